// Pods and templates of Pods with random oddities: the warnings of kube-apiserver's strategies.
// KUBETYPED_CASES sets the number of cases, KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differs, type Row, warns } from '../kinds/compare_strategies.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 2000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 9);
const ROUND = 200;

const AMOUNTS = ['1', '1m', '999m', '1000m', '1500u', '2k', '1.5', '0.1', '1e3', '5e-1', '1Gi', '3n'];
const PATHS = ['a', 'a/b', 'a/b/c', 'a/', 'ab', 'b', 'b//c', 'a/b//', 'c/./d', 'é', 'a b'];
const LABELS = [
  'beta.kubernetes.io/os',
  'node-role.kubernetes.io/master',
  'failure-domain.beta.kubernetes.io/zone',
  'kubernetes.io/os',
  'constructor',
  'a',
];
const ADDRESSES = ['1.2.3.4', '1.2.3.5', ''];
const ANNOTATIONS = [
  'scheduler.alpha.kubernetes.io/critical-pod',
  'security.alpha.kubernetes.io/sysctls',
  'seccomp.security.alpha.kubernetes.io/pod',
  'container.seccomp.security.alpha.kubernetes.io/c0',
  'container.apparmor.security.beta.kubernetes.io/c1',
  'constructor',
];
const PROFILES = ['unconfined', 'runtime/default', 'localhost/x'];

/** What a grammar makes of one source of chance. */
class Grammar {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  question(): Row {
    const metadata = { name: this.#random.pick(['a', 'a.b', 'x'.repeat(70)]), namespace: 'default' };
    const isPod = this.#random.int(2) === 0;
    const annotations = Object.fromEntries(
      this.#some(2, () => [this.#random.pick(ANNOTATIONS), this.#random.pick(PROFILES)] as const),
    );
    const labels = { app: 'a' };
    const spec = this.#spec();
    if (isPod)
      return { in: { apiVersion: 'v1', kind: 'Pod', metadata: { ...metadata, annotations }, spec } as Row['in'] };
    const template = { metadata: { labels, annotations }, spec };
    return {
      in: {
        apiVersion: 'apps/v1',
        kind: this.#random.pick(['Deployment', 'ReplicaSet', 'StatefulSet', 'DaemonSet']),
        metadata,
        spec: { selector: { matchLabels: labels }, template },
      } as Row['in'],
    };
  }

