import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import {
  type AuthInfo,
  type Cluster,
  type ConfigOverrides,
  inClusterConfig,
  isConfigurationInvalid,
  isContextNotFound,
  isEmptyConfig,
  isKubeconfigError,
  type LoadOptions,
  load,
  loadClient,
  loadConfig,
  loadFiles,
  newDefaultClientConfigLoadingRules,
  type Resolved,
  resolveConfig,
  write,
  writeToFile,
} from 'kubetyped/client/tools/clientcmd';
import { transportFor } from 'kubetyped/client/transport/node';
import { packedLines } from '../packed_rows.ts';

interface Row {
  readonly in: {
    readonly files: readonly string[] | null;
    readonly overrides?: {
      readonly clusterInfo?: Cluster & { certificateAuthorityData?: string };
      readonly authInfo?: AuthInfo & { clientCertificateData?: string; clientKeyData?: string };
    };
  };
  readonly out: Readonly<Record<string, unknown>>;
}

/** Files, of which KUBECONFIG, the home or a path say which count. `$DIR` stands for their folder. */
interface FilesRow {
  readonly in: {
    readonly name: string;
    readonly files: Readonly<Record<string, string>>;
    readonly env?: string;
    readonly kubeconfig?: string;
    readonly context?: string;
  };
  readonly out: { readonly precedence: readonly string[]; readonly resolved: Readonly<Record<string, unknown>> };
}

const linesOf = (name: string): string[] => packedLines(`test/client/vectors/${name}.jsonl.gz`);
const rows = linesOf('kubeconfig').map((line): Row => JSON.parse(line));

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
  const { clusterInfo, authInfo, ...rest } = overrides;
  const bytes = (name: string, value: string | undefined): object =>
    value === undefined ? {} : { [name]: new TextEncoder().encode(value) };
  const path = (name: string, value: string | undefined): object =>
    value === undefined ? {} : { [name]: join(place, value) };
  const given: ConfigOverrides = {
    ...rest,
    clusterInfo: { ...clusterInfo, ...bytes('certificateAuthorityData', clusterInfo?.certificateAuthorityData) },
    authInfo: {
      ...authInfo,
      ...bytes('clientCertificateData', authInfo?.clientCertificateData),
      ...bytes('clientKeyData', authInfo?.clientKeyData),
      ...path('tokenFile', authInfo?.tokenFile),
      ...path('clientCertificate', authInfo?.clientCertificate),
      ...path('clientKey', authInfo?.clientKey),
    },
  };
  return told(place, () => resolveConfig(loadFiles({ precedence }), given));
}

