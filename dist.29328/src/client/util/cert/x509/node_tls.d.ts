import type { TLSSocket } from 'node:tls';
import type { CertPool } from './verify.ts';
/**
 * Authorities as TLS can have them, each as PEM: roots as they are, and for each other name a certificate that says the name
 * and trusts nobody, so that clients are still asked for it. Node follows issuers through what TLS trusts, and never comes to
 * an end where two of them have signed each other.
 */
export declare function safeAuthorities({ certificates }: CertPool): string[];
/**
 * The certificates that the other side has shown, as DER: its own, whose key it has, first. Node follows the names of issuers
 * through what was sent, and checks no signature; so nothing but the first one says anything before it is verified. TLS must
 * have no other authorities than {@link safeAuthorities}. Empty: it has shown none.
 *
 * Differs from Go: of certificates of one name, one is found. `getPeerX509Certificate` has all of them, but never frees them.
 * Of a session that is gone on with, the first one is there alone.
 */
export declare function shownCertificates(socket: TLSSocket): Buffer[];
