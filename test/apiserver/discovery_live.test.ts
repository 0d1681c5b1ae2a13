// What kubetyped server says of itself beside a real kube-apiserver: every document of discovery, `kubectl api-resources`,
// `/version`, and what the users of ten roles may do. KUBETYPED_CONTROLPLANE=start runs one.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { unmarshal } from 'kubetyped/apimachinery/util/yaml';
import { StartedServer } from '../cli/started_server.ts';
import { type KubectlResult, runKubectl } from '../server/kubectl.ts';
import type { Answer } from './client.ts';
import { openKubernetes, type Requests } from './kubernetes_requests.ts';

const skip =
  process.env['KUBETYPED_CONTROLPLANE'] !== 'start' &&
  'NOT COMPARED WITH KUBE-APISERVER: set KUBETYPED_CONTROLPLANE=start';

/** What differs, and why. The list can only shrink. */
const DIFFERENCES: readonly (readonly [what: RegExp, why: string])[] = [
  [
    / storageVersionHash: "\S+" is "\S+" here$/,
    'kube-apiserver stores five Kinds in beta versions that are not served here',
  ],
  [/^\/ /, 'each lists its own checks and documents'],
];

type Data = Readonly<Record<string, unknown>>;

interface Side {
  readonly requests: Requests;
  readonly kubectl: (...args: readonly string[]) => Promise<KubectlResult>;
}

const folder = mkdtempSync(join(tmpdir(), 'kubetyped-discovery-'));
let kubeconfig = '';
let server: StartedServer | undefined;
let real: Side;
let ours: Side;

const DEFINITION = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'birds.zoo.example.com' },
  spec: {
    group: 'zoo.example.com',
    scope: 'Namespaced',
    names: { plural: 'birds', kind: 'Bird', shortNames: ['bi'], categories: ['all'] },
    versions: ['v1', 'v1beta1'].map((name) => ({
      name,
      served: true,
      storage: name === 'v1',
      schema: { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
      subresources: { status: {}, scale: { specReplicasPath: '.spec.n', statusReplicasPath: '.status.n' } },
    })),
  },
};

/** A role that nobody has made before, with every kind of rule. */
const ROLE = {
  metadata: { name: 'birdwatcher' },
  rules: [
    { apiGroups: ['zoo.example.com'], resources: ['birds', 'birds/status'], verbs: ['get', 'list'] },
    { apiGroups: ['', 'apps'], resources: ['*'], resourceNames: ['a', 'b'], verbs: ['*'] },
    { nonResourceURLs: ['/metrics', '/logs/*'], verbs: ['get'] },
  ],
};

const ROLES = [
  ...['cluster-admin', 'admin', 'edit', 'view', 'system:node', 'system:kube-scheduler', 'system:monitoring'],
  ...['system:auth-delegator', 'system:controller:job-controller', 'birdwatcher'],
];

function sideOf(path: string, url: string): Side {
  return {
    requests: openKubernetes(path),
    kubectl: (...args) => runKubectl(url, join(folder, new URL(url).port), ['--kubeconfig', path, ...args]),
  };
}

