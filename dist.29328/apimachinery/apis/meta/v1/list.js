import { toInstance } from '#apimachinery/runtime/instance';
import { KindBase } from '#apimachinery/runtime/kind_base';
import { classOf, itemClassOf } from '#apimachinery/runtime/kind_class';
import { setOrRemove } from '#engine/json/own_property';
/** What every Kind class with ListMeta has. `metadata` is always there, and so is `items` on types that have items. */
export class ListBase extends KindBase {
    /** Plain objects among the items of `init` become instances of the items' class, without `apiVersion` and `kind`. */
    constructor(init) {
        super(init, { metadata: {} });
        const itemClass = itemClassOf(classOf(this));
        if (itemClass === undefined)
            return;
        const list = this;
        list.items ??= [];
        if (itemClass !== null && Array.isArray(list.items) && list.items.some(isPlain)) {
            list.items = list.items.map((item) => (isPlain(item) ? toInstance(itemClass, item) : item));
        }
    }
    getResourceVersion() {
        return this.metadata.resourceVersion ?? '';
    }
    setResourceVersion(version) {
        setOrRemove(this.metadata, 'resourceVersion', version);
    }
    getSelfLink() {
        return this.metadata.selfLink ?? '';
    }
    setSelfLink(selfLink) {
        setOrRemove(this.metadata, 'selfLink', selfLink);
    }
    getContinue() {
        return this.metadata.continue ?? '';
    }
    setContinue(token) {
        setOrRemove(this.metadata, 'continue', token);
    }
    getRemainingItemCount() {
        return this.metadata.remainingItemCount ?? undefined;
    }
    setRemainingItemCount(count) {
        if (count === undefined)
            delete this.metadata.remainingItemCount;
        else
            this.metadata.remainingItemCount = count;
    }
    getShardInfo() {
        return this.metadata.shardInfo ?? undefined;
    }
    setShardInfo(info) {
        setOrRemove(this.metadata, 'shardInfo', info);
    }
}
/** {@link ListBase}, typed by the data of a Kind and those of its items: what generated classes extend. */
export const TypedListBase = ListBase;
function isPlain(item) {
    if (typeof item !== 'object' || item === null)
        return false;
    const proto = Object.getPrototypeOf(item);
    return proto === null || proto === Object.prototype;
}
