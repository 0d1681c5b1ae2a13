import type { KindClass } from '#apimachinery/runtime/kind_class';
import {
  checkDaemonSetStatusUpdate,
  checkDeploymentStatusUpdate,
  checkReplicaSetStatusUpdate,
  checkStatefulSetStatusUpdate,
} from './replica_counts.ts';
import { checkAutoscalerStatusUpdate } from './autoscaler_status.ts';
import { checkJobStatusUpdate } from './job_status.ts';
import { checkJobUpdate } from './job.ts';
import { checkCertificateApprovalUpdate, checkCertificateStatusUpdate } from './certificate.ts';
import { checkEventUpdate } from './event.ts';
import { checkPolicyStatusUpdate } from './policy_status.ts';
import { checkNodeStatusUpdate, checkNodeUpdate } from './node.ts';
import { checkPersistentVolumeClaimStatusUpdate, checkPersistentVolumeClaimUpdate } from './persistent_volume_claim.ts';
import { checkPersistentVolumeUpdate } from './persistent_volume.ts';
import { checkEphemeralContainersUpdate } from './ephemeral_containers.ts';
import { checkPodResize } from './pod_resize.ts';
import { checkPodStatusUpdate } from './pod_status.ts';
import { checkPodUpdate } from './pod.ts';
import { checkServiceStatusUpdate, checkServiceUpdate } from './service.ts';
import { checkIngressStatusUpdate, checkServiceCIDRUpdate } from './networking.ts';
import { checkBudgetStatusUpdate } from './budget_status.ts';
import { checkResourceQuotaStatusUpdate, checkResourceQuotaUpdate } from '../resources/resource_quota.ts';
import { checkCSIDriverUpdate, checkCSINodeUpdate, checkVolumeAttributesClassUpdate } from './storage.ts';
import type { Faults } from '../checks/faults.ts';

/** What an update of a kind may not change, of objects that have been verified: the Kind it names is what they are. */
export type UpdateRules = Bivariant['check'];

/** As a method, a function that takes one Kind is one. */
interface Bivariant {
  check(faults: Faults, object: { readonly metadata: object }, old: { readonly metadata: object }): void;
}

/** The rules by `apiVersion kind`, and for a subresource with its name after a slash. */
const UPDATE_RULES: Readonly<Record<string, UpdateRules>> = {
  'v1 Node': checkNodeUpdate,
  'v1 Node/status': checkNodeStatusUpdate,
  'v1 PersistentVolume': checkPersistentVolumeUpdate,
  'v1 PersistentVolumeClaim': checkPersistentVolumeClaimUpdate,
  'v1 PersistentVolumeClaim/status': checkPersistentVolumeClaimStatusUpdate,
  'v1 Pod': checkPodUpdate,
  'v1 Pod/ephemeralcontainers': checkEphemeralContainersUpdate,
  'v1 Pod/resize': checkPodResize,
  'v1 Pod/status': checkPodStatusUpdate,
  'v1 ReplicationController/status': checkReplicaSetStatusUpdate,
  'v1 ResourceQuota': checkResourceQuotaUpdate,
  'v1 ResourceQuota/status': checkResourceQuotaStatusUpdate,
  'v1 Service': checkServiceUpdate,
  'v1 Service/status': checkServiceStatusUpdate,
  'admissionregistration.k8s.io/v1 ValidatingAdmissionPolicy/status': checkPolicyStatusUpdate,
  'apps/v1 DaemonSet/status': checkDaemonSetStatusUpdate,
  'apps/v1 Deployment/status': checkDeploymentStatusUpdate,
  'apps/v1 ReplicaSet/status': checkReplicaSetStatusUpdate,
  'apps/v1 StatefulSet/status': checkStatefulSetStatusUpdate,
  'autoscaling/v1 HorizontalPodAutoscaler/status': checkAutoscalerStatusUpdate,
  'autoscaling/v2 HorizontalPodAutoscaler/status': checkAutoscalerStatusUpdate,
  'batch/v1 Job': checkJobUpdate,
  'batch/v1 Job/status': checkJobStatusUpdate,
  'certificates.k8s.io/v1 CertificateSigningRequest/approval': checkCertificateApprovalUpdate,
  'certificates.k8s.io/v1 CertificateSigningRequest/status': checkCertificateStatusUpdate,
  'events.k8s.io/v1 Event': checkEventUpdate,
  'networking.k8s.io/v1 Ingress/status': checkIngressStatusUpdate,
  'networking.k8s.io/v1 ServiceCIDR': checkServiceCIDRUpdate,
  'policy/v1 PodDisruptionBudget/status': checkBudgetStatusUpdate,
  'storage.k8s.io/v1 CSIDriver': checkCSIDriverUpdate,
  'storage.k8s.io/v1 CSINode': checkCSINodeUpdate,
  'storage.k8s.io/v1 VolumeAttributesClass': checkVolumeAttributesClassUpdate,
};

/** The rules for changes of a kind; undefined where there are none but those for new objects. */
export function updateRulesOf({ apiVersion, kind }: KindClass, subresource = ''): UpdateRules | undefined {
  return UPDATE_RULES[`${apiVersion} ${kind}${subresource && `/${subresource}`}`];
}
