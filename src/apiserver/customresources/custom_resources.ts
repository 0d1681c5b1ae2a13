import {
  CustomResourceDefinition,
  CustomResourceDefinitionNames,
  CustomResourceDefinitionSpec,
} from '#api/apiextensions/v1/zz_generated.types';
import { CustomResourceDefinition as V1beta1 } from '#api/apiextensions/v1beta1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { asError } from '#engine/text/as_error';
import { compareUTF8 } from '#engine/text/utf8';
import { convertDefinition } from '../../apiextensions/index.ts';
import { newItemExponentialFailureRateLimiter } from '../../client/util/workqueue/rate_limiters.ts';
import type { Column } from '../../kinds/aspects/column.ts';
import type { CallConversionWebhook } from '../../webhooks/conversion/webhook_converter.ts';
import type { Controller, Term } from '../controllers/controller.ts';
import type { ServerContext } from '../endpoints/router.ts';
import { type FollowedEvent, followObjects } from '../registry/follow_objects.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Store } from '../registry/store.ts';
import { APIServerUser } from '../request/user.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import type { ServerParts } from '../resources/serve_resource.ts';
import type { APIObject } from '../storage/api_object.ts';
import { asKind } from '../storage/as_kind.ts';
import { everything } from '../storage/selection_predicate.ts';
import { withApproval } from './approval.ts';
import { isConditionTrue, type WantedCondition, withCondition } from './definition.ts';
import { CLEANUP, definitionREST, definitionStrategy } from './definition_strategy.ts';
import { withAcceptedNames } from './naming.ts';
import { type ServedDefinition, serveCustomResource } from './serve_custom_resource.ts';

/** How custom resources are served. */
export interface CustomResourcesSetup {
  readonly parts: ServerParts;
  /** Sends reviews to conversion webhooks; undefined: none is asked. */
  readonly callConversionWebhook: CallConversionWebhook | undefined;
}

/** A definition that is served. */
interface Serving {
  definition: CustomResourceDefinition;
  readonly served: ServedDefinition;
  readonly abort: AbortController;
}

/** Milliseconds between looks at whether the objects of a definition are gone: first, and at most. */
const FIRST_LOOK = 20;
const LAST_LOOK = 5000;
/** Milliseconds before a definition that could not be looked after is looked after again: first, and at most. */
const FIRST_RETRY = 100;
const LAST_RETRY = 60_000;

const columns: readonly Column<CustomResourceDefinition>[] = [
  { name: 'Name', format: 'name', description: 'Name of the object.', value: ({ metadata }) => metadata.name ?? '' },
  { name: 'Scope', description: 'Cluster or Namespaced.', value: ({ spec }) => spec?.scope ?? '' },
  {
    name: 'Versions',
    description: 'Versions that are served, and which of them is stored.',
    value: ({ spec }) =>
      (spec?.versions ?? [])
        .filter(({ served }) => served)
        .map(({ name, storage }) => (storage ? `${name}(storage)` : name))
        .sort(compareUTF8)
        .join(),
  },
  {
    name: 'Created At',
    type: 'date',
    description: 'When the object was created.',
    value: ({ metadata }) => metadata.creationTimestamp ?? '0001-01-01T00:00:00Z',
    finished: true,
  },
  { name: 'Group', priority: 1, description: 'Group of the resource.', value: ({ spec }) => spec?.group ?? '' },
  { name: 'Kind', priority: 1, description: 'Kind of the objects.', value: ({ spec }) => spec?.names?.kind ?? '' },
  {
    name: 'ShortNames',
    priority: 1,
    description: 'Short names of the resource.',
    value: ({ spec }) => (spec?.names?.shortNames ?? []).join(),
  },
  {
    name: 'Established',
    type: 'boolean',
    priority: 1,
    description: 'Whether the resource is served.',
    value: ({ status }) =>
      (status?.conditions ?? []).some((each) => each.type === 'Established' && each.status === 'True'),
  },
];

/**
 * Serves the custom resources of the definitions that are stored, as they come, change and go, and keeps the conditions
 * of these: what the naming, establishing and finalizing controllers of Go's apiextensions-apiserver do, and its handler.
 */
