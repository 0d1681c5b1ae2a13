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
import { isHostname, isLongName, isShortName } from './names.ts';
import { isRequestURI } from './request_uri.ts';
import { isDate, isDateTime, parseFormattedDuration } from '#apimachinery/util/validation/string_formats';

type Format = (text: string) => boolean;

/** The string formats the API server checks, by name without dashes. All others are ignored. */
const FORMATS: Readonly<Record<string, Format>> = {
  bsonobjectid: isBSONObjectID,
  uri: isRequestURI,
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
