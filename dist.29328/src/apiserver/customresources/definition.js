import { now } from '#apimachinery/apis/meta/v1/time';
/** The condition of a type. Mirrors Go's `FindCRDCondition`. */
export function findCondition({ status }, type) {
    return status?.conditions?.find((each) => each.type === type);
}
/** Mirrors Go's `IsCRDConditionTrue`. */
export function isConditionTrue(definition, type) {
    return findCondition(definition, type)?.status === 'True';
}
/** The definition with a condition; its time changes with its status alone. Mirrors Go's `SetCRDCondition`. */
export function withCondition(definition, wanted) {
    const conditions = definition.status?.conditions ?? [];
    const old = findCondition(definition, wanted.type);
    const since = old?.status === wanted.status ? old.lastTransitionTime : undefined;
    const condition = { ...wanted, lastTransitionTime: since || now() };
    return withStatus(definition, {
        conditions: old === undefined ? [...conditions, condition] : conditions.map((each) => (each === old ? condition : each)),
    });
}
/** The definition with other values in its status. */
export function withStatus(definition, changes) {
    return Object.assign(Object.create(Object.getPrototypeOf(definition)), definition, {
        status: { ...definition.status, ...changes },
    });
}
