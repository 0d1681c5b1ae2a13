import { KindBase } from '#apimachinery/runtime/kind_base';
import { fromAPIVersionAndKind, GroupVersion, GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { setOwn } from '#engine/json/own_property';
import { Time } from '../time.js';
import { ManagedFieldsEntry, OwnerReference } from '../zz_generated.types.js';
import { fromUnstructured, toUnstructured } from './converter.js';
import { goTypeOfValue } from './internal/go_value.js';
import { listItems, nameItems } from './internal/list_items.js';
import { setMetadata, textOf, tolerant } from './internal/metadata_field.js';
import { isMap, nestedBool, nestedFieldNoCopy, nestedInt64, nestedNullCoercingStringMap, nestedStringSlice, } from './nested_field.js';
/** The content of an Unstructured is not a list, or has an item that is not an object. */
export class NotAListError extends TypeError {
    code = 'ERR_NOT_A_LIST';
    constructor(message) {
        super(message);
        this.name = 'NotAListError';
    }
}
/**
 * An object of any kind, without a class for its kind: its own properties are the wire data. Accessors behave as in Go,
 * treating values of unexpected types as absent. Mirrors Go's `unstructured.Unstructured`.
 */
export class Unstructured extends KindBase {
    static group = '';
    static version = '';
    static apiVersion = '';
    static kind = '';
    static type = 'k8s.io/apimachinery/pkg/apis/meta/v1/unstructured.Unstructured';
    static fields = [];
    /** Takes over the properties of `content`, whose values it shares. */
    constructor(content) {
        super(content);
    }
    /** The same as the constructor: any object will do. */
    static from(plain) {
        return new this(plain);
    }
    /** The kind in the data; empty when `apiVersion` can't be parsed. */
    groupVersionKind() {
        const apiVersion = this.getAPIVersion();
        if (apiVersion.split('/', 3).length > 2)
            return new GroupVersionKind({});
        return fromAPIVersionAndKind(apiVersion, this.getKind());
    }
    /** Writes `apiVersion` and `kind`, even if empty, as Go does. */
    setGroupVersionKind(gvk) {
        this.setAPIVersion(new GroupVersion(gvk).toString());
        this.setKind(gvk.kind);
    }
    /** The object itself. */
    unstructuredContent() {
        return this;
    }
    setUnstructuredContent(content) {
        for (const key of Object.keys(this))
            delete this[key];
        for (const [key, value] of Object.entries(content))
            setOwn(this, key, value);
    }
    newEmptyInstance() {
        const empty = new Unstructured();
        empty.setGroupVersionKind(this.groupVersionKind());
        return empty;
    }
    /** Whether the data have a list named `items`. */
    isList() {
        return Object.hasOwn(this, 'items') && Array.isArray(this['items']);
    }
    /**
     * Calls a function with each item, replacing it by an Unstructured.
     * @throws {NotAListError} when `items` is not a list, or contains a value that is not an object
     */
    eachListItem(fn) {
        if (!Object.hasOwn(this, 'items'))
            throw new NotAListError('content is not a list');
        const items = this['items'];
        if (!Array.isArray(items))
            throw new NotAListError(`content is not a list: ${goTypeOfValue(items)}`);
        for (const [index, item] of items.entries()) {
            if (!isMap(item))
                throw new NotAListError('items member is not an object: map[string]interface {}');
            const object = item instanceof Unstructured ? item : new Unstructured(item);
            items[index] = object;
            fn(object);
        }
    }
    /**
     * The data as a list, empty if they are not one.
     * @throws {NotAListError} when `items` contains a value that is not an object
     */
    toList() {
        const list = new UnstructuredList({ ...this, items: [] });
        if (this.isList())
            this.eachListItem((item) => list.items.push(item));
        return list;
    }
    getAPIVersion() {
        return textOf(this, 'apiVersion');
    }
    setAPIVersion(version) {
        setOwn(this, 'apiVersion', version);
    }
    getKind() {
        return textOf(this, 'kind');
    }
    setKind(kind) {
        setOwn(this, 'kind', kind);
    }
    getNamespace() {
        return textOf(this, 'metadata', 'namespace');
    }
    setNamespace(namespace) {
        setMetadata(this, 'namespace', namespace || undefined);
    }
    getName() {
        return textOf(this, 'metadata', 'name');
    }
    setName(name) {
        setMetadata(this, 'name', name || undefined);
    }
    getGenerateName() {
        return textOf(this, 'metadata', 'generateName');
    }
    setGenerateName(name) {
        setMetadata(this, 'generateName', name || undefined);
    }
    getUID() {
        return textOf(this, 'metadata', 'uid');
    }
    setUID(uid) {
        setMetadata(this, 'uid', uid || undefined);
    }
    getResourceVersion() {
        return textOf(this, 'metadata', 'resourceVersion');
    }
    setResourceVersion(version) {
        setMetadata(this, 'resourceVersion', version || undefined);
    }
    getGeneration() {
        return tolerant(() => nestedInt64(this, 'metadata', 'generation')) ?? 0;
    }
    setGeneration(generation) {
        setMetadata(this, 'generation', generation || undefined);
    }
    getSelfLink() {
        return textOf(this, 'metadata', 'selfLink');
    }
    setSelfLink(selfLink) {
        setMetadata(this, 'selfLink', selfLink || undefined);
    }
    getContinue() {
        return textOf(this, 'metadata', 'continue');
    }
    setContinue(token) {
        setMetadata(this, 'continue', token || undefined);
    }
    getRemainingItemCount() {
        return tolerant(() => nestedInt64(this, 'metadata', 'remainingItemCount'));
    }
    setRemainingItemCount(count) {
        setMetadata(this, 'remainingItemCount', count);
    }
    getCreationTimestamp() {
        return timeOf(this, 'creationTimestamp');
    }
    setCreationTimestamp(timestamp) {
        setMetadata(this, 'creationTimestamp', timestamp === undefined ? undefined : Time.canonical(timestamp));
    }
    getDeletionTimestamp() {
        return timeOf(this, 'deletionTimestamp');
    }
    setDeletionTimestamp(timestamp) {
        setMetadata(this, 'deletionTimestamp', timestamp === undefined ? undefined : (Time.canonical(timestamp) ?? ''));
    }
    getDeletionGracePeriodSeconds() {
        return tolerant(() => nestedInt64(this, 'metadata', 'deletionGracePeriodSeconds'));
    }
    setDeletionGracePeriodSeconds(seconds) {
        setMetadata(this, 'deletionGracePeriodSeconds', seconds);
    }
    /** A copy. A label that is null counts as empty. */
    getLabels() {
        return tolerant(() => nestedNullCoercingStringMap(this, 'metadata', 'labels'));
    }
    setLabels(labels) {
        setMetadata(this, 'labels', labels);
    }
    /** A copy. An annotation that is null counts as empty. */
    getAnnotations() {
        return tolerant(() => nestedNullCoercingStringMap(this, 'metadata', 'annotations'));
    }
    setAnnotations(annotations) {
        setMetadata(this, 'annotations', annotations);
    }
    /** A copy. */
    getFinalizers() {
        return tolerant(() => nestedStringSlice(this, 'metadata', 'finalizers'));
    }
    setFinalizers(finalizers) {
        setMetadata(this, 'finalizers', finalizers);
    }
    /** Copies. Missing strings are empty. */
    getOwnerReferences() {
        const list = tolerant(() => nestedFieldNoCopy(this, 'metadata', 'ownerReferences'));
        return Array.isArray(list) && list.every(isMap) ? list.map(ownerReferenceOf) : undefined;
    }
    setOwnerReferences(references) {
        setMetadata(this, 'ownerReferences', references?.map((reference) => toUnstructured(reference, OwnerReference)));
    }
    /** Copies; `undefined` when any entry is invalid. */
    getManagedFields() {
        const list = tolerant(() => nestedFieldNoCopy(this, 'metadata', 'managedFields'));
        if (!Array.isArray(list))
            return undefined;
        return tolerant(() => list.map((entry) => fromUnstructured(entry, ManagedFieldsEntry)));
    }
    setManagedFields(managedFields) {
        setMetadata(this, 'managedFields', managedFields?.map((entry) => toUnstructured(entry, ManagedFieldsEntry)));
    }
}
function timeOf(object, field) {
    const text = textOf(object, 'metadata', field);
    return text !== '' && Time.check(text) === undefined ? text : undefined;
}
function ownerReferenceOf(data) {
    const controller = tolerant(() => nestedBool(data, 'controller'));
    const blockOwnerDeletion = tolerant(() => nestedBool(data, 'blockOwnerDeletion'));
    return {
        apiVersion: textOf(data, 'apiVersion'),
        kind: textOf(data, 'kind'),
        name: textOf(data, 'name'),
        uid: textOf(data, 'uid'),
        ...(controller === undefined ? {} : { controller }),
        ...(blockOwnerDeletion === undefined ? {} : { blockOwnerDeletion }),
    };
}
/**
 * A list of objects of any kind: its own properties are the data, `items` is always there and holds
 * {@link Unstructured}s. Mirrors Go's `unstructured.UnstructuredList`.
 */
export class UnstructuredList extends KindBase {
    static group = '';
    static version = '';
    static apiVersion = '';
    static kind = '';
    static type = 'k8s.io/apimachinery/pkg/apis/meta/v1/unstructured.UnstructuredList';
    static fields = [];
    /** Takes over the properties of `content`, whose values it shares. Items that are not objects are left out. */
    constructor(content) {
        super(content);
        this.items = itemsOf(this);
    }
    /** The same as the constructor: any object will do. */
    static from(plain) {
        return new this(plain);
    }
    /** The kind in the data; empty when `apiVersion` can't be parsed. */
    groupVersionKind() {
        const apiVersion = this.getAPIVersion();
        if (apiVersion.split('/', 3).length > 2)
            return new GroupVersionKind({});
        return fromAPIVersionAndKind(apiVersion, this.getKind());
    }
    /** Writes `apiVersion` and `kind`, even if empty, as Go does. */
    setGroupVersionKind(gvk) {
        this.setAPIVersion(new GroupVersion(gvk).toString());
        this.setKind(gvk.kind);
    }
    /** A new object with the same properties. */
    unstructuredContent() {
        const content = {};
        for (const [key, value] of Object.entries(this))
            setOwn(content, key, value);
        return content;
    }
    /** Items that are not objects are left out. */
    setUnstructuredContent(content) {
        for (const key of Object.keys(this))
            delete this[key];
        for (const [key, value] of Object.entries(content))
            setOwn(this, key, value);
        this.items = itemsOf(this);
    }
    /**
     * The same for decoded content: items without a kind get theirs from the list's.
     * @throws {DecodeError} when `items` is not a list of objects
     */
    setDecodedContent(content) {
        this.setUnstructuredContent(Object.hasOwn(content, 'items') ? { ...content, items: listItems(content) } : content);
        nameItems({ apiVersion: this.getAPIVersion(), kind: this.getKind(), items: this.items });
    }
    newEmptyInstance() {
        const empty = new UnstructuredList();
        empty.setGroupVersionKind(this.groupVersionKind());
        return empty;
    }
    /** Always true. */
    isList() {
        return true;
    }
    /** Calls a function with each item. */
    eachListItem(fn) {
        for (const item of this.items)
            fn(item);
    }
    getAPIVersion() {
        return textOf(this, 'apiVersion');
    }
    setAPIVersion(version) {
        setOwn(this, 'apiVersion', version);
    }
    getKind() {
        return textOf(this, 'kind');
    }
    setKind(kind) {
        setOwn(this, 'kind', kind);
    }
    getResourceVersion() {
        return textOf(this, 'metadata', 'resourceVersion');
    }
    /** Writes an empty string too, as Go does for lists. */
    setResourceVersion(version) {
        setMetadata(this, 'resourceVersion', version);
    }
    getSelfLink() {
        return textOf(this, 'metadata', 'selfLink');
    }
    /** Writes an empty string too, as Go does for lists. */
    setSelfLink(selfLink) {
        setMetadata(this, 'selfLink', selfLink);
    }
    getContinue() {
        return textOf(this, 'metadata', 'continue');
    }
    /** Writes an empty string too, as Go does for lists. */
    setContinue(token) {
        setMetadata(this, 'continue', token);
    }
    getRemainingItemCount() {
        return tolerant(() => nestedInt64(this, 'metadata', 'remainingItemCount'));
    }
    setRemainingItemCount(count) {
        setMetadata(this, 'remainingItemCount', count);
    }
}
function itemsOf(content) {
    const items = Object.hasOwn(content, 'items') ? content.items : undefined;
    if (!Array.isArray(items))
        return [];
    return items.filter(isMap).map((item) => (item instanceof Unstructured ? item : new Unstructured(item)));
}
