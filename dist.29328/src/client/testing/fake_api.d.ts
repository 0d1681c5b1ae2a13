import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Scheme } from '#apimachinery/runtime/scheme';
import type { Transport, TransportRequest, TransportResponse } from '../transport/transport.ts';
import { type FakeRequest } from './fake_request.ts';
import { ObjectTracker } from './object_tracker.ts';
/** Looks at a request before the tracker does: what it gives is the answer, what it throws (a StatusError, say) the refusal. */
export type Reactor = (request: FakeRequest) => object | undefined | Promise<object | undefined>;
/** What a {@link FakeAPI} is made of. */
export interface FakeAPIOptions {
    /** The Kinds it serves. Add your own to it, `scheme.addKnownTypes(CronTab)`: the `scheme` of `kubetyped` has the built-in ones. */
    readonly scheme: Scheme;
    /** What there is from the beginning. */
    readonly objects?: readonly RuntimeObject[];
    /** For the times of objects. */
    readonly now?: () => Date;
}
/**
 * An API server in memory, as the transport of a client: for tests of programs that use one. It keeps objects, versions,
 * generations, finalizers and managed fields; knows selectors, pages, watches with bookmarks, every kind of patch and
 * server-side apply; status is a subresource of Kinds that have one. It validates and defaults nothing, and speaks JSON
 * alone. Mirrors what Go's `fake.NewClientset` is for.
 *
 * ```ts
 * const api = new FakeAPI({ scheme, objects: [new corev1.Pod({ metadata: { name: 'a', namespace: 'default' } })] });
 * const client = new Client({ transport: api });
 * api.react(({ verb }) => { if (verb === 'delete') throw newForbidden({ group: '', resource: 'pods' }, 'a', undefined); });
 * ```
 */
export declare class FakeAPI implements Transport {
    #private;
    readonly tracker: ObjectTracker;
    /** What was asked, in order. */
    readonly actions: FakeRequest[];
    /** @throws TypeError for an object whose Kind the scheme doesn't know as a resource */
    constructor({ scheme, objects, now }: FakeAPIOptions);
    /** Puts an object in as it is. @throws TypeError NotRegisteredError */
    add(object: RuntimeObject): void;
    /** Has a function look at every request first; later ones before earlier ones. */
    react(reactor: Reactor): void;
    request(request: TransportRequest): Promise<TransportResponse>;
    close(): Promise<void>;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
}
