// get, watch, apply, diff and delete against a server in this process, and against the reference API server.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, type TestContext, test } from 'node:test';
import { Deployment, StatefulSet } from 'kubetyped/api/apps/v1';
import { Node, Pod } from 'kubetyped/api/core/v1';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport, mergePatch } from 'kubetyped/client';
import { certificates } from '../client/certificates.ts';
import { http2Server, plainServer } from '../client/servers.ts';
import { type APIServer, findAPIServer, skipWithout } from '../server/server.ts';
import { cli, type Finished, inFolder, program } from './run_cli.ts';

let ours: TestServer;
let reference: APIServer | undefined;

before(async () => {
  ours = await startTestServer();
  reference = findAPIServer(8471);
});

after(async () => {
  await ours.close();
  reference?.stop();
});

const servers: readonly [name: string, url: (t: TestContext) => string | undefined][] = [
  ['our server', () => ours.url],
  ['the reference server', (t) => (skipWithout(reference, t) ? undefined : reference.url)],
];

const config = (name: string, data: string, label = 'x'): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, labels: {app: ${label}}}\ndata: {a: "${data}"}\n`;

for (const [name, urlOf] of servers) {
  test(`${name}: applied, diffed, shown, deleted`, async (t) => {
    const url = urlOf(t);
    if (url === undefined) return;
    await inFolder(async (cwd) => {
      const run = (...args: string[]): Promise<Finished> =>
        cli([args[0]!, '--server', url, '-n', 'default', ...args.slice(1)], { cwd });
      const says = async (
        args: string[],
        status: number,
        stdout: string | RegExp,
        stderr: string | RegExp = '',
      ): Promise<void> => {
        const said = await run(...args);
        assert.equal(said.status, status, said.stderr);
        for (const [is, want] of [
          [said.stdout, stdout],
          [said.stderr, stderr],
        ] as const)
          if (typeof want === 'string') assert.equal(is, want);
          else assert.match(is, want);
      };
      writeFileSync(join(cwd, 'all.yaml'), [config('cli-a', '1'), config('cli-b', '1', 'z')].join('---\n'));
      await says(
        ['diff', 'all.yaml'],
        1,
        '+ ConfigMap default/cli-a  (not in the cluster, all.yaml:1)\n\n+ ConfigMap default/cli-b  (not in the cluster, all.yaml:6)\n',
      );
      await says(
        ['apply', '--dry-run', 'all.yaml'],
        0,
        'configmap/cli-a created (dry run)\nconfigmap/cli-b created (dry run)\n',
      );
      await says(['get', 'configmap', 'cli-a'], 1, '', /^kubetyped: configmaps "cli-a" not found\n$/);
      await says(['apply', 'all.yaml', '--wait'], 0, 'configmap/cli-a created\nconfigmap/cli-b created\nall ready\n');
      await says(['apply', 'all.yaml'], 0, 'configmap/cli-a unchanged\nconfigmap/cli-b unchanged\n');
      await says(['diff', 'all.yaml'], 0, '');
      writeFileSync(join(cwd, 'all.yaml'), [config('cli-a', '2'), config('cli-b', '1', 'z')].join('---\n'));
      await says(['diff', 'all.yaml'], 1, 'ConfigMap default/cli-a  (all.yaml:1)\n~ data.a: "1" -> "2"\n');
      await says(['diff', '--ignore', 'data', 'all.yaml'], 0, '');
      const json = JSON.parse((await run('diff', '-o', 'json', 'all.yaml')).stdout) as {
        name: string;
        differences: object[];
      }[];
      assert.deepEqual(
        json.map((each) => [each.name, each.differences.length]),
        [['cli-a', 1]],
      );
      await says(
        ['apply', '--field-manager', 'other', 'all.yaml'],
        1,
        'configmap/cli-b configured\n',
        /all\.yaml:1: kubetyped: .*conflict.*\nuse --force-conflicts/,
      );
      await says(['apply', 'all.yaml'], 0, /^configmap\/cli-a configured\n/);
      await says(['get', 'configmaps', '-l', 'app=z'], 0, /^NAME +(?:(?:DATA +)?AGE|CREATED AT)\ncli-b +(1 +)?\S+\n$/);
      await says(['get', 'configmap/cli-a', 'configmap/cli-b', '-o', 'name'], 0, 'configmap/cli-a\nconfigmap/cli-b\n');
      await says(
        ['get', 'configmap', 'cli-a', '-o', 'yaml'],
        0,
        /^apiVersion: v1\ndata:\n {2}a: "2"\nkind: ConfigMap\n/,
      );
      for (const format of ['yaml', 'json']) {
        const shown = (await run('get', 'configmap', 'cli-a', '-o', format)).stdout;
        const whole = (await run('get', 'configmap', 'cli-a', '-o', format, '--show-managed-fields')).stdout;
        assert.deepEqual(
          [shown, whole].map((text) => text.includes('managedFields')),
          [false, true],
        );
      }
      const list = JSON.parse((await run('get', 'configmaps,secrets', '-l', 'app', '-o', 'json')).stdout) as {
        kind: string;
        items: object[];
      };
      assert.deepEqual([list.kind, list.items.length], ['List', 2]);
      await says(
        ['get', 'configmap', '-A', '-l', 'app=z'],
        0,
        /^NAMESPACE +NAME +(?:(?:DATA +)?AGE|CREATED AT)\ndefault +cli-b /,
      );
      await says(['get', 'secrets', '-l', 'app'], 0, '', 'No objects found in default.\n');
      await says(['get', 'unicorns'], 2, '', /^kubetyped: the server has no resource unicorns\n/);
      await says(['delete', 'configmap', '-l', 'app=z', '--dry-run'], 0, 'configmap/cli-b deleted (dry run)\n');
      await says(['delete', 'configmap', '-l', 'app=z', '--wait'], 0, 'configmap/cli-b deleted\n');
      await says(['delete', '-f', 'all.yaml'], 1, 'configmap/cli-a deleted\n', /"cli-b" not found/);
      await says(['delete', '-f', 'all.yaml', '--ignore-not-found'], 0, '');
    });
  });

  test(`${name}: watched, event by event and as a table`, async (t) => {
    const url = urlOf(t);
    if (url === undefined) return;
    await inFolder(async (cwd) => {
      writeFileSync(join(cwd, 'a.yaml'), config('cli-w', '1', 'watched'));
      const started = (...args: string[]): { next: () => Promise<string | undefined>; stop: () => void } => {
        const child = spawn(process.execPath, [
          ...program,
          'watch',
          '--server',
          url,
          '-l',
          'app=watched',
          ...args,
          'configmaps',
        ]);
        t.after(() => child.kill());
        const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
        return { next: async () => (await lines.next()).value as string | undefined, stop: () => child.kill() };
      };
      const step = (command: string, ...rest: string[]): Promise<Finished> =>
        cli([command, '--server', url, '-n', 'default', ...rest], { cwd });
      await step('apply', 'a.yaml');
      const events = started('-o', 'json');
      const table = started('-o', 'table');
      assert.equal((JSON.parse((await events.next())!) as { type: string }).type, 'ADDED');
      assert.match((await table.next())!, /^NAME +(?:(?:DATA +)?AGE|CREATED AT)$/);
      assert.match((await table.next())!, /^cli-w +/);
      await step('delete', 'configmap', 'cli-w');
      assert.equal((JSON.parse((await events.next())!) as { type: string }).type, 'DELETED');
      assert.equal(await table.next(), '');
      assert.match((await table.next())!, /^NAME +(?:(?:DATA +)?AGE|CREATED AT)$/);
      await step('apply', 'a.yaml');
      const lines = started();
      assert.equal(await lines.next(), 'ADDED     configmap/cli-w  default');
      for (const each of [events, table, lines]) each.stop();
      const over = await step('watch', '--timeout', '0.3', '--only-changes', 'configmap', 'cli-w');
      assert.deepEqual([over.status, over.stdout, over.stderr], [0, '', '']);
      await step('delete', 'configmap', 'cli-w');
    });
  });
}

test('a certificate that is not trusted is told with what to do', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'ca.crt'), made.ca);
    for (const [pair, authority, message] of [
      [made.expired, true, /has expired at \S+\nit is \d{4}-\d\d-\d\dT[\d:.]+Z here: if that is right, the server/],
      [
        made.other,
        true,
        /is valid for .*\nwhen the certificate has another name of the server, give .* tls-server-name\n$/,
      ],
      [
        made.server,
        false,
        /certificate\nwhen you trust the server, give .* the certificate-authority that signed for it\n$/,
      ],
    ] as const) {
      const { url } = await http2Server(t, made, (_, response) => void response.end(), pair);
      const cluster = { server: url, ...(authority && { 'certificate-authority': 'ca.crt' }) };
      const kubeconfig = {
        'current-context': 'a',
        contexts: [{ name: 'a', context: { cluster: 'a', user: 'a' } }],
        clusters: [{ name: 'a', cluster }],
        users: [{ name: 'a', user: { token: 'SECRET' } }],
      };
      writeFileSync(join(cwd, 'kubeconfig'), JSON.stringify(kubeconfig));
      const { status, stdout, stderr } = await cli(['get', '--kubeconfig', 'kubeconfig', 'pods'], { cwd });
      assert.deepEqual([status, stdout], [2, '']);
      assert.match(stderr, message);
      assert.doesNotMatch(stderr, /SECRET/);
    }
  });
});

test('no cluster is asked unless it is named', async () => {
  for (const [args, message] of [
    [
      ['get', 'pods'],
      /^kubetyped: get needs a cluster: name one\nuse --context NAME, --kubeconfig FILE or --server URL\n/,
    ],
    [['watch', 'pods'], /^kubetyped: watch needs a cluster/],
    [['delete', 'pod', 'x'], /^kubetyped: delete needs a cluster/],
    [['apply', 'x.yaml'], /^kubetyped: apply changes no cluster unless you name it\n/],
    [['apply', '--local', '--wait', '--live', 'a', 'b'], /^kubetyped: --wait is for clusters/],
    [['apply', '--server', 'http://127.0.0.1:1', '--live', 'a'], /^kubetyped: --live is for files/],
  ] as const) {
    const { status, stderr } = await cli(args, { env: { KUBECONFIG: '/dev/null' } });
    assert.equal(status, 2);
    assert.match(stderr, message);
  }
});

test('answers that are none of an API server, and what is wrong with a kubeconfig, are told with what to do', async (t) => {
  const answering = async (status: number, headers: Record<string, string>, body: string): Promise<string> =>
    (await plainServer(t, (_, response) => void response.writeHead(status, headers).end(body))).url;
  const html = await answering(200, { 'Content-Type': 'text/html' }, '<html>Login</html>');
  const elsewhere = await answering(302, { Location: 'https://login.example.com/' }, '');
  const refusal = (code: number, reason: string, message: string): Promise<string> => {
    const status = { kind: 'Status', apiVersion: 'v1', status: 'Failure', code, reason, message };
    return answering(code, { 'Content-Type': 'application/json' }, JSON.stringify(status));
  };
  const unknown = await refusal(401, 'Unauthorized', 'Unauthorized');
  const forbidden = await refusal(403, 'Forbidden', 'pods is forbidden: User "jane" cannot list resource "pods"');
  await inFolder(async (cwd) => {
    writeFileSync(
      join(cwd, 'kubeconfig'),
      '{current-context: a, clusters: [{name: a, cluster: {server: "http://x"}}], contexts: [{name: a, context: {cluster: a}}, {name: b, context: {cluster: lost}}]}',
    );
    const context = (name: string): string[] => ['--context', name, '--kubeconfig', 'kubeconfig'];
    for (const [args, message] of [
      [['--server', html], /got text\/html: <html>Login<\/html>\nis this the address of an API server\?\n$/],
      [['--server', elsewhere], /status code 302.*\nis this the address of an API server\?\n$/],
      [['--server', unknown], /^kubetyped: Unauthorized\nthe server refuses requests without credentials/],
      [['--server', forbidden], /^kubetyped: pods is forbidden: User "jane" cannot list resource "pods"\n$/],
      [
        ['--server', html.replace('http:', 'https:')],
        /: the server does not answer with TLS: is it one for http:\/\/\?\n$/,
      ],
      [context('c'), /context "c" does not exist; there is a, b\n$/],
      [context('b'), /the context "b" names the cluster "lost", which does not exist\n$/],
    ] as const) {
      const { status, stdout, stderr } = await cli(['get', ...args, 'pods'], { cwd });
      assert.deepEqual([status, stdout], [2, ''], stderr);
      assert.match(stderr, message);
    }
  });
});

test('wrong usage and bad addresses are told before anything is sent', async () => {
  const server = ['--server', 'http://127.0.0.1:1'];
  for (const [args, message] of [
    [['get', ...server], /get what\?/],
    [['get', ...server, 'pod/a', 'pods'], /either TYPE NAME\.\.\. or TYPE\/NAME\.\.\., not both/],
    [['get', ...server, 'pod/a/b'], /expected TYPE\/NAME, got pod\/a\/b/],
    [['get', ...server, '-A', 'pod', 'a'], /no single name/],
    [['get', '--server', 'localhost', 'pods'], /--server takes a URL, not localhost/],
    [['get', '--context', 'none', '--kubeconfig', '/no/such/file', 'pods'], /no.such.file is not there/],
    [['get', ...server, 'pods'], /ECONNREFUSED/],
    [['watch', ...server, 'pods,services'], /watch takes one TYPE/],
    [['watch', ...server, '--timeout', 'soon', 'pods'], /--timeout must be in seconds, got soon/],
    [['delete', ...server, 'pods'], /All objects of a type are never deleted/],
    [['delete', ...server, 'pod', 'a', '-l', 'x'], /either names or --selector/],
    [['delete', ...server, '-f', 'x.yaml', 'pods'], /--filename says which/],
    [['delete', ...server, '--grace-period', '1s', 'pod', 'a'], /--grace-period must be in whole seconds, got 1s/],
    [['drain', ...server, '--grace-period', '1s', 'node'], /--grace-period must be in whole seconds, got 1s/],
    [['delete', ...server, '--grace-period', '9'.repeat(400), 'pod', 'a'], /whole seconds/],
    [['delete', ...server, '--force', '--grace-period', '5', 'pod', 'a'], /cannot be specified together/],
  ] as const) {
    const { status, stdout, stderr } = await cli(args);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, message);
  }
});

test('delete gives a Pod its grace period, and no accident ends it at once', async () => {
  const client = new Client({ transport: new FetchTransport({ server: ours.url }) });
  const nodes = client.resource(Node);
  await nodes.create({ metadata: { name: 'grace' } });
  const pods = client.resource(Pod, { namespace: 'default' });
  const spec = { nodeName: 'grace', terminationGracePeriodSeconds: 40, containers: [{ name: 'c', image: 'i' }] };
  for (const [args, grace] of [
    [[], 40],
    [['--grace-period=-1'], 40],
    [['--grace-period', '7'], 7],
    [['--grace-period', '0'], 1],
    [['--grace-period', '0', '--force'], undefined],
    [['--force'], undefined],
  ] as const) {
    await pods.create({ metadata: { name: 'grace' }, spec });
    const { status, stderr } = await cli(['delete', '--server', ours.url, '-n', 'default', 'pod', 'grace', ...args]);
    assert.deepEqual([status, stderr], [0, ''], args.join(' '));
    const left = await pods.get('grace').catch(() => undefined);
    assert.equal(left?.metadata.deletionGracePeriodSeconds, grace, args.join(' '));
    if (left !== undefined) await pods.delete('grace', { gracePeriodSeconds: 0 });
  }
  await nodes.delete('grace');
  await client.close();
});

test('apply waits for definitions alone, and says what a server refuses without advice on conflicts', async () => {
  const labels = '{app: still}';
  const deployment = `apiVersion: apps/v1
