import { Namespace } from '#api/core/v1/zz_generated.types';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { asError } from '#engine/text/as_error';
import { copy } from '#engine/verbs/copy';
import { linkedSignal } from '../../client/util/wait/sleep.ts';
import { WorkQueue } from '../../client/util/workqueue/work_queue.ts';
import { controllerUser, withAdmittedDeletions } from '../controllers/admitted_deletions.ts';
import type { Term } from '../controllers/controller.ts';
import type { ServerContext } from '../endpoints/router.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { type FollowedEvent, followObjects } from '../registry/follow_objects.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Store } from '../registry/store.ts';
import { APIServerUser } from '../request/user.ts';
import { asKind } from '../storage/as_kind.ts';
import { everything } from '../storage/selection_predicate.ts';
import { type NamespaceContent, namespaceConditions } from './namespace_conditions.ts';
import { KUBERNETES } from './namespace_strategy.ts';

/** How many namespaces are looked at at a time, as in kube-controller-manager. */
const WORKERS = 10;

/**
 * Milliseconds between looks at what is in a namespace: first, at most while objects wait for something, and at most when
 * they could not be deleted, as in kube-controller-manager.
 */
const FIRST_LOOK = 20;
const LAST_LOOK = 5000;
const LAST_RETRY = 60_000;

/** Milliseconds of a look: what takes longer, as webhooks are slow, goes on with the next one, and keeps no others waiting. */
const LOOK_TIME = 60_000;

/** Who deletes what is in a namespace, as admission sees it. */
const USER = controllerUser('namespace-controller');

/** A namespace that is being emptied. */
interface Cleaning {
  /** Milliseconds until the next look. */
  wait: number;
  /** The resources whose objects have all been told to go, and have not gone; nothing else is left. */
  leaving: readonly ServedResource[];
}

/**
 * Deletes what is in deleted namespaces, and then lets them go. What the namespace controller of kube-controller-manager
 * does.
 */
export class NamespaceCleaner {
  readonly #server: ServerContext;
  readonly #namespaces: Store<Namespace>;
  readonly #term: Term;
  readonly #context: RequestContext;
  readonly #queue = new WorkQueue<string>();
  readonly #cleaning = new Map<string, Cleaning>();

  constructor(server: ServerContext, namespaces: Store<Namespace>, term: Term) {
    this.#server = server;
    this.#namespaces = namespaces;
    this.#term = term;
    this.#context = { namespace: '', user: APIServerUser, warn: () => {}, signal: term.signal };
  }

