import { request } from 'node:https';
const TIMEOUT = 30_000;
const MAX_BYTES = 1 << 20;
/**
 * Fetches JSON by HTTPS, redirects not followed.
 * @param ca whom to trust, as PEM; undefined: the authorities of the system
 */
export function issuerDocuments(ca) {
    return async (url) => {
        const { text, headers } = await fetchText(url, ca, {});
        try {
            const value = JSON.parse(text);
            return { value, maxAge: maxAgeOf(headers['cache-control']) };
        }
        catch {
            throw new SyntaxError(`${url}: the answer is not JSON`);
        }
    };
}
/** Fetches tokens that hold claims, as {@link issuerDocuments} fetches documents. */
export function issuerClaims(ca) {
    return async (url, token) => {
        const { text } = await fetchText(url, ca, token === undefined ? {} : { authorization: `Bearer ${token}` });
        return text;
    };
}
function fetchText(url, ca, headers) {
    return new Promise((resolve, reject) => {
        const signal = AbortSignal.timeout(TIMEOUT);
        const sent = request(url, { ...(ca !== undefined && { ca }), headers, signal }, (response) => {
            const { statusCode = 0 } = response;
            const chunks = [];
            let size = 0;
            response.on('error', reject);
            response.on('data', (chunk) => {
                chunks.push(chunk);
                size += chunk.length;
                if (size > MAX_BYTES)
                    response.destroy(new RangeError(`${url}: the answer has more than ${MAX_BYTES} bytes`));
            });
            response.on('end', () => {
                if (statusCode === 200)
                    resolve({ text: Buffer.concat(chunks).toString(), headers: response.headers });
                else
                    reject(new Error(`${url}: the answer is ${statusCode}, not 200`));
            });
        });
        sent.on('error', reject);
        sent.end();
    });
}
function maxAgeOf(control = '') {
    if (/\bno-(?:store|cache)\b/i.test(control))
        return 0;
    return Number(/\bmax-age="?(\d{1,9})/i.exec(control)?.[1] ?? 0) * 1000;
}
