import { checkNesting } from '#engine/verbs/copy_nested';
import type { TypeProvider } from '../checker/scope.ts';
import type { SizeEstimator } from '../cost/estimator.ts';
import {
  BoolType,
  BytesType,
  DoubleType,
  DurationType,
  DynType,
  IntType,
  listType,
  mapType,
  objectType,
  StringType,
  TimestampType,
  type Type,
} from '../types/type.ts';
import { escapeName, isReserved } from './escape.ts';
import { itemsOf, propertiesOf, type Schema, valuesOf, withTypeAndObjectMeta } from './schema.ts';

/** What a request to an API server may have, in bytes. */
const MAX_REQUEST_SIZE = 3n * 1024n * 1024n;

/**
 * A type as a schema declares it: with sizes, which bound costs, and with fields. Mirrors `cel.DeclType` of
 * k8s.io/apiserver.
 */
export interface DeclType {
  /** The type that expressions see. */
  readonly type: Type;
  /** The most elements of a list or map, bytes of a text; 0 where sizes do not matter. */
  readonly maxElements: bigint;
  /** The least bytes of JSON that a value takes. */
  readonly minSerializedSize: bigint;
  /** The fields of an object, under escaped names. */
  readonly fields?: ReadonlyMap<string, DeclType>;
  /** The elements of a list, or the values of a map. */
  readonly element?: DeclType;
  /** The keys of a map. */
  readonly key?: DeclType;
}

function simple(type: Type, minSerializedSize: bigint, maxElements = 0n): DeclType {
  return { type, minSerializedSize, maxElements };
}

/** Texts have quotes. */
const TEXT: DeclType = /* @__PURE__ */ simple(StringType, 2n);

function limit(value: number | bigint | null | undefined): bigint | undefined {
  if (value === undefined || value === null) return undefined;
  return value < 0 ? 0n : BigInt(value);
}

/**
 * The type that a schema declares; `undefined` for a schema that expressions cannot see, such as one without a type.
 * @param isResourceRoot whether the schema is that of a whole resource, whose rules may read parts of its metadata
 * @throws {NotCopyableError} for a schema that is nested more than 1,000 levels
 */
export function declTypeOf(schema: Schema, isResourceRoot: boolean): DeclType | undefined {
  checkNesting(schema);
  return declared(schema, isResourceRoot);
}

/** Whether {@link declTypeOf} gives a type: found out without those of all fields. */
export function isVisible(schema: Schema, isResourceRoot: boolean): boolean {
  if (schema['x-kubernetes-int-or-string'] === true) return true;
  const whole = isResourceRoot ? withTypeAndObjectMeta(schema) : schema;
  switch (whole.type) {
    case 'array':
    case 'object': {
      const element = whole.type === 'array' ? itemsOf(whole) : valuesOf(whole);
      if (element === undefined) return whole.type === 'object';
      return isVisible(element, element['x-kubernetes-embedded-resource'] === true);
    }
    case 'string':
    case 'boolean':
    case 'number':
    case 'integer':
      return true;
    default:
      return false;
  }
}

/** Whether the type that a schema declares has no elements: it is neither a list nor a map. */
export function hasNoElements(schema: Schema, isResourceRoot: boolean): boolean {
  if (!isVisible(schema, isResourceRoot)) return false;
  if (schema['x-kubernetes-int-or-string'] === true) return true;
  const whole = isResourceRoot ? withTypeAndObjectMeta(schema) : schema;
  return whole.type !== 'array' && (whole.type !== 'object' || valuesOf(whole) === undefined);
}

function declared(schema: Schema, isResourceRoot: boolean): DeclType | undefined {
  if (schema['x-kubernetes-int-or-string'] === true) {
    const maxLength = limit(schema.maxLength);
    return simple(DynType, 1n, maxLength === undefined ? MAX_REQUEST_SIZE - 2n : maxLength * 4n);
  }
  const whole = isResourceRoot ? withTypeAndObjectMeta(schema) : schema;
  switch (whole.type) {
    case 'array':
      return listOf(whole);
    case 'object':
      return valuesOf(whole) === undefined ? objectOf(whole) : mapOf(whole);
    case 'string':
      return textOf(whole);
    case 'boolean':
      return simple(BoolType, 4n);
    case 'number':
      return simple(DoubleType, 1n);
    case 'integer':
      return simple(IntType, 1n);
    default:
      return undefined;
  }
}

function inside(schema: Schema): DeclType | undefined {
  return declared(schema, schema['x-kubernetes-embedded-resource'] === true);
}

