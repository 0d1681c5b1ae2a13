import type {
  FlowDistinguisherMethod,
  PolicyRulesWithSubjects,
  Subject,
} from '#api/flowcontrol/v1/zz_generated.structs';
import { FlowSchema, PriorityLevelConfiguration } from '#api/flowcontrol/v1/zz_generated.types';
import {
  anybody,
  EVERY_RESOURCE,
  everythingOf,
  groups,
  mandatoryFlowSchemas,
  mandatoryLevels,
} from '../../kinds/flowcontrol/mandatory.ts';

/** Whether the server keeps the spec as it knows it: `true` or `false`. */
export const AUTO_UPDATE = 'apf.kubernetes.io/autoupdate-spec';

/** The objects without which requests could not be classified: nobody else may decide what they say. */
export const MANDATORY: ReadonlySet<string> = /* @__PURE__ */ new Set(['exempt', 'catch-all']);

/** The levels that a server begins with. Mirrors `bootstrap` of k8s.io/apiserver. */
export function firstLevels(): PriorityLevelConfiguration[] {
  return [
    ...[...mandatoryLevels()].map(([name, spec]) => level(name, spec)),
    limited('global-default', 20, 50, 128, 6),
    limited('leader-election', 10, 0, 16, 4),
    limited('node-high', 40, 25, 64, 6),
    limited('system', 30, 33, 64, 6),
    limited('workload-high', 40, 50, 128, 6),
    limited('workload-low', 100, 90, 128, 6),
  ];
}

/** The FlowSchemas that a server begins with. */
export function firstFlowSchemas(): FlowSchema[] {
  const nodes = groups('system:nodes');
  const systemAccounts: Subject = {
    kind: 'ServiceAccount',
    serviceAccount: { name: '*', namespace: 'kube-system' },
  };
  const manager = user('system:kube-controller-manager');
  const scheduler = user('system:kube-scheduler');
  const leases = { apiGroups: ['coordination.k8s.io'], resources: ['leases'], namespaces: ['*'] };
  return [
    ...[...mandatoryFlowSchemas()].map(([name, spec]) => new FlowSchema({ metadata: metadataOf(name), spec })),
    schema('probes', 'exempt', 2, undefined, {
      subjects: anybody(),
      nonResourceRules: [{ verbs: ['get'], nonResourceURLs: ['/healthz', '/readyz', '/livez'] }],
    }),
    schema('system-leader-election', 'leader-election', 100, 'ByUser', {
      subjects: [manager, scheduler, systemAccounts],
      resourceRules: [{ verbs: ['get', 'create', 'update'], ...leases }],
    }),
    schema('system-node-high', 'node-high', 400, 'ByUser', {
      subjects: nodes,
      resourceRules: [
        { ...EVERY_RESOURCE, apiGroups: [''], resources: ['nodes', 'nodes/status'] },
        { verbs: ['*'], ...leases },
      ],
    }),
    schema('system-nodes', 'system', 500, 'ByUser', everythingOf(nodes)),
    schema('kube-controller-manager', 'workload-high', 800, 'ByNamespace', everythingOf([manager])),
    schema('kube-scheduler', 'workload-high', 800, 'ByNamespace', everythingOf([scheduler])),
    schema('kube-system-service-accounts', 'workload-high', 900, 'ByNamespace', everythingOf([systemAccounts])),
    schema('service-accounts', 'workload-low', 9000, 'ByUser', everythingOf(groups('system:serviceaccounts'))),
    schema('global-default', 'global-default', 9900, 'ByUser', everythingOf(anybody())),
  ];
}

const metadataOf = (name: string) => ({ name, annotations: { [AUTO_UPDATE]: 'true' } });

function level(name: string, spec: NonNullable<PriorityLevelConfiguration['spec']>): PriorityLevelConfiguration {
  return new PriorityLevelConfiguration({ metadata: metadataOf(name), spec });
}

function limited(
  name: string,
  nominalConcurrencyShares: number,
  lendablePercent: number,
  queues: number,
  handSize: number,
): PriorityLevelConfiguration {
  const queuing = { queues, handSize, queueLengthLimit: 50 };
  const limitResponse = { type: 'Queue', queuing } as const;
  return level(name, { type: 'Limited', limited: { nominalConcurrencyShares, lendablePercent, limitResponse } });
}

function schema(
  name: string,
  levelName: string,
  matchingPrecedence: number,
  distinguisher: FlowDistinguisherMethod['type'] | undefined,
  rules: PolicyRulesWithSubjects,
): FlowSchema {
  return new FlowSchema({
    metadata: metadataOf(name),
    spec: {
      priorityLevelConfiguration: { name: levelName },
      matchingPrecedence,
      ...(distinguisher && { distinguisherMethod: { type: distinguisher } }),
      rules: [rules],
    },
  });
}

const user = (name: string): Subject => ({ kind: 'User', user: { name } });
