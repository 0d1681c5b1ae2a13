import { cannotUnmarshal, typeName } from '#engine/go/cannot_unmarshal';
import { getOwn, setOwn } from '#engine/json/own_property';
import { equalUntyped, isMap } from '#engine/json/untyped';
import { toUTF8 } from '#engine/text/utf8';
import { copyNested } from '#engine/verbs/copy_nested';
import { marshal } from '../json/marshal.ts';
import { JSONPatchError } from './json_patch_error.ts';
import type { Operation } from './operation.ts';
import { checkOperations, unescapePointer } from './operation.ts';

/** Options of {@link applyPatch}. */
export interface ApplyOptions {
  /**
   * Maximum bytes of JSON that all `copy` operations together may add; default 3 MiB, as in an API server. Without a
   * limit, a few of them could exhaust memory.
   */
  readonly accumulatedCopySizeLimit?: number;
}

// Differs from Go: the Go library has no default limit; this is the one the API server sets.
const COPY_SIZE_LIMIT = 3 * 1024 * 1024;

/**
 * Applies a JSON patch (RFC 6902) to an object or a list, which is not modified. As in an API server, negative indexes
 * count from the end, `replace` adds a missing key, `copy` of a missing key adds null. Mirrors the Apply method of
 * gopkg.in/evanphx/json-patch.v4's Patch, which Kubernetes uses.
 * @throws JSONPatchError when the patch is invalid or an operation fails; NotCopyableError on values that are not JSON
 */
export function applyPatch<T extends object>(document: T, patch: readonly Operation[], options: ApplyOptions = {}): T {
  const given: unknown = document;
  // Differs from Go: it treats null as an object without keys, and panics when one is added.
  if (typeof given !== 'object' || given === null)
    throw new JSONPatchError(cannotUnmarshal(given === null ? 'null' : typeName(given), 'jsonpatch.partialDoc'));
  const patcher = new Patcher(copyNested(document), options.accumulatedCopySizeLimit ?? COPY_SIZE_LIMIT);
  for (const [index, operation] of checkOperations(patch).entries()) {
    try {
      patcher.apply(operation ?? {});
    } catch (error) {
      throw error instanceof JSONPatchError ? new JSONPatchError(error.message, index) : error;
    }
  }
  return patcher.document as T;
}

/**
 * How many items of lists all operations together may move by putting others before them, or taking them out: a tenth of a
 * second. Differs from Go: it goes on for seconds or minutes.
 */
const MOVE_LIMIT = 200_000_000;

type Container = unknown[] | Record<string, unknown>;
type Fields = Readonly<Record<string, unknown>>;

/** Go's causes of failure, the last part of the message. */
const MISSING = 'missing value';
const INVALID_INDEX = 'invalid index referenced';

class Patcher {
  document: Container;
  readonly #limit: number;
  #copied = 0;
  #moved = 0;

  constructor(document: object, limit: number) {
    this.document = document as Container;
    this.#limit = limit;
  }

  apply(operation: Fields): void {
    const kind = getOwn(operation, 'op');
    switch (kind) {
      case 'add':
        return this.#add(operation);
      case 'remove':
        return this.#remove(operation);
      case 'replace':
        return this.#replace(operation);
      case 'move':
        return this.#move(operation);
      case 'copy':
        return this.#copy(operation);
      case 'test':
        return this.#test(operation);
      default:
        throw new JSONPatchError(`Unexpected kind: ${typeof kind === 'string' ? kind : 'unknown'}`);
    }
  }