function listOf(schema: Schema): DeclType | undefined {
  const items = itemsOf(schema);
  const element = items === undefined ? undefined : inside(items);
  if (element === undefined) return undefined;
  const most = limit(schema.maxItems) ?? (MAX_REQUEST_SIZE - 2n) / (element.minSerializedSize + 1n);
  return list(element, most);
}

function list(element: DeclType, maxElements: bigint): DeclType {
  return { type: listType(element.type), element, maxElements, minSerializedSize: 2n };
}

function map(element: DeclType, maxElements: bigint): DeclType {
  return { type: mapType(StringType, element.type), key: TEXT, element, maxElements, minSerializedSize: 2n };
}

function mapOf(schema: Schema): DeclType | undefined {
  const element = inside(valuesOf(schema)!);
  if (element === undefined) return undefined;
  // A key with its quotes and colon, and a comma.
  return map(element, limit(schema.maxProperties) ?? (MAX_REQUEST_SIZE - 2n) / (element.minSerializedSize + 6n));
}

function objectOf(schema: Schema): DeclType {
  const fields = new Map<string, DeclType>();
  let minSerializedSize = 2n;
  for (const [name, property] of Object.entries(propertiesOf(schema) ?? {})) {
    const field = inside(property);
    if (field === undefined) continue;
    const escaped = escapeName(name);
    if (escaped !== undefined) fields.set(escaped, field);
    const hasDefault = property.default !== undefined && property.default !== null;
    if (schema.required?.includes(name) === true && !hasDefault) {
      minSerializedSize += BigInt(new TextEncoder().encode(name).length) + field.minSerializedSize + 4n;
    }
  }
  return { type: objectType('object'), fields, maxElements: 0n, minSerializedSize };
}

/** The most characters that a text of a format can have in a request. */
function longestText(format: string | undefined): bigint {
  switch (format) {
    case 'duration':
    case 'date-time':
      return 32n;
    case 'date':
      return 12n;
    default:
      return MAX_REQUEST_SIZE - 2n;
  }
}

function textOf({ format, maxLength, enum: values }: Schema): DeclType {
  const longest = longestText(format);
  const most = limit(maxLength);
  switch (format) {
    case 'byte':
      return simple(BytesType, 2n, most ?? longest);
    case 'duration':
      return simple(DurationType, 3n, longest);
    case 'date':
      return simple(TimestampType, 12n, longest);
    case 'date-time':
      return simple(TimestampType, 21n, longest);
  }
  // A character has at most four bytes.
  if (most !== undefined) return simple(StringType, 2n, most * 4n);
  if (values === undefined || values === null || values.length === 0) return simple(StringType, 2n, longest);
  const sizes = values.map((value) => (typeof value === 'string' ? new TextEncoder().encode(value).length : 0));
  return simple(StringType, 2n, BigInt(Math.max(...sizes)));
}

/**
 * A type whose objects have names, each that of its path below the given one, by which a provider finds their fields.
 * Mirrors `MaybeAssignTypeName`.
 */
export function assignTypeName(declared: DeclType, name: string): DeclType {
  const { fields, key, element, maxElements } = declared;
  if (fields !== undefined) {
    const named = Array.from(fields, ([field, type]) => [field, assignTypeName(type, `${name}.${field}`)] as const);
    return { ...declared, type: objectType(name), fields: new Map(named) };
  }
  if (element === undefined) return declared;
  if (key !== undefined) return map(assignTypeName(element, `${name}.@elem`), maxElements);
  return list(assignTypeName(element, `${name}.@idx`), maxElements);
}

/** Finds the object types inside a type that has names. A reserved word names a field as well as its escaped form does. */
export function typeProviderOf(declared: DeclType): TypeProvider {
  const objects = new Map<string, DeclType>();
  const collect = (type: DeclType): void => {
    if (type.fields !== undefined) objects.set(type.type.name, type);
    for (const field of type.fields?.values() ?? []) collect(field);
    if (type.element !== undefined) collect(type.element);
  };
  collect(declared);
  return {
    findType: (name) => objects.get(name)?.type,
    findField: (name, field) => {
      const fields = objects.get(name)?.fields;
      return (fields?.get(field) ?? (isReserved(field) ? fields?.get(`__${field}__`) : undefined))?.type;
    },
  };
}

/** Tells sizes below a variable of a type: of `self`, or of anything that an expression reads from it. */
export function sizeEstimatorOf(declared: DeclType): SizeEstimator {
  return ({ path }) => {
    if (path === undefined || path.length === 0) return undefined;
    let at: DeclType | undefined = declared;
    for (const name of path.slice(1)) {
      if (name === '@items' || name === '@values') at = at.element;
      else if (name === '@keys') at = at.key;
      else at = at.fields?.get(name);
      if (at === undefined) return undefined;
    }
    return { min: 0n, max: at.maxElements };
  };
}
