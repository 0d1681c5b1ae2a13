import type { ListBase } from '../apimachinery/apis/meta/v1/list.ts';
import type { ObjectBase } from '../apimachinery/apis/meta/v1/object.ts';
/**
 * A copy of an object without classes: plain objects all through, of the type of its data, for what compares prototypes, as
 * `toStrictEqual` and `assert.deepStrictEqual` do. Items of a list get the `apiVersion` and `kind` that their class answers.
 * @throws {NotCopyableError} on a value that is not JSON, and on one of more than 1,000 levels
 */
export declare function toPlain<T>(object: T & ObjectBase): T;
export declare function toPlain<T>(list: T & ListBase): T;
export declare function toPlain<T>(object: T): T;
