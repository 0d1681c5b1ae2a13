import { ResourceList } from '#api/core/v1/resource_list';
import { ResourceQuota } from '#api/core/v1/zz_generated.types';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { getOwn } from '#engine/json/own_property';
import type { AdmissionHost, HostedController, HostedTerm } from '../admission/admission_control.ts';
import { ofKind } from '../admission/plugin.ts';
import type { StoredObjects } from '../admission/stored_objects.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { type FollowedEvent, followObjects } from '../registry/follow_objects.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import { DeviceClaims } from './device_claims.ts';
import { evaluatorFor, isInScopes } from './evaluators.ts';
import type { QuotaStatus } from './quota_status.ts';

/** Milliseconds for which changes in a namespace are collected, and after which what failed is tried again. */
const PAUSE = 50;
const RETRY = 1000;
/**
 * Milliseconds after which everything is counted again, as in kube-controller-manager: what was admitted and then refused,
 * because there was such an object already, has been counted.
 */
const RESYNC = 5 * 60_000;

/**
 * Keeps the status of ResourceQuotas: what they limit, and what is used, also when objects go. What the controller
 * `resourcequota` of kube-controller-manager does.
 */
export class QuotaController implements HostedController {
  readonly #host: AdmissionHost;
  readonly #stored: StoredObjects;
  readonly #status: QuotaStatus;

  constructor(host: AdmissionHost, stored: StoredObjects, status: QuotaStatus) {
    this.#host = host;
    this.#stored = stored;
    this.#status = status;
  }

  lead(term: HostedTerm): void {
    const quotas = this.#host.find(ResourceQuota);
    if (quotas === undefined) return;
    const followed = new Set<RESTStorage>();
    const waiting = new Map<string, NodeJS.Timeout>();
    const syncSoon = (namespace: string, milliseconds: number): void => {
      if (waiting.has(namespace) || term.signal.aborted) return;
      const timer = setTimeout(() => {
        waiting.delete(namespace);
        this.#sync(namespace, term).catch((error: unknown) => {
          if (term.signal.aborted) return;
          if (!isConflict(error)) this.#host.onError(error);
          syncSoon(namespace, RETRY);
        });
      }, milliseconds);
      timer.unref();
      waiting.set(namespace, timer);
    };
    const follow = (served: Pick<ServedResource, 'store'>, tell: (event: FollowedEvent) => void): void => {
      if (followed.has(served.store)) return;
      followed.add(served.store);
      const context = { ...this.#stored.context(''), signal: term.signal };
      void followObjects(served.store, context, tell, (error) => this.#host.onError(error));
    };
    const followCounted = (quota: ResourceQuota): void => {
      for (const served of this.#countedBy(quota)) {
        const evaluator = evaluatorFor(served.groupVersion.group, served.resource);
        follow(served, (event) => {
          if (event.type === 'BOOKMARK') return;
          const usesLess = event.type === 'DELETED' || evaluator?.mayUseLess?.(event.object) === true;
          if (usesLess) syncSoon(event.object.metadata.namespace ?? '', PAUSE);
        });
      }
    };
    const context = { ...this.#stored.context(''), signal: term.signal };
    const tell = (event: FollowedEvent): void => {
      if (event.type === 'BOOKMARK' || event.type === 'DELETED') return;
      const quota = ofKind(ResourceQuota, event.object);
      if (quota === undefined) return;
      followCounted(quota);
      if (!isComplete(quota)) syncSoon(quota.metadata.namespace ?? '', 0);
    };
    void followObjects(quotas.store, context, tell, (error) => this.#host.onError(error));
    const resync = setInterval(() => {
      this.#stored.all(ResourceQuota).then(
        (all) => {
          for (const { metadata } of all) syncSoon(metadata.namespace ?? '', 0);
        },
        (error: unknown) => this.#host.onError(error),
      );
    }, RESYNC);
    resync.unref();
    term.signal.addEventListener('abort', () => clearInterval(resync), { once: true });
  }

  /** The resources of which a quota counts objects, each in one version. */
  #countedBy({ spec }: ResourceQuota): ServedResource[] {
    const limited = Object.keys(spec?.hard ?? {});
    return [...this.#host.resources()].filter(
      ({ namespaced, subresource, hub, kind, groupVersion, resource, verbs }) => {
        if (!namespaced || subresource !== '' || hub !== kind || !verbs.includes('list')) return false;
        const evaluator = evaluatorFor(groupVersion.group, resource);
        return evaluator !== undefined && limited.some((name) => evaluator.isCounted(name));
      },
    );
  }

  /** Counts again what the quotas of a namespace limit. */
  async #sync(namespace: string, term: HostedTerm): Promise<void> {
    if ((await this.#stored.all(ResourceQuota, namespace)).length === 0) return;
    await this.#status.alone(namespace, async () => {
      for (const quota of await this.#stored.all(ResourceQuota, namespace)) {
        const hard = quota.spec?.hard ?? {};
        const used = await this.#used(quota, namespace);
        await term
          .write(() => this.#status.write(quota, () => ({ hard, used })))
          .catch((error: unknown) => {
            if (!isNotFound(error)) throw error;
          });
      }
    });
  }

  async #used(quota: ResourceQuota, namespace: string): Promise<ResourceList> {
    let used: ResourceList = {};
    const devices = await DeviceClaims.read(this.#stored, namespace);
    for (const served of this.#countedBy(quota)) {
      const { store, groupVersion, resource } = served;
      const evaluator = evaluatorFor(groupVersion.group, resource, devices);
      if (evaluator === undefined) continue;
      const limited = Object.keys(quota.spec?.hard ?? {}).filter((name) => evaluator.isCounted(name));
      let sum: ResourceList = Object.fromEntries(limited.map((name) => [name, '0']));
      for (const object of await this.#stored.list(store, { group: groupVersion.group, resource }, namespace))
        if (isInScopes(quota.spec, evaluator, object)) sum = ResourceList.add(sum, await evaluator.usage(object));
      // Claims of devices and Pods may use the same.
      used = ResourceList.add(used, Object.fromEntries(limited.map((name) => [name, getOwn(sum, name) ?? '0'])));
    }
    return used;
  }
}

/** Whether the status says what is limited, and of all of that what is used. */
function isComplete({ spec, status }: ResourceQuota): boolean {
  const { hard, used } = status ?? {};
  return (
    ResourceList.equals(spec?.hard, hard) && Object.keys(hard ?? {}).every((name) => getOwn(used, name) !== undefined)
  );
}
