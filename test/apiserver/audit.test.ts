// The audit log: who is told what of which request.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ConfigMap, Pod, Secret } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, rbac } from 'kubetyped/apiserver';
import {
  type AuditEvent,
  type AuditPolicy,
  AuditPolicyError,
  type AuditPolicyRule,
  auditFile,
  auditPolicy,
} from 'kubetyped/apiserver/audit';
import { tokens } from 'kubetyped/apiserver/authentication';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { decide } from '#src/apiserver/audit/policy';
import { newRequestInfo } from '#src/apiserver/request/request_info';
import type { UserInfo } from '#src/apiserver/request/user';
import { send, WatchClient } from './client.ts';

const SECRETS = '/api/v1/namespaces/default/secrets';
const MAPS = '/api/v1/namespaces/default/configmaps';

function audited(policy?: AuditPolicy): { server: APIServer; events: AuditEvent[] } {
  const events: AuditEvent[] = [];
  const log = (event: AuditEvent): void => void events.push(event);
  const server = new APIServer({ scheme: new Scheme('test'), audit: { ...(policy && { policy }), log } });
  return { server: server.resource(Secret).resource(ConfigMap).resource(Pod), events };
}

test('at Metadata it is told who did what, and nothing of what was sent or answered', async () => {
  const { server, events } = audited();
  const secret = { metadata: { name: 's' }, stringData: { password: 'hunter2' } };
  const answer = await send(server, 'POST', `${SECRETS}?fieldManager=me`, secret, {
    'user-agent': 'kubectl/v1',
    authorization: 'Bearer t0ken',
  });
  assert.equal(answer.status, 201);
  const [event, ...others] = events;
  assert.deepEqual(others, []);
  const { auditID, requestReceivedTimestamp, stageTimestamp, ...rest } = event!;
  assert.equal(auditID, answer.headers['Audit-Id']);
  assert.match(requestReceivedTimestamp, /^\d{4}-.*\.\d{6}Z$/);
  assert.ok(stageTimestamp >= requestReceivedTimestamp);
  assert.deepEqual(rest, {
    kind: 'Event',
    apiVersion: 'audit.k8s.io/v1',
    level: 'Metadata',
    stage: 'ResponseComplete',
    requestURI: `${SECRETS}?fieldManager=me`,
    verb: 'create',
    user: { username: 'system:admin', groups: ['system:masters', 'system:authenticated'] },
    userAgent: 'kubectl/v1',
    objectRef: { resource: 'secrets', namespace: 'default', apiVersion: 'v1' },
    responseStatus: { metadata: {}, code: 201 },
  });
  assert.doesNotMatch(JSON.stringify(events), /hunter2|t0ken/);
  await server.close();
});

test('the first rule that matches counts', async () => {
  const { server, events } = audited({
    rules: [
      { level: 'None', verbs: ['get', 'list', 'watch'] },
      { level: 'Metadata', resources: [{ group: '', resources: ['secrets'] }] },
      { level: 'Request', resources: [{ group: '', resources: ['configmaps'] }], omitManagedFields: true },
      { level: 'None', nonResourceURLs: ['/healthz*'] },
      { level: 'RequestResponse', omitStages: ['RequestReceived'] },
    ],
  });
  const told = (): unknown[][] =>
    events
      .splice(0)
      .map(({ level, stage, requestObject, responseObject }) => [
        level,
        stage,
        requestObject !== undefined,
        responseObject !== undefined,
      ]);
  await send(server, 'GET', MAPS);
  await send(server, 'GET', '/healthz');
  assert.deepEqual(told(), []);
  await send(server, 'POST', SECRETS, { metadata: { name: 'a' } });
  assert.deepEqual(told(), [
    ['Metadata', 'RequestReceived', false, false],
    ['Metadata', 'ResponseComplete', false, false],
  ]);
  await send(server, 'POST', MAPS, { metadata: { name: 'a', managedFields: [] }, data: { x: '1' } });
  assert.deepEqual(events[1]!.requestObject, { metadata: { name: 'a' }, data: { x: '1' } });
  assert.deepEqual(told(), [
    ['Request', 'RequestReceived', false, false],
    ['Request', 'ResponseComplete', true, false],
  ]);
  await send(server, 'POST', '/api/v1/namespaces/default/pods', { metadata: { name: 'p' }, spec: { containers: [] } });
  assert.equal((events[0]!.responseObject as { kind: string }).kind, 'Pod');
  assert.deepEqual(told(), [['RequestResponse', 'ResponseComplete', true, true]]);
  await server.close();
});

