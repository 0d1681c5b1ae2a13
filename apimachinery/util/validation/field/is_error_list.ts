import type { ErrorList } from './error_list.ts';

/** Whether a value is a list of errors of fields: code without types may give anything in its place. */
export function isErrorList(value: unknown): value is ErrorList {
  return Array.isArray(value) && value.every((each) => each instanceof Error && 'field' in each);
}
