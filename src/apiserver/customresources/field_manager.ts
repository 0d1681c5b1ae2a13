import { copy } from '#engine/verbs/copy';
import { NotRegisteredError } from '#apimachinery/runtime/errors';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { newDefaultCRDFieldManager, type FieldManager } from '#apimachinery/util/managedfields/field_manager';
import type { TypeConverter } from '#apimachinery/util/managedfields/type_converter';
import { newExcludeFilterSetMap } from '#apimachinery/util/structuredmergediff/fieldpath/filter';
import { makePath } from '#apimachinery/util/structuredmergediff/fieldpath/path';
import { newSet } from '#apimachinery/util/structuredmergediff/fieldpath/new_set';
import type { CustomResource } from '../../apiextensions/index.ts';
import { defaultInPlace } from '../../apiextensions/defaulting/defaults.ts';
import type { CustomKind } from './kind_classes.ts';

/** Server-side apply for the custom resources of a version. @param kinds of all versions, by their names */
export function customFieldManager(
  types: TypeConverter,
  resource: CustomResource,
  kinds: ReadonlyMap<string, CustomKind>,
  subresource: string,
): FieldManager {
  const { group, version, kind, schema } = resource;
  const reset = resetFieldsOf(resource, subresource);
  return newDefaultCRDFieldManager(
    types,
    { group, version, kind },
    {
      convert(object, to: GroupVersion) {
        const other = to.group === group ? kinds.get(to.version) : undefined;
        if (other === undefined)
          throw new NotRegisteredError({ schemeName: 'custom resources', gvk: to.withKind(kind) });
        return new other({ ...object, apiVersion: other.apiVersion });
      },
      default(object): RuntimeObject {
        const defaulted = copy(object);
        defaultInPlace(defaulted, schema);
        return defaulted;
      },
      ...(subresource !== '' && { subresource }),
      ...(reset.length > 0 && {
        resetFields: newExcludeFilterSetMap(
          new Map([[`${group}/${version}`, newSet(...reset.map((name) => makePath(name)))]]),
        ),
      }),
    },
  );
}

/** The fields that can't be owned because the subresource, or what is without it, doesn't write them. */
function resetFieldsOf({ definition }: CustomResource, subresource: string): string[] {
  if (subresource === 'status') return ['metadata', 'spec'];
  return definition.subresources?.status ? ['status'] : [];
}
