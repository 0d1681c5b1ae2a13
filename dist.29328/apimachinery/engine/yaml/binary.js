import { checkBase64, decodeBase64 } from '../text/base64.js';
import { fromUTF8 } from '../text/utf8.js';
/**
 * Decodes the text of a `!!binary` scalar to the string Go's JSON has for those bytes: UTF-8, U+FFFD for each byte
 * that is not. Undefined if it is not base64.
 */
export function decodeBinary(text) {
    return checkBase64(text) === undefined ? fromUTF8(decodeBase64(text)) : undefined;
}
