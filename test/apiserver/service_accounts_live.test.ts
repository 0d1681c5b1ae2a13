// The tokens of ServiceAccounts beside the real kube-apiserver, both with one key: the same requests get the same answers,
// and the same claims are in the tokens.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { unmarshal } from 'kubetyped/apimachinery/util/yaml';
import { firstOf, tokens } from 'kubetyped/apiserver/authentication';
import { ServiceAccounts } from 'kubetyped/apiserver/serviceaccounts';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { CONTROL_PLANE_PLUGINS } from './both_servers.ts';
import { send } from './client.ts';

interface Asked {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON comes
  readonly json: any;
}

type Ask = (method: string, path: string, body?: object) => Promise<Asked>;

/** @param kubeconfig of a server that scripts/controlplane.sh has started */
function askerOf(kubeconfig: string): Ask {
  const config = unmarshal(readFileSync(kubeconfig, 'utf8')) as {
    clusters: { cluster: { server: string; 'certificate-authority': string } }[];
    users: { user: { token: string } }[];
  };
  const { server, 'certificate-authority': authority } = config.clusters[0]!.cluster;
  const headers = { authorization: `Bearer ${config.users[0]!.user.token}`, 'content-type': 'application/json' };
  const ca = readFileSync(authority);
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const sent = request(`${server}${path}`, { method, headers, ca }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) }));
      });
      sent.on('error', reject).end(body && JSON.stringify(body));
    });
}

const wanted = process.env['KUBETYPED_CONTROLPLANE'];
const skip = wanted === undefined && 'NOT COMPARED WITH KUBE-APISERVER: set KUBETYPED_CONTROLPLANE=start';

test('TokenRequests and TokenReviews are answered as by kube-apiserver', { skip, timeout: 900_000 }, async (t) => {
  const start = (): string =>
    execFileSync('scripts/controlplane.sh', ['start'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const kubeconfig = wanted === 'start' ? start().trim().split('\n')[1]! : wanted!;
  t.after(() => wanted === 'start' && execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]));
  const theirs = askerOf(kubeconfig);
  const accounts = new ServiceAccounts({
    signingKey: readFileSync(join(dirname(kubeconfig), 'service-accounts.key'), 'utf8'),
    issuers: ['https://kubernetes.default.svc'],
  });
  const known = tokens({
    root: { name: 'admin', groups: ['system:masters'] },
    viewer: { name: 'viewer', groups: [], uid: 'viewer' },
  });
  const authentication = firstOf(known, accounts.authenticate);
  const { server, close } = await startTestServer({
    serviceAccounts: accounts,
    authentication,
    admissionPlugins: CONTROL_PLANE_PLUGINS,
  });
  t.after(close);
  const ours: Ask = (method, path, body) => send(server, method, path, body, { authorization: 'Bearer root' });

  const namespace = `tokens-${process.pid}`;
  const scope = `/api/v1/namespaces/${namespace}`;
  const spec = { serviceAccountName: 'bot', containers: [{ name: 'a', image: 'a' }], nodeName: `${namespace}-node` };
  const given: [path: string, body: object][] = [
    ['/api/v1/namespaces', { metadata: { name: namespace } }],
    ['/api/v1/nodes', { metadata: { name: `${namespace}-node` } }],
    [`${scope}/serviceaccounts`, { metadata: { name: 'bot' } }],
    [`${scope}/serviceaccounts`, { metadata: { name: 'other' } }],
    [`${scope}/secrets`, { metadata: { name: 'key' } }],
    [`${scope}/pods`, { metadata: { name: 'web' }, spec }],
    [`${scope}/pods`, { metadata: { name: 'lost' }, spec: { ...spec, nodeName: 'gone' } }],
  ];
  for (const ask of [theirs, ours])
    for (const [path, body] of given) {
      const { status, json } = await ask('POST', path, body);
      assert.equal(status, 201, JSON.stringify(json));
    }
  const bound = (kind: string, name: string, more: object = {}): object => ({
    spec: { boundObjectRef: { apiVersion: 'v1', kind, name, ...more } },
  });
  const requests: [account: string, request: object][] = [
    ['bot', {}],
    ['bot', { spec: { expirationSeconds: 600, audiences: ['a', 'b'] } }],
    ['bot', { spec: { expirationSeconds: 599 } }],
    ['bot', { spec: { expirationSeconds: 2 ** 32 } }],
    ['bot', { spec: { expirationSeconds: 2 ** 32 + 1 } }],
    ['bot', { metadata: { name: 'bot', namespace } }],
    ['bot', { metadata: { name: 'x' } }],
    ['bot', { metadata: { namespace: 'x' } }],
    ['bot', { metadata: { uid: 'x' } }],
    ['none', {}],
    ['bot', bound('Pod', 'web')],
    ['bot', bound('Pod', 'lost')],
    ['bot', bound('Pod', 'none')],
    ['other', bound('Pod', 'web')],
    ['bot', bound('Pod', 'web', { uid: 'x' })],
    ['bot', bound('Secret', 'key')],
    ['bot', bound('Secret', 'key', { uid: 'x' })],
    ['bot', bound('Node', `${namespace}-node`)],
    ['bot', bound('Node', 'none')],
    ['bot', bound('ConfigMap', 'x')],
    ['bot', { spec: { boundObjectRef: { apiVersion: 'apps/v1', kind: 'Pod', name: 'web' } } }],
    ['bot', { spec: { boundObjectRef: {} } }],
  ];
  const reviews: object[] = [{}, { audiences: ['a'] }, { audiences: ['x', 'a'] }];
  const answers = async (ask: Ask): Promise<unknown[]> => {
    const all: unknown[] = [];
    for (const [account, asked] of requests) {
      const answer = await ask('POST', `${scope}/serviceaccounts/${account}/token`, {
        apiVersion: 'authentication.k8s.io/v1',
        kind: 'TokenRequest',
        ...asked,
      });
      const token: unknown = answer.json.status?.token;
      const claims =
        typeof token === 'string'
          ? token
              .split('.')
              .slice(0, 2)
              .map((part) => decoded(part))
          : [];
      const reviewed = [];
      for (const review of typeof token === 'string' ? reviews : [])
        reviewed.push((await ask('POST', REVIEWS, { spec: { token, ...review } })).json.status);
      all.push([answer.status, withoutManagers(answer.json), claims, reviewed]);
    }
    for (const review of [{ token: 'x' }, { token: 'viewer' }, { token: 'viewer', audiences: ['x'] }, {}])
      all.push((await ask('POST', REVIEWS, { spec: review })).json);
    all.push((await ask('GET', '/openid/v1/jwks')).json);
    return all.map((each) => normalized(each));
  };
  assert.deepEqual(await answers(ours), await answers(theirs));
});

const REVIEWS = '/apis/authentication.k8s.io/v1/tokenreviews';

function decoded(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

/** Who set which field is told with different user agents. */
function withoutManagers<T extends { metadata?: { managedFields?: unknown } }>(json: T): T {
  delete json.metadata?.managedFields;
  return json;
}

/** What is by chance becomes the same: uids, times and tokens. */
function normalized(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UID')
    .replace(/"token":"ey[^"]+"/g, '"token":"TOKEN"')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, 'TIME')
    .replace(/"iat":\d+/g, '"iat":0')
    .replace(/"nbf":\d+/g, '"nbf":0')
    .replace(/"exp":\d+/g, '"exp":0');
  return JSON.parse(text) as unknown;
}
