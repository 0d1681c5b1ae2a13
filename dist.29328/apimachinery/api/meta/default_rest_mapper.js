import { lowerCase } from '#engine/go/lower_case';
import { compareUTF8 } from '#engine/text/utf8';
import { APIVersionInternal } from '../../runtime/group_versioner.js';
import { GroupKind, GroupVersion, GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.js';
import { unsafeGuessKindToResource } from './guess_resource.js';
import { keyOf } from './key_of.js';
import { AmbiguousResourceError, MissingResourceError, NoKindMatchError, NoResourceMatchError, SingularError, } from './rest_mapper_errors.js';
/**
 * Maps the kinds and resources added to it. Mirrors Go's `meta.DefaultRESTMapper`.
 *
 * Differs from Go: ties are resolved in insertion order; in Go the order is random.
 */
export class DefaultRESTMapper {
    defaults;
    resources = new Map();
    kinds = new Map();
    plurals = new Map();
    /** @param defaultGroupVersions the versions to consider when none is asked for, preferred first */
    constructor(defaultGroupVersions = []) {
        this.defaults = defaultGroupVersions.map((gv) => new GroupVersion(gv));
    }
    /** Adds a kind with the resource names guessed by {@link unsafeGuessKindToResource}. */
    add(kind, scope) {
        const { plural, singular } = unsafeGuessKindToResource(kind);
        this.addSpecific(kind, plural, singular, scope);
    }
    /** Adds a kind with its resource names, replacing earlier entries of the same names. */
    addSpecific(kind, plural, singular, scope) {
        const groupVersionKind = new GroupVersionKind(kind);
        const names = { plural: new GroupVersionResource(plural), singular: new GroupVersionResource(singular) };
        this.plurals.set(keyOf(names.plural), names);
        this.resources.set(keyOf(names.singular), [names.singular, groupVersionKind]);
        this.resources.set(keyOf(names.plural), [names.plural, groupVersionKind]);
        this.kinds.set(keyOf(groupVersionKind), { resource: names.plural, groupVersionKind, scope });
    }
    resourcesFor(input) {
        const resource = coerce(input);
        const matches = [];
        const collect = (meant) => {
            for (const { plural, singular } of this.plurals.values()) {
                if (meant(singular, plural))
                    matches.push(plural);
                if (meant(plural, plural))
                    matches.push(plural);
            }
        };
        if (resource.group !== '' && resource.version !== '') {
            collect((name) => matches.length === 0 && name.equals(resource));
        }
        else if (resource.group !== '') {
            collect((name) => name.resource === resource.resource && name.group === resource.group);
            // A prefix of the group suffices: storageclass.storage is storageclass.storage.k8s.io.
            if (matches.length === 0)
                collect((name, plural) => name.resource === resource.resource && plural.group.startsWith(resource.group));
        }
        else {
            collect((name) => name.resource === resource.resource && (resource.version === '' || name.version === resource.version));
        }
        if (matches.length === 0)
            throw new NoResourceMatchError(resource);
        return this.byPreference(matches, (match) => match.resource);
    }
    resourceFor(resource) {
        const resources = this.resourcesFor(resource);
        if (resources.length === 1)
            return resources[0];
        throw new AmbiguousResourceError(resource, { resources });
    }
    kindsFor(input) {
        const resource = coerce(input);
        const known = [...this.resources.values()];
        const matching = (meant) => known.filter(([name]) => name.resource === resource.resource && meant(name)).map(([, kind]) => kind);
        let matches;
        if (resource.group !== '' && resource.version !== '') {
            matches = matching((name) => name.equals(resource));
        }
        else if (resource.group !== '') {
            matches = matching((name) => name.group === resource.group);
            if (matches.length === 0)
                matches = matching((name) => name.group.startsWith(resource.group));
        }
        else {
            matches = matching((name) => resource.version === '' || name.version === resource.version);
        }
        if (matches.length === 0)
            throw new NoResourceMatchError(input);
        return this.byPreference(matches, (match) => match.kind);
    }
    kindFor(resource) {
        const kinds = this.kindsFor(resource);
        if (kinds.length === 1)
            return kinds[0];
        throw new AmbiguousResourceError(resource, { kinds });
    }
    restMapping(gk, ...versions) {
        return this.restMappings(gk, ...versions)[0];
    }
    restMappings(gk, ...versions) {
        const kind = new GroupKind(gk);
        const wanted = versions.filter((version) => version !== '' && version !== APIVersionInternal);
        const candidates = wanted.length > 0
            ? wanted
            : this.defaults.filter(({ group }) => group === kind.group).map(({ version }) => version);
        const mappings = candidates.flatMap((version) => this.kinds.get(keyOf(kind.withVersion(version))) ?? []);
        if (wanted.length > 0 ? mappings.length === 0 : candidates.length === 0)
            throw new NoKindMatchError(kind, versions);
        if (mappings.length === 0)
            throw new NoResourceMatchError({ group: kind.group, resource: kind.kind });
        return wanted.length > 0 ? mappings.slice(0, 1) : mappings;
    }
    resourceSingularizer(resourceType) {
        const resources = this.resourcesFor({ resource: resourceType });
        let found;
        for (const resource of resources) {
            const { singular } = this.plurals.get(keyOf(resource));
            if (found === undefined || found.empty())
                found = singular;
            else if (singular.resource !== found.resource) {
                throw new SingularError(`multiple possible singular resources ([${resources.join(' ')}]) found for ${resourceType}`, resourceType);
            }
        }
        if (found === undefined || found.empty())
            throw new SingularError(`no singular of resource ${resourceType} has been defined`, resourceType);
        return found.resource;
    }
    toString() {
        const entries = [...this.kinds.values()].sort((a, b) => compareKinds(a.groupVersionKind, b.groupVersionKind));
        return `DefaultRESTMapper{kindToPluralResource=map[${entries.map(({ groupVersionKind, resource }) => `${groupVersionKind}:${resource}`).join(' ')}]}`;
    }
    /** Default versions first, in their order, then the others as they come; within a version by name. */
    byPreference(values, nameOf) {
        const ranks = new Map();
        const keyOfVersion = ({ group, version }) => JSON.stringify([group, version]);
        for (const key of [...this.defaults, ...values].map(keyOfVersion))
            if (!ranks.has(key))
                ranks.set(key, ranks.size);
        const rank = (value) => ranks.get(keyOfVersion(value));
        return [...values].sort((a, b) => rank(a) - rank(b) || compareUTF8(nameOf(a), nameOf(b)));
    }
}
function coerce(input) {
    const { group = '', version = '', resource = '' } = input;
    const coerced = new GroupVersionResource({
        group,
        version: version === APIVersionInternal ? '' : version,
        resource: lowerCase(resource),
    });
    if (coerced.resource === '')
        throw new MissingResourceError(coerced);
    return coerced;
}
function compareKinds(a, b) {
    return compareUTF8(a.group, b.group) || compareUTF8(a.version, b.version) || compareUTF8(a.kind, b.kind);
}
