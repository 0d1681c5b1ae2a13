/** A Quantity in Protobuf: a message holding its string. */
import { ProtobufError } from '#engine/protobuf/error';
import { checkQuantity, QuantityValue } from '../quantity_value.js';
const quantity = {
    type: 'k8s.io/apimachinery/pkg/api/resource.Quantity',
    fields: [['string_', 'string', 0]],
};
/** Strings already validated. The same few occur in every object. */
const SLOTS = 256;
let checked;
function check(text) {
    const slot = (text.charCodeAt(0) * 7 + text.charCodeAt(text.length >> 1) * 31 + text.charCodeAt(text.length - 1) + text.length) &
        (SLOTS - 1);
    if ((checked ??= new Array(SLOTS).fill(''))[slot] === text && text !== '')
        return text;
    const wrong = checkQuantity(text);
    if (wrong !== undefined)
        throw new ProtobufError(wrong);
    return (checked[slot] = text);
}
/** Reads a Quantity; `value` is what an earlier occurrence of the field held. */
export function readQuantity(reader, value = '0') {
    const outer = reader.open();
    let text = value;
    for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
        if (tag === 10)
            text = check(reader.string());
        else
            reader.other(tag, quantity);
    }
    reader.leave(outer);
    return text;
}
/** Writes a Quantity in its canonical form. */
export function writeQuantity(writer, value, tag) {
    const size = writer.size();
    writer.string(value === undefined || value === null ? '0' : QuantityValue.canonical(value), 10);
    writer.close(size, tag);
}
