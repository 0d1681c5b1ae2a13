import { BinarySI, DecimalSI } from '#apimachinery/api/resource/format';
import { newQuantity } from '#apimachinery/api/resource/quantity';
import { fromTotals, parseAmount, totalsOf } from './internal/resource_totals.js';
import { ResourceCPU, ResourceEphemeralStorage, ResourceMemory, ResourcePods, ResourceStorage, } from './zz_generated.constants.js';
/**
 * Go's methods of `corev1.ResourceList`, and arithmetic as of k8s.io/apiserver/pkg/quota/v1. Amounts are exact. No list
 * is changed; results are new lists whose amounts are canonical texts, ready to be written.
 *
 * All throw a QuantityError for an amount that is not a quantity.
 */
export const ResourceList = {
    /** The amount of `cpu`; zero when there is none. */
    cpu(list) {
        return ResourceList.name(list, ResourceCPU, DecimalSI);
    },
    /** The amount of `memory`; zero when there is none. */
    memory(list) {
        return ResourceList.name(list, ResourceMemory, BinarySI);
    },
    /** The amount of `storage`; zero when there is none. */
    storage(list) {
        return ResourceList.name(list, ResourceStorage, BinarySI);
    },
    /** The amount of `ephemeral-storage`; zero when there is none. */
    storageEphemeral(list) {
        return ResourceList.name(list, ResourceEphemeralStorage, BinarySI);
    },
    /** The number of `pods`; zero when there is none. */
    pods(list) {
        return ResourceList.name(list, ResourcePods, DecimalSI);
    },
    /** The amount of a resource; when there is none, zero in the format given. */
    name(list, name, defaultFormat) {
        const amount = list && Object.hasOwn(list, name) ? list[name] : undefined;
        return amount === undefined || amount === null ? newQuantity(0, defaultFormat) : parseAmount(name, amount);
    },
    /** Both amounts of each resource together. As Go's `quota.Add`. */
    add(a, b) {
        const totals = totalsOf(a);
        for (const [name, amount] of totalsOf(b))
            totals.set(name, totals.get(name)?.add(amount) ?? amount);
        return fromTotals(totals);
    },
    /** What is left of `a` without `b`; negative where `b` has more. As Go's `quota.Subtract`. */
    sub(a, b) {
        const totals = totalsOf(a);
        for (const [name, amount] of totalsOf(b))
            totals.set(name, totals.get(name)?.sub(amount) ?? amount.neg());
        return fromTotals(totals);
    },
    /** The larger amount of each resource. As Go's `quota.Max`. */
    max(a, b) {
        const totals = totalsOf(a);
        for (const [name, amount] of totalsOf(b)) {
            const other = totals.get(name);
            if (other === undefined || other.cmp(amount) <= 0)
                totals.set(name, amount);
        }
        return fromTotals(totals);
    },
    /** Whether both have the same resources with the same amounts, however these are written. As Go's `quota.Equals`. */
    equals(a, b) {
        const theirs = totalsOf(b);
        const ours = totalsOf(a);
        return ours.size === theirs.size && [...ours].every(([name, amount]) => theirs.get(name)?.cmp(amount) === 0);
    },
    /**
     * The resources of `a` that exceed those of `b`, by name; what `b` doesn't mention is not limited. As the names that
     * Go's `quota.LessThanOrEqual` gives, for a quota.
     */
    exceeded(a, b) {
        const ours = totalsOf(a);
        return [...totalsOf(b)].flatMap(([name, limit]) => ((ours.get(name)?.cmp(limit) ?? 0) > 0 ? [name] : []));
    },
    /** Whether there is enough of everything that is requested: {@link ResourceList.insufficient} finds nothing. */
    fits(requested, available) {
        return ResourceList.insufficient(requested, available).length === 0;
    },
    /**
     * The resources of which more is requested than available, in the order of the request. As in the scheduler, a resource
     * that is not available at all is one of which there is zero, and a request of zero always fits.
     */
    insufficient(requested, available) {
        return [...totalsOf(requested)].flatMap(([resource, wanted]) => {
            const left = ResourceList.name(available, resource, wanted.format);
            return wanted.isZero() || wanted.cmp(left) <= 0 ? [] : [{ resource, requested: wanted, available: left }];
        });
    },
};
