import { GroupVersionKind } from '../../schema/group_version.ts';
/** Tells what kind of object some data are. Mirrors Go's `json.MetaFactory`. */
export interface MetaFactory {
    /** Group, version and kind, as far as the data have them. */
    interpret: (data: string | Uint8Array) => GroupVersionKind;
}
/**
 * Reads `apiVersion` and `kind` of a JSON object and nothing else of it; `null` has neither. Mirrors Go's
 * `json.DefaultMetaFactory`. `interpret` throws a DecodeError when the data are not JSON, no object, or one of the two
 * is not a string, and a GroupVersionParseError when `apiVersion` has more than one slash.
 *
 * Differs from Go: with a duplicate key and several wrong values, the error may name another of the values.
 */
export declare const DefaultMetaFactory: MetaFactory;
