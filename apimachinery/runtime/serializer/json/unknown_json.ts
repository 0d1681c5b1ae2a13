import { escapeHTML } from '#engine/json/escape';
import { respaceJSON } from '#engine/json/respace';
import { JSONSyntaxError } from '#engine/json/syntax_error';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { ContentTypeJSON } from '../../content_type.ts';
import { EncodeError } from '../../encode_error.ts';
import type { GroupVersionKind } from '../../schema/group_version.ts';
import type { Unknown } from '../../unknown.ts';

/** Fills an Unknown with data in JSON, or in YAML: Go calls that JSON too. */
export function keepAsItCame(into: Unknown, data: string | Uint8Array, gvk: GroupVersionKind): Unknown {
  into.apiVersion = gvk.groupVersion().toString();
  into.kind = gvk.kind;
  into.raw = typeof data === 'string' ? toUTF8(data) : data.slice();
  into.contentType = ContentTypeJSON;
  return into;
}

/**
 * The JSON of an Unknown as it is spelt, without white space or indented, with the characters escaped that Go escapes.
 *
 * Differs from Go: bytes that are not UTF-8 become U+FFFD.
 * @throws EncodeError when the content type is another, or the bytes are not JSON; the text is Go's
 */
export function unknownJSON({ raw, contentType = '' }: Unknown, indent = 0): string {
  const failed = 'json: error calling MarshalJSON for type *runtime.Unknown: ';
  if (contentType !== '' && contentType !== ContentTypeJSON)
    throw new EncodeError(`${failed}runtime.Unknown: MarshalJSON on non-json data`);
  try {
    return escapeHTML(respaceJSON(fromUTF8(raw), indent));
  } catch (error) {
    throw error instanceof JSONSyntaxError ? new EncodeError(failed + error.message, { cause: error }) : error;
  }
}
