import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { compareUTF8 } from '#engine/text/utf8';
import { parseTime, type Time } from '../../apis/meta/v1/time.ts';
import type { ManagedFieldsEntry } from '../../apis/meta/v1/zz_generated.types.ts';
import { setFromJSON, type VersionedSet } from '../structuredmergediff/fieldpath/index.ts';
import type { Managed } from './managed.ts';
import { buildManagerIdentifier, parseManagerIdentifier } from './manager_identifier.ts';

/**
 * Decodes the entries of `metadata.managedFields`. Mirrors Go's `DecodeManagedFields`.
 * @throws {ManagedFieldsError} on an invalid entry
 */
export function decodeManagedFields(entries: readonly ManagedFieldsEntry[]): Managed {
  const fields = new Map<string, VersionedSet>();
  const times = new Map<string, Time | undefined>();
  for (const [at, entry] of entries.entries()) {
    const { operation, apiVersion, fieldsType } = entry;
    if (operation !== 'Apply' && operation !== 'Update')
      throw new ManagedFieldsError('operation must be `Apply` or `Update`');
    if (!apiVersion) throw new ManagedFieldsError('apiVersion must not be empty');
    if (!fieldsType) throw new ManagedFieldsError(`missing fieldsType in managed fields entry ${at}`);
    if (fieldsType !== 'FieldsV1')
      throw new ManagedFieldsError(`invalid fieldsType ${quote(String(fieldsType))} in managed fields entry ${at}`);
    const manager = buildManagerIdentifier(entry);
    fields.set(manager, { set: setOf(entry, at), apiVersion, applied: operation === 'Apply' });
    times.set(manager, entry.time ?? undefined);
  }
  return { fields, times };
}

function setOf({ fieldsV1, manager }: ManagedFieldsEntry, at: number): VersionedSet['set'] {
  try {
    return setFromJSON(fieldsV1 ?? {});
  } catch (cause) {
    throw new ManagedFieldsError(
      `error decoding versioned set of entry ${at}, manager ${quote(String(manager ?? ''))}: ${asError(cause).message}`,
      { cause },
    );
  }
}

/**
 * Validates the entries of `metadata.managedFields`. Mirrors Go's `ValidateManagedFields`.
 * @throws {ManagedFieldsError}
 */
export function validateManagedFields(entries: readonly ManagedFieldsEntry[]): void {
  decodeManagedFields(entries);
}

/**
 * The entries for `metadata.managedFields`, sorted; `undefined` when nothing is owned. Mirrors Go's
 * `EncodeObjectManagedFields`.
 */
export function encodeManagedFields({ fields, times }: Managed): ManagedFieldsEntry[] | undefined {
  if (fields.size === 0) return undefined;
  return Array.from(fields, ([manager, versioned]) => entryOf(manager, versioned, times.get(manager))).sort(
    compareEntries,
  );
}

function entryOf(
  identifier: string,
  { set, apiVersion, applied }: VersionedSet,
  time: Time | undefined,
): ManagedFieldsEntry {
  const parsed = parseManagerIdentifier(identifier);
  if (parsed === undefined) throw new ManagedFieldsError(`error unmarshalling manager identifier ${identifier}`);
  const { manager, operation, subresource } = parsed;
  return {
    ...(manager === undefined ? {} : { manager }),
    ...(applied ? { operation: 'Apply' } : operation === undefined ? {} : { operation }),
    apiVersion,
    ...(time === undefined ? {} : { time }),
    fieldsType: 'FieldsV1',
    fieldsV1: set.toJSON(),
    ...(subresource === undefined ? {} : { subresource }),
  };
}

function compareEntries(a: ManagedFieldsEntry, b: ManagedFieldsEntry): number {
  return (
    compareUTF8(a.operation ?? '', b.operation ?? '') ||
    secondsOf(a.time) - secondsOf(b.time) ||
    compareUTF8(a.manager ?? '', b.manager ?? '') ||
    compareUTF8(a.apiVersion ?? '', b.apiVersion ?? '') ||
    compareUTF8(a.subresource ?? '', b.subresource ?? '')
  );
}

/** Seconds since the Unix epoch; 0 without a time. */
export function secondsOf(time: Time | undefined): number {
  if (time === undefined) return 0;
  try {
    return parseTime(time).seconds;
  } catch {
    return 0;
  }
}

/** The entries of `metadata.managedFields` can't be read or written. */
export class ManagedFieldsError extends Error {
  readonly code = 'ERR_MANAGED_FIELDS';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ManagedFieldsError';
  }
}
