import { BoolType, DynType, IntType, listType, mapType, objectType, StringType, TimestampType, } from '../../cel/index.js';
const TEXTS = /* @__PURE__ */ listType(StringType);
const TEXT_MAP = /* @__PURE__ */ mapType(StringType, StringType);
/** The type of `request` in admission policies. */
export const RequestType = /* @__PURE__ */ objectType('kubernetes.AdmissionRequest');
/** The type of `namespaceObject` in admission policies. */
export const NamespaceType = /* @__PURE__ */ objectType('kubernetes.Namespace');
/** The fields of objects that expressions of policies see. Mirrors Go's `BuildRequestType` and `BuildNamespaceType`. */
const OBJECTS = {
    'kubernetes.GroupVersionKind': () => ({ group: StringType, version: StringType, kind: StringType }),
    'kubernetes.GroupVersionResource': () => ({ group: StringType, version: StringType, resource: StringType }),
    'kubernetes.UserInfo': () => ({
        username: StringType,
        uid: StringType,
        groups: TEXTS,
        extra: mapType(StringType, TEXTS),
    }),
    'kubernetes.AdmissionRequest': () => ({
        kind: objectType('kubernetes.GroupVersionKind'),
        resource: objectType('kubernetes.GroupVersionResource'),
        subResource: StringType,
        requestKind: objectType('kubernetes.GroupVersionKind'),
        requestResource: objectType('kubernetes.GroupVersionResource'),
        requestSubResource: StringType,
        name: StringType,
        namespace: StringType,
        operation: StringType,
        userInfo: objectType('kubernetes.UserInfo'),
        dryRun: BoolType,
        options: DynType,
    }),
    'kubernetes.Namespace': () => ({
        metadata: objectType('kubernetes.NamespaceMetadata'),
        spec: objectType('kubernetes.NamespaceSpec'),
        status: objectType('kubernetes.NamespaceStatus'),
    }),
    'kubernetes.NamespaceMetadata': () => ({
        name: StringType,
        generateName: StringType,
        namespace: StringType,
        labels: TEXT_MAP,
        annotations: TEXT_MAP,
        UID: StringType,
        creationTimestamp: TimestampType,
        deletionGracePeriodSeconds: IntType,
        deletionTimestamp: TimestampType,
        generation: IntType,
        resourceVersion: StringType,
        finalizers: TEXTS,
    }),
    'kubernetes.NamespaceSpec': () => ({ finalizers: TEXTS }),
    'kubernetes.NamespaceStatus': () => ({
        conditions: listType(objectType('kubernetes.NamespaceCondition')),
        phase: StringType,
    }),
    'kubernetes.NamespaceCondition': () => ({
        status: StringType,
        type: StringType,
        lastTransitionTime: TimestampType,
        message: StringType,
        reason: StringType,
    }),
};
/** Knows the objects of policies, and the variables that a policy declares as fields of `variables`. */
export function policyTypes(variables) {
    const fieldsOf = (name) => {
        if (name === VariablesType.name)
            return Object.fromEntries(variables);
        return Object.hasOwn(OBJECTS, name) ? OBJECTS[name]?.() : undefined;
    };
    return {
        findType: (name) => (fieldsOf(name) === undefined ? undefined : objectType(name)),
        findField(name, field) {
            const fields = fieldsOf(name) ?? {};
            return Object.hasOwn(fields, field) ? fields[field] : undefined;
        },
    };
}
/** The type of `variables`. */
export const VariablesType = /* @__PURE__ */ objectType('kubernetes.variables');
const SIMPLE = /* @__PURE__ */ new Set([
    'any',
    'bool',
    'bytes',
    'double',
    'duration',
    'int',
    'null',
    'string',
    'timestamp',
    'uint',
]);
/** The type that a variable has for other expressions: what Go cannot declare is dyn. */
export function variableType(type) {
    if (type === undefined)
        return DynType;
    if (SIMPLE.has(type.kind))
        return type;
    const [first, second] = type.params;
    if (type.kind === 'list' && first !== undefined)
        return listType(variableType(first));
    if (type.kind === 'map' && first !== undefined && second !== undefined)
        return mapType(variableType(first), variableType(second));
    return DynType;
}
