"""Texts of schemas."""

from ..types import PLAIN


def names(count):
    return ','.join(f'n{number}' for number in range(count))


def valid():
    """Yields (name, rule, text)."""
    for name in PLAIN:
        yield name, '1.1', name
    for text in ('enum(a)', 'enum(a,b,c)', 'flags(a)', f'flags({names(32)})', 'i32?', '[str]', '[str?]', '[[u8]]', '[u8;1]', '[u8;65536]'):
        yield text if len(text) < 40 else '32 flags', '1.1', text
    for text in ('{str:vi64}', '(bool)', '(bool,str?)', 'struct()', 'struct(a:bool)', 'struct(a:i8,b:str)'):
        yield text, '1.1', text
    for text in ('open()', 'open(a:u8)', 'open(;a:u8)', 'open(a:u8;b:u8,c:u8;d:u8)', 'union(a:struct())', 'columns(a:u8)'):
        yield text, '1.1', text
    yield 'of rule 1.5', '1.5', 'struct(id:vi64,name:str)'
    yield 'union of open structs', '1.1', 'union(A:open(x:u8),a:open(x:u8;y:u8),"\u00e4":struct())'
    yield 'cases ascend by UTF-8, not by UTF-16', '1.1', 'union("\uffff":struct(),"\U0001f600":struct())'
    yield 'itself in a list', '1.2', 'struct(children:[#0])'
    yield 'itself, optional', '1.2', 'struct(next:#0?)'
    yield 'itself in a map', '1.2', '{str:struct(a:{u8:#0})}'
    yield 'itself in columns', '1.2', 'struct(a:columns(b:#0))'
    yield 'itself in a case', '1.2', 'union(a:struct(b:#0),c:struct())'
    yield 'twice', '1.2', 'struct(a:struct(x:u8),b:#1,c:[#1])'
    yield 'two declarations with the same fields', '1.2', 'struct(a:struct(x:u8),b:struct(x:u8))'
    yield 'numbers go by where they begin', '1.2', 'struct(a:struct(b:struct(c:[#0],d:[#1],e:#2?)),f:open(g:#3?))'
    yield 'columns and tuples have no numbers', '1.2', 'columns(a:(struct(x:u8),#0),b:#0)'
    yield 'eleven declarations', '1.2', f'({",".join(["struct()"] * 11)},#10)'
    yield 'one struct for two cases', '1.2', 'union(a:struct(x:u8),b:#1)'
    yield 'name with a space', '1.3', 'struct("first name":str)'
    yield 'name that begins with a digit', '1.3', 'enum("1st",_1st)'
    yield 'name with a quote and a backslash', '1.3', 'flags("a\\"b","c\\\\d")'
    yield 'name with control characters', '1.3', 'enum("\\u0000\\u000a\\u001f\u007f")'
    yield 'name with a slash', '1.3', 'enum("a/b")'
    yield 'name beyond ASCII', '1.3', 'struct("gr\u00f6\u00dfe":f32,"\U0001f600":bool)'
    yield '256 types inside one another', '1.6', '[' * 255 + 'u8?' + ']' * 255
    yield 'names like types', '1.3', 'struct(struct:bool,enum:enum(str,open),vi64:i64)'
    yield 'the same name in two declarations', '1.4', 'struct(a:struct(a:enum(a)))'
    yield 'itself in an array of optional ones', '1.4', 'struct(a:[#0?;2])'


