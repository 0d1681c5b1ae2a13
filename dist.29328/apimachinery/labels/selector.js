import { compileRequirements } from './internal/matcher.js';
import { byKey } from './requirement.js';
/** A selector of requirements that are sorted by key. */
export class RequirementSelector {
    list;
    #matcher;
    constructor(requirements) {
        this.list = requirements;
    }
    matches(labels) {
        return (this.#matcher ??= compileRequirements(this.list))(labels);
    }
    empty() {
        return this.list.length === 0;
    }
    toString() {
        return this.list.join(',');
    }
    add(...requirements) {
        return new RequirementSelector([...this.list, ...requirements].sort(byKey));
    }
    requirements() {
        return this.list;
    }
    deepCopySelector() {
        return this;
    }
    requiresExactMatch(label) {
        const requirement = this.list.find((each) => each.key() === label);
        if (requirement === undefined || !['=', '==', 'in'].includes(requirement.operator()))
            return undefined;
        const values = requirement.valuesUnsorted();
        return values.length === 1 ? values[0] : undefined;
    }
}
class NothingSelector {
    matches() {
        return false;
    }
    empty() {
        return false;
    }
    toString() {
        return '';
    }
    add() {
        return this;
    }
    requirements() {
        return undefined;
    }
    deepCopySelector() {
        return this;
    }
    requiresExactMatch() {
        return undefined;
    }
}
const sharedEverything = /* @__PURE__ */ new RequirementSelector([]);
const sharedNothing = /* @__PURE__ */ new NothingSelector();
/** Selects all objects. Mirrors Go's `labels.Everything`. */
export function everything() {
    return sharedEverything;
}
/** Selects no object, whatever is added. Mirrors Go's `labels.Nothing`. */
export function nothing() {
    return sharedNothing;
}
/** Whether a selector never matches. Mirrors Go's `labels.MatchesNothing`. */
export function matchesNothing(selector) {
    return selector.requirements() === undefined;
}
/** A selector without conditions, to add some to. Mirrors Go's `labels.NewSelector`. */
export function newSelector() {
    return sharedEverything;
}
