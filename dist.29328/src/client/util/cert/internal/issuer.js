import { elementAt, elementsOf, OCTET_STRING, objectIdentifier } from './der.js';
const EXPLICIT_0 = 0xa0;
const EXTENSIONS = 0xa3;
const SUBJECT_KEY_IDENTIFIER = '2.5.29.14';
/** Byte for byte: names are compared so when chains are built. */
export function issuerOf(certificate) {
    const signed = elementAt(elementAt(certificate.raw).content).content;
    // Serial number, algorithm, issuer, validity, subject: version 1 doesn't say its version before them.
    const first = elementAt(signed).tag === EXPLICIT_0 ? 1 : 0;
    const subject = elementAt(signed, first + 4).whole;
    const wanted = objectIdentifier(SUBJECT_KEY_IDENTIFIER);
    const extensions = elementsOf(signed).find(({ tag }) => tag === EXTENSIONS);
    for (const { content } of extensions === undefined ? [] : elementsOf(elementAt(extensions.content).content)) {
        const value = elementsOf(content).find(({ tag }) => tag === OCTET_STRING);
        if (value !== undefined && elementAt(content).whole.equals(wanted))
            return { subject, keyIdentifier: elementAt(value.content).content };
    }
    return { subject, keyIdentifier: undefined };
}
