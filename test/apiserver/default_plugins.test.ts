// What plug-ins of kube-apiserver give to new objects, and refuse: priorities, tolerations, taints, classes, topology, limits.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import {
  type AdmittingServer,
  type AdmittingServers,
  create,
  eventually,
  expectStatus,
  startAdmitting,
  testsOf,
} from './admission_servers.ts';
import type { Answer } from './client.ts';

const NAMESPACE = '/api/v1/namespaces/plugins';
const PODS = `${NAMESPACE}/pods`;
const CLASSES = '/apis/scheduling.k8s.io/v1/priorityclasses';

let all: AdmittingServers;

before(async () => {
  all = await startAdmitting();
  for (const server of all.servers) {
    await create(server, '/api/v1/namespaces', { metadata: { name: 'plugins' } });
    await eventually(() => expectStatus(200, server, 'admin', 'GET', `${NAMESPACE}/serviceaccounts/default`));
  }
});
after(() => all.close());

const pod = (name: string, spec: object = {}, container: object = {}): object => ({
  metadata: { name },
  // Nothing of ServiceAccounts is looked at here.
  spec: { automountServiceAccountToken: false, containers: [{ name: 'a', image: 'i', ...container }], ...spec },
});

const refused = async (server: AdmittingServer, url: string, object: object): Promise<string> =>
  (await expectStatus(403, server, 'admin', 'POST', url, object)).json.message;

const patched = (server: AdmittingServer, url: string, patch: object): Promise<Answer> =>
  expectStatus(200, server, 'admin', 'PATCH', url, patch, 'application/merge-patch+json');

