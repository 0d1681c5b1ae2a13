/// <reference types="node" />
import { generateKeyPairSync } from 'node:crypto';
import { asError } from '#engine/text/as_error';
import { publicKeysOf, signingKeyOf } from '../../apiserver/authentication/serviceaccount/keys.js';
import { ServiceAccounts } from '../../apiserver/serviceaccounts/service_accounts.js';
import { OptionFile } from './option_file.js';
const KEPT_KEY = 'service-account.key';
/**
 * The ServiceAccounts of a server, with the key that signs their tokens.
 * @param kept where the key is, or is put, unless one is given; undefined: it is forgotten when the server ends
 * @param tell takes why a token was refused
 * @throws UsageError when a file has no key
 */
export function serviceAccountsOf(given, kept, tell) {
    const [issuer, ...others] = given.issuers;
    const { audiences, maxExpirationSeconds, jwksURI } = given;
    return new ServiceAccounts({
        signingKey: signingKey(given, kept),
        ...(given.keyFiles.length > 0 && { keys: given.keyFiles.map(keysIn).join('\n') }),
        ...(issuer !== undefined && { issuers: [issuer, ...others] }),
        ...(audiences.length > 0 && { audiences }),
        ...(maxExpirationSeconds !== undefined && { maxExpirationSeconds }),
        ...(jwksURI !== undefined && { jwksURI }),
        onError: (error) => tell(asError(error).message),
    });
}
function signingKey({ signingKeyFile }, kept) {
    if (signingKeyFile !== undefined)
        return keyIn(new OptionFile('service-account-signing-key-file', signingKeyFile));
    if (kept === undefined)
        return newKey();
    if (kept.read(KEPT_KEY) === undefined)
        kept.write(KEPT_KEY, newKey());
    return keyIn(kept.file(KEPT_KEY));
}
/** In the form that kube-apiserver takes. */
function newKey() {
    return generateKeyPairSync('ec', { namedCurve: 'P-256' })
        .privateKey.export({ type: 'sec1', format: 'pem' })
        .toString();
}
function keyIn(file) {
    return checked(file, (text) => signingKeyOf(text));
}
function keysIn(path) {
    return checked(new OptionFile('service-account-key-file', path), (text) => publicKeysOf(text));
}
function checked(file, check) {
    const text = file.text();
    try {
        check(text);
    }
    catch (error) {
        throw file.fault(asError(error).message);
    }
    return text;
}
