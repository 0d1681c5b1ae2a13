/** The identity of an object. */
export interface ObjectName {
  readonly group: string;
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
}

/** Two objects to compare; either may be missing. */
export type Pairing<T> = readonly [before: T | undefined, after: T | undefined];

/**
 * Pairs objects by group, kind, namespace and name, whatever the version. If one has no namespace, that of the other is
 * ignored. Objects without a name are paired in order.
 * @returns those of `before` in their order, then those only in `after`
 */
export function pairObjects<T>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (object: T) => ObjectName,
): Pairing<T>[] {
  const partners = new Map<T, T>();
  const free = new Set(after);
  for (const keyOf of [fullKey, kindAndName]) {
    const waiting = new Map<string, T[]>();
    for (const object of free) {
      const key = keyOf(nameOf(object));
      const same = waiting.get(key);
      if (same === undefined) waiting.set(key, [object]);
      else same.push(object);
    }
    for (const same of waiting.values()) same.reverse();
    for (const object of before) {
      if (partners.has(object)) continue;
      const name = nameOf(object);
      const found = waiting.get(keyOf(name));
      const partner = found?.at(-1);
      if (partner === undefined || (keyOf === kindAndName && name.namespace !== '' && nameOf(partner).namespace !== ''))
        continue;
      found!.pop();
      free.delete(partner);
      partners.set(object, partner);
    }
  }
  return [
    ...before.map((object): Pairing<T> => [object, partners.get(object)]),
    ...after.filter((object) => free.has(object)).map((object): Pairing<T> => [undefined, object]),
  ];
}

function fullKey({ group, kind, namespace, name }: ObjectName): string {
  return JSON.stringify([group, kind, namespace, name]);
}

function kindAndName({ group, kind, name }: ObjectName): string {
  return JSON.stringify([group, kind, name]);
}

/** As kubectl writes it: `deployment.apps/web`, with its namespace `shop/deployment.apps/web`. */
export function objectLabel({ group, kind, namespace, name }: ObjectName): string {
  const type = group === '' ? kind : `${kind}.${group}`;
  return `${type} ${namespace === '' ? '' : `${namespace}/`}${name === '' ? '(no name)' : name}`;
}
