import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const Volume = {
    type: 'k8s.io/api/core/v1.Volume',
    get fields() {
        return [
            ['name', 'string', 0],
            ['', VolumeSource, 32],
        ];
    },
};
export const VolumeSource = {
    type: 'k8s.io/api/core/v1.VolumeSource',
    get fields() {
        return [
            ['hostPath', HostPathVolumeSource, 12],
            ['emptyDir', EmptyDirVolumeSource, 12],
            ['gcePersistentDisk', GCEPersistentDiskVolumeSource, 12],
            ['awsElasticBlockStore', AWSElasticBlockStoreVolumeSource, 12],
            ['gitRepo', GitRepoVolumeSource, 12],
            ['secret', SecretVolumeSource, 12],
            ['nfs', NFSVolumeSource, 12],
            ['iscsi', ISCSIVolumeSource, 12],
            ['glusterfs', GlusterfsVolumeSource, 12],
            ['persistentVolumeClaim', PersistentVolumeClaimVolumeSource, 12],
            ['rbd', RBDVolumeSource, 12],
            ['flexVolume', FlexVolumeSource, 12],
            ['cinder', CinderVolumeSource, 12],
            ['cephfs', CephFSVolumeSource, 12],
            ['flocker', FlockerVolumeSource, 12],
            ['downwardAPI', DownwardAPIVolumeSource, 12],
            ['fc', FCVolumeSource, 12],
            ['azureFile', AzureFileVolumeSource, 12],
            ['configMap', ConfigMapVolumeSource, 12],
            ['vsphereVolume', VsphereVirtualDiskVolumeSource, 12],
            ['quobyte', QuobyteVolumeSource, 12],
            ['azureDisk', AzureDiskVolumeSource, 12],
            ['photonPersistentDisk', PhotonPersistentDiskVolumeSource, 12],
            ['projected', ProjectedVolumeSource, 12],
            ['portworxVolume', PortworxVolumeSource, 12],
            ['scaleIO', ScaleIOVolumeSource, 12],
            ['storageos', StorageOSVolumeSource, 12],
            ['csi', CSIVolumeSource, 12],
            ['ephemeral', EphemeralVolumeSource, 12],
            ['image', ImageVolumeSource, 12],
        ];
    },
};
export const PersistentVolumeClaimVolumeSource = {
    type: 'k8s.io/api/core/v1.PersistentVolumeClaimVolumeSource',
    get fields() {
        return [
            ['claimName', 'string', 0],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const PersistentVolumeSource = {
    type: 'k8s.io/api/core/v1.PersistentVolumeSource',
    get fields() {
        return [
            ['gcePersistentDisk', GCEPersistentDiskVolumeSource, 12],
            ['awsElasticBlockStore', AWSElasticBlockStoreVolumeSource, 12],
            ['hostPath', HostPathVolumeSource, 12],
            ['glusterfs', GlusterfsPersistentVolumeSource, 12],
            ['nfs', NFSVolumeSource, 12],
            ['rbd', RBDPersistentVolumeSource, 12],
            ['iscsi', ISCSIPersistentVolumeSource, 12],
            ['cinder', CinderPersistentVolumeSource, 12],
            ['cephfs', CephFSPersistentVolumeSource, 12],
            ['fc', FCVolumeSource, 12],
            ['flocker', FlockerVolumeSource, 12],
            ['flexVolume', FlexPersistentVolumeSource, 12],
            ['azureFile', AzureFilePersistentVolumeSource, 12],
            ['vsphereVolume', VsphereVirtualDiskVolumeSource, 12],
            ['quobyte', QuobyteVolumeSource, 12],
            ['azureDisk', AzureDiskVolumeSource, 12],
            ['photonPersistentDisk', PhotonPersistentDiskVolumeSource, 12],
            ['portworxVolume', PortworxVolumeSource, 12],
            ['scaleIO', ScaleIOPersistentVolumeSource, 12],
            ['local', LocalVolumeSource, 12],
            ['storageos', StorageOSPersistentVolumeSource, 12],
            ['csi', CSIPersistentVolumeSource, 12],
        ];
    },
};
export const PersistentVolumeSpec = {
    type: 'k8s.io/api/core/v1.PersistentVolumeSpec',
    get fields() {
        return [
            ['capacity', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['', PersistentVolumeSource, 32],
            ['accessModes', 'v1.PersistentVolumeAccessMode', 9],
            ['claimRef', ObjectReference, 12, { merge: 'granular' }],
            ['persistentVolumeReclaimPolicy', 'v1.PersistentVolumeReclaimPolicy', 8],
            ['storageClassName', 'string', 8],
            ['mountOptions', 'string', 9],
            ['volumeMode', 'v1.PersistentVolumeMode', 12],
            ['nodeAffinity', VolumeNodeAffinity, 12],
            ['volumeAttributesClassName', 'string', 12],
        ];
    },
};
export const VolumeNodeAffinity = {
    type: 'k8s.io/api/core/v1.VolumeNodeAffinity',
    get fields() {
        return [
            ['required', NodeSelector, 12],
        ];
    },
};
export const PersistentVolumeStatus = {
    type: 'k8s.io/api/core/v1.PersistentVolumeStatus',
    get fields() {
        return [
            ['phase', 'v1.PersistentVolumePhase', 8],
            ['message', 'string', 8],
            ['reason', 'string', 8],
            ['lastPhaseTransitionTime', '@v1.Time', 12],
        ];
    },
};
export const PersistentVolumeClaimSpec = {
    type: 'k8s.io/api/core/v1.PersistentVolumeClaimSpec',
    get fields() {
        return [
            ['accessModes', 'v1.PersistentVolumeAccessMode', 9],
            ['selector', metav1.LabelSelector, 12],
            ['resources', VolumeResourceRequirements, 8],
            ['volumeName', 'string', 8],
            ['storageClassName', 'string', 12],
            ['volumeMode', 'v1.PersistentVolumeMode', 12],
            ['dataSource', TypedLocalObjectReference, 12],
            ['dataSourceRef', TypedObjectReference, 12],
            ['volumeAttributesClassName', 'string', 12],
        ];
    },
};
export const TypedObjectReference = {
    type: 'k8s.io/api/core/v1.TypedObjectReference',
    get fields() {
        return [
            ['apiGroup', 'string', 4],
            ['kind', 'string', 0],
            ['name', 'string', 0],
            ['namespace', 'string', 12],
        ];
    },
};
export const ModifyVolumeStatus = {
    type: 'k8s.io/api/core/v1.ModifyVolumeStatus',
    get fields() {
        return [
            ['targetVolumeAttributesClassName', 'string', 8],
            ['status', 'v1.PersistentVolumeClaimModifyVolumeStatus', 0],
        ];
    },
};
export const PersistentVolumeClaimCondition = {
    type: 'k8s.io/api/core/v1.PersistentVolumeClaimCondition',
    get fields() {
        return [
            ['type', 'v1.PersistentVolumeClaimConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastProbeTime', '@v1.Time', 8],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const VolumeHealthCondition = {
    type: 'k8s.io/api/core/v1.VolumeHealthCondition',
    get fields() {
        return [
            ['status', 'v1.VolumeHealthStatusType', 0],
            ['reason', 'string', 0],
            ['message', 'string', 8],
        ];
    },
};
export const VolumeHealthStatus = {
    type: 'k8s.io/api/core/v1.VolumeHealthStatus',
    get fields() {
        return [
            ['healthConditions', VolumeHealthCondition, 9, { patch: 'merge', patchKey: 'status', merge: 'map', keys: ['status', 'reason'] }],
            ['lastTransitionTime', '@v1.Time', 8],
        ];
    },
};
export const PodVolumeHealth = {
    type: 'k8s.io/api/core/v1.PodVolumeHealth',
    get fields() {
        return [
            ['name', 'string', 0],
            ['healthConditions', VolumeHealthCondition, 9, { patch: 'merge', patchKey: 'status', merge: 'map', keys: ['status', 'reason'] }],
            ['lastTransitionTime', '@v1.Time', 8],
        ];
    },
};
export const PersistentVolumeClaimStatus = {
    type: 'k8s.io/api/core/v1.PersistentVolumeClaimStatus',
    get fields() {
        return [
            ['phase', 'v1.PersistentVolumeClaimPhase', 8],
            ['accessModes', 'v1.PersistentVolumeAccessMode', 9],
            ['capacity', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['conditions', PersistentVolumeClaimCondition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['allocatedResources', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['allocatedResourceStatuses', 'v1.ClaimResourceStatus', 10, { key: 'v1.ResourceName', merge: 'granular' }],
            ['currentVolumeAttributesClassName', 'string', 12],
            ['modifyVolumeStatus', ModifyVolumeStatus, 12],
            ['healthStatus', VolumeHealthStatus, 12],
        ];
    },
};
export const HostPathVolumeSource = {
    type: 'k8s.io/api/core/v1.HostPathVolumeSource',
    get fields() {
        return [
            ['path', 'string', 0],
            ['type', 'v1.HostPathType', 12],
        ];
    },
};
export const EmptyDirVolumeSource = {
    type: 'k8s.io/api/core/v1.EmptyDirVolumeSource',
    get fields() {
        return [
            ['medium', 'v1.StorageMedium', 8],
            ['sizeLimit', '@resource.Quantity', 12],
            ['mode', 'int32', 12],
        ];
    },
};
export const GlusterfsVolumeSource = {
    type: 'k8s.io/api/core/v1.GlusterfsVolumeSource',
    get fields() {
        return [
            ['endpoints', 'string', 0],
            ['path', 'string', 0],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const GlusterfsPersistentVolumeSource = {
    type: 'k8s.io/api/core/v1.GlusterfsPersistentVolumeSource',
    get fields() {
        return [
            ['endpoints', 'string', 0],
            ['path', 'string', 0],
            ['readOnly', 'bool', 8],
            ['endpointsNamespace', 'string', 12],
        ];
    },
};
export const RBDVolumeSource = {
    type: 'k8s.io/api/core/v1.RBDVolumeSource',
    get fields() {
        return [
            ['monitors', 'string', 1],
            ['image', 'string', 0],
            ['fsType', 'string', 8],
            ['pool', 'string', 8],
            ['user', 'string', 8],
            ['keyring', 'string', 8],
            ['secretRef', LocalObjectReference, 12],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const RBDPersistentVolumeSource = {
    type: 'k8s.io/api/core/v1.RBDPersistentVolumeSource',
    get fields() {
        return [
            ['monitors', 'string', 1],
            ['image', 'string', 0],
            ['fsType', 'string', 8],
            ['pool', 'string', 8],
            ['user', 'string', 8],
            ['keyring', 'string', 8],
            ['secretRef', SecretReference, 12],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const CinderVolumeSource = {
    type: 'k8s.io/api/core/v1.CinderVolumeSource',
    get fields() {
        return [
            ['volumeID', 'string', 0],
            ['fsType', 'string', 8],
            ['readOnly', 'bool', 8],
            ['secretRef', LocalObjectReference, 12],
        ];
    },
};
export const CinderPersistentVolumeSource = {
    type: 'k8s.io/api/core/v1.CinderPersistentVolumeSource',
    get fields() {
        return [
            ['volumeID', 'string', 0],
            ['fsType', 'string', 8],
            ['readOnly', 'bool', 8],
            ['secretRef', SecretReference, 12],
        ];
    },
};
export const CephFSVolumeSource = {
    type: 'k8s.io/api/core/v1.CephFSVolumeSource',
    get fields() {
        return [
            ['monitors', 'string', 1],
            ['path', 'string', 8],
            ['user', 'string', 8],
            ['secretFile', 'string', 8],
            ['secretRef', LocalObjectReference, 12],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const SecretReference = {
    type: 'k8s.io/api/core/v1.SecretReference',
    get fields() {
        return [
            ['name', 'string', 8],
            ['namespace', 'string', 8],
        ];
    },
};
export const CephFSPersistentVolumeSource = {
    type: 'k8s.io/api/core/v1.CephFSPersistentVolumeSource',
    get fields() {
        return [
            ['monitors', 'string', 1],
            ['path', 'string', 8],
            ['user', 'string', 8],
            ['secretFile', 'string', 8],
            ['secretRef', SecretReference, 12],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const FlockerVolumeSource = {
    type: 'k8s.io/api/core/v1.FlockerVolumeSource',
    get fields() {
        return [
            ['datasetName', 'string', 8],
            ['datasetUUID', 'string', 8],
        ];
    },
};
export const GCEPersistentDiskVolumeSource = {
    type: 'k8s.io/api/core/v1.GCEPersistentDiskVolumeSource',
    get fields() {
        return [
            ['pdName', 'string', 0],
            ['fsType', 'string', 8],
            ['partition', 'int32', 8],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const QuobyteVolumeSource = {
    type: 'k8s.io/api/core/v1.QuobyteVolumeSource',
    get fields() {
        return [
            ['registry', 'string', 0],
            ['volume', 'string', 0],
            ['readOnly', 'bool', 8],
            ['user', 'string', 8],
            ['group', 'string', 8],
            ['tenant', 'string', 8],
        ];
    },
};
export const FlexPersistentVolumeSource = {
    type: 'k8s.io/api/core/v1.FlexPersistentVolumeSource',
    get fields() {
        return [
            ['driver', 'string', 0],
            ['fsType', 'string', 8],
            ['secretRef', SecretReference, 12],
            ['readOnly', 'bool', 8],
            ['options', 'string', 10],
        ];
    },
};
export const FlexVolumeSource = {
    type: 'k8s.io/api/core/v1.FlexVolumeSource',
    get fields() {
        return [
            ['driver', 'string', 0],
            ['fsType', 'string', 8],
            ['secretRef', LocalObjectReference, 12],
            ['readOnly', 'bool', 8],
            ['options', 'string', 10],
        ];
    },
};
export const AWSElasticBlockStoreVolumeSource = {
    type: 'k8s.io/api/core/v1.AWSElasticBlockStoreVolumeSource',
    get fields() {
        return [
            ['volumeID', 'string', 0],
            ['fsType', 'string', 8],
            ['partition', 'int32', 8],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const GitRepoVolumeSource = {
    type: 'k8s.io/api/core/v1.GitRepoVolumeSource',
    get fields() {
        return [
            ['repository', 'string', 0],
            ['revision', 'string', 8],
            ['directory', 'string', 8],
        ];
    },
};
export const SecretVolumeSource = {
    type: 'k8s.io/api/core/v1.SecretVolumeSource',
    get fields() {
        return [
            ['secretName', 'string', 8],
            ['items', KeyToPath, 9],
            ['defaultMode', 'int32', 12],
            ['optional', 'bool', 12],
            ['defaultUser', 'int64', 12],
        ];
    },
};
export const SecretProjection = {
    type: 'k8s.io/api/core/v1.SecretProjection',
    get fields() {
        return [
            ['', LocalObjectReference, 32],
            ['items', KeyToPath, 9],
            ['optional', 'bool', 12],
        ];
    },
};
export const NFSVolumeSource = {
    type: 'k8s.io/api/core/v1.NFSVolumeSource',
    get fields() {
        return [
            ['server', 'string', 0],
            ['path', 'string', 0],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const ISCSIVolumeSource = {
    type: 'k8s.io/api/core/v1.ISCSIVolumeSource',
    get fields() {
        return [
            ['targetPortal', 'string', 0],
            ['iqn', 'string', 0],
            ['lun', 'int32', 0],
            ['iscsiInterface', 'string', 8],
            ['fsType', 'string', 8],
            ['readOnly', 'bool', 8],
            ['portals', 'string', 9],
            ['chapAuthDiscovery', 'bool', 8],
            ['chapAuthSession', 'bool', 8],
            ['secretRef', LocalObjectReference, 12],
            ['initiatorName', 'string', 12],
        ];
    },
};
export const ISCSIPersistentVolumeSource = {
    type: 'k8s.io/api/core/v1.ISCSIPersistentVolumeSource',
    get fields() {
        return [
            ['targetPortal', 'string', 0],
            ['iqn', 'string', 0],
            ['lun', 'int32', 0],
            ['iscsiInterface', 'string', 8],
            ['fsType', 'string', 8],
            ['readOnly', 'bool', 8],
            ['portals', 'string', 9],
            ['chapAuthDiscovery', 'bool', 8],
            ['chapAuthSession', 'bool', 8],
            ['secretRef', SecretReference, 12],
            ['initiatorName', 'string', 12],
        ];
    },
};
export const FCVolumeSource = {
    type: 'k8s.io/api/core/v1.FCVolumeSource',
    get fields() {
        return [
            ['targetWWNs', 'string', 9],
            ['lun', 'int32', 12],
            ['fsType', 'string', 8],
            ['readOnly', 'bool', 8],
            ['wwids', 'string', 9],
        ];
    },
};
export const AzureFileVolumeSource = {
    type: 'k8s.io/api/core/v1.AzureFileVolumeSource',
    get fields() {
        return [
            ['secretName', 'string', 0],
            ['shareName', 'string', 0],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const AzureFilePersistentVolumeSource = {
    type: 'k8s.io/api/core/v1.AzureFilePersistentVolumeSource',
    get fields() {
        return [
            ['secretName', 'string', 0],
            ['shareName', 'string', 0],
            ['readOnly', 'bool', 8],
            ['secretNamespace', 'string', 4],
        ];
    },
};
export const VsphereVirtualDiskVolumeSource = {
    type: 'k8s.io/api/core/v1.VsphereVirtualDiskVolumeSource',
    get fields() {
        return [
            ['volumePath', 'string', 0],
            ['fsType', 'string', 8],
            ['storagePolicyName', 'string', 8],
            ['storagePolicyID', 'string', 8],
        ];
    },
};
export const PhotonPersistentDiskVolumeSource = {
    type: 'k8s.io/api/core/v1.PhotonPersistentDiskVolumeSource',
    get fields() {
        return [
            ['pdID', 'string', 0],
            ['fsType', 'string', 8],
        ];
    },
};
export const AzureDiskVolumeSource = {
    type: 'k8s.io/api/core/v1.AzureDiskVolumeSource',
    get fields() {
        return [
            ['diskName', 'string', 0],
            ['diskURI', 'string', 0],
            ['cachingMode', 'v1.AzureDataDiskCachingMode', 12],
            ['fsType', 'string', 12],
            ['readOnly', 'bool', 12],
            ['kind', 'v1.AzureDataDiskKind', 12],
        ];
    },
};
export const PortworxVolumeSource = {
    type: 'k8s.io/api/core/v1.PortworxVolumeSource',
    get fields() {
        return [
            ['volumeID', 'string', 0],
            ['fsType', 'string', 8],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const ScaleIOVolumeSource = {
    type: 'k8s.io/api/core/v1.ScaleIOVolumeSource',
    get fields() {
        return [
            ['gateway', 'string', 0],
            ['system', 'string', 0],
            ['secretRef', LocalObjectReference, 4],
            ['sslEnabled', 'bool', 8],
            ['protectionDomain', 'string', 8],
            ['storagePool', 'string', 8],
            ['storageMode', 'string', 8],
            ['volumeName', 'string', 8],
            ['fsType', 'string', 8],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const ScaleIOPersistentVolumeSource = {
    type: 'k8s.io/api/core/v1.ScaleIOPersistentVolumeSource',
    get fields() {
        return [
            ['gateway', 'string', 0],
            ['system', 'string', 0],
            ['secretRef', SecretReference, 4],
            ['sslEnabled', 'bool', 8],
            ['protectionDomain', 'string', 8],
            ['storagePool', 'string', 8],
            ['storageMode', 'string', 8],
            ['volumeName', 'string', 8],
            ['fsType', 'string', 8],
            ['readOnly', 'bool', 8],
        ];
    },
};
export const StorageOSVolumeSource = {
    type: 'k8s.io/api/core/v1.StorageOSVolumeSource',
    get fields() {
        return [
            ['volumeName', 'string', 8],
            ['volumeNamespace', 'string', 8],
            ['fsType', 'string', 8],
            ['readOnly', 'bool', 8],
            ['secretRef', LocalObjectReference, 12],
        ];
    },
};
export const StorageOSPersistentVolumeSource = {
    type: 'k8s.io/api/core/v1.StorageOSPersistentVolumeSource',
    get fields() {
        return [
            ['volumeName', 'string', 8],
            ['volumeNamespace', 'string', 8],
            ['fsType', 'string', 8],
            ['readOnly', 'bool', 8],
            ['secretRef', ObjectReference, 12],
        ];
    },
};
export const ConfigMapVolumeSource = {
    type: 'k8s.io/api/core/v1.ConfigMapVolumeSource',
    get fields() {
        return [
            ['', LocalObjectReference, 32],
            ['items', KeyToPath, 9],
            ['defaultMode', 'int32', 12],
            ['optional', 'bool', 12],
            ['defaultUser', 'int64', 12],
        ];
    },
};
export const ConfigMapProjection = {
    type: 'k8s.io/api/core/v1.ConfigMapProjection',
    get fields() {
        return [
            ['', LocalObjectReference, 32],
            ['items', KeyToPath, 9],
            ['optional', 'bool', 12],
        ];
    },
};
export const ServiceAccountTokenProjection = {
    type: 'k8s.io/api/core/v1.ServiceAccountTokenProjection',
    get fields() {
        return [
            ['audience', 'string', 8],
            ['expirationSeconds', 'int64', 12],
            ['path', 'string', 0],
            ['user', 'int64', 12],
        ];
    },
};
export const ClusterTrustBundleProjection = {
    type: 'k8s.io/api/core/v1.ClusterTrustBundleProjection',
    get fields() {
        return [
            ['name', 'string', 12],
            ['signerName', 'string', 12],
            ['labelSelector', metav1.LabelSelector, 12],
            ['optional', 'bool', 12],
            ['path', 'string', 0],
            ['user', 'int64', 12],
        ];
    },
};
export const PodCertificateProjection = {
    type: 'k8s.io/api/core/v1.PodCertificateProjection',
    get fields() {
        return [
            ['signerName', 'string', 8],
            ['keyType', 'string', 8],
            ['maxExpirationSeconds', 'int32', 12],
            ['credentialBundlePath', 'string', 8],
            ['keyPath', 'string', 8],
            ['certificateChainPath', 'string', 8],
            ['userAnnotations', 'string', 10],
            ['user', 'int64', 12],
        ];
    },
};
export const ProjectedVolumeSource = {
    type: 'k8s.io/api/core/v1.ProjectedVolumeSource',
    get fields() {
        return [
            ['sources', VolumeProjection, 1],
            ['defaultMode', 'int32', 12],
            ['defaultUser', 'int64', 12],
        ];
    },
};
export const VolumeProjection = {
    type: 'k8s.io/api/core/v1.VolumeProjection',
    get fields() {
        return [
            ['secret', SecretProjection, 12],
            ['downwardAPI', DownwardAPIProjection, 12],
            ['configMap', ConfigMapProjection, 12],
            ['serviceAccountToken', ServiceAccountTokenProjection, 12],
            ['clusterTrustBundle', ClusterTrustBundleProjection, 12],
            ['podCertificate', PodCertificateProjection, 12],
        ];
    },
};
export const KeyToPath = {
    type: 'k8s.io/api/core/v1.KeyToPath',
    get fields() {
        return [
            ['key', 'string', 0],
            ['path', 'string', 0],
            ['mode', 'int32', 12],
            ['user', 'int64', 12],
        ];
    },
};
export const LocalVolumeSource = {
    type: 'k8s.io/api/core/v1.LocalVolumeSource',
    get fields() {
        return [
            ['path', 'string', 0],
            ['fsType', 'string', 12],
        ];
    },
};
export const CSIPersistentVolumeSource = {
    type: 'k8s.io/api/core/v1.CSIPersistentVolumeSource',
    get fields() {
        return [
            ['driver', 'string', 0],
            ['volumeHandle', 'string', 0],
            ['readOnly', 'bool', 8],
            ['fsType', 'string', 8],
            ['volumeAttributes', 'string', 10],
            ['controllerPublishSecretRef', SecretReference, 12],
            ['nodeStageSecretRef', SecretReference, 12],
            ['nodePublishSecretRef', SecretReference, 12],
            ['controllerExpandSecretRef', SecretReference, 12],
            ['nodeExpandSecretRef', SecretReference, 12],
        ];
    },
};
export const CSIVolumeSource = {
    type: 'k8s.io/api/core/v1.CSIVolumeSource',
    get fields() {
        return [
            ['driver', 'string', 0],
            ['readOnly', 'bool', 12],
            ['fsType', 'string', 12],
            ['volumeAttributes', 'string', 10],
            ['nodePublishSecretRef', LocalObjectReference, 12],
        ];
    },
};
export const EphemeralVolumeSource = {
    type: 'k8s.io/api/core/v1.EphemeralVolumeSource',
    get fields() {
        return [
            ['volumeClaimTemplate', PersistentVolumeClaimTemplate, 12],
        ];
    },
};
export const PersistentVolumeClaimTemplate = {
    type: 'k8s.io/api/core/v1.PersistentVolumeClaimTemplate',
    get fields() {
        return [
            ['metadata', metav1.ObjectMeta, 8],
            ['spec', PersistentVolumeClaimSpec, 0],
        ];
    },
};
export const ContainerPort = {
    type: 'k8s.io/api/core/v1.ContainerPort',
    get fields() {
        return [
            ['name', 'string', 8],
            ['hostPort', 'int32', 8],
            ['containerPort', 'int32', 0],
            ['protocol', 'v1.Protocol', 8],
            ['hostIP', 'string', 8],
        ];
    },
};
export const VolumeMount = {
    type: 'k8s.io/api/core/v1.VolumeMount',
    get fields() {
        return [
            ['name', 'string', 0],
            ['readOnly', 'bool', 8],
            ['recursiveReadOnly', 'v1.RecursiveReadOnlyMode', 12],
            ['mountPath', 'string', 0],
            ['subPath', 'string', 8],
            ['mountPropagation', 'v1.MountPropagationMode', 12],
            ['subPathExpr', 'string', 8],
            ['bindMountOptions', 'string', 9, { merge: 'set' }],
        ];
    },
};
export const VolumeDevice = {
    type: 'k8s.io/api/core/v1.VolumeDevice',
    get fields() {
        return [
            ['name', 'string', 0],
            ['devicePath', 'string', 0],
        ];
    },
};
export const EnvVar = {
    type: 'k8s.io/api/core/v1.EnvVar',
    get fields() {
        return [
            ['name', 'string', 0],
            ['value', 'string', 8],
            ['valueFrom', EnvVarSource, 12],
        ];
    },
};
export const EnvVarSource = {
    type: 'k8s.io/api/core/v1.EnvVarSource',
    get fields() {
        return [
            ['fieldRef', ObjectFieldSelector, 12],
            ['resourceFieldRef', ResourceFieldSelector, 12],
            ['configMapKeyRef', ConfigMapKeySelector, 12],
            ['secretKeyRef', SecretKeySelector, 12],
            ['fileKeyRef', FileKeySelector, 12],
        ];
    },
};
export const FileKeySelector = {
    type: 'k8s.io/api/core/v1.FileKeySelector',
    get fields() {
        return [
            ['volumeName', 'string', 0],
            ['path', 'string', 0],
            ['key', 'string', 0],
            ['optional', 'bool', 12],
        ];
    },
};
export const ObjectFieldSelector = {
    type: 'k8s.io/api/core/v1.ObjectFieldSelector',
    get fields() {
        return [
            ['apiVersion', 'string', 8],
            ['fieldPath', 'string', 0],
        ];
    },
};
export const ResourceFieldSelector = {
    type: 'k8s.io/api/core/v1.ResourceFieldSelector',
    get fields() {
        return [
            ['containerName', 'string', 8],
            ['resource', 'string', 0],
            ['divisor', '@resource.Quantity', 8],
        ];
    },
};
export const ConfigMapKeySelector = {
    type: 'k8s.io/api/core/v1.ConfigMapKeySelector',
    get fields() {
        return [
            ['', LocalObjectReference, 32],
            ['key', 'string', 0],
            ['optional', 'bool', 12],
        ];
    },
};
export const SecretKeySelector = {
    type: 'k8s.io/api/core/v1.SecretKeySelector',
    get fields() {
        return [
            ['', LocalObjectReference, 32],
            ['key', 'string', 0],
            ['optional', 'bool', 12],
        ];
    },
};
export const EnvFromSource = {
    type: 'k8s.io/api/core/v1.EnvFromSource',
    get fields() {
        return [
            ['prefix', 'string', 8],
            ['configMapRef', ConfigMapEnvSource, 12],
            ['secretRef', SecretEnvSource, 12],
        ];
    },
};
export const ConfigMapEnvSource = {
    type: 'k8s.io/api/core/v1.ConfigMapEnvSource',
    get fields() {
        return [
            ['', LocalObjectReference, 32],
            ['optional', 'bool', 12],
        ];
    },
};
export const SecretEnvSource = {
    type: 'k8s.io/api/core/v1.SecretEnvSource',
    get fields() {
        return [
            ['', LocalObjectReference, 32],
            ['optional', 'bool', 12],
        ];
    },
};
export const HTTPHeader = {
    type: 'k8s.io/api/core/v1.HTTPHeader',
    get fields() {
        return [
            ['name', 'string', 0],
            ['value', 'string', 0],
        ];
    },
};
export const HTTPGetAction = {
    type: 'k8s.io/api/core/v1.HTTPGetAction',
    get fields() {
        return [
            ['path', 'string', 8],
            ['port', '@intstr.IntOrString', 0],
            ['host', 'string', 8],
            ['scheme', 'v1.URIScheme', 8],
            ['httpHeaders', HTTPHeader, 9],
            ['protocol', 'v1.HTTPProtocol', 12],
        ];
    },
};
export const TCPSocketAction = {
    type: 'k8s.io/api/core/v1.TCPSocketAction',
    get fields() {
        return [
            ['port', '@intstr.IntOrString', 0],
            ['host', 'string', 8],
        ];
    },
};
export const GRPCAction = {
    type: 'k8s.io/api/core/v1.GRPCAction',
    get fields() {
        return [
            ['port', 'int32', 0],
            ['service', 'string', 4],
            ['mode', 'v1.GRPCProbeMode', 12],
        ];
    },
};
export const ExecAction = {
    type: 'k8s.io/api/core/v1.ExecAction',
    get fields() {
        return [
            ['command', 'string', 9],
        ];
    },
};
export const SleepAction = {
    type: 'k8s.io/api/core/v1.SleepAction',
    get fields() {
        return [
            ['seconds', 'int64', 0],
        ];
    },
};
export const Probe = {
    type: 'k8s.io/api/core/v1.Probe',
    get fields() {
        return [
            ['', ProbeHandler, 32],
            ['initialDelaySeconds', 'int32', 8],
            ['timeoutSeconds', 'int32', 8],
            ['periodSeconds', 'int32', 8],
            ['successThreshold', 'int32', 8],
            ['failureThreshold', 'int32', 8],
            ['terminationGracePeriodSeconds', 'int64', 12],
        ];
    },
};
export const ContainerResizePolicy = {
    type: 'k8s.io/api/core/v1.ContainerResizePolicy',
    get fields() {
        return [
            ['resourceName', 'v1.ResourceName', 0],
            ['restartPolicy', 'v1.ResourceResizeRestartPolicy', 0],
        ];
    },
};
export const Capabilities = {
    type: 'k8s.io/api/core/v1.Capabilities',
    get fields() {
        return [
            ['add', 'v1.Capability', 9],
            ['drop', 'v1.Capability', 9],
        ];
    },
};
export const ResourceRequirements = {
    type: 'k8s.io/api/core/v1.ResourceRequirements',
    get fields() {
        return [
            ['limits', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['requests', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['claims', ResourceClaim, 9, { merge: 'map', keys: ['name'] }],
        ];
    },
};
export const VolumeResourceRequirements = {
    type: 'k8s.io/api/core/v1.VolumeResourceRequirements',
    get fields() {
        return [
            ['limits', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['requests', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
        ];
    },
};
export const ResourceClaim = {
    type: 'k8s.io/api/core/v1.ResourceClaim',
    get fields() {
        return [
            ['name', 'string', 0],
            ['request', 'string', 8],
        ];
    },
};
export const Container = {
    type: 'k8s.io/api/core/v1.Container',
    get fields() {
        return [
            ['name', 'string', 0],
            ['image', 'string', 8],
            ['command', 'string', 9],
            ['args', 'string', 9],
            ['workingDir', 'string', 8],
            ['ports', ContainerPort, 9, { patch: 'merge', patchKey: 'containerPort', merge: 'map', keys: ['containerPort', 'protocol'] }],
            ['envFrom', EnvFromSource, 9],
            ['env', EnvVar, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['resources', ResourceRequirements, 8],
            ['resizePolicy', ContainerResizePolicy, 9],
            ['restartPolicy', 'v1.ContainerRestartPolicy', 12],
            ['restartPolicyRules', ContainerRestartRule, 9],
            ['volumeMounts', VolumeMount, 9, { patch: 'merge', patchKey: 'mountPath', merge: 'map', keys: ['mountPath'] }],
            ['volumeDevices', VolumeDevice, 9, { patch: 'merge', patchKey: 'devicePath', merge: 'map', keys: ['devicePath'] }],
            ['livenessProbe', Probe, 12],
            ['readinessProbe', Probe, 12],
            ['startupProbe', Probe, 12],
            ['lifecycle', Lifecycle, 12],
            ['terminationMessagePath', 'string', 8],
            ['terminationMessagePolicy', 'v1.TerminationMessagePolicy', 8],
            ['imagePullPolicy', 'v1.PullPolicy', 8],
            ['securityContext', SecurityContext, 12],
            ['stdin', 'bool', 8],
            ['stdinOnce', 'bool', 8],
            ['tty', 'bool', 8],
        ];
    },
};
export const ProbeHandler = {
    type: 'k8s.io/api/core/v1.ProbeHandler',
    get fields() {
        return [
            ['exec', ExecAction, 12],
            ['httpGet', HTTPGetAction, 12],
            ['tcpSocket', TCPSocketAction, 12],
            ['grpc', GRPCAction, 12],
        ];
    },
};
export const LifecycleHandler = {
    type: 'k8s.io/api/core/v1.LifecycleHandler',
    get fields() {
        return [
            ['exec', ExecAction, 12],
            ['httpGet', HTTPGetAction, 12],
            ['tcpSocket', TCPSocketAction, 12],
            ['sleep', SleepAction, 12],
        ];
    },
};
export const Lifecycle = {
    type: 'k8s.io/api/core/v1.Lifecycle',
    get fields() {
        return [
            ['postStart', LifecycleHandler, 12],
            ['preStop', LifecycleHandler, 12],
            ['stopSignal', 'v1.Signal', 12],
        ];
    },
};
export const ContainerStateWaiting = {
    type: 'k8s.io/api/core/v1.ContainerStateWaiting',
    get fields() {
        return [
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const ContainerStateRunning = {
    type: 'k8s.io/api/core/v1.ContainerStateRunning',
    get fields() {
        return [
            ['startedAt', '@v1.Time', 8],
        ];
    },
};
export const ContainerStateTerminated = {
    type: 'k8s.io/api/core/v1.ContainerStateTerminated',
    get fields() {
        return [
            ['exitCode', 'int32', 0],
            ['signal', 'int32', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
            ['startedAt', '@v1.Time', 8],
            ['finishedAt', '@v1.Time', 8],
            ['containerID', 'string', 8],
        ];
    },
};
export const ContainerState = {
    type: 'k8s.io/api/core/v1.ContainerState',
    get fields() {
        return [
            ['waiting', ContainerStateWaiting, 12],
            ['running', ContainerStateRunning, 12],
            ['terminated', ContainerStateTerminated, 12],
        ];
    },
};
export const ContainerStatus = {
    type: 'k8s.io/api/core/v1.ContainerStatus',
    get fields() {
        return [
            ['name', 'string', 0],
            ['state', ContainerState, 8],
            ['lastState', ContainerState, 8],
            ['ready', 'bool', 0],
            ['restartCount', 'int32', 0],
            ['image', 'string', 0],
            ['imageID', 'string', 0],
            ['containerID', 'string', 8],
            ['started', 'bool', 12],
            ['allocatedResources', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['resources', ResourceRequirements, 12],
            ['volumeMounts', VolumeMountStatus, 9, { patch: 'merge', patchKey: 'mountPath', merge: 'map', keys: ['mountPath'] }],
            ['user', ContainerUser, 12],
            ['allocatedResourcesStatus', ResourceStatus, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['stopSignal', 'v1.Signal', 12],
        ];
    },
};
export const ResourceStatus = {
    type: 'k8s.io/api/core/v1.ResourceStatus',
    get fields() {
        return [
            ['name', 'v1.ResourceName', 0],
            ['resources', ResourceHealth, 9, { merge: 'map', keys: ['resourceID'] }],
        ];
    },
};
export const ResourceHealth = {
    type: 'k8s.io/api/core/v1.ResourceHealth',
    get fields() {
        return [
            ['resourceID', 'v1.ResourceID', 0],
            ['health', 'v1.ResourceHealthStatus', 8],
            ['message', 'string', 12],
        ];
    },
};
export const ContainerUser = {
    type: 'k8s.io/api/core/v1.ContainerUser',
    get fields() {
        return [
            ['linux', LinuxContainerUser, 12],
        ];
    },
};
export const LinuxContainerUser = {
    type: 'k8s.io/api/core/v1.LinuxContainerUser',
    get fields() {
        return [
            ['uid', 'int64', 0],
            ['gid', 'int64', 0],
            ['supplementalGroups', 'int64', 9],
        ];
    },
};
export const PodCondition = {
    type: 'k8s.io/api/core/v1.PodCondition',
    get fields() {
        return [
            ['type', 'v1.PodConditionType', 0],
            ['observedGeneration', 'int64', 8],
            ['status', 'v1.ConditionStatus', 0],
            ['lastProbeTime', '@v1.Time', 8],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const VolumeMountStatus = {
    type: 'k8s.io/api/core/v1.VolumeMountStatus',
    get fields() {
        return [
            ['name', 'string', 0],
            ['mountPath', 'string', 0],
            ['readOnly', 'bool', 8],
            ['recursiveReadOnly', 'v1.RecursiveReadOnlyMode', 12],
            ['volumeStatus', VolumeStatus, 12],
        ];
    },
};
export const VolumeStatus = {
    type: 'k8s.io/api/core/v1.VolumeStatus',
    get fields() {
        return [
            ['image', ImageVolumeStatus, 12],
        ];
    },
};
export const ImageVolumeStatus = {
    type: 'k8s.io/api/core/v1.ImageVolumeStatus',
    get fields() {
        return [
            ['imageRef', 'string', 8],
        ];
    },
};
export const ContainerRestartRule = {
    type: 'k8s.io/api/core/v1.ContainerRestartRule',
    get fields() {
        return [
            ['action', 'v1.ContainerRestartRuleAction', 8],
            ['exitCodes', ContainerRestartRuleOnExitCodes, 12],
        ];
    },
};
export const ContainerRestartRuleOnExitCodes = {
    type: 'k8s.io/api/core/v1.ContainerRestartRuleOnExitCodes',
    get fields() {
        return [
            ['operator', 'v1.ContainerRestartRuleOnExitCodesOperator', 8],
            ['values', 'int32', 9, { merge: 'set' }],
        ];
    },
};
export const NodeSelector = {
    type: 'k8s.io/api/core/v1.NodeSelector',
    get fields() {
        return [
            ['nodeSelectorTerms', NodeSelectorTerm, 1],
        ];
    },
};
export const NodeSelectorTerm = {
    type: 'k8s.io/api/core/v1.NodeSelectorTerm',
    get fields() {
        return [
            ['matchExpressions', NodeSelectorRequirement, 9],
            ['matchFields', NodeSelectorRequirement, 9],
        ];
    },
};
export const NodeSelectorRequirement = {
    type: 'k8s.io/api/core/v1.NodeSelectorRequirement',
    get fields() {
        return [
            ['key', 'string', 0],
            ['operator', 'v1.NodeSelectorOperator', 0],
            ['values', 'string', 9],
        ];
    },
};
export const TopologySelectorTerm = {
    type: 'k8s.io/api/core/v1.TopologySelectorTerm',
    get fields() {
        return [
            ['matchLabelExpressions', TopologySelectorLabelRequirement, 9],
        ];
    },
};
export const TopologySelectorLabelRequirement = {
    type: 'k8s.io/api/core/v1.TopologySelectorLabelRequirement',
    get fields() {
        return [
            ['key', 'string', 0],
            ['values', 'string', 1],
        ];
    },
};
export const Affinity = {
    type: 'k8s.io/api/core/v1.Affinity',
    get fields() {
        return [
            ['nodeAffinity', NodeAffinity, 12],
            ['podAffinity', PodAffinity, 12],
            ['podAntiAffinity', PodAntiAffinity, 12],
        ];
    },
};
export const PodAffinity = {
    type: 'k8s.io/api/core/v1.PodAffinity',
    get fields() {
        return [
            ['requiredDuringSchedulingIgnoredDuringExecution', PodAffinityTerm, 9],
            ['preferredDuringSchedulingIgnoredDuringExecution', WeightedPodAffinityTerm, 9],
        ];
    },
};
export const PodAntiAffinity = {
    type: 'k8s.io/api/core/v1.PodAntiAffinity',
    get fields() {
        return [
            ['requiredDuringSchedulingIgnoredDuringExecution', PodAffinityTerm, 9],
            ['preferredDuringSchedulingIgnoredDuringExecution', WeightedPodAffinityTerm, 9],
        ];
    },
};
export const WeightedPodAffinityTerm = {
    type: 'k8s.io/api/core/v1.WeightedPodAffinityTerm',
    get fields() {
        return [
            ['weight', 'int32', 0],
            ['podAffinityTerm', PodAffinityTerm, 0],
        ];
    },
};
export const PodAffinityTerm = {
    type: 'k8s.io/api/core/v1.PodAffinityTerm',
    get fields() {
        return [
            ['labelSelector', metav1.LabelSelector, 12],
            ['namespaces', 'string', 9],
            ['topologyKey', 'string', 0],
            ['namespaceSelector', metav1.LabelSelector, 12],
            ['matchLabelKeys', 'string', 9],
            ['mismatchLabelKeys', 'string', 9],
        ];
    },
};
export const NodeAffinity = {
    type: 'k8s.io/api/core/v1.NodeAffinity',
    get fields() {
        return [
            ['requiredDuringSchedulingIgnoredDuringExecution', NodeSelector, 12],
            ['preferredDuringSchedulingIgnoredDuringExecution', PreferredSchedulingTerm, 9],
        ];
    },
};
export const PreferredSchedulingTerm = {
    type: 'k8s.io/api/core/v1.PreferredSchedulingTerm',
    get fields() {
        return [
            ['weight', 'int32', 0],
            ['preference', NodeSelectorTerm, 0],
        ];
    },
};
export const Taint = {
    type: 'k8s.io/api/core/v1.Taint',
    get fields() {
        return [
            ['key', 'string', 0],
            ['value', 'string', 8],
            ['effect', 'v1.TaintEffect', 0],
            ['timeAdded', '@v1.Time', 12],
        ];
    },
};
export const Toleration = {
    type: 'k8s.io/api/core/v1.Toleration',
    get fields() {
        return [
            ['key', 'string', 8],
            ['operator', 'v1.TolerationOperator', 8],
            ['value', 'string', 8],
            ['effect', 'v1.TaintEffect', 8],
            ['tolerationSeconds', 'int64', 12],
        ];
    },
};
export const PodReadinessGate = {
    type: 'k8s.io/api/core/v1.PodReadinessGate',
    get fields() {
        return [
            ['conditionType', 'v1.PodConditionType', 0],
        ];
    },
};
export const PodSpec = {
    type: 'k8s.io/api/core/v1.PodSpec',
    get fields() {
        return [
            ['volumes', Volume, 9, { patch: 'merge,retainKeys', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['initContainers', Container, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['containers', Container, 1, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['ephemeralContainers', EphemeralContainer, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['restartPolicy', 'v1.RestartPolicy', 8],
            ['terminationGracePeriodSeconds', 'int64', 12],
            ['activeDeadlineSeconds', 'int64', 12],
            ['dnsPolicy', 'v1.DNSPolicy', 8],
            ['nodeSelector', 'string', 10, { merge: 'atomic' }],
            ['serviceAccountName', 'string', 8],
            ['serviceAccount', 'string', 8],
            ['automountServiceAccountToken', 'bool', 12],
            ['nodeName', 'string', 8],
            ['hostNetwork', 'bool', 8],
            ['hostPID', 'bool', 8],
            ['hostIPC', 'bool', 8],
            ['shareProcessNamespace', 'bool', 12],
            ['securityContext', PodSecurityContext, 12],
            ['imagePullSecrets', LocalObjectReference, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['hostname', 'string', 8],
            ['subdomain', 'string', 8],
            ['affinity', Affinity, 12],
            ['schedulerName', 'string', 8],
            ['tolerations', Toleration, 9],
            ['hostAliases', HostAlias, 9, { patch: 'merge', patchKey: 'ip', merge: 'map', keys: ['ip'] }],
            ['priorityClassName', 'string', 8],
            ['priority', 'int32', 12],
            ['dnsConfig', PodDNSConfig, 12],
            ['readinessGates', PodReadinessGate, 9],
            ['runtimeClassName', 'string', 12],
            ['enableServiceLinks', 'bool', 12],
            ['preemptionPolicy', 'v1.PreemptionPolicy', 12],
            ['overhead', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['topologySpreadConstraints', TopologySpreadConstraint, 9, { patch: 'merge', patchKey: 'topologyKey', merge: 'map', keys: ['topologyKey', 'whenUnsatisfiable'] }],
            ['setHostnameAsFQDN', 'bool', 12],
            ['os', PodOS, 12],
            ['hostUsers', 'bool', 12],
            ['schedulingGates', PodSchedulingGate, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['resourceClaims', PodResourceClaim, 9, { patch: 'merge,retainKeys', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['resources', ResourceRequirements, 12],
            ['hostnameOverride', 'string', 12],
            ['schedulingGroup', PodSchedulingGroup, 12],
            ['evictionResponders', EvictionResponder, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
        ];
    },
};
export const PodResourceClaim = {
    type: 'k8s.io/api/core/v1.PodResourceClaim',
    get fields() {
        return [
            ['name', 'string', 0],
            ['resourceClaimName', 'string', 12],
            ['resourceClaimTemplateName', 'string', 12],
        ];
    },
};
export const PodResourceClaimStatus = {
    type: 'k8s.io/api/core/v1.PodResourceClaimStatus',
    get fields() {
        return [
            ['name', 'string', 0],
            ['resourceClaimName', 'string', 12],
        ];
    },
};
export const PodExtendedResourceClaimStatus = {
    type: 'k8s.io/api/core/v1.PodExtendedResourceClaimStatus',
    get fields() {
        return [
            ['requestMappings', ContainerExtendedResourceRequest, 1],
            ['resourceClaimName', 'string', 0],
        ];
    },
};
export const ContainerExtendedResourceRequest = {
    type: 'k8s.io/api/core/v1.ContainerExtendedResourceRequest',
    get fields() {
        return [
            ['containerName', 'string', 0],
            ['resourceName', 'string', 0],
            ['requestName', 'string', 0],
        ];
    },
};
export const PodOS = {
    type: 'k8s.io/api/core/v1.PodOS',
    get fields() {
        return [
            ['name', 'v1.OSName', 0],
        ];
    },
};
export const PodSchedulingGate = {
    type: 'k8s.io/api/core/v1.PodSchedulingGate',
    get fields() {
        return [
            ['name', 'string', 0],
        ];
    },
};
export const PodSchedulingGroup = {
    type: 'k8s.io/api/core/v1.PodSchedulingGroup',
    get fields() {
        return [
            ['podGroupName', 'string', 12],
        ];
    },
};
export const TopologySpreadConstraint = {
    type: 'k8s.io/api/core/v1.TopologySpreadConstraint',
    get fields() {
        return [
            ['maxSkew', 'int32', 0],
            ['topologyKey', 'string', 0],
            ['whenUnsatisfiable', 'v1.UnsatisfiableConstraintAction', 0],
            ['labelSelector', metav1.LabelSelector, 12],
            ['minDomains', 'int32', 12],
            ['nodeAffinityPolicy', 'v1.NodeInclusionPolicy', 12],
            ['nodeTaintsPolicy', 'v1.NodeInclusionPolicy', 12],
            ['matchLabelKeys', 'string', 9],
        ];
    },
};
export const HostAlias = {
    type: 'k8s.io/api/core/v1.HostAlias',
    get fields() {
        return [
            ['ip', 'string', 0],
            ['hostnames', 'string', 9],
        ];
    },
};
export const PodSecurityContext = {
    type: 'k8s.io/api/core/v1.PodSecurityContext',
    get fields() {
        return [
            ['seLinuxOptions', SELinuxOptions, 12],
            ['windowsOptions', WindowsSecurityContextOptions, 12],
            ['runAsUser', 'int64', 12],
            ['runAsGroup', 'int64', 12],
            ['runAsNonRoot', 'bool', 12],
            ['supplementalGroups', 'int64', 9],
            ['supplementalGroupsPolicy', 'v1.SupplementalGroupsPolicy', 12],
            ['fsGroup', 'int64', 12],
            ['sysctls', Sysctl, 9],
            ['fsGroupChangePolicy', 'v1.PodFSGroupChangePolicy', 12],
            ['seccompProfile', SeccompProfile, 12],
            ['appArmorProfile', AppArmorProfile, 12],
            ['seLinuxChangePolicy', 'v1.PodSELinuxChangePolicy', 12],
        ];
    },
};
export const SeccompProfile = {
    type: 'k8s.io/api/core/v1.SeccompProfile',
    get fields() {
        return [
            ['type', 'v1.SeccompProfileType', 0],
            ['localhostProfile', 'string', 12],
        ];
    },
};
export const AppArmorProfile = {
    type: 'k8s.io/api/core/v1.AppArmorProfile',
    get fields() {
        return [
            ['type', 'v1.AppArmorProfileType', 0],
            ['localhostProfile', 'string', 12],
        ];
    },
};
export const PodDNSConfig = {
    type: 'k8s.io/api/core/v1.PodDNSConfig',
    get fields() {
        return [
            ['nameservers', 'string', 9],
            ['searches', 'string', 9],
            ['options', PodDNSConfigOption, 9],
        ];
    },
};
export const PodDNSConfigOption = {
    type: 'k8s.io/api/core/v1.PodDNSConfigOption',
    get fields() {
        return [
            ['name', 'string', 8],
            ['value', 'string', 12],
        ];
    },
};
export const PodIP = {
    type: 'k8s.io/api/core/v1.PodIP',
    get fields() {
        return [
            ['ip', 'string', 0],
        ];
    },
};
export const HostIP = {
    type: 'k8s.io/api/core/v1.HostIP',
    get fields() {
        return [
            ['ip', 'string', 0],
        ];
    },
};
export const EphemeralContainerCommon = {
    type: 'k8s.io/api/core/v1.EphemeralContainerCommon',
    get fields() {
        return [
            ['name', 'string', 0],
            ['image', 'string', 8],
            ['command', 'string', 9],
            ['args', 'string', 9],
            ['workingDir', 'string', 8],
            ['ports', ContainerPort, 9, { patch: 'merge', patchKey: 'containerPort', merge: 'map', keys: ['containerPort', 'protocol'] }],
            ['envFrom', EnvFromSource, 9],
            ['env', EnvVar, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['resources', ResourceRequirements, 8],
            ['resizePolicy', ContainerResizePolicy, 9],
            ['restartPolicy', 'v1.ContainerRestartPolicy', 12],
            ['restartPolicyRules', ContainerRestartRule, 9],
            ['volumeMounts', VolumeMount, 9, { patch: 'merge', patchKey: 'mountPath', merge: 'map', keys: ['mountPath'] }],
            ['volumeDevices', VolumeDevice, 9, { patch: 'merge', patchKey: 'devicePath', merge: 'map', keys: ['devicePath'] }],
            ['livenessProbe', Probe, 12],
            ['readinessProbe', Probe, 12],
            ['startupProbe', Probe, 12],
            ['lifecycle', Lifecycle, 12],
            ['terminationMessagePath', 'string', 8],
            ['terminationMessagePolicy', 'v1.TerminationMessagePolicy', 8],
            ['imagePullPolicy', 'v1.PullPolicy', 8],
            ['securityContext', SecurityContext, 12],
            ['stdin', 'bool', 8],
            ['stdinOnce', 'bool', 8],
            ['tty', 'bool', 8],
        ];
    },
};
export const EphemeralContainer = {
    type: 'k8s.io/api/core/v1.EphemeralContainer',
    get fields() {
        return [
            ['', EphemeralContainerCommon, 32],
            ['targetContainerName', 'string', 8],
        ];
    },
};
export const EvictionResponder = {
    type: 'k8s.io/api/core/v1.EvictionResponder',
    get fields() {
        return [
            ['name', 'string', 0],
            ['priority', 'int32', 4],
        ];
    },
};
export const PodStatus = {
    type: 'k8s.io/api/core/v1.PodStatus',
    get fields() {
        return [
            ['observedGeneration', 'int64', 8],
            ['phase', 'v1.PodPhase', 8],
            ['conditions', PodCondition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['message', 'string', 8],
            ['reason', 'string', 8],
            ['nominatedNodeName', 'string', 8],
            ['hostIP', 'string', 8],
            ['hostIPs', HostIP, 9, { patch: 'merge', patchKey: 'ip' }],
            ['podIP', 'string', 8],
            ['podIPs', PodIP, 9, { patch: 'merge', patchKey: 'ip', merge: 'map', keys: ['ip'] }],
            ['startTime', '@v1.Time', 12],
            ['initContainerStatuses', ContainerStatus, 9],
            ['containerStatuses', ContainerStatus, 9],
            ['qosClass', 'v1.PodQOSClass', 8],
            ['ephemeralContainerStatuses', ContainerStatus, 9],
            ['resize', 'v1.PodResizeStatus', 8],
            ['resourceClaimStatuses', PodResourceClaimStatus, 9, { patch: 'merge,retainKeys', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['extendedResourceClaimStatus', PodExtendedResourceClaimStatus, 12],
            ['allocatedResources', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['resources', ResourceRequirements, 12],
            ['nodeAllocatableResourceClaimStatuses', NodeAllocatableResourceClaimStatus, 9, { patch: 'merge', patchKey: 'resourceClaimName', merge: 'map', keys: ['resourceClaimName'] }],
            ['volumeHealth', PodVolumeHealth, 9, { merge: 'map', keys: ['name'] }],
        ];
    },
};
export const PodTemplateSpec = {
    type: 'k8s.io/api/core/v1.PodTemplateSpec',
    get fields() {
        return [
            ['metadata', metav1.ObjectMeta, 8],
            ['spec', PodSpec, 8],
        ];
    },
};
export const ReplicationControllerSpec = {
    type: 'k8s.io/api/core/v1.ReplicationControllerSpec',
    get fields() {
        return [
            ['replicas', 'int32', 12],
            ['minReadySeconds', 'int32', 8],
            ['selector', 'string', 10, { merge: 'atomic' }],
            ['template', PodTemplateSpec, 12],
        ];
    },
};
export const ReplicationControllerStatus = {
    type: 'k8s.io/api/core/v1.ReplicationControllerStatus',
    get fields() {
        return [
            ['replicas', 'int32', 0],
            ['fullyLabeledReplicas', 'int32', 8],
            ['readyReplicas', 'int32', 8],
            ['availableReplicas', 'int32', 8],
            ['observedGeneration', 'int64', 8],
            ['conditions', ReplicationControllerCondition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
export const ReplicationControllerCondition = {
    type: 'k8s.io/api/core/v1.ReplicationControllerCondition',
    get fields() {
        return [
            ['type', 'v1.ReplicationControllerConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const SessionAffinityConfig = {
    type: 'k8s.io/api/core/v1.SessionAffinityConfig',
    get fields() {
        return [
            ['clientIP', ClientIPConfig, 12],
        ];
    },
};
export const ClientIPConfig = {
    type: 'k8s.io/api/core/v1.ClientIPConfig',
    get fields() {
        return [
            ['timeoutSeconds', 'int32', 12],
        ];
    },
};
export const ServiceStatus = {
    type: 'k8s.io/api/core/v1.ServiceStatus',
    get fields() {
        return [
            ['loadBalancer', LoadBalancerStatus, 8],
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
export const LoadBalancerStatus = {
    type: 'k8s.io/api/core/v1.LoadBalancerStatus',
    get fields() {
        return [
            ['ingress', LoadBalancerIngress, 9],
        ];
    },
};
export const LoadBalancerIngress = {
    type: 'k8s.io/api/core/v1.LoadBalancerIngress',
    get fields() {
        return [
            ['ip', 'string', 8],
            ['hostname', 'string', 8],
            ['ipMode', 'v1.LoadBalancerIPMode', 12],
            ['ports', PortStatus, 9],
        ];
    },
};
export const ServiceSpec = {
    type: 'k8s.io/api/core/v1.ServiceSpec',
    get fields() {
        return [
            ['ports', ServicePort, 9, { patch: 'merge', patchKey: 'port', merge: 'map', keys: ['port', 'protocol'] }],
            ['selector', 'string', 10, { merge: 'atomic' }],
            ['clusterIP', 'string', 8],
            ['clusterIPs', 'string', 9],
            ['type', 'v1.ServiceType', 8],
            ['externalIPs', 'string', 9],
            ['sessionAffinity', 'v1.ServiceAffinity', 8],
            ['loadBalancerIP', 'string', 8],
            ['loadBalancerSourceRanges', 'string', 9],
            ['externalName', 'string', 8],
            ['externalTrafficPolicy', 'v1.ServiceExternalTrafficPolicy', 8],
            ['healthCheckNodePort', 'int32', 8],
            ['publishNotReadyAddresses', 'bool', 8],
            ['sessionAffinityConfig', SessionAffinityConfig, 12],
            ['ipFamilies', 'v1.IPFamily', 9],
            ['ipFamilyPolicy', 'v1.IPFamilyPolicy', 12],
            ['allocateLoadBalancerNodePorts', 'bool', 12],
            ['loadBalancerClass', 'string', 12],
            ['internalTrafficPolicy', 'v1.ServiceInternalTrafficPolicy', 12],
            ['trafficDistribution', 'string', 12],
        ];
    },
};
export const ServicePort = {
    type: 'k8s.io/api/core/v1.ServicePort',
    get fields() {
        return [
            ['name', 'string', 8],
            ['protocol', 'v1.Protocol', 8],
            ['appProtocol', 'string', 12],
            ['port', 'int32', 0],
            ['targetPort', '@intstr.IntOrString', 8],
            ['nodePort', 'int32', 8],
        ];
    },
};
export const EndpointSubset = {
    type: 'k8s.io/api/core/v1.EndpointSubset',
    get fields() {
        return [
            ['addresses', EndpointAddress, 9],
            ['notReadyAddresses', EndpointAddress, 9],
            ['ports', EndpointPort, 9],
        ];
    },
};
export const EndpointAddress = {
    type: 'k8s.io/api/core/v1.EndpointAddress',
    get fields() {
        return [
            ['ip', 'string', 0],
            ['hostname', 'string', 8],
            ['nodeName', 'string', 12],
            ['targetRef', ObjectReference, 12],
        ];
    },
};
export const EndpointPort = {
    type: 'k8s.io/api/core/v1.EndpointPort',
    get fields() {
        return [
            ['name', 'string', 8],
            ['port', 'int32', 0],
            ['protocol', 'v1.Protocol', 8],
            ['appProtocol', 'string', 12],
        ];
    },
};
export const NodeSpec = {
    type: 'k8s.io/api/core/v1.NodeSpec',
    get fields() {
        return [
            ['podCIDR', 'string', 8],
            ['podCIDRs', 'string', 9, { patch: 'merge', merge: 'set' }],
            ['providerID', 'string', 8],
            ['unschedulable', 'bool', 8],
            ['taints', Taint, 9],
            ['configSource', NodeConfigSource, 12],
            ['externalID', 'string', 8],
            ['podPreemptionPolicy', NodePodPreemptionPolicy, 12],
        ];
    },
};
export const NodePodPreemptionPolicy = {
    type: 'k8s.io/api/core/v1.NodePodPreemptionPolicy',
    get fields() {
        return [
            ['disableResizePreemption', 'string', 9, { merge: 'set' }],
        ];
    },
};
export const NodeConfigSource = {
    type: 'k8s.io/api/core/v1.NodeConfigSource',
    get fields() {
        return [
            ['configMap', ConfigMapNodeConfigSource, 12],
        ];
    },
};
export const ConfigMapNodeConfigSource = {
    type: 'k8s.io/api/core/v1.ConfigMapNodeConfigSource',
    get fields() {
        return [
            ['namespace', 'string', 0],
            ['name', 'string', 0],
            ['uid', 'types.UID', 8],
            ['resourceVersion', 'string', 8],
            ['kubeletConfigKey', 'string', 0],
        ];
    },
};
export const DaemonEndpoint = {
    type: 'k8s.io/api/core/v1.DaemonEndpoint',
    get fields() {
        return [
            ['Port', 'int32', 0],
        ];
    },
};
export const NodeDaemonEndpoints = {
    type: 'k8s.io/api/core/v1.NodeDaemonEndpoints',
    get fields() {
        return [
            ['kubeletEndpoint', DaemonEndpoint, 8],
        ];
    },
};
export const NodeRuntimeHandlerFeatures = {
    type: 'k8s.io/api/core/v1.NodeRuntimeHandlerFeatures',
    get fields() {
        return [
            ['recursiveReadOnlyMounts', 'bool', 12],
            ['userNamespaces', 'bool', 12],
        ];
    },
};
export const NodeRuntimeHandler = {
    type: 'k8s.io/api/core/v1.NodeRuntimeHandler',
    get fields() {
        return [
            ['name', 'string', 0],
            ['features', NodeRuntimeHandlerFeatures, 12],
        ];
    },
};
export const NodeFeatures = {
    type: 'k8s.io/api/core/v1.NodeFeatures',
    get fields() {
        return [
            ['supplementalGroupsPolicy', 'bool', 12],
        ];
    },
};
export const NodeSystemInfo = {
    type: 'k8s.io/api/core/v1.NodeSystemInfo',
    get fields() {
        return [
            ['machineID', 'string', 0],
            ['systemUUID', 'string', 0],
            ['bootID', 'string', 0],
            ['kernelVersion', 'string', 0],
            ['osImage', 'string', 0],
            ['containerRuntimeVersion', 'string', 0],
            ['kubeletVersion', 'string', 0],
            ['kubeProxyVersion', 'string', 0],
            ['operatingSystem', 'string', 0],
            ['architecture', 'string', 0],
            ['swap', NodeSwapStatus, 12],
            ['runningInUserNamespace', 'bool', 12],
        ];
    },
};
export const NodeSwapStatus = {
    type: 'k8s.io/api/core/v1.NodeSwapStatus',
    get fields() {
        return [
            ['capacity', 'int64', 12],
        ];
    },
};
export const NodeConfigStatus = {
    type: 'k8s.io/api/core/v1.NodeConfigStatus',
    get fields() {
        return [
            ['assigned', NodeConfigSource, 12],
            ['active', NodeConfigSource, 12],
            ['lastKnownGood', NodeConfigSource, 12],
            ['error', 'string', 8],
        ];
    },
};
export const NodeStatus = {
    type: 'k8s.io/api/core/v1.NodeStatus',
    get fields() {
        return [
            ['capacity', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['allocatable', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['phase', 'v1.NodePhase', 8],
            ['conditions', NodeCondition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['addresses', NodeAddress, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['daemonEndpoints', NodeDaemonEndpoints, 8],
            ['nodeInfo', NodeSystemInfo, 8],
            ['images', ContainerImage, 9],
            ['volumesInUse', 'v1.UniqueVolumeName', 9],
            ['volumesAttached', AttachedVolume, 9],
            ['config', NodeConfigStatus, 12],
            ['runtimeHandlers', NodeRuntimeHandler, 9],
            ['features', NodeFeatures, 12],
            ['declaredFeatures', 'string', 9],
        ];
    },
};
export const AttachedVolume = {
    type: 'k8s.io/api/core/v1.AttachedVolume',
    get fields() {
        return [
            ['name', 'v1.UniqueVolumeName', 0],
            ['devicePath', 'string', 0],
        ];
    },
};
export const AvoidPods = {
    type: 'k8s.io/api/core/v1.AvoidPods',
    get fields() {
        return [
            ['preferAvoidPods', PreferAvoidPodsEntry, 9],
        ];
    },
};
export const PreferAvoidPodsEntry = {
    type: 'k8s.io/api/core/v1.PreferAvoidPodsEntry',
    get fields() {
        return [
            ['podSignature', PodSignature, 0],
            ['evictionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const PodSignature = {
    type: 'k8s.io/api/core/v1.PodSignature',
    get fields() {
        return [
            ['podController', metav1.OwnerReference, 12],
        ];
    },
};
export const ContainerImage = {
    type: 'k8s.io/api/core/v1.ContainerImage',
    get fields() {
        return [
            ['names', 'string', 1],
            ['sizeBytes', 'int64', 8],
        ];
    },
};
export const NodeCondition = {
    type: 'k8s.io/api/core/v1.NodeCondition',
    get fields() {
        return [
            ['type', 'v1.NodeConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastHeartbeatTime', '@v1.Time', 8],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const NodeAddress = {
    type: 'k8s.io/api/core/v1.NodeAddress',
    get fields() {
        return [
            ['type', 'v1.NodeAddressType', 0],
            ['address', 'string', 0],
        ];
    },
};
export const NamespaceSpec = {
    type: 'k8s.io/api/core/v1.NamespaceSpec',
    get fields() {
        return [
            ['finalizers', 'v1.FinalizerName', 9],
        ];
    },
};
export const NamespaceStatus = {
    type: 'k8s.io/api/core/v1.NamespaceStatus',
    get fields() {
        return [
            ['phase', 'v1.NamespacePhase', 8],
            ['conditions', NamespaceCondition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
export const NamespaceCondition = {
    type: 'k8s.io/api/core/v1.NamespaceCondition',
    get fields() {
        return [
            ['type', 'v1.NamespaceConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const Preconditions = {
    type: 'k8s.io/api/core/v1.Preconditions',
    get fields() {
        return [
            ['uid', 'types.UID', 12],
        ];
    },
};
export const ObjectReference = {
    type: 'k8s.io/api/core/v1.ObjectReference',
    get fields() {
        return [
            ['kind', 'string', 8],
            ['namespace', 'string', 8],
            ['name', 'string', 8],
            ['uid', 'types.UID', 8],
            ['apiVersion', 'string', 8],
            ['resourceVersion', 'string', 8],
            ['fieldPath', 'string', 8],
        ];
    },
};
export const LocalObjectReference = {
    type: 'k8s.io/api/core/v1.LocalObjectReference',
    get fields() {
        return [
            ['name', 'string', 8],
        ];
    },
};
export const TypedLocalObjectReference = {
    type: 'k8s.io/api/core/v1.TypedLocalObjectReference',
    get fields() {
        return [
            ['apiGroup', 'string', 4],
            ['kind', 'string', 0],
            ['name', 'string', 0],
        ];
    },
};
export const EventSource = {
    type: 'k8s.io/api/core/v1.EventSource',
    get fields() {
        return [
            ['component', 'string', 8],
            ['host', 'string', 8],
        ];
    },
};
export const EventSeries = {
    type: 'k8s.io/api/core/v1.EventSeries',
    get fields() {
        return [
            ['count', 'int32', 8],
            ['lastObservedTime', '@v1.MicroTime', 8],
        ];
    },
};
export const LimitRangeItem = {
    type: 'k8s.io/api/core/v1.LimitRangeItem',
    get fields() {
        return [
            ['type', 'v1.LimitType', 0],
            ['max', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['min', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['default', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['defaultRequest', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['maxLimitRequestRatio', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
        ];
    },
};
export const LimitRangeSpec = {
    type: 'k8s.io/api/core/v1.LimitRangeSpec',
    get fields() {
        return [
            ['limits', LimitRangeItem, 1],
        ];
    },
};
export const ResourceQuotaSpec = {
    type: 'k8s.io/api/core/v1.ResourceQuotaSpec',
    get fields() {
        return [
            ['hard', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['scopes', 'v1.ResourceQuotaScope', 9],
            ['scopeSelector', ScopeSelector, 12],
        ];
    },
};
export const ScopeSelector = {
    type: 'k8s.io/api/core/v1.ScopeSelector',
    get fields() {
        return [
            ['matchExpressions', ScopedResourceSelectorRequirement, 9],
        ];
    },
};
export const ScopedResourceSelectorRequirement = {
    type: 'k8s.io/api/core/v1.ScopedResourceSelectorRequirement',
    get fields() {
        return [
            ['scopeName', 'v1.ResourceQuotaScope', 0],
            ['operator', 'v1.ScopeSelectorOperator', 0],
            ['values', 'string', 9],
        ];
    },
};
export const ResourceQuotaStatus = {
    type: 'k8s.io/api/core/v1.ResourceQuotaStatus',
    get fields() {
        return [
            ['hard', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
            ['used', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
        ];
    },
};
export const ComponentCondition = {
    type: 'k8s.io/api/core/v1.ComponentCondition',
    get fields() {
        return [
            ['type', 'v1.ComponentConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['message', 'string', 8],
            ['error', 'string', 8],
        ];
    },
};
export const DownwardAPIVolumeSource = {
    type: 'k8s.io/api/core/v1.DownwardAPIVolumeSource',
    get fields() {
        return [
            ['items', DownwardAPIVolumeFile, 9],
            ['defaultMode', 'int32', 12],
            ['defaultUser', 'int64', 12],
        ];
    },
};
export const DownwardAPIVolumeFile = {
    type: 'k8s.io/api/core/v1.DownwardAPIVolumeFile',
    get fields() {
        return [
            ['path', 'string', 0],
            ['fieldRef', ObjectFieldSelector, 12],
            ['resourceFieldRef', ResourceFieldSelector, 12],
            ['mode', 'int32', 12],
            ['user', 'int64', 12],
        ];
    },
};
export const DownwardAPIProjection = {
    type: 'k8s.io/api/core/v1.DownwardAPIProjection',
    get fields() {
        return [
            ['items', DownwardAPIVolumeFile, 9],
        ];
    },
};
export const SecurityContext = {
    type: 'k8s.io/api/core/v1.SecurityContext',
    get fields() {
        return [
            ['capabilities', Capabilities, 12],
            ['privileged', 'bool', 12],
            ['seLinuxOptions', SELinuxOptions, 12],
            ['windowsOptions', WindowsSecurityContextOptions, 12],
            ['runAsUser', 'int64', 12],
            ['runAsGroup', 'int64', 12],
            ['runAsNonRoot', 'bool', 12],
            ['readOnlyRootFilesystem', 'bool', 12],
            ['allowPrivilegeEscalation', 'bool', 12],
            ['procMount', 'v1.ProcMountType', 12],
            ['seccompProfile', SeccompProfile, 12],
            ['appArmorProfile', AppArmorProfile, 12],
        ];
    },
};
export const SELinuxOptions = {
    type: 'k8s.io/api/core/v1.SELinuxOptions',
    get fields() {
        return [
            ['user', 'string', 8],
            ['role', 'string', 8],
            ['type', 'string', 8],
            ['level', 'string', 8],
        ];
    },
};
export const WindowsSecurityContextOptions = {
    type: 'k8s.io/api/core/v1.WindowsSecurityContextOptions',
    get fields() {
        return [
            ['gmsaCredentialSpecName', 'string', 12],
            ['gmsaCredentialSpec', 'string', 12],
            ['runAsUserName', 'string', 12],
            ['hostProcess', 'bool', 12],
        ];
    },
};
export const Sysctl = {
    type: 'k8s.io/api/core/v1.Sysctl',
    get fields() {
        return [
            ['name', 'string', 0],
            ['value', 'string', 0],
        ];
    },
};
export const PortStatus = {
    type: 'k8s.io/api/core/v1.PortStatus',
    get fields() {
        return [
            ['port', 'int32', 0],
            ['protocol', 'v1.Protocol', 0],
            ['error', 'string', 12],
        ];
    },
};
export const ImageVolumeSource = {
    type: 'k8s.io/api/core/v1.ImageVolumeSource',
    get fields() {
        return [
            ['reference', 'string', 8],
            ['pullPolicy', 'v1.PullPolicy', 8],
        ];
    },
};
export const NodeAllocatableResourceClaimStatus = {
    type: 'k8s.io/api/core/v1.NodeAllocatableResourceClaimStatus',
    get fields() {
        return [
            ['resourceClaimName', 'string', 0],
            ['containers', 'string', 9, { merge: 'set' }],
            ['mapping', NodeAllocatableMappedResources, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['overhead', NodeAllocatableOverheadResources, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
        ];
    },
};
export const NodeAllocatableMappedResources = {
    type: 'k8s.io/api/core/v1.NodeAllocatableMappedResources',
    get fields() {
        return [
            ['name', 'v1.ResourceName', 0],
            ['quantity', '@resource.Quantity', 4],
        ];
    },
};
export const NodeAllocatableOverheadResources = {
    type: 'k8s.io/api/core/v1.NodeAllocatableOverheadResources',
    get fields() {
        return [
            ['name', 'v1.ResourceName', 0],
            ['perPod', '@resource.Quantity', 12],
            ['perContainer', '@resource.Quantity', 12],
        ];
    },
};
