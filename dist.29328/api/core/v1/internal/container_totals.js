import { ContainerRestartPolicyAlways } from '../zz_generated.constants.js';
import { addTotals, raiseTotals } from './resource_totals.js';
/**
 * Sums the resources of a pod's containers. Containers and sidecars run together. Init containers run before them, one at a
 * time, each with the sidecars started before it: the maximum counts.
 */
export function containerTotals(pod, { useStatusResources, nonMissingContainerRequests }, resourcesOf, missing) {
    const statuses = useStatusResources ? statusesOf(pod) : new Map();
    const needsOf = (container) => {
        const needs = resourcesOf(container, statuses.get(container.name));
        for (const [name, amount] of missing(nonMissingContainerRequests))
            if (!needs.has(name))
                needs.set(name, amount);
        return needs;
    };
    const together = new Map();
    for (const container of pod.spec?.containers ?? [])
        addTotals(together, needsOf(container));
    const sidecars = new Map();
    const most = new Map();
    for (const container of pod.spec?.initContainers ?? []) {
        const needs = needsOf(container);
        if (container.restartPolicy === ContainerRestartPolicyAlways) {
            addTotals(together, needs);
            addTotals(sidecars, needs);
            raiseTotals(most, sidecars);
        }
        else {
            addTotals(needs, sidecars);
            raiseTotals(most, needs);
        }
    }
    raiseTotals(together, most);
    return together;
}
/** By the names of the containers; the first one counts. */
function statusesOf({ status }) {
    const statuses = new Map();
    for (const each of [...(status?.containerStatuses ?? []), ...(status?.initContainerStatuses ?? [])])
        if (!statuses.has(each.name))
            statuses.set(each.name, each);
    return statuses;
}
