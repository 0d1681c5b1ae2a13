// Commands of `kubetyped` that are kubectl's: the same words on standard output, as recorded, and as kubectl says them
// where it is there.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as policyv1 from 'kubetyped/api/policy/v1';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport, mergePatch, type ResourceClient } from 'kubetyped/client';
import { stringifyJSON } from '#engine/json/stringify';
import { parseYAML } from '#engine/yaml/index';
import { cli } from '../cli/run_cli.ts';
import { kubectl } from '../server/kubectl.ts';

let server: TestServer;
let client: Client;

const SIDES = kubectl === '' ? (['ours'] as const) : (['ours', 'theirs'] as const);
type Side = 'ours' | 'theirs';

before(async () => {
  server = await startTestServer();
  client = new Client({ transport: new FetchTransport({ server: server.url }) });
  for (const name of SIDES) await client.resource(corev1.Namespace).create({ metadata: { name } });
});

after(async () => {
  await client.close();
  await server.close();
});

interface Said {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command on a side, each with a namespace of its own; SIDE in its arguments is the name of the side. */
async function run(side: Side, [command = '', ...args]: readonly string[]): Promise<Said> {
  const own = args.map((each) => each.replaceAll('SIDE', side));
  const all = [command, ...(command === 'rollout' ? own.splice(0, 1) : [])];
  const place = /cordon|drain/.test(command) ? [] : ['-n', side];
  if (side === 'ours') {
    const { status, stdout, stderr } = await cli([...all, '--server', server.url, ...place, ...own]);
    return { status: status ?? -1, stdout, stderr };
  }
  const named: Readonly<Record<string, string>> = { '--no-watch': '--watch=false', '--dry-run': '--dry-run=server' };
  const theirs = own.map((each) => named[each] ?? each);
  try {
    const done = await promisify(execFile)(kubectl, [
      ...['--server', server.url, '--kubeconfig', '/dev/null'],
      ...[...all, ...place, ...theirs],
    ]);
    return { status: 0, ...done };
  } catch (error) {
    assert.ok(error instanceof Error && 'stdout' in error && 'stderr' in error && 'code' in error, String(error));
    return { status: Number(error.code), stdout: String(error.stdout), stderr: String(error.stderr) };
  }
}

/** A line of a transcript: what is run, what it writes to standard output, and to standard error if it fails. */
type Line = readonly [command: string, stdout: string, fault?: RegExp];

async function transcript(lines: readonly Line[]): Promise<void> {
  for (const side of SIDES)
    for (const [command, stdout, fault] of lines) {
      const said = await run(side, command.split(' '));
      const where = `${side}: ${command}\n${said.stderr}`;
      assert.equal(said.stdout.replaceAll(side, 'SIDE').replace('(server dry run)', '(dry run)'), stdout, where);
      if (fault !== undefined) assert.match(said.stderr, fault, where);
      assert.equal(said.status, fault === undefined ? 0 : 1, where);
    }
}

const selector = { matchLabels: { app: 'web' } };
const template = (image: string): corev1.PodTemplateSpec => ({
  metadata: { labels: { app: 'web' } },
  spec: { containers: [{ name: 'web', image }] },
});

/** A Deployment with ReplicaSets of three revisions, which is being rolled out. */
async function deploymentWithHistory(namespace: Side): Promise<void> {
  const { metadata } = await client.resource(appsv1.Deployment, { namespace }).create({
    metadata: { name: 'web', annotations: { 'deployment.kubernetes.io/revision': '3' } },
    spec: { selector, template: template('c') },
  });
  for (const [at, image] of ['a', 'b', 'c'].entries()) {
    const labels = { app: 'web', 'pod-template-hash': image };
    await client.resource(appsv1.ReplicaSet, { namespace }).create({
      metadata: {
        name: `web-${image}`,
        labels,
        annotations: {
          'deployment.kubernetes.io/revision': String(at + 1),
          ...(at === 1 && { 'kubernetes.io/change-cause': 'image b' }),
        },
        ownerReferences: [
          { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web', uid: metadata.uid ?? '', controller: true },
        ],
      },
      spec: { selector: { matchLabels: labels }, template: { ...template(image), metadata: { labels } } },
    });
  }
}

test('rollout and scale', async () => {
  for (const side of SIDES) await deploymentWithHistory(side);
  const images = async (): Promise<unknown> => {
    const found = [];
    for (const namespace of SIDES) {
      const { spec } = await client.resource(appsv1.Deployment, { namespace }).get('web');
      found.push(`${spec?.template.spec?.containers[0]?.image} ${spec?.replicas}`);
    }
    return [...new Set(found)];
  };
  await transcript([
    ['rollout status deploy/web --no-watch', 'Waiting for deployment spec update to be observed...\n'],
    [
      'rollout history deploy/web',
      'deployment.apps/web \nREVISION  CHANGE-CAUSE\n1         <none>\n2         image b\n3         <none>\n\n',
    ],
    ['rollout history deploy/web --revision 9', '', /unable to find the specified revision/],
    ['rollout pause deploy/web', 'deployment.apps/web paused\n'],
    ['rollout pause deploy/web', '', /is already paused/],
    ['rollout restart deploy web', '', /can't restart paused deployment/],
    ['rollout undo deploy web', '', /cannot rollback a paused deployment/],
    ['rollout resume deploy/web', 'deployment.apps/web resumed\n'],
    ['rollout resume deploy/web', '', /is not paused/],
    ['rollout undo deploy/web --dry-run', 'deployment.apps/web rolled back (dry run)\n'],
  ]);
  assert.deepEqual(await images(), ['c 1']);
  await transcript([['rollout undo deploy/web', 'deployment.apps/web rolled back\n']]);
  assert.deepEqual(await images(), ['b 1']);
  await transcript([
    ['rollout undo deploy/web --to-revision 1', 'deployment.apps/web rolled back\n'],
    [
      'rollout undo deploy/web --to-revision 1',
      'deployment.apps/web skipped rollback (current template already matches revision 1)\n',
    ],
    ['rollout undo deploy/web --to-revision 9', '', /unable to find specified revision 9 in history/],
    ['rollout restart deploy/web', 'deployment.apps/web restarted\n'],
    ['rollout status configmap/none --no-watch', '', /./],
    ['scale deploy/web --replicas 4', 'deployment.apps/web scaled\n'],
    ['scale deploy/web --replicas 5 --current-replicas 3', '', /Expected replicas to be 3, was 4/],
    ['scale deploy --all --replicas 4', 'deployment.apps/web scaled\n'],
    ['scale deploy/none --replicas 5', '', /deployments.apps "none" not found/],
    // No controller makes replicas here. The limiter of kubectl's requests may see first that it gets too late.
    [
      'scale deploy/web --replicas 3 --timeout 1s',
      '',
      /timed out waiting for "web" to be synced|exceed context deadline/,
    ],
    ['scale deploy/web --replicas 0 --timeout 1m', 'deployment.apps/web scaled\n'],
    ['scale deploy/web --replicas 4 --timeout 0s', 'deployment.apps/web scaled\n'],
  ]);
  assert.deepEqual(await images(), ['a 4']);
  const history = async (...options: string[]): Promise<string> => {
    const { stdout, stderr } = await run('ours', ['rollout', 'history', 'deploy/web', ...options]);
    return stdout + stderr;
  };
  assert.match(
    await history('--revision', '2'),
    /^deployment.apps\/web with revision #2\nChange Cause:  image b\nPod Template:\n(?: .*\n)* +Image: +b\n/,
  );
  const described = async (option: string): Promise<string> =>
    (await run('ours', ['describe', 'deploy/web', option])).stdout;
  assert.equal(await described('--show-events=false'), await described('--no-events'));
  assert.notEqual(await described('--show-events=true'), await described('--no-events'));
  const one: unknown = JSON.parse(await history('--revision=2', '-o=json'));
  assert.equal(await history('--revision', '2', '-ojson'), await history('--revision', '2', '-o', 'json'));
  const sets = client.resource(appsv1.ReplicaSet, { namespace: 'ours', omitManagedFields: true });
  assert.deepEqual(one, JSON.parse(JSON.stringify(await sets.get('web-b'))));
  const all = (await history('-o', 'yaml')).split('---\n').map((text) => parseYAML(text));
  assert.equal(all.length, 3);
  assert.deepEqual(all[1], one);
  assert.match(await history('--revision', '9', '-o', 'yaml'), /unable to find the specified revision/);
});

test('wait', async () => {
  for (const namespace of SIDES) {
    const pods = client.resource(corev1.Pod, { namespace });
    const { metadata, spec } = await pods.create({
      metadata: { name: 'p' },
      spec: { containers: [{ name: 'c', image: 'i' }] },
    });
    const conditions: corev1.PodCondition[] = [{ type: 'Ready', status: 'False' }];
    await pods.updateStatus({ metadata, ...(spec && { spec }), status: { phase: 'Running', conditions } });
    // Its status is of the spec before.
    const deployments = client.resource(appsv1.Deployment, { namespace });
    const template = { metadata: { labels: { app: 'old' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
    const old = await deployments.create({
      metadata: { name: 'old' },
      spec: { selector: { matchLabels: { app: 'old' } }, template },
    });
    const available = { type: 'Available', status: 'True' } as const;
    await deployments.updateStatus({ ...old, status: { observedGeneration: 1, conditions: [available] } });
    await deployments.patch('old', mergePatch({ spec: { replicas: 2 } }));
  }
  await transcript([
    ['wait pod/p --for condition=ready=false', 'pod/p condition met\n'],
    ['wait pod/p --for condition=Ready --timeout 1s', '', /timed out waiting for the condition on pods\/p/],
    ['wait pod/p --for condition=Ready --timeout 0s', '', /condition not met for (?:pods\/)?p/],
    ['wait deploy/old --for condition=Available --timeout 0s', '', /condition not met for (?:deployments\/)?old/],
    ['wait pod/p --for jsonpath={.status.phase}=Running', 'pod/p condition met\n'],
    ['wait pod/p --for jsonpath=.spec.containers[0].image', 'pod/p condition met\n'],
    [
      'wait pod/p --for jsonpath={.status.conditions[?(@.type=="Ready")].status}=False --for=create',
      'pod/p condition met\npod/p condition met\n',
    ],
    ['wait pod/p --for jsonpath={.spec.containers[0]}=x', '', /nested object or list which is not supported/],
    ['wait pod/none --for condition=Ready', '', /pods "none" not found/],
    ['wait pod/none --for delete', ''],
    ['wait pods --all --for condition=ready=false', 'pod/p condition met\n'],
    ['wait pods --field-selector metadata.name=p --for condition=ready=false', 'pod/p condition met\n'],
    ['wait pods --field-selector metadata.name=x --for condition=ready', '', /no matching resources found/],
    ['wait pods --field-selector nonsense=x --for condition=ready', '', /field label not supported/],
    ['wait pod -l app=none --for condition=Ready', '', /no matching resources found/],
    ['wait pods/p pods/p -o name --for condition=ready=false --for=create', 'pod/p\n'.repeat(4)],
    ['wait pod/none -o yaml --for delete', ''],
    ['wait pod/p --for delete --timeout 1s', '', /timed out waiting for the condition on pods\/p/],
  ]);
  /** What is printed of objects, without what each side has of its own. */
  const shown = async (side: Side, ...options: readonly string[]): Promise<string> => {
    const { stdout } = await run(side, ['wait', 'pods/p', 'pods/p', '--for', 'create', ...options]);
    const own = /"(uid|creationTimestamp|resourceVersion|namespace|time|manager)":("[^"]*")/g;
    const documents = options.includes('json') ? stdout.replaceAll(/^}\n(?={)/gm, '}\n---\n') : stdout;
    return documents
      .split('---\n')
      .map((text) => stringifyJSON(parseYAML(text), { sorted: true }).replace(own, '"$1":""'))
      .join('\n');
  };
  for (const options of [
    ['-o', 'yaml'],
    ['-o', 'json'],
    ['-o', 'yaml', '--show-managed-fields'],
  ]) {
    const ours = await shown('ours', ...options);
    for (const side of SIDES) assert.equal(await shown(side, ...options), ours, options.join(' '));
    assert.equal(ours.includes('managedFields'), options.length > 2);
    assert.equal(ours.split('\n').length, 2);
  }
  // kubectl refuses -A beside a namespace.
  const everywhere = await run(
    'ours',
    'wait pods -A --all --for jsonpath={.metadata.name}=none --timeout 0s'.split(' '),
  );
  assert.match(everywhere.stderr, /condition not met for p/);
  assert.equal(everywhere.status, 1);
  const { status, stderr } = await run('ours', ['wait', 'pod/p', '--for', 'nonsense']);
  assert.deepEqual(
    [status, stderr],
    [2, 'kubetyped: unrecognized condition: "nonsense"\nSee kubetyped wait --help.\n'],
  );
});

test('cordon and drain', async () => {
  for (const namespace of SIDES) {
    await client.resource(corev1.Node).create({ metadata: { name: namespace } });
    const set = await client
      .resource(appsv1.ReplicaSet, { namespace })
      .create({ metadata: { name: 'x' }, spec: { selector, template: template('a') } });
    const spec: corev1.PodSpec = {
      nodeName: namespace,
      terminationGracePeriodSeconds: 0,
      containers: [{ name: 'c', image: 'i' }],
    };
    const pods = client.resource(corev1.Pod, { namespace });
    await pods.create({
      metadata: {
        name: 'of-set',
        labels: { app: 'web' },
        ownerReferences: [
          { apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'x', uid: set.metadata.uid ?? '', controller: true },
        ],
      },
      spec,
    });
    await pods.create({ metadata: { name: 'alone' }, spec });
  }
  await transcript([
    ['cordon SIDE', 'node/SIDE cordoned\n'],
    ['cordon SIDE', 'node/SIDE already cordoned\n'],
    ['uncordon SIDE', 'node/SIDE uncordoned\n'],
    ['drain SIDE', 'node/SIDE cordoned\n', /cannot delete Pods that declare no controller \(use --force to override\)/],
    [
      'drain SIDE --pod-selector app',
      'node/SIDE already cordoned\nevicting pod SIDE/of-set\npod/of-set evicted\nnode/SIDE drained\n',
    ],
    [
      'drain SIDE --force --grace-period 0',
      'node/SIDE already cordoned\nevicting pod SIDE/alone\npod/alone evicted\nnode/SIDE drained\n',
    ],
    ['uncordon none', '', /nodes "none" not found/],
  ]);
  for (const namespace of SIDES)
    await client.resource(corev1.Pod, { namespace }).create({
      metadata: { name: 'stuck', finalizers: ['example.com/never'] },
      spec: { nodeName: namespace, terminationGracePeriodSeconds: 0, containers: [{ name: 'c', image: 'i' }] },
    });
  await transcript([
    [
      'drain SIDE --force --skip-wait-for-delete-timeout 1',
      'node/SIDE already cordoned\nevicting pod SIDE/stuck\n' +
        'pod "stuck" has DeletionTimestamp older than 1 seconds, skipping\nnode/SIDE drained\n',
    ],
    // Now it is known to be stuck.
    ['drain SIDE --skip-wait-for-delete-timeout 1', 'node/SIDE already cordoned\nnode/SIDE drained\n'],
  ]);
});

test('drain waits for disruption budgets', async () => {
  const namespace = 'ours';
  const name = 'guarded';
  await client.resource(corev1.Node).create({ metadata: { name } });
  const pods = client.resource(corev1.Pod, { namespace });
  const spec: corev1.PodSpec = {
    nodeName: name,
    terminationGracePeriodSeconds: 0,
    containers: [{ name: 'c', image: 'i' }],
  };
  const { metadata } = await pods.create({ metadata: { name, labels: { guarded: 'yes' } }, spec });
  const conditions: corev1.PodCondition[] = [{ type: 'Ready', status: 'True' }];
  await pods.updateStatus({ metadata, spec, status: { phase: 'Running', conditions } });
  const budgets: ResourceClient<policyv1.PodDisruptionBudget> = client.resource(policyv1.PodDisruptionBudget, {
    namespace,
  });
  await budgets.create({
    metadata: { name },
    spec: { minAvailable: 1, selector: { matchLabels: { guarded: 'yes' } } },
  });
  await budgets.patchStatus(
    name,
    mergePatch({
      status: { observedGeneration: 1, disruptionsAllowed: 0, currentHealthy: 1, desiredHealthy: 1, expectedPods: 1 },
    }),
  );
  const late = await run('ours', ['drain', name, '--force', '--timeout', '2s']);
  assert.equal(late.status, 1);
  assert.match(late.stderr, /violate the pod's disruption budget/);
  assert.match(late.stderr, /node\/guarded: node guarded is not drained within 2000 ms/);
  assert.equal((await pods.get(name)).metadata.name, name);
});
