import { KindBase } from '../../apimachinery/runtime/kind_base.js';
import { classOf } from '../../apimachinery/runtime/kind_class.js';
import { scheme } from '../scheme.js';
import { ClientNodeError } from './client_node_error.js';
import { convertValue } from './convert_value.js';
import { clientName } from './names.js';
const direction = {
    nameOf: clientName,
    renamed: (field) => field,
    time: (value, path) => textOf(value, path)?.replace('.000Z', 'Z') ?? value,
    // V1MicroTime writes microseconds; a plain Date writes milliseconds, which servers refuse here.
    microTime: (value, path) => textOf(value, path)?.replace(/\.(\d{3})Z$/, '.$1000Z') ?? value,
};
export function fromClientNode(kindOrModel, model) {
    const kind = model === undefined ? classOf(scheme.from(kindOrModel)) : kindOrModel;
    const checked = KindBase.from.call(kind, (model ?? kindOrModel));
    const { value, unknown } = convertValue(kind, checked, direction);
    if (unknown.length > 0)
        throw new ClientNodeError(`${kind.kind} of the official client does not have ${unknown.join(', ')}`, unknown);
    return new kind(value);
}
/** The text of a Date; undefined for what is none. */
function textOf(value, path) {
    if (!(value instanceof Date))
        return undefined;
    if (Number.isNaN(value.getTime()))
        throw new ClientNodeError(`${path}: invalid Date`, [path]);
    return value.toISOString();
}