for (const index of [0, 1]) {
  const tried = testsOf(index, () => all);

  tried('Pods get the priority of their class', async (server) => {
    const given = async (name: string, spec: object): Promise<unknown[]> => {
      const { json } = await create(server, PODS, pod(name, spec));
      return [json.spec.priorityClassName, json.spec.priority, json.spec.preemptionPolicy];
    };
    assert.deepEqual(await given('p1', {}), [undefined, 0, 'PreemptLowerPriority']);
    assert.equal(
      await refused(server, PODS, pod('p2', { priorityClassName: 'nope' })),
      'pods "p2" is forbidden: no PriorityClass with name nope was found',
    );
    await create(server, CLASSES, { metadata: { name: 'high' }, value: 1000, preemptionPolicy: 'Never' });
    const high = await eventually(() => given('p3', { priorityClassName: 'high' }));
    assert.deepEqual(high, ['high', 1000, 'Never']);
    assert.equal(
      await refused(server, PODS, pod('p4', { priorityClassName: 'high', priority: 7 })),
      'pods "p4" is forbidden: the integer value of priority (7) must not be provided in pod spec; priority admission controller computed 1000 from the given PriorityClass name',
    );
    assert.equal(
      await refused(server, PODS, pod('p4', { priorityClassName: 'high', preemptionPolicy: 'PreemptLowerPriority' })),
      'pods "p4" is forbidden: the string value of PreemptionPolicy (PreemptLowerPriority) must not be provided in pod spec; priority admission controller computed Never from the given PriorityClass name',
    );
    // Who replaces a Pod need not know its priority.
    const { json: object } = await expectStatus(200, server, 'admin', 'GET', `${PODS}/p3`);
    const { priority: _, preemptionPolicy: __, ...spec } = object.spec;
    const { json } = await expectStatus(200, server, 'admin', 'PUT', `${PODS}/p3`, { ...object, spec });
    assert.deepEqual([json.spec.priority, json.spec.preemptionPolicy], [1000, 'Never']);
    await create(server, CLASSES, { metadata: { name: 'usual' }, value: 5, globalDefault: true });
    await eventually(async () =>
      assert.equal(
        await refused(server, CLASSES, { metadata: { name: 'other' }, value: 6, globalDefault: true }),
        'priorityclasses.scheduling.k8s.io "other" is forbidden: PriorityClass usual is already marked as default. Only one default can exist',
      ),
    );
    assert.deepEqual(await given('p5', {}), ['usual', 5, 'PreemptLowerPriority']);
    await patched(server, `${CLASSES}/usual`, { metadata: { labels: { a: 'b' } } });
    await expectStatus(200, server, 'admin', 'DELETE', `${CLASSES}/usual`);
    const { items } = (await expectStatus(200, server, 'admin', 'GET', CLASSES)).json;
    const system = items.filter(({ metadata }: { metadata: { name: string } }) => metadata.name.startsWith('system-'));
    assert.deepEqual(
      system.map(
        ({ metadata, value, description }: { metadata: { name: string }; value: number; description: string }) => [
          metadata.name,
          value,
          description.length,
        ],
      ),
      [
        ['system-cluster-critical', 2_000_000_000, 106],
        ['system-node-critical', 2_000_001_000, 77],
      ],
    );
  });

  tried('Pods tolerate for five minutes that their node is gone', async (server) => {
    const tolerations = async (name: string, own?: object[]): Promise<unknown> =>
      (await create(server, PODS, pod(name, own && { tolerations: own }))).json.spec.tolerations;
    const [notReady, unreachable] = ['not-ready', 'unreachable'].map((name) => ({
      key: `node.kubernetes.io/${name}`,
      operator: 'Exists',
      effect: 'NoExecute',
      tolerationSeconds: 300,
    }));
    assert.deepEqual(await tolerations('t1'), [notReady, unreachable]);
    const everything = { operator: 'Exists' };
    assert.deepEqual(await tolerations('t2', [everything]), [everything]);
    const schedule = { key: 'node.kubernetes.io/not-ready', operator: 'Exists', effect: 'NoSchedule' };
    assert.deepEqual(await tolerations('t3', [schedule]), [schedule, notReady, unreachable]);
    const whole = { key: 'node.kubernetes.io/unreachable', operator: 'Exists' };
    assert.deepEqual(await tolerations('t4', [whole]), [whole, notReady]);
  });

  tried('Nodes begin as not ready, and Pods get the labels of their place', async (server) => {
    const labels = { 'topology.kubernetes.io/zone': 'z', 'topology.kubernetes.io/region': 'r', other: 'o' };
    const { json } = await create(server, '/api/v1/nodes', { metadata: { name: 'n1', labels } });
    const taint = { key: 'node.kubernetes.io/not-ready', effect: 'NoSchedule' };
    assert.deepEqual(json.spec.taints, [taint]);
    const own = await create(server, '/api/v1/nodes', {
      metadata: { name: 'n2' },
      spec: { taints: [{ ...taint, value: 'x' }] },
    });
    assert.deepEqual(own.json.spec.taints, [{ ...taint, value: 'x' }]);
    await create(server, PODS, pod('bound'));
    const binding = { metadata: { name: 'bound', labels: { mine: 'm' } }, target: { kind: 'Node', name: 'n1' } };
    await create(server, `${PODS}/bound/binding`, binding);
    const bound = await expectStatus(200, server, 'admin', 'GET', `${PODS}/bound`);
    const { other: _, ...place } = labels;
    assert.deepEqual(bound.json.metadata.labels, { ...place, mine: 'm' });
    const direct = await create(server, PODS, pod('direct', { nodeName: 'n1' }));
    assert.deepEqual(direct.json.metadata.labels, place);
    const nowhere = await create(server, PODS, pod('nowhere', { nodeName: 'n9' }));
    assert.equal(nowhere.json.metadata.labels, undefined);
  });

  tried('Pods are resized as their node has declared that it can', async (server) => {
    const nodes = '/api/v1/nodes';
    const allocatable = { cpu: '8', memory: '8Gi', pods: '10' };
    const declare = async (declaredFeatures: readonly string[]): Promise<unknown> =>
      patched(server, `${nodes}/able/status`, { status: { declaredFeatures } });
    const allowed = (patch: object, name: string = 'sized'): Promise<Answer> =>
      patched(server, `${PODS}/${name}/resize`, { spec: patch });
    const why = async (patch: object, name: string = 'sized'): Promise<string> =>
      (
        await expectStatus(
          403,
          server,
          'admin',
          'PATCH',
          `${PODS}/${name}/resize`,
          { spec: patch },
          'application/merge-patch+json',
        )
      ).json.message;
    const resources = (cpu: string, memory = '1Gi'): object => ({ requests: { cpu, memory }, limits: { cpu, memory } });
    const first = (cpu: string): object => ({ name: 'first', image: 'i', resources: resources(cpu) });
    const aside = (cpu: string): object => ({ ...first(cpu), name: 'aside', restartPolicy: 'Always' });
    const main = (cpu: string): object => ({ name: 'a', image: 'i', resources: resources(cpu) });
    await create(server, nodes, { metadata: { name: 'able' } });
    await patched(server, `${nodes}/able/status`, { status: { allocatable, capacity: allocatable } });
    const spec = { initContainers: [first('1'), aside('1')], nodeName: 'able', resources: resources('4', '4Gi') };
    await create(server, PODS, pod('sized', spec, { resources: resources('1') }));
    await create(server, PODS, pod('lost', { ...spec, nodeName: 'gone' }, { resources: resources('1') }));
    // What every kubelet can do needs no declaration: containers, and those beside them.
    await eventually(() => allowed({ containers: [main('1500m')] }));
    await allowed({ initContainers: [first('1'), aside('1500m')] });
    await allowed({ initContainers: [first('1'), aside('2')] });
    const [ofInit, ofPod] = ['InPlacePodVerticalScalingInitContainers', 'InPlacePodLevelResourcesVerticalScaling'];
    const refusal = (features: string): string =>
      `pods "sized" is forbidden: pod update requires features ${features} which are not available on node "able"`;
    const inits = { initContainers: [first('1500m'), aside('2')] };
    const whole = { resources: resources('5', '4Gi') };
    assert.equal(await why(inits), refusal(ofInit));
    assert.equal(await why(whole), refusal(ofPod));
    assert.equal(await why({ ...inits, ...whole }), refusal(`${ofPod}, ${ofInit}`));
    assert.equal(await why(whole, 'lost'), 'pods "lost" is forbidden: node "gone" not found');
    await declare([ofInit, 'Other']);
    await eventually(() => allowed(inits));
    assert.equal(await why({ initContainers: [first('1'), aside('2')], ...whole }), refusal(ofPod));
    await declare([ofPod]);
    await eventually(() => allowed(whole));
    // Metadata is not what a kubelet acts on.
    await patched(server, `${PODS}/lost`, { metadata: { labels: { a: 'b' } } });
  });

  tried('claims and Ingresses get the default class', async (server) => {
    const claims = `${NAMESPACE}/persistentvolumeclaims`;
    const claim = (name: string, spec: object = {}, annotations: object = {}): object => ({
      metadata: { name, annotations },
      spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } }, ...spec },
    });
    const classOf = async (object: object): Promise<unknown> =>
      (await create(server, claims, object)).json.spec.storageClassName;
    assert.equal(await classOf(claim('c0')), undefined);
    const annotations = { 'storageclass.kubernetes.io/is-default-class': 'true' };
    for (const name of ['slow', 'fast'])
      await create(server, '/apis/storage.k8s.io/v1/storageclasses', {
        metadata: { name, annotations },
        provisioner: 'x/y',
      });
    await eventually(async () =>
      assert.equal((await create(server, `${claims}?dryRun=All`, claim('c'))).json.spec.storageClassName, 'fast'),
    );
    assert.equal(await classOf(claim('c1', { storageClassName: '' })), '');
    assert.equal(await classOf(claim('c2', { storageClassName: 'slow' })), 'slow');
    assert.equal(await classOf(claim('c3', {}, { 'volume.beta.kubernetes.io/storage-class': 'slow' })), undefined);
    const ingresses = '/apis/networking.k8s.io/v1/namespaces/plugins/ingresses';
    const ingress = (name: string, more: object = {}): object => ({
      metadata: { name },
      spec: { defaultBackend: { service: { name: 's', port: { number: 80 } } }, ...more },
    });
    const url = '/apis/networking.k8s.io/v1/ingressclasses';
    const isDefault = { 'ingressclass.kubernetes.io/is-default-class': 'true' };
    await create(server, url, { metadata: { name: 'web', annotations: isDefault }, spec: { controller: 'x/y' } });
    await eventually(async () =>
      assert.equal((await create(server, `${ingresses}?dryRun=All`, ingress('i'))).json.spec.ingressClassName, 'web'),
    );
    assert.equal(
      (await create(server, ingresses, ingress('i2', { ingressClassName: 'own' }))).json.spec.ingressClassName,
      'own',
    );
  });

  tried('Pods get the overhead and the nodes of their RuntimeClass', async (server) => {
    const url = '/apis/node.k8s.io/v1/runtimeclasses';
    assert.equal(
      await refused(server, PODS, pod('r1', { runtimeClassName: 'vm' })),
      'pods "r1" is forbidden: pod rejected: RuntimeClass "vm" not found',
    );
    const nameless = await expectStatus(500, server, 'admin', 'POST', PODS, pod('r1', { runtimeClassName: '' }));
    assert.equal(nameless.json.message, 'resource name may not be empty');
    // An empty one, too, which the client of Java sends.
    for (const overhead of [{ cpu: '1' }, {}])
      assert.equal(
        await refused(server, PODS, pod('r1', { overhead })),
        'pods "r1" is forbidden: pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead',
      );
    const tolerations = [{ key: 'vm', operator: 'Exists' }];
    await create(server, url, {
      metadata: { name: 'vm' },
      handler: 'vm',
      overhead: { podFixed: { cpu: '250m', memory: '64Mi' } },
      scheduling: { nodeSelector: { vm: 'yes' }, tolerations },
    });
    const { json } = await create(
      server,
      PODS,
      pod('r2', {
        runtimeClassName: 'vm',
        nodeSelector: { disk: 'ssd' },
        tolerations: [{ key: 'vm', operator: 'Exists', effect: 'NoSchedule' }],
      }),
    );
    assert.deepEqual(json.spec.overhead, { cpu: '250m', memory: '64Mi' });
    assert.deepEqual(json.spec.nodeSelector, { disk: 'ssd', vm: 'yes' });
    assert.deepEqual(json.spec.tolerations.slice(-1), tolerations);
    assert.equal(json.spec.tolerations.length, 3);
    await create(server, PODS, pod('r3', { runtimeClassName: 'vm', overhead: { cpu: '0.25', memory: '64Mi' } }));
    assert.equal(
      await refused(server, PODS, pod('r4', { runtimeClassName: 'vm', overhead: { cpu: '0.5' } })),
      "pods \"r4\" is forbidden: pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead",
    );
    assert.equal(
      await refused(server, PODS, pod('r4', { runtimeClassName: 'vm', nodeSelector: { vm: 'no' } })),
      'pods "r4" is forbidden: conflict: runtimeClass.scheduling.nodeSelector[vm] = yes; pod.spec.nodeSelector[vm] = no',
    );
  });

  tried('containers get the limits of a LimitRange, and stay within them', async (server) => {
    const limited = '/api/v1/namespaces/limited';
    await create(server, '/api/v1/namespaces', { metadata: { name: 'limited' } });
    await eventually(() => expectStatus(200, server, 'admin', 'GET', `${limited}/serviceaccounts/default`));
    await create(server, `${limited}/limitranges`, {
      metadata: { name: 'l' },
      spec: {
        limits: [
          {
            type: 'Container',
            default: { cpu: '500m', memory: '256Mi' },
            defaultRequest: { cpu: '0.25' },
            min: { cpu: '100m' },
            max: { cpu: '1' },
            maxLimitRequestRatio: { cpu: '4' },
          },
          { type: 'Pod', max: { memory: '1Gi' } },
          { type: 'PersistentVolumeClaim', min: { storage: '1Gi' }, max: { storage: '5Gi' } },
        ],
      },
    });
    const pods = `${limited}/pods`;
    const init = { initContainers: [{ name: 'i', image: 'i', resources: { limits: { cpu: '1' } } }] };
    await eventually(async () => {
      const { json } = await create(server, `${pods}?dryRun=All`, pod('l1', init));
      assert.equal(
        json.metadata.annotations?.['kubernetes.io/limit-ranger'],
        'LimitRanger plugin set: cpu, memory request for container a; cpu, memory limit for container a; memory request for init container i; memory limit for init container i',
      );
      assert.deepEqual(json.spec.containers[0].resources, {
        limits: { cpu: '500m', memory: '256Mi' },
        requests: { cpu: '250m', memory: '256Mi' },
      });
      assert.deepEqual(json.spec.initContainers[0].resources, {
        limits: { cpu: '1', memory: '256Mi' },
        requests: { cpu: '1', memory: '256Mi' },
      });
    });
    const resources = (limits: object, requests: object): object => ({ resources: { limits, requests } });
    const why = async (container: object): Promise<string> =>
      (await refused(server, pods, pod('l2', {}, container))).replace('pods "l2" is forbidden: ', '');
    assert.equal(await why(resources({ cpu: 2 }, { cpu: 1 })), 'maximum cpu usage per Container is 1, but limit is 2');
    assert.equal(
      await why(resources({ cpu: '50m' }, { cpu: '50m' })),
      'minimum cpu usage per Container is 100m, but request is 50m',
    );
    assert.equal(
      await why(resources({ cpu: '1' }, { cpu: '150m' })),
      'cpu max limit to request ratio per Container is 4, but provided ratio is 6.666667',
    );
    assert.equal(
      await why(resources({ memory: '2Gi' }, { memory: '1Gi' })),
      'maximum memory usage per Pod is 1Gi, but limit is 2Gi',
    );
    assert.equal(
      await why(resources({ cpu: '3', memory: '2Gi' }, { cpu: '1' })),
      '[maximum cpu usage per Container is 1, but limit is 3, maximum memory usage per Pod is 1Gi, but limit is 2Gi]',
    );
    const claim = (storage: string): object => ({
      metadata: { name: 'c' },
      spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage } } },
    });
    assert.equal(
      await refused(server, `${limited}/persistentvolumeclaims`, claim('6Gi')),
      'persistentvolumeclaims "c" is forbidden: maximum storage usage per PersistentVolumeClaim is 5Gi, but request is 6Gi',
    );
    assert.equal(
      await refused(server, `${limited}/persistentvolumeclaims`, claim('1M')),
      'persistentvolumeclaims "c" is forbidden: minimum storage usage per PersistentVolumeClaim is 1Gi, but request is 1M',
    );
  });
}
