import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { gunzipSync } from 'node:zlib';
import {
  inClusterConfig,
  isKubeconfigError,
  load,
  loadClient,
  loadConfig,
  loadFiles,
  newDefaultClientConfigLoadingRules,
  resolveConfig,
  write,
  writeToFile,
  type ConfigOverrides,
} from 'kubetyped/client/tools/clientcmd';

interface Row {
  readonly in: {
    readonly files: readonly string[] | null;
    readonly overrides?: ConfigOverrides & { clusterInfo?: { certificateAuthorityData?: string } };
  };
  readonly out: Readonly<Record<string, unknown>>;
}

const rows = gunzipSync(readFileSync('test/client/vectors/kubeconfig.jsonl.gz'))
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), 'kubetyped-kubeconfig-'));
  t.after(() => rmSync(path, { recursive: true }));
  for (const name of ['ca.crt', 'client.crt', 'client.key']) writeFileSync(join(path, name), name);
  writeFileSync(join(path, 'token'), 'from the file\n');
  return path;
}

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

function answer(place: string, { files, overrides = {} }: Row['in']): object {
  const precedence = (files ?? []).map((content, at) => {
    const path = join(place, `f${at}`);
    writeFileSync(path, content);
    return path;
  });
  const ca = overrides.clusterInfo?.certificateAuthorityData as string | undefined;
  const clusterInfo = {
    ...overrides.clusterInfo,
    ...(ca && { certificateAuthorityData: new TextEncoder().encode(ca) }),
  };
  try {
    const { config, namespace } = resolveConfig(loadFiles({ precedence }), {
      ...overrides,
      clusterInfo,
    } as ConfigOverrides);
    const { tls = {}, execProvider: exec, impersonate } = config;
    const relative = (path = ''): string => path.replace(`${place}/`, '');
    const list = (items: readonly unknown[] = []): string => `[${items.join(' ')}]`;
    const all = {
      host: config.host,
      namespace,
      token: config.bearerToken,
      tokenFile: relative(config.bearerTokenFile),
      username: config.username,
      password: config.password,
      insecure: tls.insecure,
      serverName: tls.serverName,
      caFile: relative(tls.caFile),
      caData: text(tls.caData),
      certFile: relative(tls.certFile),
      certData: text(tls.certData),
      keyFile: relative(tls.keyFile),
      keyData: text(tls.keyData),
      impersonate: impersonate && {
        UserName: impersonate.userName,
        UID: impersonate.uid ?? '',
        Groups: impersonate.groups ?? null,
        Extra: impersonate.extra ?? {},
      },
      exec:
        exec &&
        `${relative(exec.command)} ${list(exec.args)} ${list(exec.env?.map(({ name, value }) => `{${name} ${value}}`))} ${exec.apiVersion} ${exec.interactiveMode} ${exec.provideClusterInfo}`,
      proxied: config.proxy !== undefined,
      uncompressed: config.disableCompression,
    };
    return Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== undefined && value !== '' && value !== false),
    );
  } catch (error) {
    assert.ok(isKubeconfigError(error), String(error));
    return { error: true };
  }
}

test('kubeconfigs come to what client-go 0.36 makes of them', (t) => {
  assert.ok(rows.length > 100);
  const place = folder(t);
  const wrong = rows.flatMap(({ in: input, out }) => {
    const { message, ...expected } = structuredClone(out) as Record<string, unknown> & {
      impersonate?: { Extra: unknown };
    };
    if (expected.impersonate) expected.impersonate.Extra ??= {};
    try {
      assert.deepEqual(answer(place, input), expected);
      return [];
    } catch (error) {
      return [`${JSON.stringify(input)}\n${String(message ?? '')}\n${(error as Error).message}`];
    }
  });
  assert.equal(wrong.length, 0, `${wrong.length} of ${rows.length}:\n${wrong.slice(0, 5).join('\n')}`);
});

