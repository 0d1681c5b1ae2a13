import { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { PartialObjectMetadata } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { OmitOptions } from '#apimachinery/runtime/serializer/omit/omit_options';
import { type WriteObserver } from './internal/endpoint.ts';
import { ResourceClient } from './resource_client.ts';
import { Content, type ContentOptions } from './rest/content.ts';
import { RESTClient, type RESTClientOptions } from './rest/rest_client.ts';
/** What a {@link Client} is made of: at least a transport. */
export interface ClientOptions extends RESTClientOptions, ContentOptions {
    /** Where the program works by default, such as the namespace of a kubeconfig's context. Default `default`. */
    readonly namespace?: string;
    /** Called with every write that the server has accepted, before the caller gets the response. */
    readonly onWritten?: WriteObserver;
}
/** In which namespace a resource is meant, and what of its objects is not wanted. Objects that lack fields must not be written back. */
export interface InNamespace extends OmitOptions {
    /** Left out, or empty: objects of all namespaces are listed and watched, and calls for one object need theirs. */
    readonly namespace?: string;
}
/** The kind is in no URL: a list, options, or another type that is no resource. */
export declare class NotAResourceError extends TypeError {
    readonly code = "ERR_NOT_A_RESOURCE";
    constructor(message: string);
}
/**
 * A client of one API server. It has no generated methods: every Kind class, built-in or your own, makes a typed client of
 * its resource.
 *
 * ```ts
 * const client = new Client({ transport: new FetchTransport({ server: 'http://127.0.0.1:8001' }) });
 * const pods = client.resource(corev1.Pod, { namespace: 'default' });
 * for await (const pod of pods.each()) console.log(pod.metadata.name, pod.status?.phase);
 * ```
 */
export declare class Client {
    #private;
    readonly rest: RESTClient;
    readonly content: Content;
    /** Where the program works by default. */
    readonly namespace: string;
    /** @param content that of another client, for {@link Client.derive} */
    constructor(options: ClientOptions, content?: Content);
    /**
     * A client of the same server, by the same connections, with some options changed. Close one of them alone.
     * @param change gives what is different
     */
    derive(change: (options: ClientOptions) => Partial<Omit<ClientOptions, 'scheme' | 'codecs'>>): Client;
    /**
     * The objects of a Kind. With codecs for it, they are sent as Protobuf, which drops fields that this version doesn't
     * know, as client-go's types do.
     * @throws NotAResourceError when the Kind is no resource
     * @throws PathSegmentError when the namespace can be no part of a path
     */
    resource<T extends object>(type: KindClass<T>, options?: InNamespace): ResourceClient<T>;
    /**
     * Objects of any resource, without a class: as JSON. See `restmapper` for finding the resource of a kind.
     * Mirrors Go's `dynamic.Interface`.
     * @param options leave `namespace` out for resources that are in no namespace; empty for all namespaces
     */
    unstructured(gvr: GroupVersionResourceLike, options?: InNamespace): ResourceClient<Unstructured>;
    /**
     * The metadata of objects of any resource, without the rest: cheap for many or large ones. Mirrors Go's
     * `metadata.Interface`.
     * @param gvr a Kind class, too
     * @param options as for {@link Client.unstructured}
     */
    metadata(gvr: GroupVersionResourceLike, options?: InNamespace): ResourceClient<PartialObjectMetadata>;
    /** Ends all connections. */
    close(): Promise<void>;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
}
