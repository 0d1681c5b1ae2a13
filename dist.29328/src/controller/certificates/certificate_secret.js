import { Secret } from '#api/core/v1/zz_generated.types';
import { isAlreadyExists, isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { decodeBase64, encodeBase64 } from '#engine/text/base64';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { flawOf, renewedCertificate } from './kept_certificate.js';
/** The names in the Secret: those that cert-manager and others use. */
const NAMES = { cert: 'tls.crt', key: 'tls.key', ca: 'ca.crt', caKey: 'ca.key' };
/** The Secret holds a certificate that somebody else keeps. */
export class ForeignCertificateError extends Error {
    code = 'ERR_FOREIGN_CERTIFICATE';
    constructor({ namespace, name }) {
        super(`Secret ${namespace}/${name} holds a certificate without ca.key, the key of its authority: somebody else keeps ` +
            'it. Delete the Secret, or name another one');
        this.name = 'ForeignCertificateError';
    }
}
/**
 * The certificate in a Secret, which is made if it isn't there, and made again when it is no longer good. When replicas do
 * so at the same time, the first one wins, and all have its certificate.
 * @throws ForeignCertificateError, StatusError
 */
export async function keepCertificate(client, place, wanted, now, signal) {
    const secrets = client.resource(Secret, { namespace: place.namespace });
    for (;;) {
        signal.throwIfAborted();
        const found = await secrets.get(place.name, { signal }).catch((error) => {
            if (isNotFound(error))
                return undefined;
            throw error;
        });
        const before = found && read(found, place);
        const flaw = before === undefined ? 'there was none' : flawOf(before, wanted, now());
        if (before !== undefined && flaw === undefined)
            return { kept: before, renewed: undefined };
        const kept = renewedCertificate(before, wanted, now());
        try {
            if (found === undefined) {
                const metadata = { name: place.name, namespace: place.namespace };
                await secrets.create(new Secret({ metadata, type: 'kubernetes.io/tls', data: written(kept) }), { signal });
            }
            else
                await secrets.update({ ...found, data: { ...found.data, ...written(kept) } }, { signal });
            return { kept, renewed: flaw };
        }
        catch (error) {
            // Another replica was faster: read what it wrote.
            if (!isConflict(error) && !isAlreadyExists(error))
                throw error;
        }
    }
}
/** @returns undefined for a Secret that holds no certificate yet */
function read({ data = {} }, place) {
    const text = (name) => (data[name] ? fromUTF8(decodeBase64(data[name])) : '');
    const kept = {
        cert: text(NAMES.cert),
        key: text(NAMES.key),
        ca: text(NAMES.ca),
        caKey: text(NAMES.caKey),
    };
    if (kept.cert === '' && kept.key === '')
        return undefined;
    if (kept.caKey === '')
        throw new ForeignCertificateError(place);
    return kept;
}
function written(kept) {
    const base64 = (text) => encodeBase64(toUTF8(text));
    return {
        [NAMES.cert]: base64(kept.cert),
        [NAMES.key]: base64(kept.key),
        [NAMES.ca]: base64(kept.ca),
        [NAMES.caKey]: base64(kept.caKey),
    };
}
