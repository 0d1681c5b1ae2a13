// Decoded objects to JSON. The baseline writes plain objects, which is what a program without the library has.
import { newSerializer } from './decode.mjs';

function againstStringify(data, limit, options) {
  return {
    name: `encode ${data}${options?.canonical ? ', canonical' : ''}`,
    against: 'JSON.stringify',
    data,
    limit,
    prepare(texts) {
      const reader = newSerializer();
      const writer = newSerializer(options);
      const plain = texts.map((text) => JSON.parse(text));
      const objects = texts.map((text) => reader.decode(text).object);
      return {
        baseline: (turn) => JSON.stringify(plain[turn % plain.length]),
        ours: (turn) => writer.encodeToString(objects[turn % objects.length]),
      };
    },
  };
}

/** What goes over the wire. JSON.stringify leaves joining the pieces of a long text to whoever reads it first. */
function asBytes(data) {
  return {
    name: `encode ${data}, canonical, bytes`,
    against: 'JSON.stringify, TextEncoder',
    data,
    limit: 1.25,
    prepare(texts) {
      const writer = newSerializer({ canonical: true });
      const encoder = new TextEncoder();
      const plain = texts.map((text) => JSON.parse(text));
      const objects = texts.map((text) => writer.decode(text).object);
      return {
        baseline: (turn) => encoder.encode(JSON.stringify(plain[turn % plain.length])),
        ours: (turn) => writer.encode(objects[turn % objects.length]),
      };
    },
  };
}

function againstGo(data) {
  return {
    name: `encode ${data}, canonical, bytes`,
    against: 'Go',
    go: 'encode',
    data,
    limit: 1,
    prepare(texts) {
      const writer = newSerializer({ canonical: true });
      const objects = texts.map((text) => writer.decode(text).object);
      return { ours: (turn) => writer.encode(objects[turn % objects.length]) };
    },
  };
}

/** The same data with every object's keys the other way round. */
function reversed(value) {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

function outOfOrder(data) {
  return {
    name: `encode ${data}, canonical, keys reversed`,
    against: 'JSON.stringify',
    data,
    prepare(texts) {
      const writer = newSerializer({ canonical: true });
      const plain = texts.map((text) => reversed(JSON.parse(text)));
      const objects = plain.map((object) => writer.decode(JSON.stringify(object)).object);
      return {
        baseline: (turn) => JSON.stringify(plain[turn % plain.length]),
        ours: (turn) => writer.encodeToString(objects[turn % objects.length]),
      };
    },
  };
}

export const comparisons = [
  againstStringify('pod', 1.05),
  againstStringify('PodList', 1.05),
  againstStringify('NodeList', 1.05),
  againstStringify('pod', 1.3, { canonical: true }),
  againstStringify('PodList', 1.3, { canonical: true }),
  againstStringify('NodeList', 1.3, { canonical: true }),
  asBytes('pod'),
  asBytes('PodList'),
  asBytes('NodeList'),
  againstGo('pod'),
  againstGo('PodList'),
  againstGo('NodeList'),
  outOfOrder('pod'),
];
