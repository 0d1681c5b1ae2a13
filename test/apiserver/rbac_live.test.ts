// RBAC beside a real kube-apiserver, under random roles and bindings. KUBETYPED_RBAC is the kubeconfig of a server that
// `scripts/controlplane.sh start --rbac` has just started: compiling one takes too long to be done unasked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addToScheme } from 'kubetyped/api';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, rbac } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { Random } from '../differential/random_scalars.ts';
import { send } from './client.ts';
import { openKubernetes, type Requests } from './kubernetes_requests.ts';
import { randomPolicy, randomQuestion } from './random_policies.ts';

const kubeconfig = process.env['KUBETYPED_RBAC'] ?? '';
const rounds = Number(process.env['KUBETYPED_CASES'] ?? 300) / 30;
const seed = Number(process.env['KUBETYPED_SEED'] ?? 1);
const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const REVIEWS = '/apis/authorization.k8s.io/v1/subjectaccessreviews';

test('kube-apiserver permits the same', { timeout: 3_600_000 }, async (t) => {
  if (kubeconfig === '')
    return t.skip('NOT COMPARED WITH KUBE-APISERVER: set KUBETYPED_RBAC to a kubeconfig of one that runs with --rbac');
  const theirs = openKubernetes(kubeconfig);
  const ours = openOurs();
  for (const namespace of ['a', 'b'])
    await theirs('admin', 'POST', '/api/v1/namespaces', { metadata: { name: namespace } });
  const random = new Random(seed);
  let allowed = 0;
  let granted = 0;
  let tried = 0;
  for (let round = 0; round < rounds; round++) {
    const policy = randomPolicy(random, round);
    for (const { url, body } of policy) {
      const [real, own] = [
        await theirs('admin', 'POST', RBAC + url, body),
        await ours('admin', 'POST', RBAC + url, body),
      ];
      assert.deepEqual([own.status, real.status], [201, 201], `${JSON.stringify(body)} ${real.text} ${own.text}`);
    }
    // Its informers need a moment.
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (let i = 0; i < 30; i++) {
      const spec = randomQuestion(random);
      const [real, own] = [
        await theirs('admin', 'POST', REVIEWS, { spec }),
        await ours('admin', 'POST', REVIEWS, { spec }),
      ];
      const where = `round ${round}: ${JSON.stringify(spec)}\n${JSON.stringify(policy)}\n${real.text}\n${own.text}`;
      assert.deepEqual([own.status, own.json.status?.allowed], [real.status, real.json.status?.allowed], where);
      if (own.json.status?.allowed === true) allowed++;
    }
    for (const { url, body } of randomPolicy(random, `${round}-try`)) {
      const [real, own] = [
        await theirs('nobody', 'POST', RBAC + url, body),
        await ours('nobody', 'POST', RBAC + url, body),
      ];
      const where = `round ${round}: ${JSON.stringify(body)}\n${JSON.stringify(policy)}\n${real.text}\n${own.text}`;
      assert.deepEqual([own.status, own.json.message], [real.status, real.json.message], where);
      tried++;
      if (own.status >= 300) continue;
      granted++;
      policy.push({ url, body });
    }
    for (const { url, body } of policy)
      for (const server of [theirs, ours]) await server('admin', 'DELETE', `${RBAC}${url}/${body.metadata.name}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  t.diagnostic(
    `seed ${seed}: ${rounds * 30} questions, ${allowed} permitted; ${tried} roles and bindings by who may not give everything, ${granted} made`,
  );
});

function openOurs(): Requests {
  const scheme = new Scheme('test');
  addToScheme(scheme);
  const users = { admin: { name: 'admin', groups: ['system:masters'] }, nobody: { name: 'nobody', groups: [] } };
  const server = new APIServer({ scheme, authentication: tokens(users), authorization: rbac() });
  return (user, method, url, body) => send(server, method, url, body, { authorization: `Bearer ${user}` });
}
