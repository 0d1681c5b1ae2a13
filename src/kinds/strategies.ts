import type { KindClass } from '#apimachinery/runtime/kind_class';
import { admissionPolicyStrategy } from './admissionregistration/policies.ts';
import { validatingAdmissionPolicyStrategy } from './admissionregistration/validating_admission_policy.ts';
import { webhookConfigurationStrategy } from './admissionregistration/webhook_configurations.ts';
import { apiServiceStrategy } from './apiregistration/api_service.ts';
import { daemonSetStrategy } from './apps/daemon_set/strategy.ts';
import { deploymentStrategy } from './apps/deployment/strategy.ts';
import { replicaSetStrategy } from './apps/replica_set.ts';
import { statefulSetStrategy } from './apps/stateful_set/strategy.ts';
import type { KindStrategy } from './aspects/strategy.ts';
import { horizontalPodAutoscalerStrategy } from './autoscaling/horizontal_pod_autoscaler/strategy.ts';
import { cronJobStrategy } from './batch/cron_job.ts';
import { jobStrategy } from './batch/job/strategy.ts';
import { certificateSigningRequestStrategy } from './certificates/certificate_signing_request/strategy.ts';
import { clusterTrustBundleStrategy } from './certificates/cluster_trust_bundle.ts';
import { podCertificateRequestStrategy } from './certificates/pod_certificate_request/strategy.ts';
import { leaseStrategy } from './coordination/lease.ts';
import { componentStatusStrategy } from './core/component_status.ts';
import { endpointsStrategy } from './core/endpoints.ts';
import { coreEventStrategy } from './core/event.ts';
import { limitRangeStrategy } from './core/limit_range.ts';
import { namespaceStrategy } from './core/namespace.ts';
import { nodeStrategy } from './core/node.ts';
import { persistentVolumeStrategy } from './core/persistent_volume/strategy.ts';
import { persistentVolumeClaimStrategy } from './core/persistent_volume_claim/strategy.ts';
import { podStrategy } from './core/pod/strategy.ts';
import { podTemplateStrategy } from './core/pod_template.ts';
import { replicationControllerStrategy } from './core/replication_controller.ts';
import { resourceQuotaStrategy } from './core/resource_quota.ts';
import { secretStrategy } from './core/secret.ts';
import { serviceStrategy } from './core/service/strategy.ts';
import { serviceAccountStrategy } from './core/service_account.ts';
import { endpointSliceStrategy } from './discovery/endpoint_slice.ts';
import { flowSchemaStrategy } from './flowcontrol/flow_schema.ts';
import { priorityLevelConfigurationStrategy } from './flowcontrol/priority_level_configuration.ts';
import { evictionStrategy } from './lifecycle/eviction.ts';
import { evictionRequestStrategy } from './lifecycle/eviction_request.ts';
import { ingressStrategy } from './networking/ingress.ts';
import { ingressClassStrategy } from './networking/ingress_class.ts';
import { networkPolicyStrategy } from './networking/network_policy.ts';
import { serviceCIDRStrategy } from './networking/service_cidr.ts';
import { runtimeClassStrategy } from './node/runtime_class.ts';
import { podDisruptionBudgetStrategy } from './policy/pod_disruption_budget.ts';
import { roleBindingStrategy } from './rbac/role_bindings.ts';
import { roleStrategy } from './rbac/roles.ts';
import { deviceClassStrategy } from './resource/device_class.ts';
import { deviceTaintRuleStrategy } from './resource/device_taint_rule.ts';
import { resourceClaimStrategy, resourceClaimTemplateStrategy } from './resource/resource_claims.ts';
import { resourceSliceStrategy } from './resource/resource_slice.ts';
import { compositePodGroupStrategy } from './scheduling/composite_pod_group.ts';
import { podGroupStrategy } from './scheduling/pod_group.ts';
import { priorityClassStrategy } from './scheduling/priority_class.ts';
import { workloadStrategy } from './scheduling/workload.ts';
import { csiDriverStrategy } from './storage/csi_driver.ts';
import { csiNodeStrategy } from './storage/csi_node.ts';
import { csiStorageCapacityStrategy } from './storage/csi_storage_capacity.ts';
import { storageClassStrategy } from './storage/storage_class.ts';
import { volumeAttachmentStrategy } from './storage/volume_attachment.ts';
import { volumeAttributesClassStrategy } from './storage/volume_attributes_class.ts';
import { storageVersionMigrationStrategy } from './storagemigration/storage_version_migration.ts';