export class CustomResources implements Controller {
  readonly #server: ServerContext;
  readonly #setup: CustomResourcesSetup;
  readonly #context: RequestContext;
  readonly #definitions = new Map<string, CustomResourceDefinition>();
  readonly #serving = new Map<string, Serving>();
  readonly #dirty = new Set<string>();
  /** When definitions that could not be looked after are looked after again. */
  readonly #retries = newItemExponentialFailureRateLimiter<string>(FIRST_RETRY, LAST_RETRY);
  #store: Store<CustomResourceDefinition> | undefined;
  /** While this server keeps the conditions; others may have before. */
  #term: Term | undefined;
  /** Definitions whose objects are being deleted in this term. */
  #cleaning = new Set<string>();
  /** Whether all definitions are known: until then nobody can say whose names are free. */
  #areKnown = false;
  #running: Promise<void> | undefined;
  #started: Promise<void> | undefined;

  constructor(server: ServerContext, setup: CustomResourcesSetup) {
    this.#server = server;
    this.#setup = setup;
    readStoredDefinitions(setup.parts.scheme);
    this.#context = { namespace: '', user: APIServerUser, warn: () => {}, signal: server.signal };
  }

  /** How the definitions themselves are served. */
  get options(): ResourceOptions<CustomResourceDefinition> {
    return {
      strategy: definitionStrategy,
      shortNames: ['crd', 'crds'],
      categories: ['api-extensions'],
      columns,
      subresources: { status: true },
      rest: (store) => {
        this.#store = store;
        return definitionREST(store);
      },
    };
  }

