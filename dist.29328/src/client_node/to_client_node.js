import { classOf } from '../../apimachinery/runtime/kind_class.js';
import { scheme } from '../scheme.js';
import { ClientNodeError } from './client_node_error.js';
import { convertValue } from './convert_value.js';
import { MicroTimeDate } from './micro_time.js';
import { clientName } from './names.js';
const direction = {
    nameOf: (field) => field,
    renamed: clientName,
    time: toDate,
    microTime: (value, path) => (toDate(value, path) instanceof Date ? new MicroTimeDate(value) : value),
};
/**
 * The object in the form that `@kubernetes/client-node` takes and gives: times are Dates, and `from`, `continue`,
 * `default` and their like have the names of its classes (`_from`). Without it the official client drops these fields: a
 * NetworkPolicy loses its `from`, which lets everybody in.
 *
 * The copy shares what is not changed. Microseconds are kept.
 * @throws ClientNodeError for fields that the Kind does not have, and for times that no Date can hold
 * @throws NotRegisteredError for a kind that is not built in
 */
export function toClientNode(object, { unknownFields = 'error' } = {}) {
    const typed = scheme.from(object);
    const { value, unknown } = convertValue(classOf(typed), typed, direction);
    if (unknown.length > 0 && unknownFields === 'error')
        throw new ClientNodeError(`the official client would drop ${unknown.join(', ')}`, unknown);
    return value;
}
function toDate(value, path) {
    if (typeof value !== 'string')
        return value;
    const date = new Date(value);
    if (Number.isNaN(date.getTime()))
        throw new ClientNodeError(`${path}: no Date can hold ${value}`, [path]);
    return date;
}
