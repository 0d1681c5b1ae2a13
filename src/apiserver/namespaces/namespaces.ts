import { Namespace } from '#api/core/v1/zz_generated.types';
import { isAlreadyExists, isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { asError } from '#engine/text/as_error';
import { copy } from '#engine/verbs/copy';
import { builtInColumns } from '../../kinds/columns.ts';
import { AdmittedDeletions, controllerUser } from '../controllers/admitted_deletions.ts';
import type { Controller, Term } from '../controllers/controller.ts';
import type { ServerContext } from '../endpoints/router.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { type FollowedEvent, followObjects } from '../registry/follow_objects.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Store } from '../registry/store.ts';
import { APIServerUser } from '../request/user.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import { asKind } from '../storage/as_kind.ts';
import { everything } from '../storage/selection_predicate.ts';
import { type NamespaceContent, namespaceConditions } from './namespace_conditions.ts';
import {
  finalizeREST,
  KUBERNETES,
  namespaceREST,
  namespaceStatusStrategy,
  namespaceStrategy,
} from './namespace_strategy.ts';

/** The namespaces that every cluster has. */
const SYSTEM: readonly string[] = ['default', 'kube-node-lease', 'kube-public', 'kube-system'];

/** Milliseconds between looks at whether what is in a namespace is gone: first, and at most. */
const FIRST_LOOK = 20;
const LAST_LOOK = 5000;

/** Who deletes what is in a namespace, as admission sees it. */
const NAMESPACE_CONTROLLER = controllerUser('namespace-controller');

/**
 * Namespaces with a lifecycle: nothing is created in one that isn't there or is being deleted, and what is in one goes
 * with it. What the registry and the admission of kube-apiserver and the namespace controller of kube-controller-manager
 * do.
 */
export class Namespaces implements Controller {
  readonly #server: ServerContext;
  readonly #isEmptiedElsewhere: boolean;
  readonly #context: RequestContext;
  #store: Store<Namespace> | undefined;
  #started: Promise<void> | undefined;

  /** @param isEmptiedElsewhere whether another program deletes what is in namespaces */
  constructor(server: ServerContext, isEmptiedElsewhere: boolean) {
    this.#server = server;
    this.#isEmptiedElsewhere = isEmptiedElsewhere;
    this.#context = { namespace: '', user: APIServerUser, warn: () => {}, signal: server.signal };
  }

  /** How Namespaces are served. */
  get options(): ResourceOptions<Namespace> {
    return {
      // All of them at once is not for anybody.
      verbs: ['create', 'delete', 'get', 'list', 'patch', 'update', 'watch'],
      strategy: namespaceStrategy,
      shortNames: ['ns'],
      columns: builtInColumns(Namespace),
      selectableFields: { 'status.phase': (namespace) => namespace.status?.phase ?? '' },
      subresources: { status: { strategy: namespaceStatusStrategy }, finalize: finalizeREST(() => this.#registry) },
      rest: (store) => {
        this.#store = store;
        return namespaceREST(store);
      },
    };
  }

  get #registry(): Store<Namespace> {
    if (this.#store === undefined) throw new TypeError('namespaces are not served');
    return this.#store;
  }

  /** Resolves when the namespaces of every cluster are there. */
  start(): Promise<void> {
    return (this.#started ??= this.#start().catch((error: unknown) => {
      // The next request tries again.
      this.#started = undefined;
      throw error;
    }));
  }

  async #start(): Promise<void> {
    const store = this.#registry;
    for (const name of SYSTEM) {
      const namespace = new Namespace({ metadata: { name } });
      await store.create(namespace, this.#context).catch((error: unknown) => {
        if (!isAlreadyExists(error)) throw error;
      });
    }
  }

  /** Sees to it that what is in deleted namespaces goes, and then they, until the term is over. */
  lead(term: Term): void {
    if (this.#isEmptiedElsewhere) return;
    const cleaning = new Set<string>();
    const look = ({ metadata, spec }: Namespace): void => {
      const { name = '' } = metadata;
      if (!metadata.deletionTimestamp || !spec?.finalizers?.includes(KUBERNETES) || cleaning.has(name)) return;
      cleaning.add(name);
      void this.#clean(name, term).finally(() => cleaning.delete(name));
    };
    const tell = (event: FollowedEvent<Namespace>): void => {
      if (event.type === 'ADDED' || event.type === 'MODIFIED') look(event.object);
    };
    const context = { ...this.#context, signal: term.signal };
    void followObjects(this.#registry, context, tell, (error) => this.#server.onError(error));
  }

  /** Deletes what is in a namespace until nothing is left, then lets it go. */
  async #clean(name: string, term: Term): Promise<void> {
    for (let wait = FIRST_LOOK; !term.signal.aborted; wait = Math.min(wait * 2, LAST_LOOK)) {
      try {
        const content = await this.#deleteContent(name, term);
        const isEmpty = content.remaining.size === 0 && content.failures.length === 0;
        await this.#change(name, term, (namespace) =>
          withContentConditions(isEmpty ? finalized(namespace) : namespace, content),
        );
        if (isEmpty) return;
      } catch (error) {
        if (term.signal.aborted || isNotFound(error)) return;
        // The next look is at the namespace as others have changed it.
        if (!isConflict(error)) this.#server.onError(error);
      }
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
    }
  }

  async #deleteContent(namespace: string, term: Term): Promise<NamespaceContent> {
    const remaining = new Map<string, number>();
    const finalizers = new Map<string, number>();
    const failures: string[] = [];
    const context = { ...this.#context, user: NAMESPACE_CONTROLLER, namespace, signal: term.signal };
    const all = { predicate: everything() };
    const options = new DeleteOptions({ propagationPolicy: 'Background' });
    for (const served of podsFirst(this.#stored())) {
      const { groupVersion, resource } = served;
      const store = new AdmittedDeletions(served, () => this.#server.admission());
      try {
        await term.write(() => store.deleteCollection(options, all, context));
        const { items } = await store.list(all, context);
        if (items.length > 0) remaining.set(`${resource}.${groupVersion.group}`, items.length);
        for (const name of items.flatMap(({ metadata }) => metadata.finalizers ?? []))
          finalizers.set(name, (finalizers.get(name) ?? 0) + 1);
        // They need the rest as long as they run.
        if (isPods({ groupVersion, resource }) && items.length > 0) break;
      } catch (error) {
        if (term.signal.aborted) throw error;
        failures.push(asError(error).message);
      }
    }
    return { remaining, finalizers, failures };
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
  async #change(name: string, term: Term, change: (namespace: Namespace) => Namespace): Promise<void> {
    const updatedObject = (existing: Namespace | undefined): Namespace => change(asKind(Namespace, copy(existing)));
    await term.write(() => this.#registry.update(name, { updatedObject }, this.#context, { strategy: {} }));
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
