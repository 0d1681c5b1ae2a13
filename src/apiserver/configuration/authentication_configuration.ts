import type { Field, Struct } from '#engine/schema/descriptor';
import { LIST, OMITEMPTY, POINTER } from '#engine/schema/descriptor';

/** How a server authenticates users: `AuthenticationConfiguration` of apiserver.config.k8s.io/v1. */
export interface AuthenticationConfiguration {
  apiVersion?: string;
  kind?: string;
  /** Issuers whose ID tokens are accepted, at most 64. */
  jwt?: readonly JWTAuthenticator[];
  /** Requests without credentials. Default: as the flag `--anonymous-auth`. */
  anonymous?: AnonymousAuthConfig;
}

/** Whether requests without credentials are served, as `system:anonymous`. */
export interface AnonymousAuthConfig {
  enabled?: boolean;
  /** The paths for which this holds. All unless given. */
  conditions?: readonly { readonly path?: string }[];
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

/** A claim and the prefix of its value, which keeps the users of different issuers apart; or an expression. */
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

const LISTS = LIST | OMITEMPTY;
const PACKAGE = 'k8s.io/apiserver/pkg/apis/apiserver/v1.';

const ClaimValidationRule: Struct<ClaimValidationRule> = {
  type: `${PACKAGE}ClaimValidationRule`,
  get fields(): readonly Field[] {
    return ['claim', 'requiredValue', 'expression', 'message'].map((name) => [name, 'string', OMITEMPTY]);
  },
};

const PrefixedClaimOrExpression: Struct<PrefixedClaimOrExpression> = {
  type: `${PACKAGE}PrefixedClaimOrExpression`,
  get fields(): readonly Field[] {
    return [
      ['claim', 'string', OMITEMPTY],
      ['prefix', 'string', POINTER | OMITEMPTY],
      ['expression', 'string', OMITEMPTY],
    ];
  },
};

const ClaimOrExpression: Struct<ClaimOrExpression> = {
  type: `${PACKAGE}ClaimOrExpression`,
  get fields(): readonly Field[] {
    return ['claim', 'expression'].map((name) => [name, 'string', OMITEMPTY]);
  },
};

const ExtraMapping: Struct<ExtraMapping> = {
  type: `${PACKAGE}ExtraMapping`,
  get fields(): readonly Field[] {
    return ['key', 'valueExpression'].map((name) => [name, 'string', 0]);
  },
};

const ClaimMappings: Struct<ClaimMappings> = {
  type: `${PACKAGE}ClaimMappings`,
  get fields(): readonly Field[] {
    return [
      ['username', PrefixedClaimOrExpression, 0],
      ['groups', PrefixedClaimOrExpression, OMITEMPTY],
      ['uid', ClaimOrExpression, 0],
      ['extra', ExtraMapping, LISTS],
    ];
  },
};

const UserValidationRule: Struct<UserValidationRule> = {
  type: `${PACKAGE}UserValidationRule`,
  get fields(): readonly Field[] {
    return [
      ['expression', 'string', 0],
      ['message', 'string', OMITEMPTY],
    ];
  },
};

const Issuer: Struct<Issuer> = {
  type: `${PACKAGE}Issuer`,
  get fields(): readonly Field[] {
    return [
      ['url', 'string', 0],
      ['discoveryURL', 'string', POINTER | OMITEMPTY],
      ['certificateAuthority', 'string', OMITEMPTY],
      ['audiences', 'string', LIST],
      ['audienceMatchPolicy', 'v1.AudienceMatchPolicyType', OMITEMPTY],
      ['egressSelectorType', 'v1.EgressSelectorType', OMITEMPTY],
    ];
  },
};

const JWTAuthenticator: Struct<JWTAuthenticator> = {
  type: `${PACKAGE}JWTAuthenticator`,
  get fields(): readonly Field[] {
    return [
      ['issuer', Issuer, 0],
      ['claimValidationRules', ClaimValidationRule, LISTS],
      ['claimMappings', ClaimMappings, 0],
      ['userValidationRules', UserValidationRule, LISTS],
    ];
  },
};

const AnonymousAuthCondition: Struct<{ path?: string }> = {
  type: `${PACKAGE}AnonymousAuthCondition`,
  get fields(): readonly Field[] {
    return [['path', 'string', 0]];
  },
};

const AnonymousAuthConfig: Struct<AnonymousAuthConfig> = {
  type: `${PACKAGE}AnonymousAuthConfig`,
  get fields(): readonly Field[] {
    return [
      ['enabled', 'bool', 0],
      ['conditions', AnonymousAuthCondition, LISTS],
    ];
  },
};

/** The fields of the configuration, but its kind and version. */
export function authenticationConfigurationFields(): readonly Field[] {
  return [
    ['jwt', JWTAuthenticator, LIST],
    ['anonymous', AnonymousAuthConfig, POINTER | OMITEMPTY],
  ];
}
