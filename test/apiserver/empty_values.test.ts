// Lists that say something when they are empty: what our server makes of them, and with KUBETYPED_CONTROLPLANE=start
// the real kube-apiserver, of which the answers are.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type BothServers, NO_CONTROLPLANE, type Send, startBoth } from './both_servers.ts';

const MERGE = 'application/merge-patch+json';
const IN_DEFAULT = 'namespaces/default';
const AUTOSCALERS = `/apis/autoscaling/v2/${IN_DEFAULT}/horizontalpodautoscalers`;
const PODS = `/api/v1/${IN_DEFAULT}/pods`;

const autoscaler = (behavior?: object, annotations?: object): object => ({
  metadata: { name: 'a', ...(annotations && { annotations }) },
  spec: {
    maxReplicas: 3,
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'd' },
    ...(behavior && { behavior }),
  },
});
const podSpec = (more: object = {}): object => ({ containers: [{ name: 'a', image: 'nginx' }], ...more });
const noClaims = podSpec({ resources: { claims: [] } });
const web = { app: 'web' };
const template = { metadata: { labels: web }, spec: noClaims };

const NO_POLICY = (which: string): string =>
  `HorizontalPodAutoscaler.autoscaling "a" is invalid: spec.behavior.${which}.policies: Required value: must specify at least one Policy`;
const CLAIMS = (path: string): string =>
  `${path}.resources.claims: Forbidden: claims may not be set for Resources at pod-level`;

