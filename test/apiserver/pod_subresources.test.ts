// Bindings, evictions and scales of built-in Kinds: our server, and with KUBETYPED_CONTROLPLANE=start the real kube-apiserver,
// of which the answers are.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Random } from '../differential/random_scalars.ts';
import type { Answer } from '../validation/kube_apiserver.ts';
import { type BothServers, NO_CONTROLPLANE, said, startBoth, type Tried } from './both_servers.ts';
import { randomPod } from './random_pod_updates.ts';

let both: BothServers;
const servers: Tried[] = [];

before(async () => {
  both = await startBoth();
  servers.push(...both.servers);
});

after(() => both.close());

const CORE = `/api/v1/namespaces/default`;
const PODS = `${CORE}/pods`;
const BUDGETS = '/apis/policy/v1/namespaces/default/poddisruptionbudgets';
const MERGE = 'application/merge-patch+json';

/** Creates a Pod of its own for each test. */
async function createPod({ send }: Tried, name: string, more: object = {}, status?: object): Promise<void> {
  const metadata = { name, labels: { app: name }, annotations: { old: 'x' } };
  await send('DELETE', `${PODS}/${name}`, { gracePeriodSeconds: 0 });
  const containers = [{ name: 'a', image: 'nginx' }];
  const created = await send('POST', PODS, { apiVersion: 'v1', kind: 'Pod', metadata, spec: { containers, ...more } });
  assert.equal(created.status, 201, JSON.stringify(created.body));
  if (status !== undefined)
    assert.equal((await send('PATCH', `${PODS}/${name}/status`, { status }, MERGE)).status, 200);
}

const binding = (name: string, more: object = {}, target: object = { kind: 'Node', name: 'n' }): object => ({
  apiVersion: 'v1',
  kind: 'Binding',
  metadata: { name, ...more },
  target,
});

interface BoundPod {
  readonly metadata: { readonly annotations: object; readonly labels: object; readonly generation: number };
  readonly spec: { readonly nodeName?: string };
  readonly status: { readonly conditions?: readonly { readonly type: string; readonly status: string }[] };
}

test('a binding gives a Pod its node, once', async () => {
  for (const server of servers) {
    const { name, send } = server;
    await createPod(server, 'bound');
    const bind = async (body: object, query = ''): Promise<unknown[]> =>
      said(await send('POST', `${PODS}/bound/binding${query}`, body));
    assert.deepEqual(await bind(binding('bound'), '?dryRun=All'), [201, 'Success'], name);
    const labels = { zone: 'z' };
    const annotations = { new: 'y' };
    assert.deepEqual(await bind(binding('bound', { labels, annotations })), [201, 'Success'], name);
    const { metadata, spec, status } = (await send('GET', `${PODS}/bound`)).body as unknown as BoundPod;
    assert.deepEqual(
      [spec.nodeName, metadata.labels, metadata.annotations, metadata.generation],
      ['n', { app: 'bound', zone: 'z' }, { old: 'x', new: 'y' }, 1],
      name,
    );
    const conditions = status.conditions?.map(({ type, status: value }) => [type, value]);
    assert.deepEqual(conditions, [['PodScheduled', 'True']], name);
    const again = 'Operation cannot be fulfilled on pods/binding "bound": pod bound is already assigned to node "n"';
    assert.deepEqual(await bind(binding('bound', {}, { name: 'other' })), [409, again], name);
    assert.deepEqual(said(await send('POST', `${CORE}/bindings`, binding('bound'))), [409, again], name);
    const found = await send('GET', `${PODS}?fieldSelector=spec.nodeName=n,metadata.name=bound`);
    assert.equal((found.body['items'] as unknown[]).length, 1, name);
  }
});

test('the older way to bind', async () => {
  for (const server of servers) {
    await createPod(server, 'older');
    assert.deepEqual(
      said(await server.send('POST', `${CORE}/bindings`, binding('older'))),
      [201, 'Success'],
      server.name,
    );
    const { spec } = (await server.send('GET', `${PODS}/older`)).body as unknown as BoundPod;
    assert.equal(spec.nodeName, 'n', server.name);
  }
});