  #spec(): object {
    return {
      containers: [this.#container(0), ...this.#some(2, (index) => this.#container(index + 1))],
      ...this.#maybe('initContainers', () => [{ ...this.#container(9), restartPolicy: 'Always' }]),
      ...this.#maybe('nodeSelector', () => Object.fromEntries(this.#some(3, () => [this.#random.pick(LABELS), 'x']))),
      ...this.#maybe('terminationGracePeriodSeconds', () => this.#random.pick([-1, 0, 1])),
      ...this.#maybe('imagePullSecrets', () => this.#some(3, () => ({ name: this.#random.pick(['a', 'b', '']) }))),
      ...this.#maybe('hostAliases', () =>
        this.#some(3, () => ({ ip: this.#random.pick(['1.2.3.4', '::1', '2001:db8::1']), hostnames: ['h'] })),
      ),
      ...this.#maybe('topologySpreadConstraints', () => [
        {
          maxSkew: 1,
          topologyKey: this.#random.pick(LABELS.slice(0, 4)),
          whenUnsatisfiable: 'ScheduleAnyway',
          ...this.#maybe('labelSelector', () => ({})),
        },
      ]),
      ...this.#maybe('securityContext', () => ({
        ...this.#maybe('seccompProfile', () => ({ type: 'Unconfined' })),
        ...this.#maybe('appArmorProfile', () => ({ type: this.#random.pick(['Unconfined', 'RuntimeDefault']) })),
      })),
      ...this.#maybe('affinity', () => this.#affinity()),
      ...this.#maybe('volumes', () => this.#some(3, (index) => ({ name: `v${index}`, ...this.#volume() }))),
    };
  }

  #container(index: number): object {
    return {
      name: `c${index}`,
      image: 'i',
      ...this.#maybe('resources', () => ({ limits: this.#amounts(), requests: {} })),
      ...this.#maybe('env', () =>
        this.#some(4, () => ({
          name: this.#random.pick(['A', 'B']),
          value: this.#random.pick(['', '$(A)', 'x$(A)', '$(B)', '1']),
        })),
      ),
      ...this.#maybe('ports', () =>
        this.#some(5, () => ({
          containerPort: this.#random.pick([1, 2]),
          ...this.#maybe('hostPort', () => this.#random.pick([0, 1, 2])),
          ...this.#maybe('hostIP', () => this.#random.pick(ADDRESSES)),
          ...this.#maybe('protocol', () => this.#random.pick(['TCP', 'UDP'])),
          ...this.#maybe('name', () => this.#random.pick(['web', 'other'])),
        })),
      ),
      ...this.#maybe('securityContext', () => ({
        ...this.#maybe('seccompProfile', () => ({ type: 'RuntimeDefault' })),
      })),
    };
  }

  #amounts(): object {
    return Object.fromEntries(
      this.#some(3, () => [this.#random.pick(['memory', 'ephemeral-storage', 'cpu']), this.#random.pick(AMOUNTS)]),
    );
  }

  #affinity(): object {
    const term = (): object => ({ topologyKey: 'a', ...this.#maybe('labelSelector', () => ({})) });
    const expressions = (): object[] =>
      this.#some(2, () => ({
        key: this.#random.pick(LABELS),
        operator: 'In',
        values: [this.#random.pick(['x', 'a b', ''])],
      }));
    return {
      podAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: this.#some(2, term),
        preferredDuringSchedulingIgnoredDuringExecution: this.#some(2, () => ({ weight: 1, podAffinityTerm: term() })),
      },
      nodeAffinity: {
        preferredDuringSchedulingIgnoredDuringExecution: this.#some(2, () => ({
          weight: 1,
          preference: { matchExpressions: [{ key: 'a', operator: 'Exists' }, ...expressions()] },
        })),
      },
    };
  }

  #volume(): object {
    const items = (): object[] => this.#some(5, () => ({ key: 'k', path: this.#random.pick(PATHS) }));
    const sources = (): object[] => [
      { configMap: { name: 'c', items: items() } },
      { secret: { name: 's', items: items() } },
      ...this.#some(2, () =>
        this.#random.pick([{}, { configMap: { name: 'd' } }, { secret: { name: 't', items: items() } }]),
      ),
    ];
    return this.#random.pick([
      { configMap: { name: 'c', items: items() } },
      { secret: { secretName: 's', items: items() } },
      { projected: { sources: sources() } },
      { cephfs: { monitors: ['m'] } },
      { glusterfs: { endpoints: 'e', path: 'p' } },
    ]);
  }

  #some<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.#random.int(most + 1) }, (_, index) => make(index));
  }

  #maybe(name: string, make: () => unknown): object {
    return this.#random.int(3) === 0 ? { [name]: make() } : {};
  }
}

test(`${cases} random Pods and templates: clients are warned as by kube-apiserver`, async (t) => {
  const program = builtGo('strategies');
  if (program === undefined) {
    t.skip(withoutGo);
    return;
  }
  const go = new QuestionProgram(program, []);
  t.after(() => go.end());
  const grammar = new Grammar(new Random(seed));
  let warned = 0;
  for (let done = 0; done < cases; done += ROUND) {
    const rows = await go.ask<Row>(Array.from({ length: ROUND }, () => grammar.question()));
    warned += rows.filter(({ warnings }) => warnings !== undefined).length;
    // What templates become depends on more than the strategies.
    const compared = rows.map((row) => (row.in.kind === 'Pod' ? differs(row) : warns(row)));
    const wrong = (await Promise.all(compared)).filter((each) => each !== undefined);
    assert.equal(wrong.length, 0, `seed ${seed}, after ${done}:\n${wrong.slice(0, 5).join('\n\n')}`);
  }
  assert.ok(warned > cases / 10, `${warned} of ${cases} have warnings`);
});
