// What the benchmarks of matching read: selectors and label sets, taints and tolerations. The same seed gives the same.
import { Random } from './data.mjs';

const KEYS = Array.from({ length: 60 }, (_, index) =>
  index < 8
    ? ['app', 'tier', 'env', 'zone', 'release', 'team', 'canary', 'cores'][index]
    : `example.com/label-${index}`,
);
const VALUES = Array.from({ length: 40 }, (_, index) => `value-${index}`);

const SELECTORS = [
  'app=value-1',
  'app=value-1,tier=value-2',
  'app in (value-1,value-2,value-3),env',
  'tier!=value-1',
  'zone notin (value-1,value-2),!canary',
  `app in (${VALUES.slice(0, 12).join(',')})`,
  'cores>16',
  'app,tier,env=value-3,release!=value-4,team notin (value-5)',
  'example.com/label-30',
  '!example.com/label-30',
];

/**
 * Selectors, and label sets of 3 to 12 labels, sorted as a server sends them.
 * @param shapes how many combinations of keys there are: those of the workloads of a cluster; or as many as sets
 */
export function labelTexts(count, shapes) {
  const random = new Random(36);
  const key = () => (random.below(2) === 0 ? KEYS[random.below(8)] : random.pick(KEYS));
  const combinations = Array.from({ length: shapes }, () =>
    [...new Set(Array.from({ length: 3 + random.below(10) }, key))].sort(),
  );
  const value = (name) => (name === 'cores' ? String(random.below(64)) : random.pick(VALUES));
  const sets = Array.from({ length: count }, (_, index) =>
    Object.fromEntries(combinations[index % shapes].map((name) => [name, value(name)])),
  );
  return [JSON.stringify(SELECTORS), JSON.stringify(sets)];
}

/** The taints of nodes, and the tolerations of pods. */
export function taintTexts(nodes, pods) {
  const random = new Random(37);
  const effect = () => random.pick(['NoSchedule', 'NoExecute', 'PreferNoSchedule']);
  const taint = () => ({
    key: KEYS[random.below(8)],
    value: random.pick(['', 'value-1', '7', '12']),
    effect: effect(),
  });
  const toleration = () => {
    const operator = random.pick(['Equal', 'Exists', 'Exists', 'Lt', undefined]);
    const value = operator === 'Exists' ? undefined : random.pick(['value-1', '10']);
    return {
      key: random.below(8) === 0 && operator === 'Exists' ? undefined : KEYS[random.below(8)],
      operator,
      value,
      effect: random.pick([effect(), undefined]),
    };
  };
  const lists = (count, most, one) =>
    Array.from({ length: count }, () => Array.from({ length: random.below(most + 1) }, one));
  return [JSON.stringify(lists(nodes, 4, taint)), JSON.stringify(lists(pods, 6, toleration))];
}

/** What pods request, and what nodes have left. */
export function resourceTexts(nodes, pods) {
  const random = new Random(38);
  const request = () => ({
    cpu: `${random.below(40) * 50}m`,
    memory: `${1 + random.below(4096)}Mi`,
    ...(random.below(4) === 0 ? { 'ephemeral-storage': `${1 + random.below(20)}Gi` } : {}),
  });
  const left = () => ({
    cpu: `${random.below(4000)}m`,
    memory: `${random.below(8192)}Mi`,
    'ephemeral-storage': `${random.below(100)}Gi`,
    pods: '110',
  });
  const lists = (count, one) => JSON.stringify(Array.from({ length: count }, one));
  return [lists(pods, request), lists(nodes, left)];
}
