import type { ClusterTrustBundleProjection, PodCertificateProjection } from '#api/core/v1/zz_generated.structs';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkVolumeFilePath } from '#src/validation/checks/host_paths';
import { bundleNameFaults, checkSignerName, isKubernetesSigner } from '../../certificates/signer_name.ts';
import { checkUserAnnotations } from '../../certificates/user_annotations.ts';

/** A file with the authorities of a ClusterTrustBundle, or of all of a signer. */
export function checkClusterTrustBundle(faults: Faults, path: Path, projection: ClusterTrustBundleProjection): void {
  const { name, signerName, labelSelector, path: target = '' } = projection;
  if (name !== undefined && signerName !== undefined)
    faults.invalid(path, projection, 'only one of name and signerName may be used');
  else if (name !== undefined) {
    if (name === '') faults.required(path.child('name'), 'must be a valid object name');
    // The name of a bundle of a signer begins with that of the signer.
    const signer = name.slice(0, Math.max(0, name.lastIndexOf(':'))).replaceAll(':', '/');
    for (const fault of bundleNameFaults(signer, name, false))
      faults.invalid(path.child('name'), name, `not a valid clustertrustbundlename: ${fault}`);
    if (labelSelector !== undefined)
      faults.invalid(path.child('labelSelector'), labelSelector, 'labelSelector must be unset if name is specified');
  } else if (signerName !== undefined) {
    if (signerName === '') faults.required(path.child('signerName'), 'must be a valid signer name');
    checkSignerName(faults, path.child('signerName'), signerName);
    faults.add(validateLabelSelector(labelSelector, {}, path.child('labelSelector')));
  } else faults.required(path, 'either name or signerName must be specified');
  faults.present(path.child('path'), target);
  checkVolumeFilePath(faults, path.child('path'), target);
}

const KEY_TYPES = ['RSA3072', 'RSA4096', 'ECDSAP256', 'ECDSAP384', 'ECDSAP521', 'ED25519'];

/** The files of a key and its certificate. */
export const CERTIFICATE_PATHS = ['credentialBundlePath', 'keyPath', 'certificateChainPath'] as const;

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Files with a key and a certificate for it, which a signer has issued. */
export function checkPodCertificate(faults: Faults, path: Path, projection: PodCertificateProjection): void {
  const { signerName = '', userAnnotations, keyType = '', maxExpirationSeconds: seconds } = projection;
  checkSignerName(faults, path.child('signerName'), signerName);
  checkUserAnnotations(faults, path.child('userAnnotations'), userAnnotations);
  if (!KEY_TYPES.includes(keyType)) faults.unsupported(path.child('keyType'), keyType, KEY_TYPES);
  if (seconds !== undefined) {
    const at = path.child('maxExpirationSeconds');
    const most = isKubernetesSigner(signerName) ? DAY : 91 * DAY;
    if (seconds < HOUR) faults.invalid(at, seconds, `if provided, maxExpirationSeconds must be >= ${HOUR}`);
    if (seconds > most) faults.invalid(at, seconds, `if provided, maxExpirationSeconds must be <= ${most}`);
  }
  const given = CERTIFICATE_PATHS.filter((name) => projection[name]);
  for (const name of given) checkVolumeFilePath(faults, path.child(name), projection[name] ?? '');
  if (given.length === 0)
    faults.required(path, 'specify at least one of credentialBundlePath, keyPath, and certificateChainPath');
}
