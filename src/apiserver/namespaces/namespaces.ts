import { Namespace } from '#api/core/v1/zz_generated.types';
import { isAlreadyExists } from '#apimachinery/api/errors/predicates';
import { builtInColumns } from '../../kinds/columns.ts';
import type { Controller, Term } from '../controllers/controller.ts';
import type { ServerContext } from '../endpoints/router.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Store } from '../registry/store.ts';
import { APIServerUser } from '../request/user.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import { NamespaceCleaner } from './namespace_cleaner.ts';
import { finalizeREST, namespaceREST, namespaceStatusStrategy, namespaceStrategy } from './namespace_strategy.ts';

/** The namespaces that every cluster has. */
const SYSTEM: readonly string[] = ['default', 'kube-node-lease', 'kube-public', 'kube-system'];

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
    if (!this.#isEmptiedElsewhere) new NamespaceCleaner(this.#server, this.#registry, term).start();
  }
}
