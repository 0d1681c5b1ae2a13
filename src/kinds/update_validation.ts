import type { KindClass } from '#apimachinery/runtime/kind_class';
import { validatingAdmissionPolicyUpdateValidation } from './admissionregistration/validating_admission_policy.ts';
import { controllerRevisionUpdateValidation } from './apps/controller_revision.ts';
import { daemonSetUpdateValidation } from './apps/daemon_set/validation.ts';
import { deploymentUpdateValidation } from './apps/deployment/validation.ts';
import { replicaSetUpdateValidation } from './apps/replica_set.ts';
import { statefulSetUpdateValidation } from './apps/stateful_set/validation.ts';
import type { UpdateValidation } from './aspects/validation.ts';
import {
  horizontalPodAutoscalerUpdateValidation,
  horizontalPodAutoscalerV1UpdateValidation,
} from './autoscaling/horizontal_pod_autoscaler/validation.ts';
import { jobUpdateValidation } from './batch/job/validation.ts';
import { certificateSigningRequestUpdateValidation } from './certificates/certificate_signing_request/validation.ts';
import { clusterTrustBundleUpdateValidation } from './certificates/cluster_trust_bundle.ts';
import { podCertificateRequestUpdateValidation } from './certificates/pod_certificate_request/validation.ts';
import { configMapUpdateValidation } from './core/config_map.ts';
import { eventUpdateValidation } from './core/event.ts';
import { nodeUpdateValidation } from './core/node.ts';
import { persistentVolumeUpdateValidation } from './core/persistent_volume/validation.ts';
import { persistentVolumeClaimUpdateValidation } from './core/persistent_volume_claim/validation.ts';
import { podUpdateValidation } from './core/pod/validation.ts';
import { replicationControllerUpdateValidation } from './core/replication_controller.ts';
import { resourceQuotaUpdateValidation } from './core/resource_quota.ts';
import { secretUpdateValidation } from './core/secret.ts';
import { serviceUpdateValidation } from './core/service/validation.ts';
import { endpointSliceUpdateValidation } from './discovery/endpoint_slice.ts';
import { flowSchemaUpdateValidation } from './flowcontrol/flow_schema.ts';
import { priorityLevelConfigurationUpdateValidation } from './flowcontrol/priority_level_configuration.ts';
import { evictionUpdateValidation } from './lifecycle/eviction.ts';
import { evictionRequestUpdateValidation } from './lifecycle/eviction_request.ts';
import { ingressUpdateValidation } from './networking/ingress.ts';
import { ingressClassUpdateValidation } from './networking/ingress_class.ts';
import { ipAddressUpdateValidation } from './networking/ip_address.ts';
import { serviceCIDRUpdateValidation } from './networking/service_cidr.ts';
import { runtimeClassUpdateValidation } from './node/runtime_class.ts';
import { podDisruptionBudgetUpdateValidation } from './policy/pod_disruption_budget.ts';
import { clusterRoleBindingUpdateValidation, roleBindingUpdateValidation } from './rbac/role_bindings.ts';
import { deviceTaintRuleUpdateValidation } from './resource/device_taint_rule.ts';
import { resourceClaimTemplateUpdateValidation, resourceClaimUpdateValidation } from './resource/resource_claims.ts';
import { resourceSliceUpdateValidation } from './resource/resource_slice.ts';
import { compositePodGroupUpdateValidation } from './scheduling/composite_pod_group.ts';
import { podGroupUpdateValidation } from './scheduling/pod_group.ts';
import { priorityClassUpdateValidation } from './scheduling/priority_class.ts';
import { workloadUpdateValidation } from './scheduling/workload.ts';
import { csiDriverUpdateValidation } from './storage/csi_driver.ts';
import { csiNodeUpdateValidation } from './storage/csi_node.ts';
import { csiStorageCapacityUpdateValidation } from './storage/csi_storage_capacity.ts';
import { storageClassUpdateValidation } from './storage/storage_class.ts';
import { volumeAttachmentUpdateValidation } from './storage/volume_attachment.ts';
import { volumeAttributesClassUpdateValidation } from './storage/volume_attributes_class.ts';
import { storageVersionMigrationUpdateValidation } from './storagemigration/storage_version_migration.ts';

