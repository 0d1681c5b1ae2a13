import { compareUTF8 } from '#engine/text/utf8';
import { Equals } from '../selection/operator.js';
import { lookup } from './internal/lookup.js';
import { byKey, newRequirement, Requirement } from './requirement.js';
import { everything, RequirementSelector } from './selector.js';
/**
 * Selects objects that have all these labels; {@link everything} for none. Labels are not validated: invalid keys and
 * values only match themselves. Mirrors Go's `labels.SelectorFromSet`.
 */
export function selectorFromSet(set) {
    return selectorFromValidatedSet(set);
}
/** The same as {@link selectorFromSet}. Mirrors Go's `labels.SelectorFromValidatedSet`. */
export function selectorFromValidatedSet(set) {
    return fromSet(set, (key, value) => new Requirement(key, Equals, [value]));
}
/**
 * As {@link selectorFromSet}, with validation. Mirrors Go's `labels.ValidatedSelectorFromSet`.
 *
 * Differs from Go: of several invalid labels the first by key is reported, in Go a random one.
 * @throws {Aggregate} of field errors for an invalid label key or value
 */
export function validatedSelectorFromSet(set) {
    return fromSet(set, (key, value) => newRequirement(key, Equals, [value]));
}
function fromSet(set, requirement) {
    const entries = Object.entries(set ?? {}).sort(([a], [b]) => compareUTF8(a, b));
    if (entries.length === 0)
        return everything();
    return new RequirementSelector(entries.map(([key, value]) => requirement(key, value)));
}
/**
 * Selects objects that have all labels of a valid set. Cheaper to create than {@link selectorFromSet}: nothing is
 * sorted, validated or copied. Mirrors Go's `labels.ValidatedSetSelector`.
 */
export class ValidatedSetSelector {
    set;
    /** @param set must not be modified afterwards */
    constructor(set) {
        this.set = set;
    }
    matches(labels) {
        const set = this.set;
        for (const key of Object.keys(set))
            if (lookup(labels, key) !== set[key])
                return false;
        return true;
    }
    empty() {
        return Object.keys(this.set).length === 0;
    }
    toString() {
        return selectorFromValidatedSet(this.set).toString();
    }
    add(...requirements) {
        const own = selectorFromValidatedSet(this.set).requirements() ?? [];
        return new RequirementSelector([...own, ...requirements].sort(byKey));
    }
    requirements() {
        return selectorFromValidatedSet(this.set).requirements();
    }
    deepCopySelector() {
        return new ValidatedSetSelector({ ...this.set });
    }
    requiresExactMatch(label) {
        return lookup(this.set, label);
    }
}
