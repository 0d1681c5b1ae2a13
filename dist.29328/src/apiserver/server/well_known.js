import { parseAccept } from '#apimachinery/runtime/serializer/accept';
import { toUTF8 } from '#engine/text/utf8';
import { aggregated, documentsOf, groupDocument, groupList, groupsOf, legacyVersions, resourceList, versionsOf, } from '../endpoints/discovery/discovery_json.js';
import { newNotAcceptable, respond } from '../endpoints/handlers/response_writers.js';
import { pathOfVersion } from '../endpoints/openapi/document.js';
import { takeTurns } from '../turns/turns.js';
const JSON_TYPE = 'application/json';
const OPENAPI_V2 = 'application/com.github.proto-openapi.spec.v2.v1.0+protobuf';
const AGGREGATED = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';
/** What a server answers besides its resources: discovery, OpenAPI and version. Made anew when resources change. */
export class WellKnown {
    #groups;
    #others;
    #version;
    #openAPI;
    #issuer;
    #healthPaths;
    /**
     * @param others the servers behind this one
     * @param preferred the versions of a group, the preferred one first
     */
    constructor(resources, others, preferred, version, openAPI, issuer, healthPaths) {
        this.#healthPaths = healthPaths;
        this.#issuer = issuer;
        this.#openAPI = openAPI;
        this.#groups = groupsOf(resources, preferred);
        this.#others = others;
        this.#version = version;
    }
    /** undefined: there is nothing under the path. @param address under which the server is known */
    answer(request, path, address) {
        switch (path) {
            case '/':
                return json({ paths: this.#paths() });
            case '/version':
            case '/version/':
                checkTakesJSON(request);
                return json(this.#version);
            case '/openapi/v2':
                return this.#openAPIV2(request);
            case '/openapi/v3':
                return this.#openAPIPaths();
        }
        const ofIssuer = this.#issuer?.answer(path);
        if (ofIssuer !== undefined)
            return ofIssuer;
        if (path.startsWith('/openapi/v3/'))
            return this.#openAPIOf(path.slice('/openapi/v3/'.length), request);
        const document = this.#discovery(path.replace(/\/$/, ''), request, address);
        if (document !== undefined)
            checkAccepted(request, document);
        return document && negotiated(request, document);
    }
    /** As Protobuf for clients that prefer it, such as kubectl. */
    async #openAPIV2({ headers }) {
        const { json, hash, protobuf } = await this.#openAPI.v2(this.#versions(), this.#version.gitVersion, this.#others?.openAPIV2() ?? []);
        const isProtobuf = /openapi\.spec\.v2/.test(headers['accept'] ?? '');
        const common = { ETag: `"${hash}"`, Vary: 'Accept' };
        if (headers['if-none-match'] === common.ETag)
            return { status: 304, headers: common, body: [] };
        return respond(200, isProtobuf ? OPENAPI_V2 : JSON_TYPE, isProtobuf ? protobuf() : toUTF8(json), common);
    }
    #discovery(path, request, address) {
        const core = this.#groups.filter(({ group }) => group === '');
        if (path === '/api')
            return wantsAggregated(request)
                ? { ...aggregated(core.map(documentsOf)), aggregated: true }
                : legacyVersions(core.map(versionsOf)[0], address);
        const local = this.#groups.filter(({ group }) => group !== '');
        if (path === '/apis' && wantsAggregated(request))
            return { ...aggregated(this.#others?.documents(local) ?? local.map(documentsOf)), aggregated: true };
        const named = (this.#others?.groups(local) ?? local.map(versionsOf)).filter(({ group }) => group !== '');
        if (path === '/apis')
            return groupList(named);
        const [, prefix, first, second, ...rest] = path.split('/');
        if (rest.length > 0 || first === undefined)
            return undefined;
        if (prefix === 'api' && second === undefined)
            return resourcesOf(core[0], first);
        if (prefix !== 'apis')
            return undefined;
        const isFirst = ({ group }) => group === first;
        if (second !== undefined)
            return resourcesOf(this.#groups.find(isFirst), second);
        const group = named.find(isFirst);
        return group && groupDocument(group);
    }
    #paths() {
        const paths = [
            ...(this.#issuer?.paths ?? []),
            ...this.#healthPaths,
            '/metrics',
            '/openapi/v2',
            '/openapi/v3',
            '/version',
        ];
        for (const { group, versions } of this.#groups) {
            paths.push(group === '' ? '/api' : '/apis', ...(group === '' ? [] : [`/apis/${group}`]));
            for (const { version } of versions)
                paths.push(`/${pathOfVersion({ group, version })}`);
        }
        return [...new Set(paths)].sort();
    }
    #versions() {
        return this.#groups.flatMap(({ group, versions }) => versions.map(({ version, resources }) => ({ path: pathOfVersion({ group, version }), resources })));
    }
    async #openAPIPaths() {
        const paths = new Map();
        for (const { path, resources } of this.#versions()) {
            const { hash } = this.#openAPI.get(path, resources, this.#version.gitVersion);
            paths.set(path, { serverRelativeURL: `/openapi/v3/${path}?hash=${hash}` });
            await takeTurns();
        }
        for (const [path, url] of this.#others?.openAPI() ?? [])
            paths.set(path, { serverRelativeURL: url });
        return json({ paths: Object.fromEntries(paths) });
    }
    #openAPIJSON(path) {
        const version = this.#versions().find((each) => each.path === path);
        return version && this.#openAPI.get(path, version.resources, this.#version.gitVersion);
    }
    #openAPIOf(path, request) {
        const document = this.#openAPIJSON(path);
        return document && negotiated(request, { json: document.json, etag: document.hash });
    }
}
function resourcesOf(group, version) {
    const found = group?.versions.find((each) => each.version === version);
    return found && resourceList(group.group, version, found.resources);
}
function wantsAggregated({ headers }) {
    for (const { type, subType, params } of parseAccept(headers['accept'] ?? '')) {
        if (params.get('as') === 'APIGroupDiscoveryList') {
            if (params.get('g') === 'apidiscovery.k8s.io' && params.get('v') === 'v2' && subType === 'json')
                return true;
        }
        else if ((type === 'application' && subType === 'json') || type === '*')
            return false;
    }
    return false;
}
/** As the routes of Go's servers do, which go by the names of media types alone. @throws {StatusError} 406 for what takes no JSON */
function checkTakesJSON({ headers }) {
    const accepted = (headers['accept'] ?? '').split(',').map((each) => each.split(';', 1)[0].trim());
    if (accepted.some((each) => each === '' || each === '*/*' || each === JSON_TYPE))
        return;
    throw newNotAcceptable(`406: Not Acceptable\n\nAvailable representations: ${JSON_TYPE}`, {});
}
/** @throws {StatusError} 406 for a client that takes nothing but other kinds */
function checkAccepted({ headers, method }, { aggregated }) {
    const accepted = parseAccept(headers['accept'] ?? '');
    // Other methods are refused for what they are.
    if (method !== 'GET' ||
        aggregated === true ||
        accepted.length === 0 ||
        !accepted.every(({ params }) => params.has('as')))
        return;
    throw newNotAcceptable('only the following media types are accepted: application/json, application/yaml, application/vnd.kubernetes.protobuf');
}
function negotiated({ headers }, document) {
    const etag = `"${document.etag}"`;
    const common = { ETag: etag, Vary: 'Accept' };
    if (headers['if-none-match'] === etag)
        return { status: 304, headers: common, body: [] };
    return respond(200, document.aggregated === true ? AGGREGATED : JSON_TYPE, toUTF8(document.json), common);
}
function json(value) {
    return respond(200, JSON_TYPE, toUTF8(JSON.stringify(value, null, 2)));
}