/** The rules for updates of each Kind, by `apiVersion` and `kind`. */
const UPDATE_VALIDATION: Readonly<Record<string, Readonly<Record<string, UpdateValidation>>>> = {
  v1: {
    ConfigMap: configMapUpdateValidation,
    Node: nodeUpdateValidation,
    PersistentVolume: persistentVolumeUpdateValidation,
    PersistentVolumeClaim: persistentVolumeClaimUpdateValidation,
    Pod: podUpdateValidation,
    ReplicationController: replicationControllerUpdateValidation,
    ResourceQuota: resourceQuotaUpdateValidation,
    Secret: secretUpdateValidation,
    Service: serviceUpdateValidation,
  },
  'admissionregistration.k8s.io/v1': { ValidatingAdmissionPolicy: validatingAdmissionPolicyUpdateValidation },
  'apps/v1': {
    ControllerRevision: controllerRevisionUpdateValidation,
    DaemonSet: daemonSetUpdateValidation,
    Deployment: deploymentUpdateValidation,
    ReplicaSet: replicaSetUpdateValidation,
    StatefulSet: statefulSetUpdateValidation,
  },
  'autoscaling/v1': { HorizontalPodAutoscaler: horizontalPodAutoscalerV1UpdateValidation },
  'autoscaling/v2': { HorizontalPodAutoscaler: horizontalPodAutoscalerUpdateValidation },
  'batch/v1': { Job: jobUpdateValidation },
  'certificates.k8s.io/v1': {
    CertificateSigningRequest: certificateSigningRequestUpdateValidation,
    ClusterTrustBundle: clusterTrustBundleUpdateValidation,
    PodCertificateRequest: podCertificateRequestUpdateValidation,
  },
  'certificates.k8s.io/v1alpha1': { ClusterTrustBundle: clusterTrustBundleUpdateValidation },
  'certificates.k8s.io/v1beta1': { ClusterTrustBundle: clusterTrustBundleUpdateValidation },
  'discovery.k8s.io/v1': { EndpointSlice: endpointSliceUpdateValidation },
  'events.k8s.io/v1': { Event: eventUpdateValidation },
  'flowcontrol.apiserver.k8s.io/v1': {
    FlowSchema: flowSchemaUpdateValidation,
    PriorityLevelConfiguration: priorityLevelConfigurationUpdateValidation,
  },
  'lifecycle.k8s.io/v1alpha1': {
    Eviction: evictionUpdateValidation,
    EvictionRequest: evictionRequestUpdateValidation,
  },
  'networking.k8s.io/v1': {
    Ingress: ingressUpdateValidation,
    IngressClass: ingressClassUpdateValidation,
    IPAddress: ipAddressUpdateValidation,
    ServiceCIDR: serviceCIDRUpdateValidation,
  },
  'networking.k8s.io/v1beta1': { IPAddress: ipAddressUpdateValidation, ServiceCIDR: serviceCIDRUpdateValidation },
  'node.k8s.io/v1': { RuntimeClass: runtimeClassUpdateValidation },
  'policy/v1': { PodDisruptionBudget: podDisruptionBudgetUpdateValidation },
  'rbac.authorization.k8s.io/v1': {
    ClusterRoleBinding: clusterRoleBindingUpdateValidation,
    RoleBinding: roleBindingUpdateValidation,
  },
  'resource.k8s.io/v1': {
    DeviceTaintRule: deviceTaintRuleUpdateValidation,
    ResourceClaim: resourceClaimUpdateValidation,
    ResourceClaimTemplate: resourceClaimTemplateUpdateValidation,
    ResourceSlice: resourceSliceUpdateValidation,
  },
  'resource.k8s.io/v1beta2': { DeviceTaintRule: deviceTaintRuleUpdateValidation },
  'scheduling.k8s.io/v1': { PriorityClass: priorityClassUpdateValidation },
  'scheduling.k8s.io/v1alpha3': {
    CompositePodGroup: compositePodGroupUpdateValidation,
    PodGroup: podGroupUpdateValidation,
    Workload: workloadUpdateValidation,
  },
  'scheduling.k8s.io/v1beta1': { PodGroup: podGroupUpdateValidation, Workload: workloadUpdateValidation },
  'storage.k8s.io/v1': {
    CSIDriver: csiDriverUpdateValidation,
    CSINode: csiNodeUpdateValidation,
    CSIStorageCapacity: csiStorageCapacityUpdateValidation,
    StorageClass: storageClassUpdateValidation,
    VolumeAttachment: volumeAttachmentUpdateValidation,
    VolumeAttributesClass: volumeAttributesClassUpdateValidation,
  },
  'storage.k8s.io/v1beta1': { VolumeAttributesClass: volumeAttributesClassUpdateValidation },
  'storagemigration.k8s.io/v1': { StorageVersionMigration: storageVersionMigrationUpdateValidation },
  'storagemigration.k8s.io/v1beta1': { StorageVersionMigration: storageVersionMigrationUpdateValidation },
};

/** The rules for updates of a built-in Kind; undefined where there are none besides those for new objects. */
export function updateValidationOf({ apiVersion, kind }: KindClass): UpdateValidation | undefined {
  return UPDATE_VALIDATION[apiVersion]?.[kind];
}
