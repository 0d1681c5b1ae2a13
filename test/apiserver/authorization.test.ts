import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { addToScheme } from 'kubetyped/api';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, rbac } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { codecs } from 'kubetyped/protobuf';
import { type Answer, send } from './client.ts';

const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const AUTHORIZATION = '/apis/authorization.k8s.io/v1';
const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';

const users = {
  root: { name: 'root', groups: ['system:masters'] },
  ann: { name: 'ann', groups: ['dev'] },
  bot: { name: 'system:serviceaccount:default:bot', groups: ['system:serviceaccounts'] },
};

function newServer(t: TestContext): APIServer {
  const scheme = new Scheme('test');
  addToScheme(scheme);
  const server = new APIServer({ scheme, codecs, authentication: tokens(users), authorization: rbac() });
  t.after(() => server.close());
  return server.resource(ConfigMap);
}

type User = keyof typeof users | 'nobody';

function as(server: APIServer, user: User, method: string, url: string, body?: object): Promise<Answer> {
  return send(server, method, url, body, user === 'nobody' ? {} : { authorization: `Bearer ${user}` });
}

/** Sends what the administrator does, which must succeed. */
async function given(server: APIServer, url: string, body: object): Promise<void> {
  const { status, text } = await as(server, 'root', 'POST', url, body);
  assert.equal(status, 201, text);
}

const role = (name: string, rules: object[], more: object = {}): object => ({ metadata: { name }, rules, ...more });
const binding = (name: string, kind: string, roleName: string, subject: object): object => ({
  metadata: { name },
  roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind, name: roleName },
  subjects: [subject],
});
const ann = { kind: 'User', name: 'ann', apiGroup: 'rbac.authorization.k8s.io' };
const dev = { kind: 'Group', name: 'dev', apiGroup: 'rbac.authorization.k8s.io' };
const bot = { kind: 'ServiceAccount', name: 'bot', namespace: 'default' };
const reading = { verbs: ['get', 'list'], apiGroups: [''], resources: ['configmaps'] };

test('who is unknown gets 401, who lacks the right 403 that says what it lacks', async (t) => {
  const server = newServer(t);
  const unknown = await as(server, 'nobody', 'GET', CONFIG_MAPS);
  assert.deepEqual([unknown.status, unknown.json.message], [401, 'Unauthorized']);
  const refused = await as(server, 'ann', 'GET', CONFIG_MAPS);
  assert.deepEqual(
    [refused.status, refused.json.message],
    [
      403,
      'configmaps is forbidden: User "ann" cannot list resource "configmaps" in API group "" in the namespace "default"',
    ],
  );
  assert.equal((await as(server, 'root', 'GET', CONFIG_MAPS)).status, 200);
});

test('roles permit in their namespace, cluster roles everywhere', async (t) => {
  const server = newServer(t);
  await given(server, `${RBAC}/namespaces/default/roles`, role('readers', [reading]));
  await given(server, `${RBAC}/namespaces/default/rolebindings`, binding('readers', 'Role', 'readers', ann));
  const status = async (user: User, url: string): Promise<number> => (await as(server, user, 'GET', url)).status;
  assert.equal(await status('ann', CONFIG_MAPS), 200);
  assert.equal(await status('ann', '/api/v1/namespaces/other/configmaps'), 403);
  assert.equal(await status('ann', '/api/v1/configmaps'), 403, 'not those of all namespaces');
  assert.equal(await status('bot', CONFIG_MAPS), 403);
  assert.equal((await as(server, 'ann', 'POST', CONFIG_MAPS, { metadata: { name: 'a' } })).status, 403);

  await given(server, `${RBAC}/clusterroles`, role('all-readers', [reading]));
  await given(server, `${RBAC}/clusterrolebindings`, binding('bots', 'ClusterRole', 'all-readers', bot));
  assert.equal(await status('bot', '/api/v1/configmaps'), 200);
  await as(server, 'root', 'DELETE', `${RBAC}/clusterrolebindings/bots`);
  assert.equal(await status('bot', '/api/v1/configmaps'), 403, 'a right that is taken away is gone');
});

test('everybody who is known discovers the API and asks what it may do', async (t) => {
  const server = newServer(t);
  for (const path of ['/api', '/apis', '/openapi/v3', '/version', '/healthz'])
    assert.equal((await as(server, 'ann', 'GET', path)).status, 200, path);
  await given(server, `${RBAC}/namespaces/default/roles`, role('readers', [reading]));
  await given(server, `${RBAC}/namespaces/default/rolebindings`, binding('readers', 'Role', 'readers', dev));
  const ask = async (verb: string, namespace: string): Promise<unknown> => {
    const spec = { resourceAttributes: { verb, namespace, resource: 'configmaps' } };
    const answer = await as(server, 'ann', 'POST', `${AUTHORIZATION}/selfsubjectaccessreviews`, { spec });
    assert.equal(answer.status, 201, answer.text);
    return answer.json.status;
  };
  assert.deepEqual(await ask('get', 'default'), {
    allowed: true,
    reason: 'RBAC: allowed by RoleBinding "readers/default" of Role "readers" to Group "dev"',
  });
  assert.deepEqual(await ask('delete', 'default'), { allowed: false });
  assert.deepEqual(await ask('get', 'other'), { allowed: false });
  const rules = await as(server, 'ann', 'POST', `${AUTHORIZATION}/selfsubjectrulesreviews`, {
    spec: { namespace: 'default' },
  });
  assert.deepEqual(rules.json.status.resourceRules.at(-1), reading);
  assert.equal(rules.json.status.incomplete, false);
  const me = await as(server, 'ann', 'POST', '/apis/authentication.k8s.io/v1/selfsubjectreviews', {});
  assert.deepEqual(me.json.status.userInfo, { username: 'ann', groups: ['dev', 'system:authenticated'] });
});

