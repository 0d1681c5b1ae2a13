import {
  SubjectAccessReview,
  type SubjectAccessReviewSpec,
  type SubjectAccessReviewStatus,
} from '#api/authorization/v1/zz_generated.types';
import { newInternalError } from '#apimachinery/api/errors/constructors';
import { LRUExpireCache } from '#apimachinery/util/cache/lru_expire_cache';
import { asError } from '#engine/text/as_error';
import { type ReviewRetry, retriedReview } from '../authentication/review_retry.ts';
import { type MatchCondition, matchesReview } from '../configuration/match_conditions.ts';
import type { Attributes, Authorizer, Decision } from './authorizer.ts';

/** Whom a {@link webhookAuthorizer} asks, and how long it remembers the answers. */
export interface WebhookAuthorizerOptions extends ReviewRetry {
  /**
   * Asks, as `resource(SubjectAccessReview).create` of a client does.
   * @throws when there is no answer
   */
  readonly review: (review: SubjectAccessReview) => Promise<SubjectAccessReview>;
  /** How many milliseconds a yes is remembered; 5 minutes unless given. */
  readonly authorizedTTL?: number;
  /** How many milliseconds a no is remembered; 30 seconds unless given. */
  readonly unauthorizedTTL?: number;
  /** The decision when the webhook fails. `NoOpinion` (default) leaves it to the next authorizer. */
  readonly failurePolicy?: 'Deny' | 'NoOpinion';
  /** It has an opinion only where all are true. Always unless given. */
  readonly matchConditions?: readonly MatchCondition[];
}

const MINUTE = 60_000;
const CACHE_SIZE = 8192;
/** Requests whose attributes have more characters than this are not remembered: they could fill the memory. */
const MAX_CONTROLLED_ATTRIBUTES = 10_000;

/**
 * Lets another program decide, by SubjectAccessReviews: for servers behind an APIService the cluster's API server. Mirrors
 * Go's `plugin/pkg/authorizer/webhook`. Requests that it could not be asked about are answered with 500.
 */
export function webhookAuthorizer(options: WebhookAuthorizerOptions): Authorizer {
  const { review, authorizedTTL = 5 * MINUTE, unauthorizedTTL = MINUTE / 2, matchConditions = [] } = options;
  const answers = new LRUExpireCache<string, SubjectAccessReviewStatus>(CACHE_SIZE);
  const authorizer: Authorizer = async (attributes) => {
    const spec = specOf(attributes);
    if (!matches(matchConditions, spec)) return { allowed: false };
    const key = JSON.stringify(spec);
    let status = answers.get(key);
    if (status === undefined) {
      try {
        ({ status } = await retriedReview(() => review(new SubjectAccessReview({ spec })), options));
      } catch (error) {
        throw newInternalError(asError(error));
      }
      status ??= { allowed: false };
      if (isRemembered(attributes)) answers.add(key, status, status.allowed ? authorizedTTL : unauthorizedTTL);
    }
    return decisionOf(status);
  };
  if (options.failurePolicy === 'Deny') authorizer.deniesOnFailure = true;
  return authorizer;
}

function matches(conditions: readonly MatchCondition[], spec: SubjectAccessReviewSpec): boolean {
  try {
    return matchesReview(conditions, spec);
  } catch (error) {
    throw newInternalError(asError(error));
  }
}

function decisionOf({ allowed, denied = false, reason = '' }: SubjectAccessReviewStatus): Decision {
  if (allowed && denied)
    throw newInternalError(new Error('webhook subject access review returned both allow and deny response'));
  return { allowed, ...(denied && { denied }), ...(reason !== '' && { reason }) };
}

function specOf(attributes: Attributes): SubjectAccessReviewSpec {
  const { user, verb, path, isResourceRequest } = attributes;
  const { name, uid, groups, extra = {} } = user;
  const extras = Object.entries(extra).map(([key, values]): [string, string[]] => [key, [...values]]);
  const who: SubjectAccessReviewSpec = {
    ...(name !== '' && { user: name }),
    ...(groups.length > 0 && { groups: [...groups] }),
    ...(extras.length > 0 && { extra: Object.fromEntries(extras) }),
    ...(uid && { uid }),
  };
  if (!isResourceRequest) return { nonResourceAttributes: given({ path, verb }), ...who };
  const { namespace, apiGroup: group, apiVersion: version, resource, subresource, name: object } = attributes;
  return {
    resourceAttributes: given({ namespace, verb, group, version, resource, subresource, name: object }),
    ...who,
  };
}

/** The texts that are not empty. */
function given(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** Mirrors Go's `shouldCache`. */
function isRemembered({
  namespace,
  verb,
  apiGroup,
  apiVersion,
  resource,
  subresource,
  name,
  path,
}: Attributes): boolean {
  const controlled = [namespace, verb, apiGroup, apiVersion, resource, subresource, name, path];
  return controlled.reduce((sum, text) => sum + text.length, 0) < MAX_CONTROLLED_ATTRIBUTES;
}
