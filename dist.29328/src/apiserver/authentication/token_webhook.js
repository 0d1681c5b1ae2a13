/// <reference types="node" />
import { createHmac, randomBytes } from 'node:crypto';
import { TokenReview } from '#api/authentication/v1/zz_generated.types';
import { LRUExpireCache } from '#apimachinery/util/cache/lru_expire_cache';
import { authenticated, bearerToken } from './authenticator.js';
import { retriedReview } from './review_retry.js';
const CACHE_SIZE = 32_768;
const CACHE_TTL = 120_000;
/**
 * Lets another program say whose a bearer token is, by TokenReviews: for servers behind an APIService the cluster's API
 * server. Who it can't be asked about stays out. Mirrors Go's `plugin/pkg/authenticator/token/webhook` and `token/cache`.
 */
export function tokenWebhook(options) {
    const { review, audiences = [], implicitAudiences = audiences, cacheTTL = CACHE_TTL, onError } = options;
    const known = new LRUExpireCache(CACHE_SIZE);
    // The memory holds no tokens.
    const secret = randomBytes(32);
    const ask = async (token) => {
        const spec = { token, ...(audiences.length > 0 && { audiences: [...audiences] }) };
        const { status = {} } = await retriedReview(() => review(new TokenReview({ spec })), options);
        if (status.error)
            onError?.(new Error(status.error));
        const isMeant = audiences.length === 0 || intersects(audiences, status.audiences ?? implicitAudiences);
        return isMeant ? userOf(status) : undefined;
    };
    return async (request) => {
        const token = bearerToken(request);
        if (token === undefined)
            return undefined;
        const key = createHmac('sha256', secret).update(token).digest('base64');
        let answer = known.get(key);
        if (answer === undefined) {
            // Requests that come meanwhile wait for the same answer.
            answer = ask(token);
            known.add(key, answer, cacheTTL);
        }
        try {
            return await answer;
        }
        catch (error) {
            known.remove(key);
            onError?.(error);
            return undefined;
        }
    };
}
function intersects(wanted, given) {
    return wanted.some((audience) => given.includes(audience));
}
function userOf({ authenticated: isKnown = false, user = {} }) {
    if (!isKnown)
        return undefined;
    const { username = '', uid = '', groups = [], extra } = user;
    return authenticated({ name: username, groups, ...(uid !== '' && { uid }), ...(extra && { extra }) });
}