/** Objects that are refused, with where they are written. */
const REFUSED: readonly (readonly [path: string, object: object, message: string])[] = [
  [AUTOSCALERS, autoscaler({ scaleUp: { policies: [] } }), NO_POLICY('scaleUp')],
  [AUTOSCALERS, autoscaler({ scaleDown: { policies: [] } }), NO_POLICY('scaleDown')],
  [
    `/apis/autoscaling/v1/${IN_DEFAULT}/horizontalpodautoscalers`,
    autoscaler(undefined, { 'autoscaling.alpha.kubernetes.io/behavior': '{"ScaleUp":{"Policies":[]}}' }),
    NO_POLICY('scaleUp'),
  ],
  [PODS, { metadata: { name: 'a' }, spec: noClaims }, `Pod "a" is invalid: ${CLAIMS('spec')}`],
  [
    `/apis/apps/v1/${IN_DEFAULT}/deployments`,
    { metadata: { name: 'a' }, spec: { selector: { matchLabels: web }, template } },
    `Deployment.apps "a" is invalid: ${CLAIMS('spec.template.spec')}`,
  ],
  [
    `/apis/apps/v1/${IN_DEFAULT}/replicasets`,
    { metadata: { name: 'a' }, spec: { selector: { matchLabels: web }, template } },
    `ReplicaSet.apps "a" is invalid: ${CLAIMS('spec.template.spec')}`,
  ],
  [
    `/apis/apps/v1/${IN_DEFAULT}/daemonsets`,
    { metadata: { name: 'a' }, spec: { selector: { matchLabels: web }, template } },
    `DaemonSet.apps "a" is invalid: ${CLAIMS('spec.template.spec')}`,
  ],
  [
    `/apis/apps/v1/${IN_DEFAULT}/statefulsets`,
    { metadata: { name: 'a' }, spec: { serviceName: 'a', selector: { matchLabels: web }, template } },
    `StatefulSet.apps "a" is invalid: ${CLAIMS('spec.template.spec')}`,
  ],
  [
    `/apis/batch/v1/${IN_DEFAULT}/jobs`,
    { metadata: { name: 'a' }, spec: { template: { spec: { ...noClaims, restartPolicy: 'Never' } } } },
    `Job.batch "a" is invalid: ${CLAIMS('spec.template.spec')}`,
  ],
  [
    `/apis/batch/v1/${IN_DEFAULT}/cronjobs`,
    {
      metadata: { name: 'a' },
      spec: {
        schedule: '* * * * *',
        jobTemplate: { spec: { template: { spec: { ...noClaims, restartPolicy: 'Never' } } } },
      },
    },
    `CronJob.batch "a" is invalid: ${CLAIMS('spec.jobTemplate.spec.template.spec')}`,
  ],
  [
    `/api/v1/${IN_DEFAULT}/replicationcontrollers`,
    { metadata: { name: 'a' }, spec: { selector: web, template } },
    `ReplicationController "a" is invalid: ${CLAIMS('spec.template.spec')}`,
  ],
  [
    `/api/v1/${IN_DEFAULT}/podtemplates`,
    { metadata: { name: 'a' }, template },
    `PodTemplate "a" is invalid: ${CLAIMS('template.spec')}`,
  ],
  [
    '/apis/resource.k8s.io/v1/resourceslices',
    {
      metadata: { name: 'a' },
      spec: {
        driver: 'a.example.com',
        pool: { name: 'p', resourceSliceCount: 1 },
        nodeName: 'n',
        devices: [],
        sharedCounters: [{ name: 'c', counters: { a: { value: '1' } } }],
      },
    },
    'ResourceSlice.resource.k8s.io "a" is invalid: spec: Invalid value: "": only one of `sharedCounters` or `devices` is allowed',
  ],
  ...['finalizers', 'managedFields', 'ownerReferences'].flatMap((field) => {
    const claim = { spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1' } } } };
    const volume = (name: string, metadata: object): object => ({
      name,
      ephemeral: { volumeClaimTemplate: { metadata, ...claim } },
    });
    const spec = podSpec({ volumes: [volume('v', { labels: web }), volume('w', { [field]: [] })] });
    const at = `spec.volumes[1].ephemeral.volumeClaimTemplate.metadata.${field}: Forbidden: cannot be set`;
    return [
      [
        `/apis/resource.k8s.io/v1/${IN_DEFAULT}/resourceclaimtemplates`,
        { metadata: { name: 'a' }, spec: { metadata: { [field]: [] }, spec: {} } },
        `ResourceClaimTemplate.resource.k8s.io "a" is invalid: spec.metadata.${field}: Forbidden: cannot be set`,
      ],
      [PODS, { metadata: { name: 'a' }, spec }, `Pod "a" is invalid: ${at}`],
      [
        `/apis/apps/v1/${IN_DEFAULT}/deployments`,
        {
          metadata: { name: 'a' },
          spec: { selector: { matchLabels: web }, template: { metadata: { labels: web }, spec } },
        },
        `Deployment.apps "a" is invalid: spec.template.${at}`,
      ],
      [
        `/apis/batch/v1/${IN_DEFAULT}/cronjobs`,
        {
          metadata: { name: 'a' },
          spec: {
            schedule: '* * * * *',
            jobTemplate: { spec: { template: { spec: { ...spec, restartPolicy: 'Never' } } } },
          },
        },
        `CronJob.batch "a" is invalid: spec.jobTemplate.spec.template.${at}`,
      ],
    ] as const;
  }),
];

let both: BothServers;
before(async () => {
  both = await startBoth();
});
after(() => both.close());

for (const { name } of [{ name: 'our server' }, { name: 'kube-apiserver' }]) {
  const server = (): Send | undefined => both.servers.find((each) => each.name === name)?.send;

  test(`${name} refuses lists that may not be empty`, async (t) => {
    const send = server();
    if (send === undefined) return t.skip(NO_CONTROLPLANE);
    for (const [path, object, message] of REFUSED) {
      const { status, body } = await send('POST', path, object);
      assert.deepEqual([status, body['message']], [422, message], path);
    }
    // Patches, too.
    assert.equal((await send('POST', AUTOSCALERS, autoscaler())).status, 201);
    for (const [type, patch] of [
      [MERGE, { spec: { behavior: { scaleUp: { policies: [] } } } }],
      ['application/json-patch+json', [{ op: 'add', path: '/spec/behavior', value: { scaleUp: { policies: [] } } }]],
    ] as const) {
      const { status, body } = await send('PATCH', `${AUTOSCALERS}/a`, patch, type);
      assert.deepEqual([status, body['message']], [422, NO_POLICY('scaleUp')], type);
    }
    await send('DELETE', `${AUTOSCALERS}/a`);
    return undefined;
  });

  test(`${name} takes the claims away from a status that has none, and keeps them when it does not say`, async (t) => {
    const send = server();
    if (send === undefined) return t.skip(NO_CONTROLPLANE);
    const claims = podSpec({ resourceClaims: [{ name: 'c', resourceClaimTemplateName: 't' }] });
    assert.equal((await send('POST', PODS, { metadata: { name: 'claims' }, spec: claims })).status, 201);
    const { body } = await send('GET', `${PODS}/claims`);
    const put = async (status: object, query = ''): Promise<unknown> => {
      const answer = await send('PUT', `${PODS}/claims/status${query}`, {
        ...body,
        metadata: { ...(body['metadata'] as object), resourceVersion: undefined, managedFields: undefined },
        status,
      });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return (answer.body['status'] as { resourceClaimStatuses?: object }).resourceClaimStatuses;
    };
    const statuses = [{ name: 'c', resourceClaimName: 'd' }];
    assert.deepEqual(await put({ resourceClaimStatuses: statuses }), statuses);
    assert.deepEqual(await put({}), statuses);
    assert.equal(await put({ resourceClaimStatuses: [] }, '?dryRun=All'), undefined);
    assert.equal(await put({ resourceClaimStatuses: [] }), undefined);
    await send('DELETE', `${PODS}/claims`, { gracePeriodSeconds: 0 });
    return undefined;
  });

  test(`${name} gives a Job without labels those of its template, with the ones that it generates`, async (t) => {
    const send = server();
    if (send === undefined) return t.skip(NO_CONTROLPLANE);
    const jobs = `/apis/batch/v1/${IN_DEFAULT}/jobs`;
    const given = (labels: object | undefined, ofTemplate: object | undefined, manualSelector = false): object => ({
      metadata: { name: 'labels', ...(labels && { labels }) },
      spec: {
        template: { metadata: { labels: ofTemplate }, spec: podSpec({ restartPolicy: 'Never' }) },
        ...(manualSelector && { manualSelector, selector: { matchLabels: web } }),
      },
    });
    const generated = ['controller-uid', 'job-name'].flatMap((label) => [`batch.kubernetes.io/${label}`, label]);
    const expectLabels = ({ body }: Awaited<ReturnType<Send>>, expected: readonly string[], what: string): void => {
      const { labels } = body['metadata'] as { labels?: object };
      assert.deepEqual(Object.keys(labels ?? {}).sort(), [...expected].sort(), what);
    };
    for (const [object, expected] of [
      [given(undefined, web), ['app', ...generated]],
      [given({}, web), ['app', ...generated]],
      [given(undefined, undefined), generated],
      [given(undefined, {}), generated],
      // The Job has labels of its own, be they the same.
      [given(web, web), ['app']],
      [given({ own: 'label' }, web), ['own']],
      [given(undefined, web, true), ['app']],
    ] as const) {
      expectLabels(await send('POST', jobs, object), expected, JSON.stringify(object));
      await send('DELETE', `${jobs}/labels?propagationPolicy=Background`);
    }
    const applied = { apiVersion: 'batch/v1', kind: 'Job', ...given(undefined, web) };
    const answer = await send('PATCH', `${jobs}/labels?fieldManager=a`, applied, 'application/apply-patch+yaml');
    expectLabels(answer, ['app', ...generated], 'applied');
    await send('DELETE', `${jobs}/labels?propagationPolicy=Background`);
    // Where the name is generated, the labels are copied before others are.
    const named = await send('POST', jobs, { ...given(undefined, web), metadata: { generateName: 'labels-' } });
    expectLabels(named, ['app'], 'with a generated name');
    await send('DELETE', `${jobs}?propagationPolicy=Background`);
    return undefined;
  });
}
