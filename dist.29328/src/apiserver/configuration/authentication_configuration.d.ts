import type { Field } from '#engine/schema/descriptor';
/** Who is known to a server: `AuthenticationConfiguration` of apiserver.config.k8s.io/v1. */
export interface AuthenticationConfiguration {
    apiVersion?: string;
    kind?: string;
    /** Issuers whose ID tokens are taken, up to 64. */
    jwt?: readonly JWTAuthenticator[];
    /** Who is let in without credentials. The flag `--anonymous-auth` says it unless given. */
    anonymous?: AnonymousAuthConfig;
}
/** Whether somebody without credentials is let in, as `system:anonymous`. */
export interface AnonymousAuthConfig {
    enabled?: boolean;
    /** Where: the request's path must be one of these. Everywhere unless given. */
    conditions?: readonly {
        readonly path?: string;
    }[];
}
/** An issuer and what its tokens say of users. */
export interface JWTAuthenticator {
    readonly issuer: Issuer;
    /** What must be true of the claims of a token besides. */
    readonly claimValidationRules?: readonly ClaimValidationRule[];
    readonly claimMappings: ClaimMappings;
    /** What must be true of the user that came of the claims. */
    readonly userValidationRules?: readonly UserValidationRule[];
}
/** Whose tokens they are, and for whom. */
export interface Issuer {
    /** `https://accounts.example.com`, as the claim `iss` has it. */
    readonly url: string;
    /** Where its configuration is; `/.well-known/openid-configuration` below `url` unless given. */
    readonly discoveryURL?: string;
    /** Whom to trust when its keys are fetched, as PEM; the authorities of the system unless given. */
    readonly certificateAuthority?: string;
    /** For whom tokens are: one of these must be in the claim `aud`. */
    readonly audiences: readonly string[];
    /** `MatchAny` where there are several audiences; may be left out for a single one. */
    readonly audienceMatchPolicy?: string;
    /** By which network the issuer is reached. Not supported here: there is one. */
    readonly egressSelectorType?: string;
}
/** Either a claim with its value, or an expression in CEL. */
export interface ClaimValidationRule {
    readonly claim?: string;
    /** Empty unless given. */
    readonly requiredValue?: string;
    /** Over `claims`; must be true: `claims.hd == 'example.com'`. */
    readonly expression?: string;
    /** The message when it is not. */
    readonly message?: string;
}
/** What of a token says who the user is. Expressions are in CEL, over `claims`. */
export interface ClaimMappings {
    /** With the claim `email`, `email_verified` must be true if there is one. */
    readonly username: PrefixedClaimOrExpression;
    /** One group as text, or a list of them. None unless given. */
    readonly groups?: PrefixedClaimOrExpression;
    readonly uid?: ClaimOrExpression;
    readonly extra?: readonly ExtraMapping[];
}
/** A claim, and what is put before its value, so that an issuer can't name the users of others; or an expression. */
export interface PrefixedClaimOrExpression {
    readonly claim?: string;
    /** Needed beside a claim; may be empty. */
    readonly prefix?: string;
    readonly expression?: string;
}
/** A claim, or an expression. */
export interface ClaimOrExpression {
    readonly claim?: string;
    readonly expression?: string;
}
/** More that is known of a user: a text, or a list of them. */
export interface ExtraMapping {
    /** In small letters, with a domain: `example.com/team`. */
    readonly key: string;
    readonly valueExpression: string;
}
/** An expression over `user`, which must be true: `!user.username.startsWith('system:')`. */
export interface UserValidationRule {
    readonly expression: string;
    /** The message when it is not. */
    readonly message?: string;
}
/** The fields of the configuration, but its kind and version. */
export declare function authenticationConfigurationFields(): readonly Field[];
