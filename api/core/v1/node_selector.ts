import type { ObjectMetaAccessor } from '#apimachinery/apis/meta/v1/object';
import type { DeepReadonly } from '#apimachinery/runtime/deep_readonly';
import { flatten, newAggregate } from '#apimachinery/util/errors/aggregate';
import { newPath, type PathOptions } from '#apimachinery/util/validation/field/path';
import { type CompiledTerm, compileTerm, isEmptyTerm } from './internal/node_selector_term.ts';
import type { NodeSelector } from './zz_generated.types.ts';

/** The part of a node that selectors use: its labels and name. */
export type SelectableNode = DeepReadonly<ObjectMetaAccessor> | null | undefined;

/** A compiled node selector. */
export interface NodeMatcher {
  /** Whether the node is chosen. No node never is. */
  match(node: SelectableNode): boolean;
}

/** As {@link NodeMatcher}, for terms that may be invalid. */
export interface LazyErrorNodeMatcher {
  /**
   * Whether the node is chosen. No node never is.
   * @throws {Aggregate} of field errors when no term chooses the node and there are wrong ones
   */
  match(node: SelectableNode): boolean;
}

/**
 * Compiles a node selector: a node matches if any term does. A term matches if all its conditions do; one without
 * conditions matches no node. The only field is `metadata.name`; a node without a name matches all field conditions.
 *
 * Mirrors Go's `NewNodeSelector` of component-helpers/scheduling/corev1/nodeaffinity.
 * @param options `path`: the path of the selector, for errors
 * @throws {Aggregate} of field errors, with Go's text
 */
export function newNodeSelector(nodeSelector: DeepReadonly<NodeSelector>, options?: PathOptions): NodeMatcher {
  const terms = compileTerms(nodeSelector, options);
  const wrong = flatten(newAggregate(terms.flatMap((term) => term.errors)));
  if (wrong !== undefined) throw wrong;
  return { match: (node) => Boolean(node) && terms.some((term) => term.match(node)) };
}

/**
 * As {@link newNodeSelector}, but invalid terms are only reported if no other term matches the node, as the API server
 * and the scheduler do for existing pods. Mirrors Go's `NewLazyErrorNodeSelector` of
 * component-helpers/scheduling/corev1/nodeaffinity.
 */
export function newLazyErrorNodeSelector(
  nodeSelector: DeepReadonly<NodeSelector>,
  options?: PathOptions,
): LazyErrorNodeMatcher {
  const terms = compileTerms(nodeSelector, options);
  const wrong = flatten(newAggregate(terms.flatMap((term) => term.errors)));
  const right = terms.filter((term) => term.errors.length === 0);
  return {
    match(node) {
      if (!node) return false;
      for (const term of right) if (term.match(node)) return true;
      // All invalid terms are reported: Go too checks every term before concluding that none matches.
      if (wrong !== undefined) throw wrong;
      return false;
    },
  };
}

/**
 * Whether a node selector matches the node. For many nodes, create a {@link newLazyErrorNodeSelector} once. A missing
 * node or selector matches nothing. Mirrors Go's `MatchNodeSelectorTerms` of component-helpers/scheduling/corev1.
 * @throws {Aggregate} of field errors when no term chooses the node and there are wrong ones
 */
export function matchNodeSelectorTerms(
  node: SelectableNode,
  nodeSelector: DeepReadonly<NodeSelector> | null | undefined,
): boolean {
  return node && nodeSelector ? newLazyErrorNodeSelector(nodeSelector).match(node) : false;
}

function compileTerms(nodeSelector: DeepReadonly<NodeSelector>, options: PathOptions | undefined): CompiledTerm[] {
  const path = (options?.path ?? newPath()).child('nodeSelectorTerms');
  return (nodeSelector.nodeSelectorTerms ?? []).flatMap((term, index) =>
    isEmptyTerm(term) ? [] : [compileTerm(term, path.index(index))],
  );
}
