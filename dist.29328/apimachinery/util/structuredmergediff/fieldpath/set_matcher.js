import { comparePathElements, equalPathElements, fieldNameElement, indexElement, } from './path_element.js';
/** Any step. Mirrors Go's `fieldpath.MatchAnyPathElement`. */
export const anyElement = '*any*';
/** Which fields of a set to keep. Mirrors Go's `fieldpath.SetMatcher`. */
export class SetMatcher {
    /** Whether all fields match. Then there are no members. */
    wildcard;
    /** Sorted; the one for any step comes first. */
    members;
    constructor(wildcard, members = []) {
        this.wildcard = wildcard;
        this.members = wildcard ? [] : [...members].sort((a, b) => compareMatchers(a.path, b.path));
    }
    /** The matcher for the fields below a step; `undefined` when the step does not match. */
    find(element) {
        return this.members.find(({ path }) => path === anyElement || equalPathElements(path, element))?.child;
    }
    /** A matcher for whatever either matches. Mirrors Go's `SetMatcher.Merge`. */
    merge(other) {
        if (this.wildcard || other.wildcard)
            return matchAnySet();
        const merged = [...this.members];
        for (const member of other.members) {
            const at = this.members.findIndex(({ path }) => compareMatchers(path, member.path) === 0);
            if (at < 0)
                merged.push(member);
            else
                merged[at] = { path: member.path, child: merged[at].child.merge(member.child) };
        }
        return new SetMatcher(false, merged);
    }
}
function compareMatchers(a, b) {
    if (a === anyElement || b === anyElement)
        return Number(b === anyElement) - Number(a === anyElement);
    return comparePathElements(a, b);
}
/** A matcher of all fields. Mirrors Go's `fieldpath.MatchAnySet`. */
export function matchAnySet() {
    return new SetMatcher(true);
}
/**
 * A matcher for all fields below a path, and for the steps that lead there: field names (strings), indexes (numbers),
 * elements, and {@link anyElement}. Mirrors Go's `fieldpath.MakePrefixMatcherOrDie`.
 */
export function prefixMatcher(...parts) {
    return parts.reduceRight((child, part) => new SetMatcher(false, [{ path: matcherOf(part), child }]), matchAnySet());
}
function matcherOf(part) {
    if (part === anyElement)
        return part;
    if (typeof part === 'string')
        return fieldNameElement(part);
    return typeof part === 'number' ? indexElement(part) : part;
}
