import { newBadRequest, newMethodNotSupported, newNotFound } from '#apimachinery/api/errors/constructors';
import { AuthorizedStore } from '../endpoints/authorized_store.js';
import { deleteCollection, deleteResource } from '../endpoints/handlers/delete.js';
import { patchResource } from '../endpoints/handlers/patch.js';
import { getResource, listResource } from '../endpoints/handlers/read.js';
import { respondText } from '../endpoints/handlers/response_writers.js';
import { createResource, updateResource } from '../endpoints/handlers/update.js';
import { Write } from '../endpoints/handlers/write.js';
import { OpenAPIDocuments } from '../endpoints/openapi/documents.js';
import { newMethodNotAllowed } from '../endpoints/router.js';
import { attributesOf, authorize } from '../filters/authorization.js';
import { readBody } from '../request/read_body.js';
import { APIServerUser } from '../request/user.js';
import { isCollected } from './collected.js';
import { isWebSocketWatch, watchByWebSocket } from './websocket_watch.js';
import { WellKnown } from './well_known.js';
/** What is no resource and has GET alone; the others, such as /healthz, have all methods, as those of kube-apiserver. */
const ONLY_GET = /^\/(?:api|version|api\/[^/]+|apis\/apiregistration\.k8s\.io|apis\/[^/]+\/[^/]+)\/?$/;
const HANDLERS = {
    get: getResource,
    list: listResource,
    watch: listResource,
    create: createResource,
    update: updateResource,
    patch: patchResource,
    delete: deleteResource,
    deletecollection: deleteCollection,
};
/** Answers what has passed the filters: requests for objects, discovery, OpenAPI, health. Mirrors Go's `director`. */
export class Director {
    #options;
    #openAPI = new OpenAPIDocuments();
    #wellKnown;
    constructor(options) {
        this.#options = options;
        options.router.onChange(() => this.changed());
    }
    /** What is served here or behind this server has changed. */
    changed() {
        this.#wellKnown = undefined;
    }
    async answer(request) {
        const { isResourceRequest, path } = request.info;
        // RequestInfo takes no notice of it, but there is nothing under it.
        const response = path.startsWith('//')
            ? undefined
            : await (isResourceRequest ? this.#answerForResource(request) : this.#answerForPath(request));
        return response ?? respondText(404, '404 page not found\n');
    }
    async #answerForPath(request) {
        const { healthz, metrics, router, url } = this.#options;
        const { path } = request.info;
        const health = await healthz.answer(path, request.query);
        if (health !== undefined)
            return health;
        if (path === '/metrics') {
            const context = { namespace: '', user: APIServerUser, warn: () => { }, signal: request.signal };
            return metrics.respond([...router.all()].filter(isCollected), context);
        }
        const known = this.#wellKnownNow().answer(request, path, new URL(url()).host);
        if (known !== undefined && request.method !== 'GET' && this.#isOnlyRead(path))
            throw newMethodNotAllowed();
        return known;
    }
    /** As on kube-apiserver, the resources of a version of custom resources are the answer to any method. */
    #isOnlyRead(path) {
        const [, group, version] = /^\/apis\/([^/]+)\/([^/]+)/.exec(path) ?? [];
        const isCustom = [...this.#options.router.all()].some(({ custom, groupVersion }) => custom !== undefined && groupVersion.group === group && groupVersion.version === version);
        return ONLY_GET.test(path) && !isCustom;
    }
    #wellKnownNow() {
        const { router, others, scheme, version, serviceAccounts, healthz } = this.#options;
        const preferred = (group) => scheme.prioritizedVersionsForGroup(group).map((each) => each.version);
        const resources = [...router.all()];
        return (this.#wellKnown ??= new WellKnown(resources, others, preferred, version, this.#openAPI, serviceAccounts, healthz.paths));
    }
    async #answerForResource(request) {
        const { router } = this.#options;
        const { info, method, warnings } = request;
        const served = router.find(method, info);
        const custom = (served ?? router.find(method, { ...info, subresource: '' }))?.custom;
        for (const warning of custom?.warnings ?? [])
            warnings.add(warning);
        if (served !== undefined)
            return this.#dispatch(request, served);
        if (custom === undefined)
            return undefined;
        throw newNotFound({ group: info.apiGroup, resource: info.resource }, info.name);
    }
    /** Lets the handler of the verb do it. @throws {StatusError} 405 when the resource can't do that */
    async #dispatch(request, served) {
        const { authorizer, admission, router, minRequestTimeout } = this.#options;
        const { info, audit, warnings } = request;
        const attributes = attributesOf(request);
        let { body } = request;
        if (audit?.wantsBody === true) {
            body = await readBody(request);
            audit.requestBody(body, request.headers['content-type'] ?? '');
        }
        const scope = {
            request: { ...request, body },
            query: request.query,
            info,
            resource: served,
            store: new AuthorizedStore(served.store, info, served.namespaced),
            context: {
                namespace: served.namespaced ? info.namespace : '',
                user: attributes.user,
                warn: (text) => warnings.add(text),
                annotate: (key, value) => audit?.annotate(key, value),
                signal: request.signal,
            },
            admission: admission?.now(() => [...router.all()]),
            authorizeVerb: (verb) => authorize(authorizer, { ...attributes, verb }),
            wantsWholeAnswer: audit?.wantsAnswer === true,
            minRequestTimeout,
        };
        // A field selector of one name makes no get of a list.
        const { connecter } = served;
        if (connecter !== undefined) {
            await new Write(scope, 'CONNECT', {}).admitWithoutObject();
            const rest = info.segments.slice((served.namespaced ? 4 : 2) + (served.subresource === '' ? 0 : 1));
            return connecter.connect(info.name, { ...request, body }, scope.context, rest);
        }
        // Custom resources have no routes: what their path lacks shows here.
        if (info.name === '' && info.verb === 'update')
            throw newBadRequest('name must be provided');
        const handler = HANDLERS[info.verb];
        if (handler === undefined || !served.verbs.includes(info.verb))
            throw newMethodNotSupported({ group: served.groupVersion.group, resource: served.resource }, info.verb || request.method);
        return isWebSocketWatch(scope) ? watchByWebSocket(scope, handler) : handler(scope);
    }
}
