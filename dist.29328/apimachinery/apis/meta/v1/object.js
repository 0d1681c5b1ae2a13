import { KindBase } from '#apimachinery/runtime/kind_base';
import { setOrRemove, setOwn } from '#engine/json/own_property';
/** What every Kind class with ObjectMeta has. `metadata` is always there. */
export class ObjectBase extends KindBase {
    constructor(init) {
        super(init, { metadata: {} });
    }
    getNamespace() {
        return this.metadata.namespace ?? '';
    }
    setNamespace(namespace) {
        setOrRemove(this.metadata, 'namespace', namespace);
    }
    getName() {
        return this.metadata.name ?? '';
    }
    setName(name) {
        setOrRemove(this.metadata, 'name', name);
    }
    getGenerateName() {
        return this.metadata.generateName ?? '';
    }
    setGenerateName(name) {
        setOrRemove(this.metadata, 'generateName', name);
    }
    getUID() {
        return this.metadata.uid ?? '';
    }
    setUID(uid) {
        setOrRemove(this.metadata, 'uid', uid);
    }
    getResourceVersion() {
        return this.metadata.resourceVersion ?? '';
    }
    setResourceVersion(version) {
        setOrRemove(this.metadata, 'resourceVersion', version);
    }
    getGeneration() {
        return this.metadata.generation ?? 0;
    }
    setGeneration(generation) {
        setOrRemove(this.metadata, 'generation', generation);
    }
    getSelfLink() {
        return this.metadata.selfLink ?? '';
    }
    setSelfLink(selfLink) {
        setOrRemove(this.metadata, 'selfLink', selfLink);
    }
    getCreationTimestamp() {
        return this.metadata.creationTimestamp ?? undefined;
    }
    setCreationTimestamp(timestamp) {
        setOrRemove(this.metadata, 'creationTimestamp', timestamp);
    }
    getDeletionTimestamp() {
        return this.metadata.deletionTimestamp ?? undefined;
    }
    setDeletionTimestamp(timestamp) {
        setOrRemove(this.metadata, 'deletionTimestamp', timestamp);
    }
    getDeletionGracePeriodSeconds() {
        return this.metadata.deletionGracePeriodSeconds ?? undefined;
    }
    setDeletionGracePeriodSeconds(seconds) {
        // 0 is a value here.
        const set = seconds === 0 ? setOwn : setOrRemove;
        set(this.metadata, 'deletionGracePeriodSeconds', seconds);
    }
    getLabels() {
        return this.metadata.labels ?? undefined;
    }
    setLabels(labels) {
        setOrRemove(this.metadata, 'labels', labels);
    }
    getAnnotations() {
        return this.metadata.annotations ?? undefined;
    }
    setAnnotations(annotations) {
        setOrRemove(this.metadata, 'annotations', annotations);
    }
    getFinalizers() {
        return this.metadata.finalizers ?? undefined;
    }
    setFinalizers(finalizers) {
        setOrRemove(this.metadata, 'finalizers', finalizers);
    }
    getOwnerReferences() {
        return this.metadata.ownerReferences ?? undefined;
    }
    setOwnerReferences(references) {
        setOrRemove(this.metadata, 'ownerReferences', references);
    }
    getManagedFields() {
        return this.metadata.managedFields ?? undefined;
    }
    setManagedFields(managedFields) {
        setOrRemove(this.metadata, 'managedFields', managedFields);
    }
}
/** {@link ObjectBase}, typed by the data of a Kind: what generated classes extend. */
export const TypedObjectBase = ObjectBase;
