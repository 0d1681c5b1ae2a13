import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { etcd } from 'kubetyped/apiserver/storage/etcd';
import { EtcdProcess, skipEtcd } from '../apiserver/storage/etcd_process.ts';
import { hasPackage } from '../apiserver/storage/has_package.ts';
import { cli, inFolder, program } from './run_cli.ts';

test('server takes the names of controllers', async () => {
  for (const [list, message] of [
    [
      '*,-job-controller',
      /--controllers: no controller "-job-controller"; there are clusterrole-aggregation-controller, garbage-coll/,
    ],
    ['namespace-controller,', /--controllers: no controller ""; there are/],
    // What is wrong besides is said after the names were read.
    ['*,-namespace-controller', /--proxy-client-key-file must be set together/],
    ['-*,namespace-controller', /--proxy-client-key-file must be set together/],
  ] as const) {
    const { status, stderr } = await cli(['server', '--controllers', list, '--proxy-client-cert-file', 'a.pem'], {
      own: false,
    });
    assert.equal(status, 2);
    assert.match(stderr, message);
  }
});

test('server takes the names of admission plug-ins, and their configuration', async () => {
  const refused = async (args: readonly string[], message: RegExp): Promise<void> => {
    const { status, stderr } = await cli(['server', ...args], { own: false });
    assert.equal(status, 2, stderr);
    assert.match(stderr, message);
  };
  await refused(['--enable-admission-plugins', 'Nope,Priority'], /enable-admission-plugins plugin "Nope" is unknown/);
  await refused(
    ['--enable-admission-plugins', 'Priority', '--disable-admission-plugins', 'Priority'],
    /\[Priority\] in enable-admission-plugins and disable-admission-plugins overlapped/,
  );
  await inFolder(async (folder) => {
    const file = join(folder, 'admission.yaml');
    const config = (kind: string, text: string): string =>
      `apiVersion: apiserver.config.k8s.io/v1\nkind: AdmissionConfiguration\nplugins:\n- name: ${kind}\n  configuration:\n    apiVersion: pod-security.admission.config.k8s.io/v1\n    kind: PodSecurityConfiguration\n    ${text}\n`;
    writeFileSync(file, config('PodSecurity', 'defaults: { enforce: strict }'));
    await refused(
      ['--admission-control-config-file', file],
      /defaults\.enforce: Invalid value: "strict": must be one of privileged, baseline, restricted/,
    );
    writeFileSync(file, config('ImagePolicyWebhook', 'defaults: {}'));
    await refused(
      ['--admission-control-config-file', file],
      /ImagePolicyWebhook cannot be configured: only EventRateLimit, PodNodeSelector, PodSecurity, PodTolerationRestriction can/,
    );
    writeFileSync(
      file,
      config('PodSecurity', 'defaults: { enforce: baseline }\n    exemptions: { namespaces: [kube-system] }'),
    );
    const child = spawn(process.execPath, [...program, 'server', '--admission-control-config-file', file]);
    try {
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const [, url] = /^listening on (\S+);/.exec(String((await lines.next()).value)) ?? [];
      const post = async (namespace: string): Promise<number> => {
        const pod = { metadata: { name: 'a' }, spec: { hostPID: true, containers: [{ name: 'a', image: 'i' }] } };
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(pod) };
        return (await fetch(`${url}/api/v1/namespaces/${namespace}/pods`, init)).status;
      };
      assert.equal(await post('default'), 403);
      assert.equal(await post('kube-system'), 201);
    } finally {
      child.kill('SIGKILL');
    }
  });
});

