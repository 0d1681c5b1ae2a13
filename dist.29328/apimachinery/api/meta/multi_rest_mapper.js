import { asError } from '#engine/text/as_error';
import { GroupKind } from '../../runtime/schema/group_version.js';
import { newAggregate } from '../../util/errors/aggregate.js';
import { keyOf } from './key_of.js';
import { maybeResetRESTMapper, } from './rest_mapper.js';
import { AmbiguousKindError, AmbiguousResourceError, isNoMatchError, NoKindMatchError, NoResourceMatchError, } from './rest_mapper_errors.js';
/** Combines mappers: all are asked, and their answers are merged. Mirrors Go's `meta.MultiRESTMapper`. */
export class MultiRESTMapper {
    mappers;
    constructor(mappers) {
        this.mappers = [...mappers];
    }
    resourcesFor(resource) {
        const found = distinct(this.answers((mapper) => mapper.resourcesFor(resource)).flat());
        if (found.length === 0)
            throw new NoResourceMatchError(resource);
        return found;
    }
    kindsFor(resource) {
        const found = distinct(this.answers((mapper) => mapper.kindsFor(resource)).flat());
        if (found.length === 0)
            throw new NoResourceMatchError(resource);
        return found;
    }
    resourceFor(resource) {
        const resources = this.resourcesFor(resource);
        if (resources.length === 1)
            return resources[0];
        throw new AmbiguousResourceError(resource, { resources });
    }
    kindFor(resource) {
        const kinds = this.kindsFor(resource);
        if (kinds.length === 1)
            return kinds[0];
        throw new AmbiguousResourceError(resource, { kinds });
    }
    /** The one mapping of all mappers, even if others fail. */
    restMapping(gk, ...versions) {
        const failures = [];
        const found = this.answers((mapper) => mapper.restMapping(gk, ...versions), failures);
        if (found.length === 1)
            return found[0];
        if (found.length > 1)
            throw new AmbiguousKindError(new GroupKind(gk).withVersion(''), {
                kinds: found.map((mapping) => mapping.groupVersionKind),
            });
        throw newAggregate(failures) ?? new NoKindMatchError(gk, versions);
    }
    restMappings(gk, ...versions) {
        const failures = [];
        const found = this.answers((mapper) => mapper.restMappings(gk, ...versions), failures).flat();
        const failure = newAggregate(failures) ?? (found.length === 0 ? new NoKindMatchError(gk, versions) : undefined);
        if (failure !== undefined)
            throw failure;
        return found;
    }
    /**
     * The answer of the first mapper that has one; otherwise throws the last error. Without mappers, the empty string.
     */
    resourceSingularizer(resource) {
        let failure;
        for (const mapper of this.mappers) {
            try {
                return mapper.resourceSingularizer(resource);
            }
            catch (error) {
                failure = error;
            }
        }
        if (failure !== undefined)
            throw failure;
        return '';
    }
    reset() {
        for (const mapper of this.mappers)
            maybeResetRESTMapper(mapper);
    }
    toString() {
        const nested = this.mappers.map((mapper) => String(mapper).replaceAll('\n', '\n\t'));
        return `MultiRESTMapper{\n\t${nested.join('\n\t')}\n}`;
    }
    /** The mappers' answers. No-match errors are skipped; others are collected or, without a list, thrown. */
    answers(ask, failures) {
        const found = [];
        for (const mapper of this.mappers) {
            try {
                found.push(ask(mapper));
            }
            catch (error) {
                if (isNoMatchError(error))
                    continue;
                if (failures === undefined)
                    throw error;
                failures.push(asError(error));
            }
        }
        return found;
    }
}
function distinct(values) {
    return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
