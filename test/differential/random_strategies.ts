// Objects with random changes, as questions to scripts/go/strategies.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scheme } from 'kubetyped';
import { expressionCompiler } from 'kubetyped/admission';
import { parseGroupVersion } from 'kubetyped/apimachinery/runtime/schema';
import { validate } from 'kubetyped/validation';
import { created, hasStatus, type Row, readRows, shown } from '../kinds/compare_strategies.ts';
import { bases } from '../validation/mutants.ts';
import { randomVersion } from './random_patches.ts';
import type { Random } from './random_scalars.ts';

type Data = { [key: string]: unknown };
type Parent = Data | unknown[];

/**
 * Kinds that are left out, with the reason. Jobs have tests of their own. Our server sets the finalizers of a Namespace outside
 * its strategy. autoscaling/v1 is not the version that is stored. The Go program has no strategy for
 * ValidatingAdmissionPolicyBindings. For an update of a VolumeAttachment, Go words a wrong driver name differently.
 */
const OTHERS =
  /^(?:batch\/v1 Job|v1 Namespace|autoscaling\/v1 .*|.* ValidatingAdmissionPolicyBinding|.* VolumeAttachment)$/;

/** Fields of a Service that a server looks at before its strategy does. */
const ADDRESSES = ['clusterIP', 'clusterIPs', 'ipFamilies', 'ipFamilyPolicy', 'type'];
const FOLDER = 'src/kinds';
const TIME = '2026-01-02T03:04:05Z';