test('a watch is told when it begins and when it ends', async () => {
  const { server, events } = audited();
  await send(server, 'POST', MAPS, { metadata: { name: 'a' } });
  events.length = 0;
  const watch = await WatchClient.open(server, `${MAPS}?watch=true&resourceVersion=0`);
  await watch.next();
  assert.deepEqual(
    events.map(({ stage, verb }) => [stage, verb]),
    [['ResponseStarted', 'watch']],
  );
  await watch.stop();
  assert.equal(events.at(-1)?.stage, 'ResponseComplete');
  await server.close();
});

test('who is refused, and who is taken for another, is told', async () => {
  const events: AuditEvent[] = [];
  const server = new APIServer({
    scheme: new Scheme('test'),
    authentication: tokens({ a: { name: 'ann', groups: [] }, r: { name: 'root', groups: ['system:masters'] } }),
    authorization: rbac(),
    audit: { log: (event) => void events.push(event) },
  }).resource(ConfigMap);
  await send(server, 'GET', MAPS, undefined, { authorization: 'Bearer nobody' });
  await send(server, 'GET', MAPS, undefined, { authorization: 'Bearer a' });
  await send(server, 'GET', MAPS, undefined, { authorization: 'Bearer r', 'impersonate-user': 'ann' });
  assert.deepEqual(
    events.map(({ user, impersonatedUser, responseStatus }) => [
      user.username,
      impersonatedUser?.username,
      responseStatus?.code,
      responseStatus?.['reason'],
    ]),
    [
      ['', undefined, 401, 'Unauthorized'],
      ['ann', undefined, 403, 'Forbidden'],
      ['root', 'ann', 403, 'Forbidden'],
    ],
  );
  await server.close();
});

test('a log that fails stops no request; a wrong policy stops the server', async () => {
  const errors: unknown[] = [];
  const options = {
    audit: {
      log() {
        throw new Error('disk full');
      },
    },
    onError: (error: unknown) => void errors.push(error),
  };
  const server = new APIServer({ scheme: new Scheme('test'), ...options }).resource(ConfigMap);
  const tested = await startTestServer(options);
  for (const each of [server, tested.server]) {
    errors.length = 0;
    assert.equal((await send(each, 'GET', MAPS)).status, 200);
    assert.equal(String(errors[0]), 'Error: disk full');
    await each.close();
  }
  await tested.close();
  for (const policy of [
    {},
    { rules: [{ level: 'metadata' }] },
    { rules: [{ level: 'None', omitStages: ['Late'] }] },
    { rules: [{ level: 'None', namespaces: ['a'], nonResourceURLs: ['/b'] }] },
  ])
    assert.throws(
      () => new APIServer({ scheme: new Scheme('x'), audit: { policy: policy as never, log() {} } }),
      AuditPolicyError,
      JSON.stringify(policy),
    );
});

test('a policy that was read is checked', () => {
  const policy = { apiVersion: 'audit.k8s.io/v1', kind: 'Policy', rules: [{ level: 'Request' }] };
  assert.equal(auditPolicy(policy), policy);
  for (const wrong of [null, [], {}, { rules: [1] }, { ...policy, kind: 'Pod' }, { rules: [{ level: 'All' }] }])
    assert.throws(() => auditPolicy(wrong), AuditPolicyError, JSON.stringify(wrong));
});

