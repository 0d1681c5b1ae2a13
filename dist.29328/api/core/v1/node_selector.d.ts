import type { ObjectMetaAccessor } from '#apimachinery/apis/meta/v1/object';
import { type PathOptions } from '#apimachinery/util/validation/field/path';
import type { NodeSelector } from './zz_generated.types.ts';
/** The part of a node that selectors use: its labels and name. */
export type SelectableNode = ObjectMetaAccessor | null | undefined;
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
export declare function newNodeSelector(nodeSelector: NodeSelector, options?: PathOptions): NodeMatcher;
/**
 * As {@link newNodeSelector}, but invalid terms are only reported if no other term matches the node, as the API server
 * and the scheduler do for existing pods. Mirrors Go's `NewLazyErrorNodeSelector` of
 * component-helpers/scheduling/corev1/nodeaffinity.
 */
export declare function newLazyErrorNodeSelector(nodeSelector: NodeSelector, options?: PathOptions): LazyErrorNodeMatcher;
/**
 * Whether a node selector matches the node. For many nodes, create a {@link newLazyErrorNodeSelector} once. A missing
 * node or selector matches nothing. Mirrors Go's `MatchNodeSelectorTerms` of component-helpers/scheduling/corev1.
 * @throws {Aggregate} of field errors when no term chooses the node and there are wrong ones
 */
export declare function matchNodeSelectorTerms(node: SelectableNode, nodeSelector: NodeSelector | null | undefined): boolean;
