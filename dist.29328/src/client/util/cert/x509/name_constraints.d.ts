import type { Certificate } from './certificate.ts';
/**
 * Whether each certificate of a chain has only names that those above it let it have. Mirrors Go's `checkChainConstraints`.
 * @param chain the client's or server's own first
 */
export declare function hasAllowedNames(chain: readonly Certificate[]): boolean;
