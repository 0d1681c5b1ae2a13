/// <reference types="node" />
import { createPublicKey, type KeyObject } from 'node:crypto';
import { bitString, element, objectIdentifier } from '../internal/der.ts';
import {
  BOOLEAN,
  type DERElement,
  DERReader,
  INTEGER,
  malformed,
  NULL,
  OBJECT_IDENTIFIER,
  OCTET_STRING,
  SEQUENCE,
  SET,
} from './der_reader.ts';
import { hostOfURI, isAddress, isDomainName, isMailbox } from './names.ts';
import { type SignatureAlgorithm, signatureAlgorithmOf } from './signature.ts';

/** What a certificate says, read as strictly as Go does. Mirrors Go's `x509.Certificate`. */
export interface Certificate {
  /** All of it, as DER. */
  readonly raw: Buffer;
  readonly version: number;
  /** What the issuer has signed. */
  readonly signed: Buffer;
  /** undefined: none that Go knows. */
  readonly signatureAlgorithm: SignatureAlgorithm | undefined;
  readonly signature: Buffer;
  /** Names, as DER: they are compared byte for byte. */
  readonly issuer: Buffer;
  readonly subject: Buffer;
  readonly subjectAttributes: readonly Attribute[];
  /** In milliseconds since 1970; both ends count. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly publicKeyInfo: Buffer;
  /** undefined: none that can verify a signature. */
  readonly publicKey: KeyObject | undefined;
  readonly extensions: Extensions;
}

/** A part of a name. */
export interface Attribute {
  /** `2.5.4.3` */
  readonly type: string;
  readonly value: string;
}

/** What the extensions say. What is left out is not there. */
export interface Extensions {
  subjectKeyId?: Buffer;
  authorityKeyId?: Buffer;
  /** The first nine bits, the first one in bit 0. */
  keyUsage?: number;
  basicConstraints?: { readonly isAuthority: boolean; readonly maxPathLength: number | undefined };
  extendedKeyUsages?: readonly string[];
  alternativeNames?: AlternativeNames;
  nameConstraints?: NameConstraints;
  policies?: readonly string[];
  policyMappings?: readonly { readonly issuer: string; readonly subject: string }[];
  requireExplicitPolicy?: number;
  inhibitPolicyMapping?: number;
  inhibitAnyPolicy?: number;
  /** Whether one that must be understood is not. */
  hasUnknownCritical?: boolean;
}

/** Names besides the subject. */
export interface AlternativeNames {
  /** As they are written. */
  readonly raw: Buffer;
  readonly dns: readonly string[];
  readonly emails: readonly string[];
  readonly addresses: readonly Buffer[];
  /** The hosts of URIs, with their ports. */
  readonly uriHosts: readonly string[];
}

/** Which names the certificates below may have. */
export interface NameConstraints {
  readonly permitted: NameTrees;
  readonly excluded: NameTrees;
}

/** Names, and all that is below them. */
export interface NameTrees {
  readonly dns: readonly string[];
  readonly emails: readonly string[];
  readonly addresses: readonly { readonly address: Buffer; readonly mask: Buffer }[];
  readonly uriHosts: readonly string[];
}

/** Bits of {@link Extensions.keyUsage}. */
export const KEY_CERT_SIGN: number = 1 << 5;

export const COMMON_NAME = '2.5.4.3';
export const ORGANIZATION = '2.5.4.10';

function isNegative([first = 0]: Buffer): boolean {
  return first >= 0x80;
}

function isPositive(integer: Buffer): boolean {
  return !isNegative(integer) && integer.some((byte) => byte !== 0);
}

/** A tag of the kind that the place gives its meaning. */
const context = (number: number): number => 0x80 | number;
const constructed = (number: number): number => 0xa0 | number;

/**
 * Reads a certificate. Mirrors Go's `x509.ParseCertificate`.
 * Differs from Go: it also refuses addresses of IPv4 in the form of IPv6.
 * @throws TypeError what is wrong with it
 */