/** A source of random questions: objects of other questions and valid ones, with changes. */
export function randomStrategyRows(): (random: Random) => Row {
  const rows = [...readRows(), ...readRows('warnings')];
  const known = [
    ...rows.filter(({ error }) => error === undefined),
    ...bases().map((each) => ({ in: each as Row['in'] })),
  ].filter(({ in: { apiVersion, kind } }) => !OTHERS.test(`${apiVersion} ${kind}`));
  const changes = new Changes(known.flatMap(({ in: given, old }: Row) => [given, ...(old ? [old] : [])]));
  const kinds = new Map<string, Row[]>();
  for (const row of known) {
    const kind = `${row.in.apiVersion} ${row.in.kind}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), row]);
  }
  const byKind = [...kinds.values()];
  return (random) => {
    for (;;) {
      try {
        // Kinds with few questions are asked as often as others.
        return question(random.pick(random.int(3) === 0 ? known : random.pick(byKind)), changes, random);
      } catch {
        // Values of wrong types are no matter of strategies.
      }
    }
  };
}

function question({ in: given, old, subresource }: Row, changes: Changes, random: Random): Row {
  const object = shown(version(given, changes, random)) as Row['in'];
  const { metadata } = given;
  if (random.int(2) === 0) return { in: object };
  const type = scheme.typeFor(parseGroupVersion(given.apiVersion).withKind(given.kind));
  const isOfStatus = subresource === 'status' || (type !== undefined && hasStatus(type) && random.int(5) === 0);
  const before = shown(old ?? given) as Row['in'];
  const changed = random.int(4) === 0 ? (shown(version(before, changes, random)) as Row['in']) : before;
  // What is stored was accepted once.
  const earlier = [changed, before].find((each) => validate(each, { expressions: expressionCompiler }).length === 0);
  if (earlier === undefined) return { in: object };
  const { status } = earlier as { status?: object };
  const stored = { ...created(earlier), ...(status && { status }) };
  return {
    in: { ...object, metadata: { ...metadata, resourceVersion: '1' } },
    old: { ...(shown(stored) as object), metadata: { ...earlier.metadata, resourceVersion: '1' } },
    ...(isOfStatus && { subresource: 'status' }),
  };
}

function version(given: Row['in'], changes: Changes, random: Random): object {
  const { apiVersion, kind, metadata } = given;
  const type = scheme.typeFor(parseGroupVersion(apiVersion).withKind(kind));
  if (type === undefined) throw new Error(`no type of ${kind}`);
  const object = random.int(3) === 0 ? (randomVersion(given, type, random, true) as object) : structuredClone(given);
  for (let left = random.int(4); left > 0; left--) changes.change(object as Data, random);
  if (kind === 'Service') {
    const before = (given as { spec?: Data }).spec ?? {};
    const spec = ((object as { spec?: Data }).spec ??= {});
    for (const name of ADDRESSES) {
      delete spec[name];
      if (before[name] !== undefined) spec[name] = before[name];
    }
  }
  if (apiVersion.startsWith('resource.k8s.io/')) giveTimes(object);
  return { ...object, apiVersion, kind, metadata };
}

/** A taint of a device without a time gets the present one, which is another in each program. */
function giveTimes(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    const taints: unknown[] = key === 'taint' ? [each] : key === 'taints' && Array.isArray(each) ? each : [];
    for (const taint of taints)
      if (typeof taint === 'object' && taint !== null) Object.assign(taint, { timeAdded: TIME, ...taint });
    giveTimes(each);
  }
}

/** Changes values to those other objects have under the same key, or to strings and numbers that occur in the source code. */
class Changes {
  /** What stands in objects and lists, by the key of these. */
  readonly #members = new Map<string, [key: string, value: unknown][]>();
  readonly #words: string[] = [];
  readonly #numbers: number[] = [];

  constructor(objects: readonly object[]) {
    for (const object of objects) this.#learn(object, '');
    for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const code = readFileSync(join(FOLDER, file), 'utf8');
      for (const [, word = ''] of code.matchAll(/'([^'\n]{1,80})'/g)) this.#words.push(word);
      for (const [text] of code.matchAll(/\b\d[\d_]*\b/g)) {
        const number = Number(text.replaceAll('_', ''));
        this.#numbers.push(number, number + 1, number - 1, -number);
      }
    }
  }

  #learn(value: unknown, at: string): void {
    if (typeof value !== 'object' || value === null) return;
    const members = this.#members.get(at) ?? [];
    this.#members.set(at, members);
    for (const [key, each] of Object.entries(value)) {
      // Those of many questions are the same.
      if (members.length < 2000) members.push([key, each]);
      this.#learn(each, Array.isArray(value) ? at : key);
    }
  }

  /** Changes one value of an object, or adds one. */
  change(object: Data, random: Random): void {
    const places: [parent: Parent, key: string, at: string][] = [];
    const visit = (parent: Parent, at: string): void => {
      for (const [key, value] of Object.entries(parent)) {
        places.push([parent, key, at]);
        if (typeof value === 'object' && value !== null) visit(value as Parent, Array.isArray(parent) ? at : key);
      }
    };
    for (const key of ['spec', 'status', 'metadata', ...Object.keys(object)])
      if (key !== 'apiVersion' && key !== 'kind' && typeof object[key] === 'object' && object[key] !== null)
        visit(object[key] as Parent, key);
    if (places.length === 0) return;
    const [parent, key, at] = random.pick(places);
    const value: unknown = Reflect.get(parent, key);
    switch (random.int(6)) {
      case 0:
        if (Array.isArray(parent)) parent.splice(Number(key), 1);
        else delete parent[key];
        break;
      case 1:
        if (Array.isArray(parent)) parent.push(structuredClone(value));
        else
          Object.assign(parent, Object.fromEntries([structuredClone(random.pick(this.#members.get(at) ?? [['', 0]]))]));
        break;
      case 2: {
        const same = (this.#members.get(at) ?? []).filter(([each]) => each === key || Array.isArray(parent));
        if (same.length > 0) Reflect.set(parent, key, structuredClone(random.pick(same)[1]));
        break;
      }
      default:
        Reflect.set(parent, key, this.#other(value, random));
    }
  }

  #other(value: unknown, random: Random): unknown {
    if (typeof value === 'number') return random.pick(this.#numbers);
    if (typeof value === 'boolean') return !value;
    if (typeof value === 'string') {
      if (random.int(3) > 0) return random.pick(this.#words);
      return random.pick([
        '',
        'a',
        'A',
        '-a',
        `${value}a`,
        `a${value}`,
        value.toUpperCase(),
        'a'.repeat(64),
        `${value}/a`,
        '1',
        '-1',
        '0.5',
      ]);
    }
    return random.int(2) === 0 ? {} : [];
  }
}
