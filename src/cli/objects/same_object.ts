import { diff } from '#apimachinery/util/objectdiff/diff';
import type { DiffOptions } from '#apimachinery/util/objectdiff/diff_options';
import { DiffPathError } from '#apimachinery/util/objectdiff/diff_path_error';
import { ServerFields } from '#apimachinery/util/objectdiff/server_fields';
import { scheme } from '../../index.ts';
import type { Arguments } from '../arguments.ts';
import { UsageError } from '../usage_error.ts';

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
 * @param anyNamespace what is left is paired whatever the namespaces
 * @returns those of `before` in their order, then those only in `after`
 */
export function pairObjects<T>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (object: T) => ObjectName,
  anyNamespace = false,
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
      if (partner === undefined) continue;
      const isElsewhere = keyOf === kindAndName && name.namespace !== '' && nameOf(partner).namespace !== '';
      if (isElsewhere && !anyNamespace) continue;
      found?.pop();
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

/** How objects are compared, by the command line. @param ignored fields to ignore besides @throws UsageError when a path to ignore is invalid */
export function diffOptions(args: Arguments, ignored: readonly string[] = []): DiffOptions {
  const ignore = [
    ...ignored,
    ...splitPaths(args.value('ignore') ?? ''),
    ...(args.has('skip-server-fields') ? ServerFields : []),
  ];
  const options: DiffOptions = { scheme, exact: args.has('exact'), ignore };
  try {
    diff({}, {}, options);
  } catch (error) {
    if (error instanceof DiffPathError) throw new UsageError(error.message);
    throw error;
  }
  return options;
}

/** Splits comma-separated field paths; a comma in brackets or quotes is part of its path. */
function splitPaths(text: string): string[] {
  const paths: string[] = [];
  let start = 0;
  let isInBrackets = false;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (isQuoted) {
      if (char === '\\') at++;
      else if (char === '"') isQuoted = false;
    } else if (char === '"') {
      isQuoted = isInBrackets;
    } else if (char === '[' || char === ']') {
      isInBrackets = char === '[';
    } else if (char === ',' && !isInBrackets) {
      paths.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return text === '' ? [] : [...paths, text.slice(start)];
}
