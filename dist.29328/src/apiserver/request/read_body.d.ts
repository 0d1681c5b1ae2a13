import type { ServerRequest } from './http.ts';
/** How many bytes the body of a request may have. */
export declare const MAX_BODY_BYTES: number;
/** All of the body. @throws {StatusError} 413 when it is too long; the rest is not read */
export declare function readBody({ body }: Pick<ServerRequest, 'body'>, limit?: number): Promise<Uint8Array>;
/**
 * Throws for a value of a request that is nested too deeply.
 * @throws {RangeError} with what to tell the client
 */
export declare function checkLevels(value: unknown): void;
