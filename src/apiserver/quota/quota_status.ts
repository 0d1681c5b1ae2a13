import { ResourceList } from '#api/core/v1/resource_list';
import { ResourceQuota } from '#api/core/v1/zz_generated.types';
import type { AdmissionHost } from '../admission/admission_control.ts';
import { ofKind } from '../admission/plugin.ts';
import type { StoredObjects } from '../admission/stored_objects.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { APIObject } from '../storage/api_object.ts';
import { withMetadata } from '../storage/with_metadata.ts';

/** The parts of a status that are written. */
type Counts = Pick<NonNullable<ResourceQuota['status']>, 'hard' | 'used'>;

/** The `status` of ResourceQuotas, of each namespace by one at a time. */
export class QuotaStatus {
  readonly #host: AdmissionHost;
  readonly #stored: StoredObjects;
  /** The last work in each namespace. */
  readonly #works = new Map<string, Promise<unknown>>();

  constructor(host: AdmissionHost, stored: StoredObjects) {
    this.#host = host;
    this.#stored = stored;
  }

  /** Does some work when all that began before in the namespace is done. */
  async alone(namespace: string, work: () => Promise<void>): Promise<void> {
    const before = this.#works.get(namespace) ?? Promise.resolve();
    // Whoever started it has got the error.
    const done = before.catch(() => {}).then(work);
    this.#works.set(namespace, done);
    try {
      await done;
    } finally {
      if (this.#works.get(namespace) === done) this.#works.delete(namespace);
    }
  }

  /**
   * Changes the status of a quota as it is now.
   * @throws {StatusError} 404 when it is gone, 409 when others have changed it, and what `change` throws
   */
  async write({ metadata }: ResourceQuota, change: (current: ResourceQuota) => Counts): Promise<void> {
    const served = this.#statusResource();
    if (served === undefined) return;
    const { name = '', namespace = '' } = metadata;
    const updatedObject = (existing: APIObject | undefined): APIObject => {
      const current = ofKind(ResourceQuota, existing);
      if (current === undefined || existing === undefined) throw new TypeError(`the quota ${name} is of another Kind`);
      const { hard, used } = current.status ?? {};
      const changed = { hard: hard ?? {}, used: used ?? {}, ...change(current) };
      const isSame = ResourceList.equals(hard, changed.hard) && ResourceList.equals(used, changed.used);
      if (isSame) return existing;
      return withMetadata(Object.assign(new ResourceQuota(), current, { status: changed }), { ...existing.metadata });
    };
    const { store, strategy } = served;
    await store.update(name, { updatedObject }, this.#stored.context(namespace), strategy ? { strategy } : {});
  }

  #statusResource(): ServedResource | undefined {
    for (const served of this.#host.resources())
      if (served.kind === ResourceQuota && served.subresource === 'status') return served;
    return undefined;
  }
}
