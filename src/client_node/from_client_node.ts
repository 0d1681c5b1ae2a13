import { KindBase } from '../../apimachinery/runtime/kind_base.ts';
import { classOf, type KindClass } from '../../apimachinery/runtime/kind_class.ts';
import { scheme } from '../scheme.ts';
import { ClientNodeError } from './client_node_error.ts';
import { convertValue, type Direction } from './convert_value.ts';
import type { ClientNodeModel } from './model.ts';
import { clientName } from './names.ts';

const direction: Direction = {
  nameOf: clientName,
  renamed: (field) => field,
  time: (value, path) => textOf(value, path)?.replace('.000Z', 'Z') ?? value,
  // V1MicroTime writes microseconds; a plain Date writes milliseconds, which servers refuse here.
  microTime: (value, path) => textOf(value, path)?.replace(/\.(\d{3})Z$/, '.$1000Z') ?? value,
};

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
export function fromClientNode<T extends object>(kind: KindClass<T>, model: ClientNodeModel<T>): T & KindBase;
export function fromClientNode(model: object): KindBase;
export function fromClientNode(kindOrModel: object, model?: object): KindBase {
  const kind = model === undefined ? classOf(scheme.from(kindOrModel)) : (kindOrModel as KindClass);
  const checked = KindBase.from.call(kind, (model ?? kindOrModel) as never);
  const { value, unknown } = convertValue(kind, checked, direction);
  if (unknown.length > 0)
    throw new ClientNodeError(`${kind.kind} of the official client does not have ${unknown.join(', ')}`, unknown);
  return new kind(value as never);
}

/** The text of a Date; undefined for what is none. */
function textOf(value: unknown, path: string): string | undefined {
  if (!(value instanceof Date)) return undefined;
  if (Number.isNaN(value.getTime())) throw new ClientNodeError(`${path}: invalid Date`, [path]);
  return value.toISOString();
}
