import { asError } from '#engine/text/as_error';
import { newAggregate } from '../../util/errors/aggregate.js';
import { MultiRESTMapper } from './multi_rest_mapper.js';
import { isNoMatchError } from './rest_mapper_errors.js';
/**
 * Combines mappers: where a single answer is wanted, the first mapper that has one wins. Mirrors Go's
 * `meta.FirstHitRESTMapper`.
 *
 * Differs from Go: throws without mappers; Go returns empty answers.
 */
export class FirstHitRESTMapper extends MultiRESTMapper {
    resourceFor(resource) {
        return this.firstAnswer((mapper) => mapper.resourceFor(resource), () => super.resourceFor(resource));
    }
    kindFor(resource) {
        return this.firstAnswer((mapper) => mapper.kindFor(resource), () => super.kindFor(resource));
    }
    restMapping(gk, ...versions) {
        return this.firstAnswer((mapper) => mapper.restMapping(gk, ...versions), () => super.restMapping(gk, ...versions));
    }
    toString() {
        return `FirstHitRESTMapper{\n\t${super.toString()}\n}`;
    }
    firstAnswer(ask, withoutMappers) {
        const failures = [];
        for (const mapper of this.mappers) {
            try {
                return ask(mapper);
            }
            catch (error) {
                failures.push(asError(error));
            }
        }
        if (failures.length === 0)
            return withoutMappers();
        throw failures.length === 1 || failures.every(isNoMatchError) ? failures[0] : newAggregate(failures);
    }
}