kind: Deployment
metadata: {name: still}
spec: {replicas: 0, selector: {matchLabels: ${labels}}, template: {metadata: {labels: ${labels}}, spec: {containers: [{name: a, image: b}]}}}
`;
  const definition = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: stills.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: stills, singular: still, kind: Still, listKind: StillList}
  versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}]
`;
  await inFolder(async (cwd) => {
    const run = (command: string, ...args: string[]): Promise<Finished> =>
      cli([command, '--server', ours.url, '-n', 'default', ...args], { cwd });
    // Nothing makes the Deployment available here, and a definition of a dry run is never there.
    writeFileSync(join(cwd, 'all.yaml'), `${deployment}---\n${definition}`);
    const dry = await run('apply', '--dry-run', 'all.yaml');
    const [crd, deployed] = [
      'customresourcedefinition.apiextensions.k8s.io/stills.example.com created',
      'deployment.apps/still created',
    ];
    assert.deepEqual([dry.status, dry.stdout], [0, `${crd} (dry run)\n${deployed} (dry run)\n`]);
    const applied = await run('apply', 'all.yaml');
    assert.deepEqual([applied.status, applied.stdout], [0, `${crd}\n${deployed}\n`]);
    writeFileSync(join(cwd, 'bad.yaml'), config('Bad', '1'));
    const refused = await run('apply', 'bad.yaml');
    assert.deepEqual([refused.status, refused.stdout], [1, '']);
    assert.match(refused.stderr, /^bad\.yaml:1: kubetyped: ConfigMap "Bad" is invalid: .*\n$/);
    for (const broken of ['- no object\n', config('Bad', '1')]) {
      writeFileSync(join(cwd, 'bad.yaml'), `${config('good', '1')}---\n${broken}`);
      const { status, stdout } = await run('diff', 'bad.yaml');
      assert.deepEqual([status, stdout], [2, '+ ConfigMap default/good  (not in the cluster, bad.yaml:1)\n']);
    }
    for (const kind of ['deployment still', 'crd stills.example.com'])
      assert.equal((await run('delete', ...kind.split(' '))).status, 0);
  });
});

