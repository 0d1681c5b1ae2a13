import { CreateOptions as MetaCreateOptions, GetOptions as MetaGetOptions, PatchOptions as MetaPatchOptions, UpdateOptions as MetaUpdateOptions, } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { ApplyYAMLPatchType } from '#apimachinery/types/patch_type';
import { parametersOf } from './internal/endpoint.js';
import { sendObject, sendPatch } from './internal/send.js';
/** Reads and writes a subresource; see {@link ResourceClient.subresource}. */
export class Subresource {
    #endpoint;
    #name;
    #type;
    constructor(endpoint, name, type) {
        this.#endpoint = endpoint;
        this.#name = name;
        this.#type = type;
    }
    /** Reads the subresource of an object. */
    async get(name, options = {}) {
        const call = this.#call('GET', name, options, MetaGetOptions);
        const result = await this.#endpoint.rest.do(call);
        return this.#endpoint.content.decodeAs(result, this.#type, `GET ${call.path}`);
    }
    /** Sends an object to the subresource: an eviction, a binding, a request for a token. */
    async create(name, object, options = {}) {
        return sendObject(this.#endpoint, this.#call('POST', name, options, MetaCreateOptions), this.#type, object, this.#type);
    }
    /** Replaces the subresource of an object. */
    async update(name, object, options = {}) {
        return sendObject(this.#endpoint, this.#call('PUT', name, options, MetaUpdateOptions), this.#type, object, this.#type);
    }
    /** Changes the subresource of an object. */
    async patch(name, patch, options = {}) {
        return sendPatch(this.#endpoint, this.#call('PATCH', name, options, MetaPatchOptions), patch, this.#type);
    }
    /** Applies a configuration to the subresource of an object: see {@link ResourceClient.apply}. */
    async apply(name, configuration, options) {
        const { apiVersion, kind } = this.#type;
        const data = JSON.stringify({ apiVersion, kind, ...configuration });
        const call = this.#call('PATCH', name, { force: false, ...options }, MetaPatchOptions);
        return sendPatch(this.#endpoint, call, { type: ApplyYAMLPatchType, data }, this.#type);
    }
    /** Reads what a subresource says as it comes, such as a log. */
    async stream(name, parameters = [], options = {}) {
        const call = this.#call('GET', name, options, MetaGetOptions);
        const { body } = await this.#endpoint.rest.stream({ ...call, accept: 'application/json, */*', query: parameters });
        return body;
    }
    /**
     * Opens a WebSocket to a subresource: see `tools/remotecommand` and `tools/portforward`.
     * @param protocols to offer, the best first
     */
    connect(name, parameters, protocols, options = {}) {
        const call = this.#call('GET', name, options, MetaGetOptions);
        return this.#endpoint.rest.connect({ ...call, query: parameters }, protocols);
    }
    #call(verb, name, options, type) {
        return {
            ...this.#endpoint.callOf(options),
            ...this.#endpoint.content.formats(this.#type),
            verb,
            path: this.#endpoint.url(this.#endpoint.namespaceFor('GET'), name, this.#name),
            query: parametersOf(type, options),
            name,
        };
    }
}