test('server reads the configurations of plug-ins that are off by default, and says what is wrong with one', async () => {
  await inFolder(async (folder) => {
    const file = join(folder, 'admission.yaml');
    const own = join(folder, 'own.yaml');
    const refused = async (text: string, message: RegExp, plugin = 'EventRateLimit'): Promise<void> => {
      writeFileSync(own, text);
      const args = ['server', '--enable-admission-plugins', plugin, '--admission-control-config-file', file];
      const { status, stderr } = await cli(args, { own: false });
      assert.equal(status, 2, stderr);
      assert.match(stderr, message);
    };
    const apiVersion = 'apiVersion: apiserver.config.k8s.io/v1\nkind: AdmissionConfiguration\n';
    const names = ['EventRateLimit', 'PodTolerationRestriction', 'PodNodeSelector'];
    for (const name of names) {
      writeFileSync(file, `${apiVersion}plugins: [{ name: ${name}, path: own.yaml }]\n`);
      await refused('a: b\n', /own\.yaml: /, name);
    }
    await refused('podNodeSelectorPluginConfig: { a: [b] }\n', /own\.yaml: .*of type string/, 'PodNodeSelector');
    writeFileSync(file, `${apiVersion}plugins: [{ name: EventRateLimit, path: own.yaml }]\n`);
    const limits = (text: string): string =>
      `apiVersion: eventratelimit.admission.k8s.io/v1alpha1\nkind: Configuration\nlimits: ${text}\n`;
    await refused(limits('[]'), /own\.yaml: limits: Invalid value: (?:\[\]|null): must not be empty/);
    await refused(limits('[{ type: Server, qps: 1, burst: 0 }]'), /own\.yaml: limits\[0\]\.burst: .*must be positive/);
    await refused(limits('[{ type: Server, qps: 1, burst: 1, other: 1 }]'), /unknown field "limits\[0\]\.other"/);
    writeFileSync(file, `${apiVersion}plugins: []\n`);
    await refused(
      '',
      /couldn't init admission plugin "EventRateLimit": limits: Invalid value: null: must not be empty/,
    );
    writeFileSync(file, 'kind: Other\nplugins: [{ configuration: { podNodeSelectorPluginConfig: {} } }]\n');
    await refused('', /expected AdmissionConfiguration of apiserver\.config\.k8s\.io/);
    // As in kube-apiserver, the file may be that of PodNodeSelector itself.
    writeFileSync(file, 'podNodeSelectorPluginConfig: { clusterDefaultNodeSelector: a=b }\n');
    const args = ['--enable-admission-plugins', 'PodNodeSelector', '--admission-control-config-file', file];
    const child = spawn(process.execPath, [...program, 'server', ...args]);
    try {
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const [, url] = /^listening on (\S+);/.exec(String((await lines.next()).value)) ?? [];
      const body = JSON.stringify({ metadata: { name: 'a' }, spec: { containers: [{ name: 'a', image: 'i' }] } });
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
      const response = await fetch(`${url}/api/v1/namespaces/default/pods`, init);
      const { spec } = (await response.json()) as { spec?: { nodeSelector?: object } };
      assert.deepEqual(spec?.nodeSelector, { a: 'b' });
    } finally {
      child.kill('SIGKILL');
    }
  });
});

test('server leaves deletions to another program', async (t) => {
  const child = spawn(process.execPath, [...program, 'server', '--controllers', '*,-namespace-controller']);
  t.after(() => child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const [, url] = /^listening on (\S+);/.exec(String((await lines.next()).value)) ?? [];
  const send = async (method: string, path: string, body?: object): Promise<{ status?: { phase?: string } }> => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    assert.ok(response.ok, await response.clone().text());
    return (await response.json()) as { status?: { phase?: string } };
  };
  const namespaces = '/api/v1/namespaces';
  await send('POST', namespaces, { metadata: { name: 'a' } });
  await send('DELETE', `${namespaces}/a`);
  const finalize = { metadata: { name: 'a' }, spec: { finalizers: [] } };
  assert.equal((await send('GET', `${namespaces}/a`)).status?.phase, 'Terminating');
  await send('PUT', `${namespaces}/a/finalize`, finalize);
  assert.equal((await fetch(`${url}${namespaces}/a`)).status, 404);
});

