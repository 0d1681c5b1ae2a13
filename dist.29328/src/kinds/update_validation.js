import { validatingAdmissionPolicyUpdateValidation } from './admissionregistration/validating_admission_policy.js';
import { controllerRevisionUpdateValidation } from './apps/controller_revision.js';
import { daemonSetUpdateValidation } from './apps/daemon_set/validation.js';
import { deploymentUpdateValidation } from './apps/deployment/validation.js';
import { replicaSetUpdateValidation } from './apps/replica_set.js';
import { statefulSetUpdateValidation } from './apps/stateful_set/validation.js';
import { horizontalPodAutoscalerUpdateValidation, horizontalPodAutoscalerV1UpdateValidation, } from './autoscaling/horizontal_pod_autoscaler/validation.js';
import { jobUpdateValidation } from './batch/job/validation.js';
import { certificateSigningRequestUpdateValidation } from './certificates/certificate_signing_request/validation.js';
import { clusterTrustBundleUpdateValidation } from './certificates/cluster_trust_bundle.js';
import { podCertificateRequestUpdateValidation } from './certificates/pod_certificate_request/validation.js';
import { configMapUpdateValidation } from './core/config_map.js';
import { eventUpdateValidation } from './core/event.js';
import { nodeUpdateValidation } from './core/node.js';
import { persistentVolumeUpdateValidation } from './core/persistent_volume/validation.js';
import { persistentVolumeClaimUpdateValidation } from './core/persistent_volume_claim/validation.js';
import { podUpdateValidation } from './core/pod/validation.js';
import { replicationControllerUpdateValidation } from './core/replication_controller.js';
import { resourceQuotaUpdateValidation } from './core/resource_quota.js';
import { secretUpdateValidation } from './core/secret.js';
import { serviceUpdateValidation } from './core/service/validation.js';
import { endpointSliceUpdateValidation } from './discovery/endpoint_slice.js';
import { evictionUpdateValidation } from './lifecycle/eviction.js';
import { evictionRequestUpdateValidation } from './lifecycle/eviction_request.js';
import { ingressUpdateValidation } from './networking/ingress.js';
import { ingressClassUpdateValidation } from './networking/ingress_class.js';
import { ipAddressUpdateValidation } from './networking/ip_address.js';
import { serviceCIDRUpdateValidation } from './networking/service_cidr.js';
import { runtimeClassUpdateValidation } from './node/runtime_class.js';
import { podDisruptionBudgetUpdateValidation } from './policy/pod_disruption_budget.js';
import { clusterRoleBindingUpdateValidation, roleBindingUpdateValidation } from './rbac/role_bindings.js';
import { deviceTaintRuleUpdateValidation } from './resource/device_taint_rule.js';
import { resourceClaimTemplateUpdateValidation, resourceClaimUpdateValidation } from './resource/resource_claims.js';
import { resourceSliceUpdateValidation } from './resource/resource_slice.js';
import { compositePodGroupUpdateValidation } from './scheduling/composite_pod_group.js';
import { podGroupUpdateValidation } from './scheduling/pod_group.js';
import { priorityClassUpdateValidation } from './scheduling/priority_class.js';
import { workloadUpdateValidation } from './scheduling/workload.js';
import { csiDriverUpdateValidation } from './storage/csi_driver.js';
import { csiNodeUpdateValidation } from './storage/csi_node.js';
import { csiStorageCapacityUpdateValidation } from './storage/csi_storage_capacity.js';
import { storageClassUpdateValidation } from './storage/storage_class.js';
import { volumeAttachmentUpdateValidation } from './storage/volume_attachment.js';
import { volumeAttributesClassUpdateValidation } from './storage/volume_attributes_class.js';
import { storageVersionMigrationUpdateValidation } from './storagemigration/storage_version_migration.js';
/** The rules for updates of each Kind, by `apiVersion` and `kind`. */
const UPDATE_VALIDATION = {
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
export function updateValidationOf({ apiVersion, kind }) {
    return UPDATE_VALIDATION[apiVersion]?.[kind];
}
