import { unmarshal } from '#apimachinery/util/yaml/convert';
import { setOwn } from '#engine/json/own_property';
import { asError } from '#engine/text/as_error';
import { decodeBase64, encodeBase64 } from '#engine/text/base64';
import { stringifyYAML } from '#engine/yaml/index';
import type { ExecConfig } from '../../rest/config.ts';
import { type AuthInfo, type Cluster, type Config, type Context, KubeconfigError, newConfig } from './config.ts';

type Data = Readonly<Record<string, unknown>>;

/** The kinds of fields that kubeconfigs have. */
type FieldType =
  | 'string'
  | 'boolean'
  | 'bytes'
  | 'strings'
  | 'stringMap'
  | 'stringLists'
  | 'extensions'
  | 'exec'
  | 'provider';

type Table<T> = readonly (readonly [json: string, field: keyof T & string, type: FieldType])[];

const CLUSTER: Table<Cluster> = [
  ['server', 'server', 'string'],
  ['tls-server-name', 'tlsServerName', 'string'],
  ['insecure-skip-tls-verify', 'insecureSkipTLSVerify', 'boolean'],
  ['certificate-authority', 'certificateAuthority', 'string'],
  ['certificate-authority-data', 'certificateAuthorityData', 'bytes'],
  ['proxy-url', 'proxyURL', 'string'],
  ['disable-compression', 'disableCompression', 'boolean'],
  ['extensions', 'extensions', 'extensions'],
];

const USER: Table<AuthInfo> = [
  ['client-certificate', 'clientCertificate', 'string'],
  ['client-certificate-data', 'clientCertificateData', 'bytes'],
  ['client-key', 'clientKey', 'string'],
  ['client-key-data', 'clientKeyData', 'bytes'],
  ['token', 'token', 'string'],
  ['tokenFile', 'tokenFile', 'string'],
  ['as', 'impersonate', 'string'],
  ['as-uid', 'impersonateUID', 'string'],
  ['as-groups', 'impersonateGroups', 'strings'],
  ['as-user-extra', 'impersonateUserExtra', 'stringLists'],
  ['username', 'username', 'string'],
  ['password', 'password', 'string'],
  ['auth-provider', 'authProvider', 'provider'],
  ['exec', 'exec', 'exec'],
  ['extensions', 'extensions', 'extensions'],
];

const CONTEXT: Table<Context> = [
  ['cluster', 'cluster', 'string'],
  ['user', 'authInfo', 'string'],
  ['namespace', 'namespace', 'string'],
  ['extensions', 'extensions', 'extensions'],
];

/**
 * Reads a kubeconfig: YAML or JSON. An empty text is an empty kubeconfig. Mirrors Go's `clientcmd.Load`.
 * @throws KubeconfigError with the path of what is of the wrong type; YAML 1.1 makes a boolean of `n`, for example
 */
export function load(data: string | Uint8Array): Config {
  const config = newConfig();
  if (data.length === 0) return config;
  const content = object(parse(data), '');
  const { kind = 'Config', apiVersion = 'v1' } = content;
  if ((kind || 'Config') !== 'Config' || (apiVersion || 'v1') !== 'v1')
    throw new KubeconfigError(`expected a Config of v1, got ${String(kind)} of ${String(apiVersion)}`);
  named(content, 'clusters', 'cluster', (value, path) => record(CLUSTER, value, path), config.clusters);
  named(content, 'users', 'user', (value, path) => record(USER, value, path), config.authInfos);
  named(content, 'contexts', 'context', (value, path) => record(CONTEXT, value, path), config.contexts);
  object(content['preferences'], 'preferences');
  config.currentContext = field(content['current-context'], 'string', 'current-context') as string;
  config.extensions = field(content['extensions'], 'extensions', 'extensions') as Record<string, unknown>;
  return config;
}

function parse(data: string | Uint8Array): unknown {
  try {
    return unmarshal(data);
  } catch (error) {
    // The text of the file may hold secrets, and errors of syntax may show it.
    const line = /line (\d+)/.exec(asError(error).message)?.[1];
    throw new KubeconfigError(`the kubeconfig is no YAML${line === undefined ? '' : `: line ${line}`}`);
  }
}

function object(value: unknown, path: string): Data {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw wrongType(path, 'an object', value);
  return value as Data;
}

function list(value: unknown, path: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw wrongType(path, 'a list', value);
  return value;
}

function wrongType(path: string, expected: string, value: unknown): KubeconfigError {
  const got = value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
  return new KubeconfigError(`${path === '' ? 'the kubeconfig' : path}: expected ${expected}, got ${got}`);
}

/** Reads a list of things with names. @throws KubeconfigError also for two with one name */
function named<T>(
  content: Data,
  lists: string,
  key: string,
  read: (value: unknown, path: string) => T,
  into: Record<string, T>,
): void {
  for (const [at, entry] of list(content[lists], lists).entries()) {
    const path = `${lists}[${at}]`;
    const each = object(entry, path);
    const name = field(each['name'], 'string', `${path}.name`) as string;
    if (Object.hasOwn(into, name)) throw new KubeconfigError(`${path}.name: duplicate name ${JSON.stringify(name)}`);
    setOwn(into, name, read(each[key], `${path}.${key}`));
  }
}

