import { APIService, APIServiceSpec } from '#api/apiregistration/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isAlreadyExists, isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { copy } from '#engine/verbs/copy';
import { newItemExponentialFailureRateLimiter } from '../../client/util/workqueue/rate_limiters.ts';
import type { Controller, Term } from '../controllers/controller.ts';
import type { Router } from '../endpoints/router.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Store } from '../registry/store.ts';
import { APIREGISTRATION, prioritiesOf } from './discovery.ts';

/** A version that a server serves. */
export interface LocalVersion {
  readonly group: string;
  readonly version: string;
  /** Whether a CustomResourceDefinition says so. */
  readonly isCustom: boolean;
}

/** What the controller works on. */
export interface RegistrationHost {
  /** Where APIServices are stored. */
  store(): Store<APIService> | undefined;
  readonly router: Router;
  /** Whether other servers, which may serve other versions, have the same APIServices. */
  readonly isShared: boolean;
  readonly context: RequestContext;
  onError(error: unknown): void;
}

/** Says that an APIService is kept by the server: once when it starts, or always. */
const AUTO_MANAGED = 'kube-aggregator.kubernetes.io/automanaged';
const ON_START = 'onstart';
const ALWAYS = 'true';

/** Milliseconds before what failed is tried again: first, and at most. */
const FIRST_RETRY = 5;
const LAST_RETRY = 1_000_000;

/**
 * Keeps an APIService for each version that the server serves: of its own versions when it starts, of those of
 * CustomResourceDefinitions as long as it runs. What others have made or taken over (without the label) is theirs.
 * Mirrors `autoRegisterController` of kube-aggregator, and who feeds it in kube-apiserver.
 *
 * Differs from Go: on a storage that several servers share, one's own are not deleted because this server doesn't serve
 * them: another one may.
 */
export class AutoRegistration implements Controller {
  readonly #host: RegistrationHost;
  readonly #stored = new Map<string, APIService>();
  readonly #dirty = new Set<string>();
  readonly #synced = new Set<string>();
  readonly #retries = newItemExponentialFailureRateLimiter<string>(FIRST_RETRY, LAST_RETRY);
  /** Those that were there when this began; undefined: not all are known yet. */
  #atStart: ReadonlySet<string> | undefined;
  #desired = new Map<string, LocalVersion>();
  #term: Term | undefined;
  #running: Promise<void> | undefined;

  constructor(host: RegistrationHost) {
    this.#host = host;
  }

  lead(term: Term): void {
    this.#term = term;
    this.#mark(...this.#desired.keys(), ...this.#stored.keys());
  }

  /** @param service undefined: it has gone */
  observe(name: string, service: APIService | undefined): void {
    if (service === undefined) this.#stored.delete(name);
    else this.#stored.set(name, service);
    this.#mark(name);
  }

  /** All stored ones have been reported. */
  allKnown(): void {
    if (this.#atStart !== undefined) return;
    this.#atStart = new Set(this.#stored.keys());
    this.served();
    this.#mark(...this.#stored.keys());
  }

  /** What the server serves has changed. */
  served(): void {
    if (this.#atStart === undefined) return;
    const before = this.#desired;
    this.#desired = new Map();
    for (const each of localVersions(this.#host.router.all()))
      if (isRegistered(each)) this.#desired.set(`${each.version}.${each.group}`, each);
    for (const name of this.#desired.keys()) if (!before.has(name)) this.#synced.delete(name);
    const names = new Set([...before.keys(), ...this.#desired.keys()]);
    this.#mark(...[...names].filter((name) => labelFor(before.get(name)) !== labelFor(this.#desired.get(name))));
  }

  #mark(...names: string[]): void {
    for (const name of names) this.#dirty.add(name);
    const term = this.#term;
    if (this.#atStart !== undefined && term !== undefined && !term.signal.aborted) this.#running ??= this.#run(term);
  }

  async #run(term: Term): Promise<void> {
    // Not before the promise of this is known to be running.
    await undefined;
    for (const name of this.#dirty) {
      if (term.signal.aborted) break;
      this.#dirty.delete(name);
      try {
        await this.#sync(name, term);
        this.#synced.add(name);
        this.#retries.forget(name);
      } catch (error) {
        if (term.signal.aborted) break;
        // The write of whoever was faster arrives as an event.
        if (isConflict(error) || isNotFound(error) || isAlreadyExists(error)) continue;
        this.#host.onError(error);
        setTimeout(() => this.#mark(name), this.#retries.when(name)).unref();
      }
    }
    // At once, so that what is marked from now on is seen by another run.
    this.#running = undefined;
  }

  async #sync(name: string, term: Term): Promise<void> {
    const { context } = this.#host;
    const store = this.#host.store();
    const desired = this.#desired.get(name);
    const stored = this.#stored.get(name);
    const isSynced = this.#synced.has(name);
    if (store === undefined || (labelFor(desired) === ON_START && isSynced)) return;
    if (stored === undefined) {
      if (desired !== undefined) await term.write(() => store.create(apiServiceFor(desired), context));
      return;
    }
    const label = labelOf(stored);
    if (label !== ON_START && label !== ALWAYS) return;
    if (label === ON_START && (isSynced || this.#atStart?.has(name) !== true)) return;
    if (desired === undefined) {
      if (label === ON_START && this.#host.isShared) return;
      const { uid = '' } = stored.metadata;
      await term.write(() => store.delete(name, new DeleteOptions({ preconditions: { uid } }), context));
      return;
    }
    const { spec } = apiServiceFor(desired);
    if (deepEqual(APIServiceSpec, stored.spec ?? NOTHING, spec ?? NOTHING)) return;
    // With the resourceVersion that was seen: later writes arrive as events.
    const updatedObject = (): APIService => Object.assign(copy(stored), { spec });
    await term.write(() => store.update(name, { updatedObject }, context));
  }
}

const NOTHING: APIServiceSpec = { groupPriorityMinimum: 0, versionPriority: 0 };

/** That of APIServices themselves needs none: nobody takes it over. */
function isRegistered({ group, version }: LocalVersion): boolean {
  return group !== APIREGISTRATION && (group !== '' || version === 'v1');
}

function apiServiceFor(local: LocalVersion): APIService {
  const { group, version, isCustom } = local;
  const { group: groupPriorityMinimum, version: versionPriority } = prioritiesOf(local, isCustom);
  return new APIService({
    metadata: { name: `${version}.${group}`, labels: { [AUTO_MANAGED]: isCustom ? ALWAYS : ON_START } },
    spec: { ...(group !== '' && { group }), version, groupPriorityMinimum, versionPriority },
  });
}

function labelFor(local: LocalVersion | undefined): string | undefined {
  if (local === undefined) return undefined;
  return local.isCustom ? ALWAYS : ON_START;
}

function labelOf({ metadata }: APIService): string | undefined {
  return metadata.labels?.[AUTO_MANAGED];
}

/** The versions of resources. One that has a resource of the server's own is the server's. */
function localVersions(resources: Iterable<ServedResource>): Iterable<LocalVersion> {
  const versions = new Map<string, LocalVersion>();
  for (const { groupVersion, custom } of resources) {
    const { group, version } = groupVersion;
    const key = `${group}/${version}`;
    const isCustom = custom !== undefined && versions.get(key)?.isCustom !== false;
    versions.set(key, { group, version, isCustom });
  }
  return versions.values();
}
