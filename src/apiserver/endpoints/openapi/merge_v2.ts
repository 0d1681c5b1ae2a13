import { type JSONObject, listOf, members, objectOf } from './document_v2.ts';

const KINDS = 'x-kubernetes-group-version-kind';
const DEFINITION = '#/definitions/';

/**
 * A document of version 2 with what another one has besides. A path that is in both is that of the first; definitions that
 * differ under one name are renamed, and of those that are the same the kinds are joined. Mirrors kube-openapi's
 * `MergeSpecsIgnorePathConflictRenamingDefinitionsAndParameters`; Kubernetes' documents have no parameters to share.
 */
export function mergedV2(first: JSONObject, second: JSONObject): JSONObject {
  const own = objectOf(first['paths']);
  const added = members(second['paths']).filter(([path]) => !Object.hasOwn(own, path));
  if (added.length === 0) return first;
  const known = objectOf(first['definitions']);
  const others = objectOf(second['definitions']);
  const renamed = renames(known, others);
  const definitions: Record<string, unknown> = { ...known };
  for (const [name, definition] of members(withReferences(others, renamed))) {
    const as = renamed.get(name) ?? name;
    definitions[as] = Object.hasOwn(known, as) ? withKindsOf(objectOf(known[as]), definition) : definition;
  }
  return {
    ...first,
    paths: { ...own, ...objectOf(withReferences(Object.fromEntries(added), renamed)) },
    definitions,
  };
}

/** The names that others' definitions get because there is another one of the same name. */
function renames(known: JSONObject, others: JSONObject): Map<string, string> {
  const renamed = new Map<string, string>();
  const taken = new Set([...Object.keys(known), ...Object.keys(others)]);
  for (const [name, definition] of members(others)) {
    if (!Object.hasOwn(known, name) || isSame(known[name], definition)) continue;
    let count = 2;
    while (taken.has(`${name}_v${count}`) && !isSame(known[`${name}_v${count}`], definition)) count++;
    renamed.set(name, `${name}_v${count}`);
  }
  return renamed;
}

function isSame(a: unknown, b: unknown): boolean {
  const plain = (value: unknown): string => sortedJSON({ ...objectOf(value), [KINDS]: [] });
  return plain(a) === plain(b);
}

function sortedJSON(value: unknown): string {
  if (Array.isArray(value)) return `[${listOf(value).map(sortedJSON).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const sorted = [...members(value)].sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, below]) => `${JSON.stringify(key)}:${sortedJSON(below)}`).join()}}`;
}

function withKindsOf(known: JSONObject, other: unknown): JSONObject {
  const all = listOf(known[KINDS]);
  const texts = new Set(all.map(sortedJSON));
  const added = listOf(objectOf(other)[KINDS]).filter((kind) => !texts.has(sortedJSON(kind)));
  return added.length === 0 ? known : { ...known, [KINDS]: [...all, ...added] };
}

function withReferences(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (renamed.size === 0) return value;
  if (Array.isArray(value)) return listOf(value).map((each) => withReferences(each, renamed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    members(value).map(([key, below]) => {
      if (key !== '$ref' || typeof below !== 'string' || !below.startsWith(DEFINITION))
        return [key, withReferences(below, renamed)];
      const name = below.slice(DEFINITION.length);
      return [key, `${DEFINITION}${renamed.get(name) ?? name}`];
    }),
  );
}
