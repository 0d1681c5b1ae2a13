/// <reference types="node" />
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';

/** A document of an issuer, and how long it may be kept. */
export interface IssuerDocument {
  readonly value: unknown;
  /** In milliseconds. */
  readonly maxAge: number;
}

/** Fetches a document by HTTPS. @throws when there is none */
export type FetchDocument = (url: string) => Promise<IssuerDocument>;

/** Fetches a token that holds claims, by HTTPS. @throws when there is none */
export type FetchClaims = (url: string, accessToken: string | undefined) => Promise<string>;

const TIMEOUT = 30_000;
const MAX_BYTES = 1 << 20;

/**
 * Fetches JSON by HTTPS, redirects not followed.
 * @param ca whom to trust, as PEM; undefined: the authorities of the system
 */
export function issuerDocuments(ca: string | undefined): FetchDocument {
  return async (url) => {
    const { text, headers } = await fetchText(url, ca, {});
    try {
      const value: unknown = JSON.parse(text);
      return { value, maxAge: maxAgeOf(headers['cache-control']) };
    } catch {
      throw new SyntaxError(`${url}: the answer is not JSON`);
    }
  };
}

/** Fetches tokens that hold claims, as {@link issuerDocuments} fetches documents. */
export function issuerClaims(ca: string | undefined): FetchClaims {
  return async (url, token) => {
    const { text } = await fetchText(url, ca, token === undefined ? {} : { authorization: `Bearer ${token}` });
    return text;
  };
}

function fetchText(
  url: string,
  ca: string | undefined,
  headers: Record<string, string>,
): Promise<{ readonly text: string; readonly headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT);
    const sent = request(url, { ...(ca !== undefined && { ca }), headers, signal }, (response) => {
      const { statusCode = 0 } = response;
      const chunks: Uint8Array[] = [];
      let size = 0;
      response.on('error', reject);
      response.on('data', (chunk: Uint8Array) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MAX_BYTES) response.destroy(new RangeError(`${url}: the answer has more than ${MAX_BYTES} bytes`));
      });
      response.on('end', () => {
        if (statusCode === 200) resolve({ text: Buffer.concat(chunks).toString(), headers: response.headers });
        else reject(new Error(`${url}: the answer is ${statusCode}, not 200`));
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
