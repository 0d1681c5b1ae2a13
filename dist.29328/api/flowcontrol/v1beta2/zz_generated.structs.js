export const FlowSchemaSpec = {
    type: 'k8s.io/api/flowcontrol/v1beta2.FlowSchemaSpec',
    get fields() {
        return [
            ['priorityLevelConfiguration', PriorityLevelConfigurationReference, 0],
            ['matchingPrecedence', 'int32', 0],
            ['distinguisherMethod', FlowDistinguisherMethod, 12],
            ['rules', PolicyRulesWithSubjects, 9],
        ];
    },
};
export const FlowDistinguisherMethod = {
    type: 'k8s.io/api/flowcontrol/v1beta2.FlowDistinguisherMethod',
    get fields() {
        return [
            ['type', 'v1beta2.FlowDistinguisherMethodType', 0],
        ];
    },
};
export const PriorityLevelConfigurationReference = {
    type: 'k8s.io/api/flowcontrol/v1beta2.PriorityLevelConfigurationReference',
    get fields() {
        return [
            ['name', 'string', 0],
        ];
    },
};
export const PolicyRulesWithSubjects = {
    type: 'k8s.io/api/flowcontrol/v1beta2.PolicyRulesWithSubjects',
    get fields() {
        return [
            ['subjects', Subject, 1],
            ['resourceRules', ResourcePolicyRule, 9],
            ['nonResourceRules', NonResourcePolicyRule, 9],
        ];
    },
};
export const Subject = {
    type: 'k8s.io/api/flowcontrol/v1beta2.Subject',
    get fields() {
        return [
            ['kind', 'v1beta2.SubjectKind', 0],
            ['user', UserSubject, 12],
            ['group', GroupSubject, 12],
            ['serviceAccount', ServiceAccountSubject, 12],
        ];
    },
};
export const UserSubject = {
    type: 'k8s.io/api/flowcontrol/v1beta2.UserSubject',
    get fields() {
        return [
            ['name', 'string', 0],
        ];
    },
};
export const GroupSubject = {
    type: 'k8s.io/api/flowcontrol/v1beta2.GroupSubject',
    get fields() {
        return [
            ['name', 'string', 0],
        ];
    },
};
export const ServiceAccountSubject = {
    type: 'k8s.io/api/flowcontrol/v1beta2.ServiceAccountSubject',
    get fields() {
        return [
            ['namespace', 'string', 0],
            ['name', 'string', 0],
        ];
    },
};
export const ResourcePolicyRule = {
    type: 'k8s.io/api/flowcontrol/v1beta2.ResourcePolicyRule',
    get fields() {
        return [
            ['verbs', 'string', 1, { merge: 'set' }],
            ['apiGroups', 'string', 1, { merge: 'set' }],
            ['resources', 'string', 1, { merge: 'set' }],
            ['clusterScope', 'bool', 8],
            ['namespaces', 'string', 1, { merge: 'set' }],
        ];
    },
};
export const NonResourcePolicyRule = {
    type: 'k8s.io/api/flowcontrol/v1beta2.NonResourcePolicyRule',
    get fields() {
        return [
            ['verbs', 'string', 1, { merge: 'set' }],
            ['nonResourceURLs', 'string', 1, { merge: 'set' }],
        ];
    },
};
export const FlowSchemaStatus = {
    type: 'k8s.io/api/flowcontrol/v1beta2.FlowSchemaStatus',
    get fields() {
        return [
            ['conditions', FlowSchemaCondition, 9, { merge: 'map', keys: ['type'] }],
        ];
    },
};
export const FlowSchemaCondition = {
    type: 'k8s.io/api/flowcontrol/v1beta2.FlowSchemaCondition',
    get fields() {
        return [
            ['type', 'v1beta2.FlowSchemaConditionType', 8],
            ['status', 'v1beta2.ConditionStatus', 8],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const PriorityLevelConfigurationSpec = {
    type: 'k8s.io/api/flowcontrol/v1beta2.PriorityLevelConfigurationSpec',
    get fields() {
        return [
            ['type', 'v1beta2.PriorityLevelEnablement', 0],
            ['limited', LimitedPriorityLevelConfiguration, 12],
            ['exempt', ExemptPriorityLevelConfiguration, 12],
        ];
    },
};
export const LimitedPriorityLevelConfiguration = {
    type: 'k8s.io/api/flowcontrol/v1beta2.LimitedPriorityLevelConfiguration',
    get fields() {
        return [
            ['assuredConcurrencyShares', 'int32', 0],
            ['limitResponse', LimitResponse, 8],
            ['lendablePercent', 'int32', 12],
            ['borrowingLimitPercent', 'int32', 12],
        ];
    },
};
export const ExemptPriorityLevelConfiguration = {
    type: 'k8s.io/api/flowcontrol/v1beta2.ExemptPriorityLevelConfiguration',
    get fields() {
        return [
            ['nominalConcurrencyShares', 'int32', 12],
            ['lendablePercent', 'int32', 12],
        ];
    },
};
export const LimitResponse = {
    type: 'k8s.io/api/flowcontrol/v1beta2.LimitResponse',
    get fields() {
        return [
            ['type', 'v1beta2.LimitResponseType', 0],
            ['queuing', QueuingConfiguration, 12],
        ];
    },
};
export const QueuingConfiguration = {
    type: 'k8s.io/api/flowcontrol/v1beta2.QueuingConfiguration',
    get fields() {
        return [
            ['queues', 'int32', 0],
            ['handSize', 'int32', 0],
            ['queueLengthLimit', 'int32', 0],
        ];
    },
};
export const PriorityLevelConfigurationStatus = {
    type: 'k8s.io/api/flowcontrol/v1beta2.PriorityLevelConfigurationStatus',
    get fields() {
        return [
            ['conditions', PriorityLevelConfigurationCondition, 9, { merge: 'map', keys: ['type'] }],
        ];
    },
};
export const PriorityLevelConfigurationCondition = {
    type: 'k8s.io/api/flowcontrol/v1beta2.PriorityLevelConfigurationCondition',
    get fields() {
        return [
            ['type', 'v1beta2.PriorityLevelConfigurationConditionType', 8],
            ['status', 'v1beta2.ConditionStatus', 8],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
