import { compile } from '#apimachinery/labels/compile';
import { selectorFromSet } from '#apimachinery/labels/selector_from_set';
import { flatten, newAggregate } from '#apimachinery/util/errors/aggregate';
import { newPath, type PathOptions } from '#apimachinery/util/validation/field/path';
import { compileTerm, isEmptyTerm } from './internal/node_selector_term.ts';
import { newLazyErrorNodeSelector, type LazyErrorNodeMatcher, type SelectableNode } from './node_selector.ts';
import type { PodSpec, PreferredSchedulingTerm } from './zz_generated.types.ts';

/** Something with the spec of a pod: a Pod, or the template of a workload. */
export interface PodSpecAccessor {
  readonly spec?: Partial<PodSpec> | undefined;
}

/** How much nodes are preferred. */
export interface NodeScorer {
  /** The sum of the weights of the terms that choose the node. */
  score(node: SelectableNode): number;
}

/**
 * Which nodes a pod may be placed on by its `spec.nodeSelector` and its required node affinity: both must choose the
 * node. Nothing of a wrong `nodeSelector` is reported: it chooses no node that has not the same labels.
 * Mirrors Go's `GetRequiredNodeAffinity` of component-helpers/scheduling/corev1/nodeaffinity.
 */
export function getRequiredNodeAffinity(pod: PodSpecAccessor): LazyErrorNodeMatcher {
  const byLabels = compile(selectorFromSet(pod.spec?.nodeSelector));
  const required = pod.spec?.affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution;
  const affinity = required ? newLazyErrorNodeSelector(required) : undefined;
  return { match: (node) => byLabels(node?.metadata?.labels) && (affinity?.match(node) ?? true) };
}

/**
 * Makes preferences ready for scoring many nodes. A term of weight 0 is not looked at, and one without conditions
 * chooses no node. Mirrors Go's `NewPreferredSchedulingTerms` of component-helpers/scheduling/corev1/nodeaffinity.
 * @param options `path`: where the terms stand, for the errors
 * @throws {Aggregate} of field errors, with Go's text
 */
export function newPreferredSchedulingTerms(
  terms: readonly PreferredSchedulingTerm[] | null | undefined,
  options?: PathOptions,
): NodeScorer {
  const path = options?.path ?? newPath();
  const compiled = (terms ?? []).flatMap(({ weight, preference }, index) =>
    !weight || isEmptyTerm(preference) ? [] : [{ weight, term: compileTerm(preference, path.index(index)) }],
  );
  const wrong = flatten(newAggregate(compiled.flatMap(({ term }) => term.errors)));
  if (wrong !== undefined) throw wrong;
  return {
    score(node) {
      let score = 0;
      for (const { weight, term } of compiled) if (term.match(node)) score += weight;
      return score;
    },
  };
}

/** The priority of a pod; 0 when it has none. Mirrors Go's `PodPriority` of component-helpers/scheduling/corev1. */
export function podPriority(pod: PodSpecAccessor): number {
  return pod.spec?.priority ?? 0;
}
