import { Unstructured, UnstructuredList } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { PartialObjectMetadata, PartialObjectMetadataList } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { Endpoint } from './internal/endpoint.js';
import { listClassOf } from './list_class.js';
import { ResourceClient } from './resource_client.js';
import { Content } from './rest/content.js';
import { RESTClient } from './rest/rest_client.js';
/** The kind is in no URL: a list, options, or another type that is no resource. */
export class NotAResourceError extends TypeError {
    code = 'ERR_NOT_A_RESOURCE';
    constructor(message) {
        super(message);
        this.name = 'NotAResourceError';
    }
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
export class Client {
    rest;
    content;
    /** Where the program works by default. */
    namespace;
    #options;
    /** @param content that of another client, for {@link Client.derive} */
    constructor(options, content = new Content(options)) {
        this.#options = options;
        this.rest = new RESTClient(options);
        this.content = content;
        this.namespace = options.namespace ?? 'default';
    }
    /**
     * A client of the same server, by the same connections, with some options changed. Close one of them alone.
     * @param change gives what is different
     */
    derive(change) {
        const { warningHandler } = this.rest;
        return new Client({ ...this.#options, warningHandler, ...change(this.#options) }, this.content);
    }
    /**
     * The objects of a Kind. With codecs for it, they are sent as Protobuf, which drops fields that this version doesn't
     * know, as client-go's types do.
     * @throws NotAResourceError when the Kind is no resource
     * @throws PathSegmentError when the namespace can be no part of a path
     */
    resource(type, options = {}) {
        const { namespace = '' } = options;
        const { group, version, resource, namespaced = false } = type;
        if (resource === undefined)
            throw new NotAResourceError(`${type.apiVersion} ${type.kind} is no resource`);
        const content = this.content.knowing(type);
        const list = listClassOf(type, content);
        const path = { group, version, resource, namespace: namespaced ? namespace : undefined };
        return new ResourceClient(this.#endpoint(path, options, content.knowing(list)), { item: type, list });
    }
    /**
     * Objects of any resource, without a class: as JSON. See `restmapper` for finding the resource of a kind.
     * Mirrors Go's `dynamic.Interface`.
     * @param options leave `namespace` out for resources that are in no namespace; empty for all namespaces
     */
    unstructured(gvr, options = {}) {
        const { namespace } = options;
        const { group, version, resource } = gvr;
        const { acceptsUnstructured: accept } = this.content;
        const list = UnstructuredList;
        const types = {
            item: Unstructured,
            list,
            accept: { item: accept, list: accept, none: accept },
        };
        return new ResourceClient(this.#endpoint({ group, version, resource, namespace }, options), types);
    }
    /**
     * The metadata of objects of any resource, without the rest: cheap for many or large ones. Mirrors Go's
     * `metadata.Interface`.
     * @param gvr a Kind class, too
     * @param options as for {@link Client.unstructured}
     */
    metadata(gvr, options = {}) {
        const { namespace } = options;
        const { group, version, resource } = gvr;
        const item = PartialObjectMetadata;
        const list = PartialObjectMetadataList;
        const formats = this.content.speaksProtobuf(item)
            ? ['application/vnd.kubernetes.protobuf', 'application/json']
            : ['application/json'];
        const as = (kind) => [...formats.map((format) => `${format};as=${kind};g=meta.k8s.io;v=v1`), 'application/json'].join(',');
        const accept = {
            item: as('PartialObjectMetadata'),
            list: as('PartialObjectMetadataList'),
            none: formats.join(','),
        };
        return new ResourceClient(this.#endpoint({ group, version, resource, namespace }, options), {
            item,
            list,
            accept,
        });
    }
    #endpoint(path, options, content = this.content) {
        return new Endpoint(this.rest, content.omitting(options), path, this.#options.onWritten);
    }
    /** Ends all connections. */
    close() {
        return this.rest.close();
    }
    /** For `await using`. */
    [Symbol.asyncDispose]() {
        return this.close();
    }
}
