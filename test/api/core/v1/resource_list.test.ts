// What fits and what doesn't, and what the vectors can't say of resource lists and pods.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isSupportedPodLevelResource,
  Pod,
  podLimits,
  podRequests,
  podRequestTotals,
  ResourceList,
  ResourceTotals,
  supportedPodLevelResources,
} from 'kubetyped/api/core/v1';
import type { QuantityError } from 'kubetyped/apimachinery/api/resource';

test('what is not enough is told: the resource, what is requested, what there is', () => {
  const told = (requested: ResourceList, available: ResourceList | undefined): string[] =>
    ResourceList.insufficient(requested, available).map(
      ({ resource, requested: wanted, available: there }) => `${resource}: ${wanted.toString()} of ${there.toString()}`,
    );
  assert.deepEqual(told({ cpu: '1500m', memory: '2Gi', 'example.com/gpu': 1 }, { cpu: 1, memory: '2048Mi' }), [
    'cpu: 1500m of 1',
    'example.com/gpu: 1 of 0',
  ]);
  assert.deepEqual(told({ cpu: '1' }, undefined), ['cpu: 1 of 0']);
  assert.deepEqual(told({ cpu: '0', 'example.com/gpu': '0' }, { cpu: '-1' }), []);
  assert.deepEqual(told(JSON.parse('{"__proto__":"1"}') as ResourceList, {}), ['__proto__: 1 of 0']);
  assert.equal(ResourceList.fits({ cpu: '0.1' }, { cpu: '100m' }), true);
  assert.equal(ResourceList.fits({ cpu: '0.1' }, { cpu: '99999u' }), false);
  assert.equal(ResourceList.fits(undefined, null), true);
});

test('amounts are exact beyond what numbers hold', () => {
  const tenths = Array.from({ length: 10 }, () => ({ cpu: '0.1' })).reduce(
    (sum: ResourceList, each) => ResourceList.add(sum, each),
    {},
  );
  assert.deepEqual(tenths, { cpu: '1' });
  assert.deepEqual(ResourceList.add({ memory: '9007199254740993' }, { memory: '1' }), { memory: '9007199254740994' });
  assert.deepEqual(ResourceList.sub({ memory: '1' }, { memory: '9223372036854775807' }), {
    memory: '-9223372036854775806',
  });
});

test('lists are not changed, and a null amount is a zero', () => {
  const a = Object.freeze({ cpu: '1' });
  const b = Object.freeze({ cpu: '2', memory: null as unknown as string });
  assert.deepEqual(ResourceList.add(a, b), { cpu: '3', memory: '0' });
  assert.deepEqual(ResourceList.max(a, b), { cpu: '2', memory: '0' });
  assert.equal(ResourceList.cpu({ cpu: undefined as unknown as string }).toString(), '0');
  assert.equal(ResourceList.memory(null).format, 'BinarySI');
  assert.equal(ResourceList.name({}, 'toString', 'DecimalSI').isZero(), true);
});

test('an amount that is none is an error with its text', () => {
  for (const run of [
    () => ResourceList.add({ cpu: 'x' }, {}),
    () => ResourceList.cpu({ cpu: '1 Gi' }),
    () => podRequests({ spec: { overhead: { cpu: '' } } }),
  ]) {
    assert.throws(run, { code: 'ERR_INVALID_QUANTITY' });
  }
});

test('the requests and limits of a Pod of the library, sidecar and all', () => {
  const pod = new Pod({
    spec: {
      initContainers: [
        { name: 'proxy', restartPolicy: 'Always', resources: { requests: { cpu: '100m' }, limits: { cpu: '200m' } } },
        { name: 'migrate', resources: { requests: { cpu: '1', memory: '1Gi' } } },
      ],
      containers: [{ name: 'web', resources: { requests: { cpu: '250m', memory: '64Mi' }, limits: { cpu: 1 } } }],
      overhead: { cpu: '10m', memory: '1Mi' },
    },
  });
  const before = structuredClone({ ...pod });
  assert.deepEqual(podRequests(pod), { cpu: '1110m', memory: '1025Mi' });
  assert.deepEqual(podRequests(pod, { excludeOverhead: true }), { cpu: '1100m', memory: '1Gi' });
  assert.deepEqual(podLimits(pod), { cpu: '1210m' });
  assert.deepEqual({ ...pod }, before);
});

test('resources of the pod as a whole', () => {
  assert.deepEqual(supportedPodLevelResources(), ['cpu', 'memory', 'hugepages-']);
  assert.deepEqual(['cpu', 'memory', 'hugepages-1Gi', 'hugepages', 'storage', ''].map(isSupportedPodLevelResource), [
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('an error about an amount says of which resource', () => {
  for (const compute of [
    () => ResourceList.memory({ memory: '1Gb' }),
    () => ResourceList.add({ cpu: '1' }, { memory: '1Gb' }),
    () => ResourceList.fits({ memory: '1Gb' }, {}),
  ])
    assert.throws(compute, (error: QuantityError) => {
      assert.match(error.message, /^memory: quantities must match the regular expression/);
      assert.deepEqual([error.name, error.path, error.value], ['QuantityError', 'memory', '1Gb']);
      return true;
    });
});

test('totals: a node is filled with Pods, and amounts that are no numbers stay exact', () => {
  const pod = (cpu: string, memory: string): Pod =>
    new Pod({ spec: { containers: [{ name: 'a', resources: { requests: { cpu, memory } } }] } });
  const free = new ResourceTotals({ cpu: '1', memory: '1Gi', pods: '2' });
  for (const each of [pod('600m', '256Mi'), pod('0.3', '0.5Gi')]) {
    const wanted = podRequestTotals(each);
    assert.ok(wanted.fits(free));
    free.sub(wanted);
  }
  assert.deepEqual(free.toList(), { cpu: '100m', memory: '256Mi', pods: '2' });
  assert.deepEqual(
    podRequestTotals(pod('200m', '1Mi'))
      .insufficient(free)
      .map(({ resource, requested, available }) => `${resource}: ${requested.toString()} of ${available.toString()}`),
    ['cpu: 200m of 100m'],
  );
  assert.equal(free.get('memory')?.toString(), '256Mi');
  assert.equal(free.get('example.com/gpu'), undefined);
  // A nano-CPU, half a byte, and more bytes than a number counts.
  const fine = new ResourceTotals({ cpu: '1n', memory: '500m', 'example.com/x': '9007199254740993' });
  const copy = fine.copy().add(fine);
  assert.deepEqual(copy.toList(), { cpu: '2n', memory: '1', 'example.com/x': '18014398509481986' });
  assert.ok(fine.fits(copy) && !copy.fits(fine));
  assert.deepEqual(copy.sub(fine).sub(fine).toList(), { cpu: '0', memory: '0', 'example.com/x': '0' });
  assert.deepEqual(fine.toList(), { cpu: '1n', memory: '500m', 'example.com/x': '9007199254740993' });
  assert.throws(
    () => new ResourceTotals({ cpu: 'x' }),
    (error) => (error as QuantityError).path === 'cpu',
  );
  assert.deepEqual(Object.keys(new ResourceTotals(JSON.parse('{"__proto__":"1"}') as ResourceList).toList()), [
    '__proto__',
  ]);
});