  /** Keeps the conditions of the definitions, and deletes the objects of those that go, until the term is over. */
  lead(term: Term): void {
    this.#term = term;
    this.#cleaning = new Set();
    for (const name of this.#definitions.keys()) this.#mark(name);
  }

  /** Resolves when the definitions that are stored are served; those to come are followed from then on. */
  start(): Promise<void> {
    return (this.#started ??= this.#start().catch((error: unknown) => {
      // The next request tries again.
      this.#started = undefined;
      throw error;
    }));
  }

  async #start(): Promise<void> {
    const store = this.#store;
    if (store === undefined) return;
    // What a try before has seen may have gone.
    this.#definitions.clear();
    const failed = new AbortController();
    const context = { ...this.#context, signal: AbortSignal.any([this.#server.signal, failed.signal]) };
    await new Promise<void>((resolve, reject) => {
      const tell = (event: FollowedEvent<CustomResourceDefinition>): void => {
        if (event.type === 'BOOKMARK') resolve();
        else
          this.#observe(
            event.object.metadata,
            event.type === 'DELETED' ? undefined : CustomResourceDefinition.from(event.object),
          );
      };
      const onError = (error: unknown): void => {
        if (this.#areKnown) this.#server.onError(error);
        else failed.abort();
        reject(asError(error));
      };
      void followObjects(store, context, tell, onError).then(resolve);
    });
    this.#areKnown = true;
    await this.#run();
  }

  /** @param definition undefined: it has gone */
  #observe(
    { name = '', resourceVersion }: APIObject['metadata'],
    definition: CustomResourceDefinition | undefined,
  ): void {
    const known = this.#definitions.get(name);
    // What this has written itself is known before the watch tells of it.
    if (known !== undefined && Number(known.metadata.resourceVersion) >= Number(resourceVersion)) return;
    if (definition === undefined) this.#forget(name);
    else this.#know(definition);
  }

  #know(definition: CustomResourceDefinition): void {
    const { name = '' } = definition.metadata;
    this.#definitions.set(name, definition);
    this.#mark(name);
  }

  #forget(name: string): void {
    const gone = this.#definitions.get(name);
    this.#definitions.delete(name);
    this.#mark(name);
    // Its names are free.
    if (gone !== undefined) this.#markGroup(gone);
  }

  #markGroup({ spec, metadata }: CustomResourceDefinition): void {
    for (const [name, other] of this.#definitions)
      if (other.spec.group === spec.group && name !== metadata.name) this.#mark(name);
  }

  #mark(name: string): void {
    this.#dirty.add(name);
    if (this.#areKnown) void this.#run();
  }

  #run(): Promise<void> {
    return (this.#running ??= this.#syncAll());
  }

  async #syncAll(): Promise<void> {
    // Not before the promise of this is known to be running.
    await undefined;
    for (const name of this.#dirty) {
      if (this.#server.signal.aborted) break;
      this.#dirty.delete(name);
      try {
        await this.#sync(name);
        // What goes is looked after when its objects are gone.
        if (!this.#cleaning.has(name)) this.#retries.forget(name);
      } catch (error) {
        this.#failed(name, error);
      }
    }
    // At once, so that what is marked from now on is seen by another run.
    this.#running = undefined;
  }

  /** Has a definition looked at again, later each time. */
  #failed(name: string, error: unknown): void {
    // What has changed in between comes again, and what is left is for the next one to do.
    if (isConflict(error) || isNotFound(error) || this.#term?.signal.aborted === true) return;
    this.#server.onError(error);
    setTimeout(() => this.#mark(name), this.#retries.when(name)).unref();
  }

  async #sync(name: string): Promise<void> {
    let definition = this.#definitions.get(name);
    if (definition === undefined) return this.#withdraw(name);
    const term = this.#term?.signal.aborted === false ? this.#term : undefined;
    if (term !== undefined) definition = await this.#established(name, definition, term);
    if (isConditionTrue(definition, 'Established') && !this.#isBuiltIn(definition)) this.#serve(name, definition);
    const { deletionTimestamp, finalizers = [] } = definition.metadata;
    if (term === undefined || !deletionTimestamp || !finalizers.includes(CLEANUP) || this.#cleaning.has(name)) return;
    const cleaning = this.#cleaning.add(name);
    this.#cleanUp(name, term)
      .finally(() => cleaning.delete(name))
      .catch((error: unknown) => {
        if (!term.signal.aborted) this.#failed(name, error);
      });
  }

  /** Accepts or refuses the names of a definition, says whether it is approved, and establishes it if it has its names. */
  async #established(
    name: string,
    definition: CustomResourceDefinition,
    term: Term,
  ): Promise<CustomResourceDefinition> {
    const others = Array.from(this.#definitions.values()).filter((other) => other.metadata.name !== name);
    const named = withAcceptedNames(definition, others);
    let written = definition;
    if (named !== undefined) {
      written = await this.#write(named, term);
      this.#markGroup(written);
    }
    const approved = withApproval(written);
    if (approved !== undefined) written = await this.#write(approved, term);
    if (isConditionTrue(written, 'NamesAccepted') && !isConditionTrue(written, 'Established'))
      written = await this.#write(withCondition(written, ESTABLISHED), term);
    return written;
  }

  /**
   * Whether the resource of a definition is served without it, in any version. A definition must not replace it: the two
   * share keys of the storage, and its rules, such as those against escalation, would be gone.
   */
  #isBuiltIn({ spec: { group, names } }: CustomResourceDefinition): boolean {
    for (const { groupVersion, resource, custom } of this.#server.router.all())
      if (custom === undefined && groupVersion.group === group && resource === names.plural) return true;
    return false;
  }

  #serve(name: string, definition: CustomResourceDefinition): void {
    const old = this.#serving.get(name);
    if (old !== undefined && isServedAlike(old.definition, definition)) {
      old.definition = definition;
      this.#server.router.changed();
      return;
    }
    const abort = new AbortController();
    const isTerminating = (): boolean => {
      const { definition: current } = this.#serving.get(name) ?? { definition };
      return isConditionTrue(current, 'Terminating');
    };
    const isOver = (): boolean => {
      const current = this.#definitions.get(name);
      if (current === undefined || current.metadata.deletionTimestamp) return true;
      return abort.signal.aborted && current.metadata.uid !== definition.metadata.uid;
    };
    const state = { isTerminating, isOver, signal: abort.signal };
    const served = serveCustomResource(this.#setup.parts, definition, state, this.#setup.callConversionWebhook);
    this.#withdraw(name);
    this.#serving.set(name, { definition, served, abort });
    this.#server.router.add(served.resources);
  }

  #withdraw(name: string): void {
    const serving = this.#serving.get(name);
    if (serving === undefined) return;
    this.#serving.delete(name);
    this.#server.router.remove(serving.served.resources);
    serving.abort.abort();
  }

  /** Stores a definition that this has changed. @throws {StatusError} 409 when others have changed it as well */
  async #write(definition: CustomResourceDefinition, term: Term): Promise<CustomResourceDefinition> {
    const { name = '' } = definition.metadata;
    const info = { updatedObject: () => definition };
    const updated = await term.write(async () => this.#store?.update(name, info, this.#context, { strategy: {} }));
    const written = CustomResourceDefinition.from(updated?.object ?? definition);
    // The last finalizer may have gone, and the definition with it.
    if (this.#definitions.has(name)) this.#definitions.set(name, written);
    return written;
  }

  /** Deletes the objects of a definition, then lets it go. Mirrors Go's `CRDFinalizer`. */
  async #cleanUp(name: string, term: Term): Promise<void> {
    await this.#change(name, term, (definition) =>
      withCondition(
        definition,
        terminating('True', 'InstanceDeletionInProgress', 'CustomResource deletion is in progress'),
      ),
    );
    const serving = this.#serving.get(name);
    if (serving !== undefined) await this.#deleteAll(serving.served, term);
    const done =
      serving === undefined
        ? terminating('False', 'NeverEstablished', 'resource was never established')
        : terminating('False', 'InstanceDeletionCompleted', 'removed all instances');
    await this.#change(name, term, (definition) => withoutCleanup(withCondition(definition, done)));
  }

  /** @throws when the term is over before */
  async #deleteAll({ store }: ServedDefinition, term: Term): Promise<void> {
    const all = { predicate: everything() };
    await term.write(() => store.deleteCollection(new DeleteOptions(), all, this.#context));
    for (let wait = FIRST_LOOK; ; wait = Math.min(wait * 2, LAST_LOOK)) {
      term.signal.throwIfAborted();
      const { items } = await store.list({ predicate: { ...everything(), limit: 1 } }, this.#context);
      if (items.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
    }
  }

  /** Changes a definition as it is now, as often as others do so at the same time. */
  async #change(
    name: string,
    term: Term,
    change: (definition: CustomResourceDefinition) => CustomResourceDefinition,
  ): Promise<void> {
    const updatedObject = (existing: CustomResourceDefinition | undefined): CustomResourceDefinition =>
      change(CustomResourceDefinition.from(asKind(CustomResourceDefinition, existing)));
    const info = { updatedObject };
    const updated = await term.write(async () => this.#store?.update(name, info, this.#context, { strategy: {} }));
    if (updated === undefined) return;
    const { deletionTimestamp, finalizers = [] } = updated.object.metadata;
    // With the last finalizer it has gone, and the watch may have told so before.
    const isGone = Boolean(deletionTimestamp) && finalizers.length === 0;
    if (isGone || this.#definitions.has(name))
      this.#observe(updated.object.metadata, isGone ? undefined : CustomResourceDefinition.from(updated.object));
  }
}

const ESTABLISHED: WantedCondition = {
  type: 'Established',
  status: 'True',
  reason: 'InitialNamesAccepted',
  message: 'the initial names have been accepted',
};

function terminating(status: 'False' | 'True', reason: string, message: string): WantedCondition {
  return { type: 'Terminating', status, reason, message };
}

function withoutCleanup(definition: CustomResourceDefinition): CustomResourceDefinition {
  const { finalizers = [], ...metadata } = definition.metadata;
  const left = finalizers.filter((each) => each !== CLEANUP);
  return Object.assign(definition, { metadata: left.length === 0 ? metadata : { ...metadata, finalizers: left } });
}

/** Whether two states of a definition are served in the same way. */
function isServedAlike(a: CustomResourceDefinition, b: CustomResourceDefinition): boolean {
  const none = { plural: '', kind: '' };
  return (
    a.metadata.uid === b.metadata.uid &&
    deepEqual(CustomResourceDefinitionSpec, a.spec, b.spec) &&
    deepEqual(CustomResourceDefinitionNames, a.status?.acceptedNames ?? none, b.status?.acceptedNames ?? none)
  );
}

/** Teaches a Scheme to read definitions as kube-apiserver stores them: it still does so in v1beta1. */
function readStoredDefinitions(scheme: Scheme): void {
  if (!scheme.recognizes(V1beta1)) scheme.addKnownTypes(V1beta1, V1beta1);
  scheme.addConversionFunc(V1beta1, CustomResourceDefinition, (stored, out) => {
    const { spec } = convertDefinition(stored).definition;
    out.metadata = stored.metadata;
    out.spec = { ...spec, conversion: spec.conversion ?? { strategy: 'None' } };
    if (stored.status !== undefined) out.status = stored.status;
  });
}
