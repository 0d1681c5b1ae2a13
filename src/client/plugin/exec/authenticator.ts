/// <reference types="node" />

import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { basename, delimiter, join, normalize, sep } from 'node:path';
import { createSecureContext } from 'node:tls';
import { timeIsZero, timeToDate } from '#apimachinery/apis/meta/v1/time';
import { unmarshal } from '#apimachinery/util/yaml/convert';
import { isJSONBuffer } from '#apimachinery/util/yaml/guess';
import { parseJSON } from '#engine/json/parse';
import { isMap } from '#engine/json/untyped';
import type { ExecCluster, ExecConfig, PluginPolicy } from '../../rest/config.ts';
import { ExecPluginError } from './exec_error.ts';

/** What a plugin gave. */
export interface ExecCredentials {
  readonly token?: string;
  /** PEM. */
  readonly cert?: string;
  readonly key?: string;
}

/** What an {@link ExecAuthenticator} takes besides. */
export interface ExecOptions {
  /** What plugins get that ask for it. */
  readonly cluster?: ExecCluster;
  readonly policy?: PluginPolicy | undefined;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Whether standard input is a terminal. */
  readonly isTerminal?: () => boolean;
  /** Called when the certificate has changed: connections made with the old one have to go. */
  readonly onCertificateChange?: () => void;
}

const VERSIONS = ['client.authentication.k8s.io/v1', 'client.authentication.k8s.io/v1beta1'];
/** No credential is larger. Differs from Go: there it may be of any length. */
const MAX_OUTPUT = 1024 * 1024;

/**
 * Runs a plugin when there are no credentials, or they have expired, or the server has refused them: once for all who wait
 * for it. Mirrors Go's `exec.Authenticator`.
 */
export class ExecAuthenticator {
  readonly #config: ExecConfig;
  readonly #options: ExecOptions;
  #credentials: ExecCredentials | undefined;
  #expires = Infinity;
  #running: Promise<ExecCredentials> | undefined;
  readonly #closing = new AbortController();

  /** @throws ExecPluginError when the configuration can't be used */
  constructor(config: ExecConfig, options: ExecOptions = {}) {
    if (!VERSIONS.includes(config.apiVersion))
      throw new ExecPluginError(`exec plugin: invalid apiVersion ${JSON.stringify(config.apiVersion)}`);
    if (options.policy !== undefined) validatePluginPolicy(options.policy);
    this.#config = config;
    this.#options = options;
  }

