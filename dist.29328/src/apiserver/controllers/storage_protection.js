import { PersistentVolume, PersistentVolumeClaim, Pod } from '#api/core/v1/zz_generated.types';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { isKind } from '#apimachinery/runtime/kind_class';
import { followObjects } from '../registry/follow_objects.js';
import { withMetadata } from '../storage/with_metadata.js';
/**
 * Takes the finalizers of claims, volumes and classes that are deleted away when nothing uses them. What the controllers
 * `persistentvolumeclaim-protection`, `persistentvolume-protection` and `volumeattributesclass-protection` of
 * kube-controller-manager do.
 */
export class StorageProtectionController {
    #host;
    #stored;
    #kinds;
    constructor(host, stored, kinds) {
        this.#host = host;
        this.#stored = stored;
        this.#kinds = kinds;
    }
    lead(term) {
        const waiting = new Map();
        const context = { ...this.#stored.context(''), signal: term.signal };
        const onError = (error) => {
            // Changes in the meantime arrive as events.
            if (!term.signal.aborted && !isConflict(error) && !isNotFound(error))
                this.#host.onError(error);
        };
        const look = (each) => void this.#release(each, term).catch(onError);
        const follow = (kind, tell) => {
            const found = this.#host.find(kind);
            if (found === undefined)
                return;
            void followObjects(found.store, context, (event) => {
                tell(event);
                // Whatever it was, it may have been the last user of something.
                if (event.type !== 'BOOKMARK')
                    waiting.forEach(look);
            }, (error) => this.#host.onError(error));
        };
        for (const each of this.#kinds)
            follow(each.kind, (event) => {
                if (event.type === 'BOOKMARK')
                    return;
                const { uid = '', deletionTimestamp } = event.object.metadata;
                const isProtected = event.type !== 'DELETED' && event.object.metadata.finalizers?.includes(each.finalizer);
                if (event.type !== 'DELETED' && isProtected === true && deletionTimestamp)
                    waiting.set(uid, { ...each, object: event.object });
                else
                    waiting.delete(uid);
            });
        follow(Pod, () => { });
    }
    async #release({ kind, finalizer, object }, term) {
        const { name = '', namespace = '', uid } = object.metadata;
        if (await this.#isUsed(object))
            return;
        const updatedObject = (existing) => {
            if (existing === undefined || existing.metadata.uid !== uid)
                return existing ?? object;
            const finalizers = (existing.metadata.finalizers ?? []).filter((each) => each !== finalizer);
            return withMetadata(existing, { ...existing.metadata, finalizers });
        };
        const context = this.#stored.context(namespace);
        await term.write(async () => this.#host.find(kind)?.store.update(name, { updatedObject }, context, { strategy: {} }));
    }
    async #isUsed(object) {
        const { name = '', namespace = '' } = object.metadata;
        if (isKind(PersistentVolume, object))
            return object.status?.phase === 'Bound';
        if (isKind(PersistentVolumeClaim, object))
            return (await this.#stored.all(Pod, namespace)).some((pod) => usesClaim(pod, name));
        const [claims, volumes] = await Promise.all([
            this.#stored.all(PersistentVolumeClaim),
            this.#stored.all(PersistentVolume),
        ]);
        return (volumes.some(({ spec }) => spec?.volumeAttributesClassName === name) ||
            claims.some(({ spec, status }) => [
                spec?.volumeAttributesClassName,
                status?.currentVolumeAttributesClassName,
                status?.modifyVolumeStatus?.targetVolumeAttributesClassName,
            ].includes(name)));
    }
}
/** A Pod without a node does not get one while its claim is being deleted; one that has ended needs no claim of its own. */
function usesClaim({ metadata, spec, status }, claim) {
    const hasEnded = status?.phase === 'Succeeded' || status?.phase === 'Failed';
    return (Boolean(spec?.nodeName) &&
        (spec?.volumes ?? []).some(({ name, persistentVolumeClaim, ephemeral }) => persistentVolumeClaim?.claimName === claim ||
            (!hasEnded && Boolean(ephemeral) && `${metadata.name}-${name}` === claim)));
}
