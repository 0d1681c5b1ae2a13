// The class of a Pod by its resources: that of our server, and with KUBETYPED_CONTROLPLANE=start that of the real
// kube-apiserver for random ones.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Random } from '../differential/random_scalars.ts';
import { type BothServers, NO_CONTROLPLANE, startBoth } from './both_servers.ts';

const seed = Number(process.env['KUBETYPED_SEED'] ?? 37);
const count = Number(process.env['KUBETYPED_CASES'] ?? 100);

let both: BothServers;
before(async () => {
  both = await startBoth();
});
after(() => both.close());

const pod = (containers: readonly object[], initContainers: readonly object[] = [], resources?: object): object => ({
  metadata: { name: 'a' },
  spec: {
    containers: containers.map((each, index) => ({ name: `c${index}`, image: 'nginx', resources: each })),
    initContainers: initContainers.map((each, index) => ({ name: `i${index}`, image: 'nginx', resources: each })),
    ...(resources && { resources }),
  },
});

/** Status and class, or what is wrong. */
async function classes(object: object): Promise<unknown[]> {
  const answers = both.servers.map(async ({ send }) => {
    const { status, body } = await send('POST', '/api/v1/namespaces/default/pods?dryRun=All', object);
    if (status === 201) return (body['status'] as { qosClass?: string }).qosClass;
    const { causes = [] } = body['details'] as { causes?: { field: string; message: string }[] };
    return causes.map(({ field, message }) => `${field}: ${message}`).sort();
  });
  return Promise.all(answers);
}

const LIMITS = { cpu: '1', memory: '1Gi' };
const KNOWN: readonly (readonly [object: object, wanted: string])[] = [
  [pod([{}]), 'BestEffort'],
  [pod([{ limits: LIMITS }]), 'Guaranteed'],
  [pod([{ limits: LIMITS }], [{ limits: LIMITS }]), 'Guaranteed'],
  [pod([{ limits: LIMITS }], [{}]), 'Burstable'],
  [pod([{ limits: { cpu: '1' } }]), 'Burstable'],
  [pod([{ requests: { cpu: '0', memory: '0' } }]), 'BestEffort'],
  // Their sums are those of the limits.
  [pod([{ requests: { cpu: '1', memory: '1' }, limits: { cpu: '2', memory: '2' } }, { limits: LIMITS }]), 'Burstable'],
  [pod([{ limits: { 'example.com/a': '1' }, requests: { 'example.com/a': '1' } }]), 'BestEffort'],
  [pod([{}], [], { limits: LIMITS }), 'Guaranteed'],
  // Of no resources that count: the containers say.
  [pod([{ limits: LIMITS }], [], {}), 'Guaranteed'],
];

test('classes are those of kube-apiserver', async () => {
  for (const [object, wanted] of KNOWN)
    for (const found of await classes(object)) assert.equal(found, wanted, JSON.stringify(object));
});

test('classes of random Pods are those of kube-apiserver', async (t) => {
  if (both.real === undefined) return t.skip(NO_CONTROLPLANE);
  const found: Record<string, number> = {};
  for (let index = 0; index < count; index++) {
    const random = new Random(seed + index);
    const amounts = (): object => {
      const names = ['cpu', 'memory', 'hugepages-2Mi', 'example.com/a'].filter(() => random.int(5) > 1);
      return Object.fromEntries(names.map((name) => [name, random.pick(['0', '2Mi', '4Mi', '4194304'])]));
    };
    const resources = (): object => {
      const limits = amounts();
      const requests = random.int(2) > 0 ? limits : amounts();
      return { ...(random.int(4) > 0 && { limits }), ...(random.int(4) > 0 && { requests }) };
    };
    const some = (most: number, least = 0): object[] => {
      const equal = resources();
      const same = random.int(2) > 0;
      return Array.from({ length: least + random.int(most) }, () => (same ? equal : resources()));
    };
    const object = pod(some(2, 1), some(2), random.int(3) === 0 ? resources() : undefined);
    const [ours, theirs] = await classes(object);
    assert.deepEqual(ours, theirs, `${index}: ${JSON.stringify(object)}`);
    const key = typeof theirs === 'string' ? theirs : 'refused';
    found[key] = (found[key] ?? 0) + 1;
  }
  t.diagnostic(`${JSON.stringify(found)}; KUBETYPED_SEED=${seed}`);
  return undefined;
});
