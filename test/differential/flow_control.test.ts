// FlowSchemas and PriorityLevelConfigurations of a grammar that has little sense, beside the strategies of kube-apiserver.
// KUBETYPED_CASES sets the number of cases, KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differs, type Row, readRows } from '../kinds/compare_strategies.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 4000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 29);
const ROUND = 200;

const NAMES = [
  'a',
  'exempt',
  'catch-all',
  'system',
  '*',
  '',
  'A',
  'a.b',
  '-',
  'constructor',
  '__proto__',
  'ü',
  'kube-system',
];
const VERBS = [
  'get',
  'list',
  'create',
  'update',
  'delete',
  'deletecollection',
  'patch',
  'watch',
  'proxy',
  '*',
  '',
  'GET',
];
const URLS = ['/', '*', '', '/a', '/a/*', '/a*', '/*', '/*/*', '//', '/a b', 'a', '/a/**', '/\u00a0', '/*/'];
const NUMBERS = [
  0,
  1,
  -1,
  2,
  8,
  10,
  50,
  64,
  100,
  101,
  1000,
  9999,
  10_000,
  10_001,
  10_000_000,
  10_000_001,
  2 ** 31 - 1,
  -(2 ** 31),
];
const KEEP_ZERO = 'flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares';

/** What a grammar makes of one source of chance. */
class Grammar {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  question(known: readonly Row[]): Row {
    const kind = this.#pick(['FlowSchema', 'PriorityLevelConfiguration']);
    const ofKind = known.filter((row) => row.in.kind === kind && row.old === undefined && row.errors === undefined);
    const old = this.#random.int(3) === 0 ? this.#pick(ofKind).in : undefined;
    const name = this.#pick(NAMES);
    const metadata: Record<string, unknown> = {
      ...(old === undefined ? { name } : { ...old.metadata, resourceVersion: '1', uid: 'u' }),
      ...this.#maybe('annotations', () => ({ [this.#pick([KEEP_ZERO, 'a'])]: '' }), 8),
    };
    const spec = kind === 'FlowSchema' ? this.#schema() : this.#level();
    const given = {
      apiVersion: 'flowcontrol.apiserver.k8s.io/v1',
      kind,
      metadata,
      // What is mandatory is the more interesting the nearer one comes to it.
      spec: this.#random.int(4) === 0 ? this.#near(known, kind, metadata['name'], spec) : spec,
      ...this.#maybe('status', () => ({ conditions: this.#some(3, () => this.#condition()) }), 2),
    };
    const stored = old && { ...old, metadata: { ...old.metadata, resourceVersion: '1', uid: 'u' } };
    if (stored === undefined) return { in: given };
    return { in: given, old: stored, ...(this.#random.int(4) === 0 && { subresource: 'status' }) };
  }

  #near(known: readonly Row[], kind: string, name: unknown, spec: object): object {
    const row = known.find(
      (each) => each.in.kind === kind && 'name' in each.in.metadata && each.in.metadata.name === name,
    );
    if (row === undefined || !('spec' in row.in)) return spec;
    const found = Object.entries({ ...(row.in.spec as object) });
    const other: Readonly<Record<string, unknown>> = { ...spec };
    return Object.fromEntries(found.map(([key, value]) => [key, this.#random.int(8) === 0 ? other[key] : value]));
  }

  #schema(): object {
    return {
      ...this.#maybe('matchingPrecedence', () => this.#pick(NUMBERS)),
      ...this.#maybe('priorityLevelConfiguration', () => this.#maybe('name', () => this.#pick(NAMES))),
      ...this.#maybe('distinguisherMethod', () => ({ type: this.#pick(['ByUser', 'ByNamespace', '', 'byuser']) })),
      ...this.#maybe('rules', () => this.#some(3, () => this.#rules())),
    };
  }

  #rules(): object {
    return {
      ...this.#maybe('subjects', () => this.#some(3, () => this.#subject())),
      ...this.#maybe('resourceRules', () =>
        this.#some(2, () => ({
          ...this.#maybe('verbs', () => this.#some(3, () => this.#pick(VERBS))),
          ...this.#maybe('apiGroups', () => this.#some(2, () => this.#pick(NAMES))),
          ...this.#maybe('resources', () => this.#some(2, () => this.#pick(NAMES))),
          ...this.#maybe('namespaces', () => this.#some(2, () => this.#pick(NAMES))),
          ...this.#maybe('clusterScope', () => this.#random.int(2) === 0),
        })),
      ),
      ...this.#maybe('nonResourceRules', () =>
        this.#some(2, () => ({
          ...this.#maybe('verbs', () => this.#some(3, () => this.#pick(VERBS))),
          ...this.#maybe('nonResourceURLs', () => this.#some(3, () => this.#pick(URLS))),
        })),
      ),
    };
  }

  #subject(): object {
    const named = (): object => this.#maybe('name', () => this.#pick(NAMES));
    return {
      ...this.#maybe('kind', () => this.#pick(['User', 'Group', 'ServiceAccount', '', 'user'])),
      ...this.#maybe('user', named, 2),
      ...this.#maybe('group', named, 2),
      ...this.#maybe('serviceAccount', () => ({ ...named(), ...this.#maybe('namespace', () => this.#pick(NAMES)) }), 2),
    };
  }

  #level(): object {
    const shares = (): object => ({
      ...this.#maybe('nominalConcurrencyShares', () => this.#pick(NUMBERS)),
      ...this.#maybe('lendablePercent', () => this.#pick(NUMBERS)),
    });
    const sizes = ['queues', 'handSize', 'queueLengthLimit'];
    const queuing = (): object =>
      Object.assign({}, ...sizes.map((name) => this.#maybe(name, () => this.#pick(NUMBERS))));
    return {
      ...this.#maybe('type', () => this.#pick(['Limited', 'Limited', 'Exempt', '', 'limited'])),
      ...this.#maybe('exempt', shares, 2),
      ...this.#maybe('limited', () => ({
        ...shares(),
        ...this.#maybe('borrowingLimitPercent', () => this.#pick(NUMBERS)),
        ...this.#maybe('limitResponse', () => ({
          ...this.#maybe('type', () => this.#pick(['Queue', 'Queue', 'Reject', '', 'queue'])),
          ...this.#maybe('queuing', queuing),
        })),
      })),
    };
  }

  #condition(): object {
    return { ...this.#maybe('type', () => this.#pick(['Dangling', 'a', ''])), status: this.#pick(['True', '', 'x']) };
  }

  #pick<T>(list: readonly T[]): T {
    return this.#random.pick(list);
  }

  #some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.#random.int(most + 1) }, make);
  }

  /** The property, unless chance has it, one time in so many, that it is not there. */
  #maybe(name: string, make: () => unknown, oneIn = 0): object {
    const isThere = oneIn === 0 ? this.#random.int(8) > 0 : this.#random.int(oneIn) === 0;
    return isThere ? { [name]: make() } : {};
  }
}

test(`${cases} random FlowSchemas and levels are stored and refused as by kube-apiserver`, async (t) => {
  const program = builtGo('strategies');
  if (program === undefined) {
    t.skip(withoutGo);
    return;
  }
  const go = new QuestionProgram(program, []);
  t.after(() => go.end());
  const grammar = new Grammar(new Random(seed));
  const known = readRows().filter(({ in: { apiVersion } }) => apiVersion.startsWith('flowcontrol'));
  let taken = 0;
  for (let done = 0; done < cases; done += ROUND) {
    const questions = Array.from({ length: ROUND }, () => grammar.question(known));
    const rows = await go.ask<Row>(questions);
    taken += rows.filter(({ error, errors }) => error === undefined && errors === undefined).length;
    const wrong = (await Promise.all(rows.map((row) => differs(row)))).filter((each) => each !== undefined);
    assert.equal(wrong.length, 0, `seed ${seed}, after ${done}:\n${wrong.slice(0, 5).join('\n\n')}`);
  }
  assert.ok(taken > cases / 50, `${taken} of ${cases} are taken`);
});
