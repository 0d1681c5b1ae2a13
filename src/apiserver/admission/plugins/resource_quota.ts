import { ResourceList, type Resources } from '#api/core/v1/resource_list';
import { ResourceQuota } from '#api/core/v1/zz_generated.types';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { getOwn } from '#engine/json/own_property';
import { quantityOf } from '#src/validation/checks/quantities';
import { DeviceClaims } from '../../quota/device_claims.ts';
import { evaluatorFor, isCountedBy, type QuotaEvaluator } from '../../quota/evaluators.ts';
import { QuotaController } from '../../quota/quota_controller.ts';
import { QuotaStatus } from '../../quota/quota_status.ts';
import { type AdmissionPlugin, type Attributes, type HostedAdmission, newForbidden } from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

/** How often a quota is tried to be charged that others change as well. */
const TRIES = 4;

/**
 * Refuses what would exceed a ResourceQuota, and counts what is used as it is written.
 * @param keepsStatus whether `status` is kept up to date besides, as by the controller `resourcequota` of
 *   kube-controller-manager: what limits there are, and that less is used
 */
export function resourceQuota(keepsStatus: boolean): HostedAdmission {
  return {
    install(host): AdmissionPlugin {
      const stored = new StoredObjects(host);
      const status = new QuotaStatus(host, stored);
      if (keepsStatus) host.controller(new QuotaController(host, stored, status));
      return {
        name: 'ResourceQuota',
        handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
        async validate(attributes) {
          const {
            namespace,
            object,
            resource: { group, resource },
          } = attributes;
          if (namespace === '' || object === undefined || host.find(ResourceQuota) === undefined) return;
          // Namespaces are in none.
          if (group === '' && resource === 'namespaces') return;
          if (evaluatorFor(group, resource)?.handles(attributes) !== true) return;
          const quotas = (): Promise<ResourceQuota[]> => stored.all(ResourceQuota, namespace);
          if ((await quotas()).length === 0) return;
          const devices = group === 'resource.k8s.io' ? await DeviceClaims.read(stored, namespace) : undefined;
          const evaluator = evaluatorFor(group, resource, devices);
          if (evaluator === undefined) return;
          await status.alone(namespace, async () => charge(attributes, object, evaluator, await quotas(), status));
        },
      };
    },
  };
}

async function charge(
  attributes: Attributes,
  object: RuntimeObject,
  evaluator: QuotaEvaluator,
  quotas: readonly ResourceQuota[],
  status: QuotaStatus,
): Promise<void> {
  const counting = quotas.filter((quota) => isCountedBy(quota, evaluator, object));
  for (const quota of counting) checkDemands(attributes, object, evaluator, quota);
  const charged: { readonly quota: ResourceQuota; readonly more: ResourceList }[] = [];
  for (const quota of counting) {
    const more = await usageOfRequest(attributes, object, evaluator, quota);
    if (Object.keys(more).length > 0) charged.push({ quota, more });
  }
  // All or none: what is refused is charged to no quota.
  for (const { quota, more } of charged) usedAfter(attributes, quota, more);
  if (attributes.dryRun) return;
  for (const { quota, more } of charged)
    for (let tries = 1; ; tries++) {
      try {
        await status.write(quota, (current) => ({ used: usedAfter(attributes, current, more) }));
        break;
      } catch (error) {
        // What is gone limits nothing.
        if (isNotFound(error)) break;
        if (!isConflict(error) || tries === TRIES) throw error;
      }
    }
}

function checkDemands(
  attributes: Attributes,
  object: RuntimeObject,
  evaluator: QuotaEvaluator,
  quota: ResourceQuota,
): void {
  const { name = '' } = quota.metadata;
  const limited = Object.keys(quota.status?.hard ?? {}).filter((each) => evaluator.isCounted(each));
  const missing = evaluator.missing?.(limited, object);
  if (missing !== undefined) throw newForbidden(attributes, new Error(`failed quota: ${name}: ${missing}`));
  const { used } = quota.status ?? {};
  if (limited.every((each) => getOwn(used, each) !== undefined)) return;
  const text = `status unknown for quota: ${name}, resources: ${[...limited].sort().join(',')}`;
  throw newForbidden(attributes, new Error(text));
}

/** What the request makes more of, of what the quota limits. */
async function usageOfRequest(
  { operation, oldObject }: Attributes,
  object: RuntimeObject,
  evaluator: QuotaEvaluator,
  quota: ResourceQuota,
): Promise<ResourceList> {
  const usage = await evaluator.usage(object);
  const isCharged = operation === 'UPDATE' && oldObject !== undefined && isCountedBy(quota, evaluator, oldObject);
  const more = isCharged ? ResourceList.sub(usage, await evaluator.usage(oldObject)) : usage;
  return Object.fromEntries(
    Object.entries(more).filter(
      ([name, amount]) =>
        getOwn(quota.status?.hard, name) !== undefined && amount !== undefined && quantityOf(amount).sign() > 0,
    ),
  );
}

/** @throws {StatusError} 403 when that is too much */
function usedAfter(attributes: Attributes, { metadata, status }: ResourceQuota, more: ResourceList): ResourceList {
  const { hard, used } = status ?? {};
  const after = ResourceList.add(used, more);
  const exceeded = ResourceList.exceeded(after, masked(hard, Object.keys(more)));
  if (exceeded.length === 0 || attributes.subresource === 'status') return after;
  const shown = (list: Resources): string =>
    Object.entries(masked(list, exceeded))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, amount]) => `${name}=${amount}`)
      .join(',');
  const text = `exceeded quota: ${metadata.name}, requested: ${shown(more)}, used: ${shown(used)}, limited: ${shown(hard)}`;
  throw newForbidden(attributes, new Error(text));
}

function masked(list: Resources, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const amount = getOwn(list, name);
      return amount === undefined ? [] : [[name, quantityOf(amount).toString()]];
    }),
  );
}
