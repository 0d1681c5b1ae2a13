import { NotRegisteredError } from '#apimachinery/runtime/errors';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { type FieldManager, newDefaultCRDFieldManager } from '#apimachinery/util/managedfields/field_manager';
import type { TypeConverter } from '#apimachinery/util/managedfields/type_converter';
import { newExcludeFilterSetMap } from '#apimachinery/util/structuredmergediff/fieldpath/filter';
import { newSet } from '#apimachinery/util/structuredmergediff/fieldpath/new_set';
import { makePath } from '#apimachinery/util/structuredmergediff/fieldpath/path';
import { stringifyJSON } from '#engine/json/stringify';
import { asError } from '#engine/text/as_error';
import { copy } from '#engine/verbs/copy';
import { defaultInPlace } from '../../apiextensions/defaulting/defaults.ts';
import type { CustomResource } from '../../apiextensions/index.ts';
import { fieldManagerInTurns, type ServedFieldManager } from '../endpoints/served_resource.ts';
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

/** An object in another version. @throws when there is no such conversion */
type Convert = (object: RuntimeObject, to: GroupVersion) => RuntimeObject;

/**
 * Server-side apply whose conversions take time, those of a webhook: fields that are owned in other versions need them. A
 * manager runs until it needs one, and again from the start when that is known.
 * @param newManager makes a manager that converts by a function
 */
function convertingFieldManager(
  newManager: (convert: Convert) => FieldManager,
  convert: (object: RuntimeObject, to: GroupVersion) => Promise<RuntimeObject>,
): ServedFieldManager {
  const run = async <T>(work: (manager: FieldManager) => T): Promise<T> => {
    const known = new Map<string, RuntimeObject | Error>();
    for (;;) {
      const missing: { readonly key: string; readonly object: RuntimeObject; readonly to: GroupVersion }[] = [];
      const manager = newManager((object, to) => {
        const key = `${String(to)} ${stringifyJSON(object, { sorted: true })}`;
        const found = known.get(key);
        if (found instanceof Error) throw found;
        if (found !== undefined) return found;
        missing.push({ key, object, to });
        throw new Error(`not converted to ${String(to)} yet`);
      });
      let outcome: () => T;
      try {
        const result = work(manager);
        outcome = () => result;
      } catch (error) {
        outcome = () => {
          throw error;
        };
      }
      if (missing.length === 0) return outcome();
      for (const { key, object, to } of missing)
        known.set(key, await convert(object, to).catch((error: unknown) => asError(error)));
    }
  };
  return {
    updateNoErrors: (live, object, manager) => run((fields) => fields.updateNoErrors(live, object, manager)),
    apply: (live, config, manager, options) => run((fields) => fields.apply(live, config, manager, options)),
  };
}
