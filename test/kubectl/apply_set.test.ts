// Apply sets beside `kubectl apply --prune --applyset` on one server: the same objects and the same parent afterwards, and
// nothing removed that is no member, whatever a parent says.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import * as rbacv1 from 'kubetyped/api/rbac/v1';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport, mergePatch } from 'kubetyped/client';
import { ApplySet, ApplySetError } from 'kubetyped/kubectl';
import { cli, inFolder } from '../cli/run_cli.ts';
import { kubectl, runKubectl } from '../server/kubectl.ts';

let server: TestServer;
let client: Client;

const SIDES = kubectl === '' ? (['ours'] as const) : (['ours', 'theirs'] as const);
type Side = 'ours' | 'theirs';

before(async () => {
  process.env['KUBECTL_APPLYSET'] = 'true';
  server = await startTestServer();
  client = new Client({ transport: new FetchTransport({ server: server.url }) });
  for (const name of [...SIDES, 'other', 'victim'])
    await client.resource(corev1.Namespace).create({ metadata: { name } });
});

after(async () => {
  delete process.env['KUBECTL_APPLYSET'];
  await client.close();
  await server.close();
});

interface Said {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function apply(side: Side, cwd: string, args: readonly string[]): Promise<Said> {
  const files = join(cwd, side);
  if (side === 'ours') return cli(['apply', '--server', server.url, '--prune', ...args, files], { cwd });
  const theirs = args.map((each) => (each === '--dry-run' ? '--dry-run=server' : each));
  const said = await runKubectl(server.url, cwd, ['apply', '--server-side', '--prune', ...theirs, '-f', files]);
  return { ...said, status: said.code };
}

/** Writes the manifests of a side anew; SIDE in them is its name. */
function manifests(cwd: string, side: Side, texts: readonly string[]): void {
  const folder = join(cwd, side);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [at, text] of texts.entries()) writeFileSync(join(folder, `${at}.yaml`), text.replaceAll('SIDE', side));
}

