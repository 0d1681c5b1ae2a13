import type { AdmissionHost } from './admission_control.ts';
import { authorizeOf } from './stored_objects.ts';
import type { Attributes } from '../../admission/index.ts';

/** What may be done with a signer of certificates. */
type SignerVerb = 'approve' | 'attest' | 'sign';

/**
 * Asks whether the user of a request may do something with a signer, or with all of its domain: `example.com/*`. Mirrors
 * Go's `certauthorization.IsAuthorizedForSignerName`.
 */
export function signerPermission(
  host: AdmissionHost,
): (attributes: Attributes, verb: SignerVerb, signerName: string) => Promise<boolean> {
  const authorize = authorizeOf(host);
  return async ({ user }, verb, signerName) => {
    const [domain = ''] = signerName.split('/');
    for (const name of [signerName, `${domain}/*`]) {
      const question = { user: user ?? { name: '' }, verb, group: 'certificates.k8s.io', resource: 'signers', name };
      try {
        if ((await authorize(question)).allowed) return true;
      } catch {
        // Who could not be asked about may not.
      }
    }
    return false;
  };
}