test('bindings that are refused', async () => {
  for (const server of servers) {
    const { name, send } = server;
    await createPod(server, 'unbound');
    await createPod(server, 'gated', { schedulingGates: [{ name: 'example.com/gate' }] });
    const rows: [pod: string, body: object, status: number, message: string | RegExp][] = [
      ['unbound', binding('other'), 400, 'name in URL does not match name in Binding object'],
      [
        'unbound',
        binding('unbound', {}, { kind: 'Pod' }),
        500,
        '[target.kind: Unsupported value: "Pod": supported values: "Node", "<empty>", target.name: Required value]',
      ],
      ['none', binding('none'), 404, 'pods "none" not found'],
      [
        'unbound',
        binding('unbound', { uid: 'x' }),
        409,
        /^Operation cannot be fulfilled on pods "unbound": StorageError: invalid object, Code: 4, Key: .*, ResourceVersion: 0, AdditionalErrorMsg: Precondition failed: UID in precondition: x, UID in object meta: /,
      ],
      [
        'unbound',
        binding('unbound', { resourceVersion: '1' }),
        409,
        /Precondition failed: ResourceVersion in precondition: 1, ResourceVersion in object meta: \d+$/,
      ],
      [
        'gated',
        binding('gated'),
        409,
        'Operation cannot be fulfilled on pods/binding "gated": pod gated has non-empty .spec.schedulingGates',
      ],
    ];
    for (const [pod, body, status, message] of rows) {
      const answer = await send('POST', `${PODS}/${pod}/binding`, body);
      assert.equal(answer.status, status, `${name}: ${JSON.stringify(answer.body)}`);
      if (typeof message === 'string') assert.equal(answer.body['message'], message, name);
      else assert.match(String(answer.body['message']), message, name);
    }
    assert.equal((await send('GET', `${PODS}/unbound/binding`)).status, 405, name);
  }
});

const eviction = (name: string, deleteOptions?: object): object => ({
  apiVersion: 'policy/v1',
  kind: 'Eviction',
  metadata: { name },
  ...(deleteOptions && { deleteOptions }),
});

const RUNNING = { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] };
const TOO_MANY = "Cannot evict pod as it would violate the pod's disruption budget.";

test('an eviction deletes a Pod', async () => {
  for (const server of servers) {
    const { name, send } = server;
    await createPod(server, 'evicted', {}, RUNNING);
    const evict = async (body: object, query = ''): Promise<unknown[]> =>
      said(await send('POST', `${PODS}/evicted/eviction${query}`, body));
    assert.deepEqual(await evict(eviction('other')), [400, 'name in URL does not match name in Eviction object'], name);
    assert.deepEqual(
      await evict(eviction('evicted', { dryRun: ['None'] }), '?dryRun=All'),
      [500, 'Non-matching dry-run options in request and content: [All] and [None]'],
      name,
    );
    assert.deepEqual(
      await evict(eviction('evicted', { ignoreStoreReadErrorWithClusterBreakingPotential: true })),
      [
        422,
        'Eviction.policy "evicted" is invalid: deleteOptions.ignoreStoreReadErrorWithClusterBreakingPotential: Invalid value: true: can not be set for pod eviction, try after removing the option',
      ],
      name,
    );
    const [status, message] = await evict(eviction('evicted', { preconditions: { uid: 'x' } }));
    assert.equal(status, 409, name);
    assert.match(
      String(message),
      /^Operation cannot be fulfilled on Pod "evicted": the UID in the precondition \(x\) does not match the UID in record \(.*\)\. The object might have been deleted and then recreated$/,
    );
    assert.deepEqual(await evict(eviction('evicted'), '?dryRun=All'), [201, 'Success'], name);
    assert.deepEqual(await evict(eviction('evicted', { dryRun: ['All'] })), [201, 'Success'], name);
    assert.equal((await send('GET', `${PODS}/evicted`)).status, 200, name);
    assert.deepEqual(await evict(eviction('evicted')), [201, 'Success'], name);
    assert.equal((await send('GET', `${PODS}/evicted`)).status, 404, name);
    assert.deepEqual(await evict(eviction('evicted')), [404, 'pods "evicted" not found'], name);
  }
});

