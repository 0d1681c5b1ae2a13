import { ResourceList } from '#api/core/v1/resource_list';
import { ResourceQuota } from '#api/core/v1/zz_generated.types';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { quantityOf } from '#src/validation/checks/quantities';
import { evaluatorFor, isCountedBy } from '../../quota/evaluators.js';
import { QuotaController } from '../../quota/quota_controller.js';
import { QuotaStatus } from '../../quota/quota_status.js';
import { newForbidden } from '../plugin.js';
import { StoredObjects } from '../stored_objects.js';
/** How often a quota is tried to be charged that others change as well. */
const TRIES = 4;
/**
 * Refuses what would exceed a ResourceQuota, and counts what is used as it is written.
 * @param keepsStatus whether `status` is kept up to date besides, as by the controller `resourcequota` of
 *   kube-controller-manager: what limits there are, and that less is used
 */
export function resourceQuota(keepsStatus) {
    return {
        install(host) {
            const stored = new StoredObjects(host);
            const status = new QuotaStatus(host, stored);
            if (keepsStatus)
                host.controller(new QuotaController(host, stored, status));
            return {
                name: 'ResourceQuota',
                handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
                async validate(attributes) {
                    const { namespace, object, resource } = attributes;
                    if (namespace === '' || object === undefined || host.find(ResourceQuota) === undefined)
                        return;
                    const evaluator = evaluatorFor(resource.group, resource.resource);
                    // Namespaces are in none.
                    if (evaluator === undefined || (resource.group === '' && resource.resource === 'namespaces'))
                        return;
                    if (!evaluator.handles(attributes))
                        return;
                    const quotas = () => stored.all(ResourceQuota, namespace);
                    if ((await quotas()).length === 0)
                        return;
                    await status.alone(namespace, async () => charge(attributes, object, evaluator, await quotas(), status));
                },
            };
        },
    };
}
async function charge(attributes, object, evaluator, quotas, status) {
    const counting = quotas.filter((quota) => isCountedBy(quota, evaluator, object));
    for (const quota of counting)
        checkDemands(attributes, object, evaluator, quota);
    const charged = counting.flatMap((quota) => {
        const more = usageOfRequest(attributes, object, evaluator, quota);
        return Object.keys(more).length === 0 ? [] : [{ quota, more }];
    });
    // All or none: what is refused is charged to no quota.
    for (const { quota, more } of charged)
        usedAfter(attributes, quota, more);
    if (attributes.dryRun)
        return;
    for (const { quota, more } of charged)
        for (let tries = 1;; tries++) {
            try {
                await status.write(quota, (current) => ({ used: usedAfter(attributes, current, more) }));
                break;
            }
            catch (error) {
                // What is gone limits nothing.
                if (isNotFound(error))
                    break;
                if (!isConflict(error) || tries === TRIES)
                    throw error;
            }
        }
}
function checkDemands(attributes, object, evaluator, quota) {
    const { name = '' } = quota.metadata;
    const limited = Object.keys(quota.status?.hard ?? {}).filter((each) => evaluator.isCounted(each));
    const missing = evaluator.missing?.(limited, object);
    if (missing !== undefined)
        throw newForbidden(attributes, new Error(`failed quota: ${name}: ${missing}`));
    const { used } = quota.status ?? {};
    if (limited.every((each) => used?.[each] !== undefined))
        return;
    const text = `status unknown for quota: ${name}, resources: ${[...limited].sort().join(',')}`;
    throw newForbidden(attributes, new Error(text));
}
/** What the request makes more of, of what the quota limits. */
function usageOfRequest({ operation, oldObject }, object, evaluator, quota) {
    const usage = evaluator.usage(object);
    const isCharged = operation === 'UPDATE' && oldObject !== undefined && isCountedBy(quota, evaluator, oldObject);
    const more = isCharged ? ResourceList.sub(usage, evaluator.usage(oldObject)) : usage;
    return Object.fromEntries(Object.entries(more).filter(([name, amount]) => quota.status?.hard?.[name] !== undefined && amount !== undefined && quantityOf(amount).sign() > 0));
}
/** @throws {StatusError} 403 when that is too much */
function usedAfter(attributes, { metadata, status }, more) {
    const { hard, used } = status ?? {};
    const after = ResourceList.add(used, more);
    const exceeded = ResourceList.exceeded(after, masked(hard, Object.keys(more)));
    if (exceeded.length === 0 || attributes.subresource === 'status')
        return after;
    const shown = (list) => Object.entries(masked(list, exceeded))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, amount]) => `${name}=${amount}`)
        .join(',');
    const text = `exceeded quota: ${metadata.name}, requested: ${shown(more)}, used: ${shown(used)}, limited: ${shown(hard)}`;
    throw newForbidden(attributes, new Error(text));
}
function masked(list, names) {
    return Object.fromEntries(names.flatMap((name) => {
        const amount = list?.[name];
        return amount === undefined ? [] : [[name, quantityOf(amount).toString()]];
    }));
}
