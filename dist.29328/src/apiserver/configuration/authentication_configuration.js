import { LIST, OMITEMPTY, POINTER } from '#engine/schema/descriptor';
const LISTS = LIST | OMITEMPTY;
const PACKAGE = 'k8s.io/apiserver/pkg/apis/apiserver/v1.';
const ClaimValidationRule = {
    type: `${PACKAGE}ClaimValidationRule`,
    get fields() {
        return ['claim', 'requiredValue', 'expression', 'message'].map((name) => [name, 'string', OMITEMPTY]);
    },
};
const PrefixedClaimOrExpression = {
    type: `${PACKAGE}PrefixedClaimOrExpression`,
    get fields() {
        return [
            ['claim', 'string', OMITEMPTY],
            ['prefix', 'string', POINTER | OMITEMPTY],
            ['expression', 'string', OMITEMPTY],
        ];
    },
};
const ClaimOrExpression = {
    type: `${PACKAGE}ClaimOrExpression`,
    get fields() {
        return ['claim', 'expression'].map((name) => [name, 'string', OMITEMPTY]);
    },
};
const ExtraMapping = {
    type: `${PACKAGE}ExtraMapping`,
    get fields() {
        return ['key', 'valueExpression'].map((name) => [name, 'string', 0]);
    },
};
const ClaimMappings = {
    type: `${PACKAGE}ClaimMappings`,
    get fields() {
        return [
            ['username', PrefixedClaimOrExpression, 0],
            ['groups', PrefixedClaimOrExpression, OMITEMPTY],
            ['uid', ClaimOrExpression, 0],
            ['extra', ExtraMapping, LISTS],
        ];
    },
};
const UserValidationRule = {
    type: `${PACKAGE}UserValidationRule`,
    get fields() {
        return [
            ['expression', 'string', 0],
            ['message', 'string', OMITEMPTY],
        ];
    },
};
const Issuer = {
    type: `${PACKAGE}Issuer`,
    get fields() {
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
const JWTAuthenticator = {
    type: `${PACKAGE}JWTAuthenticator`,
    get fields() {
        return [
            ['issuer', Issuer, 0],
            ['claimValidationRules', ClaimValidationRule, LISTS],
            ['claimMappings', ClaimMappings, 0],
            ['userValidationRules', UserValidationRule, LISTS],
        ];
    },
};
const AnonymousAuthCondition = {
    type: `${PACKAGE}AnonymousAuthCondition`,
    get fields() {
        return [['path', 'string', 0]];
    },
};
const AnonymousAuthConfig = {
    type: `${PACKAGE}AnonymousAuthConfig`,
    get fields() {
        return [
            ['enabled', 'bool', 0],
            ['conditions', AnonymousAuthCondition, LISTS],
        ];
    },
};
/** The fields of the configuration, but its kind and version. */
export function authenticationConfigurationFields() {
    return [
        ['jwt', JWTAuthenticator, LIST],
        ['anonymous', AnonymousAuthConfig, POINTER | OMITEMPTY],
    ];
}
