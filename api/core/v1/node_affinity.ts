import { compile } from '#apimachinery/labels/compile';
import { selectorFromSet } from '#apimachinery/labels/selector_from_set';
import type { DeepReadonly } from '#apimachinery/runtime/deep_readonly';
import { flatten, newAggregate } from '#apimachinery/util/errors/aggregate';
import { newPath, type PathOptions } from '#apimachinery/util/validation/field/path';
import { compileTerm, isEmptyTerm } from './internal/node_selector_term.ts';
import { type LazyErrorNodeMatcher, newLazyErrorNodeSelector, type SelectableNode } from './node_selector.ts';
import type { PodSpec, PreferredSchedulingTerm } from './zz_generated.types.ts';

/** Something with the spec of a pod: a Pod, or the template of a workload. */
export interface PodSpecAccessor {
  readonly spec?: DeepReadonly<Partial<PodSpec>> | undefined;
}

/** Scores nodes by preference. */
export interface NodeScorer {
  /** The sum of the weights of matching terms. */
  score(node: SelectableNode): number;
}

/**
 * The nodes a pod may be scheduled on by its `spec.nodeSelector` and required node affinity: both must match. An
 * invalid `nodeSelector` is not reported: it only matches nodes with the same labels. Mirrors Go's
 * `GetRequiredNodeAffinity` of component-helpers/scheduling/corev1/nodeaffinity.
 */
export function getRequiredNodeAffinity(pod: PodSpecAccessor): LazyErrorNodeMatcher {
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
export function newPreferredSchedulingTerms(
  terms: readonly DeepReadonly<PreferredSchedulingTerm>[] | null | undefined,
  options?: PathOptions,
): NodeScorer {
  const path = options?.path ?? newPath();
  const compiled = (terms ?? []).flatMap(({ weight, preference }, index) =>
    !weight || preference === undefined || isEmptyTerm(preference)
      ? []
      : [{ weight, term: compileTerm(preference, path.index(index)) }],
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
