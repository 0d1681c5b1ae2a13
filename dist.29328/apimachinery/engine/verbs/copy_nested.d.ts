import { NotCopyableError } from './copy.ts';
/**
 * The same as {@link copy}, for callers that walk through the copy recursively.
 * @throws {NotCopyableError} on what is nested more than {@link MAX_NESTING} levels, too
 */
export declare function copyNested<T>(value: T): T;
/** Throws unless a JSON value is nested no deeper than {@link MAX_NESTING} levels. */
export declare function checkNesting(value: unknown): void;
export declare function tooDeep(path: readonly (string | number)[]): NotCopyableError;
