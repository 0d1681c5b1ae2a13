import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Validation } from './aspects/validation.ts';
import { mutatingAdmissionPolicyValidation } from './admissionregistration/mutating_admission_policy.ts';
import {
  mutatingAdmissionPolicyBindingValidation,
  mutatingAdmissionPolicyBindingV1alpha1Validation,
} from './admissionregistration/mutating_admission_policy_binding.ts';
import { validatingAdmissionPolicyValidation } from './admissionregistration/validating_admission_policy.ts';
import { validatingAdmissionPolicyBindingValidation } from './admissionregistration/validating_admission_policy_binding.ts';
import { webhookConfigurationValidation } from './admissionregistration/webhook_configurations.ts';
import { controllerRevisionValidation } from './apps/controller_revision.ts';
import { daemonSetValidation } from './apps/daemon_set/validation.ts';
import { deploymentValidation } from './apps/deployment/validation.ts';
import { replicaSetValidation } from './apps/replica_set.ts';
import { statefulSetValidation } from './apps/stateful_set/validation.ts';
import { tokenReviewValidation } from './authentication/token_review.ts';
import { subjectAccessReviewValidation, selfSubjectAccessReviewValidation } from './authorization/access_reviews.ts';
import {
  horizontalPodAutoscalerV1Validation,
  horizontalPodAutoscalerValidation,
} from './autoscaling/horizontal_pod_autoscaler/validation.ts';
import { cronJobValidation } from './batch/cron_job.ts';
import { jobValidation } from './batch/job/validation.ts';
import { certificateSigningRequestValidation } from './certificates/certificate_signing_request/validation.ts';
import { leaseValidation } from './coordination/lease.ts';
import { bindingValidation } from './core/binding.ts';
import { configMapValidation } from './core/config_map.ts';
import { endpointsValidation } from './core/endpoints.ts';
import { coreEventValidation, eventValidation } from './core/event.ts';
import { limitRangeValidation } from './core/limit_range.ts';
import { namespaceValidation } from './core/namespace.ts';
import { nodeValidation } from './core/node.ts';
import { persistentVolumeValidation } from './core/persistent_volume/validation.ts';
import { persistentVolumeClaimValidation } from './core/persistent_volume_claim/validation.ts';
import { podValidation } from './core/pod/validation.ts';
import { podTemplateValidation } from './core/pod_template.ts';
import { replicationControllerValidation } from './core/replication_controller.ts';
import { resourceQuotaValidation } from './core/resource_quota.ts';
import { secretValidation } from './core/secret.ts';
import { serviceValidation } from './core/service/validation.ts';
import { serviceAccountValidation } from './core/service_account.ts';
import { endpointSliceValidation } from './discovery/endpoint_slice.ts';
import { ingressValidation } from './networking/ingress.ts';
import { ingressClassValidation } from './networking/ingress_class.ts';
import { ipAddressValidation } from './networking/ip_address.ts';
import { networkPolicyValidation } from './networking/network_policy.ts';
import { serviceCIDRValidation } from './networking/service_cidr.ts';
import { runtimeClassValidation } from './node/runtime_class.ts';
import { podDisruptionBudgetValidation } from './policy/pod_disruption_budget.ts';
import { clusterRoleBindingValidation, roleBindingValidation } from './rbac/role_bindings.ts';
import { clusterRoleValidation, roleValidation } from './rbac/roles.ts';
import { resourceClaimValidation, resourceClaimTemplateValidation } from './resource/resource_claims.ts';
import { resourceSliceValidation } from './resource/resource_slice.ts';
import { priorityClassValidation } from './scheduling/priority_class.ts';
import { csiDriverValidation } from './storage/csi_driver.ts';
import { csiNodeValidation } from './storage/csi_node.ts';
import { csiStorageCapacityValidation } from './storage/csi_storage_capacity.ts';
import { storageClassValidation } from './storage/storage_class.ts';
import { volumeAttachmentValidation } from './storage/volume_attachment.ts';
import { volumeAttributesClassValidation } from './storage/volume_attributes_class.ts';

