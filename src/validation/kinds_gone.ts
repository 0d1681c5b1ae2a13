/** A kind that Kubernetes had once, and whose types are no longer in its API packages. */
export interface KindGone {
  /** The Kubernetes version without it. */
  readonly removed: string;
  /** What to use instead. */
  readonly instead: string;
}

type Row = readonly [apiVersion: string, kinds: string, removed: string, instead: string];

// From the changelogs of Kubernetes 1.0 and later; a test compares them with the types of every release. What the facts have
// a lifecycle for does not stand here.
const ROWS: readonly Row[] = [
  ['v1', 'EphemeralContainers', '1.22', 'v1 Pod with its subresource ephemeralcontainers'],
  ['v1', 'PodStatusResult', '1.37', 'v1 Pod'],
  ['v1beta1', '*', '1.0', 'v1'],
  ['v1beta2', '*', '1.0', 'v1'],
  ['v1beta3', '*', '1.0', 'v1'],
  [
    'admissionregistration.k8s.io/v1alpha1',
    'ExternalAdmissionHookConfiguration',
    '1.9',
    'admissionregistration.k8s.io/v1 ValidatingWebhookConfiguration',
  ],
  [
    'admissionregistration.k8s.io/v1alpha1',
    'InitializerConfiguration',
    '1.14',
    'admissionregistration.k8s.io/v1 MutatingWebhookConfiguration',
  ],
  ['apps/v1alpha1', 'PetSet', '1.5', 'apps/v1 StatefulSet'],
  [
    'auditregistration.k8s.io/v1alpha1',
    'AuditSink',
    '1.19',
    'an audit webhook of the API server (--audit-webhook-config-file)',
  ],
  ['autoscaling/v2alpha1', 'HorizontalPodAutoscaler', '1.8', 'autoscaling/v2'],
  ['autoscaling/v2beta1', 'HorizontalPodAutoscaler', '1.25', 'autoscaling/v2'],
  ['autoscaling/v2beta2', 'HorizontalPodAutoscaler', '1.26', 'autoscaling/v2'],
  ['batch/v2alpha1', 'CronJob', '1.21', 'batch/v1'],
  ['batch/v2alpha1', 'Job', '1.6', 'batch/v1'],
  ['batch/v2alpha1', 'ScheduledJob', '1.8', 'batch/v1 CronJob'],
  ['certificates.k8s.io/v1alpha1', 'CertificateSigningRequest', '1.6', 'certificates.k8s.io/v1'],
  ['certificates.k8s.io/v1alpha1', 'PodCertificateRequest', '1.35', 'certificates.k8s.io/v1beta1'],
  ['coordination.k8s.io/v1alpha1', 'LeaseCandidate', '1.32', 'coordination.k8s.io/v1beta1'],
  ['discovery.k8s.io/v1alpha1', 'EndpointSlice', '1.21', 'discovery.k8s.io/v1'],
  ['experimental/v1alpha1', 'DaemonSet Deployment', '1.2', 'apps/v1'],
  ['experimental/v1alpha1', 'HorizontalPodAutoscaler', '1.2', 'autoscaling/v2'],
  ['experimental/v1alpha1', 'Ingress', '1.2', 'networking.k8s.io/v1'],
  ['experimental/v1alpha1', 'Job', '1.2', 'batch/v1'],
  ['experimental/v1alpha1', 'Scale', '1.2', 'autoscaling/v1'],
  [
    'experimental/v1alpha1',
    'ThirdPartyResource ThirdPartyResourceData',
    '1.2',
    'apiextensions.k8s.io/v1 CustomResourceDefinition',
  ],
  ['extensions/v1beta1', 'HorizontalPodAutoscaler', '1.6', 'autoscaling/v2'],
  ['extensions/v1beta1', 'Job', '1.6', 'batch/v1'],
  ['extensions/v1beta1', 'PodSecurityPolicy', '1.16', 'Pod Security Admission, or a policy engine'],
  [
    'extensions/v1beta1',
    'ThirdPartyResource ThirdPartyResourceData',
    '1.8',
    'apiextensions.k8s.io/v1 CustomResourceDefinition',
  ],
  [
    'flowcontrol.apiserver.k8s.io/v1alpha1',
    'FlowSchema PriorityLevelConfiguration',
    '1.24',
    'flowcontrol.apiserver.k8s.io/v1',
  ],
  [
    'networking.k8s.io/v1alpha1',
    'ClusterCIDR',
    '1.29',
    'the --cluster-cidr of kube-controller-manager, or the network plugin',
  ],
  ['networking.k8s.io/v1alpha1', 'IPAddress ServiceCIDR', '1.34', 'networking.k8s.io/v1'],
  ['node.k8s.io/v1alpha1', 'RuntimeClass', '1.25', 'node.k8s.io/v1'],
  ['policy/v1alpha1', 'Eviction PodDisruptionBudget', '1.5', 'policy/v1'],
  ['policy/v1beta1', 'PodSecurityPolicy', '1.25', 'Pod Security Admission, or a policy engine'],
  [
    'rbac.authorization.k8s.io/v1alpha1',
    'ClusterRole ClusterRoleBinding Role RoleBinding',
    '1.22',
    'rbac.authorization.k8s.io/v1',
  ],
  ['resource.k8s.io/v1alpha1', 'PodScheduling', '1.27', 'nothing: the scheduler no longer needs an object'],
  ['resource.k8s.io/v1alpha1', 'ResourceClaim ResourceClaimTemplate', '1.27', 'resource.k8s.io/v1'],
  ['resource.k8s.io/v1alpha1', 'ResourceClass', '1.27', 'resource.k8s.io/v1 DeviceClass'],
  ['resource.k8s.io/v1alpha2', 'PodSchedulingContext', '1.31', 'nothing: the scheduler no longer needs an object'],
  ['resource.k8s.io/v1alpha2', 'ResourceClaim ResourceClaimTemplate ResourceSlice', '1.31', 'resource.k8s.io/v1'],
  [
    'resource.k8s.io/v1alpha2',
    'ResourceClaimParameters ResourceClassParameters',
    '1.31',
    'resource.k8s.io/v1 ResourceClaim',
  ],
  ['resource.k8s.io/v1alpha2', 'ResourceClass', '1.31', 'resource.k8s.io/v1 DeviceClass'],
  [
    'resource.k8s.io/v1alpha3',
    'DeviceClass ResourceClaim ResourceClaimTemplate ResourceSlice',
    '1.34',
    'resource.k8s.io/v1',
  ],
  ['resource.k8s.io/v1alpha3', 'PodSchedulingContext', '1.32', 'nothing: the scheduler no longer needs an object'],
  ['scheduling.k8s.io/v1alpha1', 'PriorityClass', '1.22', 'scheduling.k8s.io/v1'],
  ['scheduling.k8s.io/v1alpha1', 'Workload', '1.36', 'scheduling.k8s.io/v1beta1'],
  ['scheduling.k8s.io/v1alpha2', 'PodGroup Workload', '1.37', 'scheduling.k8s.io/v1beta1'],
  ['settings.k8s.io/v1alpha1', 'PodPreset', '1.20', 'a mutating admission policy or webhook'],
  ['storagemigration.k8s.io/v1alpha1', 'StorageVersionMigration', '1.35', 'storagemigration.k8s.io/v1beta1'],
];

/** What became of a kind that is gone; undefined for one that never was, or still is. */
export function kindGone(apiVersion: string, kind: string): KindGone | undefined {
  const found = ROWS.find(
    ([version, kinds]) => version === apiVersion && (kinds === '*' || kinds.split(' ').includes(kind)),
  );
  return found && { removed: found[2], instead: found[3] };
}

/** Whether Kubernetes ever had the API group: nobody else's kinds are in it. */
export function isGroupGone(group: string): boolean {
  return ROWS.some(([version]) => version.startsWith(`${group}/`));
}
