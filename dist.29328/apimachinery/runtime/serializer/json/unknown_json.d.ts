import type { GroupVersionKind } from '../../schema/group_version.ts';
import type { Unknown } from '../../unknown.ts';
/** Fills an Unknown with data in JSON, or in YAML: Go calls that JSON too. */
export declare function keepAsItCame(into: Unknown, data: string | Uint8Array, gvk: GroupVersionKind): Unknown;
/**
 * The JSON of an Unknown as it is spelt, without white space or indented, with the characters escaped that Go escapes.
 *
 * Differs from Go: bytes that are not UTF-8 become U+FFFD.
 * @throws EncodeError when the content type is another, or the bytes are not JSON; the text is Go's
 */
export declare function unknownJSON({ raw, contentType }: Unknown, indent?: number): string;