test('a budget grants evictions while it lasts', async () => {
  for (const server of servers) {
    const { name, send } = server;
    for (const budget of ['web', 'more']) await send('DELETE', `${BUDGETS}/${budget}`);
    const spec = { minAvailable: 1, selector: { matchLabels: { tier: 'web' } } };
    const budget = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata: { name: 'web' }, spec };
    assert.equal((await send('POST', BUDGETS, budget)).status, 201, name);
    const setStatus = async (status: object): Promise<void> => {
      const full = { currentHealthy: 1, desiredHealthy: 1, expectedPods: 1, disruptionsAllowed: 0, ...status };
      const answer = await send('PATCH', `${BUDGETS}/web/status`, { status: full }, MERGE);
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
    };
    const evict = async (pod: string): Promise<unknown[]> => {
      const answer = await send('POST', `${PODS}/${pod}/eviction`, eviction(pod));
      const { causes, retryAfterSeconds } = (answer.body['details'] ?? {}) as {
        causes?: readonly { reason: string; message: string }[];
        retryAfterSeconds?: number;
      };
      return [...said(answer), causes?.map(({ reason, message }) => `${reason}: ${message}`), retryAfterSeconds];
    };
    for (const pod of ['web-a', 'web-b', 'web-c', 'web-d']) {
      await createPod(server, pod, {}, pod === 'web-d' ? { phase: 'Running' } : pod === 'web-c' ? undefined : RUNNING);
      await send('PATCH', `${PODS}/${pod}`, { metadata: { labels: { tier: 'web' } } }, MERGE);
    }
    await setStatus({});
    assert.deepEqual(
      await evict('web-a'),
      [429, TOO_MANY, ['DisruptionBudget: The disruption budget web is still being processed by the server.'], 10],
      name,
    );
    await setStatus({ observedGeneration: 1 });
    const needs = 'DisruptionBudget: The disruption budget web needs 1 healthy pods and has 1 currently';
    assert.deepEqual(await evict('web-a'), [429, TOO_MANY, [needs], undefined], name);
    await setStatus({ observedGeneration: 1, currentHealthy: 2 });
    const not = 'DisruptionBudget: The disruption budget web does not allow evicting pods currently';
    assert.deepEqual(await evict('web-a'), [429, TOO_MANY, [not], undefined], name);
    // One that isn't ready takes nothing away, nor one that has not begun.
    assert.deepEqual(await evict('web-d'), [201, 'Success', undefined, undefined], name);
    assert.deepEqual(await evict('web-c'), [201, 'Success', undefined, undefined], name);
    await setStatus({ observedGeneration: 1, currentHealthy: 2, disruptionsAllowed: 1 });
    assert.deepEqual(await evict('web-a'), [201, 'Success', undefined, undefined], name);
    const { status } = (await send('GET', `${BUDGETS}/web`)).body as unknown as {
      status: {
        disruptionsAllowed: number;
        disruptedPods: object;
        conditions: { type: string; status: string; reason: string; observedGeneration: number }[];
      };
    };
    assert.deepEqual([status.disruptionsAllowed, Object.keys(status.disruptedPods)], [0, ['web-a']], name);
    const [condition] = status.conditions;
    assert.deepEqual(
      [condition?.type, condition?.status, condition?.reason, condition?.observedGeneration],
      ['DisruptionAllowed', 'False', 'InsufficientPods', 1],
      name,
    );
    assert.equal((await evict('web-b'))[0], 429, name);
    assert.equal((await send('POST', BUDGETS, { ...budget, metadata: { name: 'more' } })).status, 201, name);
    const both = 'This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.';
    assert.deepEqual((await evict('web-b')).slice(0, 2), [500, both], name);
  }
});

test('a scale shows what a workload finds its Pods by', async () => {
  for (const { name, send } of servers) {
    const labels = { app: 'x', tier: 'y' };
    const template = { metadata: { labels }, spec: { containers: [{ name: 'a', image: 'nginx' }] } };
    const matchExpressions = [{ key: 'a', operator: 'NotIn', values: ['q', 'r'] }];
    const rows: [path: string, object: object, selector: string][] = [
      [
        '/apis/apps/v1/namespaces/default/deployments',
        {
          apiVersion: 'apps/v1',
          kind: 'Deployment',
          metadata: { name: 'scaled' },
          spec: { selector: { matchLabels: { app: 'x' }, matchExpressions }, template },
        },
        'a notin (q,r),app=x',
      ],
      [
        `${CORE}/replicationcontrollers`,
        {
          apiVersion: 'v1',
          kind: 'ReplicationController',
          metadata: { name: 'scaled' },
          spec: { selector: labels, template },
        },
        'app=x,tier=y',
      ],
    ];
    for (const [path, object, selector] of rows) {
      await send('DELETE', `${path}/scaled`, { propagationPolicy: 'Background' });
      assert.equal((await send('POST', path, object)).status, 201, name);
      const { metadata, spec, status } = (await send('GET', `${path}/scaled/scale`)).body as unknown as {
        metadata: object;
        spec: object;
        status: object;
      };
      assert.deepEqual([spec, status], [{ replicas: 1 }, { replicas: 0, selector }], name);
      assert.deepEqual(
        Object.keys(metadata),
        ['name', 'namespace', 'uid', 'resourceVersion', 'creationTimestamp'],
        name,
      );
    }
  }
});

