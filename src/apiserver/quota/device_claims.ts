import { Pod } from '#api/core/v1/zz_generated.types';
import { DeviceClass, ResourceClaim } from '#api/resource/v1/zz_generated.types';
import { getControllerOf } from '#apimachinery/apis/meta/v1/controller_ref';
import { timeToDate } from '#apimachinery/apis/meta/v1/time';
import type { StoredObjects } from '../admission/stored_objects.ts';

/** The resource that stands for devices of a class, in front of the name of the class. */
export const DEVICE_CLASS = 'deviceclass.resource.kubernetes.io/';

/** On claims that the scheduler has made for extended resources of a Pod. */
const OF_POD = 'resource.kubernetes.io/extended-resource-claim';

/** What stands for devices of classes, and the Pods whose claims are counted already. */
export class DeviceClaims {
  readonly #stored: StoredObjects;
  readonly #namespace: string;
  readonly #names: ReadonlyMap<string, string | null | undefined>;
  #firstClaims?: Promise<ReadonlyMap<string, ResourceClaim>>;

  private constructor(stored: StoredObjects, namespace: string, classes: readonly DeviceClass[]) {
    this.#stored = stored;
    this.#namespace = namespace;
    this.#names = new Map(classes.map(({ metadata, spec }) => [metadata.name ?? '', spec?.extendedResourceName]));
  }

  /** For claims of a namespace. */
  static async read(stored: StoredObjects, namespace: string): Promise<DeviceClaims> {
    return new DeviceClaims(stored, namespace, await stored.all(DeviceClass));
  }

  /** Whether a resource stands for devices of a class. */
  isOfClass(resource: string): boolean {
    if (resource.startsWith(DEVICE_CLASS) && this.#names.has(resource.slice(DEVICE_CLASS.length))) return true;
    return [...this.#names.values()].includes(resource);
  }

  /** The resources that stand for devices of a class. */
  resourcesOf(className: string): string[] {
    const name = this.#names.get(className);
    return [DEVICE_CLASS + className, ...(name ? [name] : [])];
  }

  /** The Pod for whose extended resources a claim was made: what it requests is not counted once more. */
  async podOf(claim: ResourceClaim): Promise<Pod | undefined> {
    const owner = ownerOf(claim);
    if (owner === undefined) return undefined;
    const pod = await this.#stored.latest(Pod, owner.name, this.#namespace);
    if (pod === undefined || pod.metadata.uid !== owner.uid) return undefined;
    const named = pod.status?.extendedResourceClaimStatus?.resourceClaimName;
    if (named !== undefined) return named === claim.metadata.name ? pod : undefined;
    // The Pod does not say which it is: the first one.
    this.#firstClaims ??= this.#readFirstClaims();
    const first = (await this.#firstClaims).get(owner.uid);
    return first !== undefined && isBefore(first, claim) ? undefined : pod;
  }

  /** The first claim of each Pod, by the uid of the Pod. */
  async #readFirstClaims(): Promise<ReadonlyMap<string, ResourceClaim>> {
    const firsts = new Map<string, ResourceClaim>();
    for (const claim of await this.#stored.all(ResourceClaim, this.#namespace)) {
      const owner = ownerOf(claim);
      if (owner === undefined) continue;
      const first = firsts.get(owner.uid);
      if (first === undefined || isBefore(claim, first)) firsts.set(owner.uid, claim);
    }
    return firsts;
  }
}

function ownerOf({ metadata }: ResourceClaim): ReturnType<typeof getControllerOf> {
  if (metadata.annotations?.[OF_POD] !== 'true') return undefined;
  const owner = getControllerOf({ metadata });
  return owner?.kind === 'Pod' && owner.apiVersion === 'v1' ? owner : undefined;
}

function isBefore({ metadata: a }: ResourceClaim, { metadata: b }: ResourceClaim): boolean {
  const [first, second] = [a, b].map(({ creationTimestamp: time }) => (time ? timeToDate(time).getTime() : 0));
  return first === second ? (a.name ?? '') < (b.name ?? '') : (first ?? 0) < (second ?? 0);
}
