import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { timeToDate } from '#apimachinery/apis/meta/v1/time';
import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { omitValue } from '#apimachinery/util/validation/field/bad_value';
import { newPath } from '#apimachinery/util/validation/field/path';
import { decodeBase64 } from '#engine/text/base64';
import { longerThan } from '#engine/text/name_syntax';
import { pemBlocks } from '../pem.js';
import { keyOfRequest, readCertificate } from '../x509.js';
const STATUS = /* @__PURE__ */ newPath('status');
const CHAIN = /* @__PURE__ */ STATUS.child('certificateChain');
/** A request has at most one of these, and then is done. */
const ENDS = ['Issued', 'Denied', 'Failed'];
const MAX_CHAIN = 100 * 1024;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What a signer may write once. Mirrors `ValidatePodCertificateRequestStatusUpdate` of kube-apiserver. */
export function checkPodCertificateRequestStatusUpdate(faults, request, old) {
    const { status = {} } = request;
    const before = faults.list.length;
    checkConditions(faults, status);
    if (faults.list.length > before)
        return;
    const isUnchanged = deepEqual(status, old.status ?? {});
    if (endOf(old) !== undefined) {
        if (isUnchanged)
            return;
        faults.invalid(STATUS, omitValue, 'immutable after PodCertificateRequest is issued, denied, or failed');
    }
    else if (endOf(request) === 'Issued')
        checkIssued(faults, status, request, old);
    else if (endOf(request) !== undefined) {
        const { conditions: _, ...others } = status;
        const words = 'non-condition status fields must be empty when denying or failing the PodCertificateRequest';
        if (Object.keys(others).length > 0)
            faults.invalid(STATUS, omitValue, words);
    }
    else if (!isUnchanged) {
        const words = 'status is immutable unless transitioning to "Issued", "Denied", or "Failed"';
        faults.invalid(STATUS, omitValue, words);
    }
}
function endOf({ status }) {
    return status?.conditions?.find((each) => ENDS.includes(each.type) && each.status === 'True')?.type;
}
function checkConditions(faults, { conditions = [] }) {
    let count = 0;
    for (const [index, { type = '', status }] of conditions.entries()) {
        // The index is a name in Go's path.
        const path = STATUS.child('conditions', `[${index}]`);
        if (!ENDS.includes(type)) {
            faults.unsupported(path.child('type'), type, ENDS);
            continue;
        }
        if (++count > 1) {
            const words = 'There may be at most one condition with type "Issued", "Denied", or "Failed"';
            faults.invalid(path.child('type'), type, words);
        }
        if (status !== 'True')
            faults.unsupported(path.child('status'), status ?? '', ['True']);
    }
    faults.add(validateConditions(conditions, STATUS.child('conditions')));
}
function checkIssued(faults, status, { spec }, { spec: old }) {
    const { certificateChain: chain = '' } = status;
    const asked = old?.stubPKCS10Request ?? '';
    if (longerThan(chain, MAX_CHAIN)) {
        faults.tooLong(CHAIN, MAX_CHAIN);
        return;
    }
    const [first, ...others] = pemBlocks(chain);
    const leaf = first?.type === 'CERTIFICATE' ? readCertificate(first.bytes) : undefined;
    if (first === undefined || leaf === undefined) {
        faults.invalid(CHAIN, chain, leafFault(first));
        return;
    }
    checkNames(faults, leaf);
    if (!deepEqual(keyOfRequest(decodeBase64(asked))?.der, leaf.publicKey.der)) {
        faults.invalid(CHAIN, chain, 'leaf certificate was not issued to the requested public key');
        return;
    }
    const before = faults.list.length;
    checkTimes(faults, status, leaf, spec?.maxExpirationSeconds ?? 0);
    if (faults.list.length === before)
        checkOthers(faults, chain, others);
}
function leafFault(first) {
    if (first === undefined)
        return 'issued certificate chain must contain at least one certificate';
    return first.type === 'CERTIFICATE'
        ? 'leaf certificate does not parse as valid X.509'
        : 'issued certificate chain must consist entirely of CERTIFICATE PEM blocks';
}
/** Differs from Go: an e-mail address is invalid only when it has no domain. */
function checkNames(faults, { dnsNames, emailAddresses }) {
    for (const name of dnsNames) {
        if (name === '')
            faults.invalid(CHAIN, name, 'leaf certificate should not contain empty DNSName');
        if (name.includes('..'))
            faults.invalid(CHAIN, name, "leaf certificate's DNSName should not contain '..'");
        if (name.startsWith('.') || name.endsWith('.'))
            faults.invalid(CHAIN, name, "leaf certificate's DNSName should not start or end with '.'");
    }
    for (const address of emailAddresses)
        if (!/.@./.test(address))
            faults.invalid(CHAIN, address, 'leaf certificate should not contain invalid EmailAddress');
}
/** The times of the status are those of the certificate; only the first wrong one is reported. */
function checkTimes(faults, { notBefore, notAfter, beginRefreshAt }, leaf, maxSeconds) {
    const consistent = 'must be present and consistent with the issued certificate';
    if (!notBefore)
        faults.required(STATUS.child('notBefore'), consistent);
    if (!notAfter)
        faults.required(STATUS.child('notAfter'), consistent);
    if (!beginRefreshAt)
        faults.required(STATUS.child('beginRefreshAt'), 'must be present and in the range [notbefore+10min, notafter-10min]');
    if (!notBefore || !notAfter || !beginRefreshAt)
        return;
    const [from, until, refresh] = [notBefore, notAfter, beginRefreshAt].map((time) => timeToDate(time).getTime());
    if (from === undefined || until === undefined || refresh === undefined)
        return;
    const lifetime = leaf.notAfter - leaf.notBefore;
    // In nanoseconds, as Go writes it.
    const shown = BigInt(lifetime) * 1000000n;
    if (from !== leaf.notBefore)
        faults.invalid(STATUS.child('notBefore'), notBefore, 'must be set to the NotBefore time encoded in the leaf certificate');
    else if (Math.abs(from - Date.now()) >= 5 * MINUTE)
        faults.invalid(STATUS.child('notBefore'), notBefore, "must be set to within 5 minutes of kube-apiserver's current time");
    else if (until !== leaf.notAfter)
        faults.invalid(STATUS.child('notAfter'), notAfter, 'must be set to the NotAfter time encoded in the leaf certificate');
    else if (lifetime < HOUR)
        faults.invalid(CHAIN, shown, 'leaf certificate lifetime must be >= 1 hour');
    else if (lifetime > maxSeconds * 1000)
        faults.invalid(CHAIN, shown, `leaf certificate lifetime must be <= spec.maxExpirationSeconds (${maxSeconds})`);
    else if (refresh < from + 10 * MINUTE)
        faults.invalid(STATUS.child('beginRefreshAt'), beginRefreshAt, 'must be at least 10 minutes after status.notBefore');
    else if (refresh > until - 10 * MINUTE)
        faults.invalid(STATUS.child('beginRefreshAt'), beginRefreshAt, 'must be at least 10 minutes before status.notAfter');
}
function checkOthers(faults, chain, others) {
    for (const { type, bytes } of others) {
        if (type === 'CERTIFICATE' && readCertificate(bytes) !== undefined)
            continue;
        const words = type === 'CERTIFICATE'
            ? 'intermediate certificate does not parse as valid X.509'
            : 'issued certificate chain must consist entirely of CERTFICATE PEM blocks';
        faults.invalid(CHAIN, chain, words);
        return;
    }
}
