import { PersistentVolume, PersistentVolumeClaim, Pod } from '#api/core/v1/zz_generated.types';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { isKind, type KindClass } from '#apimachinery/runtime/kind_class';
import type { AdmissionHost, HostedController, HostedTerm } from '../admission/admission_control.ts';
import type { StoredObjects } from '../admission/stored_objects.ts';
import { type FollowedEvent, followObjects } from '../registry/follow_objects.ts';
import type { APIObject } from '../storage/api_object.ts';
import { withMetadata } from '../storage/with_metadata.ts';

interface ProtectedKind {
  readonly kind: KindClass<{ metadata: ObjectMeta }>;
  readonly finalizer: string;
}

/** An object that waits for its users to go. */
interface Waiting extends ProtectedKind {
  readonly object: APIObject;
}

/**
 * Takes the finalizers of claims, volumes and classes that are deleted away when nothing uses them. What the controllers
 * `persistentvolumeclaim-protection`, `persistentvolume-protection` and `volumeattributesclass-protection` of
 * kube-controller-manager do.
 */
export class StorageProtectionController implements HostedController {
  readonly #host: AdmissionHost;
  readonly #stored: StoredObjects;
  readonly #kinds: readonly ProtectedKind[];

  constructor(host: AdmissionHost, stored: StoredObjects, kinds: readonly ProtectedKind[]) {
    this.#host = host;
    this.#stored = stored;
    this.#kinds = kinds;
  }

  lead(term: HostedTerm): void {
    const waiting = new Map<string, Waiting>();
    const context = { ...this.#stored.context(''), signal: term.signal };
    const onError = (error: unknown): void => {
      // Changes in the meantime arrive as events.
      if (!term.signal.aborted && !isConflict(error) && !isNotFound(error)) this.#host.onError(error);
    };
    const look = (each: Waiting): void => void this.#release(each, term).catch(onError);
    const follow = (kind: KindClass, tell: (event: FollowedEvent) => void): void => {
      const found = this.#host.find(kind);
      if (found === undefined) return;
      void followObjects(
        found.store,
        context,
        (event) => {
          tell(event);
          // Whatever it was, it may have been the last user of something.
          if (event.type !== 'BOOKMARK') waiting.forEach(look);
        },
        (error) => this.#host.onError(error),
      );
    };
    for (const each of this.#kinds)
      follow(each.kind, (event) => {
        if (event.type === 'BOOKMARK') return;
        const { uid = '', deletionTimestamp } = event.object.metadata;
        const isProtected = event.type !== 'DELETED' && event.object.metadata.finalizers?.includes(each.finalizer);
        if (event.type !== 'DELETED' && isProtected === true && deletionTimestamp)
          waiting.set(uid, { ...each, object: event.object });
        else waiting.delete(uid);
      });
    follow(Pod, () => {});
  }

  async #release({ kind, finalizer, object }: Waiting, term: HostedTerm): Promise<void> {
    const { name = '', namespace = '', uid } = object.metadata;
    if (await this.#isUsed(object)) return;
    const updatedObject = (existing: APIObject | undefined): APIObject => {
      if (existing === undefined || existing.metadata.uid !== uid) return existing ?? object;
      const finalizers = (existing.metadata.finalizers ?? []).filter((each) => each !== finalizer);
      return withMetadata(existing, { ...existing.metadata, finalizers });
    };
    const context = this.#stored.context(namespace);
    await term.write(async () =>
      this.#host.find(kind)?.store.update(name, { updatedObject }, context, { strategy: {} }),
    );
  }

  async #isUsed(object: APIObject): Promise<boolean> {
    const { name = '', namespace = '' } = object.metadata;
    if (isKind(PersistentVolume, object)) return object.status?.phase === 'Bound';
    if (isKind(PersistentVolumeClaim, object))
      return (await this.#stored.all(Pod, namespace)).some((pod) => usesClaim(pod, name));
    const [claims, volumes] = await Promise.all([
      this.#stored.all(PersistentVolumeClaim),
      this.#stored.all(PersistentVolume),
    ]);
    return (
      volumes.some(({ spec }) => spec?.volumeAttributesClassName === name) ||
      claims.some(({ spec, status }) =>
        [
          spec?.volumeAttributesClassName,
          status?.currentVolumeAttributesClassName,
          status?.modifyVolumeStatus?.targetVolumeAttributesClassName,
        ].includes(name),
      )
    );
  }
}

/** A Pod without a node does not get one while its claim is being deleted; one that has ended needs no claim of its own. */
function usesClaim({ metadata, spec, status }: Pod, claim: string): boolean {
  const hasEnded = status?.phase === 'Succeeded' || status?.phase === 'Failed';
  return (
    Boolean(spec?.nodeName) &&
    (spec?.volumes ?? []).some(
      ({ name, persistentVolumeClaim, ephemeral }) =>
        persistentVolumeClaim?.claimName === claim ||
        (!hasEnded && Boolean(ephemeral) && `${metadata.name}-${name}` === claim),
    )
  );
}