/** What is special about each Kind on a server, by `apiVersion` and `kind`. */
const STRATEGIES: Readonly<Record<string, Readonly<Record<string, KindStrategy>>>> = {
  'admissionregistration.k8s.io/v1': {
    MutatingAdmissionPolicy: admissionPolicyStrategy,
    MutatingAdmissionPolicyBinding: admissionPolicyStrategy,
    MutatingWebhookConfiguration: webhookConfigurationStrategy,
    ValidatingAdmissionPolicy: validatingAdmissionPolicyStrategy,
    ValidatingAdmissionPolicyBinding: admissionPolicyStrategy,
    ValidatingWebhookConfiguration: webhookConfigurationStrategy,
  },
  v1: {
    ComponentStatus: componentStatusStrategy,
    Endpoints: endpointsStrategy,
    Event: coreEventStrategy,
    LimitRange: limitRangeStrategy,
    Namespace: namespaceStrategy,
    Node: nodeStrategy,
    PersistentVolume: persistentVolumeStrategy,
    PersistentVolumeClaim: persistentVolumeClaimStrategy,
    Pod: podStrategy,
    PodTemplate: podTemplateStrategy,
    ReplicationController: replicationControllerStrategy,
    ResourceQuota: resourceQuotaStrategy,
    Secret: secretStrategy,
    Service: serviceStrategy,
    ServiceAccount: serviceAccountStrategy,
  },
  'apiregistration.k8s.io/v1': { APIService: apiServiceStrategy },
  'apps/v1': {
    DaemonSet: daemonSetStrategy,
    Deployment: deploymentStrategy,
    ReplicaSet: replicaSetStrategy,
    StatefulSet: statefulSetStrategy,
  },
  'autoscaling/v2': { HorizontalPodAutoscaler: horizontalPodAutoscalerStrategy },
  'batch/v1': {
    CronJob: cronJobStrategy,
    Job: jobStrategy,
  },
  'certificates.k8s.io/v1': {
    CertificateSigningRequest: certificateSigningRequestStrategy,
    ClusterTrustBundle: clusterTrustBundleStrategy,
    PodCertificateRequest: podCertificateRequestStrategy,
  },
  'coordination.k8s.io/v1': {
    Lease: leaseStrategy,
  },
  'discovery.k8s.io/v1': {
    EndpointSlice: endpointSliceStrategy,
  },
  'flowcontrol.apiserver.k8s.io/v1': {
    FlowSchema: flowSchemaStrategy,
    PriorityLevelConfiguration: priorityLevelConfigurationStrategy,
  },
  'lifecycle.k8s.io/v1alpha1': {
    Eviction: evictionStrategy,
    EvictionRequest: evictionRequestStrategy,
  },
  'networking.k8s.io/v1': {
    Ingress: ingressStrategy,
    IngressClass: ingressClassStrategy,
    NetworkPolicy: networkPolicyStrategy,
    ServiceCIDR: serviceCIDRStrategy,
  },
  'node.k8s.io/v1': {
    RuntimeClass: runtimeClassStrategy,
  },
  'policy/v1': {
    PodDisruptionBudget: podDisruptionBudgetStrategy,
  },
  'rbac.authorization.k8s.io/v1': {
    ClusterRole: roleStrategy,
    ClusterRoleBinding: roleBindingStrategy,
    Role: roleStrategy,
    RoleBinding: roleBindingStrategy,
  },
  'resource.k8s.io/v1': {
    DeviceClass: deviceClassStrategy,
    DeviceTaintRule: deviceTaintRuleStrategy,
    ResourceClaim: resourceClaimStrategy,
    ResourceClaimTemplate: resourceClaimTemplateStrategy,
    ResourceSlice: resourceSliceStrategy,
  },
  'scheduling.k8s.io/v1': {
    PriorityClass: priorityClassStrategy,
  },
  'scheduling.k8s.io/v1alpha3': {
    CompositePodGroup: compositePodGroupStrategy,
    PodGroup: podGroupStrategy,
    Workload: workloadStrategy,
  },
  'scheduling.k8s.io/v1beta1': {
    PodGroup: podGroupStrategy,
    Workload: workloadStrategy,
  },
  'storage.k8s.io/v1': {
    CSIDriver: csiDriverStrategy,
    CSINode: csiNodeStrategy,
    CSIStorageCapacity: csiStorageCapacityStrategy,
    StorageClass: storageClassStrategy,
    VolumeAttachment: volumeAttachmentStrategy,
    VolumeAttributesClass: volumeAttributesClassStrategy,
  },
  'storagemigration.k8s.io/v1': {
    StorageVersionMigration: storageVersionMigrationStrategy,
  },
};

const NOTHING: KindStrategy = {};

/** What is special about a built-in Kind on a server. */
export function strategyOf({ apiVersion, kind }: KindClass): KindStrategy {
  return STRATEGIES[apiVersion]?.[kind] ?? NOTHING;
}
