/** The facts about such a message, for errors. */
export function stringListMessage(type) {
    return { type, fields: [['items', 'string', 0]] };
}
/**
 * Reads the message.
 * @param list what was read before: strings are added to it
 * @throws ProtobufError
 */
export function readStringList(reader, list, facts) {
    const outer = reader.open();
    const items = list ?? [];
    for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
        if (tag === 10)
            items.push(reader.string());
        else
            reader.other(tag, facts);
    }
    reader.leave(outer);
    return items;
}
/** Writes the message, also for a list that is absent, null or empty: a message without strings. */
export function writeStringList(writer, list, tag) {
    const size = writer.size();
    writer.strings(list, 10);
    writer.close(size, tag);
}