export function parseCertificate(der: Uint8Array): Certificate {
  const outer = new DERReader(Buffer.from(der.buffer, der.byteOffset, der.byteLength));
  const { content, whole: raw } = outer.element(SEQUENCE, 'certificate');
  if (!outer.isAtEnd) throw malformed('certificate: trailing data');
  const parts = new DERReader(content);
  const { content: said, whole: signed } = parts.element(SEQUENCE, 'certificate');
  const algorithm = parts.element(SEQUENCE, 'signature algorithm');
  const fields = new DERReader(said);
  const version = versionOf(fields);
  if (isNegative(fields.integer('serial number'))) throw malformed('serial number');
  if (!fields.element(SEQUENCE, 'signature algorithm').content.equals(algorithm.content))
    throw new TypeError('the signature algorithm inside differs from the one outside');
  const signatureAlgorithm = signatureAlgorithmOf(algorithmIn(algorithm.content));
  const issuer = fields.element(SEQUENCE, 'issuer');
  attributesOf(issuer, 'issuer');
  const validity = fields.inside(SEQUENCE, 'validity');
  const [notBefore, notAfter] = [validity.time('validity'), validity.time('validity')];
  const subject = fields.element(SEQUENCE, 'subject');
  const subjectAttributes = attributesOf(subject, 'subject');
  const keyInfo = fields.element(SEQUENCE, 'public key');
  const publicKey = publicKeyOf(keyInfo);
  if (version > 1) {
    fields.optional(context(1), 'issuer unique ID');
    fields.optional(context(2), 'subject unique ID');
  }
  const listed = version === 3 ? fields.optional(constructed(3), 'extensions') : undefined;
  const extensions = listed === undefined ? {} : extensionsOf(new DERReader(listed.content));
  const signature = parts.alignedBits('signature');
  return {
    ...{ raw, version, signed, signatureAlgorithm, signature, issuer: issuer.whole, subject: subject.whole },
    ...{ subjectAttributes, notBefore, notAfter, publicKeyInfo: keyInfo.whole, publicKey, extensions },
  };
}

/** The last common name of the subject; empty: there is none. */
export function commonNameOf({ subjectAttributes }: Certificate): string {
  return valuesOf(subjectAttributes, COMMON_NAME).at(-1) ?? '';
}

export function valuesOf(attributes: readonly Attribute[], wanted: string): string[] {
  return attributes.filter(({ type }) => type === wanted).map(({ value }) => value);
}

function versionOf(fields: DERReader): number {
  const given = fields.optional(constructed(0), 'version');
  if (given === undefined) return 1;
  const inside = new DERReader(given.content);
  const version = inside.number('version');
  if (version < 0 || version > 2 || !inside.isAtEnd) throw malformed('version');
  return version + 1;
}

interface Algorithm {
  readonly id: string;
  /** As they are written; empty: none. */
  readonly parameters: Buffer;
}

function algorithmIn(content: Buffer): Algorithm {
  const reader = new DERReader(content);
  const id = reader.objectIdentifier('algorithm');
  return { id, parameters: reader.isAtEnd ? Buffer.alloc(0) : reader.any('algorithm').whole };
}

/** The attributes of a name. @throws TypeError for a text that is none in its encoding */
export function attributesOf(name: DERElement, what: string): Attribute[] {
  const attributes: Attribute[] = [];
  const sets = new DERReader(name.content);
  while (!sets.isAtEnd) {
    const set = sets.inside(SET, what);
    while (!set.isAtEnd) {
      const attribute = set.inside(SEQUENCE, what);
      attributes.push({ type: attribute.objectIdentifier(what), value: textOf(attribute.any(what), what) });
    }
  }
  return attributes;
}

const UTF8_STRING = 0x0c;
const NUMERIC_STRING = 0x12;
const PRINTABLE_STRING = 0x13;
const T61_STRING = 0x14;
const IA5_STRING = 0x16;
const BMP_STRING = 0x1e;

