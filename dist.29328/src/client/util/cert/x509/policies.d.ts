import type { Certificate } from './certificate.ts';
/**
 * Whether a chain keeps to the policies that it demands itself: any will do, where one must be explicit. Mirrors Go's
 * `policiesValid` (RFC 5280, 6.1, as RFC 9618 has it).
 * @param chain the client's or server's own first
 */
export declare function hasValidPolicies(chain: readonly Certificate[]): boolean;
