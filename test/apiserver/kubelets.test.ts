// What the server hands on to kubelets, Pods and Services: ours, and with KUBETYPED_CONTROLPLANE=start the real kube-apiserver,
// of which the answers are; with KUBETYPED_VERDICTS=write they are written again.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { ask, create, ownAddress, type Said, type Side, startReal } from './kubelet_sides.ts';
import { kubeletCertificates, StandInKubelet } from './stand_in_kubelet.ts';

const NODES = '/api/v1/nodes';
const PODS = '/api/v1/namespaces/default/pods';
const SERVICES = '/api/v1/namespaces/default/services';
const SLICES = '/apis/discovery.k8s.io/v1/namespaces/default/endpointslices';
const MACHINE = ownAddress();

let kubelet: StandInKubelet;
let site: StandInKubelet;
let ours: TestServer;
let stopReal: (() => void) | undefined;
const sides: Side[] = [];

before(async () => {
  const hosts = ['127.0.0.1', ...(MACHINE === undefined ? [] : [MACHINE])];
  kubelet = await StandInKubelet.start(kubeletCertificates(hosts));
  site = await StandInKubelet.start();
  ours = await startTestServer({
    admissionPlugins: { disable: ['ServiceAccount', 'MutatingAdmissionPolicy', 'ValidatingAdmissionPolicy'] },
  });
  sides.push({ name: 'our server', url: ours.url, token: '', ca: '' });
  const real = startReal();
  if (real !== undefined) sides.push(real.side);
  stopReal = real?.stop;
  for (const side of sides) await fill(side);
});

after(async () => {
  await ours.close();
  stopReal?.();
  kubelet.close();
  site.close();
});

const CONTAINERS = [
  'c',
  'fault',
  'unknown',
  'bad',
  'teapot',
  'redirect',
  'cut',
  'garbage',
  'endless',
  'seven',
  'breaks',
  'ok',
];

const container = (name: string, more: object = {}): object => ({ name, image: 'nginx', ...more });

async function fill(side: Side): Promise<void> {
  const node = (name: string, addresses: object[], port: number, more: object = {}): Promise<void> =>
    create(side, NODES, {
      metadata: { name },
      status: { addresses, daemonEndpoints: { kubeletEndpoint: { Port: port } }, ...more },
    });
  const local = [{ type: 'InternalIP', address: '127.0.0.1' }];
  await node('kubelet', local, kubelet.port);
  await node('websocket', local, kubelet.port, { declaredFeatures: ['ExtendWebSocketsToKubelet'] });
  await node('dead', local, 1);
  await node('plain', local, site.port);
  await node('bare', [], 1);
  await node('machine', [{ type: 'InternalIP', address: MACHINE ?? '127.0.0.1' }], kubelet.port);
  const pod = (name: string, spec: object, status?: object): Promise<void> =>
    create(side, PODS, {
      metadata: { name, labels: { app: name } },
      spec: { containers: [container('c')], terminationGracePeriodSeconds: 0, ...spec },
      ...(status && { status }),
    });
  await pod('web', { nodeName: 'kubelet' });
  await pod('many', {
    nodeName: 'kubelet',
    containers: CONTAINERS.map((name) => container(name)),
    initContainers: [container('first')],
  });
  await pod('declared', { nodeName: 'websocket' });
  await pod('free', {});
  for (const name of ['dead', 'plain', 'bare']) await pod(name, { nodeName: name });
  await pod('lost', { nodeName: 'missing' });
  const at = (ip: string): object => ({ podIP: ip, podIPs: [{ ip }] });
  await pod('loop', {}, at('127.0.0.1'));
  await pod('link', {}, at('169.254.169.254'));
  const ports = [{ containerPort: site.port }];
  await pod('site', { containers: [container('c', { ports })] }, at(MACHINE ?? '127.0.0.1'));
  await create(side, SERVICES, {
    metadata: { name: 'site' },
    spec: {
      ports: [
        { name: 'web', port: 80 },
        { name: 'other', port: 81 },
      ],
    },
  });
  await create(side, SERVICES, { metadata: { name: 'empty' }, spec: { ports: [{ port: 80 }] } });
  await create(side, SERVICES, { metadata: { name: 'stranger' }, spec: { ports: [{ port: 80 }] } });
  const slice = (name: string, address: string, more: object): Promise<void> =>
    create(side, SLICES, {
      metadata: { name, labels: { 'kubernetes.io/service-name': name } },
      addressType: 'IPv4',
      ports: [{ name: name === 'site' ? 'web' : '', port: site.port }],
      endpoints: [{ addresses: [address], ...more }],
    });
  const reference = { targetRef: { kind: 'Pod', namespace: 'default', name: 'site' } };
  await slice('site', MACHINE ?? '10.0.0.1', reference);
  await slice('stranger', '10.1.2.3', reference);
}