test('random changes of Pods are refused as by kube-apiserver', async (t) => {
  if (both.real === undefined) return t.skip(NO_CONTROLPLANE);
  const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
  const count = Number(process.env['KUBETYPED_CASES'] ?? 100);
  let refused = 0;
  for (let index = 0; index < count; index++) {
    const random = new Random(seed + index);
    const pod = randomPod(random, `random-${index}`);
    const changed = Array.from({ length: 5 }, () => randomPod(random, `random-${index}`, pod));
    const answers = await Promise.all(
      servers.map(async ({ send }) => {
        const created = await send('POST', PODS, pod);
        const updates = created.status === 201 ? changed : [];
        const all = [withoutDifferences(created)];
        for (const each of updates)
          all.push(withoutDifferences(await send('PUT', `${PODS}/random-${index}?dryRun=All`, each)));
        await send('DELETE', `${PODS}/random-${index}`, { gracePeriodSeconds: 0 });
        return all;
      }),
    );
    const [own, theirs] = answers;
    refused += (theirs ?? []).filter(([status]) => status === 422).length;
    // Differs from Go: an init container that asks for `1000m` in place of `1` is the same, and its node is not asked.
    const isRespelled = JSON.stringify([pod, changed]).includes('1000m');
    const expected = theirs?.map((each, at) =>
      isRespelled && own?.[at]?.[0] === 200 && /node "n" not found$/.test(String(each[1])) ? own[at] : each,
    );
    assert.deepEqual(own, expected, `${index}: ${JSON.stringify([pod, changed])}`);
  }
  t.diagnostic(`${count} Pods, ${refused} refusals; KUBETYPED_SEED=${seed}`);
});

