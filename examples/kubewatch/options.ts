import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse as parseLabels } from 'kubetyped/apimachinery/labels';
import { unmarshalStrict } from 'kubetyped/apimachinery/util/yaml';
import type { PostOptions } from './sinks.ts';

/** What the program is asked to do. */
export interface Options {
  readonly context?: string;
  readonly cluster: boolean;
  readonly kinds: readonly string[];
  readonly namespaces: readonly string[];
  readonly labels?: string;
  readonly reasons: readonly string[];
  readonly ignore: readonly string[];
  readonly initial: boolean;
  readonly state?: string;
  readonly terminal: 'text' | 'json' | 'none';
  readonly webhook?: PostOptions;
  readonly slack?: PostOptions;
  readonly queue: number;
  readonly batch: number;
  readonly wait: number;
}

/** Something is wrong with the command line or the file. */
export class UsageError extends Error {
  readonly code = 'ERR_USAGE';
}

export const USAGE = `Usage: kubewatch --kind KIND[,KIND...] [flags]

Reports changes of objects: on the terminal, to a webhook, to Slack.

  --kind KINDS       as for kubectl: deployments, po, foos.example.com; several with commas
  --namespace NAMES  only these; all of them unless given
  --labels SELECTOR  only objects with these labels: app=web,tier!=cache
  --reason REASONS   only these: Created, Updated, Deleted; for events, theirs: BackOff
  --ignore PATHS     fields whose changes are ignored: status,metadata.annotations
  --initial          also report the objects that exist at the start
  --state FILE       record what was reported; the next start reports what has changed since
  --terminal FORM    text (default), json or none
  --webhook URL      post JSON there; env:NAME for an environment variable
  --slack URL        post a message of Slack there; env:NAME likewise
  --queue NUMBER     maximum number of notices queued for a receiver (1000)
  --batch NUMBER     how many to send at once (20)
  --wait SECONDS     how long to wait for more of them (1)
  --config FILE      these options in YAML; kubewatch.yaml, if there is one
  --context NAME     a context of the kubeconfig
  --cluster          the kubeconfig's current context, or the cluster of this Pod
                     without either: an API server of its own
  -h, --help
`;

