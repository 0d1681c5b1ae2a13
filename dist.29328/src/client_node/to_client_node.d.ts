import type { RuntimeObject } from '../../apimachinery/runtime/runtime_object.ts';
import type { ClientNodeModel } from './model.ts';
/** What {@link toClientNode} does with what the official client does not know. */
export interface ToClientNodeOptions {
    /**
     * `error`, the default, refuses fields that the Kind does not have here, because the official client drops them
     * without a word. `keep` copies them as they are, for code that only reads the result.
     */
    readonly unknownFields?: 'error' | 'keep';
}
/**
 * The object in the form that `@kubernetes/client-node` takes and gives: times are Dates, and `from`, `continue`,
 * `default` and their like have the names of its classes (`_from`). Without it the official client drops these fields: a
 * NetworkPolicy loses its `from`, which lets everybody in.
 *
 * The copy shares what is not changed. Microseconds are kept.
 * @throws ClientNodeError for fields that the Kind does not have, and for times that no Date can hold
 * @throws NotRegisteredError for a kind that is not built in
 */
export declare function toClientNode<T extends RuntimeObject>(object: T, { unknownFields }?: ToClientNodeOptions): ClientNodeModel<T>;
