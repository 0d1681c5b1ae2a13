import { TokenReview } from '#api/authentication/v1/zz_generated.types';
import { type Authenticator } from './authenticator.ts';
import { type ReviewRetry } from './review_retry.ts';
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
/**
 * Lets another program say whose a bearer token is, by TokenReviews: for servers behind an APIService the cluster's API
 * server. Who it can't be asked about stays out. Mirrors Go's `plugin/pkg/authenticator/token/webhook` and `token/cache`.
 */
export declare function tokenWebhook(options: TokenWebhookOptions): Authenticator;
