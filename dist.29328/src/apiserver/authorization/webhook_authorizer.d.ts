import { SubjectAccessReview } from '#api/authorization/v1/zz_generated.types';
import { type ReviewRetry } from '../authentication/review_retry.ts';
import { type MatchCondition } from '../configuration/match_conditions.ts';
import type { Authorizer } from './authorizer.ts';
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
    /** What it means when there is no answer: `Deny` refuses, whoever else could decide. `NoOpinion` unless given. */
    readonly failurePolicy?: 'Deny' | 'NoOpinion';
    /** It has an opinion only where all are true. Always unless given. */
    readonly matchConditions?: readonly MatchCondition[];
}
/**
 * Lets another program decide, by SubjectAccessReviews: for servers behind an APIService the cluster's API server. Mirrors
 * Go's `plugin/pkg/authorizer/webhook`. Requests that it could not be asked about are answered with 500.
 */
export declare function webhookAuthorizer(options: WebhookAuthorizerOptions): Authorizer;