const configMap = (name: string, namespace = ''): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n${namespace === '' ? '' : `  namespace: ${namespace}\n`}data: {a: b}\n`;
const secret = (name: string): string => `apiVersion: v1\nkind: Secret\nmetadata: {name: ${name}}\n`;
const role = (name: string): string =>
  `apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRole\nmetadata: {name: ${name}}\nrules: []\n`;

/** What a side has: the names of its objects, and the parent without what is different between the two tools. */
async function state(side: Side, parent = 'set'): Promise<object> {
  const own = { namespace: side };
  const maps = await client.resource(corev1.ConfigMap, own).list();
  const secrets = await client.resource(corev1.Secret, own).list();
  const roles = await client.resource(rbacv1.ClusterRole).list();
  const found = [...maps.items, ...secrets.items].find(({ metadata }) => metadata.name === parent);
  const { annotations, labels } = found?.metadata ?? {};
  return JSON.parse(
    JSON.stringify({
      maps: maps.items.map(({ metadata }) => metadata.name).filter((name) => name !== 'kube-root-ca.crt'),
      secrets: secrets.items.map(({ metadata }) => metadata.name),
      roles: roles.items.map(({ metadata }) => metadata.name).filter((name) => name?.includes(side)),
      annotations: { ...annotations, 'applyset.kubernetes.io/tooling': 'TOOL' },
      labels: Object.keys(labels ?? {}),
    }).replaceAll(side, 'SIDE'),
  ) as object;
}

test('prune leaves what kubectl leaves, and says what kubectl says', async () => {
  await inFolder(async (cwd) => {
    const steps: readonly (readonly [texts: readonly string[], args: readonly string[], pruned: string[]])[] = [
      [[configMap('a'), configMap('b')], [], []],
      [[configMap('a'), secret('s'), role('SIDE-r')], ['--dry-run'], ['configmap/b pruned (dry run)']],
      [[configMap('a'), secret('s'), role('SIDE-r')], [], ['configmap/b pruned']],
      [[configMap('a')], [], ['clusterrole.rbac.authorization.k8s.io/SIDE-r pruned', 'secret/s pruned']],
      [[configMap('a')], [], []],
      [[secret('t')], [], ['configmap/a pruned']],
      // A parent of another kind is another set.
      [[configMap('x'), configMap('z')], ['--applyset=configmaps/parent'], []],
      [[configMap('x')], ['--applyset=configmaps/parent'], ['configmap/z pruned']],
    ];
    for (const [texts, args, pruned] of steps) {
      const states: object[] = [];
      const parent = args.find((each) => each.startsWith('--applyset')) ?? '--applyset=set';
      for (const side of SIDES) {
        manifests(cwd, side, texts);
        const { status, stdout, stderr } = await apply(side, cwd, [
          '-n',
          side,
          parent,
          ...args.filter((each) => each !== parent),
        ]);
        assert.equal(status, 0, `${side} ${stderr}`);
        const lines = stdout.replaceAll(side, 'SIDE').replaceAll('server dry run', 'dry run').split('\n');
        assert.deepEqual(lines.filter((line) => line.includes('pruned')).sort(), pruned, stdout);
        states.push(await state(side, parent.replace(/.*[=\/]/, '')));
      }
      assert.deepEqual(states[0], states.at(-1));
    }
  });
});

test('a parent that is of others, or damaged, is refused in kubectl’s words, and nothing is applied', async () => {
  await inFolder(async (cwd) => {
    const { id } = await ApplySet.open(client, 'bad', { namespace: 'ours' });
    const theirID = (await ApplySet.open(client, 'bad', { namespace: 'theirs' })).id;
    const sound = {
      'applyset.kubernetes.io/tooling': 'TOOL/v1',
      'applyset.kubernetes.io/contains-group-kinds': 'ConfigMap',
      'applyset.kubernetes.io/additional-namespaces': '',
    };
    const rows: readonly (readonly [RegExp, Record<string, string>, Record<string, string>])[] = [
      [/is missing required annotation "applyset.kubernetes.io\/tooling"/, {}, {}],
      [/is managed by tooling "helm" instead of "TOOL"/, { 'applyset.kubernetes.io/tooling': 'helm/v3' }, {}],
      [/does not have required label applyset.kubernetes.io\/id/, sound, {}],
      [/has incorrect value for label .* \(got: x, want: ID\)/, sound, { 'applyset.kubernetes.io/id': 'x' }],
      [
        /could not find mapping for kind in "applyset.kubernetes.io\/contains-group-kinds" annotation/,
        { ...sound, 'applyset.kubernetes.io/contains-group-kinds': 'Nothing.example.com' },
        { 'applyset.kubernetes.io/id': 'ID' },
      ],
      [
        /kubectl requires the "applyset.kubernetes.io\/contains-group-kinds" annotation/,
        { 'applyset.kubernetes.io/tooling': 'TOOL/v1' },
        { 'applyset.kubernetes.io/id': 'ID' },
      ],
    ];
    for (const [fault, annotations, labels] of rows)
      for (const side of SIDES) {
        const own = (text: string): string =>
          text
            .replaceAll('TOOL', side === 'ours' ? 'kubetyped' : 'kubectl')
            .replaceAll('ID', side === 'ours' ? id : theirID);
        const secrets = client.resource(corev1.Secret, { namespace: side });
        const metadata = { name: 'bad', annotations, labels };
        await secrets.create(JSON.parse(own(JSON.stringify({ metadata }))));
        manifests(cwd, side, [configMap('never')]);
        const { status, stdout, stderr } = await apply(side, cwd, ['-n', side, '--applyset=bad']);
        assert.match(stderr, new RegExp(own(fault.source)), side);
        assert.deepEqual([status, stdout], [1, '']);
        await secrets.delete('bad');
      }
    for (const [args, fault, status] of [
      [['--applyset=set'], /namespace is required to use namespace-scoped ApplySet/, 1],
      [['-n', 'SIDE', '--applyset=secrets/'], /name cannot be blank/, 1],
      [['-n', 'SIDE', '--applyset=nothings/x'], /invalid parent reference "nothings\/x"/, 1],
      [['-n', 'SIDE', '--applyset=pods/x'], /resource "\/v1, Resource=pods" is not permitted as an ApplySet parent/, 1],
    ] as const)
      for (const side of SIDES) {
        manifests(cwd, side, [configMap('never')]);
        const said = await apply(
          side,
          cwd,
          args.map((each) => each.replace('SIDE', side)),
        );
        assert.match(said.stderr, fault, side);
        assert.deepEqual([said.status, said.stdout], [status, '']);
      }
    for (const side of SIDES) {
      manifests(cwd, side, [
        `${configMap('never')}---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: x\n  labels: {applyset.kubernetes.io/part-of: other}\n`,
      ]);
      const said = await apply(side, cwd, ['-n', side, '--applyset=set']);
      assert.match(said.stderr, /ApplySet label "applyset.kubernetes.io\/part-of" already set in input data/);
      assert.deepEqual([said.status, said.stdout], [1, '']);
    }
  });
});

test('an empty folder, and manifests that fail, remove nothing', async () => {
  await inFolder(async (cwd) => {
    const maps = client.resource(corev1.ConfigMap, { namespace: 'ours' });
    manifests(cwd, 'ours', [configMap('kept'), configMap('kept-too')]);
    assert.equal((await apply('ours', cwd, ['-n', 'ours', '--applyset=careful'])).status, 0);
    manifests(cwd, 'ours', []);
    const empty = await apply('ours', cwd, ['-n', 'ours', '--applyset=careful']);
    assert.notEqual(empty.status, 0);
    manifests(cwd, 'ours', [configMap('kept'), configMap('Bad_Name')]);
    const failed = await apply('ours', cwd, ['-n', 'ours', '--applyset=careful']);
    assert.equal(failed.status, 1);
    assert.match(failed.stderr, /nothing is pruned, as not everything was applied/);
    const names = (await maps.list()).items.map(({ metadata }) => metadata.name);
    assert.ok(names.includes('kept') && names.includes('kept-too'), String(names));
    // The parent knows before where there may be members. With `-n` kubectl takes no others.
    manifests(cwd, 'ours', [configMap('elsewhere', 'other'), configMap('Bad_Name')]);
    assert.equal((await apply('ours', cwd, ['-n', 'ours', '--applyset=careful'])).status, 1);
    const { metadata } = await client.resource(corev1.Secret, { namespace: 'ours' }).get('careful');
    assert.equal(metadata.annotations?.['applyset.kubernetes.io/additional-namespaces'], 'other');
    const usage = await cli(['apply', '--server', server.url, '--prune', cwd]);
    assert.deepEqual([usage.status, usage.stdout], [2, '']);
    assert.match(usage.stderr, /--prune of which apply set\?/);
  });
});

test('a hostile parent prunes nothing that is no member', async () => {
  const maps = client.resource(corev1.ConfigMap, { namespace: 'victim' });
  const labels = (id: string): { labels: Record<string, string> } => ({
    labels: { 'applyset.kubernetes.io/part-of': id },
  });
  const open = (): Promise<ApplySet> => ApplySet.open(client, 'hostile', { namespace: 'other' });
  const set = await open();
  const another = await ApplySet.open(client, 'another', { namespace: 'other' });
  await maps.create({ metadata: { name: 'plain' } });
  await maps.create({ metadata: { name: 'of-another', ...labels(another.id) } });
  await set.begin([{ group: '', kind: 'ConfigMap', namespace: 'other' }]);
  const secrets = client.resource(corev1.Secret, { namespace: 'other' });
  // The parent claims all kinds and namespaces, and to be a member itself.
  const annotations = {
    'applyset.kubernetes.io/contains-group-kinds':
      'ConfigMap,Secret,Namespace,ClusterRole.rbac.authorization.k8s.io,Pod',
    'applyset.kubernetes.io/additional-namespaces': 'victim,default,kube-system,../victim,none',
  };
  const claim = (values: object): Promise<unknown> =>
    secrets.patch('hostile', mergePatch({ metadata: { annotations: values, ...labels(set.id) } }));
  const count = async (): Promise<number> =>
    (await client.resource(rbacv1.ClusterRole).list()).items.length +
    (await client.resource(corev1.Namespace).list()).items.length;
  const before = await count();
  await claim({ ...annotations, 'applyset.kubernetes.io/additional-namespaces': 'victim,default,kube-system,none' });
  const next = await open();
  const pruned: string[] = [];
  await next.begin([{ group: '', kind: 'ConfigMap', namespace: 'other' }]);
  await next.prune(new Set(), ({ object }) => void pruned.push(object.getName()));
  assert.deepEqual(pruned, []);
  assert.equal(await count(), before);
  assert.deepEqual(
    (await maps.list()).items.map(({ metadata }) => metadata.name).filter((name) => name !== 'kube-root-ca.crt'),
    ['of-another', 'plain'],
  );
  assert.equal((await secrets.get('hostile')).metadata.name, 'hostile');
  // Names that are none, and all namespaces at once.
  for (const namespaces of ['../victim', 'victim,', ',']) {
    await claim({ ...annotations, 'applyset.kubernetes.io/additional-namespaces': namespaces });
    const set = await open();
    await assert.rejects(async () => {
      await set.begin([]);
      await set.prune(new Set());
    });
  }
  await assert.rejects(ApplySet.open(client, 'x'), ApplySetError);
});

test('a member that is gone meanwhile is pruned; members that cannot be listed are left', async () => {
  const transport = new FetchTransport({ server: server.url });
  const maps = client.resource(corev1.ConfigMap, { namespace: 'other' });
  let isListed = false;
  await using late = new Client({
    transport: {
      async request(request) {
        if (!request.path.includes('/configmaps')) return transport.request(request);
        if (request.method === 'DELETE') await maps.delete('member');
        return transport.request(request.method === 'GET' && !isListed ? { ...request, path: '/none' } : request);
      },
      close: () => transport.close(),
    },
  });
  const members = [{ group: '', kind: 'ConfigMap', namespace: 'other' }];
  const open = (): Promise<ApplySet> => ApplySet.open(late, 'late', { namespace: 'other' });
  const first = await open();
  await first.begin(members);
  await maps.create({ metadata: { name: 'member', labels: { 'applyset.kubernetes.io/part-of': first.id } } });
  const pruned: string[] = [];
  const prune = async (): Promise<void> => {
    const set = await open();
    await set.begin(members);
    await set.prune(new Set(), ({ object }) => void pruned.push(object.getName()));
  };
  await assert.rejects(prune, (error: Error) => {
    assert.ok(error instanceof ApplySetError);
    assert.match(error.message, /^listing \/v1, Kind=ConfigMap objects for pruning: /);
    return true;
  });
  assert.deepEqual(pruned, []);
  isListed = true;
  await prune();
  assert.deepEqual(pruned, ['member']);
});

test('servers that ignore selectors lose no objects of others', async () => {
  const transport = new FetchTransport({ server: server.url });
  const ignoring = new Client({
    transport: {
      request: ({ query = '', ...request }) =>
        transport.request({ ...request, query: query.replace(/labelSelector=[^&]*&?/, '') }),
      close: () => transport.close(),
    },
  });
  const maps = client.resource(corev1.ConfigMap, { namespace: 'victim' });
  await maps.create({ metadata: { name: 'bystander' } });
  for (const applied of [[{ group: '', kind: 'ConfigMap', namespace: 'victim' }], []]) {
    const set = await ApplySet.open(ignoring, 'ignoring', { namespace: 'victim' });
    await set.begin(applied);
    await set.prune(new Set());
  }
  assert.equal((await maps.get('bystander')).metadata.name, 'bystander');
  await ignoring.close();
});
