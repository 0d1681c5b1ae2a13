import { EquivalentResourceRegistry } from '#apimachinery/runtime/equivalent_resource_registry';
import { GroupResource, GroupVersionKind, parseGroupVersion, } from '#apimachinery/runtime/schema/group_version';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import { ValueDocument } from '#engine/json/value_document';
import { finish } from '#engine/steps';
import { copy } from '#engine/verbs/copy';
import { withObjectMeta } from '../storage/with_metadata.js';
/** What admission plug-ins of a server work with: the resources that it serves, with their versions and formats. */
export function serverInterfaces(resources) {
    // Resources of two groups may be the same objects.
    const stored = new Map();
    for (const { hub, groupVersion: { group }, resource, subresource, } of resources)
        if (subresource === '')
            stored.set(String(new GroupResource({ group, resource })), String(new GroupResource({ group: hub.group, resource })));
    const equivalents = new EquivalentResourceRegistry((resource) => stored.get(String(resource)) ?? '');
    const byKind = new Map();
    for (const served of resources) {
        const { kind, groupVersion, resource, subresource } = served;
        equivalents.registerKindFor({ ...groupVersion, resource }, subresource, kind);
        const name = String(new GroupVersionKind(kind));
        if (subresource === '' || !byKind.has(name))
            byKind.set(name, served);
    }
    const servedAs = (kind) => {
        const found = byKind.get(String(new GroupVersionKind(kind)));
        if (found === undefined)
            throw new Error(`no resource of kind ${String(new GroupVersionKind(kind))} is served`);
        return found;
    };
    return {
        equivalents,
        convert(object, kind) {
            const from = kindOf(object);
            const to = new GroupVersionKind(kind);
            if (from.equals(to))
                return object;
            const hub = servedAs(from).toHub(withObjectMeta(object));
            const { custom, fromHub } = servedAs(to);
            return custom?.convert === undefined ? fromHub(hub) : custom.convert(hub);
        },
        decode(data, kind) {
            const served = servedAs(kind);
            // It may share parts with a stored object.
            const document = new ValueDocument(copy(data));
            const { object, gvk } = new Serializer(served.scheme).decode(document, kind, new served.kind());
            return served.fromHub(finish(served.accept(withObjectMeta(object), gvk)).object);
        },
        typeConverter: (kind) => byKind.get(String(new GroupVersionKind(kind)))?.types,
    };
}
function kindOf({ apiVersion = '', kind = '' }) {
    return parseGroupVersion(apiVersion).withKind(kind);
}
