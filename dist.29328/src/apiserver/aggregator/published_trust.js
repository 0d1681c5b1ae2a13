import { ConfigMap } from '#api/core/v1/zz_generated.types';
import { isAlreadyExists, isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { copy } from '#engine/verbs/copy';
import { parseCertsPEM } from '../../client/util/cert/certificates.js';
import { asKind } from '../storage/as_kind.js';
const NAMESPACE = 'kube-system';
const NAME = 'extension-apiserver-authentication';
/** Which headers say what. */
const HEADERS = {
    'requestheader-username-headers': ['X-Remote-User'],
    'requestheader-uid-headers': ['X-Remote-Uid'],
    'requestheader-group-headers': ['X-Remote-Group'],
    'requestheader-extra-headers-prefix': ['X-Remote-Extra-'],
};
/** Minutes may differ between machines. */
const SLACK = 5 * 60_000;
/**
 * Writes what servers behind an API server read to find out whom to believe: the ConfigMap
 * `extension-apiserver-authentication` of `kube-system`. Mirrors kube-apiserver's `clusterauthenticationtrust`.
 * @param isShared whether other servers do so, too: what they say is kept
 */
export async function publishTrust(configMaps, trust, isShared, context) {
    const place = { ...context, namespace: NAMESPACE };
    try {
        const found = await configMaps.get(NAME, place).catch((error) => {
            if (isNotFound(error))
                return undefined;
            throw error;
        });
        if (found === undefined) {
            const data = dataOf(trust, {});
            await configMaps.create(new ConfigMap({ metadata: { namespace: NAMESPACE, name: NAME }, data }), place);
            return;
        }
        const stored = asKind(ConfigMap, found);
        const data = dataOf(trust, isShared ? (stored.data ?? {}) : {});
        if (isSame(data, stored.data ?? {}))
            return;
        // With the resourceVersion that was seen.
        await configMaps.update(NAME, { updatedObject: () => Object.assign(copy(stored), { data }) }, place);
    }
    catch (error) {
        // Who was faster has written as much, and it is looked at again.
        if (!isConflict(error) && !isAlreadyExists(error))
            throw error;
    }
}
function dataOf({ requestHeaderCA, allowedNames, clientCA }, known) {
    const names = { ...HEADERS, 'requestheader-allowed-names': allowedNames };
    const users = certificatesOf(known['client-ca-file'], clientCA);
    return {
        ...Object.fromEntries(Object.entries(names).map(([key, values]) => [
            key,
            JSON.stringify([...new Set([...listIn(known[key]), ...values])]),
        ])),
        'requestheader-client-ca-file': certificatesOf(known['requestheader-client-ca-file'], requestHeaderCA),
        ...(users !== '' && { 'client-ca-file': users }),
    };
}
/** Those that are valid, each once. */
function certificatesOf(...texts) {
    const certificates = texts.flatMap((text) => (text === undefined || text === '' ? [] : parseCertsPEM(text)));
    const valid = certificates.filter(({ validTo }) => Date.parse(validTo) > Date.now() - SLACK);
    return [...new Set(valid.map(String))].join('');
}
function listIn(text) {
    const list = text === undefined ? [] : JSON.parse(text);
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}
function isSame(a, b) {
    return Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => b[key] === value);
}
