import { create, createFileRegistry, fromBinary, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import protobufjs from 'protobufjs';
import 'protobufjs/ext/descriptor/index.js';
import { shaped } from '../shaped.mjs';
import { form, protoOf } from './proto.mjs';

/** protobufjs by the code that it also writes for static modules. */
export function protobufJs({ schema }) {
  const { source, root } = protoOf(schema);
  const type = protobufjs.parse(source).root.lookupType(root);
  return {
    from: (value) => shaped(schema.node, value, form),
    encode: (value) => type.encode(value).finish(),
    decode: (message) => type.decode(message),
  };
}

/** protobuf-es, whose generated files hold a descriptor as this one. */
export function protobufEs({ schema }) {
  const { source, root } = protoOf(schema);
  const set = protobufjs.parse(source).root.toDescriptor('proto3');
  const bytes = set.constructor.encode(set).finish();
  const type = createFileRegistry(corrected(fromBinary(FileDescriptorSetSchema, bytes))).getMessage(root);
  return {
    from: (value) => create(type, shaped(schema.node, value, form)),
    encode: (value) => toBinary(type, value),
    decode: (message) => fromBinary(type, message),
  };
}

/** protobufjs says of no field that it is packed, and names the entries of maps without the message they are in. */
function corrected(set) {
  for (const { name, field, nestedType } of set.file[0].messageType) {
    for (const each of field) {
      each.options = undefined;
      if (nestedType.some((entry) => entry.name === each.typeName)) each.typeName = `.${name}.${each.typeName}`;
    }
  }
  return set;
}
