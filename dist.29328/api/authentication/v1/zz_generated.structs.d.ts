import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { NamedList, Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
export type ExtraValue = string[];
export declare const ExtraValue: NamedList;
export type AttestationValue = string[];
export declare const AttestationValue: NamedList;
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
/** What the token should be good for. */
export interface TokenRequestSpec {
    /**
     * Who may accept the token; a recipient not named here must refuse it. Left out, the API server itself. Ask for one
     * audience per token.
     */
    audiences?: string[];
    /**
     * Wanted lifetime in seconds: by default an hour, at least ten minutes. The server may choose another: see
     * `status.expirationTimestamp`.
     */
    expirationSeconds?: Int64;
    /**
     * Pod, Node or Secret that the token ends with. Left out, it is good until it expires or the service account is
     * deleted. The API server checks this; other recipients may not.
     */
    boundObjectRef?: BoundObjectReference;
    /**
     * Claims that the API server confirms in the token, each key with its values. What a key means and who may ask for it
     * is defined with the key; left out, none.
     *
     * Since Kubernetes 1.37.
     */
    attestations?: {
        [key: string]: AttestationValue;
    };
}
/** The issued token. */
export interface TokenRequestStatus {
    /** The bearer token. Keep it secret. */
    token?: string;
    /** When the token expires. Get a new one before. */
    expirationTimestamp?: Time;
}
/** Object that a token is tied to. The token ends with the object. */
export interface BoundObjectReference {
    /** `Pod`, `Node` or `Secret`; other kinds are refused. */
    kind?: string;
    /** API version of the object, such as `v1`. */
    apiVersion?: string;
    /** Name of the object. A Pod or Secret must be in the service account's namespace. */
    name?: string;
    /**
     * UID of the object. If set, it must be the current one, so that an object of the same name made later does not
     * count.
     */
    uid?: string;
}
/** Who the server takes you for. */
export interface SelfSubjectReviewStatus {
    /** Name, UID, groups and extra attributes of the current user. Extra keys can come back in lower case. */
    userInfo?: UserInfo;
}
export declare const TokenReviewSpec: Struct<TokenReviewSpec>;
export declare const TokenReviewStatus: Struct<TokenReviewStatus>;
export declare const UserInfo: Struct<UserInfo>;
export declare const TokenRequestSpec: Struct<TokenRequestSpec>;
export declare const TokenRequestStatus: Struct<TokenRequestStatus>;
export declare const BoundObjectReference: Struct<BoundObjectReference>;
export declare const SelfSubjectReviewStatus: Struct<SelfSubjectReviewStatus>;
