import { hasCode } from '#engine/text/has_code';
import { isNotRegisteredError } from '#apimachinery/runtime/errors';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { GroupVersion, parseGroupVersion, type GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Converter } from '../../structuredmergediff/merge/index.ts';
import type { TypeConverter } from '../type_converter.ts';
import { kindOf } from './metadata.ts';

/** Converts an object to another version of its group. */
export type Convert = (object: RuntimeObject, version: GroupVersion) => RuntimeObject;

/**
 * Converts typed objects by way of a hub version.
 * @param hubOf the hub of a version
 */
export function newVersionConverter(
  types: TypeConverter,
  convert: Convert,
  hubOf: (version: GroupVersion) => GroupVersion,
): Converter {
  return {
    convert(typed, apiVersion) {
      const object = types.typedToObject(typed);
      const from = kindOf(object).groupVersion();
      const to = parseGroupVersion(apiVersion);
      if (from.equals(to)) return typed;
      return types.objectToTyped(convert(convert(types.toKind?.(object) ?? object, hubOf(from)), to));
    },
    isMissingVersionError(error) {
      return isNotRegisteredError(error) || hasCode(error, 'ERR_NO_CORRESPONDING_TYPE');
    },
  };
}

/** The hub of a version among Go's own Kinds: the same version name in its group. */
export function sameGroup(hub: GroupVersionLike): (version: GroupVersion) => GroupVersion {
  return ({ group }) => new GroupVersion({ group, version: hub.version });
}
