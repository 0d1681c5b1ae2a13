/** An IntOrString in Protobuf: a message with a type field and both values. */
import { ProtobufError } from '#engine/protobuf/error';
const intOrString = {
    type: 'k8s.io/apimachinery/pkg/util/intstr.IntOrString',
    fields: [
        ['type', 'int64', 0],
        ['intVal', 'int32', 0],
        ['strVal', 'string', 0],
    ],
};
/** Reads an IntOrString; `value` is what an earlier occurrence of the field held. */
export function readIntOrString(reader, value = 0) {
    const outer = reader.open();
    let type = typeof value === 'string' ? 1 : 0;
    let int = typeof value === 'number' ? value : 0;
    let string = typeof value === 'string' ? value : '';
    for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
        if (tag === 8)
            type = reader.integer();
        else if (tag === 16)
            int = reader.int32();
        else if (tag === 26)
            string = reader.string();
        else
            reader.other(tag, intOrString);
    }
    reader.leave(outer);
    // Differs from Go: it fails when the value is written as JSON.
    if (type !== 0 && type !== 1)
        throw new ProtobufError('impossible IntOrString.Type');
    return type === 1 ? string : int;
}
/** Writes an IntOrString as a field; undefined is its zero value. */
export function writeIntOrString(writer, value, tag) {
    const size = writer.size();
    const isString = typeof value === 'string';
    writer.string(isString ? value : '', 26);
    writer.int32(isString ? 0 : value, 16);
    writer.int32(isString ? 1 : 0, 8);
    writer.close(size, tag);
}
