// Random FlowSchemas on our server and on the real kube-apiserver, and who is answered by which of them, as the headers of
// answers say. With KUBETYPED_CONTROLPLANE=start; KUBETYPED_CASES sets the number of requests, KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN, type RawServer, skipWithoutControlPlane, startBothServers } from '../attack/both_servers.ts';
import { Random } from '../differential/random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 300);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 29);
const SCHEMAS = 20;
const PATH = '/apis/flowcontrol.apiserver.k8s.io/v1';

const USERS: Readonly<Record<string, readonly string[]>> = {
  ann: ['dev', 'ops'],
  bob: ['dev'],
  eve: [],
  'system:serviceaccount:default:a': ['system:serviceaccounts', 'system:serviceaccounts:default'],
  'system:serviceaccount:kube-system:b': ['system:serviceaccounts'],
  'system:node:n': ['system:nodes'],
  'system:kube-scheduler': [],
};
const NAMESPACES = ['default', 'kube-system', 'none'];
const RESOURCES = ['pods', 'configmaps', 'deployments', 'leases', 'nodes', 'pods/status', 'nodes/status'];
const GROUPS = ['', 'apps', 'coordination.k8s.io', 'other'];
const VERBS = ['get', 'list', 'create', 'delete', 'watch', 'patch'];
const URLS = ['/version', '/healthz', '/healthz/*', '/api', '/api/*', '/apis/*', '/openapi/*', '/nothing', '/'];
const LEVELS = ['system', 'workload-low', 'exempt', 'catch-all', 'nowhere'];

type Picks = <T>(list: readonly T[], most?: number) => T[];

function randomSchema(random: Random, index: number): object {
  const some: Picks = (list, most = 3) => {
    const found = list.filter(() => random.int(list.length) < most);
    return found.length === 0 ? [random.pick(list)] : found;
  };
  const orAll = (list: readonly string[]): string[] => (random.int(3) === 0 ? ['*'] : some(list));
  const subject = (): object => {
    const name = random.pick([...Object.keys(USERS), '*']);
    const account = { name: random.pick(['a', 'b', '*']), namespace: random.pick(NAMESPACES) };
    return random.pick([
      { kind: 'User', user: { name } },
      { kind: 'Group', group: { name: random.pick(['dev', 'ops', 'system:authenticated', 'system:nodes', '*']) } },
      { kind: 'ServiceAccount', serviceAccount: account },
    ]);
  };
  const resourceRule = (): object => ({
    ...{ verbs: orAll(VERBS), apiGroups: orAll(GROUPS), resources: orAll(RESOURCES) },
    ...{ namespaces: orAll(NAMESPACES), clusterScope: random.int(2) === 0 },
  });
  const distinguisherMethod = random.pick([undefined, { type: 'ByUser' }, { type: 'ByNamespace' }]);
  return {
    apiVersion: 'flowcontrol.apiserver.k8s.io/v1',
    kind: 'FlowSchema',
    metadata: { name: `random-${index}` },
    spec: {
      priorityLevelConfiguration: { name: random.pick(LEVELS) },
      // Few, so that the name decides, too.
      matchingPrecedence: 2 + random.int(8),
      ...(distinguisherMethod && { distinguisherMethod }),
      rules: [
        {
          subjects: [subject(), subject()].slice(random.int(2)),
          resourceRules: [resourceRule()],
          nonResourceRules: [{ verbs: orAll(['get', 'create']), nonResourceURLs: orAll(URLS) }],
        },
      ],
    },
  };
}

function randomRequest(random: Random): { method: string; path: string; user: string } {
  const user = random.pick(Object.keys(USERS));
  if (random.int(3) === 0)
    return {
      method: random.pick(['GET', 'GET', 'POST']),
      path: random.pick([
        '/version',
        '/healthz',
        '/healthz/ping',
        '/api',
        '/apis',
        '/openapi/v3',
        '/nothing',
        '/apis/x',
      ]),
      user,
    };
  const root = random.pick(['/api/v1', '/apis/apps/v1', '/apis/coordination.k8s.io/v1', '/apis/other/v1']);
  const namespace = random.pick(['', ...NAMESPACES.map((each) => `/namespaces/${each}`)]);
  const name = random.pick(['', '/a', '/a/status']);
  const resource = random.pick(['pods', 'configmaps', 'deployments', 'leases', 'nodes']);
  return {
    method: random.pick(['GET', 'GET', 'DELETE', 'PATCH']),
    path: `${root}${namespace}/${resource}${name}`,
    user,
  };
}

interface Named {
  readonly metadata: { readonly name: string; readonly uid: string };
  readonly status?: { readonly conditions?: readonly { readonly type: string; readonly status: string }[] };
}

async function itemsOf({ send }: RawServer, resource: string): Promise<Named[]> {
  const { text } = await send({ method: 'GET', path: `${PATH}/${resource}`, user: ADMIN });
  return (JSON.parse(text) as { items: Named[] }).items;
}

/** Once a server knows all its FlowSchemas: their names, and those of the levels, by their uids. */
async function known(server: RawServer): Promise<Map<string, string>> {
  for (;;) {
    const schemas = await itemsOf(server, 'flowschemas');
    const isKnown = ({ status }: Named): boolean =>
      status?.conditions?.some(({ type }) => type === 'Dangling') === true;
    if (schemas.every(isKnown)) {
      const levels = await itemsOf(server, 'prioritylevelconfigurations');
      return new Map([...schemas, ...levels].map(({ metadata }) => [metadata.uid, metadata.name]));
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test(`${cases} requests are classified as by kube-apiserver`, { skip: skipWithoutControlPlane }, async () => {
  await using both = await startBothServers(USERS);
  const random = new Random(seed);
  const servers = [both.ours, both.theirs];
  const schemas = Array.from({ length: SCHEMAS }, (_, index) => randomSchema(random, index));
  for (const schema of schemas) {
    const body = JSON.stringify(schema);
    const headers = { 'content-type': 'application/json' };
    const answers = await Promise.all(
      servers.map(({ send }) => send({ method: 'POST', path: `${PATH}/flowschemas`, user: ADMIN, headers, body })),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201],
      `${body}: ${answers.map(({ text }) => text).join('\n')}`,
    );
  }
  const names = await Promise.all(servers.map(known));
  const seen = new Set<string>();
  for (let done = 0; done < cases; done++) {
    const request = randomRequest(random);
    const answers = await Promise.all(servers.map(({ send }) => send(request)));
    const [ours, theirs] = answers.map(({ headers }, index) =>
      ['flowschema', 'prioritylevel'].map((each) => names[index]?.get(String(headers[`x-kubernetes-pf-${each}-uid`]))),
    );
    assert.deepEqual(ours, theirs, `seed ${seed}: ${request.user} ${request.method} ${request.path}`);
    seen.add(String(theirs?.[0]));
  }
  assert.ok(seen.size >= 8, [...seen].join());
});
