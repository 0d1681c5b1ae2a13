import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { randomObject } from '../differential/random_patches.ts';
import type { Random } from '../differential/random_scalars.ts';

const IMAGES = [
  '',
  'nginx',
  'nginx:1.29',
  'nginx:latest',
  'example.com/a/b',
  'localhost/a:latest',
  'example.com:5000/a_b.c--d:v1',
  'foo_bar.x/a',
  'Nginx',
  'a/B',
  'Example.com/a',
  `a@sha256:${'0'.repeat(64)}`,
  `a:latest@sha256:${'0'.repeat(64)}`,
  'a@sha256:00000000000000000000000000000000',
  `a@md6:${'0'.repeat(32)}`,
  'a:',
  'a//b',
  '0'.repeat(64),
  `${'a'.repeat(248)}`,
  `${'a'.repeat(247)}`,
  `docker.io/${'a'.repeat(248)}`,
  `x.y/${'a'.repeat(255)}`,
  `x.y/${'a'.repeat(256)}`,
  '[::1]:5000/a',
];

/** Values by which defaults are chosen, by the name of the field. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  image: IMAGES,
  reference: IMAGES,
  type: [
    ...['', 'RollingUpdate', 'Recreate', 'OnDelete', 'Container', 'Pod', 'Opaque', 'x'],
    ...['ClusterIP', 'NodePort', 'LoadBalancer', 'ExternalName'],
  ],
  sessionAffinity: ['', 'None', 'ClientIP'],
  kind: ['User', 'Group', 'ServiceAccount', 'x'],
  allocationMode: ['', 'ExactCount', 'All'],
  protocol: ['', 'TCP', 'UDP'],
  ip: ['', '10.0.0.1'],
};
const AMOUNTS: readonly string[] = ['0', '1', '100m', '0.0001', '1u', '2Gi', '1500n', '0.5', '1e3', '-1u'];
const RESOURCES: readonly string[] = ['cpu', 'memory', 'hugepages-2Mi', 'ephemeral-storage', 'example.com/gpu'];
const LISTS: ReadonlySet<string> = new Set([
  'limits',
  'requests',
  'capacity',
  'allocatable',
  'default',
  'defaultRequest',
  'max',
  'min',
  'overhead',
  'hard',
]);

/** An object of a Kind, in which what the defaults look at has telling values, or none. */
export function randomInput(type: KindClass, random: Random): object {
  const object = telling(randomObject(type, random, true), '', random);
  return { ...(object as object), apiVersion: type.apiVersion, kind: type.kind };
}

function telling(value: unknown, name: string, random: Random): unknown {
  if (typeof value === 'string') return TELLING[name] === undefined ? value : random.pick(TELLING[name]);
  if (Array.isArray(value)) return value.map((item) => telling(item, name, random));
  if (typeof value !== 'object' || value === null) return value;
  const isAmounts = LISTS.has(name) && Object.values(value).every((amount) => typeof amount !== 'object');
  if (isAmounts)
    return Object.fromEntries(RESOURCES.flatMap((each) => (random.int(3) === 0 ? [[each, random.pick(AMOUNTS)]] : [])));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, telling(inner, key, random)]));
}
