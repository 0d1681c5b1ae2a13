/// <reference types="node" />
import { createHmac, randomBytes } from 'node:crypto';
import { TokenReview, type TokenReviewStatus } from '#api/authentication/v1/zz_generated.types';
import { LRUExpireCache } from '#apimachinery/util/cache/lru_expire_cache';
import type { UserInfo } from '../request/user.ts';
import { type Authenticator, authenticated, bearerToken } from './authenticator.ts';
import { type ReviewRetry, retriedReview } from './review_retry.ts';

/** Whom a {@link tokenWebhook} asks, and how long it remembers the answers. */
export interface TokenWebhookOptions extends ReviewRetry {
  /**
   * Asks, as `resource(TokenReview).create` of a client does.
   * @throws when there is no answer
   */
  readonly review: (review: TokenReview) => Promise<TokenReview>;
  /** For whom a token must be. Unless given it is not looked at. */
  readonly audiences?: readonly string[];
  /** For whom tokens are, if the answer says nothing of that; `audiences` unless given. */
  readonly implicitAudiences?: readonly string[];
  /** How many milliseconds answers are remembered; 2 minutes unless given. */
  readonly cacheTTL?: number;
  /** Called with the error when the webhook does not answer. The token is not in it. */
  readonly onError?: (error: unknown) => void;
}

const CACHE_SIZE = 32_768;
const CACHE_TTL = 120_000;

/**
 * Lets another program say whose a bearer token is, by TokenReviews: for servers behind an APIService the cluster's API
 * server. Who it can't be asked about stays out. Mirrors Go's `plugin/pkg/authenticator/token/webhook` and `token/cache`.
 */
export function tokenWebhook(options: TokenWebhookOptions): Authenticator {
  const { review, audiences = [], implicitAudiences = audiences, cacheTTL = CACHE_TTL, onError } = options;
  const known = new LRUExpireCache<string, Promise<UserInfo | undefined>>(CACHE_SIZE);
  // The memory holds no tokens.
  const secret = randomBytes(32);
  const ask = async (token: string): Promise<UserInfo | undefined> => {
    const spec = { token, ...(audiences.length > 0 && { audiences: [...audiences] }) };
    const { status = {} } = await retriedReview(() => review(new TokenReview({ spec })), options);
    if (status.error) onError?.(new Error(status.error));
    const isMeant = audiences.length === 0 || intersects(audiences, status.audiences ?? implicitAudiences);
    return isMeant ? userOf(status) : undefined;
  };
  return async (request) => {
    const token = bearerToken(request);
    if (token === undefined) return undefined;
    const key = createHmac('sha256', secret).update(token).digest('base64');
    let answer = known.get(key);
    if (answer === undefined) {
      // Requests that come meanwhile wait for the same answer.
      answer = ask(token);
      known.add(key, answer, cacheTTL);
    }
    try {
      return await answer;
    } catch (error) {
      known.remove(key);
      onError?.(error);
      return undefined;
    }
  };
}

function intersects(wanted: readonly string[], given: readonly string[]): boolean {
  return wanted.some((audience) => given.includes(audience));
}

function userOf({ authenticated: isKnown = false, user = {} }: TokenReviewStatus): UserInfo | undefined {
  if (!isKnown) return undefined;
  const { username = '', uid = '', groups = [], extra } = user;
  return authenticated({ name: username, groups, ...(uid !== '' && { uid }), ...(extra && { extra }) });
}
