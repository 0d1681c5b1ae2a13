import type { Random } from '../differential/random_scalars.ts';

type Plain = Record<string, unknown>;

const NAMES = ['a', 'b'];

function containers(random: Random, names: readonly string[]): object[] {
  return names.map((name) => ({
    name,
    image: random.pick(['nginx', 'nginx', 'nginx:1', ' nginx']),
    ...(random.int(4) === 0 && { command: [random.pick(['x', 'y'])] }),
    ...(random.int(4) === 0 && { resources: { requests: { cpu: random.pick(['1', '1000m', '2']) } } }),
  }));
}

function term(random: Random): object {
  const expressions = [
    { key: 'zone', operator: 'In', values: ['x'] },
    { key: 'disk', operator: 'Exists' },
  ];
  return {
    matchExpressions: expressions.slice(random.int(2)),
    ...(random.int(3) === 0 && { matchFields: [{ key: 'metadata.name', operator: 'In', values: ['n'] }] }),
  };
}

function affinity(random: Random): object {
  const count = 1 + random.int(2);
  const required = { nodeSelectorTerms: Array.from({ length: count }, () => term(random)) };
  const podAntiAffinity = {
    requiredDuringSchedulingIgnoredDuringExecution: [
      { topologyKey: 'zone', labelSelector: { matchLabels: { a: 'b' } } },
    ],
  };
  return {
    ...(random.int(3) > 0 && { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: required } }),
    ...(random.int(5) === 0 && { podAntiAffinity }),
  };
}

const ANY = { operator: 'Exists', effect: 'NoExecute' };

/** The parts of a Pod that may change, and some that may not. */
const PARTS: Readonly<Record<string, (random: Random) => unknown>> = {
  activeDeadlineSeconds: (random) => random.pick([1, 5, 10]),
  terminationGracePeriodSeconds: (random) => random.pick([-1, 1, 30]),
  // The one that tolerates everything is always there, so that the server adds none of its own.
  tolerations: (random) =>
    random.pick([
      [ANY],
      [{ ...ANY, tolerationSeconds: 5 }],
      [ANY, { key: 'a', operator: 'Exists' }],
      [{ key: 'a', operator: 'Exists' }, ANY],
    ]),
  schedulingGates: (random) =>
    random.pick([[{ name: 'example.com/a' }], [{ name: 'example.com/a' }, { name: 'example.com/b' }], []]),
  nodeSelector: (random) => random.pick([{ a: 'b' }, { a: 'c' }, { a: 'b', c: 'd' }]),
  affinity,
  nodeName: () => 'n',
  restartPolicy: (random) => random.pick(['Always', 'Never']),
  hostNetwork: () => true,
  initContainers: (random) =>
    containers(
      random,
      NAMES.slice(0, random.int(2)).map((name) => `init-${name}`),
    ),
};

/** A Pod; given one, the same with a few changes. */
export function randomPod(random: Random, name: string, old?: Plain): Plain {
  const spec: Plain = { ...(old?.['spec'] as Plain | undefined) };
  spec['tolerations'] ??= [ANY];
  if (old === undefined || random.int(2) === 0)
    spec['containers'] = containers(random, random.int(6) === 0 ? NAMES : ['a']);
  for (const [part, make] of Object.entries(PARTS)) {
    if (random.int(5) > 0) continue;
    if (old !== undefined && part !== 'tolerations' && random.int(3) === 0) delete spec[part];
    else spec[part] = make(random);
  }
  const annotations = random.int(8) === 0 && {
    annotations: { 'kubernetes.io/config.mirror': random.pick(['x', 'y']) },
  };
  return { apiVersion: 'v1', kind: 'Pod', metadata: { name, ...annotations }, spec };
}
