import { type Transport } from '../transport/transport.ts';
/**
 * Remembers the answers to GET requests that have an ETag, and asks for them again only if they have changed. For documents
 * that are large and few: nothing is forgotten. Mirrors the HTTP cache below Go's `disk.CachedDiscoveryClient`.
 */
export declare function withETags(transport: Transport): Transport;