  /** The credentials. @throws ExecPluginError */
  async credentials(): Promise<ExecCredentials> {
    const { now = Date.now } = this.#options;
    if (this.#credentials !== undefined && now() <= this.#expires) return this.#credentials;
    return this.#refresh();
  }

  /** Gets new ones, if these are still those in use. @throws ExecPluginError */
  async refused(credentials: ExecCredentials): Promise<void> {
    if (credentials === this.#credentials) await this.#refresh();
  }

  /** Ends a plugin that runs, and lets none run any more. */
  close(): void {
    this.#closing.abort();
  }

  /** For `await using`. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  #refresh(): Promise<ExecCredentials> {
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(): Promise<ExecCredentials> {
    if (this.#closing.signal.aborted) throw new ExecPluginError('exec: the client was closed');
    const interactive = this.#isInteractive();
    const { apiVersion, command, args = [], env = [], provideClusterInfo = false } = this.#config;
    const { cluster, policy, env: inherited = process.env, onCertificateChange } = this.#options;
    const spec = { ...(provideClusterInfo && cluster !== undefined ? { cluster } : {}), interactive };
    const info = JSON.stringify({ kind: 'ExecCredential', apiVersion, spec });
    const environment: Record<string, string | undefined> = {
      ...inherited,
      ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
      KUBERNETES_EXEC_INFO: `${info}\n`,
    };
    // What the config says of PATH is for the plugin, not for finding it.
    const path = inherited['PATH'] ?? '';
    const cleaned = normalize(command);
    const program = lookPath(checkPluginPolicy(policy, cleaned, path), path);
    if (program === undefined) throw this.#missing();
    const output = await this.#output(program, args, environment, interactive);
    const { credentials, expires } = read(output, apiVersion);
    const old = this.#credentials;
    this.#credentials = credentials;
    this.#expires = expires;
    if (old !== undefined && old.cert !== credentials.cert) onCertificateChange?.();
    return credentials;
  }

  #isInteractive(): boolean {
    const { isTerminal = () => process.stdin.isTTY === true } = this.#options;
    switch (this.#config.interactiveMode) {
      case 'Never':
        return false;
      case 'IfAvailable':
        return isTerminal();
      case 'Always':
        if (!isTerminal())
          throw new ExecPluginError('exec plugin cannot support interactive mode: standard input is not a terminal');
        return true;
      default:
        throw new ExecPluginError(`unknown interactiveMode: ${JSON.stringify(this.#config.interactiveMode ?? '')}`);
    }
  }

  #missing(): ExecPluginError {
    const { command, installHint = '' } = this.#config;
    const hint = installHint === '' ? '' : `\n\n${printable(installHint)}`;
    return new ExecPluginError(`exec: executable ${command} not found${hint}`);
  }

  #output(
    program: string,
    args: readonly string[],
    env: Record<string, string | undefined>,
    interactive: boolean,
  ): Promise<string> {
    const { command } = this.#config;
    return new Promise((resolve, reject) => {
      const child = spawn(program, args, { env, stdio: [interactive ? 'inherit' : 'ignore', 'pipe', 'inherit'] });
      const chunks: Buffer[] = [];
      let length = 0;
      const { signal } = this.#closing;
      const end = (): void => void child.kill();
      signal.addEventListener('abort', end, { once: true });
      child.stdout!.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length > MAX_OUTPUT) child.kill();
      });
      child.once('error', (cause: Error & { code?: string }) => {
        reject(new ExecPluginError(`exec: ${command}: ${cause.code}`, { cause }));
      });
      child.once('close', (code, killedBy) => {
        signal.removeEventListener('abort', end);
        if (length > MAX_OUTPUT) reject(new ExecPluginError(`exec: executable ${command} printed more than 1 MiB`));
        else if (code === 0) resolve(Buffer.concat(chunks).toString());
        else reject(new ExecPluginError(`exec: executable ${command} failed with ${killedBy ?? `exit code ${code}`}`));
      });
    });
  }
}

/** A hint must not steer the terminal. */
function printable(text: string): string {
  const steering = new RegExp('[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Z}\\t-\\r]', 'gu');
  const codePoint = (character: string): string => character.codePointAt(0)!.toString(16).toUpperCase();
  return text.replace(steering, (character) => `U+${codePoint(character).padStart(4, '0')}`);
}

function read(output: string, apiVersion: string): { credentials: ExecCredentials; expires: number } {
  let value: unknown;
  try {
    value = isJSONBuffer(output) ? parseJSON(output).value : unmarshal(output);
  } catch {
    // What is wrong with it may be a secret.
    throw new ExecPluginError('decoding stdout: the plugin printed neither JSON nor YAML');
  }
  const { apiVersion: got, kind = 'ExecCredential', spec, status } = (value ?? {}) as Record<string, unknown>;
  if (kind !== 'ExecCredential' || got === undefined)
    throw new ExecPluginError('decoding stdout: the plugin printed no ExecCredential');
  if (got !== apiVersion)
    throw new ExecPluginError(
      `exec plugin is configured to use API version ${apiVersion}, plugin returned version ${String(got)}`,
    );
  if (status === undefined || status === null) throw new ExecPluginError("exec plugin didn't return a status field");
  for (const [name, field] of Object.entries({ spec: spec ?? {}, status }))
    if (!isMap(field)) throw new ExecPluginError(`decoding stdout: ${name} must be an object`);
  const fields = status as Record<string, unknown>;
  const text = (name: string): string => {
    const field = fields[name] ?? '';
    if (typeof field !== 'string') throw new ExecPluginError(`decoding stdout: status.${name} is not a string`);
    return field;
  };
  const [token, cert, key] = [text('token'), text('clientCertificateData'), text('clientKeyData')];
  if (token === '' && cert === '' && key === '')
    throw new ExecPluginError("exec plugin didn't return a token or cert/key pair");
  if ((cert === '') !== (key === ''))
    throw new ExecPluginError('exec plugin returned only certificate or key, not both');
  if (cert !== '') checkPair(cert, key);
  const expires = fields['expirationTimestamp'] == null ? Infinity : timeOf(text('expirationTimestamp'));
  return { credentials: { ...(token && { token }), ...(cert && { cert, key }) }, expires };
}

function timeOf(expiration: string): number {
  try {
    const time = timeToDate(expiration).getTime();
    // As in Go, what ends with the first second of the year 1 never ends.
    return timeIsZero(expiration) ? Infinity : time;
  } catch {
    throw new ExecPluginError('decoding stdout: status.expirationTimestamp is not a time');
  }
}

function checkPair(cert: string, key: string): void {
  try {
    createSecureContext({ cert, key });
  } catch {
    throw new ExecPluginError('failed parsing client key/certificate: they are no PEM, or do not belong together');
  }
}

/** @throws ExecPluginError when a policy contradicts itself. Mirrors Go's `exec.ValidatePluginPolicy`. */
function validatePluginPolicy({ policyType, allowlist }: PluginPolicy): void {
  if (policyType === '' || policyType === 'AllowAll' || policyType === 'DenyAll') {
    if (allowlist !== undefined)
      throw new ExecPluginError(`the plugin policy is ${policyType || 'AllowAll'}, but there is an allowlist`);
    return;
  }
  if (policyType !== 'Allowlist') throw new ExecPluginError(`unknown plugin policy: ${String(policyType)}`);
  if (allowlist === undefined || allowlist.length === 0)
    throw new ExecPluginError('the plugin policy is Allowlist, but the allowlist is empty');
  for (const entry of allowlist)
    if (entry === '' || normalize(entry) !== entry)
      throw new ExecPluginError(`the allowlist has an entry that is not a normalized path: ${JSON.stringify(entry)}`);
}

/** @returns the program to run. @throws ExecPluginError when the policy doesn't allow it */
function checkPluginPolicy(policy: PluginPolicy | undefined, command: string, path: string): string {
  const { policyType = '' } = policy ?? {};
  if (policy === undefined || policyType === '' || policyType === 'AllowAll') return command;
  if (policy.policyType === 'DenyAll')
    throw new ExecPluginError(`plugin ${JSON.stringify(command)} not allowed: policy set to "DenyAll"`);
  const allowed = policy.allowlist ?? [];
  if (allowed.includes(command)) return command;
  const resolved = lookPath(command, path);
  if (resolved === undefined)
    throw new ExecPluginError(`plugin path ${JSON.stringify(command)} cannot be resolved for the allowlist check`);
  const fits = (entry: string): boolean =>
    entry === resolved || (basename(entry) === basename(resolved) && lookPath(entry, path) === resolved);
  if (allowed.some(fits)) return resolved;
  throw new ExecPluginError(
    `plugin path ${JSON.stringify(resolved)} is not permitted by the credential plugin allowlist`,
  );
}

/** Where a program is, that is named by a path or looked for in the folders of PATH. */
function lookPath(command: string, path: string): string | undefined {
  const places = command.includes(sep)
    ? [command]
    : path.split(delimiter).map((folder) => join(folder || '.', command));
  // On Windows, programs are named without their endings.
  const endings = process.platform === 'win32' ? ['', '.exe', '.com', '.bat', '.cmd'] : [''];
  const candidates = places.flatMap((place) => endings.map((ending) => place + ending));
  return candidates.find((candidate) => {
    try {
      accessSync(candidate, constants.X_OK);
      return statSync(candidate).isFile();
    } catch {
      return false;
    }
  });
}
