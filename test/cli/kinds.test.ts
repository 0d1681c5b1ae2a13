// `kinds`: what is listed, and how it is chosen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cli } from './run_cli.ts';

interface Kind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly plural: string | null;
  readonly scope: string | null;
  readonly stage: string;
  readonly lifecycle: { introduced: string; deprecated?: string; removed?: string } | null;
}

async function list(...args: string[]): Promise<Kind[]> {
  return JSON.parse((await cli(['kinds', '-o', 'json', ...args])).stdout) as Kind[];
}

test('a filter is a part of the kind, the plural or the group and version', async () => {
  const { status, stdout, stderr } = await cli(['kinds', 'CronJob']);
  assert.equal(status, 0);
  assert.equal(
    stdout,
    `KIND     PLURAL    APIVERSION     SCOPE       LIFECYCLE
CronJob  cronjobs  batch/v1       Namespaced  since 1.21
CronJob  cronjobs  batch/v1beta1  Namespaced  since 1.8, deprecated 1.21, gone 1.25: use batch/v1

2 kinds
`,
  );
  assert.equal(stderr, '1 kind is gone in Kubernetes 1.37\n');
  assert.deepEqual(new Set((await list('apps/v1')).map(({ group }) => group)), new Set(['apps']));
  assert.deepEqual(
    (await list('persistentvolumeclaims')).map(({ kind }) => kind),
    ['PersistentVolumeClaim'],
  );
  const none = await cli(['kinds', 'nothing']);
  assert.deepEqual([none.status, none.stdout, none.stderr], [0, '', 'no kind matches nothing\n']);
});

test('every kind is listed once, with plural and scope', async () => {
  const kinds = await list();
  assert.equal(new Set(kinds.map(({ group, version, kind }) => `${group}/${version}/${kind}`)).size, kinds.length);
  assert.ok(kinds.length > 150, String(kinds.length));
  assert.deepEqual(
    kinds.find(({ kind }) => kind === 'Node'),
    {
      group: '',
      version: 'v1',
      kind: 'Node',
      plural: 'nodes',
      scope: 'Cluster',
      stage: 'current',
      lifecycle: { introduced: '1.0' },
    },
  );
  assert.ok(!kinds.some(({ kind }) => kind === 'PodList' || kind === 'DeleteOptions'));
  const all = await list('--all');
  assert.ok(all.some(({ kind }) => kind === 'PodList') && all.some(({ kind }) => kind === 'DeleteOptions'));
});

test('--deprecated and --kubernetes-version', async () => {
  const old = await list('--deprecated');
  assert.ok(old.length > 50 && old.every(({ stage }) => stage === 'deprecated' || stage === 'removed'));
  const stages = async (version: string): Promise<string[]> =>
    (await list('cronjob', '--kubernetes-version', version)).map(({ version: name, stage }) => `${name} ${stage}`);
  assert.deepEqual(await stages('1.7'), ['v1 future', 'v1beta1 future']);
  assert.deepEqual(await stages('1.20'), ['v1 future', 'v1beta1 current']);
  assert.deepEqual(await stages('1.24'), ['v1 current', 'v1beta1 deprecated']);
  assert.deepEqual(await stages('1.25'), ['v1 current', 'v1beta1 removed']);
  const { stdout, stderr } = await cli(['kinds', 'podgroups', '--kubernetes-version', 'v1.36.2-gke.1']);
  assert.match(stdout, /^PodGroup\s.* scheduling\.k8s\.io\/v1alpha2 .* since 1\.36, gone 1\.37$/m);
  assert.match(stderr, /^3 kinds are not there yet in Kubernetes 1\.36\n$/);
});

test('more than one filter is wrong usage', async () => {
  assert.equal((await cli(['kinds', 'a', 'b'])).status, 2);
});
