import type { ObjectMetaAccessor } from '#apimachinery/apis/meta/v1/object';
import { newPath, type PathOptions } from '#apimachinery/util/validation/field/path';
import { flatten, newAggregate } from '#apimachinery/util/errors/aggregate';
import { compileTerm, isEmptyTerm, type CompiledTerm } from './internal/node_selector_term.ts';
import type { NodeSelector } from './zz_generated.types.ts';

/** A node, as selectors see it: its labels and its name. */
export type SelectableNode = ObjectMetaAccessor | null | undefined;

/** A choice among nodes, made ready for many of them. */
export interface NodeMatcher {
  /** Whether the node is chosen. No node never is. */
  match(node: SelectableNode): boolean;
}

/** As {@link NodeMatcher}, of terms that may be wrong. */
export interface LazyErrorNodeMatcher {
  /**
   * Whether the node is chosen. No node never is.
   * @throws {Aggregate} of field errors when no term chooses the node and there are wrong ones
   */
  match(node: SelectableNode): boolean;
}

/**
 * Makes a node selector ready for matching: a node is chosen when one of the terms chooses it. A term is met when all
 * its conditions are; one without conditions chooses no node. Fields are those of the node's metadata, of which there is
 * `metadata.name`; a node without a name meets all conditions on fields.
 *
 * Mirrors Go's `NewNodeSelector` of component-helpers/scheduling/corev1/nodeaffinity.
 * @param options `path`: where the selector stands, for the errors
 * @throws {Aggregate} of field errors, with Go's text
 */
export function newNodeSelector(nodeSelector: NodeSelector, options?: PathOptions): NodeMatcher {
  const terms = compileTerms(nodeSelector, options);
  const wrong = flatten(newAggregate(terms.flatMap((term) => term.errors)));
  if (wrong !== undefined) throw wrong;
  return { match: (node) => Boolean(node) && terms.some((term) => term.match(node)) };
}

/**
 * As {@link newNodeSelector}, but wrong terms are reported only when no other term chooses the node, as the API server
 * and the scheduler do for pods that exist. Mirrors Go's `NewLazyErrorNodeSelector` of
 * component-helpers/scheduling/corev1/nodeaffinity.
 */
export function newLazyErrorNodeSelector(nodeSelector: NodeSelector, options?: PathOptions): LazyErrorNodeMatcher {
  const terms = compileTerms(nodeSelector, options);
  const wrong = flatten(newAggregate(terms.flatMap((term) => term.errors)));
  const right = terms.filter((term) => term.errors.length === 0);
  return {
    match(node) {
      if (!node) return false;
      for (const term of right) if (term.match(node)) return true;
      // All wrong terms count: Go, too, looks at every term before it says that none chooses the node.
      if (wrong !== undefined) throw wrong;
      return false;
    },
  };
}

/**
 * Whether a node selector chooses the node. To ask for many nodes, make a {@link newLazyErrorNodeSelector} once. A missing
 * node or selector matches nothing. Mirrors Go's `MatchNodeSelectorTerms` of component-helpers/scheduling/corev1.
 * @throws {Aggregate} of field errors when no term chooses the node and there are wrong ones
 */
export function matchNodeSelectorTerms(node: SelectableNode, nodeSelector: NodeSelector | null | undefined): boolean {
  return Boolean(node && nodeSelector) && newLazyErrorNodeSelector(nodeSelector!).match(node);
}

function compileTerms(nodeSelector: NodeSelector, options: PathOptions | undefined): CompiledTerm[] {
  const path = (options?.path ?? newPath()).child('nodeSelectorTerms');
  return (nodeSelector.nodeSelectorTerms ?? []).flatMap((term, index) =>
    isEmptyTerm(term) ? [] : [compileTerm(term, path.index(index))],
  );
}
