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
import { fieldManagerInTurns, type ServedFieldManager } from '../endpoints/served_resource.ts';
import { convertingFieldManager, type Convert } from './converting_field_manager.ts';
import type { CustomKind } from './kind_classes.ts';
import type { WebhookConversion } from './webhook_conversion.ts';

/**
 * Server-side apply for the custom resources of a version.
 * @param kinds of all versions, by their names
 * @param conversion undefined: other versions have another apiVersion, and nothing else
 */
export function customFieldManager(
  types: TypeConverter,
  resource: CustomResource,
  kinds: ReadonlyMap<string, CustomKind>,
  subresource: string,
  conversion: WebhookConversion | undefined,
): ServedFieldManager {
  const { group, kind } = resource;
  const kindIn = (to: GroupVersion): CustomKind => {
    const other = to.group === group ? kinds.get(to.version) : undefined;
    if (other === undefined) throw new NotRegisteredError({ schemeName: 'custom resources', gvk: to.withKind(kind) });
    return other;
  };
  const newManager = (convert: Convert): FieldManager => newFieldManager(types, resource, subresource, convert);
  if (conversion === undefined)
    return fieldManagerInTurns(
      newManager((object, to) => {
        const other = kindIn(to);
        return new other({ ...object, apiVersion: other.apiVersion });
      }),
    );
  return convertingFieldManager(newManager, async (object, to) => conversion.convertAsIs(object, kindIn(to).version));
}

function newFieldManager(
  types: TypeConverter,
  resource: CustomResource,
  subresource: string,
  convert: Convert,
): FieldManager {
  const { group, version, kind, schema } = resource;
  const reset = resetFieldsOf(resource, subresource);
  return newDefaultCRDFieldManager(
    types,
    { group, version, kind },
    {
      convert,
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
