import { newInvalid } from '#apimachinery/api/errors/constructors';
import type { StatusError } from '#apimachinery/api/errors/status_error';
import { omitValue } from '#apimachinery/util/validation/field/bad_value';
import { ErrorTypeTooMany } from '#apimachinery/util/validation/field/error_type';
import { FieldError } from '#apimachinery/util/validation/field/field_error';
import { isMap } from '#engine/json/untyped';
import type { Steps } from '#engine/steps';
import { TooManyValuesError } from '#engine/yaml/index';
import { inTurns } from '../../turns/turns.ts';

/**
 * How many values an object may have: numbers, texts, lists, objects; its managed fields not counted. What etcd takes of an
 * object, 1.5 MB, has less unless they are shorter than 30 bytes. Differs from Go: it works on a million empty containers
 * for half a minute.
 */
const MAX_VALUES = 50_000;

/** How many more a request may send, as that is what may be read: the same object has some more in JSON. */
const MORE_IN_JSON = 1000;

/** How many fields the metadata of an object may have; all others are unknown. */
const METADATA_FIELDS = 20;

/** How many there may be in its managed fields: four for three of its own, if one manager owns items of lists. */
const MAX_MANAGED_VALUES = 75_000;

/** How many a body may have: whatever is stored can be sent back. */
const MAX_VALUES_OF_BODY = MAX_VALUES + MORE_IN_JSON + MAX_MANAGED_VALUES;

/**
 * Looks at the bytes of a body alone, before any work is done for it. Only JSON shows how many values it has.
 * @throws {StatusError} 422 when it has too many
 */
export function checkValuesOfBody(kind: GroupKind, name: string, body: Uint8Array): void {
  // A value has a byte at least, and a comma.
  if (body.length < 2 * MAX_VALUES_OF_BODY || (body[0] !== OPEN_OBJECT && body[0] !== OPEN_LIST)) return;
  let count = 0;
  let isText = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) {
      if (byte === BACKSLASH) at++;
    } else if (byte === COMMA) count++;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      // One more than the commas in it, unless it is empty.
      const next = body[at + 1];
      if (next !== CLOSE_OBJECT && next !== CLOSE_LIST) count++;
    }
  }
  if (count > MAX_VALUES_OF_BODY) throw tooManyValues(kind, name);
}

/**
 * Reads YAML, which may have no more than {@link MAX_VALUES_OF_BODY}, and lets others work meanwhile.
 * @throws {StatusError} 422 when it has too many
 */
export async function readYAML<T>(kind: GroupKind, name: string, read: (maxValues: number) => Steps<T>): Promise<T> {
  try {
    return await inTurns(read(MAX_VALUES_OF_BODY));
  } catch (error) {
    throw error instanceof TooManyValuesError ? tooManyValues(kind, name) : error;
  }
}

/**
 * Looks at the object of a request, or at what is going to be one.
 * @throws {StatusError} 422 when it has too many, or its managed fields have
 */
export function checkValues(kind: GroupKind, name: string, object: unknown): void {
  checkUpTo(MAX_VALUES + MORE_IN_JSON, kind, name, object);
}

/** The same of an object as it is going to be stored. @throws {StatusError} 422 */
export function checkStoredValues(kind: GroupKind, name: string, object: unknown): void {
  checkUpTo(MAX_VALUES, kind, name, object);
}

function checkUpTo(most: number, kind: GroupKind, name: string, object: unknown): void {
  const metadata = isMap(object) ? object['metadata'] : undefined;
  const managedFields = isMap(metadata) ? metadata['managedFields'] : undefined;
  if (countOf(object, most, { metadata, managedFields }) > most) throw tooManyValues(kind, name);
  if (countOf(managedFields, MAX_MANAGED_VALUES) > MAX_MANAGED_VALUES)
    throw tooManyValues(kind, name, 'metadata.managedFields', MAX_MANAGED_VALUES);
}

/**
 * How many values there are in a value.
 * @param most beyond it, they are not counted any more
 * @param parts of it: the known fields of the metadata themselves are not counted, because the server sets some of them after
 *   it has looked at an object; nor is what is in its managed fields
 */
function countOf(value: unknown, most: number, parts?: { metadata: unknown; managedFields: unknown }): number {
  let found = 0;
  const open: object[] = typeof value === 'object' && value !== null ? [value] : [];
  for (let next = open.pop(); next !== undefined && found <= most; next = open.pop()) {
    const values: unknown[] = Object.values(next);
    found += next === parts?.metadata ? Math.max(0, values.length - METADATA_FIELDS) : values.length;
    for (const each of values)
      if (typeof each === 'object' && each !== null && each !== parts?.managedFields) open.push(each);
  }
  return found;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

interface GroupKind {
  readonly group: string;
  readonly kind: string;
}

function tooManyValues({ group, kind }: GroupKind, name: string, field = '<nil>', most = MAX_VALUES): StatusError {
  const detail = `may have at most ${most} values`;
  return newInvalid({ group, kind }, name, [
    new FieldError({ type: ErrorTypeTooMany, field, badValue: omitValue, detail }),
  ]);
}