  start(): void {
    this.#term.signal.addEventListener('abort', () => this.#queue.close(), { once: true });
    for (let worker = 0; worker < WORKERS; worker++) void this.#work();
    const tell = (event: FollowedEvent<Namespace>): void => {
      if (event.type === 'ADDED' || event.type === 'MODIFIED') this.#observe(event.object);
    };
    void followObjects(this.#namespaces, this.#context, tell, (error) => this.#server.onError(error));
  }

  #observe({ metadata, spec }: Namespace): void {
    const { name = '' } = metadata;
    if (!metadata.deletionTimestamp || !spec?.finalizers?.includes(KUBERNETES) || this.#cleaning.has(name)) return;
    this.#cleaning.set(name, { wait: FIRST_LOOK, leaving: [] });
    this.#queue.add(name);
  }

  async #work(): Promise<void> {
    const { signal } = this.#term;
    for (let work = await this.#queue.get(); work !== undefined; work = await this.#queue.get()) {
      const name = work.item;
      const cleaning = this.#cleaning.get(name);
      if (cleaning !== undefined && !signal.aborted) {
        const isOver = await this.#look(name, cleaning);
        if (isOver) this.#cleaning.delete(name);
        else setTimeout(() => this.#queue.add(name), cleaning.wait).unref();
      }
      work.done();
    }
  }

  /** Deletes what is in a namespace; what has been told to go is only looked for. @returns whether there is nothing more to do */
  async #look(name: string, cleaning: Cleaning): Promise<boolean> {
    const { signal, abort, end } = linkedSignal(this.#term.signal);
    const timer = setTimeout(() => abort(new Error('the rest is deleted later')), LOOK_TIME);
    timer.unref();
    try {
      let content = await this.#contentOf(name, cleaning.leaving, { isToGo: false, signal });
      if (content.remaining.size === 0) content = await this.#contentOf(name, this.#stored(), { isToGo: true, signal });
      const { leaving, failures } = content;
      const isEmpty = leaving.length === 0 && failures.length === 0;
      cleaning.leaving = failures.length === 0 ? leaving : [];
      cleaning.wait = Math.min(cleaning.wait * 2, failures.length === 0 ? LAST_LOOK : LAST_RETRY);
      await this.#change(name, (namespace) =>
        withContentConditions(isEmpty ? finalized(namespace) : namespace, content),
      );
      return isEmpty;
    } catch (error) {
      if (this.#term.signal.aborted || isNotFound(error)) return true;
      // The next look is at the namespace as others have changed it.
      if (!isConflict(error)) this.#server.onError(error);
      cleaning.wait = Math.min(cleaning.wait * 2, LAST_RETRY);
      return false;
    } finally {
      clearTimeout(timer);
      end();
    }
  }

  /** @param isToGo whether it is deleted first, until the signal is aborted */
  async #contentOf(
    namespace: string,
    resources: Iterable<ServedResource>,
    { isToGo, signal }: { readonly isToGo: boolean; readonly signal: AbortSignal },
  ): Promise<NamespaceContent & { readonly leaving: readonly ServedResource[] }> {
    const leaving: ServedResource[] = [];
    const remaining = new Map<string, number>();
    const finalizers = new Map<string, number>();
    const failures: string[] = [];
    const context = { ...this.#context, user: USER, namespace, signal };
    const all = { predicate: everything() };
    const options = new DeleteOptions({ propagationPolicy: 'Background' });
    for (const served of podsFirst(resources)) {
      const { groupVersion, resource } = served;
      const store = withAdmittedDeletions(served, () => this.#server.admission());
      try {
        if (isToGo) {
          const { items: told } = await this.#term.write(() => store.deleteCollection(options, all, context));
          // Nothing is created there any more.
          if (told.length === 0) continue;
        }
        const { items } = await store.list(all, context);
        if (items.length === 0) continue;
        leaving.push(served);
        remaining.set(`${resource}.${groupVersion.group}`, items.length);
        for (const name of items.flatMap(({ metadata }) => metadata.finalizers ?? []))
          finalizers.set(name, (finalizers.get(name) ?? 0) + 1);
        // They need the rest as long as they run.
        if (isPods(served)) break;
      } catch (error) {
        if (this.#term.signal.aborted) throw error;
        failures.push(asError(error).message);
        if (signal.aborted) break;
      }
    }
    return { leaving, remaining, finalizers, failures };
  }

  /** The resources whose objects are stored in namespaces, each in one version. */
  *#stored(): Generator<ServedResource, void, undefined> {
    for (const served of this.#server.router.all()) {
      const { namespaced, subresource, hub, kind, verbs, connecter } = served;
      const isMain = subresource === '' && hub === kind && connecter === undefined;
      if (namespaced && isMain && verbs.includes('deletecollection') && verbs.includes('list')) yield served;
    }
  }

  /** Changes a namespace as it is now. @throws {StatusError} 409 when others have changed it as well */
  async #change(name: string, change: (namespace: Namespace) => Namespace): Promise<void> {
    const updatedObject = (existing: Namespace | undefined): Namespace => change(asKind(Namespace, copy(existing)));
    await this.#term.write(() => this.#namespaces.update(name, { updatedObject }, this.#context, { strategy: {} }));
  }
}

const isPods = ({ groupVersion, resource }: Pick<ServedResource, 'groupVersion' | 'resource'>): boolean =>
  groupVersion.group === '' && resource === 'pods';

/** Mirrors the order of kube-controller-manager. */
function podsFirst(resources: Iterable<ServedResource>): ServedResource[] {
  return [...resources].sort((a, b) => Number(isPods(b)) - Number(isPods(a)));
}

function finalized(namespace: Namespace): Namespace {
  const { finalizers = [] } = namespace.spec ?? {};
  namespace.spec = { ...namespace.spec, finalizers: finalizers.filter((each) => each !== KUBERNETES) };
  return namespace;
}

function withContentConditions(namespace: Namespace, content: NamespaceContent): Namespace {
  const conditions = namespaceConditions(namespace.status?.conditions ?? [], content);
  if (conditions !== undefined) namespace.status = { ...namespace.status, conditions };
  return namespace;
}