const FLAGS = {
  kind: { type: 'string', multiple: true },
  namespace: { type: 'string', multiple: true },
  labels: { type: 'string' },
  reason: { type: 'string', multiple: true },
  ignore: { type: 'string', multiple: true },
  initial: { type: 'boolean' },
  state: { type: 'string' },
  terminal: { type: 'string' },
  webhook: { type: 'string' },
  slack: { type: 'string' },
  queue: { type: 'string' },
  batch: { type: 'string' },
  wait: { type: 'string' },
  config: { type: 'string' },
  context: { type: 'string' },
  cluster: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const CONFIG = 'kubewatch.yaml';
/** Slack takes 50 blocks. */
const MOST_BLOCKS = 50;

type Values = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The options of a command line and of a file; the command line counts. Undefined when it asks for help.
 * @throws UsageError
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Options | undefined {
  let flags: Values;
  try {
    flags = parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  if (flags['help'] === true) return undefined;
  const given = typeof flags['config'] === 'string' ? flags['config'] : undefined;
  const file = given ?? (existsSync(CONFIG) ? CONFIG : undefined);
  const values = { ...(file === undefined ? {} : readFile(file)), ...flags };
  return new Reader(values, file, new Set(Object.keys(flags)), env).read();
}

function readFile(file: string): Values {
  let value: unknown;
  try {
    value = unmarshalStrict(readFileSync(file, 'utf8')) ?? {};
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isObject(value)) throw new UsageError(`${file}: expected options, such as kind: [pods]`);
  for (const name of Object.keys(value))
    if (!(name in FLAGS) || name === 'help' || name === 'config')
      throw new UsageError(`${file}: unknown option ${JSON.stringify(name)}`);
  return value;
}

/** Takes options out of values, and says where what is wrong stands. */
class Reader {
  readonly #values: Values;
  readonly #file: string | undefined;
  readonly #flags: ReadonlySet<string>;
  readonly #env: NodeJS.ProcessEnv;

  constructor(values: Values, file: string | undefined, flags: ReadonlySet<string>, env: NodeJS.ProcessEnv) {
    this.#values = values;
    this.#file = file;
    this.#flags = flags;
    this.#env = env;
  }

  read(): Options {
    const kinds = this.#list('kind');
    if (kinds.length === 0) throw new UsageError('which kinds? --kind pods,deployments');
    const labels = this.#text('labels');
    try {
      if (labels !== undefined) parseLabels(labels);
    } catch (error) {
      throw this.#wrong('labels', error instanceof Error ? error.message : String(error));
    }
    const terminal = this.#text('terminal') ?? 'text';
    if (terminal !== 'text' && terminal !== 'json' && terminal !== 'none')
      throw this.#wrong('terminal', `expected text, json or none, got ${terminal}`);
    const [context, state] = [this.#text('context'), this.#text('state')];
    const [webhook, slack] = [this.#receiver('webhook'), this.#receiver('slack')];
    return {
      kinds,
      namespaces: this.#list('namespace'),
      reasons: this.#list('reason'),
      ignore: this.#list('ignore'),
      cluster: this.#flag('cluster'),
      initial: this.#flag('initial'),
      terminal,
      queue: this.#number('queue', 1000, 1, 1e6),
      batch: this.#number('batch', 20, 1, slack === undefined ? 1000 : MOST_BLOCKS),
      wait: this.#number('wait', 1, 0, 3600) * 1000,
      ...(context !== undefined && { context }),
      ...(labels !== undefined && { labels }),
      ...(state !== undefined && { state }),
      ...(webhook !== undefined && { webhook }),
      ...(slack !== undefined && { slack }),
    };
  }

  #wrong(name: string, what: string): UsageError {
    return new UsageError(`${this.#flags.has(name.replace(/\..*/s, '')) ? '--' : `${this.#file}: `}${name}: ${what}`);
  }

  #list(name: string): string[] {
    const value = this.#values[name] ?? [];
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    return all.flatMap((each) => {
      if (typeof each !== 'string') throw this.#wrong(name, `expected text, got ${JSON.stringify(each)}`);
      return each
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
    });
  }

  #text(name: string): string | undefined {
    const value = this.#values[name];
    if (value === undefined || typeof value === 'string') return value;
    throw this.#wrong(name, `expected text, got ${JSON.stringify(value)}`);
  }

  #flag(name: string): boolean {
    const value = this.#values[name] ?? false;
    if (typeof value === 'boolean') return value;
    throw this.#wrong(name, `expected true or false, got ${JSON.stringify(value)}`);
  }

  #number(name: string, otherwise: number, least: number, most: number): number {
    const value = Number(this.#values[name] ?? otherwise);
    if (value >= least && value <= most) return value;
    throw this.#wrong(name, `expected a number from ${least} to ${most}, got ${JSON.stringify(this.#values[name])}`);
  }

  /** A URL; or in a file, besides, one with headers. Values may be in environment variables, as they are secret. */
  #receiver(name: string): PostOptions | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (!isObject(value)) return { url: this.#url(name, value) };
    const { url, headers = {}, ...others } = value;
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) throw this.#wrong(`${name}.${unknown}`, 'expected url and headers only');
    if (!isObject(headers)) throw this.#wrong(`${name}.headers`, 'expected names with values');
    const read = Object.entries(headers).map(([header, each]) => [
      header,
      this.#secret(`${name}.headers.${header}`, each),
    ]);
    return { url: this.#url(`${name}.url`, url), headers: Object.fromEntries(read) as Record<string, string> };
  }

  #url(name: string, value: unknown): string {
    const text = this.#secret(name, value);
    if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
    // It may be one with a typing mistake, and a secret in it.
    throw this.#wrong(name, 'expected a URL that begins with http:// or https://');
  }

  #secret(name: string, value: unknown): string {
    if (typeof value !== 'string') throw this.#wrong(name, 'expected text');
    if (!value.startsWith('env:')) return value;
    const found = this.#env[value.slice(4)];
    if (found === undefined || found === '') throw this.#wrong(name, `the environment has no ${value.slice(4)}`);
    return found;
  }
}
