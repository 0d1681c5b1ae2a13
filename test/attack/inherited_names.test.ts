// Names that every object of JavaScript inherits, as keys of all maps of all built-in Kinds, with values that are right:
// kube-apiserver (KUBETYPED_CONTROLPLANE=start) and our server give answers of one class, never a 5xx.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { scheme } from 'kubetyped';
import { resources } from '#api/rest_mapper/zz_generated.resources';
import { compile } from '#engine/schema/compile';
import type { Node, Shape } from '#engine/schema/node';
import { type BothServers, NO_CONTROLPLANE, startBoth } from '../apiserver/both_servers.ts';
import { oneIn, PART } from '../some_of.ts';
import type { Answer } from '../validation/kube_apiserver.ts';
import { bases } from '../validation/mutants.ts';

type Plain = Record<string, unknown>;
type Keys = readonly (string | number)[];

const NAMES = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const MERGE = 'application/merge-patch+json';
const APPLY = 'application/apply-patch+yaml';
const NAME = 'inherited-names';
const WAYS = ['create', 'merge', 'apply'] as const;

interface MapPlace {
  readonly keys: Keys;
  readonly value: unknown;
}

/** The maps of a struct, each with a value for its entries; lists have one item. What holds itself is followed once. */
function* mapsOf(node: Node, keys: Keys, open: readonly Shape[]): Generator<MapPlace> {
  if (node.kind === 'list') yield* mapsOf(node.elem, [...keys, 0], open);
  else if (node.kind === 'map') yield { keys, value: valueOf(node.elem) };
  else if ((node.kind === 'struct' || node.kind === 'union') && !open.includes(node.shape))
    for (const member of node.shape.members) yield* mapsOf(member.node, [...keys, member.name], [...open, node.shape]);
}

function valueOf(node: Node): unknown {
  switch (node.kind) {
    case 'list':
      return [valueOf(node.elem)];
    case 'bytes':
      return 'MQ==';
    case 'bool':
      return true;
    case 'struct':
      return {};
    default:
      // A number, a time, a quantity or a text.
      if (/int|float/.test(node.goType)) return 1;
      return node.goType.endsWith('Time') ? '2026-01-01T00:00:00Z' : '1';
  }
}

/** The object with the names in a map, where the way to it is made as far as there is none. */
function withNames(object: Plain, { keys, value }: MapPlace): Plain {
  const changed = structuredClone(object);
  let at: Plain = changed;
  for (const [index, key] of keys.entries()) {
    const next = at[key];
    if (typeof next !== 'object' || next === null) at[key] = typeof keys[index + 1] === 'number' ? [] : {};
    at = at[key] as Plain;
  }
  for (const name of NAMES) at[name] = value;
  return changed;
}

/** Each base with the names in each of its maps, in all maps of which it has some, and in all there are. */
function variantsOf(base: Plain, places: readonly MapPlace[]): Plain[] {
  const has = ({ keys }: MapPlace): boolean => {
    let at: unknown = base;
    for (const key of keys) at = (at as Plain | undefined)?.[key];
    return at !== undefined;
  };
  const all = (chosen: readonly MapPlace[]): Plain => chosen.reduce(withNames, base);
  return [...places.map((place) => withNames(base, place)), all(places.filter(has)), all(places)];
}

let both: BothServers;
before(async () => {
  both = await startBoth();
});
after(() => both.close());

test('names that objects inherit, as keys of all maps', async (t) => {
  const created = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAME } };
  for (const { send } of both.servers) await send('POST', '/api/v1/namespaces', created);
  const faults: string[] = [];
  const classes: Record<number, number> = {};
  for (const base of oneIn(6, bases())) {
    const { apiVersion, kind } = base;
    const [version = '', group = ''] = apiVersion.split('/').reverse();
    const type = scheme.typeFor({ group, version, kind });
    const row = resources
      .find((each) => each.group === group && each.version === version)
      ?.resources.find(([each]) => each === kind);
    if (row === undefined || type === undefined || /Review$|^(?:Binding|Namespace|APIService)$/.test(kind)) continue;
    const [, plural, , namespaced] = row;
    const path = `/${group === '' ? 'api' : 'apis'}/${apiVersion}${namespaced ? `/namespaces/${NAME}` : ''}/${plural}`;
    const { namespace: _, ...metadata } = (base['metadata'] ?? {}) as Plain;
    const object = { ...base, metadata: { ...metadata, name: NAME } };
    const root: Node = { kind: 'struct', goType: '', type: '', shape: compile(type, scheme.scalars) };
    const variants = variantsOf(object, [...mapsOf(root, [], [])]);
    /** For each server and variant, the status of each way in, and what a refusal says. */
    const answers = await Promise.all(
      both.servers.map(async ({ send }) => {
        const creates: Answer[] = [];
        for (const variant of variants) creates.push(await send('POST', `${path}?dryRun=All`, variant));
        await send('POST', path, object);
        const applied = `${path}/${NAME}?dryRun=All&force=true&fieldManager=m`;
        const answered: Record<(typeof WAYS)[number], Answer>[] = [];
        for (const [at, create] of creates.entries()) {
          const merge = await send('PATCH', `${path}/${NAME}?dryRun=All`, variants[at], MERGE);
          answered.push({ create, merge, apply: await send('PATCH', applied, variants[at], APPLY) });
        }
        return answered;
      }),
    );
    for (const [at, variant] of variants.entries()) {
      const [own, real = own] = answers.map((each) => each[at]);
      for (const way of WAYS) {
        const [ours, theirs] = [own?.[way], real?.[way]].map((answer) => Math.floor((answer?.status ?? 0) / 100));
        classes[ours ?? 0] = (classes[ours ?? 0] ?? 0) + 1;
        if (ours === theirs && ours !== 5) continue;
        const said = `${JSON.stringify(own?.[way].body)}, kube-apiserver ${JSON.stringify(real?.[way].body)}`;
        faults.push(`${way} ${JSON.stringify(variant)}: ${said}`);
      }
    }
    for (const { send } of both.servers) {
      await send('PATCH', `${path}/${NAME}`, { metadata: { finalizers: null } }, MERGE);
      await send('DELETE', `${path}/${NAME}`, { gracePeriodSeconds: 0, propagationPolicy: 'Background' });
    }
  }
  t.diagnostic(`${JSON.stringify(classes)} by class${both.real === undefined ? `; ${NO_CONTROLPLANE}` : ''}`);
  const least = PART ? 60 : 200;
  assert.ok((classes[2] ?? 0) > least && (classes[4] ?? 0) > least, JSON.stringify(classes));
  assert.ok(faults.length === 0, `${faults.length} faults:\n${faults.map((each) => each.slice(0, 2000)).join('\n')}`);
});
