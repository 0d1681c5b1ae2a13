import { defineListKind } from '#apimachinery/apis/meta/v1/unstructured/define_list_kind';
/** The classes that were made here, so that a Kind has one. */
const made = /* @__PURE__ */ new WeakMap();
/** The class of a Kind's list: the one that the client was given, else one made for the Kind. */
export function listClassOf(item, content) {
    const { group, version } = item;
    const known = content.scheme.typeFor({ group, version, kind: `${item.kind}List` }) ?? content.classWithCodec(`${item.type}List`);
    // Where a module was loaded twice, the other class's list has objects of that class.
    if (known?.fields.some(([name, of]) => name === 'items' && of === item))
        return known;
    const own = made.get(item);
    if (own !== undefined)
        return own;
    const list = defineListKind(item);
    made.set(item, list);
    return list;
}
