import { setOwn } from '#engine/json/own_property';
import { copyNested } from '#engine/verbs/copy_nested';
import type { ListBase } from '../apimachinery/apis/meta/v1/list.ts';
import type { ObjectBase } from '../apimachinery/apis/meta/v1/object.ts';
import { KindBase } from '../apimachinery/runtime/kind_base.ts';
import { classOf } from '../apimachinery/runtime/kind_class.ts';

/**
 * A copy of an object without classes: plain objects all through, of the type of its data, for what compares prototypes, as
 * `toStrictEqual` and `assert.deepStrictEqual` do. Items of a list get the `apiVersion` and `kind` that their class answers.
 * @throws {NotCopyableError} on a value that is not JSON, and on one of more than 1,000 levels
 */
export function toPlain<T>(object: T & ObjectBase): T;
export function toPlain<T>(list: T & ListBase): T;
export function toPlain<T>(object: T): T;
export function toPlain(object: unknown): unknown {
  return plain(copyNested(object));
}

/** Makes a copy plain, in place where it is so already. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      value[index] = plain(item);
    });
    return value;
  }
  for (const [key, field] of Object.entries(value)) {
    if (typeof field === 'object') setOwn(value, key, plain(field));
  }
  if (Object.getPrototypeOf(value) === Object.prototype) return value;
  if (!(value instanceof KindBase) || Object.hasOwn(value, 'kind')) return { ...value };
  const { apiVersion, kind } = classOf(value);
  return { ...(apiVersion !== '' && { apiVersion, kind }), ...value };
}
