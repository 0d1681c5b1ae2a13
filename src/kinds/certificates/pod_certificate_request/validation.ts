import type { PodCertificateRequest } from '#api/certificates/v1/zz_generated.types';
import { omitValue } from '#apimachinery/util/validation/field/bad_value';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { decodeBase64 } from '#engine/text/base64';
import { longerThan } from '#engine/text/name_syntax';
import type { Faults } from '#src/validation/checks/faults';
import { subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import type { UpdateValidation } from '../../aspects/validation.ts';
import { checkSignerName, isKubernetesSigner } from '../signer_name.ts';
import { checkUserAnnotations } from '../user_annotations.ts';
import { keyOfRequest, type PublicKey } from '../x509.ts';
import { checkPodCertificateRequestStatusUpdate } from './status_validation.ts';

const SPEC = /* @__PURE__ */ newPath('spec');

const HOUR = 3600;
const DAY = 24 * HOUR;

const MAX_UID = 128;

const MAX_REQUEST = 10 * 1024;

/** Mirrors `ValidatePodCertificateRequestCreate` of kube-apiserver; a server verifies the signature of the request besides. */
export function checkPodCertificateRequest(faults: Faults, { metadata, spec }: PodCertificateRequest): void {
  const { signerName = '', maxExpirationSeconds: seconds = DAY, stubPKCS10Request: request = '' } = spec ?? {};
  checkObjectMeta(faults, metadata, { namespaced: true });
  checkSignerName(faults, SPEC.child('signerName'), signerName);
  checkUserAnnotations(faults, SPEC.child('unverifiedUserAnnotations'), spec?.unverifiedUserAnnotations);
  for (const [name, uid] of [
    ['podName', 'podUID'],
    ['serviceAccountName', 'serviceAccountUID'],
    ['nodeName', 'nodeUID'],
  ] as const) {
    faults.each(SPEC.child(name), spec?.[name] ?? '', subdomain(spec?.[name] ?? ''));
    checkUID(faults, SPEC.child(uid), spec?.[uid] ?? '');
  }
  const most = isKubernetesSigner(signerName) ? DAY : 91 * DAY;
  if (seconds < HOUR || seconds > most)
    faults.invalid(SPEC.child('maxExpirationSeconds'), seconds, `must be in the range [${HOUR}, ${most}]`);
  if (request === '') {
    const words = 'exactly one of (stubPKCS10Request) or (pkixPublicKey, proofOfPossession) must be set';
    faults.invalid(SPEC, omitValue, words);
  } else checkRequest(faults, SPEC.child('stubPKCS10Request'), decodeBase64(request));
}

function checkUID(faults: Faults, path: Path, uid: string): void {
  if (uid === '') faults.invalid(path, uid, 'must not be empty');
  if (longerThan(uid, MAX_UID)) faults.tooLong(path, MAX_UID);
}

function checkRequest(faults: Faults, path: Path, request: Uint8Array): void {
  if (request.length > MAX_REQUEST) {
    faults.tooLong(path, MAX_REQUEST);
    return;
  }
  const key = keyOfRequest(request);
  if (key === undefined) faults.invalid(path, omitValue, 'must be a valid PKCS#10 CSR');
  else checkKey(faults, path, key);
}

function checkKey(faults: Faults, path: Path, { type, curve, bits }: PublicKey): void {
  if (type === undefined)
    faults.invalid(path, omitValue, 'unknown public key type; supported types are Ed25519, ECDSA, and RSA');
  else if (curve === 'P-224')
    faults.invalid(path, `curve ${curve}`, 'elliptic public keys must use curve P256, P384, or P521');
  else if (bits !== undefined && bits !== 3072 && bits !== 4096)
    faults.invalid(path, `${bits}-bit modulus`, 'RSA keys must have modulus size 3072 or 4096');
}

export const podCertificateRequestUpdateValidation: UpdateValidation<PodCertificateRequest> = {
  immutable: { spec: null },
  isOfCreation: ({ field }) => field === 'spec' || field.startsWith('spec.'),
  subresources: { status: checkPodCertificateRequestStatusUpdate },
};
