import type { CertificateSigningRequestCondition } from '#api/certificates/v1/zz_generated.structs';
import type { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8 } from '#engine/text/utf8';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import type { UpdateValidation } from '../../aspects/validation.ts';
import { checkSignerName } from '../signer_name.ts';

const USAGES = [
  'any',
  'cert sign',
  'client auth',
  'code signing',
  'content commitment',
  'crl sign',
  'data encipherment',
  'decipher only',
  'digital signature',
  'email protection',
  'encipher only',
  'ipsec end system',
  'ipsec tunnel',
  'ipsec user',
  'key agreement',
  'key encipherment',
  'microsoft sgc',
  'netscape sgc',
  'ocsp signing',
  's/mime',
  'server auth',
  'signing',
  'timestamping',
];

export function checkCertificateSigningRequest(faults: Faults, { metadata, spec }: CertificateSigningRequest): void {
  const path = newPath('spec');
  const { request = '', usages = [], signerName = '', expirationSeconds: seconds } = spec ?? {};
  checkObjectMeta(faults, metadata, { namespaced: false, name: () => [] });
  // A server looks at what it holds, too, and verifies the signature.
  if (!/-----BEGIN CERTIFICATE REQUEST-----/.test(fromUTF8(decodeBase64(request)))) {
    faults.invalid(path.child('request'), request, 'PEM block type must be CERTIFICATE REQUEST');
  }
  if (usages.length === 0) faults.required(path.child('usages'));
  for (const [index, usage] of usages.entries()) {
    faults.oneOf(path.child('usages').index(index), usage, USAGES);
    if (usages.indexOf(usage) < index) faults.duplicate(path.child('usages').index(index), usage);
  }
  const at = path.child('signerName');
  if (signerName === 'kubernetes.io/legacy-unknown')
    faults.invalid(at, signerName, 'the legacy signerName is not allowed via this API version');
  else checkSignerName(faults, at, signerName);
  if (seconds !== undefined && seconds < 600) {
    faults.invalid(
      path.child('expirationSeconds'),
      seconds,
      'may not specify a duration less than 600 seconds (10 minutes)',
    );
  }
}

const CONDITIONS = /* @__PURE__ */ newPath('status', 'conditions');

const CERTIFICATE = /* @__PURE__ */ newPath('status', 'certificate');

const DECISIONS: readonly string[] = ['Approved', 'Denied'];

/** Conditions that are either true or not there. */
const ONLY_TRUE: readonly string[] = ['Approved', 'Denied', 'Failed'];

/**
 * What a signer may not change of a request: the decision, and a certificate that is there. Mirrors
 * `ValidateCertificateSigningRequestStatusUpdate` of kube-apiserver.
 *
 * Differs from Go: what a certificate holds is not looked at.
 */
function checkCertificateStatusUpdate(
  faults: Faults,
  request: CertificateSigningRequest,
  old: CertificateSigningRequest,
): void {
  const { certificate = '' } = request.status ?? {};
  const { certificate: before = '' } = old.status ?? {};
  checkConditions(faults, request, old);
  if (certificate !== '' && !/-----BEGIN CERTIFICATE-----/.test(fromUTF8(decodeBase64(certificate))))
    faults.invalid(CERTIFICATE, '<certificate data>', 'must contain at least one CERTIFICATE PEM block');
  checkRemoved(faults, request, old);
  for (const type of DECISIONS) {
    const [now, then] = [ofType(request, type), ofType(old, type)];
    if (now.length > then.length) faults.forbidden(CONDITIONS, `updates may not add a condition of type "${type}"`);
    else if (now.length === then.length && !deepEqual(now, then))
      faults.forbidden(CONDITIONS, `updates may not modify a condition of type "${type}"`);
  }
  if (certificate !== before && before !== '')
    faults.forbidden(CERTIFICATE, 'updates may not modify existing certificate content');
}

/** What an approver may not change of one. Mirrors `ValidateCertificateSigningRequestApprovalUpdate`. */
function checkCertificateApprovalUpdate(
  faults: Faults,
  request: CertificateSigningRequest,
  old: CertificateSigningRequest,
): void {
  checkConditions(faults, request, old);
  checkRemoved(faults, request, old);
}

const ofType = ({ status }: CertificateSigningRequest, type: string): CertificateSigningRequestCondition[] =>
  (status?.conditions ?? []).filter((condition) => condition.type === type);

function checkRemoved(faults: Faults, request: CertificateSigningRequest, old: CertificateSigningRequest): void {
  for (const type of ONLY_TRUE)
    if (ofType(request, type).length < ofType(old, type).length)
      faults.forbidden(CONDITIONS, `updates may not remove a condition of type "${type}"`);
}

function checkConditions(faults: Faults, { status }: CertificateSigningRequest, old: CertificateSigningRequest): void {
  const seen = new Set<string>();
  const wasBoth = DECISIONS.every((type) => ofType(old, type).length > 0);
  for (const [index, { type, status: value }] of (status?.conditions ?? []).entries()) {
    const at = CONDITIONS.index(index);
    faults.present(at.child('type'), type);
    const allowed = ONLY_TRUE.includes(type) ? ['True'] : ['False', 'True', 'Unknown'];
    if (!value) faults.required(at.child('status'));
    else faults.oneOf(at.child('status'), value, allowed);
    if (seen.has(type)) faults.duplicate(at.child('type'), type);
    seen.add(type);
  }
  if (wasBoth || !DECISIONS.every((type) => seen.has(type))) return;
  const members = DECISIONS.map((type) => `conditions[{"type": "${type}"}]`);
  const names = members.map((member) => `\`${member}\``).join(', ');
  faults.declared.invalid(CONDITIONS, `{${members.join(', ')}}`, `must specify at most one of: ${names}`);
}

export const certificateSigningRequestUpdateValidation: UpdateValidation<CertificateSigningRequest> = {
  subresources: { approval: checkCertificateApprovalUpdate, status: checkCertificateStatusUpdate },
};