def invalid():
    """Yields (name, rule, reason, text)."""
    spelling = 'no other spelling is a schema'
    for name, text in (('space', ' bool'), ('space inside', 'struct(a:bool, b:str)'), ('line feed', 'bool\n'), ('upper case', 'Bool')):
        yield name, '1.1', spelling, text
    for text in ('', 'i128', 'vi16', 'str ?', 'bool??', '?', '[str', '[]', '[;3]', '[u8;]', '{str}', '{:str}', '()', '(bool,)', 'bool,str'):
        yield f'{text or "nothing"}', '1.1', spelling, text
    for text in (
        'enum()',
        'enum',
        'enum(a,)',
        'enum(a:b)',
        'flags()',
        'struct',
        'struct(a)',
        'struct(a:)',
        'struct(a:bool',
        'struct(a:bool))',
    ):
        yield text, '1.1', spelling, text
    for text in ('[u8;0]', '[u8;65537]', '[u8;04]', '[u8;-1]', '[u8;+1]', 'open(a:u8;)', 'open(;)', 'open(;;a:u8)', 'columns()', 'union()'):
        yield text, '1.1', spelling, text
    yield '33 flags', '1.1', 'flags have 1 to 32 names', f'flags({names(33)})'
    yield 'case that is a number', '1.1', 'a case is a struct or an open struct', 'union(a:u8)'
    yield 'case that is a tuple', '1.1', 'a case is a struct or an open struct', 'union(a:(u8))'
    yield 'case that is a union', '1.1', 'a case is a struct or an open struct', 'union(a:union(b:struct()))'
    yield 'case that is the union', '1.1', 'a case is a struct or an open struct', 'union(a:#0)'
    yield 'case that is optional', '1.1', 'a case is a struct or an open struct', 'union(a:struct()?)'
    yield 'cases out of order', '1.1', 'cases ascend', 'union(b:struct(),a:struct())'
    yield 'cases ascend by bytes', '1.1', 'cases ascend by the bytes of their names', 'union(a:struct(),B:struct())'
    yield 'number of nothing', '1.2', 'a number that no declaration has', '#0'
    yield 'number of a later one', '1.2', 'a declaration has its number from where it begins', '(#0,struct())'
    yield 'number of no declaration', '1.2', 'columns have no number', 'columns(a:[#0])'
    yield 'number with a zero before it', '1.1', spelling, 'struct(a:[#00])'
    yield 'number without digits', '1.1', spelling, 'struct(a:[#])'
    yield 'quotes that need not be', '1.3', 'a name that could stand as it is', 'enum("a")'
    yield 'escape that need not be', '1.1', 'only what must be is escaped', 'enum("\\u001F")'
    yield 'escape of a slash', '1.1', 'only what must be is escaped', 'enum("a\\/b")'
    yield 'short escape of a line feed', '1.1', 'it is \\u000a', 'enum("a\\nb")'
    yield 'control character that is not escaped', '1.1', 'it is escaped', 'enum("a\tb")'
    yield 'digit without quotes', '1.1', spelling, 'enum(1st)'
    yield 'letter beyond ASCII without quotes', '1.1', spelling, 'enum(\u00e4)'
    for what, name in (('high', '\ud800'), ('low', 'a\udc00')):
        yield f'lone {what} surrogate in a name', '1.1', 'a text is UTF-8', f'enum("{name}")'
    yield 'quotes without an end', '1.1', spelling, 'enum("a b)'
    yield 'empty name', '1.4', 'names are not empty', 'enum("")'
    for text in ('enum(a,b,a)', 'flags(a,a)', 'struct(a:u8,a:u8)', 'open(a:u8;a:u8)', 'union(a:struct(),a:struct())', 'columns(a:u8,a:u8)'):
        yield f'same name twice: {text}', '1.4', 'names differ within their declaration', text
    yield '257 types inside one another', '1.6', 'types stand at most 256 inside one another', '[' * 256 + 'u8' + ']' * 256
    contains = 'a struct must not contain itself through required fields, tuples and arrays alone'
    for text in ('struct(a:#0)', 'struct(a:(u8,#0))', 'struct(a:[#0;1])', 'open(a:#0)', 'open(a:u8;b:#0)', 'struct(a:struct(b:#0))'):
        yield f'contains itself: {text}', '1.4', contains, text
    yield 'inner struct contains itself', '1.4', contains, '[struct(a:struct(b:[([#1;2],u8);2]))]'