/** What each Kind refuses, by `apiVersion` and `kind`. */
const VALIDATION: Readonly<Record<string, Readonly<Record<string, Validation>>>> = {
  v1: {
    Binding: bindingValidation,
    ConfigMap: configMapValidation,
    Endpoints: endpointsValidation,
    Event: coreEventValidation,
    LimitRange: limitRangeValidation,
    Namespace: namespaceValidation,
    Node: nodeValidation,
    PersistentVolume: persistentVolumeValidation,
    PersistentVolumeClaim: persistentVolumeClaimValidation,
    Pod: podValidation,
    PodTemplate: podTemplateValidation,
    ReplicationController: replicationControllerValidation,
    ResourceQuota: resourceQuotaValidation,
    Secret: secretValidation,
    Service: serviceValidation,
    ServiceAccount: serviceAccountValidation,
  },
  'admissionregistration.k8s.io/v1': {
    MutatingAdmissionPolicy: mutatingAdmissionPolicyValidation,
    MutatingAdmissionPolicyBinding: mutatingAdmissionPolicyBindingValidation,
    MutatingWebhookConfiguration: webhookConfigurationValidation,
    ValidatingAdmissionPolicy: validatingAdmissionPolicyValidation,
    ValidatingAdmissionPolicyBinding: validatingAdmissionPolicyBindingValidation,
    ValidatingWebhookConfiguration: webhookConfigurationValidation,
  },
  'admissionregistration.k8s.io/v1alpha1': {
    MutatingAdmissionPolicy: mutatingAdmissionPolicyValidation,
    MutatingAdmissionPolicyBinding: mutatingAdmissionPolicyBindingV1alpha1Validation,
  },
  'admissionregistration.k8s.io/v1beta1': {
    MutatingAdmissionPolicy: mutatingAdmissionPolicyValidation,
    MutatingAdmissionPolicyBinding: mutatingAdmissionPolicyBindingValidation,
  },
  'apps/v1': {
    ControllerRevision: controllerRevisionValidation,
    DaemonSet: daemonSetValidation,
    Deployment: deploymentValidation,
    ReplicaSet: replicaSetValidation,
    StatefulSet: statefulSetValidation,
  },
  'authentication.k8s.io/v1': {
    TokenReview: tokenReviewValidation,
  },
  'authorization.k8s.io/v1': {
    LocalSubjectAccessReview: subjectAccessReviewValidation,
    SelfSubjectAccessReview: selfSubjectAccessReviewValidation,
    SubjectAccessReview: subjectAccessReviewValidation,
  },
  'autoscaling/v1': {
    HorizontalPodAutoscaler: horizontalPodAutoscalerV1Validation,
  },
  'autoscaling/v2': {
    HorizontalPodAutoscaler: horizontalPodAutoscalerValidation,
  },
  'batch/v1': {
    CronJob: cronJobValidation,
    Job: jobValidation,
  },
  'certificates.k8s.io/v1': {
    CertificateSigningRequest: certificateSigningRequestValidation,
  },
  'coordination.k8s.io/v1': {
    Lease: leaseValidation,
  },
  'discovery.k8s.io/v1': {
    EndpointSlice: endpointSliceValidation,
  },
  'events.k8s.io/v1': {
    Event: eventValidation,
  },
  'networking.k8s.io/v1': {
    Ingress: ingressValidation,
    IngressClass: ingressClassValidation,
    IPAddress: ipAddressValidation,
    NetworkPolicy: networkPolicyValidation,
    ServiceCIDR: serviceCIDRValidation,
  },
  'networking.k8s.io/v1beta1': {
    IPAddress: ipAddressValidation,
    ServiceCIDR: serviceCIDRValidation,
  },
  'node.k8s.io/v1': {
    RuntimeClass: runtimeClassValidation,
  },
  'policy/v1': {
    PodDisruptionBudget: podDisruptionBudgetValidation,
  },
  'rbac.authorization.k8s.io/v1': {
    ClusterRole: clusterRoleValidation,
    ClusterRoleBinding: clusterRoleBindingValidation,
    Role: roleValidation,
    RoleBinding: roleBindingValidation,
  },
  'resource.k8s.io/v1': {
    ResourceClaim: resourceClaimValidation,
    ResourceClaimTemplate: resourceClaimTemplateValidation,
    ResourceSlice: resourceSliceValidation,
  },
  'scheduling.k8s.io/v1': {
    PriorityClass: priorityClassValidation,
  },
  'storage.k8s.io/v1': {
    CSIDriver: csiDriverValidation,
    CSINode: csiNodeValidation,
    CSIStorageCapacity: csiStorageCapacityValidation,
    StorageClass: storageClassValidation,
    VolumeAttachment: volumeAttachmentValidation,
    VolumeAttributesClass: volumeAttributesClassValidation,
  },
  'storage.k8s.io/v1beta1': {
    VolumeAttributesClass: volumeAttributesClassValidation,
  },
};

/** The rules of a built-in Kind; undefined where only its metadata has any. */
export function validationOf({ apiVersion, kind }: KindClass): Validation | undefined {
  return VALIDATION[apiVersion]?.[kind];
}
