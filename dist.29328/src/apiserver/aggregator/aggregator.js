import { LabelServiceName } from '#api/discovery/v1/zz_generated.constants';
import { newTimeoutError } from '#apimachinery/api/errors/constructors';
import { asError } from '#engine/text/as_error';
import { hasCode } from '#engine/text/has_code';
import { respondText } from '../endpoints/handlers/response_writers.js';
import { isLongRunning } from '../filters/request_deadline.js';
import { followObjects } from '../registry/follow_objects.js';
import { APIServerUser } from '../request/user.js';
import { apiServiceColumns, apiServiceStrategy } from './api_service_strategy.js';
import { AutoRegistration } from './auto_registration.js';
import { AvailabilityController } from './availability_controller.js';
import { APIREGISTRATION, listedGroups, localDocuments, mergedGroups, } from './discovery.js';
import { publishTrust } from './published_trust.js';
import { Remote } from './remote.js';
import { StoredServices } from './service_resolver.js';
const CHECK_INTERVAL = 30_000;
/** Milliseconds between checks that the published trust still exists. */
const PUBLISH_INTERVAL = 60_000;
const REQUEST_TIMEOUT = 60_000;
/** Clients ask for what there is before all else: it must not take long. */
const DISCOVERY_TIMEOUT = 5000;
/**
 * Passes requests for a group and version on to the server that its APIService names, keeps an APIService for each version
 * of its own server, and tells what all of them serve. Mirrors `kube-aggregator`.
 */
