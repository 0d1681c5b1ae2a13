import { newBadRequest, newMethodNotSupported } from '#apimachinery/api/errors/constructors';
import { InitialEventsAnnotationKey } from '#apimachinery/apis/meta/v1/zz_generated.constants';
import { parseSelector } from '#apimachinery/fields/parse_selector';
import { parse as parseLabels } from '#apimachinery/labels/parse';
import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import { Channel } from '#apimachinery/watch/channel';
import { toUTF8 } from '#engine/text/utf8';
import { ConnectionError } from '../transport/connection_error.js';
import { parseRequest } from './fake_request.js';
import { changeObject, managerOf, withManager } from './fake_writes.js';
import { ObjectTracker, sameResource } from './object_tracker.js';
const headers = {
    get: (name) => (name.toLowerCase() === 'content-type' ? 'application/json' : null),
};
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
export class FakeAPI {
    tracker;
    /** What was asked, in order. */
    actions = [];
    #types = new Map();
    #scheme;
    #reactors = [];
    #open = new Set();
    #closed = false;
    /** @throws TypeError for an object whose Kind the scheme doesn't know as a resource */
    constructor({ scheme, objects = [], now }) {
        this.#scheme = scheme;
        this.tracker = new ObjectTracker(now);
        for (const object of objects)
            this.add(object);
    }
    /** Puts an object in as it is. @throws TypeError NotRegisteredError */
    add(object) {
        const [gvk] = this.#scheme.objectKinds(object).gvks;
        const type = gvk === undefined ? undefined : this.#scheme.typeFor(gvk);
        if (gvk === undefined || type?.resource === undefined)
            throw new TypeError(`${String(object.kind)} is no resource: its class has no plural name`);
        const plain = JSON.parse(JSON.stringify(object));
        const { apiVersion, kind } = type;
        const { name = '', namespace = '' } = plain.metadata;
        const key = {
            resource: { group: gvk.group, resource: type.resource },
            name,
            namespace: type.namespaced ? namespace : '',
        };
        this.tracker.create(key, { ...plain, apiVersion, kind });
    }
    /** The class of a resource; the scheme may have got it meanwhile. */
    #typeOf({ group, version, resource }) {
        const key = `${group}/${version}/${resource}`;
        if (!this.#types.has(key))
            for (const [gvk, type] of this.#scheme.allKnownTypes())
                if (type.resource !== undefined)
                    this.#types.set(`${gvk.group}/${gvk.version}/${type.resource}`, type);
        return this.#types.get(key);
    }
    /** Has a function look at every request first; later ones before earlier ones. */
    react(reactor) {
        this.#reactors.unshift(reactor);
    }
    async request(request) {
        request.signal?.throwIfAborted();
        if (this.#closed)
            throw new ConnectionError('shutdown', `${request.method} ${request.path}: the transport was closed`);
        try {
            const parsed = parseRequest(request);
            this.actions.push(parsed);
            for (const reactor of this.#reactors) {
                const answer = await reactor(parsed);
                if (answer !== undefined)
                    return jsonResponse(200, answer);
            }
            const type = this.#typeOf(parsed);
            if (type === undefined)
                return newStatusResponse(404, 'NotFound', `the server could not find the requested resource: the scheme of this FakeAPI has no class with the resource ${parsed.resource} in ${parsed.group === '' ? '' : `${parsed.group}/`}${parsed.version}; register yours with scheme.addKnownTypes(Kind)`);
            return this.#answer(parsed, type, request);
        }
        catch (error) {
            const { status } = error;
            if (typeof status !== 'function')
                throw error;
            const body = status.call(error);
            return jsonResponse(body.code ?? 500, body);
        }
    }
    async close() {
        this.#closed = true;
        for (const end of [...this.#open])
            end(new ConnectionError('shutdown', 'the transport was closed'));
    }
    /** For `await using`. */
    [Symbol.asyncDispose]() {
        return this.close();
    }
    #answer(request, type, sent) {
        const { verb, name, namespace, query } = request;
        const resource = { group: request.group, resource: request.resource };
        const key = { resource, namespace, name };
        const metadataOnly = /as=PartialObjectMetadata/.test(String(sent.headers?.['Accept'] ?? ''));
        const shown = (object) => metadataOnly
            ? { apiVersion: 'meta.k8s.io/v1', kind: 'PartialObjectMetadata', metadata: object.metadata }
            : object;
        const store = (write) => {
            if (query.get('dryRun') !== 'All')
                return write();
            throw newBadRequest('the fake API has no dry run');
        };
        switch (verb) {
            case 'get':
                return jsonResponse(200, shown(this.tracker.get(key)));
            case 'list':
                return jsonResponse(200, this.#list(request, type, shown, metadataOnly));
            case 'watch':
                return this.#watch(request, type, shown, sent);
            case 'create':
                return jsonResponse(201, store(() => this.#create(request, type)));
            case 'update':
            case 'patch': {
                const existed = this.#exists(key);
                const written = store(() => this.#write(request, type, key, existed));
                return jsonResponse(existed ? 200 : 201, shown(written));
            }
            case 'delete': {
                const { preconditions } = (request.body ?? {});
                return jsonResponse(200, store(() => this.tracker.delete(key, preconditions)));
            }
            case 'deletecollection':
                for (const object of this.#selected(request))
                    this.tracker.delete({ resource, name: object.metadata.name, namespace: object.metadata.namespace ?? '' });
                return newStatusResponse(200);
            default:
                throw newMethodNotSupported(resource, verb);
        }
    }
    #exists(key) {
        return this.tracker.list(key.resource, key.namespace).some(({ metadata }) => metadata.name === key.name);
    }
    #create(request, type) {
        const { group, resource, namespace } = request;
        const given = request.body;
        const { name, generateName } = given.metadata ?? {};
        const random = Math.random().toString(36).slice(2, 7).padEnd(5, '0');
        const finalName = name || (typeof generateName === 'string' ? generateName + random : '');
        if (finalName === '')
            throw newBadRequest('name or generateName is required');
        const { status: _, ...rest } = given;
        const kept = (hasStatus(type) ? rest : given);
        const named = { ...kept, metadata: { ...given.metadata, name: finalName } };
        const key = { resource: { group, resource }, namespace, name: finalName };
        return this.tracker.create(key, withManager(this.#scheme, type, undefined, named, managerOf(request)));
    }
    #write(request, type, key, existed) {
        const old = existed ? this.tracker.get(key) : undefined;
        const next = changeObject(this.#scheme, type, old, request);
        if (old === undefined)
            return this.tracker.create(key, next);
        const status = request.subresource === 'status';
        if (!hasStatus(type))
            return this.tracker.update(key, next);
        const parts = status
            ? {
                ...old,
                metadata: { ...old.metadata, resourceVersion: next.metadata.resourceVersion ?? '' },
                status: next['status'],
            }
            : { ...next, status: old['status'] };
        if (parts.status === undefined)
            delete parts.status;
        const managed = next.metadata['managedFields'];
        return this.tracker.update(key, {
            ...parts,
            metadata: { ...parts.metadata, ...(managed === undefined ? {} : { managedFields: managed }) },
        });
    }
    #selected({ group, resource, namespace, query }) {
        return this.tracker.list({ group, resource }, namespace).filter((object) => isSelected(query, object));
    }
    #list(request, type, shown, metadataOnly) {
        const { query } = request;
        const all = this.#selected(request);
        const from = Number(query.get('continue') || 0);
        const limit = Number(query.get('limit') || 0) || all.length;
        const rest = all.length - from - limit;
        const { apiVersion, kind } = metadataOnly ? { apiVersion: 'meta.k8s.io/v1', kind: 'PartialObjectMetadata' } : type;
        const metadata = {
            resourceVersion: this.tracker.resourceVersion,
            ...(rest > 0 ? { continue: String(from + limit), remainingItemCount: rest } : {}),
        };
        return { apiVersion, kind: `${kind}List`, metadata, items: all.slice(from, from + limit).map(shown) };
    }
    #watch(request, type, shown, sent) {
        const { group, resource, namespace, query } = request;
        const version = query.get('resourceVersion') ?? '';
        const sendInitial = query.get('sendInitialEvents') === 'true';
        const synthetic = sendInitial || version === '' || version === '0';
        const line = (happened, object) => toUTF8(`${JSON.stringify({ type: happened, object })}\n`);
        const selected = this.#selected(request);
        // Who no longer fits the selectors is gone, to this watch.
        const known = new Set(selected.map(({ metadata }) => `${metadata.namespace}/${metadata.name}`));
        const eventBytes = ({ type: happened, object, resource: of }) => {
            const { metadata } = object;
            if (!sameResource(of, { group, resource }) || (namespace !== '' && metadata.namespace !== namespace))
                return [];
            const key = `${metadata.namespace}/${metadata.name}`;
            if (happened !== 'DELETED' && isSelected(query, object)) {
                const isNew = synthetic && !known.has(key);
                known.add(key);
                return [line(isNew ? 'ADDED' : happened, shown(object))];
            }
            return known.delete(key) || isSelected(query, object) ? [line('DELETED', shown(object))] : [];
        };
        const first = synthetic
            ? selected.map((object) => line('ADDED', shown(object)))
            : this.tracker.since({ group, resource }, version).flatMap(eventBytes);
        if (sendInitial) {
            const { apiVersion, kind } = type;
            const annotations = { [InitialEventsAnnotationKey]: 'true' };
            first.push(line('BOOKMARK', {
                apiVersion,
                kind,
                metadata: { resourceVersion: this.tracker.resourceVersion, annotations },
            }));
        }
        return watchResponse(first, sent.signal, this.#open, (push) => this.tracker.listen((event) => {
            for (const piece of eventBytes(event))
                push(piece);
        }));
    }
}
function hasStatus(type) {
    return type.fields.some(([name]) => name === 'status');
}
function isSelected(query, { metadata, ...rest }) {
    const labels = query.get('labelSelector') ?? '';
    if (labels !== '' && !parseLabels(labels).matches(metadata.labels))
        return false;
    const fields = query.get('fieldSelector') ?? '';
    if (fields === '')
        return true;
    const { spec, status } = rest;
    const values = {
        'metadata.name': metadata.name ?? '',
        'metadata.namespace': metadata.namespace ?? '',
        'spec.nodeName': String(spec?.['nodeName'] ?? ''),
        'status.phase': String(status?.['phase'] ?? ''),
    };
    return parseSelector(fields).matches(values);
}
/** An answer with JSON. */
function jsonResponse(status, body) {
    const bytes = toUTF8(JSON.stringify(body));
    return {
        status,
        headers,
        cancel() { },
        body: {
            async *[Symbol.asyncIterator]() {
                yield bytes;
            },
        },
    };
}
/** An answer with a Status. */
function newStatusResponse(code, reason, message) {
    const status = reason === undefined ? 'Success' : 'Failure';
    return jsonResponse(code, { apiVersion: 'v1', kind: 'Status', metadata: {}, status, code, reason, message });
}
/**
 * An answer that goes on until it is cancelled, aborted or all of them are ended.
 * @param listen is given what adds to the answer, and gives what ends that
 */
function watchResponse(first, signal, open, listen) {
    const pieces = new Channel(Infinity);
    for (const piece of first)
        pieces.trySend(piece);
    let failure;
    const end = (reason) => {
        failure ??= reason;
        stop();
        open.delete(end);
        signal?.removeEventListener('abort', abort);
        pieces.close();
    };
    const abort = () => end(signal.reason);
    const stop = listen((piece) => void pieces.trySend(piece));
    open.add(end);
    signal?.addEventListener('abort', abort, { once: true });
    const read = async () => {
        const piece = await pieces.receive();
        if (piece === undefined && failure !== undefined)
            throw failure;
        return piece;
    };
    const body = new PullIterator(read, async () => end());
    return { status: 200, headers, body, cancel: () => end() };
}
