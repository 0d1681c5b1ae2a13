import { DefaultRESTMapper } from '#apimachinery/api/meta/default_rest_mapper';
import { unsafeGuessKindToResource } from '#apimachinery/api/meta/guess_resource';
import { MultiRESTMapper } from '#apimachinery/api/meta/multi_rest_mapper';
import { AnyKind, AnyResource, AnyVersion, PriorityRESTMapper } from '#apimachinery/api/meta/priority_rest_mapper';
import { isNoMatchError } from '#apimachinery/api/meta/rest_mapper_errors';
import { RESTScopeNamespace, RESTScopeRoot } from '#apimachinery/api/meta/rest_scope';
import { fromAPIVersionAndKind, GroupResource, parseResourceArg, } from '#apimachinery/runtime/schema/group_version';
import { append } from '#engine/go/append';
/**
 * Finds the resources of kinds, and the kinds of resources, among what a server has: the preferred version where none is
 * said. Mirrors Go's `restmapper.NewDiscoveryRESTMapper`.
 */
export function newDiscoveryRESTMapper(groups) {
    const mappers = [];
    const versions = [];
    for (const { group, preferredVersion, versions: all } of groups) {
        const known = all.map(({ version }) => version);
        const ordered = known.includes(preferredVersion)
            ? [preferredVersion, ...known.filter((version) => version !== preferredVersion)]
            : known;
        append(versions, ordered.map((version) => ({ group, version })));
        for (const { version, resources } of all) {
            const mapper = new DefaultRESTMapper([{ group, version }]);
            for (const { name, singularName, namespaced, kind } of resources) {
                if (name.includes('/'))
                    continue;
                const scope = namespaced ? RESTScopeNamespace : RESTScopeRoot;
                const gvk = { group, version, kind };
                const singular = singularName === '' ? unsafeGuessKindToResource(gvk).singular : { group, version, resource: singularName };
                const plural = { group, version, resource: name };
                mapper.addSpecific({ ...gvk, kind: kind.toLowerCase() }, plural, singular, scope);
                mapper.addSpecific(gvk, plural, singular, scope);
                mapper.add({ ...gvk, kind: `${kind}List` }, scope);
            }
            mapper.add({ group, version, kind: 'List' }, RESTScopeRoot);
            mappers.push(mapper);
        }
    }
    const anyVersion = groups.map(({ group }) => ({ group, version: AnyVersion }));
    const priority = [...versions, ...anyVersion];
    return new PriorityRESTMapper({
        delegate: new MultiRESTMapper(mappers),
        resourcePriority: priority.map((gv) => ({ ...gv, resource: AnyResource })),
        kindPriority: priority.map((gv) => ({ ...gv, kind: AnyKind })),
    });
}
/**
 * The resource that a short name stands for (`deploy`), as far as it is one. Of several the first counts. Mirrors Go's
 * `restmapper.NewShortcutExpander`.
 */
export function expandShortName(groups, resource) {
    const wanted = resource.resource ?? '';
    const inGroup = (group) => !resource.group || resource.group === group;
    const all = groups.flatMap(({ group, versions }) => versions.flatMap(({ resources }) => resources.map((each) => ({ group, ...each, shortNames: each.shortNames ?? [] }))));
    if (all.some(({ group, name, singularName }) => inGroup(group) && (name === wanted || singularName === wanted)))
        return resource;
    const found = all.find(({ group, shortNames }) => inGroup(group) && shortNames.includes(wanted)) ??
        all.find(({ group, shortNames }) => resource.group && group.startsWith(resource.group) && shortNames.includes(wanted));
    return found === undefined ? resource : { group: found.group, resource: found.name };
}
/**
 * The resources of a category, such as `all`: each once, in the order of the groups. None for a category that there is not.
 * Mirrors Go's `restmapper.NewDiscoveryCategoryExpander`.
 */
export function expandCategory(groups, category) {
    const found = groups.flatMap(({ group, versions }) => versions.flatMap(({ resources }) => resources
        .filter(({ name, categories = [] }) => !name.includes('/') && categories.includes(category))
        .map(({ name }) => new GroupResource({ group, resource: name }))));
    return [...new Map(found.map((each) => [each.toString(), each])).values()];
}
/**
 * A {@link newDiscoveryRESTMapper} that asks the server when it is first needed, and once more for what it doesn't know, as
 * a custom resource may have come. Mirrors Go's `restmapper.DeferredDiscoveryRESTMapper`.
 */
export class DeferredDiscoveryRESTMapper {
    #discovery;
    #groups;
    #mapper;
    constructor(discovery) {
        this.#discovery = discovery;
    }
    /** Where a kind is found: in the first of the versions that there is, else in the preferred one. @throws NoKindMatchError */
    restMapping(gk, versions = [], options = {}) {
        return this.#ask((mapper) => mapper.restMapping(gk, ...versions), options);
    }
    /**
     * Where a resource is found that is named as for kubectl: `pods`, `pod`, `po`, `deployments.apps`, `deployments.v1.apps`.
     * @throws NoResourceMatchError AmbiguousResourceError
     */
    async resourceMapping(name, options = {}) {
        const { gvr, gr } = parseResourceArg(name.toLowerCase());
        const find = (mapper, resource) => {
            const { group, version, kind } = mapper.kindFor(expandShortName(this.#groups ?? [], resource));
            return mapper.restMapping({ group, kind }, version);
        };
        return this.#ask((mapper) => {
            try {
                if (gvr !== undefined)
                    return find(mapper, gvr);
            }
            catch (error) {
                if (!isNoMatchError(error))
                    throw error;
            }
            return find(mapper, gr);
        }, options);
    }
    /** Where the resources of a category are found, such as `all`; empty for a category that there is not. */
    async categoryMappings(category, options = {}) {
        const mapper = await this.#load(options);
        return expandCategory(this.#groups ?? [], category).map((resource) => {
            const { group, version, kind } = mapper.kindFor(resource);
            return mapper.restMapping({ group, kind }, version);
        });
    }
    /** Forgets what the server has. */
    reset() {
        this.#discovery.invalidate();
        this.#mapper = undefined;
    }
    async #ask(question, options) {
        const fresh = this.#mapper === undefined;
        try {
            return question(await this.#load(options));
        }
        catch (error) {
            if (fresh || !isNoMatchError(error))
                throw error;
            this.reset();
            return question(await this.#load(options));
        }
    }
    async #load(options) {
        if (this.#mapper !== undefined)
            return this.#mapper;
        const { groups } = await this.#discovery.serverResources(options);
        this.#groups = groups;
        return (this.#mapper = newDiscoveryRESTMapper(groups));
    }
}
/**
 * The client of the resource that objects with this `apiVersion` and `kind` belong to, without a class: to apply whatever
 * manifests say.
 * @param scope the namespace, for kinds that live in one
 * @throws NoKindMatchError
 */
export async function unstructuredOf(client, mapper, { apiVersion, kind }, { namespace = '' } = {}) {
    const { group, version } = fromAPIVersionAndKind(apiVersion, kind);
    const { resource, scope } = await mapper.restMapping({ group, kind }, [version]);
    return client.unstructured(resource, scope.name === RESTScopeNamespace.name ? { namespace } : {});
}