export class Aggregator {
    #options;
    #server;
    #context;
    #services = new Map();
    #remotes = new Map();
    #stored;
    #resolver;
    #availability;
    #registration;
    #followed = new Set();
    #store;
    #started = false;
    constructor(options, server) {
        this.#options = options;
        this.#server = server;
        this.#context = { namespace: '', user: APIServerUser, warn: () => { }, signal: server.signal };
        const toEndpoints = options.routeToEndpoints ?? false;
        this.#stored = new StoredServices(server.router, this.#context, { toEndpoints });
        this.#resolver = options.resolve === undefined ? this.#stored : givenResolver(options.resolve);
        const shared = {
            store: () => this.#store,
            context: this.#context,
            onError: (error) => server.onError(error),
        };
        this.#availability = new AvailabilityController({
            ...shared,
            resolver: this.#resolver,
            interval: options.checkInterval ?? CHECK_INTERVAL,
        });
        this.#registration = new AutoRegistration({ ...shared, router: server.router, isShared: server.isShared });
        server.signal.addEventListener('abort', () => {
            for (const remote of this.#remotes.values())
                remote.close();
        });
    }
    /** How APIServices are served. */
    get options() {
        return {
            strategy: apiServiceStrategy,
            categories: ['api-extensions'],
            columns: apiServiceColumns,
            subresources: { status: true },
            rest: (store) => {
                this.#store = store;
                return {};
            },
        };
    }
    lead(term) {
        this.#availability.lead(term);
        this.#registration.lead(term);
    }
    /** Begins to follow the APIServices. */
    start() {
        if (this.#started || this.#store === undefined)
            return;
        this.#started = true;
        this.#follow(this.#store, (event) => {
            if (event.type === 'BOOKMARK')
                return this.#registration.allKnown();
            const { name = '' } = event.object.metadata;
            this.#observe(name, event.type === 'DELETED' ? undefined : event.object);
        });
        this.#followServices();
        const { publish } = this.#options;
        if (publish !== undefined)
            void this.#publish(publish);
    }
    /** What the server serves itself has changed. */
    served() {
        this.#registration.served();
        if (this.#started)
            this.#followServices();
    }
    /**
     * The groups as `/apis` lists them. Differs from Go: what the server serves is among them also while it has no
     * APIService.
     */
    groups(local) {
        const registered = Array.from(this.#services.values(), rankedVersion);
        const isRegistered = ({ group, version }) => this.#services.has(`${version}.${group}`);
        const own = localDocuments(local).filter((each) => each.group === APIREGISTRATION || !isRegistered(each));
        return listedGroups([...registered.filter(({ group }) => group !== APIREGISTRATION), ...own]);
    }
    /**
     * The groups with their resources. Differs from Go: which tells of a core group of another server here, too, where
     * clients take it, without resources, for all there is.
     */
    documents(local) {
        const remote = Array.from(this.#remotes.values(), ({ service, document }) => ({ ...rankedVersion(service), document }));
        return mergedGroups(localDocuments(local), remote.filter(({ group }) => group !== ''));
    }
    /** Where the OpenAPI documents of other servers are, by the paths of their versions. */
    openAPI() {
        return [...this.#remotes.values()].flatMap(({ group, version, openAPI: { v3 } }) => v3 === undefined ? [] : [[group === '' ? `api/${version}` : `apis/${group}/${version}`, v3]]);
    }
    /** What the OpenAPI documents of version 2 of other servers say of what they serve here, the most important first. */
    openAPIV2() {
        const remotes = [...this.#remotes.values()].map((remote) => ({ remote, ...rankedVersion(remote.service) }));
        return listedGroups(remotes)
            .flatMap(({ group, versions }) => versions.map((version) => this.#remotes.get(`${version}.${group}`)?.openAPI.v2))
            .filter((document) => document !== undefined);
    }
    /** Passes requests on to the servers that they are for. @throws {StatusError} 504 */
    withAggregation = async (request, next) => {
        const { info, auditID, user } = request;
        const remote = this.#remoteOf(info.path);
        if (remote === undefined || user === undefined)
            return next(request);
        if (!remote.isAvailable)
            return unavailable();
        let address;
        try {
            address = await remote.address();
        }
        catch {
            return unavailable();
        }
        const isDiscovery = !info.isResourceRequest && info.path.split('/').filter((part) => part !== '').length === 3;
        const { requestTimeout = REQUEST_TIMEOUT, forwardRedirects = false } = this.#options;
        const timeout = isDiscovery ? DISCOVERY_TIMEOUT : requestTimeout;
        const how = { timeout, isLongRunning: isLongRunning(info), auditID, forwardRedirects };
        try {
            if (request.isUpgrade === true)
                return await remote.backend.upgrade(address, request, user, how);
            return await remote.backend.proxy(address, request, user, how);
        }
        catch (error) {
            if (hasCode(error, 'ERR_DEADLINE_EXCEEDED') && !isDiscovery)
                throw newTimeoutError('request did not complete within the allotted timeout', 0);
            return respondText(503, `${asError(error).message}\n`);
        }
    };
    async #publish(trust) {
        const { signal, isShared, router } = this.#server;
        const configMaps = router.get('', 'v1', 'configmaps')?.store;
        if (signal.aborted)
            return;
        try {
            if (configMaps !== undefined)
                await publishTrust(configMaps, trust, isShared, this.#context);
        }
        catch (error) {
            if (!signal.aborted)
                this.#server.onError(error);
        }
        setTimeout(() => void this.#publish(trust), PUBLISH_INTERVAL).unref();
    }
    #remoteOf(path) {
        const [, core, group, version] = PLACES.exec(path) ?? [];
        if (core !== undefined)
            return this.#remotes.get('v1.');
        return group === undefined ? undefined : this.#remotes.get(`${version}.${group}`);
    }
    /** @param service undefined: it has gone */
    #observe(name, service) {
        this.#registration.observe(name, service);
        if (service === undefined)
            this.#services.delete(name);
        else
            this.#services.set(name, service);
        const known = this.#remotes.get(name);
        const isRemote = service?.spec?.service !== undefined && service.spec.group !== APIREGISTRATION;
        if (isRemote && known?.isServedLike(service) === true)
            known.update(service);
        else {
            known?.close();
            this.#remotes.delete(name);
            if (isRemote)
                this.#serve(name, service);
        }
        if (service === undefined)
            this.#availability.forget(name);
        else
            this.#availability.observe(service, this.#remotes.get(name)?.backend);
        this.#server.router.changed();
    }
    #serve(name, service) {
        const { proxyCertificate: certificate } = this.#options;
        const { router, signal } = this.#server;
        const changed = () => router.changed();
        const remote = new Remote(service, { resolver: this.#resolver, certificate, changed, signal });
        this.#remotes.set(name, remote);
        remote.refresh();
    }
    #followServices() {
        if (this.#options.resolve !== undefined)
            return;
        const { router } = this.#server;
        const services = router.get('', 'v1', 'services')?.store;
        if (services !== undefined)
            this.#follow(services, (event) => {
                if (event.type === 'BOOKMARK')
                    return;
                const { namespace = '', name = '' } = event.object.metadata;
                this.#serviceChanged(namespace, name);
            });
        const slices = router.get('discovery.k8s.io', 'v1', 'endpointslices')?.store;
        if (slices !== undefined)
            this.#follow(slices, (event) => {
                if (event.type === 'BOOKMARK')
                    return;
                const { namespace = '', labels } = event.object.metadata;
                // Of what went unseen nobody knows whose it was.
                this.#serviceChanged(namespace, labels?.[LabelServiceName] ?? '');
            });
    }
    #serviceChanged(namespace, name) {
        this.#stored.changed(namespace, name);
        this.#availability.serviceChanged(namespace, name);
    }
    #follow(store, tell) {
        if (this.#followed.has(store))
            return;
        this.#followed.add(store);
        void followObjects(store, this.#context, tell, (error) => this.#server.onError(error));
    }
}
/** Paths of what other servers may serve: the core group, or a group and its version. */
const PLACES = /^(?:\/openapi\/v3)?\/(?:(api)|apis\/([^/]+)\/([^/]+))(?:\/|$)/;
function unavailable() {
    return respondText(503, 'service unavailable\n');
}
function rankedVersion({ spec }) {
    const { group = '', version = '', groupPriorityMinimum = 0, versionPriority = 0 } = spec ?? {};
    return { group, version, priorities: { group: groupPriorityMinimum, version: versionPriority } };
}
/** Leads where somebody else says. */
function givenResolver(given) {
    const missing = ({ name, namespace }) => `service/${name} in "${namespace}" is not present`;
    return {
        async fault(service) {
            if ((await given(service)) !== undefined)
                return undefined;
            return { status: 'False', reason: 'ServiceNotFound', message: missing(service) };
        },
        async resolve(service) {
            const found = await given(service);
            if (found === undefined)
                throw new Error(missing(service));
            return found;
        },
    };
}
