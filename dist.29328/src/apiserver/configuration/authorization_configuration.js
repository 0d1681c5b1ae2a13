import { Duration } from '#apimachinery/apis/meta/v1/duration';
import { LIST, OMITEMPTY, POINTER } from '#engine/schema/descriptor';
const PACKAGE = 'k8s.io/apiserver/pkg/apis/apiserver/v1.';
const WebhookConnectionInfo = {
    type: `${PACKAGE}WebhookConnectionInfo`,
    get fields() {
        return [
            ['type', 'string', 0],
            ['kubeConfigFile', 'string', POINTER],
        ];
    },
};
const WebhookMatchCondition = {
    type: `${PACKAGE}WebhookMatchCondition`,
    get fields() {
        return [['expression', 'string', 0]];
    },
};
const WebhookConfiguration = {
    type: `${PACKAGE}WebhookConfiguration`,
    get fields() {
        return [
            ['authorizedTTL', Duration, 0],
            ['cacheAuthorizedRequests', 'bool', POINTER | OMITEMPTY],
            ['unauthorizedTTL', Duration, 0],
            ['cacheUnauthorizedRequests', 'bool', POINTER | OMITEMPTY],
            ['timeout', Duration, 0],
            ['subjectAccessReviewVersion', 'string', 0],
            ['matchConditionSubjectAccessReviewVersion', 'string', 0],
            ['failurePolicy', 'string', 0],
            ['connectionInfo', WebhookConnectionInfo, 0],
            ['matchConditions', WebhookMatchCondition, LIST],
        ];
    },
};
const AuthorizerConfiguration = {
    type: `${PACKAGE}AuthorizerConfiguration`,
    get fields() {
        return [
            ['type', 'string', 0],
            ['name', 'string', 0],
            ['webhook', WebhookConfiguration, POINTER | OMITEMPTY],
        ];
    },
};
/** The fields of the configuration, but its kind and version. */
export function authorizationConfigurationFields() {
    return [['authorizers', AuthorizerConfiguration, LIST]];
}
