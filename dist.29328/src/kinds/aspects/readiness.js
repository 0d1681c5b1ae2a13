/** True once a condition of the object has a status, `True` unless said. */
export function hasCondition(type, status = 'True') {
    return (object) => object?.status?.conditions?.some((each) => each.type === type && each.status === status) ?? false;
}
/** The controller has seen the last change of the object. */
export function isObserved(object) {
    const { generation = 0 } = object?.metadata ?? {};
    return object !== undefined && BigInt(object.status?.observedGeneration ?? 0) >= BigInt(generation);
}
