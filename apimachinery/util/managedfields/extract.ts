import { setOwn } from '#engine/json/own_property';
import type { ManagedFieldsEntry } from '../../apis/meta/v1/zz_generated.types.ts';
import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import { setFromJSON } from '../structuredmergediff/fieldpath/index.ts';
import type { ParseableType } from '../structuredmergediff/typed/index.ts';
import type { ApplyConfiguration } from './apply_configuration.ts';
import { during } from './field_manager_error.ts';
import { kindOf, managedFieldsOf, metadataText } from './internal/metadata.ts';
import { type Described, parseableType } from './kind_schema.ts';

/** What the functions here need of an object: an instance of a Kind class or a plain object. */
export interface ObjectLike extends RuntimeObject {
  readonly metadata?:
    | {
        readonly name?: string;
        readonly namespace?: string;
        readonly uid?: string;
        readonly annotations?: { readonly [key: string]: string };
        readonly managedFields?: readonly ManagedFieldsEntry[];
      }
    | undefined;
}

/**
 * The part of an object that a manager applied, to be changed and applied again; always with `apiVersion`, `kind`, name
 * and namespace. Mirrors the functions of client-go such as `ExtractPod` and `ExtractPodFrom`, one for each kind.
 * @param kind the Kind class, or the type of a custom resource
 * @param object of the main resource, as returned by a server
 * @param subresource that it was applied through: `status`
 * @throws {FieldManagerError} when the object isn't of the type, or its managedFields can't be read
 */
export function extract<T extends ObjectLike>(
  kind: Described | ParseableType,
  object: T,
  fieldManager: string,
  subresource = '',
): ApplyConfiguration<T> {
  const extracted = (extractManaged(typeOf(kind), object, fieldManager, subresource) ?? {}) as Record<string, unknown>;
  const { kind: name } = kindOf(object);
  const out: Record<string, unknown> = { apiVersion: object.apiVersion, kind: name };
  for (const key of Object.keys(extracted)) setOwn(out, key, extracted[key]);
  const namespace = metadataText(object, 'namespace');
  out['metadata'] = {
    ...(extracted['metadata'] as object | undefined),
    name: metadataText(object, 'name'),
    ...(namespace === '' ? {} : { namespace }),
  };
  return out as ApplyConfiguration<T>;
}

/**
 * The part of an object that a manager applied, and nothing else; `undefined` when it applied nothing. Mirrors Go's
 * `managedfields.ExtractInto`.
 * @throws {FieldManagerError} when the object isn't of the type, or its managedFields can't be read
 */
export function extractManaged(
  type: ParseableType,
  object: ObjectLike,
  fieldManager: string,
  subresource = '',
): object | undefined {
  const typed = during(
    () => 'error converting obj to typed',
    () => type.fromUnstructured(object),
  );
  const entry = managedFieldsOf(object)?.find((candidate) => isEntryOf(candidate, fieldManager, subresource));
  if (entry === undefined) return undefined;
  const set = during(
    () => 'error marshalling FieldsV1 to JSON',
    () => setFromJSON(entry.fieldsV1 ?? {}),
  );
  const { value } = typed.extractItems(set.leaves());
  return during(
    () => `unable to convert managed fields for ${fieldManager} to unstructured`,
    () => {
      if (typeof value !== 'object' || value === null) throw new TypeError('nothing of the object is left');
      return value;
    },
  );
}

function isEntryOf(entry: ManagedFieldsEntry, fieldManager: string, subresource: string): boolean {
  return entry.manager === fieldManager && entry.operation === 'Apply' && (entry.subresource ?? '') === subresource;
}

function typeOf(kind: Described | ParseableType): ParseableType {
  return 'typeRef' in kind ? kind : parseableType(kind);
}
