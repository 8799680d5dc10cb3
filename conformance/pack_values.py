"""Values of pack as JSON: README.md, "Vectors of pack"."""

from canonical import float_bits, same
from generate.pack.types import *
from report import contrast


def difference(type, wanted, found, path=''):
    """Where two values differ first, or None. Fields that the message does not have may be missing in either, or have a default."""
    if isinstance(type, Optional) and None not in (wanted, found):
        return difference(type.of, wanted, found, path)
    inside = parts(type, wanted, found)
    if inside is not None:
        differences = (difference(of, *values, f'{path}/{step}') for step, of, *values in inside)
        return next(filter(None, differences), None)
    if isinstance(type, Plain):
        wanted, found = scalar(type.name, wanted), scalar(type.name, found)
    return None if same(wanted, found) else f'{path or "/"} {contrast(found, wanted)}'


def parts(type, wanted, found):
    """Name, type and both values of what is inside, or None if nothing is, or not the same."""
    if not isinstance(found, dict if isinstance(type, (Struct, Open, Union)) else list):
        return None
    if isinstance(type, Open):
        found = {**missing(type, wanted), **found}
    if isinstance(type, (Struct, Open)):
        return [(name, of, wanted[name], found.get(name)) for name, of in type.fields if name in wanted]
    if isinstance(type, Union) and list(wanted) == list(found):
        return [(name, of, wanted[name], found[name]) for name, of in type.cases if name in wanted]
    of = types_inside(type, len(wanted)) if isinstance(type, (List, Array, Map, Tuple, Columns)) else None
    return None if of is None or len(wanted) != len(found) else list(zip(range(len(of)), of, wanted, found, strict=True))


def missing(type, value):
    """The fields that the message may not have: defaults (spec/pack.md, 9.3) in later sections."""
    later = (field for section in type.sections[1:] for field in section)
    return {name: value[name] for name, of in later if name in value and is_default(of, value[name])}


def is_default(type, value):
    if isinstance(type, Enum):
        return value == type.names[0]
    if isinstance(type, Plain):
        return scalar(type.name, value) in (0, False, '', float_bits(0.0))
    return value == [] and isinstance(type, (List, Columns, Map, Flags))


def types_inside(type, count):
    if isinstance(type, Tuple):
        return type.items
    if isinstance(type, Map):
        return [Tuple([type.key, type.value])] * count
    return [Struct(type.fields) if isinstance(type, Columns) else type.of] * count


def scalar(name, value):
    """Integers as integers, floats by their bits, and what is no number as it is."""
    try:
        if name in ('f32', 'f64'):
            return float_bits(float(str(value)))
        return int(str(value)) if name in FIXED or name in COMPRESSED else value
    except ValueError:
        return value


def of_document(type, value):
    """A JSON document, whose maps are objects, as a value of the vectors."""
    if isinstance(type, List):
        return [of_document(type.of, each) for each in value]
    if isinstance(type, Map):
        return [[key, of_document(type.value, each)] for key, each in value.items()]
    if isinstance(type, Struct):
        return {name: of_document(of, value[name]) for name, of in type.fields}
    return str(value) if type.name == 'vi64' else value
