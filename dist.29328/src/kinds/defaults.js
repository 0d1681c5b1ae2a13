import { admissionPolicyDefaults } from './admissionregistration/policies.js';
import { rulesDefaults } from './admissionregistration/rules.js';
import { webhookConfigurationDefaults } from './admissionregistration/webhook_configurations.js';
import { daemonSetDefaults } from './apps/daemon_set/defaults.js';
import { deploymentDefaults } from './apps/deployment/defaults.js';
import { replicaSetDefaults } from './apps/replica_set.js';
import { statefulSetDefaults } from './apps/stateful_set/defaults.js';
import { horizontalPodAutoscalerDefaults } from './autoscaling/horizontal_pod_autoscaler/defaults.js';
import { cronJobDefaults } from './batch/cron_job.js';
import { jobDefaults } from './batch/job/defaults.js';
import { podCertificateRequestDefaults } from './certificates/pod_certificate_request/strategy.js';
import { endpointsDefaults } from './core/endpoints.js';
import { limitRangeDefaults } from './core/limit_range.js';
import { namespaceDefaults } from './core/namespace.js';
import { nodeDefaults } from './core/node.js';
import { persistentVolumeDefaults } from './core/persistent_volume/defaults.js';
import { persistentVolumeClaimDefaults } from './core/persistent_volume_claim/defaults.js';
import { podDefaults } from './core/pod/defaults.js';
import { podSpecDefaults } from './core/pod_spec/defaults.js';
import { replicationControllerDefaults } from './core/replication_controller.js';
import { secretDefaults } from './core/secret.js';
import { serviceDefaults } from './core/service/defaults.js';
import { endpointSliceDefaults } from './discovery/endpoint_slice.js';
import { flowSchemaDefaults } from './flowcontrol/flow_schema.js';
import { priorityLevelConfigurationDefaults } from './flowcontrol/priority_level_configuration.js';
import { ingressClassDefaults } from './networking/ingress_class.js';
import { networkPolicyDefaults } from './networking/network_policy.js';
import { roleBindingDefaults } from './rbac/role_bindings.js';
import { resourceClaimDefaults } from './resource/resource_claims.js';
import { resourceSliceDefaults } from './resource/resource_slice.js';
import { podGroupDefaults } from './scheduling/pod_group.js';
import { priorityClassDefaults } from './scheduling/priority_class.js';
import { csiDriverDefaults } from './storage/csi_driver.js';
import { storageClassDefaults } from './storage/storage_class.js';
/** The defaults of all structs of built-in Kinds. */
export const BUILT_IN_DEFAULTS = [
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