before(async () => {
  if (skip) return;
  // Versions that are alpha are off in clusters; aggregated roles have their rules from kube-controller-manager.
  const options = ['start', '--rbac', '--admission', '--controller-manager', '--runtime-config', 'api/alpha=false'];
  const printed = execFileSync('scripts/controlplane.sh', options, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url = '', path = ''] = printed.trim().split('\n');
  kubeconfig = path;
  real = sideOf(kubeconfig, url);
  writeFileSync(join(folder, 'tokens.csv'), 'none,nobody,1\n', { mode: 0o600 });
  server = await StartedServer.start(folder, ['--authorization-mode', 'RBAC', '--token-auth-file', 'tokens.csv']);
  const { users } = unmarshal(readFileSync(join(folder, 'admin.yaml'), 'utf8')) as {
    users: { user: { token: string } }[];
  };
  const own = join(folder, 'ours.yaml');
  const clusters = [
    { name: 'c', cluster: { server: server.url, 'certificate-authority': join(folder, 'authority.crt') } },
  ];
  const contexts = [{ name: 'c', context: { cluster: 'c', user: 'u' } }];
  const config = { apiVersion: 'v1', kind: 'Config', clusters, contexts, 'current-context': 'c' };
  writeFileSync(own, JSON.stringify({ ...config, users: [{ name: 'u', user: { token: users[0]!.user.token } }] }));
  ours = sideOf(own, server.url);
  for (const { requests } of [real, ours]) {
    await requests('admin', 'POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', DEFINITION);
    await requests('admin', 'POST', '/apis/rbac.authorization.k8s.io/v1/clusterroles', ROLE);
    for (const name of ROLES) {
      const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name };
      const metadata = { name: `test:${name}` };
      const subjects = [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: `user of ${name}` }];
      const binding = { metadata, roleRef, subjects };
      await requests('admin', 'POST', '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings', binding);
    }
    for (let tries = 0; ; tries++) {
      const { json } = await requests('admin', 'GET', '/apis/zoo.example.com/v1');
      if (json !== undefined) break;
      assert.ok(tries < 100, 'the definition is not served');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
});

after(async () => {
  await server?.end();
  if (kubeconfig !== '') execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
  rmSync(folder, { recursive: true });
});

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Items of a list by what they are called, so that one that is missing is one difference. */
function nameOf(item: unknown, index: number): string {
  if (!isData(item)) return JSON.stringify(item);
  const { metadata, name, resource, subresource, groupVersion, version, kind } = item;
  const nameInMetadata = isData(metadata) ? metadata['name'] : undefined;
  return String(name ?? nameInMetadata ?? resource ?? subresource ?? groupVersion ?? version ?? kind ?? index);
}

const itemsOf = (list: readonly unknown[]): Map<string, unknown> =>
  new Map(list.map((each, index) => [nameOf(each, index), each]));

/** Where two documents differ. The order of items and of fields counts. */
function differencesOf(theirs: unknown, own: unknown, path: string): string[] {
  const areLists = Array.isArray(theirs) && Array.isArray(own);
  if (!areLists && !(isData(theirs) && isData(own)))
    return Object.is(theirs, own) ? [] : [`${path}: ${JSON.stringify(theirs)} is ${JSON.stringify(own)} here`];
  const [left, right] = [theirs, own].map((each) =>
    Array.isArray(each) ? itemsOf(each) : new Map(Object.entries(isData(each) ? each : {})),
  ) as [Map<string, unknown>, Map<string, unknown>];
  const [shared, sharedHere] = [
    [left, right],
    [right, left],
  ].map(([map, other]) => [...map!.keys()].filter((name) => other!.has(name)).join());
  return [
    ...[...left.keys()].filter((name) => !right.has(name)).map((name) => `${path} ${name} is missing here`),
    ...[...right.keys()].filter((name) => !left.has(name)).map((name) => `${path} ${name} is here alone`),
    ...(shared === sharedHere ? [] : [`${path}: order ${shared} is ${sharedHere} here`]),
    ...[...left.keys()]
      .filter((name) => right.has(name))
      .flatMap((name) => differencesOf(left.get(name), right.get(name), `${path} ${name}`)),
  ];
}

/** The responses of kube-apiserver and of this server. */
function both(method: string, path: string, accept: string): Promise<[theirs: Answer, own: Answer]> {
  const [theirs, own] = [real, ours].map(({ requests }) =>
    requests('admin', method, path, undefined, undefined, { accept }),
  );
  return Promise.all([theirs!, own!]);
}

const AGGREGATED = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';

