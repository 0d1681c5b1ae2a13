import { fromUnstructured } from '../../apis/meta/v1/unstructured/converter.ts';
import { NotRegisteredError } from '../../runtime/errors.ts';
import type { KindClass } from '../../runtime/kind_class.ts';
import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import type { GroupVersionKind } from '../../runtime/schema/group_version.ts';
import type { Scheme } from '../../runtime/scheme.ts';
import {
  deducedParseableType,
  type ParseableType,
  type TypedValue,
  type ValidationOptions,
} from '../structuredmergediff/typed/index.ts';
import { during, FieldManagerError } from './field_manager_error.ts';
import { kindOf } from './internal/metadata.ts';
import { parseableType } from './kind_schema.ts';

/** Finds the types of objects. Mirrors Go's `managedfields.TypeConverter`. */
export interface TypeConverter {
  /**
   * An object with its type.
   * @throws {ValidationErrors} when it isn't of that type
   * @throws {NoCorrespondingTypeError} when its apiVersion and kind have no type
   */
  objectToTyped(object: RuntimeObject, options?: ValidationOptions): TypedValue;
  /**
   * The object without its type.
   * @throws {FieldManagerError} when nothing is left of it
   */
  typedToObject(value: TypedValue): RuntimeObject;
  /**
   * What was merged as an object of its Kind, by Go's rules for such data: a null is absent, or the zero value in a list
   * or map, and every field can hold its value. Shares nothing with `object`. Left out where objects have no types of
   * their own: those of custom resources. Mirrors what Go's `Scheme.ConvertToVersion` does first with unstructured data.
   * @throws when a field can't hold its value
   */
  toKind?(object: RuntimeObject): RuntimeObject;
}

/** An apiVersion and kind have no type. */
export class NoCorrespondingTypeError extends Error {
  readonly code = 'ERR_NO_CORRESPONDING_TYPE';
  readonly gvk: GroupVersionKind;

  constructor(gvk: GroupVersionKind) {
    super(`no corresponding type for ${gvk.toString()}`);
    this.name = 'NoCorrespondingTypeError';
    this.gvk = gvk;
  }
}

/** A converter that looks up the type of each kind with a function. */
export function newTypeConverterFrom(find: (gvk: GroupVersionKind) => ParseableType): TypeConverter {
  return {
    objectToTyped: (object, options) => find(kindOf(object)).fromUnstructured(object, options),
    typedToObject({ value }) {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
      throw new FieldManagerError(
        `failed to convert value to unstructured for type ${value === null || value === undefined ? '<nil>' : typeof value}`,
      );
    },
  };
}

/**
 * For custom resources without a schema: maps are owned field by field, lists as a whole. Mirrors Go's
 * `managedfields.NewDeducedTypeConverter`.
 */
export function newDeducedTypeConverter(): TypeConverter {
  return newTypeConverterFrom(deducedParseableType);
}

/**
 * For the Kinds of a Scheme, whose classes define the list and map types. Mirrors Go's
 * `managedfields.NewSchemeTypeConverter`, whose second argument is a schema generated for client-go.
 */
export function newSchemeTypeConverter(scheme: Scheme): TypeConverter {
  const kindFor = (gvk: GroupVersionKind): KindClass => {
    const kind = scheme.typeFor(gvk);
    if (kind === undefined) throw new NotRegisteredError({ schemeName: scheme.name(), gvk });
    return kind;
  };
  return {
    ...newTypeConverterFrom((gvk) => parseableType(kindFor(gvk))),
    toKind(object) {
      const gvk = kindOf(object);
      return during(
        () => `unable to convert unstructured object to ${gvk.toString()}`,
        () => fromUnstructured(object, kindFor(gvk)),
      );
    },
  };
}
