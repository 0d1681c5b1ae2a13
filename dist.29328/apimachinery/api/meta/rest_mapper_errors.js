import { errorChain } from '#engine/go/error_chain';
import { quote } from '#engine/schema/fault';
import { compareUTF8 } from '#engine/text/utf8';
import { GroupKind, GroupVersion, GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.js';
function ambiguous(what, resources, kinds) {
    const parts = [
        ...(resources.length > 0 ? [`resources ${listed(resources)}`] : []),
        ...(kinds.length > 0 ? [`kinds ${listed(kinds)}`] : []),
    ];
    return `${what} matches multiple ${parts.length > 0 ? parts.join(' and ') : 'resources or kinds'}`;
}
function listed(values) {
    return `[${values.join(' ')}]`;
}
/** A resource, usually partial, matches more than one. Mirrors Go's `meta.AmbiguousResourceError`. */
export class AmbiguousResourceError extends Error {
    code = 'ERR_AMBIGUOUS_RESOURCE';
    partialResource;
    matchingResources;
    matchingKinds;
    constructor(partialResource, { resources = [], kinds = [] } = {}) {
        const partial = new GroupVersionResource(partialResource);
        const matchingResources = resources.map((each) => new GroupVersionResource(each));
        const matchingKinds = kinds.map((each) => new GroupVersionKind(each));
        super(ambiguous(partial.toString(), matchingResources, matchingKinds));
        this.name = 'AmbiguousResourceError';
        this.partialResource = partial;
        this.matchingResources = matchingResources;
        this.matchingKinds = matchingKinds;
    }
}
/** A kind, usually without a version, matches more than one. Mirrors Go's `meta.AmbiguousKindError`. */
export class AmbiguousKindError extends Error {
    code = 'ERR_AMBIGUOUS_KIND';
    partialKind;
    matchingResources;
    matchingKinds;
    constructor(partialKind, { resources = [], kinds = [] } = {}) {
        const partial = new GroupVersionKind(partialKind);
        const matchingResources = resources.map((each) => new GroupVersionResource(each));
        const matchingKinds = kinds.map((each) => new GroupVersionKind(each));
        super(ambiguous(partial.toString(), matchingResources, matchingKinds));
        this.name = 'AmbiguousKindError';
        this.partialKind = partial;
        this.matchingResources = matchingResources;
        this.matchingKinds = matchingKinds;
    }
}
/** The resource is unknown. Mirrors Go's `meta.NoResourceMatchError`. */
export class NoResourceMatchError extends Error {
    code = 'ERR_NO_RESOURCE_MATCH';
    partialResource;
    constructor(partialResource) {
        const partial = new GroupVersionResource(partialResource);
        super(`no matches for ${partial}`);
        this.name = 'NoResourceMatchError';
        this.partialResource = partial;
    }
}
/** The kind is unknown, in any version or in those requested. Mirrors Go's `meta.NoKindMatchError`. */
export class NoKindMatchError extends Error {
    code = 'ERR_NO_KIND_MATCH';
    groupKind;
    /** Empty when any version was acceptable. */
    searchedVersions;
    constructor(groupKind, searchedVersions = []) {
        super(noKindText(groupKind, searchedVersions));
        this.name = 'NoKindMatchError';
        this.groupKind = new GroupKind(groupKind);
        this.searchedVersions = [...searchedVersions];
    }
}
function noKindText({ group, kind }, versions) {
    const searched = [...new Set(versions.map((version) => new GroupVersion({ group, version }).toString()))]
        .sort(compareUTF8)
        .map(quote);
    const none = `no matches for kind ${quote(kind)} in`;
    if (searched.length === 0)
        return `${none} group ${quote(group)}`;
    return searched.length === 1 ? `${none} version ${searched[0]}` : `${none} versions [${searched.join(' ')}]`;
}
/** The name of the requested resource is missing. */
export class MissingResourceError extends Error {
    code = 'ERR_MISSING_RESOURCE';
    constructor(resource) {
        super(`a resource must be present, got: ${new GroupVersionResource(resource)}`);
        this.name = 'MissingResourceError';
    }
}
/** A resource has no singular, or more than one. */
export class SingularError extends Error {
    code = 'ERR_SINGULAR';
    resource;
    constructor(message, resource) {
        super(message);
        this.name = 'SingularError';
        this.resource = resource;
    }
}
/** Whether an error is, or wraps, one for an unknown resource or kind. Mirrors Go's `meta.IsNoMatchError`. */
export function isNoMatchError(err) {
    return hasCode(err, ['ERR_NO_RESOURCE_MATCH', 'ERR_NO_KIND_MATCH']);
}
/** Whether an error is, or wraps, one for an ambiguous resource or kind. Mirrors Go's `meta.IsAmbiguousError`. */
export function isAmbiguousError(err) {
    return hasCode(err, ['ERR_AMBIGUOUS_RESOURCE', 'ERR_AMBIGUOUS_KIND']);
}
function hasCode(err, codes) {
    for (const each of errorChain(err))
        if (codes.includes(each.code))
            return true;
    return false;
}
