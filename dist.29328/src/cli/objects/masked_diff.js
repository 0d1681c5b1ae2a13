import { diff } from '#apimachinery/util/objectdiff/diff';
import { LastAppliedConfigAnnotation } from '#apimachinery/util/patch/last_applied';
import { stringifyJSON } from '#engine/json/stringify';
import { isMap } from '#engine/json/untyped';
/**
 * The differences between two objects, as `diff` finds them, without what Secrets hold: that is `***`, and `*** (before)`
 * and `*** (after)` where it differs, as in kubectl. Secrets inside of other objects count.
 */
export function maskedDiff(before, after, options = {}) {
    const masks = new Masks();
    return diff(masks.cover(before), masks.cover(after), options).map((difference) => masks.shown(difference));
}
/** Stand-ins for values: the same for the same value, so that what differs still does. */
class Masks {
    #of = new Map();
    #all = new Set();
    /** The same value if there is no Secret in it, else a copy. */
    cover(value) {
        if (Array.isArray(value)) {
            const covered = value.map((each) => this.cover(each));
            return covered.some((each, at) => each !== value[at]) ? covered : value;
        }
        if (!isMap(value))
            return value;
        const isSecret = value['kind'] === 'Secret' && value['apiVersion'] === 'v1';
        const changed = {};
        for (const [key, each] of Object.entries(value)) {
            const covered = !isSecret
                ? this.cover(each)
                : key === 'data' || key === 'stringData'
                    ? this.#values(each)
                    : key === 'metadata'
                        ? this.#metadata(each)
                        : each;
            if (covered !== each)
                changed[key] = covered;
        }
        if (Object.keys(changed).length === 0)
            return value;
        return Object.assign(Object.create(Object.getPrototypeOf(value)), value, changed);
    }
    /** What kubectl applied last is in an annotation, whole. */
    #metadata(metadata) {
        if (!isMap(metadata) || !isMap(metadata['annotations']))
            return metadata;
        const { annotations } = metadata;
        if (annotations[LastAppliedConfigAnnotation] === undefined)
            return metadata;
        const lastApplied = this.#value(annotations[LastAppliedConfigAnnotation]);
        return { ...metadata, annotations: { ...annotations, [LastAppliedConfigAnnotation]: lastApplied } };
    }
    #values(values) {
        if (values === null || values === undefined)
            return values;
        if (!isMap(values))
            return this.#value(values);
        return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.#value(value)]));
    }
    /** In base64, as the type of the field demands. */
    #value(value) {
        const key = stringifyJSON(value ?? null);
        const mask = this.#of.get(key) ?? btoa(`secret ${this.#of.size}`.padEnd(24));
        this.#of.set(key, mask);
        this.#all.add(mask);
        return mask;
    }
    shown(difference) {
        const { op, before, after } = difference;
        const differ = op === 'changed' && this.#all.has(before) && this.#all.has(after);
        return {
            ...difference,
            ...(before === undefined ? {} : { before: this.#shown(before, differ ? '*** (before)' : '***') }),
            ...(after === undefined ? {} : { after: this.#shown(after, differ ? '*** (after)' : '***') }),
        };
    }
    #shown(value, text) {
        if (this.#all.has(value))
            return text;
        if (Array.isArray(value))
            return value.map((each) => this.#shown(each, text));
        if (!isMap(value))
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.#shown(each, text)]));
    }
}
