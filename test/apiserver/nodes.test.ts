// The authorizer Node and the admission plug-in NodeRestriction: random requests of kubelets, with the answers of
// kube-apiserver. With KUBETYPED_CONTROLPLANE=start it is asked again; KUBETYPED_VERDICTS=write writes the rows of the
// smallest run. KUBETYPED_CASES and KUBETYPED_SEED are for more and other requests.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { PersistentVolume, Pod } from 'kubetyped/api/core/v1';
import { nodeAuthorizer, rbac } from 'kubetyped/apiserver';
import { firstOf, tokens } from 'kubetyped/apiserver/authentication';
import { firstToDecide, withName } from 'kubetyped/apiserver/authorization';
import { ServiceAccounts } from 'kubetyped/apiserver/serviceaccounts';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Graph } from '#src/apiserver/authorization/node/graph';
import { Random } from '../differential/random_scalars.ts';
import { packedRows } from '../packed_rows.ts';
import { eventually } from './admission_servers.ts';
import { type Answer, send } from './client.ts';
import { openKubernetes } from './kubernetes_requests.ts';
import { CHANGES, NAMES, NODE_USERS, type NodeRequest, randomNodeRequest, urlOf, WORLD } from './node_requests.ts';

const FILE = 'test/apiserver/vectors/nodes.jsonl.gz';
const ROWS = 600;
const cases = Number(process.env['KUBETYPED_CASES'] ?? ROWS);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 1);
const isRows = cases === ROWS && seed === 1;

type Send = (request: NodeRequest) => Promise<Answer>;

/** What is compared of an answer: of refusals the words, of reviews the decision. */
interface Row {
  readonly request: NodeRequest;
  readonly status: number;
  readonly text: string;
}

const UID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** @param settles milliseconds after which a server knows of changes */
async function ask(each: Send, settles: number): Promise<Row[]> {
  const uids = new Map<string, string>();
  for (const [url, object] of WORLD) {
    const answer = await each({ user: 'admin', method: 'POST', url, body: object });
    assert.equal(answer.status, 201, `${url}: ${answer.text}`);
    uids.set(`UID/${url.split('/').at(-1)}/${answer.json.metadata.name}`, answer.json.metadata.uid);
  }
  const random = new Random(seed);
  const rows: Row[] = [];
  const part = Math.ceil(cases / (CHANGES.length + 1));
  for (let index = 0; index < cases; index++) {
    if (index % part === 0) {
      const change = index === 0 ? undefined : CHANGES[index / part - 1];
      if (change !== undefined) assert.equal((await each(change)).status, 200);
      await sleep(settles);
    }
    const request = randomNodeRequest(random);
    const body =
      request.body &&
      JSON.parse(JSON.stringify(request.body).replace(/UID\/[a-z]+\/[a-z0-9]+/g, (name) => uids.get(name) ?? 'gone'));
    const { status, json, text } = await each({ ...request, ...(body && { body }) });
    const words =
      status < 300 ? JSON.stringify(json?.kind === 'SubjectAccessReview' ? json.status : {}) : (json?.message ?? text);
    rows.push({ request, status, text: words.replace(UID, '<uid>') });
  }
  return rows;
}

/** A server of ours with the users of kubelets. Its answers are JSON. */
async function startOurs(): Promise<AsyncDisposable & { send: Send }> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signingKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const serviceAccounts = new ServiceAccounts({ signingKey });
  const users = { admin: { name: 'admin', groups: ['system:masters'] }, ...NODE_USERS };
  const { server, close } = await startTestServer({
    authentication: firstOf(tokens(users), serviceAccounts.authenticate),
    authorization: firstToDecide(withName('node', nodeAuthorizer()), withName('rbac', rbac())),
    serviceAccounts,
    storageProtectionController: false,
    admissionPlugins: { enable: ['NodeRestriction'], disable: ['ServiceAccount', 'Priority', 'RuntimeClass'] },
  });
  // The server itself keeps no program running.
  const kept = setInterval(() => {}, 60_000);
  return {
    send: ({ user, method, url, body, type }) =>
      send(server, method, url, body, {
        authorization: `Bearer ${user}`,
        'content-type': type ?? 'application/json',
        accept: 'application/json',
      }),
    async [Symbol.asyncDispose]() {
      await close();
      clearInterval(kept);
    },
  };
}

async function askOurs(): Promise<Row[]> {
  await using ours = await startOurs();
  return await ask(ours.send, 100);
}

