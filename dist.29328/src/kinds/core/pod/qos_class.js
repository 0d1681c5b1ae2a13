import { parseQuantity } from '#apimachinery/api/resource/quantity';
const COUNTED = ['cpu', 'memory'];
/**
 * How well the resources of a Pod are guaranteed: `Guaranteed` when all its containers, or the Pod as a whole, have limits of
 * cpu and memory that equal the requests, `BestEffort` when nothing is said, else `Burstable`. Mirrors Go's `ComputePodQOS`.
 */
export function podQOSClass({ spec }) {
    const whole = spec?.resources;
    const parts = whole
        ? [whole]
        : [...(spec?.containers ?? []), ...(spec?.initContainers ?? [])].map(({ resources }) => resources);
    const requests = sums(parts.map((part) => part?.requests));
    const limits = sums(parts.map((part) => part?.limits));
    if (requests.size === 0 && limits.size === 0)
        return 'BestEffort';
    const isLimited = parts.every((part) => COUNTED.every((name) => isPositive(part?.limits?.[name])));
    const isEqual = requests.size === limits.size && [...requests].every(([name, sum]) => limits.get(name)?.cmp(sum) === 0);
    return isLimited && isEqual ? 'Guaranteed' : 'Burstable';
}
function sums(lists) {
    const out = new Map();
    for (const list of lists) {
        for (const name of COUNTED) {
            const amount = list?.[name];
            if (!isPositive(amount))
                continue;
            const sum = out.get(name);
            const quantity = parseQuantity(String(amount));
            out.set(name, sum === undefined ? quantity : sum.add(quantity));
        }
    }
    return out;
}
function isPositive(amount) {
    return amount !== undefined && parseQuantity(String(amount)).sign() > 0;
}
