import { APIGroupDiscoveryList } from '#api/apidiscovery/v2/zz_generated.types';
import { APIGroupDiscoveryList as OldDiscoveryList } from '#api/apidiscovery/v2beta1/zz_generated.types';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { APIGroupList, APIResourceList, APIVersions, } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { asError } from '#engine/text/as_error';
import { fromUTF8 } from '#engine/text/utf8';
import { withETags } from '../internal/etags.js';
import { Remembered } from '../internal/remembered.js';
import { joinPath } from '../rest/url.js';
const AGGREGATED = ['v2', 'v2beta1']
    .map((version) => `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`)
    .join(',');
/**
 * Asks a server what it has, once: in two calls where it can tell all at a time, else in one for each group and version.
 * Mirrors Go's `discovery.CachedDiscoveryInterface`.
 */
export class Discovery {
    #client;
    #known = new Remembered(() => this.#discover());
    constructor(client) {
        this.#client = client.derive(({ transport }) => ({ transport: withETags(transport) }));
        for (const type of [APIGroupDiscoveryList, OldDiscoveryList, APIVersions, APIGroupList, APIResourceList])
            client.content.knowing(type);
    }
    /** The version of the server. @throws StatusError ConnectionError */
    async serverVersion(options = {}) {
        const { body } = await this.#get('/version', 'application/json, */*', options);
        return JSON.parse(fromUTF8(body));
    }
    /**
     * The groups and what is in them, from when it was first asked for, or since {@link Discovery.invalidate}. Nobody's
     * signal ends it for the others.
     * @throws StatusError ConnectionError; what fails for one group alone is in `failed`
     */
    serverResources({ signal } = {}) {
        return this.#known.get(signal);
    }
    /**
     * The same with each resource in one version alone, that which its group prefers where it has it, and without
     * subresources. Mirrors Go's `ServerPreferredResources`.
     */
    async serverPreferredResources(options = {}) {
        const { groups, failed } = await this.serverResources(options);
        return { groups: groups.map(preferredOf), failed };
    }
    /** Asks again the next time. A server with ETags sends only what has changed since. */
    invalidate() {
        this.#known.forget();
    }
    async #discover() {
        const failed = new Map();
        const [core, named] = await Promise.all([this.#root('/api', failed), this.#root('/apis', failed)]);
        return { groups: [...core, ...named], failed };
    }
    async #root(path, failed) {
        const result = await this.#get(path, `${AGGREGATED},application/json`, {}).catch((error) => {
            // Aggregated API servers that are asked directly have no core group.
            if (path === '/api' && isNotFound(error))
                return undefined;
            throw error;
        });
        if (result === undefined)
            return [];
        if (/;\s*as=APIGroupDiscoveryList/.test(result.contentType)) {
            const type = /;\s*v=v2beta1\b/.test(result.contentType) ? OldDiscoveryList : APIGroupDiscoveryList;
            return aggregated(this.#client.content.decode(asJSON(result), type, path), failed);
        }
        if (path === '/api') {
            const { versions } = this.#decode(result, APIVersions, path);
            return [await this.#group('', versions ?? [], versions?.[0] ?? '', failed)];
        }
        const { groups } = this.#decode(result, APIGroupList, path);
        return Promise.all((groups ?? []).map(({ name, versions = [], preferredVersion }) => {
            const all = versions.map(({ version }) => version);
            return this.#group(name ?? '', all, preferredVersion?.version || all[0] || '', failed);
        }));
    }
    async #group(group, versions, preferredVersion, failed) {
        const found = await Promise.all(versions.map(async (version) => {
            const path = group === '' ? joinPath('api', version) : joinPath('apis', group, version);
            try {
                const result = await this.#get(path, 'application/json', {});
                const { resources = [] } = this.#decode(result, APIResourceList, path);
                return [{ version, resources: resources.map((each) => ({ ...each, verbs: listOf(each.verbs) })) }];
            }
            catch (error) {
                if (path === '/api/v1' && isNotFound(error))
                    return [{ version, resources: [] }];
                failed.set(group === '' ? version : `${group}/${version}`, asError(error));
                return [];
            }
        }));
        return { group, preferredVersion, versions: found.flat() };
    }
    /** A list that is empty, a Go server leaves out or sends as null. */
    #decode(result, type, path) {
        return this.#client.content.decode(asJSON(result), type, path);
    }
    #get(path, accept, { signal, timeout }) {
        return this.#client.rest.do({ verb: 'GET', path, accept, signal, ...(timeout === undefined ? {} : { timeout }) });
    }
}
/** The parameters of the type say what is in the body, which says so itself. */
function asJSON(result) {
    return { ...result, contentType: result.contentType.split(';', 1)[0] };
}
function aggregated(list, failed) {
    const { items } = list;
    return items.map(({ metadata, versions = [] }) => {
        const group = metadata?.name ?? '';
        const known = versions.flatMap(({ version = '', resources = [], freshness }) => {
            if (freshness === 'Stale') {
                failed.set(group === '' ? version : `${group}/${version}`, new StaleDiscoveryError(`${group}/${version}`));
                return [];
            }
            return [{ version, resources: resources.flatMap(resourcesOf) }];
        });
        return { group, preferredVersion: versions[0]?.version ?? '', versions: known };
    });
}
/** The server does not know what an aggregated server has now. Mirrors Go's `discovery.StaleGroupVersionError`. */
export class StaleDiscoveryError extends Error {
    code = 'ERR_STALE_DISCOVERY';
    constructor(groupVersion) {
        super(`stale GroupVersion discovery: ${groupVersion}`);
        this.name = 'StaleDiscoveryError';
    }
}
function resourcesOf(found) {
    const { resource = '', singularResource = '', scope, responseKind, verbs, shortNames, categories, subresources = [], } = found;
    const namespaced = scope === 'Namespaced';
    const kindOf = (kind) => ({
        kind: kind?.kind ?? '',
        ...(kind?.group ? { group: kind.group } : {}),
        ...(kind?.version ? { version: kind.version } : {}),
    });
    return [
        {
            name: resource,
            singularName: singularResource,
            namespaced,
            ...kindOf(responseKind),
            verbs: listOf(verbs),
            ...(shortNames === undefined ? {} : { shortNames }),
            ...(categories === undefined ? {} : { categories }),
        },
        ...subresources.map((sub) => ({
            name: `${resource}/${sub.subresource ?? ''}`,
            singularName: singularResource,
            namespaced,
            ...kindOf(sub.responseKind),
            verbs: listOf(sub.verbs),
        })),
    ];
}
/** What stands for a list in an answer, where a Go server may have left it out or sent null. */
function listOf(verbs) {
    return verbs ?? [];
}
function preferredOf({ group, preferredVersion, versions }) {
    const chosen = new Map();
    for (const { version, resources } of versions)
        for (const { name } of resources)
            if (!chosen.has(name) || version === preferredVersion)
                chosen.set(name, version);
    return {
        group,
        preferredVersion,
        versions: versions.map(({ version, resources }) => ({
            version,
            resources: resources.filter(({ name }) => !name.includes('/') && chosen.get(name) === version),
        })),
    };
}
