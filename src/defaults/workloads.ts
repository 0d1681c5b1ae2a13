import type * as appsv1 from '#api/apps/v1/index';
import type * as autoscalingv1 from '#api/autoscaling/v1/index';
import type * as autoscalingv2 from '#api/autoscaling/v2/index';
import type * as batchv1 from '#api/batch/v1/index';
import type { StructDefaults } from './defaulting.ts';

const HISTORY = 10;
/** The largest int32: the failures of single indexes count instead. */
const NO_BACKOFF_LIMIT = 2_147_483_647;

function deploymentSpec(spec: appsv1.DeploymentSpec): void {
  spec.replicas ??= 1;
  const strategy = (spec.strategy ??= {});
  strategy.type ||= 'RollingUpdate';
  if (strategy.type === 'RollingUpdate') {
    const rolling = (strategy.rollingUpdate ??= {});
    rolling.maxUnavailable ??= '25%';
    rolling.maxSurge ??= '25%';
  }
  spec.revisionHistoryLimit ??= HISTORY;
  spec.progressDeadlineSeconds ??= 600;
}

function daemonSetSpec(spec: appsv1.DaemonSetSpec): void {
  const strategy = (spec.updateStrategy ??= {});
  strategy.type ||= 'RollingUpdate';
  if (strategy.type === 'RollingUpdate') {
    const rolling = (strategy.rollingUpdate ??= {});
    rolling.maxUnavailable ??= 1;
    rolling.maxSurge ??= 0;
  }
  spec.revisionHistoryLimit ??= HISTORY;
}

function statefulSetSpec(spec: appsv1.StatefulSetSpec): void {
  spec.podManagementPolicy ||= 'OrderedReady';
  const strategy = (spec.updateStrategy ??= {});
  if (!strategy.type) {
    strategy.type = 'RollingUpdate';
    strategy.rollingUpdate ??= {};
  }
  if (strategy.type === 'RollingUpdate' && strategy.rollingUpdate) strategy.rollingUpdate.partition ??= 0;
  const retention = (spec.persistentVolumeClaimRetentionPolicy ??= {});
  retention.whenDeleted ||= 'Retain';
  retention.whenScaled ||= 'Retain';
  spec.replicas ??= 1;
  spec.revisionHistoryLimit ??= HISTORY;
}

function job({ metadata, spec }: batchv1.Job): void {
  if (spec === undefined) return;
  if (spec.parallelism == null) spec.completions ??= 1;
  spec.parallelism ??= 1;
  spec.backoffLimit ??= spec.backoffLimitPerIndex == null ? 6 : NO_BACKOFF_LIMIT;
  const labels = spec.template?.metadata?.labels;
  if (labels && Object.keys(metadata.labels ?? {}).length === 0) metadata.labels = { ...labels };
  spec.completionMode ??= 'NonIndexed';
  spec.suspend ??= false;
  spec.podReplacementPolicy ??= spec.podFailurePolicy ? 'Failed' : 'TerminatingOrFailed';
  spec.manualSelector ??= false;
}

function cronJobSpec(spec: batchv1.CronJobSpec): void {
  spec.concurrencyPolicy ||= 'Allow';
  spec.suspend ??= false;
  spec.successfulJobsHistoryLimit ??= 3;
  spec.failedJobsHistoryLimit ??= 1;
}

function horizontalPodAutoscalerSpec(spec: autoscalingv2.HorizontalPodAutoscalerSpec): void {
  spec.minReplicas ??= 1;
  if ((spec.metrics ?? []).length === 0) {
    const target = { type: 'Utilization', averageUtilization: 80 } as const;
    spec.metrics = [{ type: 'Resource', resource: { name: 'cpu', target } }];
  }
  const { behavior } = spec;
  if (!behavior) return;
  const percent = { type: 'Percent', value: 100, periodSeconds: 15 } as const;
  const pods = { type: 'Pods', value: 4, periodSeconds: 15 } as const;
  const up = { stabilizationWindowSeconds: 0, selectPolicy: 'Max', policies: [pods, percent] } as const;
  behavior.scaleUp = scalingRules(behavior.scaleUp, { ...up, policies: [...up.policies] });
  behavior.scaleDown = scalingRules(behavior.scaleDown, { selectPolicy: 'Max', policies: [percent] });
}

/** Of the rules that are given, those that say something. */
function scalingRules(
  given: autoscalingv2.HPAScalingRules | undefined,
  rules: autoscalingv2.HPAScalingRules,
): autoscalingv2.HPAScalingRules {
  return { ...rules, ...Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value != null)) };
}

export const appsDefaults: StructDefaults = {
  DaemonSetSpec: daemonSetSpec,
  DeploymentSpec: deploymentSpec,
  ReplicaSetSpec: (spec: appsv1.ReplicaSetSpec) => void (spec.replicas ??= 1),
  StatefulSetSpec: statefulSetSpec,
};

export const batchDefaults: StructDefaults = {
  CronJobSpec: cronJobSpec,
  Job: job,
  PodFailurePolicyOnPodConditionsPattern: (pattern: batchv1.PodFailurePolicyOnPodConditionsPattern) =>
    void (pattern.status ||= 'True'),
};

export const autoscalingV1Defaults: StructDefaults = {
  HorizontalPodAutoscalerSpec: (spec: autoscalingv1.HorizontalPodAutoscalerSpec) => void (spec.minReplicas ??= 1),
};

export const autoscalingV2Defaults: StructDefaults = { HorizontalPodAutoscalerSpec: horizontalPodAutoscalerSpec };
