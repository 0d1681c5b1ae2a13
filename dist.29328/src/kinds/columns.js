import { mutatingAdmissionPolicyColumns } from './admissionregistration/mutating_admission_policy.js';
import { admissionPolicyBindingColumns } from './admissionregistration/policies.js';
import { validatingAdmissionPolicyColumns } from './admissionregistration/validating_admission_policy.js';
import { webhookConfigurationColumns } from './admissionregistration/webhook_configurations.js';
import { controllerRevisionColumns } from './apps/controller_revision.js';
import { daemonSetColumns } from './apps/daemon_set/columns.js';
import { deploymentColumns } from './apps/deployment/columns.js';
import { replicaSetColumns } from './apps/replica_set.js';
import { statefulSetColumns } from './apps/stateful_set/columns.js';
import { nameColumn } from './aspects/cells.js';
import { horizontalPodAutoscalerColumns, horizontalPodAutoscalerV1Columns, } from './autoscaling/horizontal_pod_autoscaler/columns.js';
import { cronJobColumns } from './batch/cron_job.js';
import { jobColumns } from './batch/job/columns.js';
import { certificateSigningRequestColumns } from './certificates/certificate_signing_request/columns.js';
import { clusterTrustBundleColumns } from './certificates/cluster_trust_bundle.js';
import { podCertificateRequestColumns } from './certificates/pod_certificate_request/columns.js';
import { leaseColumns } from './coordination/lease.js';
import { componentStatusColumns } from './core/component_status.js';
import { configMapColumns } from './core/config_map.js';
import { endpointsColumns } from './core/endpoints.js';
import { coreEventColumns, eventColumns } from './core/event_columns.js';
import { namespaceColumns } from './core/namespace.js';
import { nodeColumns } from './core/node.js';
import { persistentVolumeColumns } from './core/persistent_volume/columns.js';
import { persistentVolumeClaimColumns } from './core/persistent_volume_claim/columns.js';
import { podColumns } from './core/pod/columns.js';
import { podTemplateColumns } from './core/pod_template.js';
import { replicationControllerColumns } from './core/replication_controller.js';
import { resourceQuotaColumns } from './core/resource_quota.js';
import { secretColumns } from './core/secret.js';
import { serviceColumns } from './core/service/columns.js';
import { serviceAccountColumns } from './core/service_account.js';
import { endpointSliceColumns } from './discovery/endpoint_slice.js';
import { flowSchemaColumns } from './flowcontrol/flow_schema.js';
import { priorityLevelConfigurationColumns } from './flowcontrol/priority_level_configuration.js';
import { evictionColumns } from './lifecycle/eviction.js';
import { evictionRequestColumns } from './lifecycle/eviction_request.js';
import { ingressColumns } from './networking/ingress.js';
import { ingressClassColumns } from './networking/ingress_class.js';
import { ipAddressColumns } from './networking/ip_address.js';
import { networkPolicyColumns } from './networking/network_policy.js';
import { serviceCIDRColumns } from './networking/service_cidr.js';
import { runtimeClassColumns } from './node/runtime_class.js';
import { podDisruptionBudgetColumns } from './policy/pod_disruption_budget.js';
import { roleBindingColumns } from './rbac/role_bindings.js';
import { deviceClassColumns } from './resource/device_class.js';
import { deviceTaintRuleColumns } from './resource/device_taint_rule.js';
import { resourceClaimColumns, resourceClaimTemplateColumns } from './resource/resource_claims.js';
import { resourceSliceColumns } from './resource/resource_slice.js';
import { compositePodGroupColumns } from './scheduling/composite_pod_group.js';
import { podGroupColumns } from './scheduling/pod_group.js';
import { priorityClassColumns } from './scheduling/priority_class.js';
import { workloadColumns } from './scheduling/workload.js';
import { csiDriverColumns } from './storage/csi_driver.js';
import { csiNodeColumns } from './storage/csi_node.js';
import { storageClassColumns } from './storage/storage_class.js';
import { volumeAttachmentColumns } from './storage/volume_attachment.js';
import { volumeAttributesClassColumns } from './storage/volume_attributes_class.js';
import { storageVersionMigrationColumns } from './storagemigration/storage_version_migration.js';
/** How kube-apiserver shows each Kind, by `apiVersion` and `kind`. Mirrors its `printers/internalversion`. */
const COLUMNS = {
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
    'autoscaling/v1': {
        HorizontalPodAutoscaler: horizontalPodAutoscalerV1Columns,
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
const OTHERS = [
    nameColumn,
    { name: 'Created At', type: 'date', finished: true, value: ({ metadata }) => metadata.creationTimestamp ?? ZERO },
];
/** The columns in which kube-apiserver shows a built-in Kind. */
export function builtInColumns({ apiVersion, kind }) {
    return COLUMNS[apiVersion]?.[kind] ?? OTHERS;
}
