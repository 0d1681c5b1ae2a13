import { repairUTF8 } from '../text/repair_utf8.ts';

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * Decodes the text of a `!!binary` scalar to the string Go's JSON has for those bytes: UTF-8, U+FFFD for each byte
 * that is not. Undefined if it is not base64.
 */
export function decodeBinary(text: string): string | undefined {
  const compact = text.replace(/[\r\n]/g, '');
  if (!base64.test(compact)) return undefined;
  const binary = atob(compact);
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return repairUTF8(bytes);
  }
}
