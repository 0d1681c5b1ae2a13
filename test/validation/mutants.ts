import { readFileSync } from 'node:fs';
import { splitDocuments, unmarshal } from 'kubetyped/apimachinery/util/yaml';

type JSONObject = { [key: string]: unknown };

/** An object with one fault put into it: it may still be one that a server takes. */
export interface Mutant {
  /** `apps/v1 Deployment web: spec.replicas = -1`. */
  readonly name: string;
  /** What was done: `remove`, `enum`, `name`, `number` and so on. */
  readonly class: string;
  readonly object: JSONObject & { apiVersion: string; kind: string };
}

/** The objects that mutants are made of. */
export function bases(): Mutant['object'][] {
  return splitDocuments(readFileSync('test/validation/bases.yaml', 'utf8')).map(
    ({ text }) => unmarshal(text) as unknown as Mutant['object'],
  );
}

type Keys = readonly (string | number)[];

const TEXTS: readonly (readonly [string, string])[] = [
  ['enum', 'Nope'],
  ['name', 'web_svc'],
  ['name', '-a.'],
  ['empty', ''],
  ['long', 'a'.repeat(260)],
  ['path', '../up'],
];
const NUMBERS: readonly (readonly [string, unknown])[] = [
  ['number', -1],
  ['number', 0],
  ['number', 800_000],
  ['number', 2 ** 31],
  ['type', 'many'],
];

/** Every mutant of every base. */
export function* allMutants(): Generator<Mutant> {
  const names = new Map<string, number>();
  for (const base of bases()) {
    const title = `${base.apiVersion} ${base.kind} ${(base['metadata'] as JSONObject)['name'] as string}`;
    for (const [keys, value] of valuesIn(base, [])) {
      const path = keys.join('.');
      if (path === '' || path === 'apiVersion' || path === 'kind' || path === 'metadata.namespace') continue;
      const make = (kind: string, what: string, change: (parent: JSONObject, key: string) => void): Mutant => {
        const object = structuredClone(base);
        let parent: unknown = object;
        for (const key of keys.slice(0, -1)) parent = (parent as JSONObject)[key];
        change(parent as JSONObject, String(keys.at(-1)));
        const name = `${title}: ${path} ${what}`;
        const count = (names.get(name) ?? 0) + 1;
        names.set(name, count);
        return { name: count === 1 ? name : `${name} (${count})`, class: kind, object };
      };
      yield* mutantsAt(value, make, keys);
    }
  }
}

type Make = (kind: string, what: string, change: (parent: JSONObject, key: string) => void) => Mutant;

function* mutantsAt(value: unknown, make: Make, keys: Keys): Generator<Mutant> {
  const set = (kind: string, to: unknown): Mutant =>
    make(kind, `= ${JSON.stringify(to).slice(0, 40)}`, (parent, key) => {
      parent[key] = to;
    });
  if (typeof keys.at(-1) === 'string') {
    yield make('remove', 'removed', (parent, key) => delete parent[key]);
    yield make('unknown', 'misspelt', (parent, key) => {
      parent[`${key}x`] = parent[key];
      delete parent[key];
    });
  }
  if (typeof value === 'string') {
    for (const [kind, text] of TEXTS) yield set(kind, text);
    if (/^\d+(?:m|[KMG]i|%)?$/.test(value))
      for (const text of ['-1', '1.5', '12x', '101%', '99999Gi']) yield set('quantity', text);
    if (/^\d+\.\d+\.\d+\.\d+/.test(value))
      for (const text of ['10.0.0', '127.0.0.1', '010.1.2.3', '10.0.0.1/33', '::1']) yield set('address', text);
    yield set('type', 12);
  } else if (typeof value === 'number') for (const [kind, number] of NUMBERS) yield set(kind, number);
  else if (typeof value === 'boolean') yield set('type', 'yes');
  else if (Array.isArray(value)) {
    yield set('empty', []);
    yield set('type', 'list');
    yield make('duplicate', 'has its first item twice', (parent, key) => {
      const list = parent[key] as unknown[];
      list.push(structuredClone(list[0]));
    });
  } else {
    yield set('empty', {});
    yield set('type', 'map');
    const map = value as JSONObject;
    if (Object.values(map).every((each) => typeof each === 'string')) {
      yield set('map', { ...map, 'bad key!': 'x' });
      yield set('map', { ...map, key: 'bad value!' });
    }
    if (keys.at(-2) === 'volumes' || /[pP]robe$/.test(String(keys.at(-1)))) {
      yield set('union', { ...map, exec: { command: ['a'] }, tcpSocket: { port: 1 } });
      yield set('union', { ...map, emptyDir: {}, hostPath: { path: '/a' } });
    }
  }
}

function* valuesIn(value: unknown, keys: Keys): Generator<[Keys, unknown]> {
  yield [keys, value];
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, each] of entries) yield* valuesIn(each, [...keys, key]);
}
