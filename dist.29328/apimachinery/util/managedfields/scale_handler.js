import { makePath, newSet } from '../structuredmergediff/fieldpath/index.js';
import { decodeManagedFields, encodeManagedFields } from './managed_fields.js';
/** The apiVersion of the scale subresource. */
const scaleVersion = 'autoscaling/v1';
/**
 * Turns managedFields of a resource into those of its scale subresource, and back. Mirrors Go's
 * `managedfields.ScaleHandler`.
 */
export class ScaleHandler {
    parentEntries;
    apiVersion;
    mappings;
    /**
     * @param parentEntries the managedFields of the resource
     * @param apiVersion the version of the resource under which changes through the subresource are recorded
     */
    constructor(parentEntries, apiVersion, mappings) {
        this.parentEntries = parentEntries;
        this.apiVersion = apiVersion;
        this.mappings = mappings;
    }
    /**
     * The entries of managers that own the replicas, translated to the subresource. Mirrors Go's
     * `ScaleHandler.ToSubresource`.
     * @throws {ManagedFieldsError}
     */
    toSubresource() {
        const managed = decodeManagedFields(this.parentEntries);
        const fields = new Map();
        for (const [manager, { set, apiVersion, applied }] of managed.fields) {
            const path = this.mappings.get(apiVersion);
            if (path && set.has(path))
                fields.set(manager, { set: newSet(replicasPath()), apiVersion: scaleVersion, applied });
        }
        return encodeManagedFields({ fields, times: managed.times });
    }
    /**
     * The entries of the resource after a change of the subresource: its owners of the replicas own them here too.
     * Entries of versions without a mapping are dropped. Mirrors Go's `ScaleHandler.ToParent`.
     * @throws {ManagedFieldsError}
     */
    toParent(scaleEntries) {
        const parent = decodeManagedFields(this.parentEntries);
        const scale = new Map(decodeManagedFields(scaleEntries).fields);
        const fields = new Map();
        for (const [manager, versioned] of parent.fields) {
            const path = this.mappings.get(versioned.apiVersion);
            if (path === undefined)
                continue;
            if (path === null || !versioned.set.has(path)) {
                fields.set(manager, versioned);
            }
            else if (scale.delete(manager)) {
                fields.set(manager, versioned);
            }
            else {
                const set = versioned.set.difference(newSet(path));
                if (!set.isEmpty())
                    fields.set(manager, { ...versioned, set });
            }
        }
        const path = this.mappings.get(this.apiVersion) ?? [];
        for (const [manager, { set, applied }] of scale) {
            if (set.has(replicasPath()))
                fields.set(manager, { set: newSet(path), apiVersion: this.apiVersion, applied });
        }
        return encodeManagedFields({ fields, times: timesOf(fields, parent) });
    }
}
function replicasPath() {
    return makePath('spec', 'replicas');
}
/** Managers new to the resource have no time, as in Go. */
function timesOf(fields, { times }) {
    return new Map(Array.from(fields.keys(), (manager) => [manager, times.get(manager)]));
}