// Those of Go's checker_test.go, and more.
test('a rule matches by user, verb, group, resource, name, namespace and path', () => {
  const user = { name: 'tim@k8s.io', groups: ['humans', 'developers'] };
  const decides = (
    rule: Partial<AuditPolicyRule>,
    [method, path]: [string, string] = ['GET', '/api/v1/namespaces/default/pods/busybox'],
    of: UserInfo | undefined = user,
  ): string =>
    decide({ rules: [{ level: 'Request', ...rule }] }, of, newRequestInfo(method, path, new URLSearchParams())).level;
  const log: [string, string] = ['GET', '/api/v1/namespaces/default/pods/busybox/log'];
  const role: [string, string] = ['GET', '/apis/rbac.authorization.k8s.io/v1/clusterroles/edit'];
  const healthz: [string, string] = ['GET', '/healthz/etcd'];
  const of = (resources: string[], rest: object = {}): Partial<AuditPolicyRule> => ({
    resources: [{ resources, ...rest }],
  });
  for (const [rule, asked, expected] of [
    [{}, undefined, true],
    [{}, healthz, true],
    [{ users: ['tim@k8s.io'] }, undefined, true],
    [{ users: ['ann'] }, undefined, false],
    [{ users: ['ann', 'tim@k8s.io'] }, undefined, true],
    [{ userGroups: ['admins', 'humans'] }, undefined, true],
    [{ userGroups: ['admins'] }, undefined, false],
    [{ users: ['tim@k8s.io'], userGroups: ['admins'] }, undefined, false],
    [{ verbs: ['get'] }, undefined, true],
    [{ verbs: ['list', 'create'] }, undefined, false],
    [{ namespaces: ['default'] }, undefined, true],
    [{ namespaces: ['kube-system'] }, undefined, false],
    [{ namespaces: [''] }, undefined, false],
    [{ namespaces: [''] }, role, true],
    [{ namespaces: ['default'] }, healthz, false],
    [{ namespaces: ['default'], ...of(['pods']) }, undefined, true],
    [{ namespaces: ['kube-system'], ...of(['pods']) }, undefined, false],
    [of(['pods']), undefined, true],
    [of(['pods']), log, false],
    [of(['pods/log']), log, true],
    [of(['pods/log']), undefined, false],
    [of(['pods/*']), log, true],
    [of(['pods/*']), undefined, true],
    [of(['*/log']), log, true],
    [of(['*/log']), undefined, false],
    [of(['*/exec']), log, false],
    [of(['*/']), undefined, false],
    [of(['*']), log, true],
    [of(['*']), role, false],
    [of(['nodes', 'pods']), undefined, true],
    [of(['pods']), healthz, false],
    [of([]), undefined, true],
    [of([]), log, true],
    [of([]), role, false],
    [of(['clusterroles']), role, false],
    [of(['clusterroles'], { group: 'rbac.authorization.k8s.io' }), role, true],
    [of(['clusterroles'], { group: 'apps' }), role, false],
    [of(['clusterroles'], { group: '*' }), role, true],
    [of(['pods'], { group: '*' }), role, false],
    [of(['pods'], { group: '*' }), undefined, true],
    [of([], { group: '*' }), role, true],
    [of(['pods'], { resourceNames: ['busybox'] }), undefined, true],
    [of(['pods'], { resourceNames: ['nginx', 'busybox'] }), undefined, true],
    [of(['pods'], { resourceNames: ['nginx'] }), undefined, false],
    [{ resources: [{ resources: ['nodes'] }, { resources: ['pods'] }] }, undefined, true],
    [{ nonResourceURLs: ['*'] }, healthz, true],
    [{ nonResourceURLs: ['/healthz*'] }, healthz, true],
    [{ nonResourceURLs: ['/healthz/*'] }, healthz, true],
    [{ nonResourceURLs: ['/healthz/**'] }, healthz, true],
    [{ nonResourceURLs: ['/healthz'] }, healthz, false],
    [{ nonResourceURLs: ['/livez', '/healthz/etcd'] }, healthz, true],
    [{ nonResourceURLs: ['/livez*'] }, healthz, false],
    [{ nonResourceURLs: ['*'] }, undefined, false],
  ] as const) {
    const level = decides(rule as Partial<AuditPolicyRule>, asked && [...asked]);
    assert.equal(level, expected ? 'Request' : 'None', `${JSON.stringify(rule)}: ${asked?.[1] ?? 'a Pod'}`);
  }
  assert.equal(
    decide(
      { rules: [{ level: 'Request', users: ['ann'] }] },
      undefined,
      newRequestInfo('GET', '/', new URLSearchParams()),
    ).level,
    'None',
  );
});

