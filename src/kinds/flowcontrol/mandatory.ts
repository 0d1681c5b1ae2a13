// What the objects say without which requests could not be classified. Mirrors the mandatory objects of `bootstrap` of
// k8s.io/apiserver.
import type {
  FlowSchemaSpec,
  PolicyRulesWithSubjects,
  PriorityLevelConfigurationSpec,
  ResourcePolicyRule,
  Subject,
} from '#api/flowcontrol/v1/zz_generated.structs';

/** Every resource, in a namespace or not. */
export const EVERY_RESOURCE: ResourcePolicyRule = {
  verbs: ['*'],
  apiGroups: ['*'],
  resources: ['*'],
  clusterScope: true,
  namespaces: ['*'],
};

export const everythingOf = (subjects: Subject[]): PolicyRulesWithSubjects => ({
  subjects,
  resourceRules: [EVERY_RESOURCE],
  nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['*'] }],
});

export const groups = (...names: readonly string[]): Subject[] =>
  names.map((name) => ({ kind: 'Group', group: { name } }));

export const anybody = (): Subject[] => groups('system:unauthenticated', 'system:authenticated');

/** The specs of the mandatory FlowSchemas, by name. */
export function mandatoryFlowSchemas(): ReadonlyMap<string, FlowSchemaSpec> {
  return new Map<string, FlowSchemaSpec>([
    [
      'exempt',
      {
        priorityLevelConfiguration: { name: 'exempt' },
        matchingPrecedence: 1,
        rules: [everythingOf(groups('system:masters'))],
      },
    ],
    [
      'catch-all',
      {
        priorityLevelConfiguration: { name: 'catch-all' },
        matchingPrecedence: 10_000,
        distinguisherMethod: { type: 'ByUser' },
        rules: [everythingOf(anybody())],
      },
    ],
  ]);
}

/** The specs of the mandatory PriorityLevelConfigurations, by name. */
export function mandatoryLevels(): ReadonlyMap<string, PriorityLevelConfigurationSpec> {
  const limitResponse = { type: 'Reject' as const };
  return new Map<string, PriorityLevelConfigurationSpec>([
    ['exempt', { type: 'Exempt', exempt: { nominalConcurrencyShares: 0, lendablePercent: 0 } }],
    ['catch-all', { type: 'Limited', limited: { nominalConcurrencyShares: 5, lendablePercent: 0, limitResponse } }],
  ]);
}
