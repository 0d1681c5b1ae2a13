/// <reference types="node" />
import { fromReadResponse } from '#apimachinery/api/errors/from_response';
import { yamlToJSON } from '#apimachinery/util/yaml/convert';
import { isJSONBuffer } from '#apimachinery/util/yaml/guess';
import { readJSON } from '#engine/json/read';
import { stringifyJSON } from '#engine/json/stringify';
import { asError } from '#engine/text/as_error';
import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { joinPath } from '../../client/rest/url.js';
import { NodeTransport } from '../../client/transport/node/node_transport.js';
import { readBody } from '../../client/transport/transport.js';
const MAX_ANSWER = 16 * 1024 * 1024;
const MAX_TRANSPORTS = 30;
/**
 * Sends reviews to webhooks by HTTPS, as API servers do: by `url` or `service`, with certificates checked by `caBundle`.
 * Connections are kept, for 30 webhooks at most. Its `call` is what `storedWebhooks`, `mutatingWebhooks`,
 * `validatingWebhooks` and `CustomResourceConverter` take. Mirrors Go's `webhook.ClientManager`.
 *
 * Differs from Go: no redirect is followed, as a webhook could have the server ask others in its place (CVE-2020-8561),
 * answers are limited in size, and none in Protobuf is read.
 */
export class WebhookClient {
    #options;
    #transports = new Map();
    constructor(options = {}) {
        this.#options = options;
    }
    /** Sends a review. @returns the answer, parsed @throws Error when there is none, StatusError for another status than 200 */
    call = async ({ clientConfig, name, review, timeoutSeconds, signal }) => {
        const place = await this.#place(clientConfig, name);
        const query = timeoutSeconds === undefined ? '' : `timeout=${timeoutSeconds}s`;
        const { maxAnswerSize = MAX_ANSWER } = this.#options;
        let response;
        let body;
        try {
            response = await this.#transport(place, clientConfig.caBundle).request({
                method: 'POST',
                path: place.path,
                query,
                headers: { 'Content-Type': 'application/json', Accept: 'application/json, */*', Host: place.host },
                body: toUTF8(stringifyJSON(review)),
                signal,
            });
            body = await readBody({ body: limited(response.body, maxAnswerSize) });
        }
        catch (error) {
            if (!signal.aborted || error !== signal.reason)
                throw error;
            const url = `https://${place.host}${place.path}${query && `?${query}`}`;
            throw new Error(`Post ${JSON.stringify(url)}: ${asError(error).message}`, { cause: error });
        }
        const failure = fromReadResponse({ status: response.status, headers: response.headers, body }, { method: 'POST' });
        if (failure !== undefined)
            throw failure;
        if (body.length === 0) {
            const type = response.headers.get('content-type') ?? '';
            throw new Error(`0-length response with status code: ${response.status} and content type: ${type}`);
        }
        // As in Go, what does not begin as JSON is taken for YAML, whatever its type.
        const text = isJSONBuffer(body) ? fromUTF8(body) : yamlToJSON(body);
        try {
            return readJSON(text).value;
        }
        catch (error) {
            throw new Error(`couldn't get version/kind; json parse error: ${asError(error).message}`, { cause: error });
        }
    };
    /** Ends all connections. */
    async close() {
        await Promise.all([...this.#transports.values()].map((transport) => transport.close()));
        this.#transports.clear();
    }
    /** For `await using`. */
    [Symbol.asyncDispose]() {
        return this.close();
    }
    async #place({ url, service }, name) {
        if (service) {
            const port = Number(service.port ?? 443);
            const serverName = `${service.name}.${service.namespace}.svc`;
            const host = `${serverName}:${port}`;
            const server = (await this.#options.resolveService?.({ ...service, port })) ?? `https://${host}`;
            return { server, path: cleanPath(service.path ?? ''), host, serverName };
        }
        if (!url)
            throw new Error(`${name}: webhook configuration must have either service or URL`);
        if (!URL.canParse(url))
            throw new Error(`${name}: Unparsable URL: ${url}`);
        const { origin, host, pathname } = new URL(url);
        return { server: origin, path: cleanPath(decoded(pathname)), host, serverName: undefined };
    }
    #transport({ server, serverName }, caBundle) {
        const ca = typeof caBundle === 'string' ? fromUTF8(decodeBase64(caBundle)) : '';
        const key = JSON.stringify([server, serverName, ca]);
        const known = this.#transports.get(key);
        // The last one that was used is the last one to go.
        this.#transports.delete(key);
        const transport = known ??
            new NodeTransport({
                server,
                disableHTTP2: true,
                tls: { ...this.#options.tls, ...(ca.trim() !== '' && { ca }), ...(serverName !== undefined && { serverName }) },
                // Services are not behind proxies.
                ...(serverName !== undefined && { proxy: '' }),
            });
        this.#transports.set(key, transport);
        // What is dropped may still be in use; its connections go when they are idle.
        for (const old of this.#transports.keys())
            if (this.#transports.size > MAX_TRANSPORTS)
                this.#transports.delete(old);
        return transport;
    }
}
/** The escaped path that Go's client asks: without empty segments, `.`, `..` and a slash at the end. */
function cleanPath(path) {
    const kept = [];
    for (const segment of path.split('/')) {
        if (segment === '..')
            kept.pop();
        else if (segment !== '' && segment !== '.')
            kept.push(segment);
    }
    return joinPath(...kept);
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** A body that must not be longer than some bytes. */
async function* limited(body, limit) {
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > limit)
            throw new Error(`the answer is larger than ${limit} bytes`);
        yield chunk;
    }
}
