import { isDate, isDateTime, parseFormattedDuration } from '#apimachinery/util/validation/string_formats';
import { Regexp } from '#engine/regexp/regexp';
import { parseRequestURI } from '#engine/text/url';
import { URLFault } from '#engine/text/url_escape';
import { utf8Length } from '#engine/text/utf8';
import { isCIDR, isIPv4, isIPv6, isMAC } from './addresses.ts';
import { isEmail } from './email.ts';
import {
  isBase64,
  isBSONObjectID,
  isCreditCard,
  isHexColor,
  isISBN,
  isISBN10,
  isISBN13,
  isRGBColor,
  isSSN,
  isUUID,
  isUUID3,
  isUUID4,
  isUUID5,
} from './identifiers.ts';

/**
 * The rule of early JSON Schema drafts, with letters and symbols of all scripts. Its parts overlap, which would make
 * JavaScript's regular expressions slow.
 */
const HOSTNAME =
  '^([a-zA-Z0-9\\p{S}\\p{L}]((-?[a-zA-Z0-9\\p{S}\\p{L}]{0,62})?)|([a-zA-Z0-9\\p{S}\\p{L}](([a-zA-Z0-9-\\p{S}\\p{L}]{0,61}[a-zA-Z0-9\\p{S}\\p{L}])?)(\\.)){1,}([a-zA-Z\\p{L}]){2,63})$';

type Format = (text: string) => boolean;

/** The string formats the API server checks, by name without dashes. All others are ignored. */
const FORMATS: Readonly<Record<string, Format>> = {
  bsonobjectid: isBSONObjectID,
  uri: (text) => !(parseRequestURI(text) instanceof URLFault),
  email: isEmail,
  hostname: isHostname,
  ipv4: isIPv4,
  ipv6: isIPv6,
  cidr: isCIDR,
  mac: isMAC,
  uuid: isUUID,
  uuid3: isUUID3,
  uuid4: isUUID4,
  uuid5: isUUID5,
  isbn: isISBN,
  isbn10: isISBN10,
  isbn13: isISBN13,
  creditcard: isCreditCard,
  ssn: isSSN,
  hexcolor: isHexColor,
  rgbcolor: isRGBColor,
  byte: isBase64,
  password: () => true,
  date: isDate,
  duration: (text) => parseFormattedDuration(text) !== undefined,
  datetime: isDateTime,
  k8sshortname: isShortName,
  k8slongname: isLongName,
};

/** All names, without dashes. */
export const formatNames: readonly string[] = /* @__PURE__ */ Object.keys(FORMATS);

/** The check for a format; undefined for one that is not checked. */
export function formatOf(name: string): Format | undefined {
  const plain = name.replaceAll('-', '');
  return Object.hasOwn(FORMATS, plain) ? FORMATS[plain] : undefined;
}

let hostname: Regexp | undefined;

function isHostname(text: string): boolean {
  hostname ??= new Regexp(HOSTNAME);
  return (
    utf8Length(text) <= 255 && hostname.test(text) === true && text.split('.').every((part) => utf8Length(part) <= 63)
  );
}

/** `k8s-short-name`: a DNS label in lower case. */
function isShortName(text: string): boolean {
  return text.length <= 63 && isLabel(text);
}

/** `k8s-long-name`: DNS labels in lower case, of any length each. */
function isLongName(text: string): boolean {
  return text.length <= 253 && text.split('.').every(isLabel);
}

function isLabel(text: string): boolean {
  return /^[-a-z0-9]+$/.test(text) && !text.startsWith('-') && !text.endsWith('-');
}
