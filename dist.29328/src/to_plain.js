import { setOwn } from '#engine/json/own_property';
import { copyNested } from '#engine/verbs/copy_nested';
import { KindBase } from '../apimachinery/runtime/kind_base.js';
import { classOf } from '../apimachinery/runtime/kind_class.js';
export function toPlain(object) {
    return plain(copyNested(object));
}
/** Makes a copy plain, in place where it is so already. */
function plain(value) {
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array)
        return value;
    if (Array.isArray(value)) {
        value.forEach((item, index) => {
            value[index] = plain(item);
        });
        return value;
    }
    for (const [key, field] of Object.entries(value)) {
        if (typeof field === 'object')
            setOwn(value, key, plain(field));
    }
    if (Object.getPrototypeOf(value) === Object.prototype)
        return value;
    if (!(value instanceof KindBase) || Object.hasOwn(value, 'kind'))
        return { ...value };
    const { apiVersion, kind } = classOf(value);
    return { ...(apiVersion !== '' && { apiVersion, kind }), ...value };
}