const REQUESTS: readonly (readonly [method: string, path: string, body?: string])[] = [
  ['GET', `${PODS}/web/log`],
  [
    'GET',
    `${PODS}/web/log?container=c&follow=true&previous=1&timestamps=true&tailLines=5&limitBytes=10&sinceSeconds=3`,
  ],
  ['GET', `${PODS}/web/log?sinceTime=2026-01-02T03:04:05Z`],
  ['GET', `${PODS}/web/log?tailLines=-1`],
  ['GET', `${PODS}/web/log?tailLines=-1&limitBytes=0&sinceSeconds=0`],
  ['GET', `${PODS}/web/log?sinceSeconds=1&sinceTime=2026-01-02T03:04:05Z`],
  ['GET', `${PODS}/web/log?tailLines=x`],
  ['GET', `${PODS}/web/log?sinceTime=x`],
  ['GET', `${PODS}/web/log?stream=Stdout`],
  ['GET', `${PODS}/web/log?container=x`],
  ['POST', `${PODS}/web/log`],
  ['HEAD', `${PODS}/web/log`],
  ['GET', `${PODS}/web/log/x`],
  ['GET', `${PODS}/none/log`],
  ['GET', `${PODS}/many/log`],
  ['GET', `${PODS}/many/log?container=first`],
  ...['fault', 'unknown', 'bad', 'teapot', 'redirect', 'cut', 'garbage'].map((c): [string, string] => [
    'GET',
    `${PODS}/many/log?container=${c}`,
  ]),
  ['GET', `${PODS}/free/log`],
  ['GET', `${PODS}/dead/log`],
  ['GET', `${PODS}/plain/log`],
  ['GET', `${PODS}/bare/log`],
  ['GET', `${PODS}/lost/log`],
  ['GET', `${PODS}/web/exec`],
  ['POST', `${PODS}/web/exec?command=ls`],
  ['PUT', `${PODS}/web/exec?command=ls`],
  ['POST', `${PODS}/free/exec`],
  ['POST', `${PODS}/free/attach`],
  ['POST', `${PODS}/free/portforward`],
  ['POST', `${PODS}/web/portforward?ports=x`],
  ['POST', `${PODS}/web/exec?dryRun=All`],
  ['POST', `${PODS}/many/exec`],
  ['POST', `${PODS}/many/attach?container=x`],
  ['POST', `${PODS}/lost/exec`],
  ['POST', `${PODS}/none/exec`],
  ['GET', `${PODS}/loop/proxy/x`],
  ['GET', `${PODS}/link/proxy/x`],
  ['GET', `${PODS}/free/proxy/x`],
  ['GET', `${PODS}/none/proxy/x`],
  ['GET', `${PODS}/a:b:c:d/proxy/x`],
  ['GET', `${PODS}/ftp:site:1/proxy/x`],
  ['GET', `${PODS}/site/proxy`],
  ['GET', `${PODS}/site/proxy?a=b`],
  ['HEAD', `${PODS}/site/proxy`],
  ['POST', `${PODS}/site/proxy`, 'x'],
  ['GET', `${PODS}/site/proxy/`],
  ['GET', `${PODS}/site/proxy/a/b?c=d&e=%20f`],
  ['GET', `${PODS}/site/proxy/a%2Fb%20c/d%3Fe;f,g'h(i)*!~[j]`],
  ['GET', `${PODS}/site/proxy/a/../../../b/`],
  ['GET', `${PODS}/site/proxy/%2e%2e/%2e%2e/b`],
  ['GET', `${PODS}/site/proxy//double//slash/`],
  ['GET', `${PODS}/site/proxy/caf%C3%A9/%FF`],
  ['POST', `${PODS}/site/proxy/a`, 'hello'],
  ['PUT', `${PODS}/site/proxy/a`, 'hello'],
  ['PATCH', `${PODS}/site/proxy/a`, 'hello'],
  ['DELETE', `${PODS}/site/proxy/a`],
  ['OPTIONS', `${PODS}/site/proxy/a`],
  ['HEAD', `${PODS}/site/proxy/a`],
  ['GET', `${PODS}/site/proxy/away`],
  ['GET', `${PODS}/site/proxy/abroad`],
  ['GET', `${PODS}/site/proxy/redirect`],
  ['GET', `${PODS}/site/proxy/cors`],
  ['GET', `${PODS}/site/proxy/fault`],
  ['GET', `${PODS}/site/proxy/cut`],
  ['GET', `${PODS}/site/proxy/garbage`],
  ['GET', `${PODS}/site:1/proxy/a`],
  ['GET', `${PODS}/https:site:1/proxy/a`],
  ['GET', `${PODS}/site:web/proxy/a`],
  ['GET', `${PODS}/site:http/proxy/a`],
  ['GET', `${PODS}/site:99999/proxy/a`],
  ['GET', `${PODS}/site:0/proxy/a`],
  ['GET', `${SERVICES}/site:80/proxy/a`],
  ['GET', `${SERVICES}/site:web/proxy/a`],
  ['GET', `${SERVICES}/site/proxy/a`],
  ['GET', `${SERVICES}/site:81/proxy/a`],
  ['GET', `${SERVICES}/site:82/proxy/a`],
  ['GET', `${SERVICES}/site:x/proxy/a`],
  ['GET', `${SERVICES}/empty/proxy/a`],
  ['GET', `${SERVICES}/stranger/proxy/a`],
  ['GET', `${SERVICES}/none/proxy/a`],
  ['GET', `${SERVICES}/none:80/proxy/a`],
  ['GET', `${NODES}/kubelet/proxy/a`],
  ['GET', `${NODES}/machine/proxy/a/b?c=d`],
  ['GET', `${NODES}/machine/proxy`],
  ['GET', `${NODES}/machine/proxy/`],
  ['GET', `${NODES}/machine:1/proxy/a`],
  ['GET', `${NODES}/bare/proxy/a`],
  ['GET', `${NODES}/none/proxy/a`],
  ['POST', `${NODES}/machine/proxy/run/default/web/c`, 'cmd=ls'],
];