  #add(operation: Fields): void {
    const path = pathOf(operation, () => `add operation failed to decode path: ${MISSING}`);
    const [container, key] = this.#find(
      path,
      () => `add operation does not apply: doc is missing path: "${path}": ${MISSING}`,
    );
    within(`error in add for path: '${path}'`, () => this.#put(container, key, valueOf(operation)));
  }

  #remove(operation: Fields): void {
    const path = pathOf(operation, () => `remove operation failed to decode path: ${MISSING}`);
    const [container, key] = this.#find(
      path,
      () => `remove operation does not apply: doc is missing path: "${path}": ${MISSING}`,
    );
    within(`error in remove for path: '${path}'`, () => this.#take(container, key));
  }

  #replace(operation: Fields): void {
    const path = pathOf(operation, (cause) => `replace operation failed to decode path: ${cause}`);
    if (path === '') {
      const value = valueOf(operation);
      if (typeof value !== 'object' || value === null)
        throw new JSONPatchError('replace operation value must be object or array');
      this.document = value as Container;
      return;
    }
    const [container, key] = this.#find(
      path,
      () => `replace operation does not apply: doc is missing path: ${path}: ${MISSING}`,
    );
    if (!Array.isArray(container)) {
      setOwn(container, key, valueOf(operation));
      return;
    }
    let index: number;
    try {
      index = existingIndex(container, key);
    } catch {
      throw new JSONPatchError(`replace operation does not apply: doc is missing key: ${path}: ${MISSING}`);
    }
    container[index] = valueOf(operation);
  }

  #move(operation: Fields): void {
    const from = pathOf(operation, (cause) => `move operation failed to decode from: ${cause}`, 'from');
    const [source, name] = this.#find(
      from,
      () => `move operation does not apply: doc is missing from path: ${from}: ${MISSING}`,
    );
    const value = within(`error in move for path: '${name}'`, () => {
      const found = get(source, name);
      this.#take(source, name);
      return found;
    });
    const path = pathOf(operation, (cause) => `move operation failed to decode path: ${cause}`);
    const [container, key] = this.#find(
      path,
      () => `move operation does not apply: doc is missing destination path: ${path}: ${MISSING}`,
    );
    within(`error in move for path: '${path}'`, () => this.#put(container, key, value));
  }

  #copy(operation: Fields): void {
    const from = pathOf(operation, (cause) => `copy operation failed to decode from: ${cause}`, 'from');
    const [source, name] = this.#find(
      from,
      () => `copy operation does not apply: doc is missing from path: ${from}: ${MISSING}`,
    );
    const value = within(`error in copy for from: '${from}'`, () => get(source, name));
    const path = pathOf(operation, () => `copy operation failed to decode path: ${MISSING}`);
    const [container, key] = this.#find(
      path,
      () => `copy operation does not apply: doc is missing destination path: ${path}: ${MISSING}`,
    );
    if (value !== undefined) this.#count(value);
    within('error while adding value during copy', () => this.#put(container, key, copyNested(value ?? null)));
  }

  #count(value: unknown): void {
    this.#copied += toUTF8(marshal(value)).length;
    if (this.#copied <= this.#limit) return;
    throw new JSONPatchError(
      `Unable to complete the copy, the accumulated size increase of copy is ${this.#copied}, exceeding the limit ${this.#limit}`,
    );
  }

  // Differs from Go: values are compared, not spellings (1.0 equals 1), null always equals null, and lists with null
  // can be compared, where Go panics.
  #test(operation: Fields): void {
    const path = pathOf(operation, (cause) => `test operation failed to decode path: ${cause}`);
    let value: unknown = this.document;
    if (path !== '') {
      const [container, key] = this.#find(
        path,
        () => `test operation does not apply: is missing path: ${path}: ${MISSING}`,
      );
      value = within(`error in test for path: '${path}'`, () => get(container, key));
    }
    if (!equalUntyped(value ?? null, valueOf(operation)))
      throw new JSONPatchError(`testing value ${path} failed: test failed`);
  }

  #put(container: Container, key: string, value: unknown): void {
    if (!Array.isArray(container)) {
      setOwn(container, key, value);
    } else if (key === '-') {
      container.push(value);
    } else {
      const index = within(`value was not a proper array index: '${key}'`, () => parseIndex(key));
      const at = indexWithin(index, container.length + 1);
      this.#shift(container.length - at);
      container.splice(at, 0, value);
    }
  }

  #take(container: Container, key: string): void {
    if (Array.isArray(container)) {
      const at = existingIndex(container, key);
      this.#shift(container.length - at);
      container.splice(at, 1);
    } else {
      if (getOwn(container, key) === undefined)
        throw new JSONPatchError(`Unable to remove nonexistent key: ${key}: ${MISSING}`);
      delete container[key];
    }
  }

  #shift(items: number): void {
    this.#moved += items;
    if (this.#moved > MOVE_LIMIT)
      throw new JSONPatchError(`Unable to change the list, the patch moves more than ${MOVE_LIMIT} items of lists`);
  }

  /** The container of the last segment of a path, and that segment. */
  #find(path: string, missing: () => string): [container: Container, key: string] {
    const parts = path.split('/').map(unescapePointer);
    const key = parts.pop()!;
    if (parts.length === 0) throw new JSONPatchError(missing());
    let container: Container = this.document;
    for (const part of parts.slice(1)) {
      let next: unknown;
      try {
        next = get(container, part);
      } catch {
        next = undefined;
      }
      if (!Array.isArray(next) && !isMap(next)) throw new JSONPatchError(missing());
      container = next;
    }
    return [container, key];
  }
}

/** The value of an operation, copied so that the patch is not modified. */
function valueOf(operation: Fields): unknown {
  return copyNested(getOwn(operation, 'value') ?? null);
}

function pathOf(operation: Fields, message: (cause: string) => string, field: 'path' | 'from' = 'path'): string {
  const path = getOwn(operation, field);
  if (typeof path === 'string') return path;
  if ((path ?? null) === null)
    throw new JSONPatchError(message(`operation${field === 'path' ? '' : ','} missing ${field} field: ${MISSING}`));
  throw new JSONPatchError(message(cannotUnmarshal(typeName(path), 'string')));
}

/** Runs a part of an operation; errors get what it was about. */
function within<T>(context: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof JSONPatchError ? new JSONPatchError(`${context}: ${error.message}`) : error;
  }
}

function get(container: Container, key: string): unknown {
  return Array.isArray(container) ? container[existingIndex(container, key)] : getOwn(container, key);
}

function existingIndex(list: readonly unknown[], key: string): number {
  return indexWithin(parseIndex(key), list.length);
}

/** Resolves an index; negative ones count from the end. */
function indexWithin(index: number, length: number): number {
  if (index >= length || index < -length)
    throw new JSONPatchError(`Unable to access invalid index: ${index}: ${INVALID_INDEX}`);
  return index < 0 ? index + length : index;
}

/** As Go's `strconv.Atoi`. */
function parseIndex(key: string): number {
  const failure = (why: string): JSONPatchError =>
    new JSONPatchError(`strconv.Atoi: parsing ${JSON.stringify(key)}: ${why}`);
  if (!/^[+-]?[0-9]+$/.test(key)) throw failure('invalid syntax');
  const index = Number(key);
  if (Math.abs(index) >= 2 ** 63) throw failure('value out of range');
  return index;
}
