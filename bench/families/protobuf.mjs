// Protobuf, with the envelope of Kubernetes on our side. The other libraries leave FieldsV1 as bytes: JSON.parse makes
// values of them, and JSON.stringify bytes of the values, so that the work is the same.

import { addToScheme } from '../../dist/node/api/core/v1/index.js';
import { codecs } from '../../dist/node/api/core/v1/protobuf/index.js';
import { Scheme } from '../../dist/node/apimachinery/runtime/index.js';
import { Serializer as JSONSerializer } from '../../dist/node/apimachinery/runtime/serializer/json/index.js';
import { RawSerializer, Serializer } from '../../dist/node/apimachinery/runtime/serializer/protobuf/index.js';
import { bufbuildType, protobufjsTypes } from '../protobuf_baselines.mjs';

const scheme = new Scheme('bench');
addToScheme(scheme);
const serializer = new Serializer(scheme, { codecs });
const bare = new RawSerializer(scheme, { codecs });

/** The objects of JSON texts; the messages with and without envelope. */
function made(texts) {
  const json = new JSONSerializer(scheme);
  const objects = texts.map((text) => json.decode(text).object);
  return {
    kind: objects[0].kind,
    enveloped: objects.map((object) => serializer.encode(object)),
    messages: objects.map((object) => bare.encode(object)),
  };
}

/** Calls back with each FieldsV1 of a message, of this library or that, and the name of its bytes. */
function eachFields(message, visit) {
  for (const { metadata } of message.items ?? [message])
    for (const { fieldsV1 } of metadata.managedFields) visit(fieldsV1, 'Raw' in fieldsV1 ? 'Raw' : 'raw');
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

function parseFields(message) {
  eachFields(message, (fields, raw) => {
    fields.value = JSON.parse(decoder.decode(fields[raw]));
  });
  return message;
}

function stringifyFields(message) {
  eachFields(message, (fields, raw) => {
    fields[raw] = encoder.encode(JSON.stringify(fields.value));
  });
  return message;
}

/** The text of an object without its managed fields. */
function withoutManagedFields(text) {
  return JSON.stringify(JSON.parse(text), (key, value) => (key === 'managedFields' ? undefined : value));
}

/** The functions of a library for a message. protobufjs is fastest on Buffers. */
const libraries = {
  protobufjs(kind) {
    const type = protobufjsTypes()[kind];
    return {
      decode: (bytes) => type.decode(bytes),
      encode: (message) => type.encode(message).finish(),
      bytes: (bytes) => Buffer.from(bytes),
    };
  },
  async '@bufbuild/protobuf'(kind) {
    return { ...(await bufbuildType(kind)), bytes: (bytes) => bytes };
  },
};

function mustBeEqual(bytes, others, what) {
  if (Buffer.compare(bytes, others) !== 0) throw new Error(`${what} makes other bytes of the same object`);
}

function decodeAgainst(library, data, limit, bare = false) {
  return {
    name: `decode Protobuf ${data}${bare ? ' without managed fields' : ''}`,
    against: library,
    data,
    limit,
    async prepare(texts) {
      const { kind, enveloped, messages } = made(bare ? texts.map(withoutManagedFields) : texts);
      const { decode, bytes } = await libraries[library](kind);
      const inputs = messages.map(bytes);
      return {
        baseline: (turn) => parseFields(decode(inputs[turn % inputs.length])),
        ours: (turn) => serializer.decode(enveloped[turn % enveloped.length]).object,
      };
    },
  };
}

/** Leaving out must not take longer than decoding everything, however little there is to leave out. */
function omittingAgainstAll(data, limit) {
  return {
    name: `decode Protobuf ${data}, omitManagedFields`,
    against: 'decoding all',
    data,
    limit,
    prepare(texts) {
      const { enveloped } = made(texts);
      const omitting = new Serializer(scheme, { codecs, omitManagedFields: true });
      return {
        baseline: (turn) => serializer.decode(enveloped[turn % enveloped.length]).object,
        ours: (turn) => omitting.decode(enveloped[turn % enveloped.length]).object,
      };
    },
  };
}

function encodeAgainst(library, data, limit) {
  return {
    name: `encode Protobuf ${data}`,
    against: library,
    data,
    limit,
    async prepare(texts) {
      const { kind, enveloped, messages } = made(texts);
      const { decode, encode, bytes } = await libraries[library](kind);
      const theirs = messages.map((message) => parseFields(decode(bytes(message))));
      const objects = enveloped.map((message) => serializer.decode(message).object);
      mustBeEqual(serializer.encode(objects[0]), enveloped[0], 'encoding what was decoded');
      mustBeEqual(encode(theirs[0]), messages[0], library);
      return {
        baseline: (turn) => encode(stringifyFields(theirs[turn % theirs.length])),
        ours: (turn) => serializer.encode(objects[turn % objects.length]),
      };
    },
  };
}

function decodeAgainstGo(data) {
  return {
    name: `decode Protobuf ${data}`,
    against: 'Go',
    go: 'protobuf-decode',
    data,
    prepare(texts) {
      const { enveloped } = made(texts);
      return { ours: (turn) => serializer.decode(enveloped[turn % enveloped.length]).object };
    },
  };
}

function encodeAgainstGo(data) {
  return {
    name: `encode Protobuf ${data}`,
    against: 'Go',
    go: 'protobuf-encode',
    data,
    prepare(texts) {
      const objects = made(texts).enveloped.map((message) => serializer.decode(message).object);
      return { ours: (turn) => serializer.encode(objects[turn % objects.length]) };
    },
  };
}

export const comparisons = [
  decodeAgainst('protobufjs', 'pod', 0.8),
  decodeAgainst('protobufjs', 'pod', 0.7, true),
  decodeAgainst('protobufjs', 'PodList', 0.9),
  decodeAgainst('protobufjs', 'NodeList', 0.9),
  omittingAgainstAll('pod', 1),
  omittingAgainstAll('NodeList', 1.1),
  encodeAgainst('protobufjs', 'pod', 0.7),
  encodeAgainst('protobufjs', 'PodList', 0.9),
  encodeAgainst('protobufjs', 'NodeList', 0.95),
  decodeAgainst('@bufbuild/protobuf', 'pod'),
  decodeAgainst('@bufbuild/protobuf', 'PodList'),
  decodeAgainst('@bufbuild/protobuf', 'NodeList'),
  encodeAgainst('@bufbuild/protobuf', 'pod'),
  encodeAgainst('@bufbuild/protobuf', 'PodList'),
  encodeAgainst('@bufbuild/protobuf', 'NodeList'),
  decodeAgainstGo('pod'),
  decodeAgainstGo('PodList'),
  decodeAgainstGo('NodeList'),
  encodeAgainstGo('pod'),
  encodeAgainstGo('PodList'),
  encodeAgainstGo('NodeList'),
];
