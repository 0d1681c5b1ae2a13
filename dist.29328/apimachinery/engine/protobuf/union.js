const isMessage = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/**
 * Reads a boolean in field 1, or a message in field 2, which wins.
 * @throws ProtobufError
 */
export function readOrBool(reader, value, read, facts) {
    const outer = reader.open();
    let bool = value === true;
    let message = isMessage(value) ? value : undefined;
    for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
        if (tag === 8)
            bool = reader.bool();
        else if (tag === 18)
            message = read(reader, message);
        else
            reader.other(tag, facts);
    }
    reader.leave(outer);
    return message ?? bool;
}
/** Writes what {@link readOrBool} reads: a boolean, or an object by `write`, beside which the boolean is true. */
export function writeOrBool(writer, value, write, tag) {
    const size = writer.size();
    if (isMessage(value))
        write(writer, value, 18);
    writer.bool(isMessage(value) || value, 8);
    writer.close(size, tag);
}
/**
 * Reads a message in field 1, or a list in field 2, which wins unless it is empty. With neither, it is null, though the
 * type doesn't say so: the API refuses such an object.
 * @throws ProtobufError
 */
export function readOrList(reader, value, read, readItem, facts) {
    const outer = reader.open();
    let list = Array.isArray(value) ? value : undefined;
    let message = !Array.isArray(value) && isMessage(value) ? value : null;
    for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
        if (tag === 10)
            message = read(reader, message ?? undefined);
        else if (tag === 18)
            (list ??= []).push(readItem(reader));
        else
            reader.other(tag, facts);
    }
    reader.leave(outer);
    return (list ?? message);
}
/** Writes what {@link readOrList} reads: a list, each item by `writeItem`, or an object by `write`. */
export function writeOrList(writer, value, write, writeItem, tag) {
    const size = writer.size();
    if (Array.isArray(value))
        writer.list(value, writeItem, 18);
    else if (isMessage(value))
        write(writer, value, 10);
    writer.close(size, tag);
}
/** An item that is a string. */
export function readStringItem(reader) {
    return reader.string();
}
/** Writes what {@link readStringItem} reads. Undefined is the empty string. */
export function writeStringItem(writer, value, tag) {
    writer.string(value, tag);
}
