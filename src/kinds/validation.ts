import type { KindClass } from '#apimachinery/runtime/kind_class';
import { checkMutatingAdmissionPolicy } from './admissionregistration/mutating_admission_policy.ts';
import {
  checkAlphaBinding,
  checkMutatingAdmissionPolicyBinding,
} from './admissionregistration/mutating_admission_policy_binding.ts';
import { checkValidatingAdmissionPolicy } from './admissionregistration/validating_admission_policy.ts';
import { checkValidatingAdmissionPolicyBinding } from './admissionregistration/validating_admission_policy_binding.ts';
import { checkWebhookConfiguration } from './admissionregistration/webhook_configurations.ts';
import { checkControllerRevision } from './apps/controller_revision.ts';
import { checkDaemonSet } from './apps/daemon_set/validation.ts';
import { checkDeployment } from './apps/deployment/validation.ts';
import { checkReplicaSet } from './apps/replica_set.ts';
import { checkStatefulSet } from './apps/stateful_set/validation.ts';
import type { Validation } from './aspects/validation.ts';
import { checkTokenReview } from './authentication/token_review.ts';
import { checkSelfSubjectAccessReview, checkSubjectAccessReview } from './authorization/access_reviews.ts';
import {
  checkHorizontalPodAutoscaler,
  checkHorizontalPodAutoscalerV1,
} from './autoscaling/horizontal_pod_autoscaler/validation.ts';
import { checkCronJob } from './batch/cron_job.ts';
import { checkJob } from './batch/job/validation.ts';
import { checkCertificateSigningRequest } from './certificates/certificate_signing_request/validation.ts';
import { checkClusterTrustBundle } from './certificates/cluster_trust_bundle.ts';
import { checkPodCertificateRequest } from './certificates/pod_certificate_request/validation.ts';
import { checkLease } from './coordination/lease.ts';
import { checkConfigMap } from './core/config_map.ts';
import { checkEndpoints } from './core/endpoints.ts';
import { checkEvent, checkNewEvent } from './core/event.ts';
import { checkLimitRange } from './core/limit_range.ts';
import { checkNamespace } from './core/namespace.ts';
import { checkNode } from './core/node.ts';
import { checkPersistentVolume } from './core/persistent_volume/validation.ts';
import { checkPersistentVolumeClaim } from './core/persistent_volume_claim/validation.ts';
import { checkPod } from './core/pod/validation.ts';
import { checkPodTemplate } from './core/pod_template.ts';
import { checkReplicationController } from './core/replication_controller.ts';
import { checkResourceQuota } from './core/resource_quota.ts';
import { checkSecret } from './core/secret.ts';
import { checkService } from './core/service/validation.ts';
import { checkServiceAccount } from './core/service_account.ts';
import { checkEndpointSlice } from './discovery/endpoint_slice.ts';
import { checkFlowSchema } from './flowcontrol/flow_schema.ts';
import { checkPriorityLevelConfiguration } from './flowcontrol/priority_level_configuration.ts';
import { checkEviction } from './lifecycle/eviction.ts';
import { checkEvictionRequest } from './lifecycle/eviction_request.ts';
import { checkIngress } from './networking/ingress.ts';
import { checkIngressClass } from './networking/ingress_class.ts';
import { checkIPAddress } from './networking/ip_address.ts';
import { checkNetworkPolicy } from './networking/network_policy.ts';
import { checkServiceCIDR } from './networking/service_cidr.ts';
import { checkRuntimeClass } from './node/runtime_class.ts';
import { checkPodDisruptionBudget } from './policy/pod_disruption_budget.ts';
import { checkClusterRoleBinding, checkRoleBinding } from './rbac/role_bindings.ts';
import { checkClusterRole, checkRole } from './rbac/roles.ts';
import { checkDeviceClass } from './resource/device_class.ts';
import { checkDeviceTaintRule } from './resource/device_taint_rule.ts';
import { checkResourceClaim, checkResourceClaimTemplate } from './resource/resource_claims.ts';
import { checkResourceSlice } from './resource/slice_validation.ts';
import { checkCompositePodGroup } from './scheduling/composite_pod_group.ts';
import { checkPodGroup } from './scheduling/pod_group.ts';
import { checkPriorityClass } from './scheduling/priority_class.ts';
import { checkWorkload } from './scheduling/workload.ts';
import { checkCSIDriver } from './storage/csi_driver.ts';
import { checkCSINode } from './storage/csi_node.ts';
import { checkCSIStorageCapacity } from './storage/csi_storage_capacity.ts';
import { checkStorageClass } from './storage/storage_class.ts';
import { checkVolumeAttachment } from './storage/volume_attachment.ts';
import { checkVolumeAttributesClass } from './storage/volume_attributes_class.ts';
import { checkStorageVersionMigration } from './storagemigration/storage_version_migration.ts';