test('wait takes for gone what is not found, not what may not be read', async (t) => {
  let code = 404;
  const { url } = await plainServer(t, ({ url = '' }, response) => {
    const isAsked = url.endsWith('/pods/a');
    const reason = code === 404 ? 'NotFound' : 'Forbidden';
    const status = { kind: 'Status', apiVersion: 'v1', status: 'Failure', code, reason, message: 'no pod a for you' };
    fetch(`${ours.url}${url}`).then(async (answer) => {
      response.writeHead(isAsked ? code : answer.status, { 'Content-Type': 'application/json' });
      response.end(isAsked ? JSON.stringify(status) : await answer.text());
    }, assert.fail);
  });
  const wait = (): Promise<Finished> =>
    cli(['wait', '--server', url, '-n', 'default', 'pod/a', '--for', 'delete', '--timeout', '1s']);
  const gone = await wait();
  assert.deepEqual([gone.status, gone.stdout, gone.stderr], [0, '', '']);
  code = 403;
  const forbidden = await wait();
  assert.deepEqual([forbidden.status, forbidden.stdout], [1, '']);
  assert.match(forbidden.stderr, /no pod a for you/);
});

test('get puts the type before the name alone, where there are several', async () => {
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'all.yaml'), config('typed', '1', 'typed'));
    const run = (command: string, ...args: string[]): Promise<Finished> =>
      cli([command, '--server', ours.url, '-n', 'default', ...args], { cwd });
    await run('apply', 'all.yaml');
    const { stdout } = await run('get', 'configmaps,secrets', '-l', 'app=typed');
    assert.match(stdout, /^NAME +DATA +AGE\nconfigmap\/typed +1 +\w+\n$/);
    await run('delete', 'configmap', 'typed');
  });
});