test('faults are told with their path, and never with secrets', () => {
  for (const [content, message] of [
    ['users: [{name: a, user: {token: [hidden]}}]', 'users[0].user.token: expected string, got a list'],
    ['contexts: [{name: a, context: {namespace: n}}]', 'contexts[0].context.namespace: expected string, got boolean'],
    ['clusters: 5', 'clusters: expected a list, got number'],
    ['users: [{name: a, user: {client-key-data: "hidden!"}}]', 'users[0].user.client-key-data: expected base64'],
    ['users: [{token: hidden', /^the kubeconfig is no YAML/],
    ['kind: Pod', 'expected a Config of v1, got Pod of v1'],
  ] as const) {
    assert.throws(
      () => load(content),
      (error: Error) => {
        assert.ok(isKubeconfigError(error));
        if (typeof message === 'string') assert.equal(error.message, message);
        else assert.match(error.message, message);
        assert.doesNotMatch(error.message, /hidden/);
        return true;
      },
    );
  }
});

test('what is written is read back, by the owner alone', (t) => {
  const place = folder(t);
  const content = `
apiVersion: v1
kind: Config
current-context: c
clusters: [{name: k, cluster: {server: "https://x", certificate-authority-data: Q0E=, extensions: [{name: e, extension: {a: 1}}]}}]
contexts: [{name: c, context: {cluster: k, user: u, namespace: "n"}}]
users: [{name: u, user: {exec: {command: x, args: [a], apiVersion: client.authentication.k8s.io/v1, interactiveMode: Never}, as: j, as-user-extra: {k: [v]}}}]
`;
  const config = load(content);
  assert.deepEqual(load(write(config)), config);
  const path = join(place, 'new', 'config');
  writeToFile(config, path);
  assert.equal(statSync(path).mode & 0o777, 0o600);
  assert.equal(loadConfig({ kubeconfig: path, env: {} }).namespace, 'n');
});

test('KUBECONFIG, ~/.kube/config, a file that must be there, a context, the Pod', async (t) => {
  const place = folder(t);
  const kube = (server: string): string =>
    `{current-context: c, clusters: [{name: k, cluster: {server: "${server}"}}], users: [{name: u, user: {token: t}}], contexts: [{name: c, context: {cluster: k, user: u}}, {name: d, context: {cluster: k, user: u, namespace: d}}]}`;
  mkdirSync(join(place, '.kube'));
  writeFileSync(join(place, '.kube', 'config'), kube('https://home'));
  writeFileSync(join(place, 'named'), kube('https://named'));
  const env = { HOME: place };
  assert.equal(loadConfig({ env }).config.host, 'https://home');
  assert.deepEqual(newDefaultClientConfigLoadingRules({ KUBECONFIG: 'a:b:a' }), { precedence: ['a', 'b'] });
  const named = { ...env, KUBECONFIG: `${place}/missing:${place}/named` };
  assert.equal(loadConfig({ env: named }).config.host, 'https://named');
  assert.equal(loadConfig({ env: named, context: 'd' }).namespace, 'd');
  assert.throws(() => loadConfig({ env: named, context: 'e' }), /context "e" does not exist/);
  assert.throws(() => loadConfig({ kubeconfig: join(place, 'nothing') }), /is not there/);
  assert.throws(() => loadConfig({ env: { HOME: join(place, 'empty') } }), /no cluster is configured/);
  const client = loadClient({ env, context: 'd' });
  assert.equal(client.namespace, 'd');
  await client.close();
  const pod = { KUBERNETES_SERVICE_HOST: 'fd00::1', KUBERNETES_SERVICE_PORT: '443' };
  assert.equal(inClusterConfig({}, place), undefined);
  writeFileSync(join(place, 'namespace'), 'mine\n');
  assert.deepEqual(inClusterConfig(pod, place), {
    config: {
      host: 'https://[fd00::1]:443',
      bearerToken: 'from the file\n',
      bearerTokenFile: join(place, 'token'),
      tls: { caFile: join(place, 'ca.crt') },
    },
    namespace: 'mine',
  });
});
