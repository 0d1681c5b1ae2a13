import { newInvalid } from '#apimachinery/api/errors/constructors';
import type { StatusError } from '#apimachinery/api/errors/status_error';
import { tooMany } from '#apimachinery/util/validation/field/constructors';
import type { Steps } from '#engine/steps';
import { TooManyValuesError } from '#engine/yaml/index';
import { inTurns } from '../../turns/turns.ts';
import type { ResourceScope } from '../served_resource.ts';

/**
 * How many values an object of a request may have: numbers, texts, lists, objects. What etcd takes of an object, 1.5 MB, has
 * less unless its texts are of a few characters. Differs from Go: it works on a million empty containers for minutes.
 */
const MAX_VALUES = 100_000;

/**
 * Looks at the bytes of a body alone, before any work is done for it. Only JSON shows how many values it has.
 * @throws {StatusError} 422 when it has too many
 */
export function checkValuesOfBody(resource: ResourceScope, body: Uint8Array): void {
  // A value has a byte at least, and a comma.
  if (body.length < 2 * MAX_VALUES || (body[0] !== OPEN_OBJECT && body[0] !== OPEN_LIST)) return;
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
  refuse(resource, count);
}

/**
 * Reads YAML, which may have no more than {@link MAX_VALUES}, and lets others work meanwhile.
 * @throws {StatusError} 422 when it has too many
 */
export async function readYAML<T>({ kind }: ResourceScope, read: (maxValues: number) => Steps<T>): Promise<T> {
  try {
    return await inTurns(read(MAX_VALUES));
  } catch (error) {
    throw error instanceof TooManyValuesError ? tooManyValues(kind) : error;
  }
}

/** The same of an object that was read from another format. @throws {StatusError} 422 when it has too many */
export function checkValues(resource: ResourceScope, object: object): void {
  let count = 0;
  const open: object[] = [object];
  for (let next = open.pop(); next !== undefined && count <= MAX_VALUES; next = open.pop()) {
    const values: unknown[] = Object.values(next);
    count += values.length;
    for (const value of values) if (typeof value === 'object' && value !== null) open.push(value);
  }
  refuse(resource, count);
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

function refuse({ kind }: ResourceScope, count: number): void {
  if (count > MAX_VALUES) throw tooManyValues(kind);
}

function tooManyValues(kind: ResourceScope['kind']): StatusError {
  return newInvalid(kind, '', [tooMany(undefined, -1, MAX_VALUES)]);
}