test('where an authorizer cannot list rights, there may be more than the list has', async (t) => {
  const scheme = new Scheme('test');
  addToScheme(scheme);
  const server = new APIServer({
    scheme,
    codecs,
    authentication: tokens(users),
    authorization: () => ({ allowed: true }),
  });
  t.after(() => server.close());
  const url = `${AUTHORIZATION}/selfsubjectrulesreviews`;
  const { json } = await as(server, 'ann', 'POST', url, { spec: { namespace: 'default' } });
  assert.deepEqual(json.status, { resourceRules: [], nonResourceRules: [], incomplete: true });
});

test('only who may asks about others and their tokens', async (t) => {
  const server = newServer(t);
  const spec = { user: 'root', groups: ['system:masters'], nonResourceAttributes: { path: '/x', verb: 'get' } };
  const url = `${AUTHORIZATION}/subjectaccessreviews`;
  assert.equal((await as(server, 'ann', 'POST', url, { spec })).status, 403);
  assert.deepEqual((await as(server, 'root', 'POST', url, { spec })).json.status, { allowed: true });
  const nobody = await as(server, 'root', 'POST', url, {
    spec: { nonResourceAttributes: { path: '/x', verb: 'get' } },
  });
  assert.equal(nobody.status, 422);
  assert.match(nobody.json.message, /spec\.user: Invalid value: "": at least one of user or group must be specified/);
  const local = await as(server, 'root', 'POST', `${AUTHORIZATION}/namespaces/a/localsubjectaccessreviews`, {
    spec: { user: 'ann', resourceAttributes: { namespace: 'b', verb: 'get', resource: 'pods' } },
  });
  assert.match(local.json.message, /spec\.resourceAttributes\.namespace: Invalid value: "b": must match/);
  const tokenReviews = '/apis/authentication.k8s.io/v1/tokenreviews';
  const known = await as(server, 'root', 'POST', tokenReviews, { spec: { token: 'ann' } });
  assert.deepEqual(known.json.status, {
    authenticated: true,
    user: { username: 'ann', groups: ['dev', 'system:authenticated'] },
  });
  const unknown = await as(server, 'root', 'POST', tokenReviews, { spec: { token: 'x' } });
  assert.deepEqual(unknown.json.status, { user: {} }, 'no token of anybody');
  assert.equal((await as(server, 'root', 'GET', tokenReviews)).status, 405);
});

test('nobody gives others more than it has', async (t) => {
  const server = newServer(t);
  const managing = { verbs: ['*'], apiGroups: ['rbac.authorization.k8s.io'], resources: ['roles', 'rolebindings'] };
  const editing = {
    verbs: ['create', 'update', 'patch', 'get', 'delete'],
    apiGroups: ['rbac.authorization.k8s.io'],
    resources: ['roles', 'rolebindings'],
  };
  await given(server, `${RBAC}/namespaces/default/roles`, role('managers', [editing, reading]));
  await given(server, `${RBAC}/namespaces/default/rolebindings`, binding('managers', 'Role', 'managers', ann));
  const roles = `${RBAC}/namespaces/default/roles`;
  const writing = { verbs: ['get', 'update', 'create'], apiGroups: [''], resources: ['configmaps'] };
  const refused = await as(server, 'ann', 'POST', roles, role('more', [writing]));
  assert.equal(refused.status, 403);
  assert.equal(
    refused.json.message,
    'roles.rbac.authorization.k8s.io "more" is forbidden: user "ann" (groups=["dev" "system:authenticated"]) is attempting to ' +
      'grant RBAC permissions not currently held:\n{APIGroups:[""], Resources:["configmaps"], Verbs:["update" "create"]}',
  );
  assert.equal((await as(server, 'ann', 'POST', roles, role('less', [reading]))).status, 201);
  const grown = await as(server, 'ann', 'PUT', `${roles}/less`, role('less', [reading, writing]));
  assert.equal(grown.status, 403);
  const bindings = `${RBAC}/namespaces/default/rolebindings`;
  const admin = await as(server, 'ann', 'POST', bindings, binding('mine', 'ClusterRole', 'cluster-admin', ann));
  assert.equal(admin.status, 403);
  assert.match(admin.json.message, /attempting to grant RBAC permissions not currently held/);
  const missing = await as(server, 'ann', 'POST', bindings, binding('mine', 'Role', 'nothing', ann));
  assert.equal(missing.status, 404);
  assert.match(missing.json.message, /rolebindings\.rbac\.authorization\.k8s\.io "nothing" not found/);
  // `escalate` and `bind` lift the limit.
  await as(server, 'root', 'PUT', `${roles}/managers`, role('managers', [managing]));
  assert.equal((await as(server, 'ann', 'POST', roles, role('more', [writing]))).status, 201);
  assert.equal((await as(server, 'ann', 'POST', bindings, binding('mine', 'Role', 'more', ann))).status, 201);
});
