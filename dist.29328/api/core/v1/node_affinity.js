import { compile } from '#apimachinery/labels/compile';
import { selectorFromSet } from '#apimachinery/labels/selector_from_set';
import { flatten, newAggregate } from '#apimachinery/util/errors/aggregate';
import { newPath } from '#apimachinery/util/validation/field/path';
import { compileTerm, isEmptyTerm } from './internal/node_selector_term.js';
import { newLazyErrorNodeSelector } from './node_selector.js';
/**
 * The nodes a pod may be scheduled on by its `spec.nodeSelector` and required node affinity: both must match. An
 * invalid `nodeSelector` is not reported: it only matches nodes with the same labels. Mirrors Go's
 * `GetRequiredNodeAffinity` of component-helpers/scheduling/corev1/nodeaffinity.
 */
export function getRequiredNodeAffinity(pod) {
    const byLabels = compile(selectorFromSet(pod.spec?.nodeSelector));
    const required = pod.spec?.affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution;
    const affinity = required ? newLazyErrorNodeSelector(required) : undefined;
    return { match: (node) => byLabels(node?.metadata?.labels) && (affinity?.match(node) ?? true) };
}
/**
 * Prepares preferences for scoring many nodes. Terms of weight 0 are ignored; those without conditions match no node.
 * Mirrors Go's `NewPreferredSchedulingTerms` of component-helpers/scheduling/corev1/nodeaffinity.
 * @param options `path`: the path of the terms, for errors
 * @throws {Aggregate} of field errors, with Go's text
 */
export function newPreferredSchedulingTerms(terms, options) {
    const path = options?.path ?? newPath();
    const compiled = (terms ?? []).flatMap(({ weight, preference }, index) => !weight || preference === undefined || isEmptyTerm(preference)
        ? []
        : [{ weight, term: compileTerm(preference, path.index(index)) }]);
    const wrong = flatten(newAggregate(compiled.flatMap(({ term }) => term.errors)));
    if (wrong !== undefined)
        throw wrong;
    return {
        score(node) {
            let score = 0;
            for (const { weight, term } of compiled)
                if (term.match(node))
                    score += weight;
            return score;
        },
    };
}
/** The priority of a pod; 0 when it has none. Mirrors Go's `PodPriority` of component-helpers/scheduling/corev1. */
export function podPriority(pod) {
    return pod.spec?.priority ?? 0;
}
