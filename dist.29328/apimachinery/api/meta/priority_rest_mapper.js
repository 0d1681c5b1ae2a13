import { GroupKind, GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.js';
import { maybeResetRESTMapper, } from './rest_mapper.js';
import { AmbiguousKindError, AmbiguousResourceError } from './rest_mapper_errors.js';
/** In a pattern of {@link PriorityRESTMapper}: any group. */
export const AnyGroup = '*';
/** In a pattern of {@link PriorityRESTMapper}: any version. */
export const AnyVersion = '*';
/** In a pattern of {@link PriorityRESTMapper}: any resource. */
export const AnyResource = '*';
/** In a pattern of {@link PriorityRESTMapper}: any kind. */
export const AnyKind = '*';
/**
 * Chooses among the answers of another mapper where a single answer is wanted. Patterns are applied in turn until one
 * answer is left; a pattern that matches none is skipped. Mirrors Go's `meta.PriorityRESTMapper`.
 */
export class PriorityRESTMapper {
    delegate;
    resourcePriority;
    kindPriority;
    constructor({ delegate, resourcePriority = [], kindPriority = [] }) {
        this.delegate = delegate;
        this.resourcePriority = resourcePriority.map((pattern) => new GroupVersionResource(pattern));
        this.kindPriority = kindPriority.map((pattern) => new GroupVersionKind(pattern));
    }
    resourceFor(resource) {
        const resources = this.delegate.resourcesFor(resource);
        const chosen = narrow(resources, this.resourcePriority, (pattern, each) => fits(pattern, each) && (pattern.resource === AnyResource || pattern.resource === each.resource));
        if (chosen !== undefined)
            return chosen;
        throw new AmbiguousResourceError(resource, { resources });
    }
    kindFor(resource) {
        const kinds = this.delegate.kindsFor(resource);
        const chosen = narrow(kinds, this.kindPriority, fitsKind);
        if (chosen !== undefined)
            return chosen;
        throw new AmbiguousResourceError(resource, { kinds });
    }
    /** Requested versions take precedence over all patterns. */
    restMapping(gk, ...versions) {
        const mappings = this.delegate.restMappings(gk, ...versions);
        const asked = versions.map((version) => new GroupVersionKind({ group: gk.group, version, kind: AnyKind }));
        const chosen = narrow(mappings, [...asked, ...this.kindPriority], (pattern, mapping) => fitsKind(pattern, mapping.groupVersionKind));
        if (chosen !== undefined)
            return chosen;
        throw new AmbiguousKindError(new GroupKind(gk).withVersion(''), {
            kinds: mappings.map((mapping) => mapping.groupVersionKind),
        });
    }
    restMappings(gk, ...versions) {
        return this.delegate.restMappings(gk, ...versions);
    }
    resourceSingularizer(resource) {
        return this.delegate.resourceSingularizer(resource);
    }
    resourcesFor(resource) {
        return this.delegate.resourcesFor(resource);
    }
    kindsFor(resource) {
        return this.delegate.kindsFor(resource);
    }
    reset() {
        maybeResetRESTMapper(this.delegate);
    }
    toString() {
        return `PriorityRESTMapper{\n\t[${this.resourcePriority.join(' ')}]\n\t[${this.kindPriority.join(' ')}]\n\t${String(this.delegate)}\n}`;
    }
}
/** The one value the patterns leave; undefined when they leave none or several. */
function narrow(values, patterns, matches) {
    let left = values;
    for (const pattern of patterns) {
        if (left.length <= 1)
            break;
        const matching = left.filter((value) => matches(pattern, value));
        if (matching.length > 0)
            left = matching;
    }
    return left.length === 1 ? left[0] : undefined;
}
function fits(pattern, value) {
    return ((pattern.group === AnyGroup || pattern.group === value.group) &&
        (pattern.version === AnyVersion || pattern.version === value.version));
}
function fitsKind(pattern, value) {
    return fits(pattern, value) && (pattern.kind === AnyKind || pattern.kind === value.kind);
}