test('server runs until it is interrupted', async (t) => {
  await inFolder(async (cwd) => {
    const child = spawn(
      process.execPath,
      [...program, 'server', '--write-kubeconfig', 'try.yaml', '--audit-log', 'audit.log'],
      { cwd },
    );
    t.after(() => child.kill('SIGKILL'));
    const ended = new Promise((resolve) => child.on('exit', resolve));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const [, url] = /^listening on (http:\/\/127\.0\.0\.1:\d+); /.exec(String((await lines.next()).value)) ?? [];
    assert.ok(url !== undefined);
    assert.equal((await lines.next()).value, 'try: kubectl --kubeconfig try.yaml get namespaces');
    assert.ok(readFileSync(join(cwd, 'try.yaml'), 'utf8').includes(url));
    const shown = await cli(['get', '--kubeconfig', 'try.yaml', 'ns', '-o', 'name'], { cwd });
    assert.deepEqual(shown.stdout.trim().split('\n'), [
      'namespace/default',
      'namespace/kube-node-lease',
      'namespace/kube-public',
      'namespace/kube-system',
    ]);
    const taken = await cli(['server', '--port', new URL(url).port]);
    assert.equal(taken.status, 2);
    assert.match(taken.stderr, /^kubetyped: cannot listen on port \d+ of 127\.0\.0\.1: another program uses it; /);
    child.kill('SIGINT');
    assert.equal(await ended, 0);
    const audited = readFileSync(join(cwd, 'audit.log'), 'utf8').trim().split('\n');
    const { verb, objectRef } = JSON.parse(audited.at(-1) ?? '') as { verb: string; objectRef: { resource: string } };
    assert.deepEqual([verb, objectRef.resource], ['list', 'namespaces']);
    writeFileSync(join(cwd, 'policy.yaml'), 'apiVersion: audit.k8s.io/v1\nkind: Policy\nrules: [{level: Some}]\n');
    const wrong = await cli(['server', '--audit-log', 'other.log', '--audit-policy', 'policy.yaml'], {
      cwd,
      own: false,
    });
    assert.equal(wrong.status, 2);
    assert.match(wrong.stderr, /audit policy: rules\[0\]\.level: "Some" is none of None, Metadata/);
    assert.equal((await cli(['server', '--audit-policy', 'policy.yaml'], { cwd, own: false })).status, 2);
  });
});

/** Starts a server of a storage; gives its URL and what kills it. */
async function serverOf(
  storage: readonly string[],
  cwd: string,
): Promise<{ url: string; end: (signal: NodeJS.Signals) => Promise<unknown> }> {
  const child = spawn(process.execPath, [...program, 'server', ...storage], { cwd });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = String((await lines.next()).value);
  const [, url = ''] =
    /^listening on (http:\/\/127\.0\.0\.1:\d+); objects are kept in (?:store|etcd at \S+)$/.exec(line) ?? [];
  assert.notEqual(url, '', line);
  return {
    url,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

test('server --data keeps objects, through a kill -9 as well; a second server of the folder is refused', {
  skip: hasPackage('classic-level') ? false : 'classic-level is not installed',
}, async () => {
  await inFolder(async (cwd) => {
    for (const [index, signal] of (['SIGKILL', 'SIGTERM', 'SIGKILL'] as const).entries()) {
      const { url, end } = await serverOf(['--data', 'store'], cwd);
      try {
        const names = ['default', 'kube-node-lease', 'kube-public', 'kube-system', 'x0', 'x1', 'x2'];
        const metadata = { name: `x${index}` };
        const body = JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata });
        const headers = { 'Content-Type': 'application/json' };
        assert.equal((await fetch(`${url}/api/v1/namespaces`, { method: 'POST', headers, body })).status, 201);
        const shown = await cli(['get', '--server', url, 'ns', '-o', 'name'], { cwd });
        const expected = names.slice(0, 5 + index).map((name) => `namespace/${name}`);
        assert.deepEqual(shown.stdout.trim().split('\n'), expected);
        const second = await cli(['server', '--data', 'store'], { cwd });
        assert.equal(second.status, 2);
        assert.equal(second.stderr, 'kubetyped: storage in store: another process uses it\n');
      } finally {
        await end(signal);
      }
    }
  });
});