/** The rules for new objects of each Kind, by `apiVersion` and `kind`. */
const VALIDATION: Readonly<Record<string, Readonly<Record<string, Validation>>>> = {
  v1: {
    ConfigMap: checkConfigMap,
    Endpoints: checkEndpoints,
    Event: checkEvent,
    LimitRange: checkLimitRange,
    Namespace: checkNamespace,
    Node: checkNode,
    PersistentVolume: checkPersistentVolume,
    PersistentVolumeClaim: checkPersistentVolumeClaim,
    Pod: checkPod,
    PodTemplate: checkPodTemplate,
    ReplicationController: checkReplicationController,
    ResourceQuota: checkResourceQuota,
    Secret: checkSecret,
    Service: checkService,
    ServiceAccount: checkServiceAccount,
  },
  'admissionregistration.k8s.io/v1': {
    MutatingAdmissionPolicy: checkMutatingAdmissionPolicy,
    MutatingAdmissionPolicyBinding: checkMutatingAdmissionPolicyBinding,
    MutatingWebhookConfiguration: checkWebhookConfiguration,
    ValidatingAdmissionPolicy: checkValidatingAdmissionPolicy,
    ValidatingAdmissionPolicyBinding: checkValidatingAdmissionPolicyBinding,
    ValidatingWebhookConfiguration: checkWebhookConfiguration,
  },
  'admissionregistration.k8s.io/v1alpha1': {
    MutatingAdmissionPolicy: checkMutatingAdmissionPolicy,
    MutatingAdmissionPolicyBinding: checkAlphaBinding,
  },
  'admissionregistration.k8s.io/v1beta1': {
    MutatingAdmissionPolicy: checkMutatingAdmissionPolicy,
    MutatingAdmissionPolicyBinding: checkMutatingAdmissionPolicyBinding,
  },
  'apps/v1': {
    ControllerRevision: checkControllerRevision,
    DaemonSet: checkDaemonSet,
    Deployment: checkDeployment,
    ReplicaSet: checkReplicaSet,
    StatefulSet: checkStatefulSet,
  },
  'authentication.k8s.io/v1': { TokenReview: checkTokenReview },
  'authorization.k8s.io/v1': {
    LocalSubjectAccessReview: checkSubjectAccessReview,
    SelfSubjectAccessReview: checkSelfSubjectAccessReview,
    SubjectAccessReview: checkSubjectAccessReview,
  },
  'autoscaling/v1': { HorizontalPodAutoscaler: checkHorizontalPodAutoscalerV1 },
  'autoscaling/v2': { HorizontalPodAutoscaler: checkHorizontalPodAutoscaler },
  'batch/v1': { CronJob: checkCronJob, Job: checkJob },
  'certificates.k8s.io/v1': {
    CertificateSigningRequest: checkCertificateSigningRequest,
    ClusterTrustBundle: checkClusterTrustBundle,
    PodCertificateRequest: checkPodCertificateRequest,
  },
  'certificates.k8s.io/v1alpha1': { ClusterTrustBundle: checkClusterTrustBundle },
  'certificates.k8s.io/v1beta1': { ClusterTrustBundle: checkClusterTrustBundle },
  'coordination.k8s.io/v1': { Lease: checkLease },
  'discovery.k8s.io/v1': { EndpointSlice: checkEndpointSlice },
  'events.k8s.io/v1': { Event: checkNewEvent },
  'flowcontrol.apiserver.k8s.io/v1': {
    FlowSchema: checkFlowSchema,
    PriorityLevelConfiguration: checkPriorityLevelConfiguration,
  },
  'lifecycle.k8s.io/v1alpha1': { Eviction: checkEviction, EvictionRequest: checkEvictionRequest },
  'networking.k8s.io/v1': {
    Ingress: checkIngress,
    IngressClass: checkIngressClass,
    IPAddress: checkIPAddress,
    NetworkPolicy: checkNetworkPolicy,
    ServiceCIDR: checkServiceCIDR,
  },
  'networking.k8s.io/v1beta1': { IPAddress: checkIPAddress, ServiceCIDR: checkServiceCIDR },
  'node.k8s.io/v1': { RuntimeClass: checkRuntimeClass },
  'policy/v1': { PodDisruptionBudget: checkPodDisruptionBudget },
  'rbac.authorization.k8s.io/v1': {
    ClusterRole: checkClusterRole,
    ClusterRoleBinding: checkClusterRoleBinding,
    Role: checkRole,
    RoleBinding: checkRoleBinding,
  },
  'resource.k8s.io/v1': {
    DeviceClass: checkDeviceClass,
    DeviceTaintRule: checkDeviceTaintRule,
    ResourceClaim: checkResourceClaim,
    ResourceClaimTemplate: checkResourceClaimTemplate,
    ResourceSlice: checkResourceSlice,
  },
  'resource.k8s.io/v1beta2': { DeviceTaintRule: checkDeviceTaintRule },
  'scheduling.k8s.io/v1': { PriorityClass: checkPriorityClass },
  'scheduling.k8s.io/v1alpha3': {
    CompositePodGroup: checkCompositePodGroup,
    PodGroup: checkPodGroup,
    Workload: checkWorkload,
  },
  'scheduling.k8s.io/v1beta1': { PodGroup: checkPodGroup, Workload: checkWorkload },
  'storage.k8s.io/v1': {
    CSIDriver: checkCSIDriver,
    CSINode: checkCSINode,
    CSIStorageCapacity: checkCSIStorageCapacity,
    StorageClass: checkStorageClass,
    VolumeAttachment: checkVolumeAttachment,
    VolumeAttributesClass: checkVolumeAttributesClass,
  },
  'storage.k8s.io/v1beta1': { VolumeAttributesClass: checkVolumeAttributesClass },
  'storagemigration.k8s.io/v1': { StorageVersionMigration: checkStorageVersionMigration },
  'storagemigration.k8s.io/v1beta1': { StorageVersionMigration: checkStorageVersionMigration },
};

/** The rules for new objects of a built-in Kind; undefined where only its metadata has any. */
export function validationOf({ apiVersion, kind }: KindClass): Validation | undefined {
  return VALIDATION[apiVersion]?.[kind];
}
