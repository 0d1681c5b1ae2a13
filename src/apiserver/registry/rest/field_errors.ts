import { described } from '#apimachinery/runtime/described';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { isErrorList } from '#apimachinery/util/validation/field/is_error_list';

/**
 * What a hook has found, where code without types may give anything: a `false` must not count as valid.
 * @param hook its name, for errors
 * @throws TypeError
 */
export function fieldErrors(found: unknown, hook: string): ErrorList {
  if (found === undefined) return [];
  if (isErrorList(found)) return found;
  throw new TypeError(
    `${hook}: expected an array of errors such as required(newPath('spec', 'size'), ''), empty for a valid object, got ${described(found)}`,
  );
}