test('apply --wait says what the Pods of a workload wait for', async () => {
  const client = new Client({ transport: new FetchTransport({ server: ours.url }) });
  const labels = { app: 'why' };
  await inFolder(async (cwd) => {
    const manifest = { apiVersion: 'apps/v1', kind: 'StatefulSet', metadata: { name: 'why' } };
    const template = { metadata: { labels }, spec: { containers: [{ name: 'c', image: 'i' }] } };
    const spec = { serviceName: 'why', selector: { matchLabels: labels }, template };
    writeFileSync(join(cwd, 'set.json'), JSON.stringify({ ...manifest, spec }));
    const apply = (...args: string[]): Promise<Finished> =>
      cli(['apply', '--server', ours.url, '-n', 'default', 'set.json', ...args], { cwd });
    assert.equal((await apply()).status, 0);
    const { metadata } = await client.resource(StatefulSet, { namespace: 'default' }).get('why');
    const owner = {
      apiVersion: 'apps/v1',
      kind: 'StatefulSet',
      name: 'why',
      uid: metadata.uid ?? '',
      controller: true,
    };
    const pods = client.resource(Pod, { namespace: 'default' });
    await pods.create({ metadata: { name: 'why-0', labels, ownerReferences: [owner] }, spec: template.spec });
    const state = { waiting: { reason: 'ImagePullBackOff' } };
    const waiting = { name: 'c', state, ready: false, restartCount: 0, image: '', imageID: '' };
    await pods.patchStatus('why-0', mergePatch({ status: { containerStatuses: [waiting] } }));
    const { status, stderr } = await apply('--wait', '--timeout', '1');
    assert.match(
      stderr,
      /^kubetyped: statefulset\.apps\/why is not ready: .*; Pod why-0: container c: ImagePullBackOff\n$/,
    );
    assert.equal(status, 1);
  });
  await client.close();
});