test('every document of discovery', { skip, timeout: 120_000 }, async () => {
  const found: string[] = [];
  const compare = async (path: string, accept = 'application/json'): Promise<unknown> => {
    const [theirs, own] = await both('GET', path, accept);
    assert.deepEqual([own.status, own.headers], [theirs.status, theirs.headers], path);
    const [document, ownDocument] = [theirs, own].map(({ text }) =>
      JSON.parse(text.replaceAll(/"serverAddress": ?"[^"]*"/g, '"serverAddress": ""')),
    );
    found.push(...differencesOf(document, ownDocument, path));
    return theirs.json;
  };
  await compare('/');
  await compare('/api');
  await compare('/api/v1');
  const { groups } = (await compare('/apis')) as {
    groups: { name: string; versions: { groupVersion: string }[] }[];
  };
  assert.ok(groups.length > 20);
  for (const { name, versions } of groups) {
    await compare(`/apis/${name}`);
    for (const { groupVersion } of versions) await compare(`/apis/${groupVersion}`);
  }
  await compare('/api', AGGREGATED);
  await compare('/apis', AGGREGATED);
  const unlisted = found.filter((each) => !DIFFERENCES.some(([what]) => what.test(each)));
  assert.deepEqual(unlisted, []);
  const unused = DIFFERENCES.filter(([what]) => !found.some((each) => what.test(each)));
  assert.deepEqual(unused, [], 'nothing differs so any more');
});

test('paths that are not served, methods and media types', { skip, timeout: 120_000 }, async () => {
  const versions = ['/api', '/api/v1', '/api/v2', '/api/v2/', '/apis', '/apis/apps', '/apis/apps/v1/', '/apis/apps/v9'];
  const others = [
    '/apis/nosuch',
    '/apis/nosuch/v1',
    '/apis//v1',
    '/version',
    '/version/x',
    '/openapi/v3/nosuch',
    '/ui',
  ];
  const issuer = ['/.well-known/openid-configuration', '/.well-known/x', '/openid/v1/jwks', '/openid/v1/jwks/'];
  const accepted = ['application/json', 'text/plain', 'application/json;as=Table;v=v1;g=meta.k8s.io', '*/*;q=0.5'];
  for (const path of [...versions, ...others, ...issuer])
    for (const accept of accepted)
      for (const method of ['GET', 'POST']) {
        const [theirs, own] = await both(method, path, accept);
        const which = `${method} ${path} ${accept}`;
        if (theirs.status === 200) assert.equal(own.status, 200, which);
        else assert.deepEqual(own, theirs, which);
      }
});

test('/version has the same fields', { skip }, async () => {
  const [theirs, own] = await Promise.all([real, ours].map(({ requests }) => requests('admin', 'GET', '/version')));
  assert.deepEqual(Object.keys(own!.json), Object.keys(theirs!.json));
  for (const name of ['major', 'minor', 'emulationMinor', 'minCompatibilityMinor'])
    assert.equal(own!.json[name], theirs!.json[name], name);
});

test('kubectl api-resources and api-versions', { skip }, async () => {
  for (const args of [
    ['api-resources', '-o', 'wide'],
    ['api-resources'],
    ['api-versions'],
    ['get', 'all', '-A', '-o', 'name'],
  ]) {
    const [theirs, own] = await Promise.all([real, ours].map(({ kubectl }) => kubectl(...args)));
    assert.deepEqual(own, theirs, args.join(' '));
  }
});

test('what users of ten roles may do', { skip, timeout: 120_000 }, async () => {
  for (const name of ROLES)
    for (const namespace of ['default', 'kube-system']) {
      const args = ['auth', 'can-i', '--list', '-n', namespace, '--as', `user of ${name}`];
      const [theirs, own] = await Promise.all([real, ours].map(({ kubectl }) => kubectl(...args)));
      assert.equal(own!.stdout, theirs!.stdout, name);
      assert.deepEqual(own, theirs, name);
      assert.equal(own!.code, 0, own!.stderr);
    }
});
