import { formatDuration, parseDuration } from '../duration.js';
const duration = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.Duration',
    fields: [['duration', 'int64', 0]],
};
/** Reads a Duration; `value` is what an earlier occurrence of the field held. */
export function readDuration(reader, value = '0s') {
    const outer = reader.open();
    let text = value;
    for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
        if (tag === 8)
            text = formatDuration(BigInt(reader.integer()));
        else
            reader.other(tag, duration);
    }
    reader.leave(outer);
    return text;
}
export function writeDuration(writer, value, tag) {
    const size = writer.size();
    writer.int64(parseDuration(value ?? '0'), 8);
    writer.close(size, tag);
}
