import { createHash, randomBytes, randomInt, sign } from 'node:crypto';
import { isIP } from 'node:net';
import { isIPv4, parseAddress } from '#engine/text/ip_address';
import { bitString, element, elementAt, INTEGER, OCTET_STRING, objectIdentifier, SEQUENCE, SET, time, utf8String, } from './der.js';
/** What a key may be used for: its bit, and how many bits of the byte are left unused. */
const KEY_USAGES = { authority: [0b1000_0110, 1], leaf: [0b1010_0000, 5] };
/** Extended key usages (RFC 5280, 4.2.1.12). */
const EXTENDED_KEY_USAGES = { 'server auth': '1.3.6.1.5.5.7.3.1', 'client auth': '1.3.6.1.5.5.7.3.2' };
const TRUE = Buffer.from([0x01, 0x01, 0xff]);
const NULL = Buffer.from([0x05, 0x00]);
const VERSION_3 = Buffer.from([0xa0, 0x03, 0x02, 0x01, 0x02]);
/**
 * A certificate, as DER.
 * @param issuer undefined: it signs itself
 * @param signingKey that of the issuer
 */
export function buildCertificate(template, publicKey, issuer, signingKey) {
    const algorithm = signatureAlgorithm(signingKey);
    const subject = nameOf(template);
    const keyInfo = publicKey.export({ type: 'spki', format: 'der' });
    const keyIdentifier = identifierOf(keyInfo);
    const signed = element(SEQUENCE, VERSION_3, element(INTEGER, serialNumber()), algorithm, issuer?.subject ?? subject, element(SEQUENCE, time(template.notBefore), time(template.notAfter)), subject, keyInfo, element(0xa3, element(SEQUENCE, ...extensionsOf(template, keyIdentifier, issuer))));
    return element(SEQUENCE, signed, algorithm, bitString(sign('sha256', signed, signingKey)));
}
/** Random, as authorities give the serial number of one certificate to no other: positive, and 16 bytes. */
function serialNumber() {
    return Buffer.from([0x40 + randomInt(0x40), ...randomBytes(15)]);
}
/** @throws TypeError for a key that is neither RSA nor EC */
function signatureAlgorithm(key) {
    if (key.asymmetricKeyType === 'ec')
        return element(SEQUENCE, objectIdentifier('1.2.840.10045.4.3.2'));
    if (key.asymmetricKeyType === 'rsa')
        return element(SEQUENCE, objectIdentifier('1.2.840.113549.1.1.11'), NULL);
    throw new TypeError(`the authority's key must be an EC or RSA key, got ${String(key.asymmetricKeyType)}`);
}
function nameOf({ commonName, organization }) {
    const attribute = (type, value) => element(SET, element(SEQUENCE, objectIdentifier(type), utf8String(value)));
    return element(SEQUENCE, ...organization.map((each) => attribute('2.5.4.10', each)), ...(commonName === '' ? [] : [attribute('2.5.4.3', commonName)]));
}
/** A hash of the key (RFC 7093, method 1). */
function identifierOf(keyInfo) {
    const unusedBitsAndKey = elementAt(elementAt(keyInfo).content, 1).content;
    return createHash('sha256').update(unusedBitsAndKey.subarray(1)).digest().subarray(0, 20);
}
function extensionsOf(template, keyIdentifier, issuer) {
    const { isAuthority, usages, hosts, commonName, organization } = template;
    const extension = (id, isCritical, value) => element(SEQUENCE, objectIdentifier(id), isCritical ? TRUE : Buffer.alloc(0), element(OCTET_STRING, value));
    const [bits, unused] = KEY_USAGES[isAuthority ? 'authority' : 'leaf'];
    const extensions = [
        extension('2.5.29.15', true, bitString(Buffer.from([bits]), unused)),
        extension('2.5.29.19', true, element(SEQUENCE, isAuthority ? TRUE : Buffer.alloc(0))),
        extension('2.5.29.14', false, element(OCTET_STRING, keyIdentifier)),
    ];
    const signer = issuer === undefined ? keyIdentifier : issuer.keyIdentifier;
    if (signer !== undefined)
        extensions.push(extension('2.5.29.35', false, element(SEQUENCE, element(0x80, signer))));
    if (usages.length > 0) {
        const ids = usages.map((usage) => objectIdentifier(EXTENDED_KEY_USAGES[usage]));
        extensions.push(extension('2.5.29.37', false, element(SEQUENCE, ...ids)));
    }
    if (hosts.length > 0) {
        // Without a subject, these names are the subject.
        const isSubject = commonName === '' && organization.length === 0;
        extensions.push(extension('2.5.29.17', isSubject, element(SEQUENCE, ...hosts.map(generalName))));
    }
    return extensions;
}
function generalName(host) {
    const address = isIP(host) === 0 ? undefined : parseAddress(host);
    if (address === undefined)
        return element(0x82, Buffer.from(host, 'latin1'));
    const { bytes } = address;
    return element(0x87, Buffer.from(isIPv4(bytes) ? bytes.slice(12) : bytes));
}
