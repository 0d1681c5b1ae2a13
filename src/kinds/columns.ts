import type { KindClass } from '#apimachinery/runtime/kind_class';
import { mutatingAdmissionPolicyColumns } from './admissionregistration/mutating_admission_policy.ts';
import { admissionPolicyBindingColumns } from './admissionregistration/policies.ts';
import { validatingAdmissionPolicyColumns } from './admissionregistration/validating_admission_policy.ts';
import { webhookConfigurationColumns } from './admissionregistration/webhook_configurations.ts';
import { controllerRevisionColumns } from './apps/controller_revision.ts';
import { daemonSetColumns } from './apps/daemon_set/columns.ts';
import { deploymentColumns } from './apps/deployment/columns.ts';
import { replicaSetColumns } from './apps/replica_set.ts';
import { statefulSetColumns } from './apps/stateful_set/columns.ts';
import { nameColumn } from './aspects/cells.ts';
import type { Column } from './aspects/column.ts';
import { horizontalPodAutoscalerColumns } from './autoscaling/horizontal_pod_autoscaler/columns.ts';
import { cronJobColumns } from './batch/cron_job.ts';
import { jobColumns } from './batch/job/columns.ts';
import { certificateSigningRequestColumns } from './certificates/certificate_signing_request/columns.ts';
import { clusterTrustBundleColumns } from './certificates/cluster_trust_bundle.ts';
import { podCertificateRequestColumns } from './certificates/pod_certificate_request/columns.ts';
import { leaseColumns } from './coordination/lease.ts';
import { componentStatusColumns } from './core/component_status.ts';
import { configMapColumns } from './core/config_map.ts';
import { endpointsColumns } from './core/endpoints.ts';
import { coreEventColumns, eventColumns } from './core/event_columns.ts';
import { namespaceColumns } from './core/namespace.ts';
import { nodeColumns } from './core/node.ts';
import { persistentVolumeColumns } from './core/persistent_volume/columns.ts';
import { persistentVolumeClaimColumns } from './core/persistent_volume_claim/columns.ts';
import { podColumns } from './core/pod/columns.ts';
import { podTemplateColumns } from './core/pod_template.ts';
import { replicationControllerColumns } from './core/replication_controller.ts';
import { resourceQuotaColumns } from './core/resource_quota.ts';
import { secretColumns } from './core/secret.ts';
import { serviceColumns } from './core/service/columns.ts';
import { serviceAccountColumns } from './core/service_account.ts';
import { endpointSliceColumns } from './discovery/endpoint_slice.ts';
import { flowSchemaColumns } from './flowcontrol/flow_schema.ts';
import { priorityLevelConfigurationColumns } from './flowcontrol/priority_level_configuration.ts';
import { evictionColumns } from './lifecycle/eviction.ts';
import { evictionRequestColumns } from './lifecycle/eviction_request.ts';
import { ingressColumns } from './networking/ingress.ts';
import { ingressClassColumns } from './networking/ingress_class.ts';
import { ipAddressColumns } from './networking/ip_address.ts';
import { networkPolicyColumns } from './networking/network_policy.ts';
import { serviceCIDRColumns } from './networking/service_cidr.ts';
import { runtimeClassColumns } from './node/runtime_class.ts';
import { podDisruptionBudgetColumns } from './policy/pod_disruption_budget.ts';
import { roleBindingColumns } from './rbac/role_bindings.ts';
import { deviceClassColumns } from './resource/device_class.ts';
import { deviceTaintRuleColumns } from './resource/device_taint_rule.ts';
import { resourceClaimColumns, resourceClaimTemplateColumns } from './resource/resource_claims.ts';
import { resourceSliceColumns } from './resource/resource_slice.ts';
import { compositePodGroupColumns } from './scheduling/composite_pod_group.ts';
import { podGroupColumns } from './scheduling/pod_group.ts';
import { priorityClassColumns } from './scheduling/priority_class.ts';
import { workloadColumns } from './scheduling/workload.ts';
import { csiDriverColumns } from './storage/csi_driver.ts';
import { csiNodeColumns } from './storage/csi_node.ts';
import { storageClassColumns } from './storage/storage_class.ts';
import { volumeAttachmentColumns } from './storage/volume_attachment.ts';
import { volumeAttributesClassColumns } from './storage/volume_attributes_class.ts';
import { storageVersionMigrationColumns } from './storagemigration/storage_version_migration.ts';

