import { admissionPolicyDefaults } from './admissionregistration/policies.ts';
import { rulesDefaults } from './admissionregistration/rules.ts';
import { webhookConfigurationDefaults } from './admissionregistration/webhook_configurations.ts';
import { daemonSetDefaults } from './apps/daemon_set/defaults.ts';
import { deploymentDefaults } from './apps/deployment/defaults.ts';
import { replicaSetDefaults } from './apps/replica_set.ts';
import { statefulSetDefaults } from './apps/stateful_set/defaults.ts';
import type { StructDefaults } from './aspects/defaults.ts';
import { horizontalPodAutoscalerDefaults } from './autoscaling/horizontal_pod_autoscaler/defaults.ts';
import { cronJobDefaults } from './batch/cron_job.ts';
import { jobDefaults } from './batch/job/defaults.ts';
import { podCertificateRequestDefaults } from './certificates/pod_certificate_request/strategy.ts';
import { endpointsDefaults } from './core/endpoints.ts';
import { limitRangeDefaults } from './core/limit_range.ts';
import { namespaceDefaults } from './core/namespace.ts';
import { nodeDefaults } from './core/node.ts';
import { persistentVolumeDefaults } from './core/persistent_volume/defaults.ts';
import { persistentVolumeClaimDefaults } from './core/persistent_volume_claim/defaults.ts';
import { podDefaults } from './core/pod/defaults.ts';
import { podSpecDefaults } from './core/pod_spec/defaults.ts';
import { replicationControllerDefaults } from './core/replication_controller.ts';
import { secretDefaults } from './core/secret.ts';
import { serviceDefaults } from './core/service/defaults.ts';
import { endpointSliceDefaults } from './discovery/endpoint_slice.ts';
import { flowSchemaDefaults } from './flowcontrol/flow_schema.ts';
import { priorityLevelConfigurationDefaults } from './flowcontrol/priority_level_configuration.ts';
import { ingressClassDefaults } from './networking/ingress_class.ts';
import { networkPolicyDefaults } from './networking/network_policy.ts';
import { roleBindingDefaults } from './rbac/role_bindings.ts';
import { resourceClaimDefaults } from './resource/resource_claims.ts';
import { resourceSliceDefaults } from './resource/resource_slice.ts';
import { podGroupDefaults } from './scheduling/pod_group.ts';
import { priorityClassDefaults } from './scheduling/priority_class.ts';
import { csiDriverDefaults } from './storage/csi_driver.ts';
import { storageClassDefaults } from './storage/storage_class.ts';

/** The defaults of all structs of built-in Kinds. */
export const BUILT_IN_DEFAULTS: readonly StructDefaults[] = [
  admissionPolicyDefaults,
  rulesDefaults,
  webhookConfigurationDefaults,
  daemonSetDefaults,
  deploymentDefaults,
  replicaSetDefaults,
  statefulSetDefaults,
  horizontalPodAutoscalerDefaults,
  cronJobDefaults,
  jobDefaults,
  podCertificateRequestDefaults,
  endpointsDefaults,
  limitRangeDefaults,
  namespaceDefaults,
  nodeDefaults,
  persistentVolumeDefaults,
  persistentVolumeClaimDefaults,
  podDefaults,
  podSpecDefaults,
  replicationControllerDefaults,
  secretDefaults,
  serviceDefaults,
  endpointSliceDefaults,
  flowSchemaDefaults,
  priorityLevelConfigurationDefaults,
  ingressClassDefaults,
  networkPolicyDefaults,
  roleBindingDefaults,
  resourceClaimDefaults,
  resourceSliceDefaults,
  podGroupDefaults,
  priorityClassDefaults,
  csiDriverDefaults,
  storageClassDefaults,
];
