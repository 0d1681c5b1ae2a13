import {
  BoolType,
  DynType,
  IntType,
  listType,
  mapType,
  objectType,
  StringType,
  TimestampType,
  type Type,
  type TypeProvider,
} from '../../cel/index.ts';

type Fields = Readonly<Record<string, Type>>;

const TEXTS: Type = /* @__PURE__ */ listType(StringType);
const TEXT_MAP: Type = /* @__PURE__ */ mapType(StringType, StringType);

/** The type of `request` in admission policies. */
export const RequestType: Type = /* @__PURE__ */ objectType('kubernetes.AdmissionRequest');
/** The type of `namespaceObject` in admission policies. */
export const NamespaceType: Type = /* @__PURE__ */ objectType('kubernetes.Namespace');

/** The fields of objects that expressions of policies see. Mirrors Go's `BuildRequestType` and `BuildNamespaceType`. */
const OBJECTS: Readonly<Record<string, () => Fields>> = {
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
export function policyTypes(variables: ReadonlyMap<string, Type>): TypeProvider {
  return {
    findType: (name) => (name === VariablesType.name || Object.hasOwn(OBJECTS, name) ? objectType(name) : undefined),
    findField(name, field) {
      if (name === VariablesType.name) return variables.get(field);
      const fields = Object.hasOwn(OBJECTS, name) ? (OBJECTS[name]?.() ?? {}) : {};
      return Object.hasOwn(fields, field) ? fields[field] : undefined;
    },
  };
}

/** The type of `variables`. */
export const VariablesType: Type = /* @__PURE__ */ objectType('kubernetes.variables');

const SIMPLE: ReadonlySet<Type['kind']> = /* @__PURE__ */ new Set([
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

/** As deep as lists and maps in the type of a variable are declared. */
const MAX_NESTING = 64;

/**
 * The type that a variable has for other expressions: what Go cannot declare is dyn. Differs from Go: so is what is nested
 * too deep, as variables that hold each other would make types as deep as there are variables.
 */
export function variableType(type: Type | undefined, level = 0): Type {
  if (type === undefined || level > MAX_NESTING) return DynType;
  if (SIMPLE.has(type.kind)) return type;
  const [first, second] = type.params;
  if (type.kind === 'list' && first !== undefined) return listType(variableType(first, level + 1));
  if (type.kind === 'map' && first !== undefined && second !== undefined)
    return mapType(variableType(first, level + 1), variableType(second, level + 1));
  return DynType;
}
