import { checkMutatingAdmissionPolicy } from './admissionregistration/mutating_admission_policy.js';
import { checkAlphaBinding, checkMutatingAdmissionPolicyBinding, } from './admissionregistration/mutating_admission_policy_binding.js';
import { checkValidatingAdmissionPolicy } from './admissionregistration/validating_admission_policy.js';
import { checkValidatingAdmissionPolicyBinding } from './admissionregistration/validating_admission_policy_binding.js';
import { checkWebhookConfiguration } from './admissionregistration/webhook_configurations.js';
import { checkControllerRevision } from './apps/controller_revision.js';
import { checkDaemonSet } from './apps/daemon_set/validation.js';
import { checkDeployment } from './apps/deployment/validation.js';
import { checkReplicaSet } from './apps/replica_set.js';
import { checkStatefulSet } from './apps/stateful_set/validation.js';
import { checkTokenReview } from './authentication/token_review.js';
import { checkSelfSubjectAccessReview, checkSubjectAccessReview } from './authorization/access_reviews.js';
import { checkHorizontalPodAutoscaler, checkHorizontalPodAutoscalerV1, } from './autoscaling/horizontal_pod_autoscaler/validation.js';
import { checkCronJob } from './batch/cron_job.js';
import { checkJob } from './batch/job/validation.js';
import { checkCertificateSigningRequest } from './certificates/certificate_signing_request/validation.js';
import { checkClusterTrustBundle } from './certificates/cluster_trust_bundle.js';
import { checkPodCertificateRequest } from './certificates/pod_certificate_request/validation.js';
import { checkLease } from './coordination/lease.js';
import { checkConfigMap } from './core/config_map.js';
import { checkEndpoints } from './core/endpoints.js';
import { checkEvent, checkNewEvent } from './core/event.js';
import { checkLimitRange } from './core/limit_range.js';
import { checkNamespace } from './core/namespace.js';
import { checkNode } from './core/node.js';
import { checkPersistentVolume } from './core/persistent_volume/validation.js';
import { checkPersistentVolumeClaim } from './core/persistent_volume_claim/validation.js';
import { checkPod } from './core/pod/validation.js';
import { checkPodTemplate } from './core/pod_template.js';
import { checkReplicationController } from './core/replication_controller.js';
import { checkResourceQuota } from './core/resource_quota.js';
import { checkSecret } from './core/secret.js';
import { checkService } from './core/service/validation.js';
import { checkServiceAccount } from './core/service_account.js';
import { checkEndpointSlice } from './discovery/endpoint_slice.js';
import { checkEviction } from './lifecycle/eviction.js';
import { checkEvictionRequest } from './lifecycle/eviction_request.js';
import { checkIngress } from './networking/ingress.js';
import { checkIngressClass } from './networking/ingress_class.js';
import { checkIPAddress } from './networking/ip_address.js';
import { checkNetworkPolicy } from './networking/network_policy.js';
import { checkServiceCIDR } from './networking/service_cidr.js';
import { checkRuntimeClass } from './node/runtime_class.js';
import { checkPodDisruptionBudget } from './policy/pod_disruption_budget.js';
import { checkClusterRoleBinding, checkRoleBinding } from './rbac/role_bindings.js';
import { checkClusterRole, checkRole } from './rbac/roles.js';
import { checkDeviceClass } from './resource/device_class.js';
import { checkDeviceTaintRule } from './resource/device_taint_rule.js';
import { checkResourceClaim, checkResourceClaimTemplate } from './resource/resource_claims.js';
import { checkResourceSlice } from './resource/slice_validation.js';
import { checkCompositePodGroup } from './scheduling/composite_pod_group.js';
import { checkPodGroup } from './scheduling/pod_group.js';
import { checkPriorityClass } from './scheduling/priority_class.js';
import { checkWorkload } from './scheduling/workload.js';
import { checkCSIDriver } from './storage/csi_driver.js';
import { checkCSINode } from './storage/csi_node.js';
import { checkCSIStorageCapacity } from './storage/csi_storage_capacity.js';
import { checkStorageClass } from './storage/storage_class.js';
import { checkVolumeAttachment } from './storage/volume_attachment.js';
import { checkVolumeAttributesClass } from './storage/volume_attributes_class.js';
import { checkStorageVersionMigration } from './storagemigration/storage_version_migration.js';
/** The rules for new objects of each Kind, by `apiVersion` and `kind`. */
const VALIDATION = {
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
export function validationOf({ apiVersion, kind }) {
    return VALIDATION[apiVersion]?.[kind];
}
