import { KindBase } from '../../apimachinery/runtime/kind_base.ts';
import { type KindClass } from '../../apimachinery/runtime/kind_class.ts';
import type { ClientNodeModel } from './model.ts';
/**
 * The object of a form that `@kubernetes/client-node` gives (an instance of `V1Pod`, or a plain object of that shape),
 * as an instance of the Kind's class. Dates become texts, `_from`, `_continue`, `_default` and their like get their
 * JSON names.
 *
 * Items of a list come from servers without `apiVersion` and `kind`: say the Kind, `fromClientNode(Pod, item)`.
 * @throws ClientNodeError for properties that the official client's class does not have (`from` in place of `_from`),
 * because its serializer would drop them too, and for invalid Dates
 * @throws NotRegisteredError MissingKindError MissingVersionError KindMismatchError
 */
export declare function fromClientNode<T extends object>(kind: KindClass<T>, model: ClientNodeModel<T>): T & KindBase;
export declare function fromClientNode(model: object): KindBase;
