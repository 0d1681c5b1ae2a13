/// <reference types="node" />
import { request } from 'node:https';

/** A document of an issuer, and how long it may be kept. */
export interface IssuerDocument {
  readonly value: unknown;
  /** In milliseconds. */
  readonly maxAge: number;
}

/** Fetches a document by HTTPS. @throws when there is none */
export type FetchDocument = (url: string) => Promise<IssuerDocument>;

const TIMEOUT = 30_000;
const MAX_BYTES = 1 << 20;

/**
 * Fetches JSON by HTTPS, redirects not followed.
 * @param ca whom to trust, as PEM; undefined: the authorities of the system
 */
export function issuerDocuments(ca: string | undefined): FetchDocument {
  return (url) =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT);
      const sent = request(url, { ...(ca !== undefined && { ca }), signal }, (response) => {
        const { statusCode = 0, headers } = response;
        const chunks: Uint8Array[] = [];
        let size = 0;
        response.on('error', reject);
        response.on('data', (chunk: Uint8Array) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size > MAX_BYTES) response.destroy(new RangeError(`${url}: the answer has more than ${MAX_BYTES} bytes`));
        });
        response.on('end', () => {
          if (statusCode !== 200) return reject(new Error(`${url}: the answer is ${statusCode}, not 200`));
          try {
            const value: unknown = JSON.parse(Buffer.concat(chunks).toString());
            resolve({ value, maxAge: maxAgeOf(headers['cache-control']) });
          } catch {
            reject(new SyntaxError(`${url}: the answer is not JSON`));
          }
        });
      });
      sent.on('error', reject);
      sent.end();
    });
}

function maxAgeOf(control = ''): number {
  if (/\bno-(?:store|cache)\b/i.test(control)) return 0;
  return Number(/\bmax-age="?(\d{1,9})/i.exec(control)?.[1] ?? 0) * 1000;
}