test('apply --wait says of Jobs, claims and what has no status what is known', async () => {
  const manifests = [
    'apiVersion: batch/v1\nkind: Job\nmetadata: {name: lone}\nspec: {template: {spec: {restartPolicy: Never, containers: [{name: c, image: i}]}}}',
    'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: lone}\nspec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}',
    'apiVersion: batch/v1\nkind: Job\nmetadata: {name: held}\nspec: {suspend: true, template: {spec: {restartPolicy: Never, containers: [{name: c, image: i}]}}}',
  ];
  await inFolder(async (folder) => {
    const file = join(folder, 'all.yaml');
    writeFileSync(file, manifests.join('\n---\n'));
    const { status, stderr } = await cli([
      'apply',
      '--server',
      ours.url,
      '-n',
      'default',
      '--wait',
      '--timeout',
      '1',
      file,
    ]);
    assert.equal(status, 1);
    assert.equal(
      stderr,
      'kubetyped: job.batch/lone is not ready: it has no status yet, as if no controller had seen it\n' +
        'kubetyped: persistentvolumeclaim/lone is not ready: its phase is Pending\n' +
        'kubetyped: job.batch/held is not ready: is suspended\n',
    );
  });
});

test('apply --wait names what is not ready alone, and says why', async () => {
  const labels = '{app: w}';
  const pod = (kind: string): string =>
    `apiVersion: apps/v1\nkind: ${kind}\nmetadata: {name: w}\nspec: {selector: {matchLabels: ${labels}}, template: {metadata: {labels: ${labels}}, spec: {containers: [{name: a, image: b}]}}}\n`;
  const service = 'apiVersion: v1\nkind: Service\nmetadata: {name: w}\nspec: {ports: [{port: 1}]}\n';
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'all.yaml'), [pod('Deployment'), config('w', '1'), service].join('---\n'));
    const args = ['--server', ours.url, '-n', 'default', 'all.yaml', '--wait', '--timeout', '1'];
    const { status, stderr } = await cli(['apply', ...args], { cwd });
    assert.equal(
      stderr,
      'kubetyped: deployment.apps/w is not ready: Waiting for deployment spec update to be observed\n',
    );
    assert.equal(status, 1);
    const client = new Client({ transport: new FetchTransport({ server: ours.url }) });
    const deployments = client.resource(Deployment, { namespace: 'default' });
    await deployments.patchStatus(
      'w',
      mergePatch({ status: { observedGeneration: 9, replicas: 1, updatedReplicas: 1 } }),
    );
    const again = await cli(['apply', ...args], { cwd });
    assert.equal(again.stderr, 'kubetyped: deployment.apps/w is not ready: 0 of 1 updated replicas are available\n');
    await client.close();
  });
});

test('a server that cannot be reached is to blame for itself, not a manifest', async (t) => {
  const cwd = mkdtempSync(join(tmpdir(), 'kubetyped-cli-'));
  t.after(() => rmSync(cwd, { recursive: true, force: true }));
  const map = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n';
  writeFileSync(join(cwd, 'all.yaml'), `${map}---\n${map}`);
  const { status, stdout, stderr } = await cli(['apply', '--server', 'http://127.0.0.1:1', 'all.yaml'], { cwd });
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(stderr, /^kubetyped: connecting to 127\.0\.0\.1:1: connect ECONNREFUSED.*\n$/);
});