/** Which characters a string of a kind may have. The wildcard and & are none of a PrintableString, but often there. */
const CHARACTERS: ReadonlyMap<number, RegExp> = new Map([
  [NUMERIC_STRING, /^[0-9 ]*$/],
  [PRINTABLE_STRING, /^[A-Za-z0-9'()+,\-./:=? *&]*$/],
  [IA5_STRING, /^[\0-\x7f]*$/],
  [T61_STRING, /^[^]*$/],
]);

/** @throws TypeError for what is not text of its kind */
function textOf({ tag, content }: DERElement, what: string): string {
  if (tag === UTF8_STRING) return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  if (tag === BMP_STRING) return textOfBMP(content, what);
  const text = content.toString('latin1');
  if (CHARACTERS.get(tag)?.test(text) !== true) throw malformed(what);
  return text;
}

/** Two bytes a character, none of them half of a pair; a zero at the end is no part of it. */
function textOfBMP(content: Buffer, what: string): string {
  if (content.length % 2 !== 0) throw malformed(what);
  let text = '';
  for (let at = 0; at < content.length; at += 2) {
    const code = content.readUInt16BE(at);
    if (code >= 0xfffe || (code >= 0xfdd0 && code <= 0xfdef) || (code >= 0xd800 && code <= 0xdfff))
      throw malformed(what);
    text += String.fromCharCode(code);
  }
  return text.endsWith('\0') ? text.slice(0, -1) : text;
}

function isASCII(bytes: Buffer): boolean {
  return bytes.every((byte) => byte < 0x80);
}

const RSA = '1.2.840.113549.1.1.1';
const EC = '1.2.840.10045.2.1';
const ED25519 = '1.3.101.112';
/** How long a point is, by the numbers of the curves. */
const CURVES: ReadonlyMap<string, number> = new Map([
  ['1.3.132.0.33', 57],
  ['1.2.840.10045.3.1.7', 65],
  ['1.3.132.0.34', 97],
  ['1.3.132.0.35', 133],
]);

function publicKeyOf(info: DERElement): KeyObject | undefined {
  const reader = new DERReader(info.content);
  const { id, parameters } = algorithmIn(reader.element(SEQUENCE, 'public key algorithm').content);
  const bytes = reader.alignedBits('public key');
  if (id === RSA) {
    if (!parameters.equals(Buffer.from([NULL, 0]))) throw malformed('parameters of an RSA key');
    const numbers = new DERReader(bytes).inside(SEQUENCE, 'RSA key');
    const modulus = numbers.integer('RSA modulus');
    const exponent = numbers.integer('RSA exponent');
    // Go has the exponent in 64 bits.
    if (!isPositive(modulus) || !isPositive(exponent) || exponent.length > 8) throw malformed('RSA key');
    return keyFrom(id, parameters, element(SEQUENCE, element(INTEGER, modulus), element(INTEGER, exponent)));
  }
  if (id === EC) {
    const curve = new DERReader(parameters).objectIdentifier('parameters of an EC key');
    // Uncompressed, on a curve that Go has.
    if (bytes[0] !== 4 || bytes.length !== CURVES.get(curve)) throw malformed('EC key');
    const key = keyFrom(id, parameters, bytes);
    if (key === undefined) throw malformed('EC key');
    return key;
  }
  if (id !== ED25519) return undefined;
  if (parameters.length !== 0 || bytes.length !== 32) throw malformed('Ed25519 key');
  return keyFrom(id, parameters, bytes);
}

/** What Go has read of a key, and nothing that stands beside it; undefined: OpenSSL can do nothing with it. */
function keyFrom(id: string, parameters: Buffer, value: Buffer): KeyObject | undefined {
  const info = element(SEQUENCE, element(SEQUENCE, objectIdentifier(id), parameters), bitString(value));
  try {
    return createPublicKey({ key: info, format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}

function extensionsOf(outer: DERReader): Extensions {
  const found: Extensions = {};
  const seen = new Set<string>();
  const list = outer.inside(SEQUENCE, 'extensions');
  while (!list.isAtEnd) {
    const extension = list.inside(SEQUENCE, 'extension');
    const id = extension.objectIdentifier('extension');
    const isCritical = extension.isNext(BOOLEAN) && extension.boolean('extension');
    const { content } = extension.element(OCTET_STRING, 'extension');
    if (seen.has(id)) throw new TypeError(`duplicate extension ${id}`);
    seen.add(id);
    const isKnown = READERS.get(id)?.(new DERReader(content), found, isCritical, content) ?? false;
    if (isCritical && !isKnown) found.hasUnknownCritical = true;
  }
  return found;
}

/** Reads an extension. Gives whether it is understood. */
type ReadExtension = (value: DERReader, into: Extensions, isCritical: boolean, raw: Buffer) => boolean;

/** By their numbers (RFC 5280, 4.2). */
const READERS: ReadonlyMap<string, ReadExtension> = new Map<string, ReadExtension>([
  ['2.5.29.14', readSubjectKeyId],
  ['2.5.29.15', readKeyUsage],
  ['2.5.29.17', readAlternativeNames],
  ['2.5.29.19', readBasicConstraints],
  ['2.5.29.30', readNameConstraints],
  ['2.5.29.31', readDistributionPoints],
  ['2.5.29.32', readPolicies],
  ['2.5.29.33', readPolicyMappings],
  ['2.5.29.35', readAuthorityKeyId],
  ['2.5.29.36', readPolicyConstraints],
  ['2.5.29.37', readExtendedKeyUsage],
  ['2.5.29.54', readInhibitAnyPolicy],
  ['1.3.6.1.5.5.7.1.1', readAuthorityInfo],
]);

/** RFC 5280 forbids some to be critical. */
function refuseCritical(isCritical: boolean, what: string): void {
  if (isCritical) throw new TypeError(`the ${what} is marked critical`);
}

function readSubjectKeyId(value: DERReader, into: Extensions, isCritical: boolean): boolean {
  refuseCritical(isCritical, 'subject key identifier');
  into.subjectKeyId = value.element(OCTET_STRING, 'subject key identifier').content;
  return true;
}

function readAuthorityKeyId(value: DERReader, into: Extensions, isCritical: boolean): boolean {
  refuseCritical(isCritical, 'authority key identifier');
  const id = value.inside(SEQUENCE, 'authority key identifier').optional(context(0), 'authority key identifier');
  if (id !== undefined) into.authorityKeyId = id.content;
  return true;
}

function readKeyUsage(value: DERReader, into: Extensions): boolean {
  const { bytes } = value.bits('key usage');
  let usage = 0;
  for (let bit = 0; bit < 9; bit++) if (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) usage |= 1 << bit;
  into.keyUsage = usage;
  return true;
}

function readBasicConstraints(value: DERReader, into: Extensions): boolean {
  const constraints = value.inside(SEQUENCE, 'basic constraints');
  const isAuthority = constraints.isNext(BOOLEAN) && constraints.boolean('basic constraints');
  const maxPathLength = constraints.isNext(INTEGER) ? constraints.number('basic constraints') : undefined;
  if (maxPathLength !== undefined && maxPathLength < 0) throw malformed('basic constraints');
  into.basicConstraints = { isAuthority, maxPathLength };
  return true;
}

function readExtendedKeyUsage(value: DERReader, into: Extensions): boolean {
  const list = value.inside(SEQUENCE, 'extended key usage');
  const usages: string[] = [];
  while (!list.isAtEnd) usages.push(list.objectIdentifier('extended key usage'));
  into.extendedKeyUsages = usages;
  return true;
}

/** What a general name is (RFC 5280, 4.2.1.6). */
const EMAIL = context(1);
const DNS = context(2);
const URI = context(6);
const ADDRESS = context(7);

function readAlternativeNames(value: DERReader, into: Extensions, _isCritical: boolean, raw: Buffer): boolean {
  const dns: string[] = [];
  const emails: string[] = [];
  const addresses: Buffer[] = [];
  const uriHosts: string[] = [];
  const list = value.inside(SEQUENCE, 'alternative names');
  while (!list.isAtEnd) {
    const { tag, content } = list.any('alternative name');
    const text = content.toString('latin1');
    if ((tag === EMAIL || tag === DNS || tag === URI) && !isASCII(content)) throw malformed('alternative name');
    if (tag === EMAIL) emails.push(text);
    else if (tag === DNS) dns.push(text);
    else if (tag === URI) uriHosts.push(hostOfURI(text));
    else if (tag === ADDRESS) {
      if ((content.length !== 4 && content.length !== 16) || isMapped(content)) throw malformed('address');
      addresses.push(content);
    }
  }
  into.alternativeNames = { raw, dns, emails, addresses, uriHosts };
  return dns.length + emails.length + addresses.length + uriHosts.length > 0;
}

/** An address of IPv4 in the form of one of IPv6: it would slip through constraints. */
function isMapped(address: Buffer): boolean {
  return address.length === 16 && address.toString('hex').startsWith('00000000000000000000ffff');
}

function readNameConstraints(value: DERReader, into: Extensions): boolean {
  const what = 'name constraints';
  const constraints = value.inside(SEQUENCE, what);
  const permitted = constraints.optional(constructed(0), what)?.content ?? Buffer.alloc(0);
  const excluded = constraints.optional(constructed(1), what)?.content ?? Buffer.alloc(0);
  if (!constraints.isAtEnd || !value.isAtEnd || permitted.length + excluded.length === 0) throw malformed(what);
  const [allowed, refused] = [nameTreesOf(permitted), nameTreesOf(excluded)];
  into.nameConstraints = { permitted: allowed.trees, excluded: refused.trees };
  return allowed.areKnown && refused.areKnown;
}

function nameTreesOf(bytes: Buffer): { readonly trees: NameTrees; readonly areKnown: boolean } {
  const what = 'name constraints';
  const dns: string[] = [];
  const emails: string[] = [];
  const uriHosts: string[] = [];
  const addresses: { address: Buffer; mask: Buffer }[] = [];
  let areKnown = true;
  const list = new DERReader(bytes);
  while (!list.isAtEnd) {
    const { tag, content } = list.inside(SEQUENCE, what).any(what);
    const text = content.toString('latin1');
    if (tag === ADDRESS) {
      const half = content.length / 2;
      const [address, mask] = [content.subarray(0, half), content.subarray(half)];
      if ((half !== 4 && half !== 16) || !isMask(mask) || isMapped(address)) throw malformed(what);
      addresses.push({ address, mask });
    } else if (tag === DNS || tag === EMAIL || tag === URI) {
      const isValid = tag === EMAIL && text.includes('@') ? isMailbox(text) : isDomainName(text, true);
      if (!isASCII(content) || !isValid || (tag === URI && isAddress(text))) throw malformed(what);
      (tag === DNS ? dns : tag === EMAIL ? emails : uriHosts).push(text);
    } else areKnown = false;
  }
  return { trees: { dns, emails, addresses, uriHosts }, areKnown };
}

/** Ones, then zeros. */
function isMask(mask: Buffer): boolean {
  return /^1*0*$/.test(Array.from(mask, (byte) => byte.toString(2).padStart(8, '0')).join(''));
}

function readDistributionPoints(value: DERReader): boolean {
  const what = 'CRL distribution points';
  const list = value.inside(SEQUENCE, what);
  while (!list.isAtEnd) {
    const name = list.inside(SEQUENCE, what).optional(constructed(0), what);
    if (name === undefined) continue;
    const full = new DERReader(name.content).inside(constructed(0), what);
    while (full.isNext(URI)) full.any(what);
  }
  return true;
}

function readPolicies(value: DERReader, into: Extensions): boolean {
  const what = 'certificate policies';
  const list = value.inside(SEQUENCE, what);
  const policies = new Set<string>();
  while (!list.isAtEnd) {
    const { content } = list.inside(SEQUENCE, what).element(OBJECT_IDENTIFIER, what);
    const policy = content.toString('hex');
    if (policies.has(policy) || !isIdentifier(content)) throw malformed(what);
    policies.add(policy);
  }
  into.policies = [...policies];
  return true;
}

/** Of any size, in the shortest form. */
function isIdentifier(content: Buffer): boolean {
  let isInside = false;
  for (const byte of content) {
    if (!isInside && byte === 0x80) return false;
    isInside = byte >= 0x80;
  }
  return content.length > 0 && !isInside;
}

function readPolicyMappings(value: DERReader, into: Extensions): boolean {
  const what = 'policy mappings';
  const list = value.inside(SEQUENCE, what);
  const mappings: { issuer: string; subject: string }[] = [];
  while (!list.isAtEnd) {
    const pair = list.inside(SEQUENCE, what);
    const next = (): string => pair.element(OBJECT_IDENTIFIER, what).content.toString('hex');
    mappings.push({ issuer: next(), subject: next() });
  }
  into.policyMappings = mappings;
  return true;
}

function readPolicyConstraints(value: DERReader, into: Extensions): boolean {
  const what = 'policy constraints';
  const constraints = value.inside(SEQUENCE, what);
  if (constraints.isNext(context(0))) into.requireExplicitPolicy = constraints.number(what, context(0));
  if (constraints.isNext(context(1))) into.inhibitPolicyMapping = constraints.number(what, context(1));
  return true;
}

function readInhibitAnyPolicy(value: DERReader, into: Extensions): boolean {
  into.inhibitAnyPolicy = value.number('inhibit any policy');
  return true;
}

function readAuthorityInfo(value: DERReader, _into: Extensions, isCritical: boolean): boolean {
  refuseCritical(isCritical, 'authority information access');
  const what = 'authority information access';
  const list = value.inside(SEQUENCE, what);
  while (!list.isAtEnd) {
    const access = list.inside(SEQUENCE, what);
    access.objectIdentifier(what);
    access.optional(URI, what);
  }
  return true;
}
