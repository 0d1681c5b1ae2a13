import { isMap } from '#engine/json/untyped';
import { fromUTF8 } from '#engine/text/utf8';
import { withETags } from '../internal/etags.js';
import { Remembered } from '../internal/remembered.js';
import { UnexpectedResponseError } from '../rest/unexpected_response_error.js';
/**
 * Asks a server for the schemas of what it has: the list of groups and versions when it is first needed, and the document of
 * each when that is. Mirrors Go's `openapi.Client` and `openapi3.Root`, with the cache of `cached.NewClient`.
 */
export class OpenAPI {
    #client;
    /** For the list alone: documents are kept as they are read. */
    #caching;
    #index = new Remembered(() => this.#readIndex());
    #documents = new Map();
    constructor(client) {
        this.#client = client;
        this.#caching = client.derive(({ transport }) => ({ transport: withETags(transport) }));
    }
    /**
     * The paths of all groups and versions, such as `api/v1` and `apis/apps/v1`.
     * @throws StatusError ConnectionError; a StatusError of which `isNotFound` is true by servers without OpenAPI v3
     */
    async paths({ signal } = {}) {
        return [...(await this.#index.get(signal)).keys()];
    }
    /**
     * The document of a group and version; undefined for one that the server doesn't have.
     * @throws StatusError ConnectionError
     */
    async document(gv, { signal } = {}) {
        const path = gv.group === '' ? `api/${gv.version}` : `apis/${gv.group}/${gv.version}`;
        const url = (await this.#index.get(signal)).get(path);
        if (url === undefined)
            return undefined;
        // The URL has the hash of the content, so an old document counts while its URL does.
        let known = this.#documents.get(path);
        if (known?.url !== url) {
            known = { url, document: new Remembered(() => read(this.#client, url, isDocument)) };
            this.#documents.set(path, known);
        }
        return known.document.get(signal);
    }
    /**
     * The schema of a kind, in the document of its group and version; undefined when the server doesn't have it.
     * @throws StatusError ConnectionError
     */
    async schema(gvk, options = {}) {
        const document = await this.document(gvk, options);
        return Object.values(document?.components?.schemas ?? {}).find((schema) => schema['x-kubernetes-group-version-kind']?.some(({ group, version, kind }) => group === gvk.group && version === gvk.version && kind === gvk.kind));
    }
    /** Asks for the list again the next time, and for documents that have changed by then. */
    invalidate() {
        this.#index.forget();
    }
    async #readIndex() {
        const { paths } = await read(this.#caching, '/openapi/v3', isIndex);
        return new Map(Object.entries(paths).map(([path, { serverRelativeURL }]) => [path, serverRelativeURL]));
    }
}
async function read(client, url, is) {
    // Without the hash, by which a server that has changed in between would send us on.
    const path = url.replace(/[?#].*$/, '');
    const { body } = await client.rest.do({ verb: 'GET', path, accept: 'application/json' });
    let value;
    try {
        value = JSON.parse(fromUTF8(body));
    }
    catch (cause) {
        throw new UnexpectedResponseError(`GET ${path}: expected JSON`, { cause });
    }
    if (!is(value))
        throw new UnexpectedResponseError(`GET ${path}: expected an OpenAPI v3 document`);
    return value;
}
function isIndex(value) {
    return (isMap(value) &&
        isMap(value['paths']) &&
        Object.values(value['paths']).every((each) => isMap(each) && /^\//.test(String(each['serverRelativeURL']))));
}
function isDocument(value) {
    return isMap(value) && typeof value['openapi'] === 'string' && isMap(value['paths']);
}
