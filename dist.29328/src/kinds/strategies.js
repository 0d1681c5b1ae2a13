import { admissionPolicyStrategy } from './admissionregistration/policies.js';
import { validatingAdmissionPolicyStrategy } from './admissionregistration/validating_admission_policy.js';
import { webhookConfigurationStrategy } from './admissionregistration/webhook_configurations.js';
import { apiServiceStrategy } from './apiregistration/api_service.js';
import { daemonSetStrategy } from './apps/daemon_set/strategy.js';
import { deploymentStrategy } from './apps/deployment/strategy.js';
import { replicaSetStrategy } from './apps/replica_set.js';
import { statefulSetStrategy } from './apps/stateful_set/strategy.js';
import { horizontalPodAutoscalerStrategy } from './autoscaling/horizontal_pod_autoscaler/strategy.js';
import { cronJobStrategy } from './batch/cron_job.js';
import { jobStrategy } from './batch/job/strategy.js';
import { certificateSigningRequestStrategy } from './certificates/certificate_signing_request/strategy.js';
import { clusterTrustBundleStrategy } from './certificates/cluster_trust_bundle.js';
import { podCertificateRequestStrategy } from './certificates/pod_certificate_request/strategy.js';
import { leaseStrategy } from './coordination/lease.js';
import { componentStatusStrategy } from './core/component_status.js';
import { endpointsStrategy } from './core/endpoints.js';
import { coreEventStrategy } from './core/event.js';
import { limitRangeStrategy } from './core/limit_range.js';
import { namespaceStrategy } from './core/namespace.js';
import { nodeStrategy } from './core/node.js';
import { persistentVolumeStrategy } from './core/persistent_volume/strategy.js';
import { persistentVolumeClaimStrategy } from './core/persistent_volume_claim/strategy.js';
import { podStrategy } from './core/pod/strategy.js';
import { podTemplateStrategy } from './core/pod_template.js';
import { replicationControllerStrategy } from './core/replication_controller.js';
import { resourceQuotaStrategy } from './core/resource_quota.js';
import { secretStrategy } from './core/secret.js';
import { serviceStrategy } from './core/service/strategy.js';
import { serviceAccountStrategy } from './core/service_account.js';
import { endpointSliceStrategy } from './discovery/endpoint_slice.js';
import { flowSchemaStrategy } from './flowcontrol/flow_schema.js';
import { priorityLevelConfigurationStrategy } from './flowcontrol/priority_level_configuration.js';
import { evictionStrategy } from './lifecycle/eviction.js';
import { evictionRequestStrategy } from './lifecycle/eviction_request.js';
import { ingressStrategy } from './networking/ingress.js';
import { ingressClassStrategy } from './networking/ingress_class.js';
import { networkPolicyStrategy } from './networking/network_policy.js';
import { serviceCIDRStrategy } from './networking/service_cidr.js';
import { runtimeClassStrategy } from './node/runtime_class.js';
import { podDisruptionBudgetStrategy } from './policy/pod_disruption_budget.js';
import { roleBindingStrategy } from './rbac/role_bindings.js';
import { roleStrategy } from './rbac/roles.js';
import { deviceClassStrategy } from './resource/device_class.js';
import { deviceTaintRuleStrategy } from './resource/device_taint_rule.js';
import { resourceClaimStrategy, resourceClaimTemplateStrategy } from './resource/resource_claims.js';
import { resourceSliceStrategy } from './resource/resource_slice.js';
import { compositePodGroupStrategy } from './scheduling/composite_pod_group.js';
import { podGroupStrategy } from './scheduling/pod_group.js';
import { priorityClassStrategy } from './scheduling/priority_class.js';
import { workloadStrategy } from './scheduling/workload.js';
import { csiDriverStrategy } from './storage/csi_driver.js';
import { csiNodeStrategy } from './storage/csi_node.js';
import { csiStorageCapacityStrategy } from './storage/csi_storage_capacity.js';
import { storageClassStrategy } from './storage/storage_class.js';
import { volumeAttachmentStrategy } from './storage/volume_attachment.js';
import { volumeAttributesClassStrategy } from './storage/volume_attributes_class.js';
import { storageVersionMigrationStrategy } from './storagemigration/storage_version_migration.js';
/** What is special about each Kind on a server, by `apiVersion` and `kind`. */
const STRATEGIES = {
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
    'autoscaling/v1': { HorizontalPodAutoscaler: horizontalPodAutoscalerStrategy },
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
const NOTHING = {};
/** What is special about a built-in Kind on a server. */
export function strategyOf({ apiVersion, kind }) {
    return STRATEGIES[apiVersion]?.[kind] ?? NOTHING;
}