/** What is the same each time. */
function shown(text: string): string {
  return text
    .replaceAll(`:${kubelet.port}`, ':KUBELET')
    .replaceAll(`:${site.port}`, ':SITE')
    .replaceAll(MACHINE ?? '?', 'MACHINE');
}

/** A request, what is said to it, and what was asked for of whom it is for. */
interface Row {
  readonly request: string;
  readonly said: string;
  readonly type?: string;
  readonly location?: string;
  readonly asked?: string;
}

const FILE = new URL('./kubelet_answers.json', import.meta.url);

async function rowOf(side: Side, method: string, path: string, body: string | undefined): Promise<Row> {
  kubelet.asked.length = 0;
  site.asked.length = 0;
  const request = `${method} ${path}${body === undefined ? '' : ` ${body}`}`;
  let answer: Said;
  try {
    answer = await ask(side, method, path, body === undefined ? {} : { body });
  } catch {
    return { request, said: 'hangs up' };
  }
  const { status, text, isCut, headers } = answer;
  const { location, 'content-type': type } = headers;
  const [asked] = [...kubelet.asked, ...site.asked];
  const uri = asked?.headers['x-forwarded-uri'];
  return {
    request,
    said: `${status} ${shown(text)}${isCut ? ' and breaks off' : ''}`,
    ...(type !== undefined && { type }),
    ...(location !== undefined && { location }),
    ...(asked && { asked: `${asked.method} ${asked.url}${uri === undefined ? '' : ` as ${String(uri)}`}` }),
  };
}

/** What differs, and why. The list can only shrink. */
const DIFFERENCES: readonly (readonly [request: RegExp, said: RegExp, why: string])[] = [
  [
    /garbage$/,
    /: net\/http: HTTP\/1\.x transport connection broken: malformed HTTP response$/,
    "Node's parser says less",
  ],
  [/proxy\/cut$/, /^200 some of it and breaks off$/, 'what has come is shown, as where more of it has come'],
  [/pods\/site:(?:web|http)\/proxy/, /^503 .* unknown port$/, 'kube-apiserver panics'],
];

test('what is said of logs, commands and proxies', {
  skip: MACHINE === undefined && 'NO ADDRESS BESIDE LOOPBACK',
}, async () => {
  const [own, real] = sides;
  assert.ok(own !== undefined);
  if (real !== undefined) {
    const rows: Row[] = [];
    for (const [method, path, body] of REQUESTS) rows.push(await rowOf(real, method, path, body));
    if (process.env['KUBETYPED_VERDICTS'] === 'write') writeFileSync(FILE, `${JSON.stringify(rows, null, 2)}\n`);
    assert.deepEqual(rows, wanted(), real.name);
  }
  const wrong: unknown[] = [];
  const rows = wanted();
  assert.equal(rows.length, REQUESTS.length);
  for (const [at, [method, path, body]] of REQUESTS.entries()) {
    const row = await rowOf(own, method, path, body);
    const difference = DIFFERENCES.find(([request]) => request.test(row.request));
    if (difference === undefined) {
      if (!isDeepStrictEqual(row, rows[at])) wrong.push({ row, wanted: rows[at] });
    } else if (!difference[1].test(row.said) || row.said === rows[at]?.said) wrong.push({ row, difference });
  }
  assert.deepEqual(wrong, []);
});

function wanted(): Row[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Row[];
}
