import { customResourceDefinitionReadiness } from './apiextensions/custom_resource_definition.ts';
import { apiServiceReadiness } from './apiregistration/api_service.ts';
import { daemonSetReadiness } from './apps/daemon_set/readiness.ts';
import { deploymentReadiness } from './apps/deployment/readiness.ts';
import { statefulSetReadiness } from './apps/stateful_set/readiness.ts';
import type { ReadinessOf } from './aspects/readiness.ts';
import { jobReadiness } from './batch/job/readiness.ts';
import { persistentVolumeClaimReadiness } from './core/persistent_volume_claim/readiness.ts';
import { podReadiness } from './core/pod/readiness.ts';

/** When objects of each Kind are ready, by group and `kind`: all versions say the same. */
const READINESS: Readonly<Record<string, Readonly<Record<string, ReadinessOf<object>>>>> = {
  '': { PersistentVolumeClaim: persistentVolumeClaimReadiness, Pod: podReadiness },
  'apiextensions.k8s.io': { CustomResourceDefinition: customResourceDefinitionReadiness },
  'apiregistration.k8s.io': { APIService: apiServiceReadiness },
  apps: { DaemonSet: daemonSetReadiness, Deployment: deploymentReadiness, StatefulSet: statefulSetReadiness },
  batch: { Job: jobReadiness },
};

/** When objects of a Kind are ready; undefined where their conditions say so, or nothing does. */
export function readinessOf(group: string, kind: string): ReadinessOf<object> | undefined {
  const kinds = Object.hasOwn(READINESS, group) ? READINESS[group] : undefined;
  return kinds !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}
