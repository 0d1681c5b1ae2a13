import type { NamedList, Struct } from '#engine/schema/descriptor';
import * as authenticationv1 from '../v1/zz_generated.structs.ts';
export type ExtraValue = string[];
export declare const ExtraValue: NamedList;
/** The token to check, and who received it. */
export interface TokenReviewSpec {
    /**
     * The bearer token as the client sent it, without the word `Bearer`.
     *
     * Required.
     */
    token: string;
    /**
     * Identifiers of the server that received the token, which must be meant for one of them. Left out, the API server's
     * own.
     */
    audiences?: string[];
}
/** Whether a token is valid, and whose it is. */
export interface TokenReviewStatus {
    /** Whether the token is valid and belongs to a known user. Left out means no. */
    authenticated?: boolean;
    /** Name, UID, groups and extra attributes of the user. Only when authenticated. */
    user?: UserInfo;
    /**
     * Audiences of the request that the token is good for. If you asked for some, check that one comes back; empty means
     * the API server's own.
     */
    audiences?: string[];
    /** Why the token could not be checked. Left out when the check went through, even if it failed. */
    error?: string;
}
/** A user as the authenticator sees them. */
export interface UserInfo {
    /** Unique name of the user, such as `system:serviceaccount:default:builder`. */
    username?: string;
    /** Identifies the user over time: another user of the same name later has another UID. */
    uid?: string;
    /** Groups that the user is in, such as `system:authenticated`. */
    groups?: string[];
    /** Further attributes from the authenticator, by name. */
    extra?: {
        [key: string]: ExtraValue;
    };
}
/** Who the server takes you for. */
export interface SelfSubjectReviewStatus {
    /** Name, UID, groups and extra attributes of the current user. Extra keys can come back in lower case. */
    userInfo?: authenticationv1.UserInfo;
}
export declare const TokenReviewSpec: Struct<TokenReviewSpec>;
export declare const TokenReviewStatus: Struct<TokenReviewStatus>;
export declare const UserInfo: Struct<UserInfo>;
export declare const SelfSubjectReviewStatus: Struct<SelfSubjectReviewStatus>;
