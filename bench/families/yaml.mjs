// YAML, on pods as kubectl shows them: without managedFields.
import { dump, load } from 'js-yaml';
import { addToScheme } from '../../dist/api/index.js';
import { Scheme } from '../../dist/apimachinery/runtime/index.js';
import { Serializer } from '../../dist/apimachinery/runtime/serializer/yaml/index.js';
import { parseYAML, stringifyYAML } from '../../dist/src/engine/index.js';

function newSerializer(options) {
  const scheme = new Scheme('bench');
  addToScheme(scheme);
  return new Serializer(scheme, options);
}

export const comparisons = [
  {
    name: 'parse YAML pod',
    against: 'js-yaml load',
    data: 'pod.yaml',
    prepare: (texts) => ({
      baseline: (turn) => load(texts[turn % texts.length]),
      ours: (turn) => parseYAML(texts[turn % texts.length]),
    }),
  },
  {
    name: 'stringify YAML pod',
    against: 'js-yaml dump',
    data: 'pod.yaml',
    prepare(texts) {
      const objects = texts.map((text) => parseYAML(text));
      return {
        baseline: (turn) => dump(objects[turn % objects.length]),
        ours: (turn) => stringifyYAML(objects[turn % objects.length]),
      };
    },
  },
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
