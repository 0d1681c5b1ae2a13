import { nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import { newPath } from '#apimachinery/util/validation/field/path';
import { longerThan } from '#engine/text/name_syntax';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { NONE, nameColumn } from '../aspects/cells.js';
import { pemBlocks } from './pem.js';
import { checkSignerName } from './signer_name.js';
import { readCertificate } from './x509.js';
const MAX_TRUST_BUNDLE = 1024 * 1024;
/** Mirrors `ValidateClusterTrustBundle` of kube-apiserver. */
export function checkClusterTrustBundle(faults, { metadata, spec }) {
    const { signerName = '', trustBundle = '' } = spec ?? {};
    checkObjectMeta(faults, metadata, {
        namespaced: false,
        name: (name, prefix) => bundleNameFaults(signerName, name, prefix),
    });
    if (signerName !== '')
        checkSignerName(faults, newPath('spec', 'signerName'), signerName);
    checkTrustBundle(faults, newPath('spec', 'trustBundle'), trustBundle);
}
/** The name of a bundle of a signer begins with that of the signer: `example.com:signer:name`. */
function bundleNameFaults(signerName, name, isPrefix) {
    if (signerName === '') {
        if (name.includes(':'))
            return ['ClusterTrustBundle without signer name must not have ":" in its name'];
        return nameIsDNSSubdomain(name, isPrefix);
    }
    const prefix = `${signerName.replaceAll('/', ':')}:`;
    if (!name.startsWith(prefix))
        return [`ClusterTrustBundle for signerName ${signerName} must be named with prefix ${prefix}`];
    return nameIsDNSSubdomain(name.slice(prefix.length), isPrefix);
}
const OMITTED = '<value omitted>';
/** At least one authority, none twice, and nothing else. */
function checkTrustBundle(faults, path, bundle) {
    if (longerThan(bundle, MAX_TRUST_BUNDLE)) {
        faults.tooLong(path, MAX_TRUST_BUNDLE);
        return;
    }
    const before = faults.list.length;
    const anchors = new Map();
    for (const [index, { type, hasHeaders, bytes }] of pemBlocks(bundle).entries()) {
        const fault = hasHeaders ? `entry ${index} has PEM block headers` : certificateFault(index, bytes);
        if (type !== 'CERTIFICATE')
            faults.invalid(path, OMITTED, `entry ${index} has bad block type: ${type}`);
        else if (fault !== undefined)
            faults.invalid(path, OMITTED, fault);
        else {
            const key = String(bytes);
            anchors.set(key, [...(anchors.get(key) ?? []), index]);
        }
    }
    if (faults.list.length > before)
        return;
    if (anchors.size === 0)
        faults.invalid(path, OMITTED, 'at least one trust anchor must be provided');
    for (const indices of anchors.values())
        if (indices.length > 1)
            faults.invalid(path, OMITTED, `duplicate trust anchor (indices [${indices.join(' ')}])`);
}
function certificateFault(index, bytes) {
    const certificate = readCertificate(bytes);
    if (certificate === undefined)
        return `entry ${index} does not parse as X.509`;
    return certificate.isAuthority ? undefined : `entry ${index} does not have the CA bit set`;
}
export const clusterTrustBundleUpdateValidation = {
    immutable: { 'spec.signerName': '' },
};
export const clusterTrustBundleColumns = [
    nameColumn,
    { name: 'SignerName', value: ({ spec }) => spec?.signerName || NONE },
];
export const clusterTrustBundleStrategy = {
    allowUnconditionalUpdate: false,
    selectableFields: { 'spec.signerName': ({ spec }) => spec?.signerName ?? '' },
};