/** What a kubeconfig comes to, in the form of the rows: paths as from a folder. */
function told(place: string, resolve: () => Resolved): object {
  try {
    const { config, namespace } = resolve();
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
        Groups: emptyAsNull(impersonate.groups),
        Extra: extraOf(impersonate.extra ?? {}),
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

type Extra = Readonly<Record<string, readonly string[] | null>>;

/** To Go, some empty lists are none. */
const emptyAsNull = (values: readonly string[] | null = []): readonly string[] | null =>
  values?.length === 0 ? null : values;
const extraOf = (extra: Extra): Extra =>
  Object.fromEntries(Object.entries(extra).map(([name, values]) => [name, emptyAsNull(values)]));

/**
 * Differs from Go: an error when a kubeconfig is read, in place of one when its server is asked; and data are no list of
 * numbers, nor a group of none a group.
 */
const refused = [
  ...['" "', '"//one', '"/a"', '"localhost/path"', '"https://"', '"https:one'].map((server) => `server: ${server}`),
  ...[
    'example.com:99999"',
    'example.com:x"',
    '"https://[::1"',
    '"https://::1"',
    '.com/%zz"',
    'one example.com"',
    '.com\\n"',
  ],
  ...['proxy-url: "http://"', 'auth-provider: {name: gcp', 'auth-provider: {}', 'auth-provider: {name: unheard-of'],
  ...['certificate-authority-data: [81]', 'apiVersion: /v1'],
];

/** A row's answer in the form that ours has: without the words of errors. */
function expected(out: Row['out']): object {
  const { message: _, ...rest }: Record<string, unknown> & { impersonate?: { Extra: Extra | null } } =
    structuredClone(out);
  if (rest.impersonate) rest.impersonate.Extra = extraOf(rest.impersonate.Extra ?? {});
  // What comes after a question mark is not for addresses; those without a scheme get one when they are asked, in Go.
  const { host } = rest;
  if (typeof host !== 'string' || host === '') return rest;
  return { ...rest, host: (host.includes('://') ? host : `http://${host}`).replace(/[?#].*$/, '') };
}

function differenceOf(got: object, wanted: object, what: string): string[] {
  try {
    assert.deepEqual(got, wanted);
    return [];
  } catch (error) {
    return [`${what}\n${(error as Error).message}`];
  }
}

test('kubeconfigs come to what client-go 0.37 makes of them', (t) => {
  assert.ok(rows.length > 600);
  const place = folder(t);
  const wrong = rows.flatMap(({ in: input, out }) => {
    const isRefused = refused.some((part) => input.files?.[0]?.includes(part));
    const wanted = isRefused && out['error'] === undefined ? { error: true } : expected(out);
    return differenceOf(answer(place, input), wanted, `${JSON.stringify(input)}\n${String(out['message'] ?? '')}`);
  });
  assert.equal(wrong.length, 0, `${wrong.length} of ${rows.length}:\n${wrong.slice(0, 5).join('\n')}`);
});

test('the files that count, and paths in them, are those of client-go 0.37', (t) => {
  const place = folder(t);
  const lines = linesOf('kubeconfig-files');
  assert.ok(lines.length > 210);
  const wrong = lines.flatMap((line, index) => {
    const dir = join(place, String(index));
    const { in: input, out }: FilesRow = JSON.parse(line.replaceAll('$DIR', dir));
    const { files, env: KUBECONFIG, kubeconfig = '', context = '' } = input;
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(path.endsWith('/') ? join(dir, path) : dirname(join(dir, path)), { recursive: true });
      if (!path.endsWith('/')) writeFileSync(join(dir, path), text);
    }
    const env = { HOME: join(dir, 'home'), ...(KUBECONFIG !== undefined && { KUBECONFIG }) };
    const { precedence = [] } = newDefaultClientConfigLoadingRules(env);
    const relative = precedence.map((path) => path.replaceAll(`${dir}/`, ''));
    const got = told(dir, () => loadConfig({ env, kubeconfig, context }));
    return [
      ...(kubeconfig === '' ? differenceOf(relative, out.precedence.slice(), `${input.name}: precedence`) : []),
      ...differenceOf(got, expected(out.resolved), `${input.name}: ${String(out.resolved['message'] ?? '')}`),
    ];
  });
  assert.equal(wrong.length, 0, `${wrong.length} of ${lines.length}:\n${wrong.slice(0, 5).join('\n')}`);
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

test('what is wrong can be told apart', (t) => {
  const place = folder(t);
  const path = join(place, 'config');
  const resolve = (text: string, options: LoadOptions = {}) => {
    writeFileSync(path, text);
    return loadConfig({ kubeconfig: path, env: {}, ...options }).config;
  };
  const kube = (cluster: string, user = '{token: t}'): string =>
    `{current-context: x, clusters: [{name: c, cluster: ${cluster}}], users: [{name: u, user: ${user}}], contexts: [{name: x, context: {cluster: c, user: u}}]}`;
  const whole = kube('{server: "https://h"}');
  const invalid = (text: string, message: RegExp, options: LoadOptions = {}): void =>
    assert.throws(
      () => resolve(text, options),
      (error) => {
        assert.ok(isConfigurationInvalid(error));
        assert.equal(error.failure, 'invalid');
        assert.match(error.message, message);
        return true;
      },
    );
  for (const context of ['missing', ''])
    assert.throws(
      () =>
        resolve(context === '' ? whole.replace('current-context: x', 'current-context: other') : whole, { context }),
      (error) => isContextNotFound(error) && isConfigurationInvalid(error),
    );
  assert.throws(() => resolve('{}'), isEmptyConfig);
  for (const cluster of ['{server: ""}', '{}', '{insecure-skip-tls-verify: true}'])
    invalid(kube(cluster), /no server found for cluster "c"/);
  invalid(kube('{server: "https://h"}', '{token: t, username: u}'), /more than one authentication method/);
  for (const proxy of ['p:1', 'socks5h://p:1', 'ftp://p', '//p', 'http://'])
    invalid(kube(`{server: "https://h", proxy-url: "${proxy}"}`), /invalid 'proxy-url' for cluster "c"/);
  for (const proxy of ['socks5://p:1', 'http://p', 'HTTPS://p:1'])
    assert.equal(resolve(kube(`{server: "https://h", proxy-url: "${proxy}"}`)).proxy, proxy);
  assert.throws(
    () => loadConfig({ kubeconfig: join(place, 'none'), env: {} }),
    (error) => isKubeconfigError(error) && error.failure === 'fileNotFound',
  );
  assert.throws(
    () => resolve('a: ['),
    (error) => isKubeconfigError(error) && error.failure === 'unreadable',
  );
  const both = resolve(kube('{server: "https://h", insecure-skip-tls-verify: true, certificate-authority-data: Q0E=}'));
  assert.throws(() => transportFor(both), /root certificates file with the insecure flag is not allowed/);
  for (const [timeout, expected] of [
    ['', undefined],
    ['0', undefined],
    ['5', 5000],
    ['1m30s', 90_000],
    ['250ms', 250],
  ] as const)
    assert.equal(resolve(whole, { overrides: { timeout } }).timeout, expected);
  invalid(whole, /invalid timeout "soon"/, { overrides: { timeout: 'soon' } });
});

test('whom to impersonate: the user, and what else is said of it', () => {
  const server = 'https://h';
  const impersonated = (authInfo: AuthInfo): unknown =>
    resolveConfig(load('{}'), { clusterInfo: { server }, authInfo }).config.impersonate;
  assert.equal(impersonated({ token: 't' }), undefined);
  assert.deepEqual(impersonated({ impersonate: 'jane' }), { userName: 'jane' });
  assert.deepEqual(impersonated({ impersonate: 'jane', impersonateUID: '7' }), { userName: 'jane', uid: '7' });
  const groups = ['a', 'b'];
  const extra = { k: ['v'] };
  assert.deepEqual(impersonated({ impersonate: 'jane', impersonateGroups: groups, impersonateUserExtra: extra }), {
    userName: 'jane',
    groups,
    extra,
  });
});

test('a server that is given needs no context', () => {
  const overrides: ConfigOverrides = { clusterInfo: { server: 'https://h' } };
  const { config, namespace } = resolveConfig(load('{}'), overrides);
  assert.deepEqual([config.host, namespace], ['https://h', 'default']);
  assert.throws(() => resolveConfig(load('{current-context: x}'), overrides), isContextNotFound);
  assert.throws(() => resolveConfig(load('{}'), { ...overrides, currentContext: 'x' }), isContextNotFound);
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
  const nothing: readonly (readonly [Record<string, string>, string])[] = [
    [
      { HOME: join(place, 'empty') },
      `there is no kubeconfig ${join(place, 'empty/.kube/config')}; set KUBECONFIG to one with a current context`,
    ],
    [
      { ...env, KUBECONFIG: '/none::/nor' },
      'there is no kubeconfig /none or /nor; set KUBECONFIG to one with a current context',
    ],
    [{ ...env, KUBECONFIG: '/none:/dev/null' }, 'give a kubeconfig with a current context'],
    [{ ...env, KUBECONFIG: ':' }, 'give a kubeconfig with a current context'],
  ];
  for (const [env, help] of nothing)
    assert.throws(
      () => loadConfig({ env }),
      (error) => isEmptyConfig(error) && error.message === `no cluster is configured: ${help}`,
      JSON.stringify(env),
    );
  const client = loadClient({ env, context: 'd' });
  assert.equal(client.namespace, 'd');
  await client.close();
  const pod = { KUBERNETES_SERVICE_HOST: 'fd00::1', KUBERNETES_SERVICE_PORT: '443' };
  assert.equal(inClusterConfig({}, place), undefined);
  writeFileSync(join(place, 'namespace'), 'mine\n');
  for (const env of [
    { KUBERNETES_SERVICE_HOST: '10.0.0.1' },
    { KUBERNETES_SERVICE_PORT: '443' },
    { ...pod, KUBERNETES_SERVICE_HOST: '' },
    { ...pod, KUBERNETES_SERVICE_PORT: '' },
  ])
    assert.equal(inClusterConfig(env, place), undefined, JSON.stringify(env));
  assert.equal(inClusterConfig(pod, join(place, 'none')), undefined);
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
