import { Regexp } from '#engine/regexp/regexp';
import { utf8Length } from '#engine/text/utf8';

/**
 * The rule of early JSON Schema drafts, with letters and symbols of all scripts. Its parts overlap, which would make
 * JavaScript's regular expressions slow.
 */
const HOSTNAME =
  '^([a-zA-Z0-9\\p{S}\\p{L}]((-?[a-zA-Z0-9\\p{S}\\p{L}]{0,62})?)|([a-zA-Z0-9\\p{S}\\p{L}](([a-zA-Z0-9-\\p{S}\\p{L}]{0,61}[a-zA-Z0-9\\p{S}\\p{L}])?)(\\.)){1,}([a-zA-Z\\p{L}]){2,63})$';

let hostname: Regexp | undefined;

export function isHostname(text: string): boolean {
  if (utf8Length(text) > 255) return false;
  hostname ??= new Regexp(HOSTNAME);
  return hostname.test(text) === true && text.split('.').every((part) => utf8Length(part) <= 63);
}

/** `k8s-short-name`: a DNS label in lower case. */
export function isShortName(text: string): boolean {
  return text.length <= 63 && isLabel(text);
}

/** `k8s-long-name`: DNS labels in lower case, of any length each. */
export function isLongName(text: string): boolean {
  return text.length <= 253 && text.split('.').every(isLabel);
}

function isLabel(text: string): boolean {
  return /^[-a-z0-9]+$/.test(text) && !text.startsWith('-') && !text.endsWith('-');
}
