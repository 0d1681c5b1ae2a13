import { Pod } from '#api/core/v1/zz_generated.types';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { type Time, timeToDate } from '#apimachinery/apis/meta/v1/time';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { isKind } from '#apimachinery/runtime/kind_class';
import { controllerUser } from '../controllers/admitted_deletions.ts';
import type { Controller, ControllerHost, Term } from '../controllers/controller.ts';
import { followObjects } from '../registry/follow_objects.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import { APIServerUser } from '../request/user.ts';
import type { APIObject } from '../storage/api_object.ts';
import { everything } from '../storage/selection_predicate.ts';

/** Milliseconds after which a conflict is tried again, and what was refused: the latter as in kube-controller-manager. */
const RETRY = 1000;
const RETRY_REFUSED = 20_000;
/** Milliseconds that a timer can count. */
const LONGEST = 2 ** 31 - 1;
/** Who deletes them, as admission sees it. */
const POD_GARBAGE_COLLECTOR = controllerUser('pod-garbage-collector');

/**
 * Deletes Pods whose time to end is over, where their node is not there: no kubelet is going to say that they have ended, and
 * their namespace would wait for them. What the Pod garbage collector of kube-controller-manager does.
 *
 * Differs from Go: it goes as soon as the time is over, not within a minute; and a Pod that is not being deleted stays,
 * whatever its node.
 */
export class PodCollector implements Controller {
  readonly #host: ControllerHost;

  constructor(host: ControllerHost) {
    this.#host = host;
  }

  lead(term: Term): void {
    const [pods, nodes] = ['pods', 'nodes'].map((resource) => this.#host.store('', 'v1', resource));
    if (pods !== undefined && nodes !== undefined) new Collecting(this.#host, term, pods, nodes).start();
  }
}

/** The work of a term. */
class Collecting {
  readonly #host: ControllerHost;
  readonly #term: Term;
  readonly #pods: RESTStorage;
  readonly #nodes: RESTStorage;
  readonly #context: RequestContext;

  constructor(host: ControllerHost, term: Term, pods: RESTStorage, nodes: RESTStorage) {
    this.#host = host;
    this.#term = term;
    this.#pods = pods;
    this.#nodes = nodes;
    this.#context = { namespace: '', user: APIServerUser, warn: () => {}, signal: term.signal };
  }

  start(): void {
    const onError = (error: unknown): void => this.#host.onError(error);
    const follow = (store: RESTStorage, tell: Parameters<typeof followObjects>[2]): void =>
      void followObjects(store, this.#context, tell, onError);
    follow(this.#pods, (event) => {
      if (event.type === 'ADDED' || event.type === 'MODIFIED') this.#await(event.object);
    });
    follow(this.#nodes, (event) => {
      if (event.type === 'DELETED') this.#lookAgain(event.object.metadata.name).catch(onError);
    });
  }

  /** The Pods of a node that went. */
  async #lookAgain(node = ''): Promise<void> {
    const { items } = await this.#pods.list({ predicate: everything() }, this.#context);
    for (const pod of items) if (nodeOf(pod) === node) this.#await(pod);
  }

  /** Looks at a Pod that is being deleted when its time is over. */
  #await(pod: APIObject): void {
    const { deletionTimestamp } = pod.metadata;
    if (!deletionTimestamp || nodeOf(pod) === '') return;
    this.#lookIn(endOf(deletionTimestamp) - Date.now(), pod);
  }

  #lookIn(milliseconds: number, pod: APIObject): void {
    const timer = setTimeout(
      () => {
        if (this.#term.signal.aborted) return;
        this.#collect(pod).catch((error: unknown) => {
          if (this.#term.signal.aborted || isNotFound(error)) return;
          if (!isConflict(error)) this.#host.onError(error);
          this.#lookIn(isConflict(error) ? RETRY : RETRY_REFUSED, pod);
        });
      },
      Math.min(milliseconds, LONGEST),
    );
    timer.unref();
  }

  async #collect({ metadata: { name = '', namespace = '', uid = '' } }: APIObject): Promise<void> {
    const context = { ...this.#context, namespace };
    const pod = await this.#pods.get(name, context);
    const { metadata } = pod;
    const { deletionTimestamp } = metadata;
    // One that waits for finalizers goes with them.
    if (metadata.uid !== uid || !deletionTimestamp || !metadata.deletionGracePeriodSeconds) return;
    if (endOf(deletionTimestamp) > Date.now()) return this.#await(pod);
    if (await this.#isThere(nodeOf(pod))) return;
    const options = new DeleteOptions({ gracePeriodSeconds: 0, preconditions: { uid } });
    await this.#term.write(() => this.#pods.delete(name, options, { ...context, user: POD_GARBAGE_COLLECTOR }));
  }

  async #isThere(node: string): Promise<boolean> {
    try {
      await this.#nodes.get(node, this.#context);
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  }
}

const nodeOf = (object: APIObject): string => (isKind(Pod, object) ? (object.spec?.nodeName ?? '') : '');

/** When the time of a Pod is over for sure, in milliseconds: the part of a second is not written. */
const endOf = (deletionTimestamp: Time): number => timeToDate(deletionTimestamp).getTime() + 1000;
