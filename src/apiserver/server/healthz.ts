import { asError } from '#engine/text/as_error';
import { toUTF8 } from '#engine/text/utf8';
import { respond, respondText } from '../endpoints/handlers/response_writers.ts';
import type { ServerResponse } from '../request/http.ts';
import type { StorageEngine } from '../storage/engine.ts';

/** How many milliseconds the storage has to answer. Mirrors Go's `storagebackend.DefaultHealthcheckTimeout`. */
const TIMEOUT = 2000;
/** What is read, if the storage has no check of its own. */
const KEY = '/registry/health';

/** The check that informers have started, which `/readyz` has under another name, too. */
export const INFORMERS_STARTED = 'poststarthook/generic-apiserver-start-informers';

/** What a server says of itself, by Go's names. */
const ENDPOINTS = ['healthz', 'livez', 'readyz'] as const;
type Endpoint = (typeof ENDPOINTS)[number];

/** One thing that has to be well. */
interface HealthCheck {
  readonly name: string;
  /** Under which endpoints; all of them unless given. */
  readonly of?: Endpoint;
  /** @throws why it isn't well */
  readonly check: () => void | Promise<void>;
}

/**
 * `/healthz`, `/livez` and `/readyz`: 200 with `ok`, or 500 with a line for each check. Mirrors Go's `healthz` and the
 * checks of kube-apiserver that mean something here. Those of the storage are called `etcd`, whatever it is, so that
 * probes need not know.
 */
export class Healthz {
  readonly #checks: readonly HealthCheck[];
  readonly #unfinished = new Set<string>();
  #isShuttingDown = false;

  /**
   * @param hooks the checks of what has to be done once before the server is well: `poststarthook/rbac/bootstrap-roles`
   * @param onError called with the error of a check that did not fail before
   */
  constructor(storage: StorageEngine, hooks: readonly string[], onError: (error: unknown) => void) {
    for (const hook of hooks) this.#unfinished.add(hook);
    const probe = reporting(
      shared(() => probed(storage)),
      onError,
    );
    const wellKnown = [
      { name: 'ping', check() {} },
      { name: 'log', check() {} },
    ];
    const checkLoss = storage.checkLoss?.bind(storage);
    const lossCheck = checkLoss && reporting(checkLoss, onError);
    this.#checks = [
      ...wellKnown,
      { name: 'etcd', check: probe },
      { name: 'etcd-readiness', of: 'readyz', check: probe },
      // What is left is served: the server is ready, and restarting it would not help.
      ...(lossCheck === undefined ? [] : [{ name: 'storage-loss', of: 'healthz', check: lossCheck } as const]),
      { name: 'informer-sync', of: 'readyz', check: () => this.#checkFinished(INFORMERS_STARTED) },
      ...hooks.map((name) => ({ name, check: () => this.#checkFinished(name) })),
      {
        name: 'shutdown',
        of: 'readyz',
        check: () => {
          if (this.#isShuttingDown) throw new Error('process is shutting down');
        },
      },
    ];
  }

  #checkFinished(hook: string): void {
    if (this.#unfinished.has(hook)) throw new Error('not finished');
  }

  /** Something is done that had to be done once. */
  finished(...hooks: readonly string[]): void {
    for (const hook of hooks) this.#unfinished.delete(hook);
  }

  /** From now on the server isn't ready, so that load balancers turn away from it. */
  shuttingDown(): void {
    this.#isShuttingDown = true;
  }

  /** All paths that are answered. */
  get paths(): string[] {
    return ENDPOINTS.flatMap((endpoint) => [
      `/${endpoint}`,
      ...this.#checksOf(endpoint).map(({ name }) => `/${endpoint}/${name}`),
    ]);
  }

  /** undefined: there is nothing under the path. */
  async answer(path: string, query: URLSearchParams): Promise<ServerResponse | undefined> {
    const endpoint = ENDPOINTS.find((each) => path === `/${each}` || path.startsWith(`/${each}/`));
    if (endpoint === undefined) return undefined;
    const checks = this.#checksOf(endpoint);
    if (path === `/${endpoint}`) return answerAll(endpoint, checks, query);
    const check = checks.find(({ name }) => path === `/${endpoint}/${name}`);
    return check && answerOne(check);
  }

  #checksOf(endpoint: Endpoint): HealthCheck[] {
    return this.#checks.filter(({ of = endpoint }) => of === endpoint);
  }
}

/** Whether a path is one of health: those are answered while the server can do nothing else. */
export function isHealthPath(path: string): boolean {
  return /^\/(?:healthz|livez|readyz)(?:\/|$)/.test(path);
}

async function answerAll(
  endpoint: Endpoint,
  checks: readonly HealthCheck[],
  query: URLSearchParams,
): Promise<ServerResponse> {
  const excluded = new Set(query.getAll('exclude'));
  const failures = await Promise.all(checks.map((check) => (excluded.has(check.name) ? undefined : failureOf(check))));
  // The reason is not for all who can reach the endpoint.
  const lines = checks.map(({ name }, index) => {
    if (excluded.delete(name)) return `[+]${name} excluded: ok\n`;
    return failures[index] === undefined ? `[+]${name} ok\n` : `[-]${name} failed: reason withheld\n`;
  });
  const unknown = [...excluded].sort().map((name) => JSON.stringify(name));
  if (unknown.length > 0)
    lines.push(`warn: some health checks cannot be excluded: no matches for ${unknown.join(',')}\n`);
  if (failures.some((failure) => failure !== undefined))
    return respondText(500, `${lines.join('')}${endpoint} check failed\n`);
  return respondText(200, query.has('verbose') ? `${lines.join('')}${endpoint} check passed\n` : 'ok');
}

async function answerOne(check: HealthCheck): Promise<ServerResponse> {
  const failure = await failureOf(check);
  return failure === undefined
    ? respond(200, 'text/plain; charset=utf-8', toUTF8('ok'))
    : respondText(500, `internal server error: ${failure.message}\n`);
}

async function failureOf({ check }: HealthCheck): Promise<Error | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    return asError(error);
  }
}

async function probed(storage: StorageEngine): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('context deadline exceeded')), TIMEOUT);
  });
  try {
    await Promise.race([storage.check === undefined ? storage.get(KEY) : storage.check(), timeout]);
  } catch (error) {
    throw new Error(`error getting data from etcd: ${asError(error).message}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The same call for all who ask while it runs: probes do not pile up before a storage that doesn't answer. */
function shared(check: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= check().finally(() => {
      running = undefined;
    }));
}

function reporting(check: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  let failed = false;
  return async () => {
    try {
      await check();
      failed = false;
    } catch (error) {
      if (!failed) onError(error);
      failed = true;
      throw error;
    }
  };
}
