import { DecodeError } from '../../decode_error.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
import { GroupVersionKind } from '../../schema/group_version.ts';
/**
 * Reads group, version and kind of a JSON value. As in Go, case doesn't matter here: `Kind` is found too. Mirrors Go's
 * `SimpleMetaFactory.Interpret`.
 * @param sorted the value comes from YAML, whose keys Go sorts before it reads them: the last of several wins
 * @throws DecodeError when `apiVersion` or `kind` is not a string, or the value no object
 * @throws GroupVersionParseError
 */
export declare function interpret(value: unknown, sorted?: boolean): GroupVersionKind;
/** The error for text that isn't JSON. */
export declare function syntaxError(cause: Error): DecodeError;
/** Fills in what `actual` lacks. Group and version are taken together, the version alone only for the same group. */
export declare function withDefaults(actual: GroupVersionKindLike, defaults: Partial<GroupVersionKindLike>): GroupVersionKind;