function record<T>(table: Table<T>, value: unknown, path: string): T {
  const content = object(value, path);
  const result: Record<string, unknown> = {};
  for (const [json, name, type] of table) {
    const given = content[json];
    if (given === undefined || given === null) continue;
    const read = field(given, type, `${path}.${json}`);
    if (read !== '' && read !== false) result[name] = read;
  }
  return result as T;
}

function field(value: unknown, type: FieldType, path: string): unknown {
  switch (type) {
    case 'string':
      if (value !== undefined && value !== null && typeof value !== 'string') throw wrongType(path, 'string', value);
      return value ?? '';
    case 'boolean':
      if (value !== undefined && value !== null && typeof value !== 'boolean') throw wrongType(path, 'boolean', value);
      return value ?? false;
    case 'bytes': {
      const text = field(value, 'string', path) as string;
      try {
        return decodeBase64(text);
      } catch {
        throw new KubeconfigError(`${path}: expected base64`);
      }
    }
    case 'strings':
      return list(value, path).map((each, at) => field(each, 'string', `${path}[${at}]`));
    case 'stringMap':
      return mapped(value, path, 'string');
    case 'stringLists':
      return mapped(value, path, 'strings');
    case 'extensions': {
      const extensions: Record<string, unknown> = {};
      named(object({ extensions: value }, path), 'extensions', 'extension', (each) => each, extensions);
      return extensions;
    }
    case 'provider': {
      const { name, config } = object(value, path);
      return {
        name: field(name, 'string', `${path}.name`),
        config: field(config, 'stringMap', `${path}.config`),
      };
    }
    case 'exec':
      return exec(object(value, path), path);
  }
}

function mapped(value: unknown, path: string, type: FieldType): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object(value, path)).map(([key, each]) => [key, field(each, type, `${path}.${key}`)]),
  );
}

function exec(content: Data, path: string): ExecConfig {
  const text = (name: string): string => field(content[name], 'string', `${path}.${name}`) as string;
  const apiVersion = text('apiVersion');
  // As v1 has it, programs must say whether they ask their user.
  const mode = text('interactiveMode') || (apiVersion.endsWith('/v1') ? '' : 'IfAvailable');
  return {
    command: text('command'),
    args: field(content['args'], 'strings', `${path}.args`) as string[],
    env: list(content['env'], `${path}.env`).map((entry, at) => {
      const each = object(entry, `${path}.env[${at}]`);
      const of = (name: string): string => field(each[name], 'string', `${path}.env[${at}].${name}`) as string;
      return { name: of('name'), value: of('value') };
    }),
    apiVersion,
    installHint: text('installHint'),
    provideClusterInfo: field(content['provideClusterInfo'], 'boolean', `${path}.provideClusterInfo`) as boolean,
    ...(mode === '' ? {} : { interactiveMode: mode as NonNullable<ExecConfig['interactiveMode']> }),
  };
}

/** A kubeconfig as YAML, names sorted. Mirrors Go's `clientcmd.Write`. */
export function write(config: Config): string {
  const plain = {
    apiVersion: 'v1',
    clusters: entries(config.clusters, 'cluster', (value) => unrecord(CLUSTER, value)),
    contexts: entries(config.contexts, 'context', (value) => unrecord(CONTEXT, value)),
    'current-context': config.currentContext,
    ...extensionsOf(config.extensions),
    kind: 'Config',
    users: entries(config.authInfos, 'user', (value) => unrecord(USER, value)),
  };
  return stringifyYAML(plain as never);
}

function entries<T>(values: Record<string, T>, key: string, plain: (value: T) => object): object[] {
  return Object.keys(values)
    .sort()
    .map((name) => ({ [key]: plain(values[name]!), name }));
}

function extensionsOf(extensions: Record<string, unknown> | undefined): { extensions?: object[] } {
  const names = Object.keys(extensions ?? {}).sort();
  if (names.length === 0) return {};
  return { extensions: names.map((name) => ({ extension: extensions![name], name })) };
}

function unrecord<T extends object>(table: Table<T>, value: T): object {
  const plain: Record<string, unknown> = {};
  for (const [json, name, type] of table) {
    const each = value[name] as unknown;
    if (each === undefined || each === '' || each === false) continue;
    if (type === 'bytes') plain[json] = encodeBase64(each as Uint8Array);
    else if (type === 'extensions') Object.assign(plain, extensionsOf(each as Record<string, unknown>));
    else if (type === 'exec') plain[json] = unexec(each as ExecConfig);
    else plain[json] = each;
  }
  return plain;
}

function unexec({ config: _, ...rest }: ExecConfig): object {
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, Array.isArray(value) && value.length === 0 ? null : value]),
  );
}
