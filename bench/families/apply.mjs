// Server-side apply of a pod's spec and labels, with another image, to the pod as a server sends it.
import { Pod } from '../../dist/node/api/core/v1/index.js';
import { Scheme } from '../../dist/node/apimachinery/runtime/index.js';
import {
  newDefaultFieldManager,
  newSchemeTypeConverter,
} from '../../dist/node/apimachinery/util/managedfields/index.js';

function configOf({ apiVersion, kind, metadata: { name, namespace, labels }, spec }) {
  const [first, ...others] = spec.containers;
  return {
    apiVersion,
    kind,
    metadata: { name, namespace, labels },
    spec: { ...spec, containers: [{ ...first, image: 'changed' }, ...others] },
  };
}

export const comparisons = [
  {
    name: 'apply to a pod',
    against: 'Go',
    go: 'apply',
    data: 'pod',
    limit: 1,
    prepare(texts) {
      const scheme = new Scheme('bench');
      scheme.addKnownTypes(Pod, Pod);
      const manager = newDefaultFieldManager(newSchemeTypeConverter(scheme), Pod);
      const live = texts.map((text) => JSON.parse(text));
      const configs = live.map(configOf);
      return {
        ours: (turn) =>
          manager.apply(live[turn % live.length], configs[turn % configs.length], 'bench', { force: true }),
      };
    },
  },
];
