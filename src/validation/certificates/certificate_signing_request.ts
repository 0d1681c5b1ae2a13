import { newPath } from '#apimachinery/util/validation/field/path';
import type { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8 } from '#engine/text/utf8';
import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import type { Faults } from '../checks/faults.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';

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
  // What the request holds is not looked at.
  if (!/-----BEGIN (?:NEW )?CERTIFICATE REQUEST-----/.test(fromUTF8(decodeBase64(request)))) {
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
  else if (signerName === '') faults.required(at);
  else if (signerName.split('/').length !== 2)
    faults.invalid(at, signerName, 'must be a fully qualified domain and path of the form "example.com/signer-name"');
  else faults.each(at, signerName, isDNS1123Subdomain(signerName.split('/')[0]!));
  if (seconds !== undefined && seconds < 600) {
    faults.invalid(
      path.child('expirationSeconds'),
      seconds,
      'may not specify a duration less than 600 seconds (10 minutes)',
    );
  }
}
