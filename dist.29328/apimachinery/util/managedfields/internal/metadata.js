import { Time } from '#apimachinery/apis/meta/v1/time';
import { GroupVersionKind, parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { setOwn } from '#engine/json/own_property';
import { get, isList, isMap } from '../../structuredmergediff/value/index.js';
/** `undefined` for what is not an object with metadata. */
function metadataOf(object) {
    const metadata = get(object, 'metadata');
    return isMap(metadata) ? metadata : undefined;
}
/** A field of the metadata; empty when it is not a string. */
export function metadataText(object, name) {
    const value = get(metadataOf(object) ?? {}, name);
    return typeof value === 'string' ? value : '';
}
/** As Go reads them from an unstructured object: `undefined` when any entry is invalid. */
export function managedFieldsOf(object) {
    const entries = get(metadataOf(object) ?? {}, 'managedFields');
    return isList(entries) && entries.every(isEntry) ? entries : undefined;
}
const texts = ['manager', 'operation', 'apiVersion', 'fieldsType', 'subresource'];
function isEntry(value) {
    if (!isMap(value))
        return false;
    const time = get(value, 'time') ?? undefined;
    return ((time === undefined || Time.check(time) === undefined) &&
        texts.every((name) => typeof (get(value, name) ?? '') === 'string'));
}
/** The annotations, if all are strings. */
export function annotationsOf(object) {
    const annotations = get(metadataOf(object) ?? {}, 'annotations');
    return isMap(annotations) && Object.values(annotations).every((value) => typeof value === 'string')
        ? annotations
        : undefined;
}
/** A copy with one property changed or removed. It keeps its class. */
export function withProperty(object, name, value) {
    const copy = Object.create(Object.getPrototypeOf(object));
    for (const key of Object.keys(object))
        if (key !== name)
            setOwn(copy, key, object[key]);
    if (value !== undefined)
        setOwn(copy, name, value);
    return copy;
}
/** A copy with one field of the metadata changed, or taken away. Metadata that are no object stay as they are, as in Go. */
export function withMetadata(object, name, value) {
    const metadata = get(object, 'metadata');
    if (metadata === undefined ? value === undefined : !isMap(metadata))
        return object;
    return withProperty(object, 'metadata', withProperty(metadata ?? {}, name, value));
}
/** A copy with these managedFields, or without any. */
export function withManagedFields(object, entries) {
    return withMetadata(object, 'managedFields', entries);
}
/** The kind of an object; empty when its apiVersion is invalid, as in Go. */
export function kindOf(object) {
    const { apiVersion, kind } = object;
    try {
        return parseGroupVersion(typeof apiVersion === 'string' ? apiVersion : '').withKind(typeof kind === 'string' ? kind : '');
    }
    catch {
        return new GroupVersionKind({});
    }
}
/** `default/web; apps/v1, Kind=Deployment`: an object in Go's error messages. */
export function nameInText(object) {
    return `${metadataText(object, 'namespace')}/${metadataText(object, 'name')}; ${kindOf(object).toString()}`;
}
