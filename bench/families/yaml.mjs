// YAML, on pods as kubectl shows them: without managedFields.
import { dump, load } from 'js-yaml';
import { parse, stringify } from 'yaml';
import { addToScheme } from '../../dist/node/api/index.js';
import { parseYAML, stringifyYAML } from '../../dist/node/apimachinery/engine/index.js';
import { Scheme } from '../../dist/node/apimachinery/runtime/index.js';
import { Serializer } from '../../dist/node/apimachinery/runtime/serializer/yaml/index.js';

function newSerializer(options) {
  const scheme = new Scheme('bench');
  addToScheme(scheme);
  return new Serializer(scheme, options);
}

function parseAgainst(against, baseline) {
  return {
    name: 'parse YAML pod',
    against,
    data: 'pod.yaml',
    prepare: (texts) => ({
      baseline: (turn) => baseline(texts[turn % texts.length]),
      ours: (turn) => parseYAML(texts[turn % texts.length]),
    }),
  };
}

function stringifyAgainst(against, baseline) {
  return {
    name: 'stringify YAML pod',
    against,
    data: 'pod.yaml',
    prepare(texts) {
      const objects = texts.map((text) => parseYAML(text));
      return {
        baseline: (turn) => baseline(objects[turn % objects.length]),
        ours: (turn) => stringifyYAML(objects[turn % objects.length]),
      };
    },
  };
}

/** To and from objects of the Kind's class, checked; the others know no Kinds. */
function decodeAgainst(against, baseline) {
  return {
    name: 'decode YAML pod',
    against,
    data: 'pod.yaml',
    prepare(texts) {
      const serializer = newSerializer();
      return {
        baseline: (turn) => baseline(texts[turn % texts.length]),
        ours: (turn) => serializer.decode(texts[turn % texts.length]).object,
      };
    },
  };
}

function encodeAgainst(against, baseline) {
  return {
    name: 'encode YAML pod',
    against,
    data: 'pod.yaml',
    prepare(texts) {
      const serializer = newSerializer();
      const objects = texts.map((text) => serializer.decode(text).object);
      const plain = objects.map((object) => JSON.parse(JSON.stringify(object)));
      return {
        baseline: (turn) => baseline(plain[turn % plain.length]),
        ours: (turn) => serializer.encodeToString(objects[turn % objects.length]),
      };
    },
  };
}

export const comparisons = [
  parseAgainst('js-yaml load', (text) => load(text)),
  parseAgainst('yaml parse', (text) => parse(text)),
  stringifyAgainst('js-yaml dump', (object) => dump(object)),
  stringifyAgainst('yaml stringify', (object) => stringify(object)),
  decodeAgainst('js-yaml load', (text) => load(text)),
  decodeAgainst('yaml parse', (text) => parse(text)),
  encodeAgainst('js-yaml dump', (object) => dump(object)),
  encodeAgainst('yaml stringify', (object) => stringify(object)),
  {
    name: 'decode YAML pod, bytes',
    against: 'Go',
    go: 'decode',
    data: 'pod.yaml',
    prepare(texts) {
      const serializer = newSerializer();
      const bytes = texts.map((text) => new TextEncoder().encode(text));
      return { ours: (turn) => serializer.decode(bytes[turn % bytes.length]).object };
    },
  },
  {
    name: 'encode YAML pod, canonical, bytes',
    against: 'Go',
    go: 'encode',
    data: 'pod.yaml',
    prepare(texts) {
      const serializer = newSerializer({ canonical: true });
      const objects = texts.map((text) => serializer.decode(text).object);
      return { ours: (turn) => serializer.encode(objects[turn % objects.length]) };
    },
  },
];
