import { DecodeError } from '#apimachinery/runtime/decode_error';
import { cannotUnmarshal, typeName } from '#engine/go/cannot_unmarshal';
import { setOwn } from '#engine/json/own_property';
import { isMap } from '../nested_field.js';
/** The items as Go's decoder reads them: an absent list is empty, a null item an empty object. */
export function listItems(content) {
    const items = content['items'];
    if (items === null)
        return [];
    if (!Array.isArray(items))
        throw new DecodeError(cannotUnmarshal(typeName(items), '[]json.RawMessage', 'struct field decodeList.items'));
    return items.map((item) => {
        if (item !== null && !isMap(item))
            throw new DecodeError(cannotUnmarshal(typeName(item), 'map[string]interface {}'));
        return item ?? {};
    });
}
/** Servers omit the kind of items in typed lists. */
export function nameItems({ apiVersion = '', kind = '', items, }) {
    for (const item of items) {
        if (says(item.kind) || says(item.apiVersion))
            continue;
        setOwn(item, 'kind', kind.replace(/List$/, ''));
        setOwn(item, 'apiVersion', apiVersion);
    }
}
function says(text) {
    return typeof text === 'string' && text !== '';
}