test('a policy that kube-apiserver refuses is refused, with the place and what is wrong', () => {
  const rule = (fields: object): object => ({ rules: [{ level: 'Request' }, { level: 'Metadata', ...fields }] });
  const urls = (...nonResourceURLs: string[]): object => rule({ nonResourceURLs });
  const resources = (fields: object): object => rule({ resources: [{ resources: ['pods'] }, fields] });
  for (const right of [
    urls('*', '/', '/healthz', '/logs/*'),
    resources({ group: '', resources: ['pods'], resourceNames: ['a'] }),
    resources({ group: '*' }),
    resources({ group: 'rbac.authorization.k8s.io' }),
    { ...rule({ omitStages: ['Panic', 'RequestReceived', 'ResponseStarted', 'ResponseComplete'] }) },
  ])
    assert.equal(auditPolicy(right), right);
  for (const [wrong, message] of [
    [1, 'expected an object'],
    [{ kind: 'Pod', ...rule({}) }, 'expected kind Policy of audit.k8s.io/v1'],
    [{ apiVersion: 'audit.k8s.io/v1beta1', ...rule({}) }, 'expected kind Policy of audit.k8s.io/v1'],
    [{}, 'rules: expected a list of objects'],
    [{ rules: [1] }, 'rules: expected a list of objects'],
    [{ rules: [] }, 'rules: expected at least one'],
    [rule({ level: 'All' }), 'rules[1].level: "All" is none of None, Metadata, Request, RequestResponse'],
    [
      { ...rule({}), omitStages: ['Late'] },
      'omitStages: "Late" is none of RequestReceived, ResponseStarted, ResponseComplete, Panic',
    ],
    [
      rule({ omitStages: ['Panic', ''] }),
      'rules[1].omitStages: "" is none of RequestReceived, ResponseStarted, ResponseComplete, Panic',
    ],
    [
      rule({ nonResourceURLs: ['/a'], namespaces: ['b'] }),
      'rules[1]: rules cannot apply to both regular resources and non-resource URLs',
    ],
    [
      rule({ nonResourceURLs: ['/a'], resources: [{}] }),
      'rules[1]: rules cannot apply to both regular resources and non-resource URLs',
    ],
    [urls('/a', 'logs'), `rules[1].nonResourceURLs[1]: "logs": non-resource URL rules must begin with a '/' character`],
    [urls(''), `rules[1].nonResourceURLs[0]: "": non-resource URL rules must begin with a '/' character`],
    [
      urls('/a*/b'),
      `rules[1].nonResourceURLs[0]: "/a*/b": non-resource URL wildcards '*' must be the final character of the rule`,
    ],
    [
      urls('/a/**'),
      `rules[1].nonResourceURLs[0]: "/a/**": non-resource URL wildcards '*' must be the final character of the rule`,
    ],
    [
      resources({ resourceNames: ['a'] }),
      'rules[1].resources[1].resourceNames: using resourceNames requires at least one resource',
    ],
    [
      resources({ group: 'apps/v1' }),
      /^rules\[1\]\.resources\[1\]\.group: "apps\/v1": a lowercase RFC 1123 subdomain must/,
    ],
  ] as [unknown, RegExp | string][])
    assert.throws(
      () => auditPolicy(wrong),
      (error) => {
        assert.ok(error instanceof AuditPolicyError);
        const said = error.message.replace(/^audit policy: /, '');
        if (typeof message === 'string') assert.equal(said, message);
        else assert.match(said, message);
        return true;
      },
    );
});

test('a file gets a line for each entry, and is for its owner alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-audit-'));
  const path = join(folder, 'audit.log');
  const file = auditFile(path);
  const server = new APIServer({ scheme: new Scheme('test'), audit: file }).resource(ConfigMap);
  await send(server, 'GET', MAPS);
  await send(server, 'GET', '/healthz');
  file.close();
  await server.close();
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  assert.deepEqual(
    lines.map((line) => (JSON.parse(line) as AuditEvent).verb),
    ['list', 'get'],
  );
  if (process.platform !== 'win32') assert.equal(statSync(path).mode & 0o777, 0o600);
  rmSync(folder, { recursive: true });
});

test('of what a request says of where it comes from, addresses alone are logged', async () => {
  const { server, events } = audited();
  const ask = async (
    headers: Record<string, string>,
    remoteAddress?: string,
  ): Promise<readonly string[] | undefined> => {
    await server.handle({ method: 'GET', url: MAPS, headers, remoteAddress });
    return events.pop()?.sourceIPs;
  };
  assert.equal(await ask({}), undefined);
  assert.equal(await ask({ 'x-forwarded-for': 'evil', 'x-real-ip': '10.0.0.1; DROP' }), undefined);
  assert.deepEqual(
    await ask({ 'x-forwarded-for': 'evil, 010.0.0.1,, ::FFFF:10.0.0.2 ,2001:DB8:0::1' }, '::ffff:127.0.0.1'),
    ['10.0.0.1', '10.0.0.2', '2001:db8::1', '127.0.0.1'],
  );
  assert.deepEqual(await ask({ 'x-forwarded-for': '10.0.0.1', 'x-real-ip': '10.0.0.1' }, '127.0.0.1'), [
    '10.0.0.1',
    '127.0.0.1',
  ]);
  assert.deepEqual(await ask({ 'x-real-ip': '127.0.0.1' }, '127.0.0.1'), ['127.0.0.1']);
});
