import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import { isDecodeError } from '#apimachinery/runtime/decode_error';
import { interpret } from '#apimachinery/runtime/serializer/json/meta';
import { append } from '#engine/go/append';
import { spellingsOf } from '#engine/json/notes';
import { formatPath } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { verifyDocument } from '#engine/verbs/verify';
import { scheme } from '../../index.js';
import { contentLine, documentsOf, formatOf } from './documents.js';
import { documentAt, readPlaced } from './places.js';
import { readInput } from './read_input.js';
/** Maximum nesting of Lists, against hostile input. */
const MAX_LISTS = 8;
/** The objects of a file, the items of Lists one by one. @throws InputError */
export async function readObjects({ path }) {
    return objectsIn(path, await readInput(path));
}
/** The same for a file that has been read. */
export function objectsIn(path, data) {
    const results = [];
    for (const document of documentsOf(data, formatOf(path, data)))
        append(results, new DocumentReader(path, document).results());
    return results;
}
class DocumentReader {
    #path;
    #document;
    constructor(path, document) {
        this.#path = path;
        this.#document = document;
    }
    results() {
        const { error, line, indent, format } = this.#document;
        if (error !== undefined)
            return [{ fault: { reason: 'syntax', line, column: indent + 1, path: '', text: error } }];
        const placed = readPlaced(this.#document, false);
        if ('reason' in placed)
            return [{ fault: placed }];
        if (placed.value === null && format === 'yaml')
            return [];
        const results = [];
        const open = [{ value: placed.value, keys: [] }];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            const { value, keys, listKind } = next;
            const result = this.#read(value, keys, placed, listKind);
            if (!('items' in result)) {
                results.push(result);
                continue;
            }
            if (keys.length >= MAX_LISTS * 2)
                return [...results, { fault: this.#fault(placed, keys, `more than ${MAX_LISTS} Lists within each other`) }];
            for (let index = result.items.length - 1; index >= 0; index--)
                open.push({ value: result.items[index], keys: [...keys, 'items', index], listKind: result.gvk });
        }
        return results;
    }
    #read(value, keys, placed, listKind) {
        let gvk;
        try {
            gvk = kindOf(value, listKind, this.#document.format === 'yaml');
        }
        catch (error) {
            if (!isDecodeError(error))
                return { fault: this.#fault(placed, keys, asError(error).message) };
            return { fault: this.#fault(placed, [...keys, ...(error.faults[0]?.keys ?? [])], error.text) };
        }
        if (gvk.kind === '')
            return { fault: this.#fault(placed, keys, `Object 'Kind' is missing`) };
        const type = scheme.typeFor(gvk);
        const checked = type === undefined
            ? { value, faults: [] }
            : verifyDocument(type, documentAt(placed, value, keys, this.#document), { scalars });
        const [fault] = checked.faults;
        if (fault !== undefined)
            return { fault: { ...this.#fault(placed, [...keys, ...fault.keys], fault.text), reason: fault.reason } };
        const object = checked.value;
        const items = property(object, 'items');
        if (gvk.kind.endsWith('List') && Array.isArray(items))
            return { items, gvk };
        const metadata = property(object, 'metadata');
        const line = keys.length === 0 ? contentLine(this.#document) : placed.locate(keys).line;
        return {
            read: {
                path: this.#path,
                line,
                gvk,
                name: textOf(metadata, 'name'),
                namespace: textOf(metadata, 'namespace'),
                labels: labelsOf(metadata),
                object,
                ...(type === undefined && { spellings: spellingsOf(placed.detailsAt(keys)?.root) }),
            },
        };
    }
    #fault(placed, keys, text) {
        return { reason: 'type', ...placed.locate(keys), path: formatPath(keys), text };
    }
}
/** The kind of an object; items of typed lists may omit it. */
function kindOf(value, listKind, sorted) {
    const said = interpret(value, sorted);
    if (said.kind !== '' || listKind === undefined || listKind.kind === 'List')
        return said;
    return listKind.groupVersion().withKind(listKind.kind.slice(0, -'List'.length));
}
function property(object, name) {
    return typeof object === 'object' && object !== null && Object.hasOwn(object, name)
        ? object[name]
        : undefined;
}
function textOf(object, name) {
    const value = property(object, name);
    return typeof value === 'string' ? value : '';
}
/** Custom resources are not verified. */
function labelsOf(metadata) {
    const labels = property(metadata, 'labels');
    if (typeof labels !== 'object' || labels === null || Array.isArray(labels))
        return {};
    return Object.fromEntries(Object.entries(labels).filter((entry) => typeof entry[1] === 'string'));
}
