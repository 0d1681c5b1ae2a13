// Random changes of built-in Kinds: of what never changes, of what may, and of their status.
import type { Random } from '../differential/random_scalars.ts';

export type Plain = Record<string, unknown>;

/** A Kind, and what is changed of it: values by the paths of fields; undefined takes a field away. */
export interface ChangedKind {
  readonly path: string;
  readonly object: Plain;
  /** A status that is written before the changes; one of several. */
  readonly states?: readonly Plain[];
  readonly fields: Readonly<Record<string, readonly unknown[]>>;
  /** What is changed by way of subresources. */
  readonly subresources?: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
}

export const web = { app: 'web' };
export const METADATA: ChangedKind['fields'] = {
  'metadata.labels': [{ a: 'b' }, undefined, { 'not a name': 'b' }],
  'metadata.annotations': [{ a: 'b' }, undefined],
  'metadata.finalizers': [['example.com/a'], undefined],
  'metadata.ownerReferences': [[{ apiVersion: 'v1', kind: 'Node', name: 'n', uid: 'u' }], undefined],
  'metadata.generation': [7],
};
export const counts = [-1, 0, 1, 2, 3];
export const condition = (type: string, status = 'True', more: object = {}): object => ({ type, status, ...more });
export const TIMES = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', undefined];
export const IN_NAMESPACE = '/namespaces/default/';
export const claimSpec = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '2Gi' } } };

/** The same object with a few fields changed. */
export function randomlyChanged(random: Random, object: Plain, fields: ChangedKind['fields']): Plain {
  const changed = structuredClone(object);
  const paths = Object.keys(fields);
  for (let count = 1 + random.int(3); count > 0; count--) {
    const path = random.pick(paths);
    setAt(changed, path.split('.'), random.pick(fields[path]!));
  }
  return changed;
}

function setAt(object: Plain, keys: readonly string[], value: unknown): void {
  let at = object;
  for (const key of keys.slice(0, -1)) {
    // A list that is gone has no items.
    if (/^\d+$/.test(key) && at[key] === undefined) return;
    if (typeof at[key] !== 'object' || at[key] === null) at[key] = {};
    at = at[key] as Plain;
  }
  const last = keys.at(-1)!;
  if (value === undefined) delete at[last];
  else at[last] = structuredClone(value);
}