test('server --data is for its owner alone, whatever the umask, and all that it makes', {
  skip: hasPackage('classic-level') ? false : 'classic-level is not installed',
}, async () => {
  const before = process.umask(0o022);
  try {
    await inFolder(async (cwd) => {
      const { url, end } = await serverOf(['--data', 'store', '--audit-log', 'audit.log'], cwd);
      const body = JSON.stringify({ metadata: { name: 's' }, stringData: { k: 'v' } });
      const headers = { 'Content-Type': 'application/json' };
      const secrets = `${url}/api/v1/namespaces/default/secrets`;
      assert.equal((await fetch(secrets, { method: 'POST', headers, body })).status, 201);
      const modeOf = (name: string): string => (statSync(join(cwd, name)).mode & 0o777).toString(8);
      assert.deepEqual([modeOf('store'), modeOf('audit.log')], ['700', '600']);
      for (const entry of readdirSync(join(cwd, 'store'), { withFileTypes: true }))
        assert.equal(modeOf(join('store', entry.name)), entry.isDirectory() ? '700' : '600', entry.name);
      await end('SIGTERM');
    });
  } finally {
    process.umask(before);
  }
});

test('server --etcd-servers keeps objects where kube-apiserver does, in its form', { skip: skipEtcd }, async (t) => {
  const store = await EtcdProcess.start();
  t.after(() => store.remove());
  await inFolder(async (cwd) => {
    const { url, end } = await serverOf(['--etcd-servers', store.endpoint], cwd);
    try {
      const spec = { ports: [{ port: 80 }] };
      const body = JSON.stringify({ apiVersion: 'v1', kind: 'Service', metadata: { name: 'web' }, spec });
      const headers = { 'Content-Type': 'application/json' };
      const path = '/api/v1/namespaces/default/services';
      assert.equal((await fetch(url + path, { method: 'POST', headers, body })).status, 201);
      const shown = await cli(['get', '--server', url, 'services', '-n', 'default', '-o', 'name'], { cwd });
      assert.equal(shown.stdout, 'service/kubernetes\nservice/web\n');
    } finally {
      await end('SIGINT');
    }
  });
  const engine = await etcd({ endpoints: [store.endpoint] });
  const { kvs } = await engine.range({ prefix: '/registry/services/specs/' });
  await engine.close();
  assert.deepEqual(
    kvs.map(({ key }) => key),
    ['/registry/services/specs/default/kubernetes', '/registry/services/specs/default/web'],
  );
  const [{ value } = { value: new Uint8Array() }] = kvs;
  assert.equal(Buffer.from(value).subarray(0, 4).toString(), 'k8s\0');
});

test('server refuses what it cannot do', async () => {
  for (const [args, message] of [
    [['--port', '70000'], /--port takes a number up to 65535, not 70000/],
    [['x'], /server takes no arguments, got x/],
    [['--data', 'a', '--etcd-servers', 'http://127.0.0.1:1'], /--data and --etcd-servers exclude each other/],
    [['--etcd-cafile', 'ca.pem'], /--etcd-cafile and --etcd-certfile require --etcd-servers/],
    [['--etcd-servers', 'https://127.0.0.1:1', '--etcd-certfile', 'x'], /must be set together/],
    [['--etcd-servers', 'https://127.0.0.1:1', '--etcd-cafile', 'none.pem'], /none\.pem/],
    [['--write-kubeconfig', '/nonexistent/folder/file'], /^kubetyped: /],
  ] as const) {
    const { status, stderr } = await cli(['server', ...args], { own: false });
    assert.equal(status, 2);
    assert.match(stderr, message);
  }
});
