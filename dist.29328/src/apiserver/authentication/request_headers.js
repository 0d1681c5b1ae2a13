import { commonNameOf } from '../../client/util/cert/x509/verify.js';
import { namesWithPrefix, valuesOf } from '../request/http.js';
import { authenticated } from './authenticator.js';
import { Authorities } from './client_certificates.js';
/**
 * Users as a proxy in front says, which shows a certificate: kube-apiserver does for servers behind an APIService. Without
 * that certificate the headers mean nothing. Mirrors Go's `headerrequest`.
 * @throws {Error} when `ca` is no certificate
 */
export function requestHeaders(options) {
    const { allowedNames = [] } = options;
    const small = (names) => names.map((name) => name.toLowerCase());
    const names = small(options.usernameHeaders ?? ['X-Remote-User']);
    const uids = small(options.uidHeaders ?? ['X-Remote-Uid']);
    const groups = small(options.groupHeaders ?? ['X-Remote-Group']);
    const prefixes = small(options.extraHeaderPrefixes ?? ['X-Remote-Extra-']);
    const authorities = new Authorities(options.ca);
    return (request) => {
        const proxy = authorities.verified(request);
        if (proxy === undefined || (allowedNames.length > 0 && !allowedNames.includes(commonNameOf(proxy))))
            return undefined;
        const name = firstOf(request, names);
        if (name === '')
            return undefined;
        const uid = firstOf(request, uids);
        return authenticated({
            name,
            groups: groups.flatMap((header) => textsOf(request, header)).filter((group) => group !== ''),
            ...(uid !== '' && { uid }),
            extra: extraOf(request, prefixes),
        });
    };
}
function firstOf(request, names) {
    return names.map((name) => textsOf(request, name)[0] ?? '').find((value) => value !== '') ?? '';
}
/** What headers say besides, by the rest of their names, whose special characters are escaped. */
export function extraOf(request, prefixes) {
    const extra = new Map();
    for (const prefix of prefixes)
        for (const name of namesWithPrefix(request, prefix)) {
            const key = unescaped(name.slice(prefix.length));
            extra.set(key, [...(extra.get(key) ?? []), ...textsOf(request, name)]);
        }
    return Object.fromEntries(extra);
}
/** Proxies write UTF-8, as Go does; servers of Node take each byte for a character. */
function textsOf(request, name) {
    return valuesOf(request, name).map((value) => {
        const codes = Array.from(value, (each) => each.charCodeAt(0));
        if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff))
            return value;
        try {
            return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
        }
        catch {
            return value;
        }
    });
}
function unescaped(key) {
    try {
        return decodeURIComponent(key);
    }
    catch {
        return key;
    }
}