/** How kube-apiserver shows each Kind, by `apiVersion` and `kind`. Mirrors its `printers/internalversion`. */
const COLUMNS: Readonly<Record<string, Readonly<Record<string, readonly Column[]>>>> = {
  'admissionregistration.k8s.io/v1': {
    MutatingAdmissionPolicy: mutatingAdmissionPolicyColumns,
    MutatingAdmissionPolicyBinding: admissionPolicyBindingColumns,
    MutatingWebhookConfiguration: webhookConfigurationColumns,
    ValidatingAdmissionPolicy: validatingAdmissionPolicyColumns,
    ValidatingAdmissionPolicyBinding: admissionPolicyBindingColumns,
    ValidatingWebhookConfiguration: webhookConfigurationColumns,
  },
  v1: {
    ComponentStatus: componentStatusColumns,
    ConfigMap: configMapColumns,
    Endpoints: endpointsColumns,
    Event: coreEventColumns,
    Namespace: namespaceColumns,
    Node: nodeColumns,
    PersistentVolume: persistentVolumeColumns,
    PersistentVolumeClaim: persistentVolumeClaimColumns,
    Pod: podColumns,
    PodTemplate: podTemplateColumns,
    ReplicationController: replicationControllerColumns,
    ResourceQuota: resourceQuotaColumns,
    Secret: secretColumns,
    Service: serviceColumns,
    ServiceAccount: serviceAccountColumns,
  },
  'apps/v1': {
    ControllerRevision: controllerRevisionColumns,
    DaemonSet: daemonSetColumns,
    Deployment: deploymentColumns,
    ReplicaSet: replicaSetColumns,
    StatefulSet: statefulSetColumns,
  },
  'autoscaling/v2': {
    HorizontalPodAutoscaler: horizontalPodAutoscalerColumns,
  },
  'batch/v1': {
    CronJob: cronJobColumns,
    Job: jobColumns,
  },
  'certificates.k8s.io/v1': {
    CertificateSigningRequest: certificateSigningRequestColumns,
    ClusterTrustBundle: clusterTrustBundleColumns,
    PodCertificateRequest: podCertificateRequestColumns,
  },
  'coordination.k8s.io/v1': {
    Lease: leaseColumns,
  },
  'discovery.k8s.io/v1': {
    EndpointSlice: endpointSliceColumns,
  },
  'events.k8s.io/v1': {
    Event: eventColumns,
  },
  'flowcontrol.apiserver.k8s.io/v1': {
    FlowSchema: flowSchemaColumns,
    PriorityLevelConfiguration: priorityLevelConfigurationColumns,
  },
  'lifecycle.k8s.io/v1alpha1': {
    Eviction: evictionColumns,
    EvictionRequest: evictionRequestColumns,
  },
  'networking.k8s.io/v1': {
    Ingress: ingressColumns,
    IngressClass: ingressClassColumns,
    IPAddress: ipAddressColumns,
    NetworkPolicy: networkPolicyColumns,
    ServiceCIDR: serviceCIDRColumns,
  },
  'node.k8s.io/v1': {
    RuntimeClass: runtimeClassColumns,
  },
  'policy/v1': {
    PodDisruptionBudget: podDisruptionBudgetColumns,
  },
  'rbac.authorization.k8s.io/v1': {
    ClusterRoleBinding: roleBindingColumns,
    RoleBinding: roleBindingColumns,
  },
  'resource.k8s.io/v1': {
    DeviceClass: deviceClassColumns,
    DeviceTaintRule: deviceTaintRuleColumns,
    ResourceClaim: resourceClaimColumns,
    ResourceClaimTemplate: resourceClaimTemplateColumns,
    ResourceSlice: resourceSliceColumns,
  },
  'scheduling.k8s.io/v1': {
    PriorityClass: priorityClassColumns,
  },
  'scheduling.k8s.io/v1alpha3': {
    CompositePodGroup: compositePodGroupColumns,
    PodGroup: podGroupColumns,
    Workload: workloadColumns,
  },
  'scheduling.k8s.io/v1beta1': {
    PodGroup: podGroupColumns,
    Workload: workloadColumns,
  },
  'storage.k8s.io/v1': {
    CSIDriver: csiDriverColumns,
    CSINode: csiNodeColumns,
    StorageClass: storageClassColumns,
    VolumeAttachment: volumeAttachmentColumns,
    VolumeAttributesClass: volumeAttributesClassColumns,
  },
  'storagemigration.k8s.io/v1': {
    StorageVersionMigration: storageVersionMigrationColumns,
  },
};

/** Go's time where there is none. */
const ZERO = '0001-01-01T00:00:00Z';

/** Of Kinds that kube-apiserver has no others for, such as LimitRanges. */
const OTHERS: readonly Column[] = [
  nameColumn,
  { name: 'Created At', type: 'date', finished: true, value: ({ metadata }) => metadata.creationTimestamp ?? ZERO },
];

/** Whether a version of a built-in Kind has columns of its own. */
export function hasColumns({ apiVersion, kind }: KindClass): boolean {
  return COLUMNS[apiVersion]?.[kind] !== undefined;
}

/** The columns in which kube-apiserver shows a built-in Kind. */
export function builtInColumns({ apiVersion, kind }: KindClass): readonly Column[] {
  return COLUMNS[apiVersion]?.[kind] ?? OTHERS;
}