async function askTheirs(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-nodes-'));
  const file = join(folder, 'tokens.csv');
  const lines = Object.entries(NODE_USERS).map(
    ([token, { name, groups }]) => `${token},${name},${token},"${groups.join(',')}"\n`,
  );
  writeFileSync(file, lines.join(''));
  const printed = execFileSync('scripts/controlplane.sh', ['start', '--nodes', '--tokens', file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kubeconfig = printed.trim().split('\n')[1]!;
  try {
    const request = openKubernetes(kubeconfig);
    return await ask(({ user, method, url, body, type }) => request(user, method, url, body, type), 1000);
  } finally {
    execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
    rmSync(folder, { recursive: true });
  }
}

function readRows(): Row[] {
  return packedRows<Row>(FILE);
}

function compare(ours: readonly Row[], theirs: readonly Row[]): string[] {
  assert.equal(ours.length, theirs.length);
  return theirs.flatMap(({ request, status, text }, index) => {
    const own = ours[index]!;
    assert.equal(JSON.stringify(own.request), JSON.stringify(request));
    if (own.status === status && own.text === text) return [];
    return [`${JSON.stringify(request)}\n  ours:   ${own.status} ${own.text}\n  theirs: ${status} ${text}`];
  });
}

test('kubelets may do what kube-apiserver lets them', { skip: !isRows }, async () => {
  assert.deepEqual(compare(await askOurs(), readRows()), []);
});

/** Who reads which of `NAMES`: p1 and p3 are on the node a, p2 is on b. */
const READABLE: Readonly<Record<string, { readonly a: readonly string[]; readonly b: readonly string[] }>> = {
  configmaps: { a: ['init', 'env', 'volume', 'projected'], b: [] },
  persistentvolumeclaims: { a: ['c1'], b: ['c2', 'p2-e'] },
  persistentvolumes: { a: ['pv1'], b: ['pv2'] },
  pods: { a: ['p1', 'p3'], b: ['p2'] },
  resourceclaims: { a: ['claim'], b: [] },
  resourceslices: { a: ['slice-a'], b: ['slice-b'] },
  secrets: {
    a: ['pull', 'init', 'env', 'volume', 'projected', 'csi', 'publish', 'stage', 'expand', 'shared'],
    b: ['shared', 'azure', 'file'],
  },
  serviceaccounts: { a: ['s1', 's2'], b: ['s1'] },
  volumeattachments: { a: ['attachment-a'], b: ['attachment-b'] },
};

test('a node reads what its Pods refer to and what is its own, and nothing else', async () => {
  await using ours = await startOurs();
  for (const [url, body] of WORLD) await ours.send({ user: 'admin', method: 'POST', url, body });
  const readable = async (resource: string, node: string): Promise<string[]> => {
    const read: string[] = [];
    for (const name of NAMES[resource] ?? []) {
      const { status } = await ours.send({ user: `node-${node}`, method: 'GET', url: urlOf(resource, name) });
      if (status !== 403) read.push(name);
    }
    return read;
  };
  for (const [resource, expected] of Object.entries(READABLE))
    await eventually(async () =>
      assert.deepEqual({ a: await readable(resource, 'a'), b: await readable(resource, 'b') }, expected, resource),
    );
});

test('a mirror Pod refers to nothing in the API', async () => {
  await using ours = await startOurs();
  const node = await ours.send({
    user: 'admin',
    method: 'POST',
    url: '/api/v1/nodes',
    body: { metadata: { name: 'a' } },
  });
  const { uid } = node.json.metadata;
  const why = async (spec: object): Promise<string> => {
    const body = {
      metadata: {
        name: 'mirror',
        annotations: { 'kubernetes.io/config.mirror': 'x' },
        ownerReferences: [{ apiVersion: 'v1', kind: 'Node', name: 'a', uid, controller: true }],
      },
      spec: { nodeName: 'a', containers: [{ name: 'c', image: 'i' }], ...spec },
    };
    const url = '/api/v1/namespaces/default/pods';
    const { status, json } = await ours.send({ user: 'node-a', method: 'POST', url, body });
    return status === 201
      ? 'created'
      : json.message.replace('pods "mirror" is forbidden: node "a" can not create pods that reference ', '');
  };
  const withEnv = (valueFrom: object): object => ({
    containers: [{ name: 'c', image: 'i', env: [{ name: 'E', valueFrom }] }],
  });
  const withVolume = (source: object): object => ({ volumes: [{ name: 'v', ...source }] });
  const withSource = (source: object): object => withVolume({ projected: { sources: [source] } });
  const rows: readonly (readonly [spec: object, what: string])[] = [
    [{ serviceAccountName: 'default' }, 'serviceaccounts'],
    [{ imagePullSecrets: [{ name: 'x' }] }, 'secrets'],
    [withEnv({ secretKeyRef: { name: 'x', key: 'k' } }), 'secrets'],
    [withEnv({ configMapKeyRef: { name: 'x', key: 'k' } }), 'configmaps'],
    [{ resourceClaims: [{ name: 'r', resourceClaimName: 'x' }] }, 'resourceclaims'],
    [withVolume({ secret: { secretName: 'x' } }), 'secrets'],
    [withVolume({ configMap: { name: 'x' } }), 'configmaps'],
    [withVolume({ azureFile: { secretName: 'x', shareName: 's' } }), 'secrets'],
    [withVolume({ csi: { driver: 'csi.example.com' } }), 'csidrivers (via CSI volumes)'],
    [withVolume({ glusterfs: { endpoints: 'e', path: 'p' } }), 'endpoints (via glusterFS volumes)'],
    [withVolume({ persistentVolumeClaim: { claimName: 'c' } }), 'persistentvolumeclaims'],
    [
      withVolume({ ephemeral: { volumeClaimTemplate: { spec: { accessModes: ['ReadWriteOnce'] } } } }),
      'persistentvolumeclaims (via ephemeral volumes)',
    ],
    [withSource({ secret: { name: 'x' } }), 'secrets'],
    [withSource({ configMap: { name: 'x' } }), 'configmaps'],
    [withSource({ serviceAccountToken: { path: 't' } }), 'serviceaccounts (via projected volumes)'],
    [withSource({ clusterTrustBundle: { name: 'b', path: 'p' } }), 'clustertrustbundles'],
    [
      withSource({ podCertificate: { signerName: 'a.example/b', keyType: 'ED25519', credentialBundlePath: 'p' } }),
      'podcertificates',
    ],
    [
      withSource({}),
      'pods "mirror" is forbidden: error checking mirror pod for API references: unknown source for projected volume "v"',
    ],
    [withVolume({ hostPath: { path: '/x' } }), 'created'],
  ];
  for (const [spec, what] of rows) assert.equal(await why(spec), what, JSON.stringify(spec));
});

test('a node gets tokens for the audiences that volumes of the Pod have, and an error names what is missing', async () => {
  await using ours = await startOurs();
  for (const [url, body] of WORLD) await ours.send({ user: 'admin', method: 'POST', url, body });
  const uidOf = async (pod: string): Promise<string> =>
    (await ours.send({ user: 'admin', method: 'GET', url: urlOf('pods', pod) })).json.metadata.uid;
  const uids = { p1: await uidOf('p1'), p2: await uidOf('p2') };
  const ask = async (pod: keyof typeof uids, ...audiences: string[]): Promise<unknown> => {
    const body = { spec: { audiences, boundObjectRef: { apiVersion: 'v1', kind: 'Pod', name: pod, uid: uids[pod] } } };
    const user = pod === 'p1' ? 'node-a' : 'node-b';
    const { status, json } = await ours.send({
      user,
      method: 'POST',
      url: `${urlOf('serviceaccounts', 's1')}/token`,
      body,
    });
    return status === 201 ? 'made' : json.message.replace('serviceaccounts "s1" is forbidden: ', '');
  };
  await eventually(async () => assert.equal(await ask('p1', 'vault'), 'made'));
  assert.equal(await ask('p1', 'store'), 'made', 'by its CSIDriver');
  assert.equal(await ask('p1', 'other'), 'system:node:a is not authorized to request tokens for audience "other"');
  assert.equal(await ask('p1', 'vault', 'store'), 'node may only request 0 or 1 audiences');
  await eventually(async () =>
    assert.equal(
      await ask('p2', 'store'),
      'error validating audience "store": [persistentvolumeclaim "p2-e" not found, csidriver.storage.k8s.io "file.csi.azure.com" not found]',
    ),
  );
});

test('a node gets what its volumes need for as long as they are bound to its claims', () => {
  const graph = new Graph();
  const persistentVolumeClaim = { claimName: 'mine' };
  const spec = { nodeName: 'here', containers: [], volumes: [{ name: 'data', persistentVolumeClaim }] };
  graph.addPod(new Pod({ metadata: { name: 'p', namespace: 'n' }, spec }));
  const related = (): boolean[] => [
    graph.isRelated('here', 'persistentvolume', '', 'v'),
    graph.isRelated('here', 'secret', 'n', 'old'),
    graph.isRelated('here', 'secret', 'n', 'new'),
  ];
  const bind = (claim: string | undefined, secret: string): void =>
    graph.addVolume(
      new PersistentVolume({
        metadata: { name: 'v' },
        spec: {
          accessModes: ['ReadWriteOnce'],
          capacity: { storage: '1Gi' },
          ...(claim !== undefined && { claimRef: { namespace: 'n', name: claim } }),
          csi: { driver: 'd', volumeHandle: 'h', nodePublishSecretRef: { namespace: 'n', name: secret } },
        },
      }),
    );
  bind('mine', 'old');
  assert.deepEqual(related(), [true, true, false]);
  bind('mine', 'new');
  assert.deepEqual(related(), [true, false, true]);
  bind('other', 'new');
  assert.deepEqual(related(), [false, false, false]);
  bind('mine', 'new');
  bind(undefined, 'new');
  assert.deepEqual(related(), [false, false, false]);
});

test('kube-apiserver says the same today', { timeout: 900_000 }, async (t) => {
  if (process.env['KUBETYPED_CONTROLPLANE'] !== 'start')
    return t.skip('NOT COMPARED WITH KUBE-APISERVER: set KUBETYPED_CONTROLPLANE=start');
  const theirs = await askTheirs();
  if (process.env['KUBETYPED_VERDICTS'] === 'write' && isRows)
    writeFileSync(FILE, gzipSync(theirs.map((row) => `${JSON.stringify(row)}\n`).join(''), { level: 9 }));
  const different = compare(await askOurs(), theirs);
  for (const each of different.slice(0, 40)) t.diagnostic(each);
  t.diagnostic(`${theirs.length} requests, ${theirs.filter(({ status }) => status === 403).length} refused`);
  assert.equal(different.length, 0);
  return undefined;
});