/** The status, and the refusal without how the spec differs, of which Go has a text, and in any order. */
function withoutDifferences({ status, body }: Answer): readonly unknown[] {
  const { causes = [] } = (body['details'] ?? {}) as { causes?: readonly { field: string; message: string }[] };
  const texts = causes.map(({ field, message }) => {
    // Terms are printed by the names of Go's internal types.
    const plain = message
      .replace(/\n@@ [^]*$/, '')
      .replace(/(?<=^Invalid value: )[[{].*(?=: (?:no|only) additions)/, '');
    return `${field}: ${plain}`;
  });
  return [status, ...[...new Set(texts)].sort(), ...(status < 300 || causes.length > 0 ? [] : [body['message']])];
}

const CLAIMED = {
  containers: [
    {
      name: 'a',
      image: 'nginx',
      resources: {
        claims: [{ name: 'gpu' }, { name: 'nic', request: 'fast' }],
        requests: { 'example.com/gpu': '1', 'example.com/none': '0' },
        limits: { 'example.com/gpu': '1', 'example.com/none': '0' },
      },
    },
  ],
  initContainers: [{ name: 'i', image: 'nginx' }],
  resourceClaims: [
    { name: 'gpu', resourceClaimName: 'one' },
    { name: 'nic', resourceClaimName: 'two' },
  ],
};

/** A status that a kubelet might write, and what it never should. */
function randomStatus(random: Random): object {
  const maybe = (chance: number): boolean => random.int(100) < chance;
  const some = <T>(make: () => T, most = 2): T[] => Array.from({ length: random.int(most + 1) }, make);
  const name = (): string => random.pick(['a', 'i', 'a', 'gone', '']);
  const integer = (): number => random.pick([0, 1000, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32]);
  const health = (): object => ({
    resourceID: random.pick(['0', '1', '']),
    ...(maybe(80) && { health: random.pick(['Healthy', 'Unhealthy', 'Unknown', 'Healthy', 'Ill', '']) }),
    ...(maybe(30) && { message: random.pick(['hot', '', 'é'.repeat(512), 'é'.repeat(513), 'x'.repeat(1025)]) }),
  });
  const device = (): object => ({
    name: random.pick([
      ...['claim:gpu', 'claim:gpu/r', 'claim:nic', 'claim:nic/fast', 'claim:', 'claim:/x', 'claim:made/first'],
      ...[
        'claim:made',
        'claim:made/',
        'claim:made/other',
        'example.com/gpu',
        'example.com/none',
        'cpu',
        '',
        'constructor',
      ],
    ]),
    ...(maybe(70) && { resources: some(health, 3) }),
  });
  const container = (): object => ({
    ...{ name: name(), ready: false, restartCount: 0, image: 'nginx', imageID: '' },
    ...(maybe(50) && { allocatedResourcesStatus: some(device) }),
    ...(maybe(40) && {
      user: maybe(10) ? {} : { linux: { uid: integer(), gid: integer(), supplementalGroups: some(integer) } },
    }),
    ...(maybe(30) && {
      volumeMounts: some(() => ({
        ...{ name: 'v', mountPath: '/v' },
        ...(maybe(60) && { volumeStatus: maybe(50) ? {} : { image: { imageRef: 'x' } } }),
      })),
    }),
  });
  const mapping = (): object => ({
    containerName: name(),
    resourceName: random.pick(['example.com/gpu', 'example.com/gpu', 'example.com/none', 'cpu', '', 'constructor']),
    requestName: random.pick(['first', 'first', 'other', 'Not_A_Label', '']),
  });
  return {
    ...(maybe(60) && { containerStatuses: some(container, 3) }),
    ...(maybe(40) && { initContainerStatuses: some(container) }),
    ...(maybe(20) && { ephemeralContainerStatuses: some(container) }),
    ...(maybe(60) && {
      extendedResourceClaimStatus: {
        ...(maybe(90) && { resourceClaimName: random.pick(['made', 'made', '', 'Not/One']) }),
        requestMappings: some(mapping, 3),
      },
    }),
    ...(maybe(20) && { conditions: some(() => (maybe(50) ? { status: 'True' } : { type: 'x y', status: 'True' })) }),
    ...(maybe(20) && {
      nodeAllocatableResourceClaimStatuses: some(() => ({ resourceClaimName: 'one', containers: ['a'] })),
    }),
    ...(maybe(20) && { volumeHealth: some(() => ({ name: 'v' })) }),
  };
}

test('what a status says of conditions, devices, users and claims', async () => {
  const wrong = {
    conditions: [{ status: 'True' }],
    containerStatuses: [
      {
        ...{ name: 'a', ready: false, restartCount: 0, image: '', imageID: '' },
        allocatedResourcesStatus: [
          { name: 'claim:gpu', resources: [{ resourceID: '0', health: 'Healthy' }] },
          { name: 'claim:gpu/r', resources: [{ resourceID: '0', health: 'Ill', message: '' }] },
          {
            name: 'example.com/gpu',
            resources: [
              { resourceID: '0', health: 'Unknown' },
              { resourceID: '0', health: 'Unknown', message: 'x'.repeat(1025) },
            ],
          },
          { name: 'cpu' },
        ],
        user: { linux: { uid: 2 ** 32, gid: 2 ** 31, supplementalGroups: [-1] } },
      },
    ],
    ephemeralContainerStatuses: [
      {
        ...{ name: 'e', ready: false, restartCount: 0, image: '', imageID: '' },
        allocatedResourcesStatus: [{ name: 'x' }],
      },
    ],
    extendedResourceClaimStatus: {
      requestMappings: [
        { containerName: 'gone', resourceName: 'example.com/gpu', requestName: 'r' },
        { containerName: 'a', resourceName: 'cpu', requestName: 'r' },
      ],
      resourceClaimName: '',
    },
  };
  const claims =
    "must match one of the container's resource claims as 'claim:<claimName>/<requestName>' when container.resources.claims[*].request is set or 'claim:<claimName>' when it is empty";
  for (const server of servers) {
    await createPod(server, 'status', CLAIMED);
    const { status, body } = await server.send('PATCH', `${PODS}/status/status`, { status: wrong }, MERGE);
    assert.equal(status, 422, JSON.stringify(body));
    const { causes } = body['details'] as { causes: { field: string; message: string }[] };
    const at = 'status.containerStatuses[0]';
    assert.deepEqual(
      causes.map(({ field, message }) => `${field}: ${message}`),
      [
        'status.conditions[0].Type: Invalid value: "": name part must be non-empty',
        "status.conditions[0].Type: Invalid value: \"\": name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')",
        'status.extendedResourceClaimStatus.requestMappings[0].containerName: Invalid value: "gone": must match the name of an entry in spec.initContainers.name or spec.containers.name',
        'status.extendedResourceClaimStatus.requestMappings[1].resourceName: Invalid value: "cpu": must match the extended resource name of an entry in spec.initContainers.resources.requests or spec.containers.resources.requests',
        'status.extendedResourceClaimStatus.resourceClaimName: Required value',
        `${at}.user.linux.uid: Invalid value: 4294967296: must be between 0 and 4294967295, inclusive`,
        `${at}.user.linux.gid: Invalid value: 2147483648: must be between 0 and 2147483647, inclusive`,
        `${at}.user.linux.supplementalGroups[0]: Invalid value: -1: must be between 0 and 2147483647, inclusive`,
        `${at}.allocatedResourcesStatus[1].name: Invalid value: "claim:gpu/r": ${claims}`,
        `${at}.allocatedResourcesStatus[1].resources[0].health: Unsupported value: "Ill": supported values: "Healthy", "Unhealthy", "Unknown"`,
        `${at}.allocatedResourcesStatus[1].resources[0].message: Required value: must be non-empty if specified`,
        `${at}.allocatedResourcesStatus[2].resources[1].message: Too long: may not be more than 1024 bytes`,
        `${at}.allocatedResourcesStatus[2].resources[1].resourceID: Duplicate value: "0"`,
        `${at}.allocatedResourcesStatus[3].name: Invalid value: "cpu": must match one of the container's resource requests`,
        'status.ephemeralContainerStatuses[0].allocatedResourcesStatus: Forbidden: must not be specified in container status',
      ],
      server.name,
    );
  }
});

test('random statuses are stored or refused as by kube-apiserver', async (t) => {
  if (both.real === undefined) return t.skip(NO_CONTROLPLANE);
  const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
  const count = 5 * Number(process.env['KUBETYPED_CASES'] ?? 100);
  for (const server of servers) await createPod(server, 'random-status', CLAIMED);
  const verdicts: Record<string, number> = {};
  for (let index = 0; index < count; index++) {
    const status = randomStatus(new Random(seed + index));
    const [own, theirs] = await Promise.all(
      servers.map(async ({ send }) => {
        const answer = await send('PATCH', `${PODS}/random-status/status?dryRun=All`, { status }, MERGE);
        return answer.status === 200 ? [200, answer.body['status']] : withoutDifferences(answer);
      }),
    );
    assert.deepEqual(own, theirs, `${index}: ${JSON.stringify(status)}`);
    const [verdict] = own ?? [];
    verdicts[String(verdict)] = (verdicts[String(verdict)] ?? 0) + 1;
  }
  assert.ok((verdicts['200'] ?? 0) > count / 20 && (verdicts['422'] ?? 0) > count / 20, JSON.stringify(verdicts));
  t.diagnostic(`${count} statuses ${JSON.stringify(verdicts)}; KUBETYPED_SEED=${seed}`);
});

test('discovery tells of them', async () => {
  for (const { name, send } of servers) {
    const { resources } = (await send('GET', '/api/v1')).body as unknown as { resources: { name: string }[] };
    const found = Object.fromEntries(resources.map((each) => [each.name, each]));
    assert.deepEqual(
      [found['pods/binding'], found['pods/eviction'], found['bindings']],
      [
        { name: 'pods/binding', singularName: '', namespaced: true, kind: 'Binding', verbs: ['create'] },
        {
          name: 'pods/eviction',
          singularName: '',
          namespaced: true,
          group: 'policy',
          version: 'v1',
          kind: 'Eviction',
          verbs: ['create'],
        },
        { name: 'bindings', singularName: 'binding', namespaced: true, kind: 'Binding', verbs: ['create'] },
      ],
      name,
    );
  }
});
