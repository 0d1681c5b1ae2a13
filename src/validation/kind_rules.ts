import { checkTokenReview } from './authentication/token_review.ts';
import { checkSelfSubjectAccessReview, checkSubjectAccessReview } from './authorization/access_review.ts';
import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { checkObjectMeta } from './checks/object_meta.ts';
import {
  checkAlphaBinding,
  checkMutatingAdmissionPolicy,
  checkMutatingAdmissionPolicyBinding,
  checkValidatingAdmissionPolicy,
  checkValidatingAdmissionPolicyBinding,
} from './admissionregistration/policies.ts';
import { checkWebhookConfiguration } from './admissionregistration/webhooks.ts';
import {
  checkHorizontalPodAutoscaler,
  checkHorizontalPodAutoscalerV1,
} from './autoscaling/horizontal_pod_autoscaler.ts';
import { checkCertificateSigningRequest } from './certificates/certificate_signing_request.ts';
import { checkLease } from './coordination/lease.ts';
import { checkConfigMap } from './core/config_map.ts';
import { checkEndpoints } from './core/endpoints.ts';
import { checkEvent, checkNewEvent } from './core/event.ts';
import { checkLimitRange } from './resources/limit_range.ts';
import { checkNamespace } from './core/namespace.ts';
import { checkNode } from './core/node.ts';
import { checkPersistentVolume, checkPersistentVolumeClaim } from './core/persistent_volume.ts';
import { checkResourceQuota } from './resources/resource_quota.ts';
import { checkSecret } from './core/secret.ts';
import { checkService } from './core/service.ts';
import { checkServiceAccount } from './core/service_account.ts';
import { checkEndpointSlice } from './discovery/endpoint_slice.ts';
import { checkIngress, checkIngressClass } from './networking/ingress.ts';
import { checkIPAddress, checkServiceCIDR } from './networking/ip_address.ts';
import { checkNetworkPolicy } from './networking/network_policy.ts';
import { checkRuntimeClass } from './node/runtime_class.ts';
import { checkPodDisruptionBudget } from './policy/pod_disruption_budget.ts';
import { checkClusterRole, checkClusterRoleBinding, checkRole, checkRoleBinding } from './rbac/roles.ts';
import { checkPriorityClass } from './scheduling/priority_class.ts';
import { checkCSIDriver, checkCSINode, checkCSIStorageCapacity, checkVolumeAttachment } from './storage/csi.ts';
import { checkStorageClass, checkVolumeAttributesClass } from './storage/storage_class.ts';
import { checkControllerRevision } from './apps/controller_revision.ts';
import { checkDaemonSet } from './apps/daemon_set.ts';
import { checkDeployment, checkReplicaSet } from './apps/deployment.ts';
import { checkStatefulSet } from './apps/stateful_set.ts';
import { checkCronJob } from './batch/cron_job.ts';
import { checkJob } from './batch/job.ts';
import { checkPod, checkPodTemplate } from './core/pod.ts';
import { checkReplicationController } from './core/replication_controller.ts';
import type { Faults } from './checks/faults.ts';

/** The rules of a kind beyond types, for an object that has been verified: the one it names is what it is. */
export type KindRules = (faults: Faults, object: { readonly metadata: object }) => void;

/** The rules by `apiVersion kind`. */
const KIND_RULES: ReadonlyMap<string, KindRules> = /* @__PURE__ */ rules({
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
  'certificates.k8s.io/v1': { CertificateSigningRequest: checkCertificateSigningRequest },
  'coordination.k8s.io/v1': { Lease: checkLease },
  'discovery.k8s.io/v1': { EndpointSlice: checkEndpointSlice },
  'events.k8s.io/v1': { Event: checkNewEvent },
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
  'scheduling.k8s.io/v1': { PriorityClass: checkPriorityClass },
  'storage.k8s.io/v1': {
    CSIDriver: checkCSIDriver,
    CSINode: checkCSINode,
    CSIStorageCapacity: checkCSIStorageCapacity,
    StorageClass: checkStorageClass,
    VolumeAttachment: checkVolumeAttachment,
    VolumeAttributesClass: checkVolumeAttributesClass,
  },
  'storage.k8s.io/v1beta1': { VolumeAttributesClass: checkVolumeAttributesClass },
});

/** Each function takes the kind under whose name it stands. */
type AnyRules = (faults: Faults, object: never) => void;

function rules(byVersion: {
  readonly [apiVersion: string]: { readonly [kind: string]: AnyRules };
}): ReadonlyMap<string, KindRules> {
  const all = Object.entries(byVersion).flatMap(([apiVersion, kinds]) =>
    Object.entries(kinds).map(([kind, check]): [string, KindRules] => [`${apiVersion} ${kind}`, check as KindRules]),
  );
  return new Map(all);
}

/** Groups of questions that a server answers, which it does not store: their objects need no names. */
const REVIEWS = ['authentication.k8s.io', 'authorization.k8s.io'];

/** The rules of a kind: those for metadata where there are no others. */
export function rulesOf(type: KindClass): KindRules {
  const found = KIND_RULES.get(`${type.apiVersion} ${type.kind}`);
  if (found !== undefined) return found;
  if (REVIEWS.includes(type.group) || type.kind === 'Binding') return () => undefined;
  const namespaced = type.namespaced === true;
  return (faults, { metadata }) => checkObjectMeta(faults, metadata, { namespaced, name: isPathSegmentName });
}
