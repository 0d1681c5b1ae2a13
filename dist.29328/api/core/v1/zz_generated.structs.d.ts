import type { ResourceList } from './resource_list.ts';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { MicroTime } from '#apimachinery/apis/meta/v1/micro_time';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import type { IntOrString } from '#apimachinery/util/intstr/int_or_string';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PersistentVolumeReclaimPolicy = 'Recycle' | 'Delete' | 'Retain';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PersistentVolumeMode = 'Block' | 'Filesystem';
/** Well-known values; others are possible. */
export type PersistentVolumeClaimConditionType = 'Resizing' | 'FileSystemResizePending' | 'ControllerResizeError' | 'NodeResizeError' | 'ModifyVolumeError' | 'ModifyingVolume' | 'Unused' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ClaimResourceStatus = 'ControllerResizeInProgress' | 'ControllerResizeInfeasible' | 'NodeResizePending' | 'NodeResizeInProgress' | 'NodeResizeInfeasible';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PersistentVolumeClaimModifyVolumeStatus = 'Pending' | 'InProgress' | 'Infeasible';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type VolumeHealthStatusType = 'Inaccessible' | 'DataLoss' | 'Degraded';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PersistentVolumeAccessMode = 'ReadWriteOnce' | 'ReadOnlyMany' | 'ReadWriteMany' | 'ReadWriteOncePod';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PersistentVolumePhase = 'Pending' | 'Available' | 'Bound' | 'Released' | 'Failed';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PersistentVolumeClaimPhase = 'Pending' | 'Bound' | 'Lost';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type HostPathType = '' | 'DirectoryOrCreate' | 'Directory' | 'FileOrCreate' | 'File' | 'Socket' | 'CharDevice' | 'BlockDevice';
/** Well-known values; others are possible. */
export type StorageMedium = '' | 'Memory' | 'HugePages' | 'HugePages-' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type Protocol = 'TCP' | 'UDP' | 'SCTP';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type AzureDataDiskCachingMode = 'None' | 'ReadOnly' | 'ReadWrite';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type AzureDataDiskKind = 'Shared' | 'Dedicated' | 'Managed';
/** Well-known values; others are possible. */
export type BindMountOption = 'noexec' | 'nodev' | 'nosuid' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type MountPropagationMode = 'None' | 'HostToContainer' | 'Bidirectional';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type RecursiveReadOnlyMode = 'Disabled' | 'IfPossible' | 'Enabled';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type HTTPProtocol = 'HTTP1' | 'HTTP2';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type URIScheme = 'HTTP' | 'HTTPS';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type GRPCProbeMode = 'Plaintext' | 'TLS';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PullPolicy = 'Always' | 'Never' | 'IfNotPresent';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ResourceResizeRestartPolicy = 'NotRequired' | 'RestartContainer';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PreemptionPolicy = 'PreemptLowerPriority' | 'Never';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type TerminationMessagePolicy = 'File' | 'FallbackToLogsOnError';
export type Capability = string;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type Signal = 'SIGABRT' | 'SIGALRM' | 'SIGBUS' | 'SIGCHLD' | 'SIGCLD' | 'SIGCONT' | 'SIGFPE' | 'SIGHUP' | 'SIGILL' | 'SIGINT' | 'SIGIO' | 'SIGIOT' | 'SIGKILL' | 'SIGPIPE' | 'SIGPOLL' | 'SIGPROF' | 'SIGPWR' | 'SIGQUIT' | 'SIGSEGV' | 'SIGSTKFLT' | 'SIGSTOP' | 'SIGSYS' | 'SIGTERM' | 'SIGTRAP' | 'SIGTSTP' | 'SIGTTIN' | 'SIGTTOU' | 'SIGURG' | 'SIGUSR1' | 'SIGUSR2' | 'SIGVTALRM' | 'SIGWINCH' | 'SIGXCPU' | 'SIGXFSZ' | 'SIGRTMIN' | 'SIGRTMIN+1' | 'SIGRTMIN+2' | 'SIGRTMIN+3' | 'SIGRTMIN+4' | 'SIGRTMIN+5' | 'SIGRTMIN+6' | 'SIGRTMIN+7' | 'SIGRTMIN+8' | 'SIGRTMIN+9' | 'SIGRTMIN+10' | 'SIGRTMIN+11' | 'SIGRTMIN+12' | 'SIGRTMIN+13' | 'SIGRTMIN+14' | 'SIGRTMIN+15' | 'SIGRTMAX-14' | 'SIGRTMAX-13' | 'SIGRTMAX-12' | 'SIGRTMAX-11' | 'SIGRTMAX-10' | 'SIGRTMAX-9' | 'SIGRTMAX-8' | 'SIGRTMAX-7' | 'SIGRTMAX-6' | 'SIGRTMAX-5' | 'SIGRTMAX-4' | 'SIGRTMAX-3' | 'SIGRTMAX-2' | 'SIGRTMAX-1' | 'SIGRTMAX';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ConditionStatus = 'True' | 'False' | 'Unknown';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ResourceHealthStatus = 'Healthy' | 'Unhealthy' | 'Unknown';
export type ResourceID = string;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PodPhase = 'Pending' | 'Running' | 'Succeeded' | 'Failed' | 'Unknown';
/** Well-known values; others are possible. */
export type PodConditionType = 'ContainersReady' | 'Initialized' | 'Ready' | 'PodScheduled' | 'DisruptionTarget' | 'PodReadyToStartContainers' | 'PodResizePending' | 'PodResizeInProgress' | 'AllContainersRestarting' | (string & {});
/**
 * Well-known values; others are possible.
 * @deprecated
 */
export type PodResizeStatus = 'InProgress' | 'Deferred' | 'Infeasible' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type RestartPolicy = 'Always' | 'OnFailure' | 'Never';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ContainerRestartPolicy = 'Always' | 'Never' | 'OnFailure';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ContainerRestartRuleAction = 'Restart' | 'RestartAllContainers';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ContainerRestartRuleOnExitCodesOperator = 'In' | 'NotIn';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type DNSPolicy = 'ClusterFirstWithHostNet' | 'ClusterFirst' | 'Default' | 'None';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type NodeSelectorOperator = 'In' | 'NotIn' | 'Exists' | 'DoesNotExist' | 'Gt' | 'Lt';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type TaintEffect = 'NoSchedule' | 'PreferNoSchedule' | 'NoExecute';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type TolerationOperator = 'Exists' | 'Equal' | 'Lt' | 'Gt';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type OSName = 'linux' | 'windows';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type UnsatisfiableConstraintAction = 'DoNotSchedule' | 'ScheduleAnyway';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type NodeInclusionPolicy = 'Ignore' | 'Honor';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PodFSGroupChangePolicy = 'OnRootMismatch' | 'Always';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type SupplementalGroupsPolicy = 'Merge' | 'Strict';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PodSELinuxChangePolicy = 'Recursive' | 'MountOption';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type SeccompProfileType = 'Unconfined' | 'RuntimeDefault' | 'Localhost';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type AppArmorProfileType = 'Unconfined' | 'RuntimeDefault' | 'Localhost';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PodQOSClass = 'Guaranteed' | 'Burstable' | 'BestEffort';
/** Well-known values; others are possible. */
export type ReplicationControllerConditionType = 'ReplicaFailure' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ServiceAffinity = 'ClientIP' | 'None';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ServiceType = 'ClusterIP' | 'NodePort' | 'LoadBalancer' | 'ExternalName';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ServiceInternalTrafficPolicy = 'Cluster' | 'Local';
/** @deprecated */
export type ServiceInternalTrafficPolicyType = ServiceInternalTrafficPolicy;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ServiceExternalTrafficPolicy = 'Cluster' | 'Local';
/** @deprecated */
export type ServiceExternalTrafficPolicyType = ServiceExternalTrafficPolicy;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type IPFamily = 'IPv4' | 'IPv6' | '';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type IPFamilyPolicy = 'SingleStack' | 'PreferDualStack' | 'RequireDualStack';
/** @deprecated */
export type IPFamilyPolicyType = IPFamilyPolicy;
export type UniqueVolumeName = string;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type NodePhase = 'Pending' | 'Running' | 'Terminated';
/** Well-known values; others are possible. */
export type NodeConditionType = 'Ready' | 'MemoryPressure' | 'DiskPressure' | 'PIDPressure' | 'NetworkUnavailable' | 'GracefulNodeShutdownInProgress' | 'DrainInProgress' | 'Drained' | 'MaintenancePlanned' | 'MaintenanceInProgress' | (string & {});
/** Well-known values; others are possible. */
export type NodeAddressType = 'Hostname' | 'InternalIP' | 'ExternalIP' | 'InternalDNS' | 'ExternalDNS' | (string & {});
/** Well-known values; others are possible. */
export type ResourceName = 'cpu' | 'memory' | 'storage' | 'ephemeral-storage' | 'pods' | 'services' | 'replicationcontrollers' | 'resourcequotas' | 'secrets' | 'configmaps' | 'persistentvolumeclaims' | 'services.nodeports' | 'services.loadbalancers' | 'requests.cpu' | 'requests.memory' | 'requests.storage' | 'requests.ephemeral-storage' | 'limits.cpu' | 'limits.memory' | 'limits.ephemeral-storage' | (string & {});
/** Well-known values; others are possible. */
export type FinalizerName = 'kubernetes' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type NamespacePhase = 'Active' | 'Terminating';
/** Well-known values; others are possible. */
export type NamespaceConditionType = 'NamespaceDeletionDiscoveryFailure' | 'NamespaceDeletionContentFailure' | 'NamespaceDeletionGroupVersionParsingFailure' | 'NamespaceContentRemaining' | 'NamespaceFinalizersRemaining' | (string & {});
/** Well-known values; others are possible. */
export type LimitType = 'Pod' | 'Container' | 'PersistentVolumeClaim' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ResourceQuotaScope = 'Terminating' | 'NotTerminating' | 'BestEffort' | 'NotBestEffort' | 'PriorityClass' | 'CrossNamespacePodAffinity' | 'VolumeAttributesClass';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ScopeSelectorOperator = 'In' | 'NotIn' | 'Exists' | 'DoesNotExist';
/** Well-known values; others are possible. */
export type SecretType = 'Opaque' | 'kubernetes.io/service-account-token' | 'kubernetes.io/dockercfg' | 'kubernetes.io/dockerconfigjson' | 'kubernetes.io/basic-auth' | 'kubernetes.io/ssh-auth' | 'kubernetes.io/tls' | 'bootstrap.kubernetes.io/token' | (string & {});
/** Well-known values; others are possible. */
export type ComponentConditionType = 'Healthy' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ProcMountType = 'Default' | 'Unmasked';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type LoadBalancerIPMode = 'VIP' | 'Proxy';
/** Storage of a Pod that its containers can mount. Set a name and exactly one source. */
export interface Volume extends VolumeSource {
    /** Name by which `volumeMounts` refer to the volume. A DNS label, unique within the Pod. */
    name: string;
}
/** Where the storage of a volume comes from. Set exactly one field. */
export interface VolumeSource {
    /** A file or directory of the node. It opens the node to the Pod: for system agents only. */
    hostPath?: HostPathVolumeSource;
    /**
     * A directory that starts empty and is deleted with the Pod: for scratch space and for sharing files between
     * containers.
     */
    emptyDir?: EmptyDirVolumeSource;
    /**
     * A Compute Engine disk.
     *
     * @deprecated Use a PersistentVolumeClaim with the driver `pd.csi.storage.gke.io`, which already does the work.
     */
    gcePersistentDisk?: GCEPersistentDiskVolumeSource;
    /**
     * An Amazon EBS disk.
     *
     * @deprecated Use a PersistentVolumeClaim with the driver `ebs.csi.aws.com`, which already does the work.
     */
    awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
    /**
     * A git repository. Deprecated and disabled on current nodes: clone into an `emptyDir` from an init container.
     *
     * @deprecated
     */
    gitRepo?: GitRepoVolumeSource;
    /** Keys of a Secret as files, kept in memory on the node. */
    secret?: SecretVolumeSource;
    /** A directory of an NFS server, which outlives the Pod. */
    nfs?: NFSVolumeSource;
    /** An iSCSI disk, attached to the node over the network. */
    iscsi?: ISCSIVolumeSource;
    /**
     * A GlusterFS volume. Deprecated and no longer supported: use another kind of storage.
     *
     * @deprecated
     */
    glusterfs?: GlusterfsVolumeSource;
    /** A PersistentVolumeClaim of the Pod's namespace: the usual way to storage that outlives the Pod. */
    persistentVolumeClaim?: PersistentVolumeClaimVolumeSource;
    /**
     * A Ceph block device. Deprecated and no longer supported: use a PersistentVolumeClaim with a Ceph driver.
     *
     * @deprecated
     */
    rbd?: RBDVolumeSource;
    /**
     * A volume of a FlexVolume driver.
     *
     * @deprecated Use a CSI driver.
     */
    flexVolume?: FlexVolumeSource;
    /**
     * An OpenStack Cinder volume.
     *
     * @deprecated Use a PersistentVolumeClaim with the driver `cinder.csi.openstack.org`, which already does the work.
     */
    cinder?: CinderVolumeSource;
    /**
     * A Ceph file system. Deprecated and no longer supported: use a PersistentVolumeClaim with a Ceph driver.
     *
     * @deprecated
     */
    cephfs?: CephFSVolumeSource;
    /**
     * A Flocker dataset. Deprecated and no longer supported: use a PersistentVolumeClaim.
     *
     * @deprecated
     */
    flocker?: FlockerVolumeSource;
    /** Fields of the Pod and resources of its containers as files. */
    downwardAPI?: DownwardAPIVolumeSource;
    /** A Fibre Channel disk, attached to the node over the storage network. */
    fc?: FCVolumeSource;
    /**
     * An Azure file share.
     *
     * @deprecated Use a PersistentVolumeClaim with the driver `file.csi.azure.com`, which already does the work.
     */
    azureFile?: AzureFileVolumeSource;
    /** Keys of a ConfigMap as files, updated when it changes. */
    configMap?: ConfigMapVolumeSource;
    /**
     * A vSphere disk.
     *
     * @deprecated Use a PersistentVolumeClaim with the driver `csi.vsphere.vmware.com`, which already does the work.
     */
    vsphereVolume?: VsphereVirtualDiskVolumeSource;
    /**
     * A Quobyte volume. Deprecated and no longer supported: use a PersistentVolumeClaim.
     *
     * @deprecated
     */
    quobyte?: QuobyteVolumeSource;
    /**
     * An Azure data disk.
     *
     * @deprecated Use a PersistentVolumeClaim with the driver `disk.csi.azure.com`, which already does the work.
     */
    azureDisk?: AzureDiskVolumeSource;
    /**
     * A Photon Controller disk. Deprecated and no longer supported: use a PersistentVolumeClaim.
     *
     * @deprecated
     */
    photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
    /** Several Secrets, ConfigMaps, tokens and the like in one directory. */
    projected?: ProjectedVolumeSource;
    /**
     * A Portworx volume.
     *
     * @deprecated Use a PersistentVolumeClaim with the driver `pxd.portworx.com`, which already does the work.
     */
    portworxVolume?: PortworxVolumeSource;
    /**
     * A ScaleIO volume. Deprecated and no longer supported: use a PersistentVolumeClaim.
     *
     * @deprecated
     */
    scaleIO?: ScaleIOVolumeSource;
    /**
     * A StorageOS volume. Deprecated and no longer supported: use a PersistentVolumeClaim.
     *
     * @deprecated
     */
    storageos?: StorageOSVolumeSource;
    /**
     * An inline volume of a CSI driver that lives as long as the Pod. The driver must support it; for lasting storage use
     * a PersistentVolumeClaim.
     */
    csi?: CSIVolumeSource;
    /**
     * A volume with a PersistentVolumeClaim that is created and deleted with the Pod. For scratch space with the features
     * of a storage class.
     */
    ephemeral?: EphemeralVolumeSource;
    /** Files of a container image or other OCI artifact, read-only. Pulled when the Pod starts, by `pullPolicy`. */
    image?: ImageVolumeSource;
}
/** A claim of the Pod's namespace, mounted as a volume. */
export interface PersistentVolumeClaimVolumeSource {
    /** Name of the claim. The Pod waits until the claim is bound. */
    claimName: string;
    /** Mounts the volume read-only in every container, whatever its `volumeMounts` say. Off by default. */
    readOnly?: boolean;
}
/** Where the storage of a PersistentVolume is. Set exactly one field; it cannot change later. */
export interface PersistentVolumeSource {
    /**
     * A Compute Engine disk.
     *
     * @deprecated Use `csi` with the driver `pd.csi.storage.gke.io`, which already does the work.
     */
    gcePersistentDisk?: GCEPersistentDiskVolumeSource;
    /**
     * An Amazon EBS disk.
     *
     * @deprecated Use `csi` with the driver `ebs.csi.aws.com`, which already does the work.
     */
    awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
    /**
     * A directory of a node, for tests on a single node. In larger clusters Pods would find different directories: use
     * `local` there.
     */
    hostPath?: HostPathVolumeSource;
    /**
     * A GlusterFS volume. Deprecated and no longer supported: use another kind of storage.
     *
     * @deprecated
     */
    glusterfs?: GlusterfsPersistentVolumeSource;
    /** A directory of an NFS server, which many nodes can use at once. */
    nfs?: NFSVolumeSource;
    /**
     * A Ceph block device. Deprecated and no longer supported: use `csi` with a Ceph driver.
     *
     * @deprecated
     */
    rbd?: RBDPersistentVolumeSource;
    /** An iSCSI disk, attached to the node over the network. */
    iscsi?: ISCSIPersistentVolumeSource;
    /**
     * An OpenStack Cinder volume.
     *
     * @deprecated Use `csi` with the driver `cinder.csi.openstack.org`, which already does the work.
     */
    cinder?: CinderPersistentVolumeSource;
    /**
     * A Ceph file system. Deprecated and no longer supported: use `csi` with a Ceph driver.
     *
     * @deprecated
     */
    cephfs?: CephFSPersistentVolumeSource;
    /** A Fibre Channel disk, attached to the node over the storage network. */
    fc?: FCVolumeSource;
    /**
     * A Flocker dataset. Deprecated and no longer supported: use `csi`.
     *
     * @deprecated
     */
    flocker?: FlockerVolumeSource;
    /**
     * A volume of a FlexVolume driver.
     *
     * @deprecated Use `csi`.
     */
    flexVolume?: FlexPersistentVolumeSource;
    /**
     * An Azure file share.
     *
     * @deprecated Use `csi` with the driver `file.csi.azure.com`, which already does the work.
     */
    azureFile?: AzureFilePersistentVolumeSource;
    /**
     * A vSphere disk.
     *
     * @deprecated Use `csi` with the driver `csi.vsphere.vmware.com`, which already does the work.
     */
    vsphereVolume?: VsphereVirtualDiskVolumeSource;
    /**
     * A Quobyte volume. Deprecated and no longer supported: use `csi`.
     *
     * @deprecated
     */
    quobyte?: QuobyteVolumeSource;
    /**
     * An Azure data disk.
     *
     * @deprecated Use `csi` with the driver `disk.csi.azure.com`, which already does the work.
     */
    azureDisk?: AzureDiskVolumeSource;
    /**
     * A Photon Controller disk. Deprecated and no longer supported: use `csi`.
     *
     * @deprecated
     */
    photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
    /**
     * A Portworx volume.
     *
     * @deprecated Use `csi` with the driver `pxd.portworx.com`, which already does the work.
     */
    portworxVolume?: PortworxVolumeSource;
    /**
     * A ScaleIO volume. Deprecated and no longer supported: use `csi`.
     *
     * @deprecated
     */
    scaleIO?: ScaleIOPersistentVolumeSource;
    /** A disk or directory of one node. Needs `nodeAffinity`, so that Pods are sent there. */
    local?: LocalVolumeSource;
    /**
     * A StorageOS volume. Deprecated and no longer supported: use `csi`.
     *
     * @deprecated
     */
    storageos?: StorageOSPersistentVolumeSource;
    /** A volume of a CSI driver: the usual choice. */
    csi?: CSIPersistentVolumeSource;
}
/** What the storage of a PersistentVolume is, how large, and who may use it. */
export interface PersistentVolumeSpec extends PersistentVolumeSource {
    /** Size of the volume, under `storage`. Claims that ask for more aren't bound to it. */
    capacity: ResourceList;
    /**
     * All the ways in which it can be mounted. The storage must be able to do it: Kubernetes does not check.
     *
     * One of `ReadWriteOnce`, `ReadOnlyMany`, `ReadWriteMany`, `ReadWriteOncePod`.
     */
    accessModes: PersistentVolumeAccessMode[];
    /** The claim that has the volume; set by binding. Set it beforehand to keep the volume for a certain claim. */
    claimRef?: ObjectReference;
    /**
     * What happens when the claim is deleted: `Retain` keeps the data, `Delete` deletes them with the volume. `Retain`
     * when left out, but provisioners mostly set `Delete`; `Recycle` is deprecated.
     *
     * One of `Recycle`, `Delete`, `Retain`.
     */
    persistentVolumeReclaimPolicy?: PersistentVolumeReclaimPolicy;
    /**
     * Class of the volume; only claims of the same class are bound to it. Left out, only claims that ask for no class.
     */
    storageClassName?: string;
    /** Options of the mount, such as `ro` or `soft`. Not checked: a wrong one makes mounts fail. */
    mountOptions?: string[];
    /**
     * `Filesystem` (default) or `Block`. Only claims of the same mode are bound to it.
     *
     * One of `Block`, `Filesystem`.
     */
    volumeMode?: PersistentVolumeMode;
    /** Nodes from which the volume can be reached. Pods that use it are scheduled there only; required for `local`. */
    nodeAffinity?: VolumeNodeAffinity;
    /**
     * VolumeAttributesClass of the volume, which the driver updates when its claim changes. An unbound volume is bound
     * only to claims of the same class; it must not be empty.
     *
     * Feature gate: VolumeAttributesClass.
     */
    volumeAttributesClassName?: string;
}
/** Nodes from which a volume can be reached. */
export interface VolumeNodeAffinity {
    /** Conditions a node must meet for Pods with the volume to be scheduled there. */
    required: NodeSelector;
}
/** Whether a PersistentVolume is free, in use, or waits to be reclaimed. */
export interface PersistentVolumeStatus {
    /**
     * `Available` is free, `Bound` has a claim, `Released` lost its claim but isn't reclaimed yet, `Failed` could not be
     * reclaimed.
     *
     * One of `Pending`, `Available`, `Bound`, `Released`, `Failed`.
     */
    phase?: PersistentVolumePhase;
    /** Details for people, such as why reclaiming failed. */
    message?: string;
    /** A short word in CamelCase when something failed, for machines. */
    reason?: string;
    /** Time at which `phase` last changed. */
    lastPhaseTransitionTime?: Time;
}
/** The storage a claim asks for: how much, of which class, and how it is mounted. */
export interface PersistentVolumeClaimSpec {
    /**
     * How it must be mountable: `ReadWriteOnce` and `ReadWriteOncePod` by one node or one Pod, `ReadOnlyMany` and
     * `ReadWriteMany` by many nodes. A volume must have all of them to be bound.
     *
     * One of `ReadWriteOnce`, `ReadOnlyMany`, `ReadWriteMany`, `ReadWriteOncePod`.
     */
    accessModes: PersistentVolumeAccessMode[];
    /** Binds only volumes with these labels. Set, it rules out dynamic provisioning. */
    selector?: metav1.LabelSelector;
    /**
     * Size wanted, in `requests.storage`; a volume may be larger. Raise it later to grow a volume whose storage class
     * allows that.
     */
    resources: VolumeResourceRequirements;
    /** The bound PersistentVolume. Set it to ask for a certain one; otherwise binding fills it in. */
    volumeName?: string;
    /**
     * Storage class that provides the volume. Left out, the default class is used; an empty string binds only to volumes
     * without a class.
     */
    storageClassName?: string;
    /**
     * `Filesystem` (default) is mounted as a directory; `Block` reaches the container as a raw device, through
     * `volumeDevices`.
     *
     * One of `Block`, `Filesystem`.
     */
    volumeMode?: PersistentVolumeMode;
    /**
     * Snapshot or claim with whose data the volume starts. Other kinds of sources are dropped silently; `dataSourceRef`
     * is the newer field.
     */
    dataSource?: TypedLocalObjectReference;
    /**
     * Object with whose data the volume starts: a claim, or an object of any other group that a populator knows. Set
     * without `namespace`, it is copied to `dataSource`, which must equal it.
     */
    dataSourceRef?: TypedObjectReference;
    /**
     * VolumeAttributesClass with parameters, such as throughput, that the driver applies. Unlike the storage class it can
     * change later; without one the volume keeps what it was made with.
     *
     * Feature gate: VolumeAttributesClass.
     */
    volumeAttributesClassName?: string;
}
/** An object with its Kind, of the same or another namespace. */
export interface TypedObjectReference {
    /** API group of the object, without a version. The core group when left out. */
    apiGroup?: string;
    /** Kind of the object, such as `PersistentVolumeClaim`. */
    kind: string;
    /** Name of the object, within its namespace. */
    name: string;
    /**
     * Namespace of the object; the same one when left out. Another namespace must permit it by a ReferenceGrant.
     *
     * Feature gate: CrossNamespaceVolumeDataSource.
     */
    namespace?: string;
}
/** Progress of the change of a claim to another VolumeAttributesClass. */
export interface ModifyVolumeStatus {
    /** The VolumeAttributesClass that is being applied. */
    targetVolumeAttributesClassName?: string;
    /**
     * `Pending` waits for something, such as the class; `InProgress` is at work; `Infeasible` was refused by the driver,
     * so choose another class. More values may come.
     *
     * One of `Pending`, `InProgress`, `Infeasible`.
     */
    status: PersistentVolumeClaimModifyVolumeStatus;
}
/** An ongoing or failed operation on a claim. */
export interface PersistentVolumeClaimCondition {
    /** What is going on, such as `Resizing`, `FileSystemResizePending` or `ModifyVolumeError`; more types may come. */
    type: PersistentVolumeClaimConditionType;
    /**
     * Whether the operation goes on or has failed: `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: ConditionStatus;
    /** Time at which the condition was last checked. */
    lastProbeTime?: Time;
    /** Time at which `status` last changed. */
    lastTransitionTime?: Time;
    /** Why `status` last changed: a short word, for machines. */
    reason?: string;
    /** Details for people, such as the error of the driver. */
    message?: string;
}
/** Something that is wrong with a volume, as its CSI driver reports it. */
export interface VolumeHealthCondition {
    /**
     * Kind of trouble: `Inaccessible`, `DataLoss` or `Degraded`, which means that it works with less than it should.
     *
     * Required.
     * One of `Inaccessible`, `DataLoss`, `Degraded`.
     */
    status: VolumeHealthStatusType;
    /**
     * CamelCase word from the driver for programs, at most 256 bytes. An entry is known by its status and reason.
     *
     * Required.
     * At most 256 bytes.
     */
    reason: string;
    /**
     * Explanation for people, at most 1024 bytes.
     *
     * At most 1024 bytes.
     */
    message?: string;
}
/** What the controller part of a CSI driver says about the health of a volume. */
export interface VolumeHealthStatus {
    /**
     * What is wrong with the volume, at most 16 entries. Empty when nothing is.
     *
     * List with unique `status` + `reason`.
     * Strategic merge patch merges by `status`.
     * At most 16 items.
     */
    healthConditions?: VolumeHealthCondition[];
    /** Since when the entries are as they are. */
    lastTransitionTime?: Time;
}
/** Health of one volume of a Pod, as seen from its node by the CSI driver there. */
export interface PodVolumeHealth {
    /**
     * Name of the volume in `spec.volumes`.
     *
     * Required.
     */
    name: string;
    /**
     * What is wrong with the volume on this node, at most 16 entries. Empty when nothing is.
     *
     * List with unique `status` + `reason`.
     * Strategic merge patch merges by `status`.
     * At most 16 items.
     */
    healthConditions?: VolumeHealthCondition[];
    /** Since when the entries are as they are. */
    lastTransitionTime?: Time;
}
/** What a claim is bound to, and how far changes of it have come. */
export interface PersistentVolumeClaimStatus {
    /**
     * `Pending` waits for a volume, `Bound` has one, `Lost` had one that is gone, with its data.
     *
     * One of `Pending`, `Bound`, `Lost`.
     */
    phase?: PersistentVolumeClaimPhase;
    /**
     * Access modes of the bound volume. There may be more than were asked for.
     *
     * One of `ReadWriteOnce`, `ReadOnlyMany`, `ReadWriteMany`, `ReadWriteOncePod`.
     */
    accessModes?: PersistentVolumeAccessMode[];
    /** Real size of the bound volume, at least what was asked for. */
    capacity?: ResourceList;
    /**
     * Operations on the volume, such as a resize, one entry for each type.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: PersistentVolumeClaimCondition[];
    /**
     * Size that a resize is working towards, by resource. Quota counts the larger of this and the request; it can be
     * above the real size.
     */
    allocatedResources?: ResourceList;
    /**
     * Stage of a resize, by resource: in the controller, pending or under way on the node, or infeasible. Without an
     * entry nothing is going on.
     *
     * One of `ControllerResizeInProgress`, `ControllerResizeInfeasible`, `NodeResizePending`, `NodeResizeInProgress`,
     * `NodeResizeInfeasible`.
     */
    allocatedResourceStatuses?: {
        [key: string]: ClaimResourceStatus;
    };
    /**
     * VolumeAttributesClass that is in force. Not set when there is none.
     *
     * Feature gate: VolumeAttributesClass.
     */
    currentVolumeAttributesClassName?: string;
    /**
     * Change to another VolumeAttributesClass that is under way. Not set when there is none.
     *
     * Feature gate: VolumeAttributesClass.
     */
    modifyVolumeStatus?: ModifyVolumeStatus;
    /**
     * Health of the bound volume as the CSI controller last saw it. Alpha, feature gate `CSIVolumeHealth`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: CSIVolumeHealth.
     */
    healthStatus?: VolumeHealthStatus;
}
/**
 * A file or directory of the node, mounted into the Pod. It opens the node to the Pod, and its content differs from
 * node to node: for system agents only.
 */
export interface HostPathVolumeSource {
    /** Path on the node, of a file, directory, socket or device. Symbolic links are followed. */
    path: string;
    /**
     * What must exist at the path, or be created, before the mount: `DirectoryOrCreate` and `FileOrCreate` create it, the
     * others check. Left out, nothing is checked.
     *
     * One of ``, `DirectoryOrCreate`, `Directory`, `FileOrCreate`, `File`, `Socket`, `CharDevice`, `BlockDevice`.
     */
    type?: HostPathType;
}
/**
 * A directory that starts empty when the Pod is assigned to a node and is deleted with the Pod. It survives restarts of
 * containers, and all containers of the Pod can share it.
 */
export interface EmptyDirVolumeSource {
    /**
     * What the directory is stored on: the node's disk when left out, memory with `Memory`, or huge pages. Files in
     * memory count against the memory limits of the containers that write them.
     */
    medium?: StorageMedium;
    /**
     * Most that the directory may hold; a Pod that exceeds it is evicted. Without a limit it may fill the node's disk; in
     * memory the sum of the memory limits caps it too.
     */
    sizeLimit?: QuantityValue;
    /**
     * Permission bits of the directory, from 0 to 01777 (octal). Default 0777; an `fsGroup` overrides them, Windows
     * ignores them. JSON wants decimal numbers: 511 is 0777.
     *
     * Since Kubernetes 1.37.
     * Feature gate: EmptyDirVolumeMode.
     */
    mode?: number;
}
/**
 * A GlusterFS volume mounted into the Pod. The in-tree plugin has been removed: use another kind of storage, or a CSI
 * driver.
 */
export interface GlusterfsVolumeSource {
    /** Name of the Endpoints object with the addresses of the Gluster servers, in the namespace of the Pod. */
    endpoints: string;
    /** Name of the Gluster volume to mount. */
    path: string;
    /** Mounts the volume read-only in every container. Off by default. */
    readOnly?: boolean;
}
/**
 * A GlusterFS volume used as a PersistentVolume. The in-tree plugin has been removed: use another kind of storage, or a
 * CSI driver.
 */
export interface GlusterfsPersistentVolumeSource {
    /** Name of the Endpoints object with the addresses of the Gluster servers. */
    endpoints: string;
    /** Name of the Gluster volume to mount. */
    path: string;
    /** Mounts the volume read-only in every container. Off by default. */
    readOnly?: boolean;
    /** Namespace of the Endpoints object. That of the bound claim when left out. */
    endpointsNamespace?: string;
}
/** A Ceph block device mounted into the Pod. The in-tree plugin has been removed: use a CSI driver for Ceph. */
export interface RBDVolumeSource {
    /** Addresses of the Ceph monitors. At least one is needed. */
    monitors: string[];
    /** Name of the RBD image in the pool. It must exist already. */
    image: string;
    /** File system on the device, such as `ext4`, `xfs` or `ntfs`; the node must support it. `ext4` when left out. */
    fsType?: string;
    /**
     * Ceph pool of the image. `rbd` when left out.
     *
     * Default: `rbd`.
     */
    pool?: string;
    /**
     * Ceph user to log in as, with the key from `secretRef` or `keyring`. `admin` when left out.
     *
     * Default: `admin`.
     */
    user?: string;
    /**
     * Path on the node of the user's key ring. `/etc/ceph/keyring` when left out; `secretRef` wins over it.
     *
     * Default: `/etc/ceph/keyring`.
     */
    keyring?: string;
    /** Secret in the namespace of the Pod with the key of `user`. Takes the place of `keyring`. */
    secretRef?: LocalObjectReference;
    /** Mounts the device read-only in every container, whatever its `volumeMounts` say. Off by default. */
    readOnly?: boolean;
}
/** A Ceph block device used as a PersistentVolume. The in-tree plugin has been removed: use a CSI driver for Ceph. */
export interface RBDPersistentVolumeSource {
    /** Addresses of the Ceph monitors. At least one is needed. */
    monitors: string[];
    /** Name of the RBD image in the pool. It must exist already. */
    image: string;
    /** File system on the device, such as `ext4`, `xfs` or `ntfs`; the node must support it. `ext4` when left out. */
    fsType?: string;
    /**
     * Ceph pool of the image. `rbd` when left out.
     *
     * Default: `rbd`.
     */
    pool?: string;
    /**
     * Ceph user to log in as, with the key from `secretRef` or `keyring`. `admin` when left out.
     *
     * Default: `admin`.
     */
    user?: string;
    /**
     * Path on the node of the user's key ring. `/etc/ceph/keyring` when left out; `secretRef` wins over it.
     *
     * Default: `/etc/ceph/keyring`.
     */
    keyring?: string;
    /** Secret with the key of `user`. Takes the place of `keyring`. */
    secretRef?: SecretReference;
    /** Mounts the device read-only in every container. Off by default. */
    readOnly?: boolean;
}
/**
 * An OpenStack Cinder volume mounted into the Pod. New manifests use the CSI driver `cinder.csi.openstack.org`, to
 * which this type is redirected.
 */
export interface CinderVolumeSource {
    /** ID of the volume in Cinder. It must exist, in the region of the node. */
    volumeID: string;
    /** File system on the volume, such as `ext4`, `xfs` or `ntfs`; the node must support it. `ext4` when left out. */
    fsType?: string;
    /** Mounts the volume read-only in every container, whatever its `volumeMounts` say. Off by default. */
    readOnly?: boolean;
    /**
     * Secret in the namespace of the Pod with the parameters for connecting to OpenStack. Left out, the cloud
     * configuration of the cluster is used.
     */
    secretRef?: LocalObjectReference;
}
/**
 * An OpenStack Cinder volume used as a PersistentVolume. New manifests use the CSI driver `cinder.csi.openstack.org`,
 * to which this type is redirected.
 */
export interface CinderPersistentVolumeSource {
    /** ID of the volume in Cinder. It must exist, in the region of the node. */
    volumeID: string;
    /** File system on the volume, such as `ext4`, `xfs` or `ntfs`; the node must support it. `ext4` when left out. */
    fsType?: string;
    /** Mounts the volume read-only in every container. Off by default. */
    readOnly?: boolean;
    /**
     * Secret with the parameters for connecting to OpenStack. Left out, the cloud configuration of the cluster is used.
     */
    secretRef?: SecretReference;
}
/** A Ceph file system mounted into the Pod. The in-tree plugin has been removed: use a CSI driver for CephFS. */
export interface CephFSVolumeSource {
    /** Addresses of the Ceph monitors. At least one is needed. */
    monitors: string[];
    /** Directory of the Ceph tree to mount as the root of the volume. `/` when left out. */
    path?: string;
    /** Ceph user to log in as, with the key from `secretRef` or `secretFile`. `admin` when left out. */
    user?: string;
    /**
     * Path on the node of the key ring of `user`; `/etc/ceph/user.secret` when left out. `secretRef` is used instead when
     * set.
     */
    secretFile?: string;
    /** Secret in the namespace of the Pod with the key of `user`. Takes the place of `secretFile`. */
    secretRef?: LocalObjectReference;
    /** Mounts the file system read-only in every container. Off by default. */
    readOnly?: boolean;
}
/** A Secret of any namespace, for objects that are cluster-scoped. */
export interface SecretReference {
    /** Name of the Secret, within its namespace. */
    name?: string;
    /** Namespace in which the Secret is. */
    namespace?: string;
}
/** A Ceph file system used as a PersistentVolume. The in-tree plugin has been removed: use a CSI driver for CephFS. */
export interface CephFSPersistentVolumeSource {
    /** Addresses of the Ceph monitors. At least one is needed. */
    monitors: string[];
    /** Directory of the Ceph tree to mount as the root of the volume. `/` when left out. */
    path?: string;
    /** Ceph user to log in as, with the key from `secretRef` or `secretFile`. `admin` when left out. */
    user?: string;
    /**
     * Path on the node of the key ring of `user`; `/etc/ceph/user.secret` when left out. `secretRef` is used instead when
     * set.
     */
    secretFile?: string;
    /** Secret with the key of `user`. Takes the place of `secretFile`. */
    secretRef?: SecretReference;
    /** Mounts the file system read-only in every container. Off by default. */
    readOnly?: boolean;
}
/** A Flocker dataset. The plugin has been removed: use a CSI driver. Set one of the two fields. */
export interface FlockerVolumeSource {
    /** Name of the dataset in Flocker. Deprecated: give `datasetUUID`. */
    datasetName?: string;
    /** UUID of the dataset in Flocker. Set it or `datasetName`, not both. */
    datasetUUID?: string;
}
/**
 * A Compute Engine persistent disk that already exists in the project and zone of the node. New manifests use the CSI
 * driver `pd.csi.storage.gke.io`, to which this type is redirected.
 */
export interface GCEPersistentDiskVolumeSource {
    /** Name of the disk in Compute Engine. Create the disk first: Kubernetes does not. */
    pdName: string;
    /** File system on the disk, such as `ext4`, `xfs` or `ntfs`; the node must support it. `ext4` when left out. */
    fsType?: string;
    /** Number of the partition to mount, `1` for `/dev/sda1`. Leave it out, or at 0, to mount the whole disk. */
    partition?: number;
    /** Mounts the disk read-only in every container, which lets many nodes use it at once. Off by default. */
    readOnly?: boolean;
}
/** A Quobyte volume. The in-tree plugin has been removed: use a CSI driver. */
export interface QuobyteVolumeSource {
    /** Addresses of the Quobyte registries, as `HOST:PORT` separated by commas. */
    registry: string;
    /** Name of the volume in Quobyte. It must exist already. */
    volume: string;
    /** Mounts the volume read-only in every container. Off by default. */
    readOnly?: boolean;
    /** User for access to the volume. The user of the service account when left out. */
    user?: string;
    /** Group for access to the volume. None when left out. */
    group?: string;
    /** Tenant that owns the volume. The plugin fills it in for volumes it provisions. */
    tenant?: string;
}
/** A PersistentVolume handled by a FlexVolume driver, an executable on the nodes. Deprecated: use a CSI driver. */
export interface FlexPersistentVolumeSource {
    /** Name of the driver, as `vendor/driver`. Its executable must be on every node. */
    driver: string;
    /** File system to mount. Left out, the script of the driver chooses. */
    fsType?: string;
    /** Secret whose keys are all passed to the scripts of the driver. Leave it out when it needs none. */
    secretRef?: SecretReference;
    /** Mounts the volume read-only in every container. Off by default. */
    readOnly?: boolean;
    /** Further options for the driver, as keys and values. */
    options?: {
        [key: string]: string;
    };
}
/** A volume handled by a FlexVolume driver, an executable on the nodes. Deprecated: use a CSI driver. */
export interface FlexVolumeSource {
    /** Name of the driver, as `vendor/driver`. Its executable must be on every node. */
    driver: string;
    /** File system to mount. Left out, the script of the driver chooses. */
    fsType?: string;
    /**
     * Secret in the namespace of the Pod whose keys are all passed to the scripts of the driver. Leave it out when it
     * needs none.
     */
    secretRef?: LocalObjectReference;
    /** Mounts the volume read-only in every container, whatever its `volumeMounts` say. Off by default. */
    readOnly?: boolean;
    /** Further options for the driver, as keys and values. */
    options?: {
        [key: string]: string;
    };
}
/**
 * An Amazon EBS disk that already exists in the zone of the node. One node at a time can mount it for writing; new
 * manifests use the CSI driver `ebs.csi.aws.com`.
 */
export interface AWSElasticBlockStoreVolumeSource {
    /** ID that Amazon EBS gave the disk. Create the disk first: Kubernetes does not. */
    volumeID: string;
    /**
     * File system on the disk, such as `ext4`, `xfs` or `ntfs`; the node's operating system must support it. Left out,
     * `ext4` is assumed.
     */
    fsType?: string;
    /** Number of the partition to mount, `1` for `/dev/sda1`. Leave it out, or at 0, to mount the whole disk. */
    partition?: number;
    /** Mounts the disk read-only in every container, whatever its `volumeMounts` say. Off by default. */
    readOnly?: boolean;
}
/**
 * A volume filled by cloning a git repository. Deprecated and disabled on current nodes: clone into an `emptyDir` from
 * an init container instead.
 *
 * @deprecated
 */
export interface GitRepoVolumeSource {
    /** URL from which the node clones the repository. */
    repository: string;
    /** Hash of the commit to check out. The newest of the main branch when left out. */
    revision?: string;
    /**
     * Directory of the volume to clone into; `.` makes the volume itself the repository. It must not contain or start
     * with `..`; left out, a subdirectory named like the repository is made.
     */
    directory?: string;
}
/**
 * A volume with a file for each key of a Secret, kept in memory on the node. The kubelet updates the files some time
 * after the Secret changes, except in `subPath` mounts.
 */
export interface SecretVolumeSource {
    /** Name of the Secret, in the namespace of the Pod. */
    secretName: string;
    /**
     * The keys to write, each to a path of its own. Left out, every key becomes a file of that name; a key that doesn't
     * exist fails the mount unless `optional`.
     */
    items?: KeyToPath[];
    /**
     * Permission bits of the files, from 0 to 0777 octal (511 decimal, which JSON needs). 0644 when left out; `fsGroup`
     * may add to them.
     */
    defaultMode?: number;
    /** Mounts an empty or partial volume when the Secret or a key is missing. Otherwise the Pod does not start. */
    optional?: boolean;
    /**
     * Numeric user that owns the files, unless an item names another. Left out, the kubelet's user. Alpha, feature gate
     * `AtomicWriteVolumeUserFields`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: AtomicWriteVolumeUserFields.
     */
    defaultUser?: Int64;
}
/**
 * Files made from a Secret within a projected volume. Unlike a volume of its own it has no `defaultMode`: that of the
 * projected volume applies.
 */
export interface SecretProjection extends LocalObjectReference {
    /**
     * The keys to write, each to a path of its own. Left out, every key becomes a file of that name; a key that doesn't
     * exist fails the mount unless `optional`.
     */
    items?: KeyToPath[];
    /** Mounts the volume without these files when the Secret or a key is missing. Otherwise the Pod does not start. */
    optional?: boolean;
}
/** A directory of an NFS server. Many Pods can write to it at once, and it outlives them. */
export interface NFSVolumeSource {
    /** Host name or address of the NFS server; the nodes must reach it. */
    server: string;
    /** Path that the server exports. The directory must exist. */
    path: string;
    /** Mounts the directory read-only, in every container. Off by default. */
    readOnly?: boolean;
}
/** An iSCSI disk mounted into the Pod. One node at a time can mount it for writing. */
export interface ISCSIVolumeSource {
    /** Address of the target, with a port unless it is the usual one (860 or 3260). */
    targetPortal: string;
    /** Qualified name of the target (IQN), as the storage system shows it. */
    iqn: string;
    /** Number of the disk (LUN) at the target. */
    lun?: number;
    /**
     * Interface through which the node connects. `default` when left out, which means TCP.
     *
     * Default: `default`.
     */
    iscsiInterface?: string;
    /** File system on the disk, such as `ext4`, `xfs` or `ntfs`; the node must support it. `ext4` when left out. */
    fsType?: string;
    /** Mounts the disk read-only in every container, whatever its `volumeMounts` say. Off by default. */
    readOnly?: boolean;
    /** Further addresses of the target, for multipath, with ports unless they are the usual ones (860 or 3260). */
    portals?: string[];
    /** Authenticates by CHAP when the target is discovered. Needs `secretRef`. */
    chapAuthDiscovery?: boolean;
    /** Authenticates by CHAP for the session. Needs `secretRef`. */
    chapAuthSession?: boolean;
    /** Secret in the namespace of the Pod with the CHAP credentials of initiator and target. */
    secretRef?: LocalObjectReference;
    /**
     * Name of the initiator, instead of that of the node. With `iscsiInterface` too, an interface of its own is made for
     * the connection.
     */
    initiatorName?: string;
}
/** An iSCSI disk used as a PersistentVolume. One node at a time can mount it for writing. */
export interface ISCSIPersistentVolumeSource {
    /** Address of the target, with a port unless it is the usual one (860 or 3260). */
    targetPortal: string;
    /** Qualified name of the target (IQN), as the storage system shows it. */
    iqn: string;
    /** Number of the disk (LUN) at the target. */
    lun?: number;
    /**
     * Interface through which the node connects. `default` when left out, which means TCP.
     *
     * Default: `default`.
     */
    iscsiInterface?: string;
    /** File system on the disk, such as `ext4`, `xfs` or `ntfs`; the node must support it. `ext4` when left out. */
    fsType?: string;
    /** Mounts the disk read-only in every container, which lets many nodes use it at once. Off by default. */
    readOnly?: boolean;
    /** Further addresses of the target, for multipath, with ports unless they are the usual ones (860 or 3260). */
    portals?: string[];
    /** Authenticates by CHAP when the target is discovered. Needs `secretRef`. */
    chapAuthDiscovery?: boolean;
    /** Authenticates by CHAP for the session. Needs `secretRef`. */
    chapAuthSession?: boolean;
    /** Secret with the CHAP credentials of initiator and target. */
    secretRef?: SecretReference;
    /**
     * Name of the initiator, instead of that of the node. With `iscsiInterface` too, an interface of its own is made for
     * the connection.
     */
    initiatorName?: string;
}
/** A Fibre Channel disk attached to the node. One node at a time can mount it for writing. */
export interface FCVolumeSource {
    /** World wide names of the target. Give them together with `lun`, or use `wwids` instead. */
    targetWWNs?: string[];
    /** Logical unit number at the target. Needs `targetWWNs`. */
    lun?: number;
    /** File system on the disk, such as `ext4`, `xfs` or `ntfs`; the node must support it. `ext4` when left out. */
    fsType?: string;
    /** Mounts the disk read-only in every container, whatever its `volumeMounts` say. Off by default. */
    readOnly?: boolean;
    /** World wide identifiers of the volume. Cannot be combined with `targetWWNs` and `lun`. */
    wwids?: string[];
}
/**
 * An Azure file share mounted into the Pod. New manifests use the CSI driver `file.csi.azure.com`, to which this type
 * is redirected.
 */
export interface AzureFileVolumeSource {
    /** Secret in the namespace of the Pod, with the name and key of the storage account. */
    secretName: string;
    /** Name of the file share within the storage account. It must exist already. */
    shareName: string;
    /** Mounts the share read-only in every container, whatever its `volumeMounts` say. Off by default. */
    readOnly?: boolean;
}
/**
 * An Azure file share used as a PersistentVolume. New manifests use the CSI driver `file.csi.azure.com`, to which this
 * type is redirected.
 */
export interface AzureFilePersistentVolumeSource {
    /** Secret with the name and key of the storage account. */
    secretName: string;
    /** Name of the file share within the storage account. It must exist already. */
    shareName: string;
    /** Mounts the share read-only in every container. Off by default, and several nodes may then write to it at once. */
    readOnly?: boolean;
    /**
     * Namespace of the Secret. Left out, it is looked up in the namespace of the Pod, so every namespace that uses the
     * volume needs the Secret.
     */
    secretNamespace?: string;
}
/** A vSphere disk. New manifests use the CSI driver `csi.vsphere.vmware.com`, to which this type is redirected. */
export interface VsphereVirtualDiskVolumeSource {
    /** Path of the disk's `vmdk` file in the datastore. */
    volumePath: string;
    /** File system on the disk, such as `ext4`, `xfs` or `ntfs`; the node must support it. `ext4` when left out. */
    fsType?: string;
    /** Storage policy (SPBM) that the disk is placed by. */
    storagePolicyName?: string;
    /** ID of the storage policy that `storagePolicyName` names. */
    storagePolicyID?: string;
}
/** A Photon Controller disk. The plugin has been removed: use a CSI driver. */
export interface PhotonPersistentDiskVolumeSource {
    /** ID that Photon Controller gave the disk. */
    pdID: string;
    /** File system on the disk, such as `ext4`, `xfs` or `ntfs`. `ext4` when left out. */
    fsType?: string;
}
/**
 * An Azure data disk mounted into the Pod. New manifests use the CSI driver `disk.csi.azure.com`, to which this type is
 * redirected.
 */
export interface AzureDiskVolumeSource {
    /** Name of the data disk in blob storage, or of the managed disk. */
    diskName: string;
    /** URI of the data disk in blob storage, or resource ID of the managed disk. */
    diskURI: string;
    /**
     * How the host caches the disk: not at all, reads only, or reads and writes. `ReadWrite` when left out.
     *
     * One of `None`, `ReadOnly`, `ReadWrite`.
     * Default: `ReadWrite`.
     */
    cachingMode?: AzureDataDiskCachingMode;
    /**
     * File system of the disk, such as `ext4`, `xfs` or `ntfs`; the node must support it. `ext4` when left out.
     *
     * Default: `ext4`.
     */
    fsType?: string;
    /**
     * Mounts the disk read-only in every container, whatever its `volumeMounts` say. Off by default.
     *
     * Default: `false`.
     */
    readOnly?: boolean;
    /**
     * How the disk is stored: `Managed` by Azure, alone in a storage account (`Dedicated`), or with others (`Shared`).
     * `Shared` when left out; name and URI must fit the kind.
     *
     * One of `Shared`, `Dedicated`, `Managed`.
     * Default: `Shared`.
     */
    kind?: AzureDataDiskKind;
}
/** A Portworx volume. New manifests use the CSI driver `pxd.portworx.com`, to which this type is redirected. */
export interface PortworxVolumeSource {
    /** ID that Portworx gave the volume. */
    volumeID: string;
    /** File system on the volume, such as `ext4` or `xfs`. `ext4` when left out. */
    fsType?: string;
    /** Mounts the volume read-only in every container. Off by default. */
    readOnly?: boolean;
}
/** A ScaleIO volume mounted into the Pod. The in-tree plugin has been removed: use a CSI driver. */
export interface ScaleIOVolumeSource {
    /** Address of the ScaleIO gateway, through which the API is reached. */
    gateway: string;
    /** Storage system, by its name in ScaleIO. */
    system: string;
    /** Secret in the namespace of the Pod with the credentials. The login fails without it. */
    secretRef: LocalObjectReference;
    /** Whether to use TLS with the gateway. Off by default. */
    sslEnabled?: boolean;
    /** Protection domain to which the storage belongs. The default one when left out. */
    protectionDomain?: string;
    /** Storage pool in the protection domain from which space is taken. */
    storagePool?: string;
    /**
     * Whether space is set aside at once (`ThickProvisioned`) or as it is used (`ThinProvisioned`). `ThinProvisioned`
     * when left out.
     *
     * Default: `ThinProvisioned`.
     */
    storageMode?: string;
    /** Name of the volume, which must exist in ScaleIO. */
    volumeName?: string;
    /**
     * File system on the volume, such as `ext4`, `xfs` or `ntfs`; the node must support it. `xfs` when left out.
     *
     * Default: `xfs`.
     */
    fsType?: string;
    /** Mounts the volume read-only in every container, whatever its `volumeMounts` say. Off by default. */
    readOnly?: boolean;
}
/** A ScaleIO volume used as a PersistentVolume. The in-tree plugin has been removed: use a CSI driver. */
export interface ScaleIOPersistentVolumeSource {
    /** Address of the ScaleIO gateway, through which the API is reached. */
    gateway: string;
    /** Storage system, by its name in ScaleIO. */
    system: string;
    /** Secret with the credentials. The login fails without it. */
    secretRef: SecretReference;
    /** Whether to use TLS with the gateway. Off by default. */
    sslEnabled?: boolean;
    /** Protection domain to which the storage belongs. The default one when left out. */
    protectionDomain?: string;
    /** Storage pool in the protection domain from which space is taken. */
    storagePool?: string;
    /**
     * Whether space is set aside at once (`ThickProvisioned`) or as it is used (`ThinProvisioned`). `ThinProvisioned`
     * when left out.
     *
     * Default: `ThinProvisioned`.
     */
    storageMode?: string;
    /** Name of the volume, which must exist in ScaleIO. */
    volumeName?: string;
    /**
     * File system on the volume, such as `ext4`, `xfs` or `ntfs`; the node must support it. `xfs` when left out.
     *
     * Default: `xfs`.
     */
    fsType?: string;
    /** Mounts the volume read-only in every container. Off by default. */
    readOnly?: boolean;
}
/** A StorageOS volume mounted into the Pod. The in-tree plugin has been removed: use a CSI driver. */
export interface StorageOSVolumeSource {
    /** Name of the volume, unique within its StorageOS namespace. */
    volumeName?: string;
    /** StorageOS namespace of the volume. That of the Pod when left out; `default` when StorageOS has none. */
    volumeNamespace?: string;
    /** File system on the volume, such as `ext4`, `xfs` or `ntfs`; the node must support it. `ext4` when left out. */
    fsType?: string;
    /** Mounts the volume read-only in every container, whatever its `volumeMounts` say. Off by default. */
    readOnly?: boolean;
    /**
     * Secret in the namespace of the Pod with the credentials of the StorageOS API. Built-in ones are tried when left
     * out.
     */
    secretRef?: LocalObjectReference;
}
/** A StorageOS volume used as a PersistentVolume. The in-tree plugin has been removed: use a CSI driver. */
export interface StorageOSPersistentVolumeSource {
    /** Name of the volume, unique within its StorageOS namespace. */
    volumeName?: string;
    /** StorageOS namespace of the volume. That of the Pod when left out; `default` when StorageOS has none. */
    volumeNamespace?: string;
    /** File system on the volume, such as `ext4`, `xfs` or `ntfs`; the node must support it. `ext4` when left out. */
    fsType?: string;
    /** Mounts the volume read-only in every container. Off by default. */
    readOnly?: boolean;
    /** Secret with the credentials of the StorageOS API. Built-in ones are tried when left out. */
    secretRef?: ObjectReference;
}
/**
 * A volume with a file for each key of a ConfigMap. The kubelet updates the files some time after the ConfigMap
 * changes, except in `subPath` mounts.
 */
export interface ConfigMapVolumeSource extends LocalObjectReference {
    /**
     * The keys to write, each to a path of its own. Left out, every key becomes a file of that name; a key that doesn't
     * exist fails the mount unless `optional`.
     */
    items?: KeyToPath[];
    /**
     * Permission bits of the files, from 0 to 0777 octal (511 decimal, which JSON needs). 0644 when left out; `fsGroup`
     * may add to them.
     */
    defaultMode?: number;
    /** Mounts an empty or partial volume when the ConfigMap or a key is missing. Otherwise the Pod does not start. */
    optional?: boolean;
    /**
     * Numeric user that owns the files, unless an item names another. Left out, the kubelet's user. Alpha, feature gate
     * `AtomicWriteVolumeUserFields`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: AtomicWriteVolumeUserFields.
     */
    defaultUser?: Int64;
}
/**
 * Files made from a ConfigMap within a projected volume. Unlike a volume of its own it has no `defaultMode`: that of
 * the projected volume applies.
 */
export interface ConfigMapProjection extends LocalObjectReference {
    /**
     * The keys to write, each to a path of its own. Left out, every key becomes a file of that name; a key that doesn't
     * exist fails the mount unless `optional`.
     */
    items?: KeyToPath[];
    /** Mounts the volume without these files when the ConfigMap or a key is missing. Otherwise the Pod does not start. */
    optional?: boolean;
}
/**
 * A token of the Pod's ServiceAccount in a file, which the kubelet renews in time. For the API server, or for other
 * services that check it.
 */
export interface ServiceAccountTokenProjection {
    /** Whom the token is meant for; the recipient must refuse tokens meant for others. The API server when left out. */
    audience?: string;
    /**
     * Lifetime to ask for, in seconds; one hour when left out, at least 10 minutes. Renewed at 80 percent of it, or after
     * 24 hours: read the file again from time to time.
     */
    expirationSeconds?: Int64;
    /** Path of the file, relative to the root of the volume. */
    path: string;
    /**
     * Numeric user that owns the file. Left out, the volume's `defaultUser`. Alpha, feature gate
     * `AtomicWriteVolumeUserFields`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: AtomicWriteVolumeUserFields.
     */
    user?: Int64;
}
/**
 * Writes the trust anchors of one or more ClusterTrustBundles to a file, and keeps it up to date. Choose by `name`, or
 * by `signerName` and labels, not both.
 */
export interface ClusterTrustBundleProjection {
    /** The one ClusterTrustBundle to write. Cannot be combined with `signerName` and `labelSelector`. */
    name?: string;
    /** Writes all ClusterTrustBundles of this signer as one file, without duplicates. Cannot be combined with `name`. */
    signerName?: string;
    /**
     * Narrows the bundles of `signerName` by their labels. Left out, no bundle matches; an empty selector matches all of
     * them.
     */
    labelSelector?: metav1.LabelSelector;
    /** Lets the Pod start when no bundle is found. Otherwise its start waits for one. */
    optional?: boolean;
    /** Where to write the file, relative to the root of the volume. */
    path: string;
    /**
     * Numeric user that owns the file. Left out, the volume's `defaultUser`. Alpha, feature gate
     * `AtomicWriteVolumeUserFields`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: AtomicWriteVolumeUserFields.
     */
    user?: Int64;
}
/**
 * A private key, and a certificate for it that a signer issues to the Pod, as files that the kubelet renews in time.
 * The Pod starts only when the certificate has been issued.
 */
export interface PodCertificateProjection {
    /**
     * Signer from which the kubelet requests the certificate.
     *
     * Required.
     */
    signerName: string;
    /**
     * Kind of private key that the kubelet makes: `RSA3072`, `RSA4096`, `ECDSAP256`, `ECDSAP384`, `ECDSAP521` or
     * `ED25519`.
     *
     * Required.
     */
    keyType: string;
    /**
     * Longest lifetime of the certificate in seconds, from 3600 (one hour) to 7862400 (91 days); 86400 (24 hours) when
     * left out. The signer may issue shorter ones.
     */
    maxExpirationSeconds?: number;
    /**
     * File for key and certificate chain together, in PEM, key first. Best choice: one read always gives a matching pair.
     */
    credentialBundlePath?: string;
    /**
     * File for the private key alone. Programs that read two files must check that they match, since a renewal may come
     * in between.
     */
    keyPath?: string;
    /**
     * File for the certificate chain alone. Programs that read two files must check that they match, since a renewal may
     * come in between.
     */
    certificateChainPath?: string;
    /**
     * Information for the signer, by keys with a domain prefix. The API server does not check the values; a signer
     * refuses keys it does not know.
     *
     * Since Kubernetes 1.35.
     */
    userAnnotations?: {
        [key: string]: string;
    };
    /**
     * Numeric user that owns the file. Left out, the volume's `defaultUser`. Alpha, feature gate
     * `AtomicWriteVolumeUserFields`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: AtomicWriteVolumeUserFields.
     */
    user?: Int64;
}
/**
 * A volume that puts several sources, such as Secrets, ConfigMaps and tokens, into one directory. Paths must not
 * collide.
 */
export interface ProjectedVolumeSource {
    /** Secrets, ConfigMaps, tokens and so on, each with paths of its own. */
    sources?: VolumeProjection[];
    /**
     * Permission bits of the files, from 0 to 0777 octal (511 decimal, which JSON needs). 0644 when left out; `fsGroup`
     * may add to them.
     */
    defaultMode?: number;
    /**
     * Numeric user that owns the files, unless an item names another. Left out, the kubelet's user. Alpha, feature gate
     * `AtomicWriteVolumeUserFields`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: AtomicWriteVolumeUserFields.
     */
    defaultUser?: Int64;
}
/** A source of files for a projected volume. Set exactly one field. */
export interface VolumeProjection {
    /** Keys of a Secret as files. */
    secret?: SecretProjection;
    /** Fields of the Pod and resources of its containers as files. */
    downwardAPI?: DownwardAPIProjection;
    /** Keys of a ConfigMap as files. */
    configMap?: ConfigMapProjection;
    /** A token of the Pod's ServiceAccount, renewed in time. */
    serviceAccountToken?: ServiceAccountTokenProjection;
    /**
     * Trust anchors from ClusterTrustBundles, as one PEM file in no fixed order, kept up to date.
     *
     * Feature gate: ClusterTrustBundleProjection.
     */
    clusterTrustBundle?: ClusterTrustBundleProjection;
    /**
     * A private key with a certificate for the Pod, renewed in time. For TLS as client or server.
     *
     * Feature gate: PodCertificateProjection.
     */
    podCertificate?: PodCertificateProjection;
}
/** A key of a ConfigMap or Secret, and the file it becomes. */
export interface KeyToPath {
    /** The key to write. Keys that aren't listed are left out of the volume. */
    key: string;
    /** Path of the file within the volume. It must be relative and must not contain `..`. */
    path: string;
    /**
     * Permission bits of this file, from 0 to 0777 octal (511 decimal, which JSON needs). Those of the volume's
     * `defaultMode` when left out.
     */
    mode?: number;
    /**
     * Numeric user that owns the file. Left out, the volume's `defaultUser`. Alpha, feature gate
     * `AtomicWriteVolumeUserFields`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: AtomicWriteVolumeUserFields.
     */
    user?: Int64;
}
/**
 * A disk, partition or directory of one node, used as a PersistentVolume. The volume needs a `nodeAffinity` that names
 * the node; data is lost with it.
 */
export interface LocalVolumeSource {
    /** Path on the node, of a directory or a block device. */
    path: string;
    /**
     * File system to format and mount when the path is a block device, such as `ext4`, `xfs` or `ntfs`. Left out, one is
     * chosen.
     */
    fsType?: string;
}
/**
 * Storage that a CSI driver provides for a PersistentVolume. Provisioners fill it in; write it by hand only to bring in
 * a volume that exists already.
 */
export interface CSIPersistentVolumeSource {
    /** Name of the CSI driver, the same as that of its CSIDriver object. */
    driver: string;
    /** The driver's own name for the volume, handed back to it in every call. It cannot change once set. */
    volumeHandle: string;
    /** Asks the driver to publish the volume read-only. Off by default. */
    readOnly?: boolean;
    /** File system to format and mount, such as `ext4`, `xfs` or `ntfs`. Left out, the driver chooses. */
    fsType?: string;
    /**
     * Parameters of the volume for the driver, as its provisioner returned them. Keep credentials out of it: use the
     * Secret references.
     */
    volumeAttributes?: {
        [key: string]: string;
    };
    /**
     * Secret handed to the driver when it attaches the volume to a node, and detaches it. Leave it out when the driver
     * needs none.
     */
    controllerPublishSecretRef?: SecretReference;
    /**
     * Secret handed to the driver when a node stages the volume, before any Pod mounts it. Leave it out when the driver
     * needs none.
     */
    nodeStageSecretRef?: SecretReference;
    /** Secret handed to the driver when the volume is mounted into a Pod. Leave it out when the driver needs none. */
    nodePublishSecretRef?: SecretReference;
    /** Secret handed to the driver's controller when the volume grows. Leave it out when the driver needs none. */
    controllerExpandSecretRef?: SecretReference;
    /** Secret handed to the driver on the node when the file system grows. Leave it out when the driver needs none. */
    nodeExpandSecretRef?: SecretReference;
}
/**
 * An inline volume of a CSI driver that lives as long as the Pod. The driver must support ephemeral volumes; for
 * anything that outlives the Pod, use a PersistentVolumeClaim.
 */
export interface CSIVolumeSource {
    /** Name of the CSI driver, the same as that of its CSIDriver object. */
    driver: string;
    /** Asks the driver for a read-only volume. Off by default. */
    readOnly?: boolean;
    /** File system to mount, such as `ext4`, `xfs` or `ntfs`. Left out, the driver chooses. */
    fsType?: string;
    /** Parameters for the driver; its documentation says which. Anyone who may create Pods can set them. */
    volumeAttributes?: {
        [key: string]: string;
    };
    /**
     * Secret in the namespace of the Pod that the driver gets when it mounts the volume. Leave it out when the driver
     * needs none.
     */
    nodePublishSecretRef?: LocalObjectReference;
}
/**
 * A volume for which a PersistentVolumeClaim is created with the Pod and deleted with it. Use it for scratch space that
 * needs a storage class, a fixed size or snapshots.
 */
export interface EphemeralVolumeSource {
    /**
     * The claim to create, named after the Pod and the volume with a hyphen between them. A claim of that name that
     * belongs to something else is never used: it blocks the Pod.
     */
    volumeClaimTemplate: PersistentVolumeClaimTemplate;
}
/** A claim to create for an ephemeral volume of a Pod. */
export interface PersistentVolumeClaimTemplate {
    /** Labels and annotations for the claim. Other fields are refused: the name follows from the Pod and the volume. */
    metadata?: metav1.ObjectMeta;
    /** Spec of the claim, copied as it is. A later change of it has no effect. */
    spec: PersistentVolumeClaimSpec;
}
/** A port the program of a container listens on. Leaving one out does not close it. */
export interface ContainerPort {
    /** Name for use in Services and probes: lower-case letters, digits and hyphens, unique within the Pod. */
    name?: string;
    /**
     * Opens this port of the node, 1 to 65535, for the container; only one Pod of a node can have it. With `hostNetwork`
     * it must equal `containerPort`. Prefer a Service.
     */
    hostPort?: number;
    /** The port on the Pod's IP address, from 1 to 65535. */
    containerPort: number;
    /**
     * Transport protocol of the port. `TCP` when left out.
     *
     * One of `TCP`, `UDP`, `SCTP`.
     * Default: `TCP`.
     */
    protocol?: Protocol;
    /** Address of the node to which `hostPort` is bound. All of them when left out. */
    hostIP?: string;
}
/** Where and how a volume of the Pod appears in a container. */
export interface VolumeMount {
    /** Name of an entry in the Pod's `volumes`. */
    name: string;
    /** Mounts it read-only for this container. Off by default; mounts below it stay writable, see `recursiveReadOnly`. */
    readOnly?: boolean;
    /**
     * Whether mounts below are read-only too: `Enabled` or the Pod fails, `IfPossible` where the runtime can, `Disabled`
     * (default). Needs `readOnly`, and no mount propagation.
     *
     * One of `Disabled`, `IfPossible`, `Enabled`.
     */
    recursiveReadOnly?: RecursiveReadOnlyMode;
    /** Path within the container. It must not contain `:`, and what the image has there is hidden. */
    mountPath: string;
    /** Path within the volume to mount instead of its root. Such mounts of Secrets and ConfigMaps are not updated. */
    subPath?: string;
    /**
     * Whether mounts made later on the node appear in the container (`HostToContainer`), the reverse too
     * (`Bidirectional`, privileged containers only), or neither (`None`, the default).
     *
     * One of `None`, `HostToContainer`, `Bidirectional`.
     */
    mountPropagation?: MountPropagationMode;
    /** As `subPath`, with `$(NAME)` replaced by environment variables of the container. Cannot be combined with it. */
    subPathExpr?: string;
    /**
     * Linux mount options added for this container: `noexec`, `nodev`, `nosuid`. Not for image volumes; Windows ignores
     * them. Alpha, feature gate `VolumeBindMountOptions`.
     *
     * One of `noexec`, `nodev`, `nosuid`.
     * List of unique values.
     * Since Kubernetes 1.37.
     * Feature gate: VolumeBindMountOptions.
     */
    bindMountOptions?: Array<'noexec' | 'nodev' | 'nosuid'>;
}
/** A block volume of the Pod, mapped into a container as a raw device without a file system. */
export interface VolumeDevice {
    /** Name of the Pod's volume. It must come from a claim with `volumeMode: Block`. */
    name: string;
    /** Path of the device within the container, such as `/dev/xvda`. */
    devicePath: string;
}
/** An environment variable of a container, set when the container starts. */
export interface EnvVar {
    /** Name of the variable, of printable ASCII characters except `=`. The last entry of a name wins. */
    name: string;
    /**
     * The value. `$(NAME)` becomes the value of a variable defined earlier, or of a Service's variables; write `$$(NAME)`
     * to keep it as it is. Empty when left out.
     */
    value?: string;
    /** Takes the value from elsewhere, once, when the container starts. Cannot be combined with a non-empty `value`. */
    valueFrom?: EnvVarSource;
}
/** Where the value of an environment variable comes from. Set exactly one field. */
export interface EnvVarSource {
    /**
     * A field of the Pod: its name, namespace, UID, one label or annotation, node name, service account or IP addresses.
     */
    fieldRef?: ObjectFieldSelector;
    /** A request or limit of a container: CPU, memory or ephemeral storage. */
    resourceFieldRef?: ResourceFieldSelector;
    /** A key of a ConfigMap in the namespace of the Pod. */
    configMapKeyRef?: ConfigMapKeySelector;
    /**
     * A key of a Secret in the namespace of the Pod. A file is safer: variables show up in crash dumps and child
     * processes.
     */
    secretKeyRef?: SecretKeySelector;
    /**
     * A key of an env file in a volume of the Pod, which an init container may have written.
     *
     * Feature gate: EnvFiles.
     */
    fileKeyRef?: FileKeySelector;
}
/**
 * One key of an env file in a volume, used as an environment variable. The file is mostly written to an `emptyDir` by
 * an init container.
 */
export interface FileKeySelector {
    /**
     * Name of the Pod's volume that holds the file. The container need not mount it.
     *
     * Required.
     */
    volumeName: string;
    /**
     * Path of the file within the volume. It must be relative and must not contain `..`.
     *
     * Required.
     */
    path: string;
    /**
     * The key whose value is read, at most 128 characters. A name that no variable can have keeps the Pod from starting.
     *
     * Required.
     */
    key: string;
    /**
     * Leaves the variable unset when the file or the key is missing. Otherwise, the default, the container does not
     * start.
     *
     * Default: `false`.
     */
    optional?: boolean;
}
/** A field of the Pod, handed to its containers as a variable or a file. */
export interface ObjectFieldSelector {
    /** API version in whose terms the path is written. `v1` when left out. */
    apiVersion?: string;
    /**
     * Path of the field, such as `metadata.name`, `metadata.labels['KEY']` or `status.podIP`. What is possible differs
     * between variables and files.
     */
    fieldPath: string;
}
/** A request or limit of a container, handed to a program as a variable or a file. */
export interface ResourceFieldSelector {
    /** Container that is meant. Required in volumes; the container itself when left out in environment variables. */
    containerName?: string;
    /**
     * Resource that is meant, such as `limits.cpu` or `requests.memory`. Without a limit the allocatable amount of the
     * node is given.
     */
    resource: string;
    /** Unit of the value: `1Mi` gives mebibytes, `1m` millicores. `1` when left out; the result is rounded up. */
    divisor?: QuantityValue;
}
/** One key of a ConfigMap in the namespace of the Pod. */
export interface ConfigMapKeySelector extends LocalObjectReference {
    /** The key to read from `data`. Changes reach a running container only after a restart. */
    key: string;
    /** Leaves the variable unset when the ConfigMap or the key is missing. Otherwise the container does not start. */
    optional?: boolean;
}
/** One key of a Secret in the namespace of the Pod. */
export interface SecretKeySelector extends LocalObjectReference {
    /** The key to read from `data`. Changes reach a running container only after a restart. */
    key: string;
    /** Leaves the variable unset when the Secret or the key is missing. Otherwise the container does not start. */
    optional?: boolean;
}
/** A ConfigMap or Secret whose keys become environment variables of a container. Set one of the two. */
export interface EnvFromSource {
    /** Text put before each key to make the name of the variable. None when left out. */
    prefix?: string;
    /** ConfigMap in the namespace of the Pod. Each key of its `data` becomes a variable. */
    configMapRef?: ConfigMapEnvSource;
    /** Secret in the namespace of the Pod. Each key of its `data` becomes a variable. */
    secretRef?: SecretEnvSource;
}
/** A ConfigMap whose `data` becomes environment variables, one for each key. */
export interface ConfigMapEnvSource extends LocalObjectReference {
    /**
     * Starts the container without these variables when the ConfigMap is missing. Otherwise the container waits for it.
     */
    optional?: boolean;
}
/** A Secret whose `data` becomes environment variables, one for each key. */
export interface SecretEnvSource extends LocalObjectReference {
    /** Starts the container without these variables when the Secret is missing. Otherwise the container waits for it. */
    optional?: boolean;
}
/** A header of the HTTP request of a probe or hook. */
export interface HTTPHeader {
    /** Name of the header; case makes no difference. `Host` chooses a virtual host. */
    name: string;
    /** Value of the header, sent as it is. */
    value?: string;
}
/** An HTTP GET request, for a probe or a hook. Success and redirect statuses pass; client and server errors fail. */
export interface HTTPGetAction {
    /** Path of the request, query included. `/` when left out. */
    path?: string;
    /** Port of the container, as a number from 1 to 65535 or as the name of one of its ports. */
    port: IntOrString;
    /**
     * Host to connect to; the Pod's IP address when left out, which is nearly always right. To reach a virtual host, set
     * the header `Host` in `httpHeaders` instead.
     */
    host?: string;
    /**
     * `HTTP` when left out. With `HTTPS` the certificate is not verified.
     *
     * One of `HTTP`, `HTTPS`.
     */
    scheme?: URIScheme;
    /** Headers of the request. A name may occur more than once. */
    httpHeaders?: HTTPHeader[];
    /**
     * `HTTP1` or `HTTP2`. Left out, HTTP/1.1. Feature gate `H2CContainerProbe`.
     *
     * One of `HTTP1`, `HTTP2`.
     * Since Kubernetes 1.37.
     * Feature gate: H2CContainerProbe.
     */
    protocol?: HTTPProtocol;
}
/** A TCP connection to the Pod, for a probe. It passes when the port accepts the connection; nothing is sent. */
export interface TCPSocketAction {
    /** Port of the container, as a number from 1 to 65535 or as the name of one of its ports. */
    port: IntOrString;
    /** Host to connect to. The Pod's IP address when left out, which is nearly always right. */
    host?: string;
}
/** A call of the gRPC health checking protocol at the Pod's IP address, without TLS. */
export interface GRPCAction {
    /** Port of the gRPC server, from 1 to 65535. It must be a number: names are not possible. */
    port: number;
    /**
     * Name of the service to ask about. Left out, the health of the server as a whole is asked for.
     *
     * Default: ``.
     */
    service?: string;
    /**
     * `Plaintext`, also when left out, or `TLS`, which accepts any certificate. Feature gate `GRPCContainerProbeTLS`.
     *
     * One of `Plaintext`, `TLS`.
     * Since Kubernetes 1.37.
     * Feature gate: GRPCContainerProbeTLS.
     */
    mode?: GRPCProbeMode;
}
/** A command to run in a container, for a probe or a hook. */
export interface ExecAction {
    /**
     * The command and its arguments, run in the root directory without a shell; call one for pipes and the like. Exit
     * code 0 means success, anything else failure.
     */
    command: string[];
}
/** A hook that only waits, so images need no `sleep` of their own. */
export interface SleepAction {
    /** Seconds to wait. For `preStop`, no more than the grace period of the Pod. */
    seconds?: Int64;
}
/** A health check of a container, repeated while it runs. Set exactly one of the handlers. */
export interface Probe extends ProbeHandler {
    /** Seconds after the start of the container until the first check. 0 by default; a startup probe adapts better. */
    initialDelaySeconds?: number;
    /** Seconds after which a check counts as failed. 1 by default, at least 1. */
    timeoutSeconds?: number;
    /** Seconds between checks. 10 by default, at least 1. */
    periodSeconds?: number;
    /** Successes in a row that end a failure. 1 by default; liveness and startup probes allow no other. */
    successThreshold?: number;
    /**
     * Failures in a row after which the probe has failed. 3 by default, at least 1; in a startup probe, times
     * `periodSeconds` it is the time the program has to start.
     */
    failureThreshold?: number;
    /**
     * Seconds between stop signal and kill when this probe fails, instead of the Pod's own grace period. At least 1; not
     * for readiness probes.
     */
    terminationGracePeriodSeconds?: Int64;
}
/** Says whether a change of one resource restarts the container. */
export interface ContainerResizePolicy {
    /** What is resized: `cpu` or `memory`, each with an entry of its own. */
    resourceName: ResourceName;
    /**
     * `NotRequired` (default) changes the running container; `RestartContainer` restarts it, for programs that read their
     * limits only once.
     *
     * One of `NotRequired`, `RestartContainer`.
     */
    restartPolicy: ResourceResizeRestartPolicy;
}
/** Linux capabilities granted to a container or taken from it, beside those of the container runtime. */
export interface Capabilities {
    /** Capabilities to grant, without the prefix `CAP_`: `NET_BIND_SERVICE`. `ALL` grants every one. */
    add?: Capability[];
    /** Capabilities to take away. Hardened Pods drop `ALL`, then add the few they need. */
    drop?: Capability[];
}
/** Compute resources a container or a Pod is guaranteed, and may use at most. */
export interface ResourceRequirements {
    /**
     * Most that may be used, by resource. CPU beyond it is throttled, and memory beyond it ends the program; no limit
     * when left out.
     */
    limits?: ResourceList;
    /**
     * What is set aside on the node, by resource; the scheduler goes by it. Equal to `limits` when left out; it must not
     * exceed them.
     */
    requests?: ResourceList;
    /**
     * Entries of the Pod's `resourceClaims` the container uses, for devices such as GPUs. Only for containers; cannot
     * change.
     *
     * List with unique `name`.
     * Feature gate: DynamicResourceAllocation.
     */
    claims?: ResourceClaim[];
}
/** The size of the storage that a claim asks for. */
export interface VolumeResourceRequirements {
    /** Largest size wanted, under `storage`. Hardly any provisioner looks at it. */
    limits?: ResourceList;
    /** Size wanted at least, under `storage`. Required in a claim. */
    requests?: ResourceList;
}
/** A container's use of one of the Pod's resource claims. Not the Kind of that name in `resource.k8s.io`. */
export interface ResourceClaim {
    /** Name of the entry in the Pod's `resourceClaims`. */
    name: string;
    /** Request of the claim whose devices the container gets. All devices of the claim when left out. */
    request?: string;
}
/**
 * A program of a Pod: its image, how to start and check it, and what it may use. Most fields cannot be changed in a
 * running Pod, except `image` and, through the `resize` subresource, `resources`.
 */
export interface Container {
    /**
     * Name of the container, a DNS label unique among all containers of the Pod. Commands such as `kubectl logs -c` use
     * it; it cannot change.
     */
    name: string;
    /**
     * Image to run, with a tag or a digest; without a registry the runtime's default applies. May be left out only where
     * something else fills it in, as in templates.
     */
    image?: string;
    /**
     * Replaces the entrypoint of the image, without a shell. `$(NAME)` becomes the value of that environment variable;
     * write `$$(NAME)` to keep it as it is.
     */
    command?: string[];
    /**
     * Arguments of the entrypoint; they replace the image's `CMD`. `$(NAME)` becomes the value of that environment
     * variable; write `$$(NAME)` to keep it as it is.
     */
    args?: string[];
    /** Directory in which the program starts. That of the image, or of the container runtime, when left out. */
    workingDir?: string;
    /**
     * Ports the program listens on. Mostly documentation: a port that isn't listed is reachable as well, but names given
     * here can be used by Services and probes.
     *
     * List with unique `containerPort` + `protocol`.
     * Strategic merge patch merges by `containerPort`.
     */
    ports?: ContainerPort[];
    /**
     * ConfigMaps and Secrets whose keys all become environment variables. A later source wins over an earlier one, and
     * `env` over both.
     */
    envFrom?: EnvFromSource[];
    /**
     * Environment variables. They win over those of `envFrom`, and may refer to variables defined earlier in the list.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    env?: EnvVar[];
    /**
     * CPU, memory and other resources the container is guaranteed (`requests`) and may use at most (`limits`). The
     * scheduler goes by the requests alone.
     */
    resources?: ResourceRequirements;
    /**
     * Says for CPU and memory whether a resize restarts the container. Without an entry, a running container is resized
     * in place.
     *
     * Feature gate: InPlacePodVerticalScaling.
     */
    resizePolicy?: ContainerResizePolicy[];
    /**
     * Overrides the Pod's restart policy for this container. `Always` on an init container makes it a sidecar: it starts
     * in order, keeps running beside the others, and stops after them.
     *
     * One of `Always`, `Never`, `OnFailure`.
     */
    restartPolicy?: ContainerRestartPolicy;
    /**
     * Rules on exit codes, at most 20, tried in order when the container exits; the first match decides. Without a match
     * `restartPolicy` decides, which must be set when there are rules.
     *
     * Feature gate: ContainerRestartRules.
     */
    restartPolicyRules?: ContainerRestartRule[];
    /**
     * Volumes of the Pod to mount into the file system of the container, each at a path of its own.
     *
     * List with unique `mountPath`.
     * Strategic merge patch merges by `mountPath`.
     */
    volumeMounts?: VolumeMount[];
    /**
     * Block volumes of the Pod to map into the container as raw devices. The claim must have `volumeMode: Block`.
     *
     * List with unique `devicePath`.
     * Strategic merge patch merges by `devicePath`.
     */
    volumeDevices?: VolumeDevice[];
    /**
     * Restarts the container when it fails. Use it for deadlocks only; a probe that fails under load makes an overload
     * worse.
     */
    livenessProbe?: Probe;
    /**
     * Takes the Pod out of the endpoints of its Services while it fails, without a restart. Without one the container is
     * ready once started.
     */
    readinessProbe?: Probe;
    /**
     * Holds back the other probes until it has succeeded once; its failure restarts the container. Use it for programs
     * that take long to start.
     */
    startupProbe?: Probe;
    /** Hooks that run after the container starts and before it stops, and the signal that stops it. */
    lifecycle?: Lifecycle;
    /**
     * File in which the program may leave a last message, shown in the status and cut at 4096 bytes.
     * `/dev/termination-log` when left out; it cannot change.
     */
    terminationMessagePath?: string;
    /**
     * Where the termination message comes from. `File` (default) reads `terminationMessagePath` alone;
     * `FallbackToLogsOnError` takes the end of the log when that file is empty and the program failed.
     *
     * One of `File`, `FallbackToLogsOnError`.
     */
    terminationMessagePolicy?: TerminationMessagePolicy;
    /**
     * When the kubelet pulls the image. `IfNotPresent` unless the tag is `latest` or missing, then `Always`; with `Never`
     * the image must already be on the node.
     *
     * One of `Always`, `Never`, `IfNotPresent`.
     */
    imagePullPolicy?: PullPolicy;
    /**
     * User, capabilities and other security settings of the container. They win over those of the same name in the Pod's
     * `securityContext`.
     */
    securityContext?: SecurityContext;
    /**
     * Keeps standard input open so that clients can attach to it. Off by default: reads then hit the end of the input at
     * once.
     */
    stdin?: boolean;
    /**
     * Closes standard input for good when the first attached client leaves. Off by default: it then stays open for
     * further clients. Only used with `stdin`.
     */
    stdinOnce?: boolean;
    /** Gives the container a terminal, as shells want. Needs `stdin`; off by default. */
    tty?: boolean;
}
/** How a probe checks. Set exactly one field. */
export interface ProbeHandler {
    /** Runs a command in the container. Costs a process for each check. */
    exec?: ExecAction;
    /** Sends an HTTP GET request. Success and redirect statuses pass. */
    httpGet?: HTTPGetAction;
    /** Opens a TCP connection. Passes when the port accepts it. */
    tcpSocket?: TCPSocketAction;
    /** Asks the gRPC health service of the program, without a helper in the image. */
    grpc?: GRPCAction;
}
/** What a hook does. Set exactly one field. */
export interface LifecycleHandler {
    /** Runs a command in the container. What it uses counts against the container's resources. */
    exec?: ExecAction;
    /** Sends an HTTP GET request to the container; the program must have a route for it. */
    httpGet?: HTTPGetAction;
    /**
     * Not supported for hooks: they fail when it is set. Deprecated; use `exec` or `httpGet`.
     *
     * @deprecated
     */
    tcpSocket?: TCPSocketAction;
    /** Waits. As `preStop` it gives load balancers time to stop sending traffic. */
    sleep?: SleepAction;
}
/** Hooks of a container. While a hook runs, the kubelet does nothing else with the container. */
export interface Lifecycle {
    /**
     * Runs right after the container was created, beside its entrypoint. The container isn't ready until it has finished;
     * when it fails, the container is killed and restarted by its policy.
     */
    postStart?: LifecycleHandler;
    /**
     * Runs before the stop signal when a container is to be stopped, but not when it ends by itself. The grace period of
     * the Pod is already counting; when it is over, the container is killed anyway.
     */
    preStop?: LifecycleHandler;
    /**
     * Signal that asks the program to stop. That of the image when left out, else that of the runtime; needs
     * `spec.os.name` to be set in the Pod.
     *
     * One of `SIGABRT`, `SIGALRM`, `SIGBUS`, `SIGCHLD`, `SIGCLD`, `SIGCONT`, `SIGFPE`, `SIGHUP`, `SIGILL`, `SIGINT`,
     * `SIGIO`, `SIGIOT`, `SIGKILL`, `SIGPIPE`, `SIGPOLL`, `SIGPROF`, `SIGPWR`, `SIGQUIT`, `SIGSEGV`, `SIGSTKFLT`,
     * `SIGSTOP`, `SIGSYS`, `SIGTERM`, `SIGTRAP`, `SIGTSTP`, `SIGTTIN`, `SIGTTOU`, `SIGURG`, `SIGUSR1`, `SIGUSR2`,
     * `SIGVTALRM`, `SIGWINCH`, `SIGXCPU`, `SIGXFSZ`, `SIGRTMIN`, `SIGRTMIN+1`, `SIGRTMIN+2`, `SIGRTMIN+3`, `SIGRTMIN+4`,
     * `SIGRTMIN+5`, `SIGRTMIN+6`, `SIGRTMIN+7`, `SIGRTMIN+8`, `SIGRTMIN+9`, `SIGRTMIN+10`, `SIGRTMIN+11`, `SIGRTMIN+12`,
     * `SIGRTMIN+13`, `SIGRTMIN+14`, `SIGRTMIN+15`, `SIGRTMAX-14`, `SIGRTMAX-13`, `SIGRTMAX-12`, `SIGRTMAX-11`,
     * `SIGRTMAX-10`, `SIGRTMAX-9`, `SIGRTMAX-8`, `SIGRTMAX-7`, `SIGRTMAX-6`, `SIGRTMAX-5`, `SIGRTMAX-4`, `SIGRTMAX-3`,
     * `SIGRTMAX-2`, `SIGRTMAX-1`, `SIGRTMAX`.
     */
    stopSignal?: Signal;
}
/** Why a container does not run yet, or not again. */
export interface ContainerStateWaiting {
    /** A short word, such as `ContainerCreating`, `ImagePullBackOff` or `CrashLoopBackOff`. */
    reason?: string;
    /** Details for people, such as the error of the image pull. */
    message?: string;
}
/** Since when a container has been running. */
export interface ContainerStateRunning {
    /** Time at which it was started, or last restarted. */
    startedAt?: Time;
}
/** How and when a container ended. */
export interface ContainerStateTerminated {
    /** Exit code of the program; 0 means success. Codes above 128 usually mean a signal. */
    exitCode: number;
    /** Number of the signal that ended the program, when it was one. */
    signal?: number;
    /** A short word, such as `Completed`, `Error` or `OOMKilled`. */
    reason?: string;
    /** The termination message of the program, or details of the failure. */
    message?: string;
    /** Time at which the run that ended had begun. */
    startedAt?: Time;
    /** Time at which the program ended or was killed. */
    finishedAt?: Time;
    /** ID of the container that ended, with the runtime as prefix: `containerd://...`. */
    containerID?: string;
}
/** What a container does at the moment: waits, runs, or has ended. One field at most is set; none means waiting. */
export interface ContainerState {
    /** Set while the container has not started yet, or waits to be restarted; `reason` tells why. */
    waiting?: ContainerStateWaiting;
    /** Set while the container runs, whether it is ready or not. */
    running?: ContainerStateRunning;
    /** Set when the container has ended; has the exit code and the times. */
    terminated?: ContainerStateTerminated;
}
/** What the kubelet reports of one container of a Pod. */
export interface ContainerStatus {
    /** Name of the container, as in the spec; init and ephemeral containers are in lists of their own. */
    name: string;
    /** Whether the container waits, runs or has ended, with details. */
    state?: ContainerState;
    /** How the previous run ended, which helps with crash loops. Empty while the container has never been restarted. */
    lastState?: ContainerState;
    /**
     * Whether the container passes its readiness probe; without one, whether it has started. The Pod is ready only when
     * all are.
     */
    ready: boolean;
    /** How often the container was restarted. May fall back to 0 when the node loses its records. */
    restartCount: number;
    /** Image that runs. The runtime may have resolved it, so it can differ from the spec. */
    image: string;
    /** Digest or ID of the image that runs, as the runtime gives it. */
    imageID: string;
    /** ID of the container, with the runtime as prefix: `containerd://...`. */
    containerID?: string;
    /**
     * Whether the `postStart` hook has finished and the startup probe succeeded. Resets on restart; not set means false.
     */
    started?: boolean;
    /** Requests that the node has set aside for the container, after admission or after a resize it accepted. */
    allocatedResources?: ResourceList;
    /**
     * Requests and limits that are in force for the running container. They lag behind the spec while a resize is under
     * way.
     *
     * Feature gate: InPlacePodVerticalScaling.
     */
    resources?: ResourceRequirements;
    /**
     * How the volumes were mounted, in particular whether read-only recursively.
     *
     * List with unique `mountPath`.
     * Strategic merge patch merges by `mountPath`.
     */
    volumeMounts?: VolumeMountStatus[];
    /**
     * User and groups that the first process of the container started with. Only set when the runtime reports them.
     *
     * Feature gate: SupplementalGroupsPolicy.
     */
    user?: ContainerUser;
    /**
     * Health of the devices given to the container, for each resource.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * Feature gate: ResourceHealthStatus.
     */
    allocatedResourcesStatus?: ResourceStatus[];
    /**
     * Signal that stops the container, from the spec, the image or the runtime.
     *
     * One of `SIGABRT`, `SIGALRM`, `SIGBUS`, `SIGCHLD`, `SIGCLD`, `SIGCONT`, `SIGFPE`, `SIGHUP`, `SIGILL`, `SIGINT`,
     * `SIGIO`, `SIGIOT`, `SIGKILL`, `SIGPIPE`, `SIGPOLL`, `SIGPROF`, `SIGPWR`, `SIGQUIT`, `SIGSEGV`, `SIGSTKFLT`,
     * `SIGSTOP`, `SIGSYS`, `SIGTERM`, `SIGTRAP`, `SIGTSTP`, `SIGTTIN`, `SIGTTOU`, `SIGURG`, `SIGUSR1`, `SIGUSR2`,
     * `SIGVTALRM`, `SIGWINCH`, `SIGXCPU`, `SIGXFSZ`, `SIGRTMIN`, `SIGRTMIN+1`, `SIGRTMIN+2`, `SIGRTMIN+3`, `SIGRTMIN+4`,
     * `SIGRTMIN+5`, `SIGRTMIN+6`, `SIGRTMIN+7`, `SIGRTMIN+8`, `SIGRTMIN+9`, `SIGRTMIN+10`, `SIGRTMIN+11`, `SIGRTMIN+12`,
     * `SIGRTMIN+13`, `SIGRTMIN+14`, `SIGRTMIN+15`, `SIGRTMAX-14`, `SIGRTMAX-13`, `SIGRTMAX-12`, `SIGRTMAX-11`,
     * `SIGRTMAX-10`, `SIGRTMAX-9`, `SIGRTMAX-8`, `SIGRTMAX-7`, `SIGRTMAX-6`, `SIGRTMAX-5`, `SIGRTMAX-4`, `SIGRTMAX-3`,
     * `SIGRTMAX-2`, `SIGRTMAX-1`, `SIGRTMAX`.
     * Feature gate: ContainerStopSignals.
     */
    stopSignal?: Signal;
}
/** Health of the devices that a container got for one resource. */
export interface ResourceStatus {
    /**
     * Name of the resource as in the Pod, or `claim:CLAIM/REQUEST` for one from a ResourceClaim.
     *
     * Required.
     */
    name: ResourceName;
    /**
     * Health of each device, by its ID.
     *
     * List with unique `resourceID`.
     */
    resources?: ResourceHealth[];
}
/** Health of one device that a container uses, such as a GPU. */
export interface ResourceHealth {
    /** ID of the device, unique on the node for the life of the Pod. */
    resourceID: ResourceID;
    /**
     * `Healthy`, `Unhealthy` or, when the driver doesn't report, `Unknown`. An unhealthy device may recover.
     *
     * One of `Healthy`, `Unhealthy`, `Unknown`.
     */
    health?: ResourceHealthStatus;
    /**
     * Details from the driver, for people. Not set when it gives none.
     *
     * Since Kubernetes 1.36.
     * Feature gate: ResourceHealthStatusMessage.
     */
    message?: string;
}
/** User and groups of the first process of a container. */
export interface ContainerUser {
    /** IDs on Linux. The process may change them later if it is allowed to. */
    linux?: LinuxContainerUser;
}
/** User and groups with which the first process of a container started. */
export interface LinuxContainerUser {
    /** User ID that the first process began with. */
    uid: Int64;
    /** Primary group ID that the first process began with. */
    gid: Int64;
    /** Further groups of the process, those of the image included. */
    supplementalGroups?: Int64[];
}
/** One aspect of a Pod's state. */
export interface PodCondition {
    /**
     * The aspect, such as `PodScheduled`, `Initialized`, `ContainersReady` or `Ready`. Readiness gates add types of their
     * own.
     */
    type: PodConditionType;
    /** The `metadata.generation` of the Pod to which the condition refers. */
    observedGeneration?: Int64;
    /**
     * Whether it holds: `True`, `False` or `Unknown`. `Ready: False` takes the Pod out of its Services.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: ConditionStatus;
    /** Time at which the condition was last checked. Mostly not set. */
    lastProbeTime?: Time;
    /** Time at which `status` last changed. */
    lastTransitionTime?: Time;
    /** Why `status` last changed: one word in CamelCase, for machines. */
    reason?: string;
    /** Details for people, such as why no node fits. */
    message?: string;
}
/** How a volume was mounted into a container. */
export interface VolumeMountStatus {
    /** Name of the volume, as in the mount of the spec. */
    name: string;
    /** Path within the container, as in the mount of the spec. */
    mountPath: string;
    /** Whether it was mounted read-only, as in the mount of the spec. */
    readOnly?: boolean;
    /**
     * Whether the mounts below are read-only too: `Enabled` or `Disabled`, what became of an `IfPossible`. Not set for
     * writable mounts.
     *
     * One of `Disabled`, `IfPossible`, `Enabled`.
     */
    recursiveReadOnly?: RecursiveReadOnlyMode;
    /**
     * More about the volume, by its type. Only image volumes have it so far.
     *
     * Since Kubernetes 1.36.
     */
    volumeStatus?: VolumeStatus;
}
/** More about a mounted volume, by its type. At most one field is set. */
export interface VolumeStatus {
    /**
     * The image that an image volume was mounted from.
     *
     * Feature gate: ImageVolumeWithDigest.
     */
    image?: ImageVolumeStatus;
}
/** The image that an image volume was mounted from, resolved to a digest. */
export interface ImageVolumeStatus {
    /**
     * Digest of the mounted image, at most 256 characters.
     *
     * Required.
     */
    imageRef: string;
}
/** Decides what happens when a container exits in a certain way. */
export interface ContainerRestartRule {
    /**
     * What to do on a match: `Restart` starts the container again, `RestartAllContainers` starts the whole Pod over in
     * place.
     *
     * Required.
     * One of `Restart`, `RestartAllContainers`.
     */
    action: ContainerRestartRuleAction;
    /**
     * Exit codes for which the rule applies. The only condition there is so far.
     *
     * At most one member of this union may be set.
     */
    exitCodes?: ContainerRestartRuleOnExitCodes;
}
/** A condition on the exit code of a container. */
export interface ContainerRestartRuleOnExitCodes {
    /**
     * `In` matches the codes in `values`; `NotIn` matches all others.
     *
     * Required.
     * One of `In`, `NotIn`.
     */
    operator: ContainerRestartRuleOnExitCodesOperator;
    /**
     * Exit codes to compare with, at most 255 of them.
     *
     * List of unique values.
     */
    values?: number[];
}
/** Conditions on nodes: a node matches when at least one of the terms does. */
export interface NodeSelector {
    /** The alternatives, at least one. They are combined by OR, the conditions of each by AND. */
    nodeSelectorTerms: NodeSelectorTerm[];
}
/** Conditions on a node that must all hold. A term without conditions matches nothing. */
export interface NodeSelectorTerm {
    /** Conditions on the labels of the node, such as its zone or type. */
    matchExpressions?: NodeSelectorRequirement[];
    /** Conditions on fields of the node. Only `metadata.name` is supported, with `In` or `NotIn` and one value. */
    matchFields?: NodeSelectorRequirement[];
}
/** A condition on a label or a field of a node. */
export interface NodeSelectorRequirement {
    /** Key of a node label, or in `matchFields` the path of a field. */
    key: string;
    /**
     * `In` and `NotIn` compare with all `values`, `Exists` and `DoesNotExist` need none, and `Gt` and `Lt` compare
     * integers with one. `NotIn` also matches when the label is missing.
     *
     * One of `In`, `NotIn`, `Exists`, `DoesNotExist`, `Gt`, `Lt`.
     */
    operator: NodeSelectorOperator;
    /**
     * Values to compare with. At least one for `In` and `NotIn`, exactly one integer for `Gt` and `Lt`, none for the
     * others.
     */
    values?: string[];
}
/** Conditions on node labels that must all hold. A term without conditions matches nothing. */
export interface TopologySelectorTerm {
    /** Conditions on node labels, such as zones in which volumes may be made. */
    matchLabelExpressions?: TopologySelectorLabelRequirement[];
}
/** A condition on a node label, for where volumes may be provisioned. */
export interface TopologySelectorLabelRequirement {
    /** Label key, such as `topology.kubernetes.io/zone`. */
    key: string;
    /** Values of the label that will do; any one of them. */
    values: string[];
}
/**
 * Rules that attract a Pod to nodes or to other Pods, or keep it away from them. All parts that are set must hold at
 * once.
 */
export interface Affinity {
    /**
     * Restricts or ranks nodes by their labels and names. More expressive than `nodeSelector`; a node must satisfy both
     * when both are set.
     */
    nodeAffinity?: NodeAffinity;
    /**
     * Attracts the Pod to the nodes, zones or other domains where certain Pods already run. Costly for the scheduler in
     * large clusters.
     */
    podAffinity?: PodAffinity;
    /**
     * Keeps the Pod away from the nodes, zones or other domains where certain Pods run. For an even spread of replicas,
     * `topologySpreadConstraints` are usually the better tool.
     */
    podAntiAffinity?: PodAntiAffinity;
}
/** Rules that attract a Pod to where certain Pods run. Only looked at when the Pod is scheduled. */
export interface PodAffinity {
    /** Nodes that do not satisfy every term are out of the question. The Pod stays pending while there are no others. */
    requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
    /**
     * Nodes get points for each term they satisfy, by its `weight`. Those with most points are preferred, not required.
     */
    preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
}
/** Rules that keep a Pod away from where certain Pods run. Only looked at when the Pod is scheduled. */
export interface PodAntiAffinity {
    /**
     * Nodes that are near to Pods of any term are out of the question. With one replica for each node, further replicas
     * stay pending when nodes run out.
     */
    requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
    /**
     * Nodes lose points for each term whose Pods are near, by its `weight`. Those with most points left are preferred,
     * not required.
     */
    preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
}
/** A preference for being near certain Pods, or far from them, with a weight. */
export interface WeightedPodAffinityTerm {
    /** Points for nodes that satisfy the term, from 1 to 100. Subtracted in anti-affinity. */
    weight: number;
    /** The Pods to be near to, or far from, and what near means. */
    podAffinityTerm: PodAffinityTerm;
}
/** Pods to be near to, or far from. Near means on a node with the same value of the label `topologyKey`. */
export interface PodAffinityTerm {
    /** The Pods that count, by their labels. Left out, none match. */
    labelSelector?: metav1.LabelSelector;
    /**
     * Namespaces whose Pods count, together with those of `namespaceSelector`. With neither, the namespace of the Pod
     * itself.
     */
    namespaces?: string[];
    /**
     * Node label that makes nodes near to each other: `kubernetes.io/hostname` for the same node,
     * `topology.kubernetes.io/zone` for the same zone. Must not be empty.
     */
    topologyKey: string;
    /**
     * Namespaces whose Pods count, by labels, together with those in `namespaces`. An empty selector takes all
     * namespaces.
     */
    namespaceSelector?: metav1.LabelSelector;
    /**
     * Label keys whose values on the incoming Pod are added to `labelSelector`: `pod-template-hash` limits a rule to Pods
     * of the same rollout. Needs `labelSelector`, which must not have these keys itself.
     */
    matchLabelKeys?: string[];
    /**
     * Label keys for which the Pods that count must have other values than the incoming Pod: a tenant label keeps tenants
     * apart. Needs `labelSelector`, which must not have these keys itself.
     */
    mismatchLabelKeys?: string[];
}
/**
 * Restricts or ranks the nodes for a Pod. Only looked at when the Pod is scheduled: later changes of the node's labels
 * don't move it.
 */
export interface NodeAffinity {
    /** Nodes that do not match are out of the question. The Pod stays pending while no node matches. */
    requiredDuringSchedulingIgnoredDuringExecution?: NodeSelector;
    /**
     * Nodes that match get points, the `weight` of every entry they match. Among the nodes that are possible, those with
     * most points are preferred.
     */
    preferredDuringSchedulingIgnoredDuringExecution?: PreferredSchedulingTerm[];
}
/** A preference for nodes with a weight. An empty one has no effect. */
export interface PreferredSchedulingTerm {
    /** Points that a matching node gets, from 1 to 100. Points of all terms are added up. */
    weight: number;
    /** Conditions on the nodes that get the points. */
    preference?: NodeSelectorTerm;
}
/** A mark on a node that repels Pods which do not tolerate it. */
export interface Taint {
    /** Key of the taint, written like a label key: `example.com/gpu`. */
    key: string;
    /** Value of the taint, for tolerations that compare it. Empty when left out. */
    value?: string;
    /**
     * What happens to Pods that don't tolerate it: `NoSchedule` keeps new ones away, `PreferNoSchedule` if possible, and
     * `NoExecute` also evicts those that are running.
     *
     * One of `NoSchedule`, `PreferNoSchedule`, `NoExecute`.
     */
    effect: TaintEffect;
    /** Time at which the taint was added. Set for `NoExecute`: from then on `tolerationSeconds` count. */
    timeAdded?: Time;
}
/** Lets a Pod run on nodes in spite of their taints. It tolerates each taint with the same key, value and effect. */
export interface Toleration {
    /**
     * Key of the taint. Empty, with `operator: Exists`, means every taint.
     *
     * Format: label key.
     */
    key?: string;
    /**
     * `Equal` (default) compares the value, `Exists` takes any. `Lt` and `Gt` compare numbers, where the feature gate
     * `TaintTolerationComparisonOperators` is on.
     *
     * One of `Exists`, `Equal`, `Lt`, `Gt`.
     */
    operator?: TolerationOperator;
    /** Value of the taint to compare with. Leave it empty with `Exists`. */
    value?: string;
    /**
     * Effect of the taint. Every effect when left out.
     *
     * One of `NoSchedule`, `PreferNoSchedule`, `NoExecute`.
     */
    effect?: TaintEffect;
    /**
     * Seconds the Pod stays after a `NoExecute` taint appears; 0 or less means none. Forever when left out; ignored for
     * other effects.
     */
    tolerationSeconds?: Int64;
}
/** A condition that must be true for the Pod to be ready, besides its containers. */
export interface PodReadinessGate {
    /** Type of the condition, which a controller of yours sets in the Pod's status. Missing counts as false. */
    conditionType: PodConditionType;
}
/** The containers of a Pod, what they share, and where and how they run. */
export interface PodSpec {
    /**
     * Storage that the containers may mount by name. Nothing is mounted unless a container lists it in `volumeMounts`.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    volumes?: Volume[];
    /**
     * Containers that run one after another before the others start; each must succeed first. With
     * `restartPolicy: Always` one is a sidecar: it keeps running, and may have probes. The largest of their requests
     * counts, not the sum.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    initContainers?: Container[];
    /**
     * The containers, at least one. None can be added or removed later.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    containers: Container[];
    /**
     * Containers for debugging. Cannot be set at creation: they are added through the `ephemeralcontainers` subresource.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    ephemeralContainers?: EphemeralContainer[];
    /**
     * When the kubelet restarts containers that ended: `Always` (default), `OnFailure` or `Never`. Delays double up to a
     * limit; Deployments allow only `Always`, Jobs only the other two.
     *
     * One of `Always`, `OnFailure`, `Never`.
     */
    restartPolicy?: RestartPolicy;
    /**
     * Seconds between the stop signal and the kill when the Pod is deleted. Default 30; 0 kills at once. Raise it for
     * programs that need time to drain connections, and keep `preStop` hooks within it.
     */
    terminationGracePeriodSeconds?: Int64;
    /**
     * Seconds from the start after which the Pod is stopped and failed, whatever it does. Must be positive; no deadline
     * when left out. For Jobs prefer the field of the same name in their spec.
     */
    activeDeadlineSeconds?: Int64;
    /**
     * `ClusterFirst` (default) asks the cluster's DNS, `Default` does as the node, `None` leaves it to `dnsConfig`. Pods
     * with `hostNetwork` need `ClusterFirstWithHostNet` to resolve Services.
     *
     * One of `ClusterFirstWithHostNet`, `ClusterFirst`, `Default`, `None`.
     */
    dnsPolicy?: DNSPolicy;
    /**
     * Labels a node must have, all of them, for the Pod to be scheduled there. For more than equality use
     * `affinity.nodeAffinity`.
     */
    nodeSelector?: {
        [key: string]: string;
    };
    /** ServiceAccount of the namespace as which the Pod speaks to the API server. `default` when left out. */
    serviceAccountName?: string;
    /** @deprecated Use `serviceAccountName`. */
    serviceAccount?: string;
    /**
     * Whether the API token is mounted into the containers. Left out, the ServiceAccount decides, and otherwise it is
     * mounted; turn it off for Pods that don't use the API.
     */
    automountServiceAccountToken?: boolean;
    /**
     * Node that runs the Pod; the scheduler sets it. Setting it yourself skips the scheduler with its checks of room and
     * taints: use `nodeSelector` instead.
     */
    nodeName?: string;
    /**
     * Uses the network of the node: its addresses and ports, no network policies. `hostPort` must then equal
     * `containerPort`. Off by default; for system agents.
     */
    hostNetwork?: boolean;
    /**
     * Lets the containers see the processes of the node. Off by default; cannot be combined with `shareProcessNamespace`.
     */
    hostPID?: boolean;
    /** Uses the IPC namespace of the node. Off by default. */
    hostIPC?: boolean;
    /**
     * Lets the containers see and signal each other's processes; their programs then don't have PID 1. Off by default;
     * cannot be combined with `hostPID`.
     */
    shareProcessNamespace?: boolean;
    /** Security settings for all containers, and for the volumes. Nothing is set by default. */
    securityContext?: PodSecurityContext;
    /**
     * Secrets of the namespace with credentials for the registries. Those of the ServiceAccount are used when the Pod has
     * none.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    imagePullSecrets?: LocalObjectReference[];
    /** Host name the containers see. The Pod's name when left out; with `subdomain` it also gets a DNS record. */
    hostname?: string;
    /**
     * Makes the full name `HOSTNAME.SUBDOMAIN.NAMESPACE.svc.CLUSTER-DOMAIN`. A headless Service named like the subdomain
     * must exist for it to resolve.
     */
    subdomain?: string;
    /** Rules that attract the Pod to nodes or other Pods, or keep it away from them. */
    affinity?: Affinity;
    /**
     * Scheduler that places the Pod. `default-scheduler` when left out; with a name nobody serves, the Pod stays pending.
     */
    schedulerName?: string;
    /**
     * Taints the Pod puts up with, so that it may run on nodes that have them. It is not drawn to such nodes: add a
     * `nodeSelector` for that.
     */
    tolerations?: Toleration[];
    /**
     * Further lines for the `/etc/hosts` of the containers.
     *
     * List with unique `ip`.
     * Strategic merge patch merges by `ip`.
     */
    hostAliases?: HostAlias[];
    /**
     * PriorityClass of the Pod: higher ones are scheduled first and may evict lower ones. Left out, the class marked as
     * default counts, else priority zero; names that begin with `system-` are built in.
     */
    priorityClassName?: string;
    /** The priority as a number, higher first. Filled in from `priorityClassName`: don't set it. */
    priority?: number;
    /** Name servers, search domains and resolver options, added to those of `dnsPolicy`. Required when that is `None`. */
    dnsConfig?: PodDNSConfig;
    /**
     * Conditions that must be `True` for the Pod to be ready, besides its containers. Set by controllers, for instance of
     * load balancers.
     */
    readinessGates?: PodReadinessGate[];
    /**
     * RuntimeClass with which to run the containers, such as one for sandboxes. The default runtime when left out; with a
     * class that doesn't exist the Pod is refused or fails.
     */
    runtimeClassName?: string;
    /**
     * Gives the containers environment variables for each Service of the namespace. On by default; turn it off in
     * namespaces with many Services.
     */
    enableServiceLinks?: boolean;
    /**
     * `PreemptLowerPriority` (default) may evict Pods of lower priority to make room; `Never` waits. Filled in from the
     * PriorityClass.
     *
     * One of `PreemptLowerPriority`, `Never`.
     */
    preemptionPolicy?: PreemptionPolicy;
    /**
     * Resources the runtime itself needs for the Pod, added to its requests. Filled in from the RuntimeClass: don't set
     * it.
     */
    overhead?: ResourceList;
    /**
     * Spreads Pods evenly over zones, nodes or other domains. All constraints must be satisfied; the cluster may have
     * defaults when left out.
     *
     * List with unique `topologyKey` + `whenUnsatisfiable`.
     * Strategic merge patch merges by `topologyKey`.
     */
    topologySpreadConstraints?: TopologySpreadConstraint[];
    /** Makes the host name the fully qualified one. Off by default; without `subdomain` it has no effect. */
    setHostnameAsFQDN?: boolean;
    /**
     * Operating system the containers need. Set it to have fields of the other system refused; it doesn't choose the
     * node.
     */
    os?: PodOS;
    /**
     * Set to `false` to give the Pod a user namespace of its own, where root is nobody on the node. On by default, as for
     * Pods that need rights on the node itself.
     */
    hostUsers?: boolean;
    /**
     * Keeps the Pod from being scheduled until all gates are removed. They can only be set at creation.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    schedulingGates?: PodSchedulingGate[];
    /**
     * ResourceClaims that must be allocated before the Pod starts, such as for GPUs. Containers refer to them by name;
     * cannot change.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * Feature gate: DynamicResourceAllocation.
     */
    resourceClaims?: PodResourceClaim[];
    /**
     * Requests and limits for the Pod as a whole, which its containers share. Only CPU, memory and huge pages; limits of
     * single containers stay possible within it.
     *
     * Feature gate: PodLevelResources.
     */
    resources?: ResourceRequirements;
    /**
     * Host name the containers see, whatever `hostname` and `subdomain` say; no DNS record. A DNS subdomain of at most 64
     * characters, without `hostNetwork` and `setHostnameAsFQDN`.
     *
     * Feature gate: HostnameOverride.
     */
    hostnameOverride?: string;
    /**
     * Group whose Pods are scheduled together, as distributed jobs need. The Pod is on its own when left out; cannot
     * change.
     *
     * Since Kubernetes 1.36.
     * Feature gate: GenericWorkload.
     */
    schedulingGroup?: PodSchedulingGroup;
    /**
     * Programs that help to move the Pod away after an EvictionRequest, tried by falling priority; at most 10. Without
     * any, or when all give up, the Pod is evicted as by `pods/eviction`. Set at creation only, and not with a
     * `schedulingGroup`.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * At most 10 items.
     * Since Kubernetes 1.37.
     * Feature gate: EvictionRequestAPI.
     */
    evictionResponders?: EvictionResponder[];
}
/**
 * A ResourceClaim that the Pod needs, such as one for a GPU, under a name for its containers. Set either the claim or
 * the template; the Pod starts when it has been allocated.
 */
export interface PodResourceClaim {
    /** Name by which the containers refer to it in `resources.claims`. A DNS label, unique within the Pod. */
    name: string;
    /** An existing ResourceClaim in the namespace of the Pod, which several Pods may share. */
    resourceClaimName?: string;
    /**
     * ResourceClaimTemplate from which a claim is made for this Pod alone and deleted with it. Pods of a PodGroup may
     * share one made for the group.
     */
    resourceClaimTemplateName?: string;
}
/** The ResourceClaim that was made from a template for a Pod. */
export interface PodResourceClaimStatus {
    /** Name of the entry in `spec.resourceClaims` for which the claim was made. */
    name: string;
    /** Name of the claim that was made. Not set when none was necessary. */
    resourceClaimName?: string;
}
/**
 * The ResourceClaim that the scheduler generated for the extended resources of a Pod that dynamic resource allocation
 * provides.
 */
export interface PodExtendedResourceClaimStatus {
    /** Which request of the claim serves which extended resource of which container. */
    requestMappings: ContainerExtendedResourceRequest[];
    /** Name of the generated claim, in the namespace of the Pod. */
    resourceClaimName: string;
}
/** Tells which request of a generated ResourceClaim serves an extended resource of a container. */
export interface ContainerExtendedResourceRequest {
    /** The container whose `resources` name the extended resource. */
    containerName: string;
    /** The extended resource, as in the container's `resources`, that dynamic resource allocation provides. */
    resourceName: string;
    /** The request of the generated ResourceClaim that stands for the resource. */
    requestName: string;
}
/** The operating system that the containers of a Pod need. */
export interface PodOS {
    /**
     * `linux` or `windows`. Fields that only the other system knows are then refused; the kubelet rejects a Pod on the
     * wrong one, so select nodes as well.
     *
     * One of `linux`, `windows`.
     */
    name: OSName;
}
/** Something that must happen before the Pod is scheduled. */
export interface PodSchedulingGate {
    /** Name of the gate, unique within the Pod. The controller in charge removes it. */
    name: string;
}
/**
 * The group together with which a Pod is scheduled. Set exactly one field.
 *
 * Of the members of this union only one may be set.
 */
export interface PodSchedulingGroup {
    /**
     * Name of the PodGroup, a DNS subdomain. It may be created after the Pod.
     *
     * At most one member of this union may be set.
     */
    podGroupName?: string;
}
/** Spreads Pods evenly over domains such as zones or nodes. */
export interface TopologySpreadConstraint {
    /**
     * How many more matching Pods a domain may have than the emptiest one. At least 1; for `ScheduleAnyway` it only ranks
     * nodes.
     */
    maxSkew: number;
    /**
     * Node label whose values are the domains: `topology.kubernetes.io/zone` for zones, `kubernetes.io/hostname` for
     * nodes. Nodes without the label are left out.
     */
    topologyKey: string;
    /**
     * `DoNotSchedule` keeps the Pod pending rather than exceed `maxSkew`; `ScheduleAnyway` only prefers nodes that even
     * things out.
     *
     * One of `DoNotSchedule`, `ScheduleAnyway`.
     */
    whenUnsatisfiable: UnsatisfiableConstraintAction;
    /** The Pods to count, by their labels, in the namespace of the Pod. It should match the Pod itself. */
    labelSelector?: metav1.LabelSelector;
    /**
     * Least number of domains there must be; while there are fewer, the emptiest counts as 0, so that new nodes are asked
     * for. Only with `DoNotSchedule`; 1 when left out.
     */
    minDomains?: number;
    /**
     * Whether only nodes that fit the Pod's `nodeSelector` and node affinity count (`Honor`, the default), or all
     * (`Ignore`).
     *
     * One of `Ignore`, `Honor`.
     */
    nodeAffinityPolicy?: NodeInclusionPolicy;
    /**
     * Whether nodes with taints count only if the Pod tolerates them (`Honor`), or always (`Ignore`, the default).
     *
     * One of `Ignore`, `Honor`.
     */
    nodeTaintsPolicy?: NodeInclusionPolicy;
    /**
     * Label keys whose values on the incoming Pod are added to `labelSelector`: `pod-template-hash` counts each rollout
     * by itself. Needs `labelSelector`, which must not have these keys itself.
     */
    matchLabelKeys?: string[];
}
/** A line of the file `/etc/hosts` that the containers of a Pod see. */
export interface HostAlias {
    /**
     * IP address to which the names resolve.
     *
     * Required.
     */
    ip: string;
    /** Host names for the address, short or fully qualified. */
    hostnames?: string[];
}
/**
 * Security settings for all containers of a Pod, and for its volumes. A container's `securityContext` wins for what it
 * sets itself.
 */
export interface PodSecurityContext {
    /** SELinux label of the containers. Left out, the runtime picks a random one for each; not for Windows. */
    seLinuxOptions?: SELinuxOptions;
    /** Settings for Windows containers, such as their user. Not for Linux. */
    windowsOptions?: WindowsSecurityContextOptions;
    /** User ID of the programs. That of the image when left out; not for Windows. */
    runAsUser?: Int64;
    /** Primary group ID of the programs. That of the runtime, mostly 0, when left out; not for Windows. */
    runAsGroup?: Int64;
    /**
     * Refuses to start containers that would run as user 0. Off by default; images whose user is a name need `runAsUser`
     * as well.
     */
    runAsNonRoot?: boolean;
    /**
     * Further group IDs of the programs, besides primary group and `fsGroup`. Groups of the image are added too unless
     * `supplementalGroupsPolicy` is `Strict`; not for Windows.
     */
    supplementalGroups?: Int64[];
    /**
     * `Merge` (default) adds the groups that the image has for the user; `Strict` gives only those of the Pod. The
     * runtime must support `Strict`; not for Windows.
     *
     * One of `Merge`, `Strict`.
     * Feature gate: SupplementalGroupsPolicy.
     */
    supplementalGroupsPolicy?: SupplementalGroupsPolicy;
    /**
     * Group ID that owns the volumes: their files become writable for it, and the programs belong to it. Changing large
     * volumes takes time, see `fsGroupChangePolicy`; not for Windows.
     */
    fsGroup?: Int64;
    /**
     * Kernel parameters for the Pod. Unsafe ones must be allowed on the node, or the Pod does not start; not for Windows.
     */
    sysctls?: Sysctl[];
    /**
     * `Always` (default) changes owner and permissions at each mount; `OnRootMismatch` only when the root directory
     * differs, which is faster. Without effect on Secrets, ConfigMaps and `emptyDir`; not for Windows.
     *
     * One of `OnRootMismatch`, `Always`.
     */
    fsGroupChangePolicy?: PodFSGroupChangePolicy;
    /**
     * Seccomp profile that filters the system calls of the containers. Hardened Pods use `RuntimeDefault`; not for
     * Windows.
     */
    seccompProfile?: SeccompProfile;
    /** AppArmor profile of the containers. Not for Windows. */
    appArmorProfile?: AppArmorProfile;
    /**
     * How volumes get the SELinux label: `Recursive` relabels each file, `MountOption` mounts with the label, which is
     * faster but needs the same label in all Pods of the volume. The default depends on the volume and the feature gate
     * `SELinuxMount`; not for Windows.
     *
     * One of `Recursive`, `MountOption`.
     * Feature gate: SELinuxChangePolicy.
     */
    seLinuxChangePolicy?: PodSELinuxChangePolicy;
}
/**
 * The seccomp profile that filters system calls, of a container or of all containers of a Pod.
 *
 * Of the members of this union only one may be set.
 */
export interface SeccompProfile {
    /**
     * Where the profile comes from: `RuntimeDefault` takes that of the container runtime, `Localhost` a file on the node,
     * and `Unconfined` turns the filter off.
     *
     * One of `Unconfined`, `RuntimeDefault`, `Localhost`.
     * At most one member of this union may be set.
     */
    type: SeccompProfileType;
    /**
     * Path of the profile on the node, below the kubelet's folder for seccomp profiles. Required with `type: Localhost`,
     * forbidden otherwise.
     */
    localhostProfile?: string;
}
/**
 * The AppArmor profile that confines a container, or all containers of a Pod. Only for Linux nodes with AppArmor
 * enabled.
 *
 * Of the members of this union only one may be set.
 */
export interface AppArmorProfile {
    /**
     * Where the profile comes from: `RuntimeDefault` takes that of the container runtime, `Localhost` one loaded on the
     * node, and `Unconfined` turns AppArmor off.
     *
     * One of `Unconfined`, `RuntimeDefault`, `Localhost`.
     * At most one member of this union may be set.
     */
    type: AppArmorProfileType;
    /**
     * Name under which the profile is loaded on the node. Required with `type: Localhost`, forbidden otherwise; the
     * container does not start on a node without it.
     */
    localhostProfile?: string;
}
/**
 * DNS settings of a Pod, added to those that `dnsPolicy` gives. With the policy `None` they are all there is, and a
 * name server is needed.
 */
export interface PodDNSConfig {
    /**
     * IP addresses of name servers, after those of the policy. Duplicates are dropped; resolvers read only the first few.
     */
    nameservers?: string[];
    /** Domains to search for short names, after those of the policy. Duplicates are dropped. */
    searches?: string[];
    /** Options of the resolver. They win over those of the policy with the same name. */
    options?: PodDNSConfigOption[];
}
/** An option of the resolver, as `resolv.conf` has it: `ndots:2`. */
export interface PodDNSConfigOption {
    /** Name of the option, such as `ndots`. Required. */
    name: string;
    /** Value of the option. Left out for options without one, such as `edns0`. */
    value?: string;
}
/** An IP address of a Pod, IPv4 or IPv6. */
export interface PodIP {
    /**
     * IPv4 or IPv6 address, reachable within the cluster.
     *
     * Required.
     */
    ip: string;
}
/** An IP address of a node, IPv4 or IPv6. */
export interface HostIP {
    /**
     * IPv4 or IPv6 address of the node.
     *
     * Required.
     */
    ip: string;
}
/**
 * The fields an ephemeral container has in common with Container. Several of them exist for symmetry only and must not
 * be set.
 */
export interface EphemeralContainerCommon {
    /** Name of the container, a DNS label unique among all containers of the Pod. */
    name: string;
    /** Image to run, mostly one with the debugging tools that the Pod's own images lack. */
    image?: string;
    /**
     * Replaces the entrypoint of the image, without a shell. `$(NAME)` becomes the value of that environment variable;
     * write `$$(NAME)` to keep it as it is.
     */
    command?: string[];
    /**
     * Arguments of the entrypoint; they replace the image's `CMD`. `$(NAME)` becomes the value of that environment
     * variable; write `$$(NAME)` to keep it as it is.
     */
    args?: string[];
    /** Directory in which the program starts. That of the image, or of the container runtime, when left out. */
    workingDir?: string;
    /**
     * Must not be set: ephemeral containers have no ports.
     *
     * List with unique `containerPort` + `protocol`.
     * Strategic merge patch merges by `containerPort`.
     */
    ports?: ContainerPort[];
    /**
     * ConfigMaps and Secrets whose keys all become environment variables. A later source wins over an earlier one, and
     * `env` over both.
     */
    envFrom?: EnvFromSource[];
    /**
     * Environment variables. They win over those of `envFrom`, and may refer to variables defined earlier in the list.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    env?: EnvVar[];
    /** Must not be set: the container lives on what the Pod leaves unused. */
    resources?: ResourceRequirements;
    /**
     * Must not be set: there are no resources to resize.
     *
     * Feature gate: InPlacePodVerticalScaling.
     */
    resizePolicy?: ContainerResizePolicy[];
    /**
     * Must not be set: ephemeral containers are never restarted.
     *
     * One of `Always`, `Never`, `OnFailure`.
     */
    restartPolicy?: ContainerRestartPolicy;
    /**
     * Must not be set: ephemeral containers are never restarted.
     *
     * Feature gate: ContainerRestartRules.
     */
    restartPolicyRules?: ContainerRestartRule[];
    /**
     * Volumes of the Pod to mount. `subPath` mounts are refused here.
     *
     * List with unique `mountPath`.
     * Strategic merge patch merges by `mountPath`.
     */
    volumeMounts?: VolumeMount[];
    /**
     * Block volumes of the Pod to map into the container as raw devices.
     *
     * List with unique `devicePath`.
     * Strategic merge patch merges by `devicePath`.
     */
    volumeDevices?: VolumeDevice[];
    /** Must not be set: ephemeral containers have no probes. */
    livenessProbe?: Probe;
    /** Must not be set: ephemeral containers have no probes. */
    readinessProbe?: Probe;
    /** Must not be set: ephemeral containers have no probes. */
    startupProbe?: Probe;
    /** Must not be set: ephemeral containers have no hooks. */
    lifecycle?: Lifecycle;
    /** File in which the program may leave a last message, cut at 4096 bytes. `/dev/termination-log` when left out. */
    terminationMessagePath?: string;
    /**
     * Where the termination message comes from. `File` (default) reads `terminationMessagePath` alone;
     * `FallbackToLogsOnError` takes the end of the log when that file is empty and the program failed.
     *
     * One of `File`, `FallbackToLogsOnError`.
     */
    terminationMessagePolicy?: TerminationMessagePolicy;
    /**
     * When the kubelet pulls the image. `IfNotPresent` unless the tag is `latest` or missing, then `Always`.
     *
     * One of `Always`, `Never`, `IfNotPresent`.
     */
    imagePullPolicy?: PullPolicy;
    /**
     * User, capabilities and other security settings. They win over those of the same name in the Pod's
     * `securityContext`.
     */
    securityContext?: SecurityContext;
    /** Keeps standard input open so that a client can attach to it; set it for an interactive shell. Off by default. */
    stdin?: boolean;
    /** Closes standard input for good when the first attached client leaves. Off by default; only used with `stdin`. */
    stdinOnce?: boolean;
    /** Gives the container a terminal, as shells want. Needs `stdin`; off by default. */
    tty?: boolean;
}
/**
 * A container added to a running Pod for debugging, as `kubectl debug` does. It is never restarted, has no resource
 * guarantees, and cannot be removed; add it through the `ephemeralcontainers` subresource.
 */
export interface EphemeralContainer extends EphemeralContainerCommon {
    /**
     * Container whose namespaces, the process namespace in particular, the new one joins. Left out, it sees only its own
     * processes, unless the Pod shares them; the runtime must support it.
     */
    targetContainerName?: string;
}
/** A program that reacts to Evictions of the Pod and reports its progress in their status. */
export interface EvictionResponder {
    /**
     * Domain and name of the program, such as `example.com/drainer`, unique in the Pod. Domains of k8s.io and
     * kubernetes.io are reserved.
     *
     * Required.
     * Format: prefixed label key.
     */
    name: string;
    /**
     * Higher is asked first, from 0 to 100000; below 1000 is reserved for k8s.io. The controller that owns the Pod should
     * take 10000.
     *
     * Required.
     * At least 0.
     * At most 100000.
     */
    priority: number;
}
/** State of a Pod as the kubelet reports it. It may be out of date when the node is cut off. */
export interface PodStatus {
    /** The `metadata.generation` of the Pod to which the status refers. */
    observedGeneration?: Int64;
    /**
     * Summary of the Pod's life: `Pending` until its containers are created, `Running`, then `Succeeded` or `Failed` when
     * all have ended for good; `Unknown` when the node is cut off. For readiness see `conditions`.
     *
     * One of `Pending`, `Running`, `Succeeded`, `Failed`, `Unknown`.
     */
    phase?: PodPhase;
    /**
     * State of the Pod in its aspects, one entry for each type; `Ready` is the one most programs want.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: PodCondition[];
    /** Details for people, such as why it was evicted. */
    message?: string;
    /** Why the Pod is in its phase: a word in CamelCase, such as `Evicted`. */
    reason?: string;
    /** Node on which the scheduler is making room for the Pod. Not a promise: the Pod may end up elsewhere. */
    nominatedNodeName?: string;
    /** IP address of the node. Empty until the kubelet has taken on the Pod. */
    hostIP?: string;
    /**
     * IP addresses of the node, one for each family; the first equals `hostIP`.
     *
     * Strategic merge patch merges by `ip`.
     */
    hostIPs?: HostIP[];
    /** IP address of the Pod, reachable within the cluster. Empty until it has one; a replacement gets another. */
    podIP?: string;
    /**
     * IP addresses of the Pod, at most one for each of IPv4 and IPv6. The first equals `podIP`.
     *
     * List with unique `ip`.
     * Strategic merge patch merges by `ip`.
     */
    podIPs?: PodIP[];
    /** Time at which the kubelet took on the Pod, before it pulled images. */
    startTime?: Time;
    /** State of each init container. The last one that isn't done shows where a start hangs. */
    initContainerStatuses?: ContainerStatus[];
    /** State of each container: whether it is ready, how often restarted, which image. */
    containerStatuses?: ContainerStatus[];
    /**
     * Class by which Pods are evicted when memory runs out: `BestEffort` first, `Guaranteed` last. Follows from requests
     * and limits.
     *
     * One of `Guaranteed`, `Burstable`, `BestEffort`.
     */
    qosClass?: PodQOSClass;
    /** State of each ephemeral container. They have no effect on the Pod's readiness. */
    ephemeralContainerStatuses?: ContainerStatus[];
    /**
     * Progress of a resize.
     *
     * Feature gate: InPlacePodVerticalScaling.
     * @deprecated Look at the conditions `PodResizePending` and `PodResizeInProgress`.
     */
    resize?: PodResizeStatus;
    /**
     * ResourceClaims made for the Pod from templates, by the names in its spec.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * Feature gate: DynamicResourceAllocation.
     */
    resourceClaimStatuses?: PodResourceClaimStatus[];
    /**
     * ResourceClaim generated for extended resources that dynamic resource allocation provides.
     *
     * Feature gate: DRAExtendedResource.
     */
    extendedResourceClaimStatus?: PodExtendedResourceClaimStatus;
    /**
     * Requests the node has set aside for the Pod as a whole: those of the Pod, or the sum of its containers'.
     *
     * Since Kubernetes 1.35.
     * Feature gate: InPlacePodLevelResourcesVerticalScaling.
     */
    allocatedResources?: ResourceList;
    /**
     * Requests and limits in force for the Pod as a whole, when the spec has any.
     *
     * Since Kubernetes 1.35.
     * Feature gate: InPlacePodLevelResourcesVerticalScaling.
     */
    resources?: ResourceRequirements;
    /**
     * CPU, memory and similar resources of the node that the Pod got through ResourceClaims.
     *
     * List with unique `resourceClaimName`.
     * Strategic merge patch merges by `resourceClaimName`.
     * Since Kubernetes 1.36.
     * Feature gate: DRANodeAllocatableResources.
     */
    nodeAllocatableResourceClaimStatuses?: NodeAllocatableResourceClaimStatus[];
    /**
     * Health of the Pod's volumes as its node sees it, by volume; from the kubelet. Feature gate `CSIVolumeHealth`.
     *
     * List with unique `name`.
     * Since Kubernetes 1.37.
     * Feature gate: CSIVolumeHealth.
     */
    volumeHealth?: PodVolumeHealth[];
}
/** What Pods made by a controller look like. A change starts a rollout in Deployments, StatefulSets and DaemonSets. */
export interface PodTemplateSpec {
    /** Labels and annotations of the Pods. The labels must match the selector of the controller; names are generated. */
    metadata?: metav1.ObjectMeta;
    /** Containers, volumes and all else that the Pods get. */
    spec: PodSpec;
}
/** How many Pods a ReplicationController keeps, which ones, and what new ones look like. */
export interface ReplicationControllerSpec {
    /**
     * How many Pods there should be. 1 when left out; 0 deletes them all.
     *
     * Default: `1`.
     * At least 0.
     */
    replicas?: number;
    /**
     * Seconds a Pod must have been ready without a crash to count as available. 0 when left out: at once.
     *
     * Default: `0`.
     * At least 0.
     */
    minReadySeconds?: number;
    /**
     * Labels of the Pods that belong to it, all of which must match. Those of the template when left out; Pods that match
     * are adopted.
     */
    selector?: {
        [key: string]: string;
    };
    /** What new Pods look like. Existing ones aren't touched by a change; the restart policy must be `Always`. */
    template: PodTemplateSpec;
}
/** How many Pods a ReplicationController last counted, and in which state. */
export interface ReplicationControllerStatus {
    /** Pods that match the selector, ready or not. */
    replicas: number;
    /** Pods with all the labels of the template, not only those of the selector. */
    fullyLabeledReplicas?: number;
    /** Pods whose condition `Ready` is `True`. */
    readyReplicas?: number;
    /** Pods that have been ready for `minReadySeconds`. */
    availableReplicas?: number;
    /** The `metadata.generation` that the controller has acted on. The counts are old while it lags behind. */
    observedGeneration?: Int64;
    /**
     * State of the controller in its aspects, one entry for each type.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: ReplicationControllerCondition[];
}
/** One aspect of a ReplicationController's state. */
export interface ReplicationControllerCondition {
    /** The aspect. `ReplicaFailure` tells of Pods that could not be created or deleted. */
    type: ReplicationControllerConditionType;
    /**
     * Whether it holds: `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: ConditionStatus;
    /** Time at which `status` last changed. */
    lastTransitionTime?: Time;
    /** Why `status` last changed: one word, for machines. */
    reason?: string;
    /** Details for people, such as an exceeded quota. */
    message?: string;
}
/** How session affinity works in detail. */
export interface SessionAffinityConfig {
    /**
     * How long the affinity by client address lasts. Required for `sessionAffinity: ClientIP`, and set to its default
     * when left out.
     */
    clientIP?: ClientIPConfig;
}
/** How long a client sticks to one Pod when `sessionAffinity` is `ClientIP`. */
export interface ClientIPConfig {
    /**
     * Seconds that a client's address stays with the same Pod. More than 0, at most 86400 (one day); 10800 (three hours)
     * when left out.
     */
    timeoutSeconds?: number;
}
/** State of a Service: the addresses of its load balancer. */
export interface ServiceStatus {
    /** Where the load balancer can be reached. Empty for other types. */
    loadBalancer?: LoadBalancerStatus;
    /**
     * State of the Service in its aspects, one entry for each type.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: metav1.Condition[];
}
/** Where the load balancer of a Service can be reached. */
export interface LoadBalancerStatus {
    /** Addresses at which it accepts traffic. Empty until it has been set up. */
    ingress?: LoadBalancerIngress[];
}
/** An address at which a load balancer accepts traffic of a Service. */
export interface LoadBalancerIngress {
    /** IP address of the load balancer, when it has one. */
    ip?: string;
    /** DNS name of the load balancer, for those that are reached by name. */
    hostname?: string;
    /**
     * How traffic arrives at the nodes: with the address of the load balancer (`VIP`), or with that of the node or Pod
     * (`Proxy`). Only with `ip`; under `Proxy`, nodes don't short-cut traffic from inside the cluster.
     *
     * One of `VIP`, `Proxy`.
     */
    ipMode?: LoadBalancerIPMode;
    /** State of the Service's ports at the load balancer. When given, every port has an entry. */
    ports?: PortStatus[];
}
/** Which Pods a Service leads to, by which ports, and who can reach it. */
export interface ServiceSpec {
    /**
     * Ports of the Service. At least one, unless it is headless or an `ExternalName`.
     *
     * List with unique `port` + `protocol`.
     * Strategic merge patch merges by `port`.
     */
    ports?: ServicePort[];
    /**
     * Labels of the Pods that get the traffic, all of which must match. Without a selector nothing keeps its endpoints:
     * create EndpointSlices yourself; ignored for `ExternalName`.
     */
    selector?: {
        [key: string]: string;
    };
    /**
     * Address of the Service within the cluster. One is chosen when left out; `None` makes it headless, so that DNS gives
     * the addresses of the Pods. Cannot change, except to or from `ExternalName`.
     */
    clusterIP?: string;
    /**
     * Addresses within the cluster, at most two, one for each entry of `ipFamilies`. The first equals `clusterIP`; filled
     * in from it when left out.
     */
    clusterIPs?: string[];
    /**
     * Who can reach it: the cluster (`ClusterIP`, the default), also by a port of every node (`NodePort`), or also by an
     * external load balancer (`LoadBalancer`). `ExternalName` is only an alias in DNS.
     *
     * One of `ClusterIP`, `NodePort`, `LoadBalancer`, `ExternalName`.
     */
    type?: ServiceType;
    /**
     * Further addresses whose traffic the nodes take for this Service. Something outside must route them to the nodes;
     * whoever may set them can intercept traffic.
     */
    externalIPs?: string[];
    /**
     * `ClientIP` sends a client to the same Pod each time; `None` (default) to any.
     *
     * One of `ClientIP`, `None`.
     */
    sessionAffinity?: ServiceAffinity;
    /**
     * Address wished for at the load balancer. Deprecated, since providers treat it differently or ignore it: use the
     * annotations of your provider.
     *
     * @deprecated
     */
    loadBalancerIP?: string;
    /** CIDRs of the clients that the load balancer lets through, where the provider supports it. All when left out. */
    loadBalancerSourceRanges?: string[];
    /**
     * Host name for which the Service is an alias, by a CNAME record. Only for type `ExternalName`, where it is required;
     * no traffic passes the cluster.
     */
    externalName?: string;
    /**
     * How nodes spread traffic from outside: over all Pods (`Cluster`, the default), or only over their own (`Local`),
     * which keeps the address of the client but drops traffic at nodes without such Pods.
     *
     * One of `Cluster`, `Local`.
     */
    externalTrafficPolicy?: ServiceExternalTrafficPolicy;
    /**
     * Port where load balancers ask nodes whether they have Pods of the Service. Only for `LoadBalancer` with
     * `externalTrafficPolicy: Local`; chosen when left out, and it cannot change.
     */
    healthCheckNodePort?: number;
    /**
     * Treats all Pods as ready. For headless Services of StatefulSets whose Pods must find each other before they are
     * ready; off by default.
     */
    publishNotReadyAddresses?: boolean;
    /** How long a client sticks to a Pod. Only with `sessionAffinity: ClientIP`. */
    sessionAffinityConfig?: SessionAffinityConfig;
    /**
     * IP families of the Service, at most two, the main one first. Chosen by `ipFamilyPolicy` and the cluster when left
     * out; the first cannot change, the second can be added or removed.
     *
     * One of `IPv4`, `IPv6`, ``.
     */
    ipFamilies?: IPFamily[];
    /**
     * Whether the Service has one IP family (`SingleStack`, the default), two where the cluster has them
     * (`PreferDualStack`), or two or fails (`RequireDualStack`).
     *
     * One of `SingleStack`, `PreferDualStack`, `RequireDualStack`.
     */
    ipFamilyPolicy?: IPFamilyPolicy;
    /**
     * Whether a `LoadBalancer` gets node ports too. On by default; turn it off when the load balancer sends traffic to
     * the Pods directly.
     */
    allocateLoadBalancerNodePorts?: boolean;
    /**
     * Which load balancer implementation is in charge, such as `example.com/internal-vip`. The default one of the cluster
     * when left out; it cannot change while the type is `LoadBalancer`.
     */
    loadBalancerClass?: string;
    /**
     * How traffic from inside the cluster is spread: over all Pods (`Cluster`, the default), or only those of the
     * client's node (`Local`), where it is dropped when there are none.
     *
     * One of `Cluster`, `Local`.
     */
    internalTrafficPolicy?: ServiceInternalTrafficPolicy;
    /**
     * Which Pods to prefer, as a hint: `PreferSameZone` or `PreferSameNode` for near ones (`PreferClose` is an older
     * name). No preference when left out.
     */
    trafficDistribution?: string;
}
/** A port of a Service, and the port of its Pods behind it. */
export interface ServicePort {
    /**
     * Name of the port, a DNS label unique within the Service; DNS records and Ingresses use it. May be left out when
     * there is only one port.
     */
    name?: string;
    /**
     * Transport protocol of the port. `TCP` when left out; load balancers may not support all.
     *
     * One of `TCP`, `UDP`, `SCTP`.
     * Default: `TCP`.
     */
    protocol?: Protocol;
    /**
     * What is spoken on the port, as a hint for proxies: an IANA service name, a `kubernetes.io/` name such as
     * `kubernetes.io/h2c`, or a name with a prefix of your own.
     */
    appProtocol?: string;
    /** Port at which clients reach the Service, from 1 to 65535. */
    port: number;
    /**
     * Port of the Pods that receives the traffic, as a number or as the name of a container port. Same as `port` unless
     * set; ignored for headless Services.
     */
    targetPort?: IntOrString;
    /**
     * Port on each node, for types `NodePort` and `LoadBalancer`. A free one is chosen when left out; setting one outside
     * the range of the cluster, or one that is taken, fails.
     */
    nodePort?: number;
}
/**
 * Addresses with the ports they all have: each address stands for an endpoint on each of the ports.
 *
 * @deprecated Use EndpointSlice.
 */
export interface EndpointSubset {
    /** Addresses of Pods that are ready: the only ones that get traffic. */
    addresses?: EndpointAddress[];
    /** Addresses that are not ready, because their Pods are starting or fail a probe. */
    notReadyAddresses?: EndpointAddress[];
    /** Ports on which every one of the addresses listens. */
    ports?: EndpointPort[];
}
/**
 * An address behind a Service.
 *
 * @deprecated Use the endpoints of an EndpointSlice.
 */
export interface EndpointAddress {
    /** IP address of the endpoint. Loopback, link-local and link-local multicast addresses are refused. */
    ip: string;
    /** Host name of the endpoint, for the DNS record of a headless Service. */
    hostname?: string;
    /** Node of the endpoint, so that traffic can stay on the node. */
    nodeName?: string;
    /** The Pod, or other object, that has the address. */
    targetRef?: ObjectReference;
}
/**
 * A port behind a Service.
 *
 * @deprecated Use the ports of an EndpointSlice.
 */
export interface EndpointPort {
    /** Name of the port, equal to that of the Service's port. May be left out only when there is one port. */
    name?: string;
    /** Port on which the endpoints listen: the `targetPort` of the Service, as a number. */
    port: number;
    /**
     * Transport protocol of the port. `TCP` when left out.
     *
     * One of `TCP`, `UDP`, `SCTP`.
     */
    protocol?: Protocol;
    /**
     * What is spoken on the port, as a hint for proxies: an IANA service name, a `kubernetes.io/` name such as
     * `kubernetes.io/h2c`, or a name with a prefix of your own.
     */
    appProtocol?: string;
}
/** What controllers and administrators set for a node. */
export interface NodeSpec {
    /** Range of IP addresses for the Pods of the node. Set once; the first of `podCIDRs`. */
    podCIDR?: string;
    /**
     * Ranges of IP addresses for the Pods of the node, at most one for each of IPv4 and IPv6. The first must equal
     * `podCIDR`.
     *
     * List of unique values.
     * Strategic merge patch: merge.
     */
    podCIDRs?: string[];
    /**
     * ID of the machine at the cloud provider, `PROVIDER://ID`. Cloud controllers find the machine by it; it cannot
     * change.
     */
    providerID?: string;
    /** Keeps new Pods off the node; running ones stay. `kubectl cordon` sets it. */
    unschedulable?: boolean;
    /** Taints that repel Pods without a matching toleration. `NoExecute` also evicts those that are running. */
    taints?: Taint[];
    /**
     * Former source of the kubelet's configuration. Deprecated and without effect: configure kubelets by file.
     *
     * @deprecated
     */
    configSource?: NodeConfigSource;
    /**
     * Former ID of the machine.
     *
     * @deprecated Use `providerID`.
     */
    externalID?: string;
    /**
     * What may evict Pods of this node. Alpha, feature gate `InPlacePodVerticalScalingSchedulerPreemption`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: InPlacePodVerticalScalingSchedulerPreemption.
     */
    podPreemptionPolicy?: NodePodPreemptionPolicy;
}
/** Which kinds of preemption are switched off on a node. */
export interface NodePodPreemptionPolicy {
    /**
     * Who wants no Pod evicted here to make room for one that is resized in place: autoscalers, operators, people. One
     * entry switches it off.
     *
     * List of unique values.
     * At most 20 items.
     * Format: label key.
     */
    disableResizePreemption?: string[];
}
/** Where a kubelet once got its configuration from. Deprecated: the feature is gone; configure kubelets by file. */
export interface NodeConfigSource {
    /** The ConfigMap with the kubelet's configuration, and the key in it. */
    configMap?: ConfigMapNodeConfigSource;
}
/**
 * A ConfigMap that once held the configuration of a kubelet. Deprecated: the feature is gone; configure kubelets by
 * file.
 */
export interface ConfigMapNodeConfigSource {
    /** Namespace of the ConfigMap that held the configuration. Always required. */
    namespace: string;
    /** Name of the ConfigMap that held the configuration. Always required. */
    name: string;
    /** UID of the ConfigMap that was read. Reported in the status; must not be set in the spec. */
    uid?: string;
    /** Version of the ConfigMap that was read. Reported in the status; must not be set in the spec. */
    resourceVersion?: string;
    /** The key under which the ConfigMap holds the KubeletConfiguration. Always required. */
    kubeletConfigKey: string;
}
/** A port at which a daemon of the node listens. */
export interface DaemonEndpoint {
    /** The port number. Mind the capital letter in JSON. */
    Port: number;
}
/** Ports at which the daemons of a node can be reached. */
export interface NodeDaemonEndpoints {
    /** Port at which the kubelet serves logs, `exec` and metrics. */
    kubeletEndpoint?: DaemonEndpoint;
}
/** What a runtime handler can do. Missing values mean it cannot. */
export interface NodeRuntimeHandlerFeatures {
    /** Whether mounts can be made read-only including all mounts below them. */
    recursiveReadOnlyMounts?: boolean;
    /** Whether Pods with `hostUsers: false` can run, their volumes included. */
    userNamespaces?: boolean;
}
/** A runtime handler of a node, as RuntimeClasses name them. */
export interface NodeRuntimeHandler {
    /** Name of the handler, as in a RuntimeClass. Empty for the default one. */
    name?: string;
    /** What Pods that use the handler may ask for. */
    features?: NodeRuntimeHandlerFeatures;
}
/** What the container runtime of a node can do, whatever the runtime handler. */
export interface NodeFeatures {
    /** Whether Pods with `supplementalGroupsPolicy: Strict` can run here, and users of containers are reported. */
    supplementalGroupsPolicy?: boolean;
}
/** IDs of a node, and the versions of what runs on it. */
export interface NodeSystemInfo {
    /** ID of the machine's installation, from `/etc/machine-id`. The best of the IDs to tell machines apart. */
    machineID: string;
    /** UUID of the hardware or virtual machine. Prefer `machineID`. */
    systemUUID: string;
    /** ID that changes with every boot, so that reboots can be told. */
    bootID: string;
    /** Version of the kernel, as `uname -r` prints it. */
    kernelVersion: string;
    /** Name of the operating system, from `/etc/os-release`. */
    osImage: string;
    /** Name and version of the container runtime, `containerd://1.4.2`. */
    containerRuntimeVersion: string;
    /** Version of the kubelet. It may lag behind the control plane by a few minor versions. */
    kubeletVersion: string;
    /**
     * Deprecated and not reliable: kubelets only repeated their own version. Ask kube-proxy itself.
     *
     * @deprecated
     */
    kubeProxyVersion: string;
    /** `linux` or `windows`. Also in the label `kubernetes.io/os`. */
    operatingSystem: string;
    /** Processor architecture in the terms of Go, such as `amd64` or `arm64`. Also in the label `kubernetes.io/arch`. */
    architecture: string;
    /** Swap space of the node. Not set when it has none. */
    swap?: NodeSwapStatus;
    /**
     * Whether the kubelet runs in a user namespace, without being root of the machine. Feature gate
     * `KubeletInUserNamespace`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: KubeletInUserNamespace.
     */
    runningInUserNamespace?: boolean;
}
/** Swap space of a node. Which Pods may use it is up to the kubelet's configuration. */
export interface NodeSwapStatus {
    /** Total swap space, in bytes. */
    capacity?: Int64;
}
/** Progress of the former dynamic configuration of a kubelet. No longer reported: the feature is gone. */
export interface NodeConfigStatus {
    /** Configuration the kubelet had stored and meant to use. */
    assigned?: NodeConfigSource;
    /** Configuration in use: the assigned one, or the last good one when that failed. */
    active?: NodeConfigSource;
    /** Configuration to fall back to when the assigned one fails. */
    lastKnownGood?: NodeConfigSource;
    /** Why the assigned configuration could not be used. Empty when it was. */
    error?: string;
}
/** State of a node as its kubelet and cloud controllers report it. */
export interface NodeStatus {
    /** All resources of the machine, by name, before any reservation. */
    capacity?: ResourceList;
    /**
     * What is left for Pods after reservations for the system; the scheduler goes by this. Equal to `capacity` unless
     * something is reserved.
     */
    allocatable?: ResourceList;
    /**
     * Never set. Deprecated: use `conditions`.
     *
     * One of `Pending`, `Running`, `Terminated`.
     */
    phase?: NodePhase;
    /**
     * Health of the node, one entry for each type. Most of them also become taints.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: NodeCondition[];
    /**
     * Addresses of the node, from the cloud provider where there is one. They may change; replace the list as a whole,
     * since merging can mix up entries of the same type.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    addresses?: NodeAddress[];
    /** Port of the kubelet, to which the API server connects. */
    daemonEndpoints?: NodeDaemonEndpoints;
    /** IDs and versions of the machine, its operating system, kubelet and container runtime. */
    nodeInfo?: NodeSystemInfo;
    /** Images on the node, the largest first. The number reported is limited. */
    images?: ContainerImage[];
    /** Volumes that are mounted, and so must not be detached. */
    volumesInUse?: UniqueVolumeName[];
    /** Volumes that controllers have attached to the node. */
    volumesAttached?: AttachedVolume[];
    /** Progress of the former dynamic configuration of kubelets. No longer set. */
    config?: NodeConfigStatus;
    /** Runtime handlers of the node with what they can do. */
    runtimeHandlers?: NodeRuntimeHandler[];
    /**
     * What the container runtime can do, whatever the handler.
     *
     * Feature gate: SupplementalGroupsPolicy.
     */
    features?: NodeFeatures;
    /**
     * Features by feature gate that the node declares to have, so that the scheduler sends it only Pods it can run.
     *
     * Since Kubernetes 1.35.
     * Feature gate: NodeDeclaredFeatures.
     */
    declaredFeatures?: string[];
}
/** A volume that is attached to a node, as the attach-detach controller reports it. */
export interface AttachedVolume {
    /** Unique name of the volume, which begins with the plugin that attached it. */
    name: UniqueVolumeName;
    /** Path of the device on the node. Empty when the plugin doesn't know it. */
    devicePath: string;
}
/**
 * Pods that the scheduler should keep off a node: the value of the old annotation
 * `scheduler.alpha.kubernetes.io/preferAvoidPods`. Use taints instead.
 */
export interface AvoidPods {
    /** The Pods to avoid, by their controllers, oldest entry first. */
    preferAvoidPods?: PreferAvoidPodsEntry[];
}
/** Pods that a node should be spared, and why. */
export interface PreferAvoidPodsEntry {
    /** The Pods to keep away, by their controller. */
    podSignature: PodSignature;
    /** Time at which the entry was added, when a Pod was evicted. */
    evictionTime?: Time;
    /** Why the Pods were evicted: a short word. */
    reason?: string;
    /** Why the Pods were evicted, for people. */
    message?: string;
}
/** Pods that are told by the controller that owns them. */
export interface PodSignature {
    /** The controller, as the Pods' owner reference has it. */
    podController?: metav1.OwnerReference;
}
/** An image that a node has on disk. Those no longer needed are deleted when space runs short. */
export interface ContainerImage {
    /** Tags and digests under which the runtime knows the image; one image may have several. */
    names?: string[];
    /** Size of the image on disk, in bytes. The scheduler prefers nodes that already have the large images of a Pod. */
    sizeBytes?: Int64;
}
/** One aspect of a node's health. */
export interface NodeCondition {
    /**
     * The aspect: `Ready`, `MemoryPressure`, `DiskPressure`, `PIDPressure` or `NetworkUnavailable`; others may be added.
     */
    type: NodeConditionType;
    /**
     * `True`, `False` or `Unknown`. `Ready` turns `Unknown` when the kubelet no longer reports.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: ConditionStatus;
    /** Time at which the kubelet last reported the condition. Leases are the better sign of life. */
    lastHeartbeatTime?: Time;
    /** Time at which `status` last changed. */
    lastTransitionTime?: Time;
    /** Why `status` last changed: one word, for machines. */
    reason?: string;
    /** Details for people, such as what the kubelet found. */
    message?: string;
}
/** An address of a node, with what it is good for. */
export interface NodeAddress {
    /**
     * What the address is: `Hostname`, or an IP address or DNS name, reachable from inside (`Internal...`) or outside the
     * cluster (`External...`).
     */
    type: NodeAddressType;
    /** IP address, or host or DNS name, as `type` says. */
    address: string;
}
/** Finalizers that hold back the end of a namespace. */
export interface NamespaceSpec {
    /**
     * Values that must all be removed before the namespace is deleted for good, mostly `kubernetes` alone. Changed
     * through the `finalize` subresource; removing them by hand leaves objects behind.
     */
    finalizers?: FinalizerName[];
}
/** Whether a namespace is in use or being deleted. */
export interface NamespaceStatus {
    /**
     * `Active` in use; `Terminating` while it is being deleted, when nothing new can be created in it.
     *
     * One of `Active`, `Terminating`.
     */
    phase?: NamespacePhase;
    /**
     * What the deletion found or waits for, one entry for each type.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: NamespaceCondition[];
}
/** What holds up the deletion of a namespace. */
export interface NamespaceCondition {
    /** What was found, such as `NamespaceContentRemaining` or `NamespaceFinalizersRemaining`. */
    type: NamespaceConditionType;
    /**
     * `True` when it holds up the deletion, `False` when not, `Unknown` when it could not be told.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: ConditionStatus;
    /** Time at which `status` last changed. */
    lastTransitionTime?: Time;
    /** Why `status` last changed: one word in CamelCase, for machines. */
    reason?: string;
    /** Details for people, such as which resources remain. */
    message?: string;
}
/** Conditions an object must meet for an operation on it to go ahead. */
export interface Preconditions {
    /** UID the object must have. Guards against a new object of the same name. */
    uid?: string;
}
/**
 * A reference to any object, or a part of one. For APIs of your own prefer a type with just the fields you need: which
 * of these must be set, depends on where it is used.
 */
export interface ObjectReference {
    /** Kind of the object, such as `Pod`; read with `apiVersion`. */
    kind?: string;
    /** Namespace of the object. Empty for cluster-scoped ones. */
    namespace?: string;
    /** Name of the object, unique within its namespace and Kind. */
    name?: string;
    /** UID of the object, to tell it from a later one of the same name. */
    uid?: string;
    /** API group and version of the object, such as `apps/v1`. */
    apiVersion?: string;
    /** Version of the object at the time of the reference. */
    resourceVersion?: string;
    /** Part of the object that is meant, such as `spec.containers{name}` for a container. */
    fieldPath?: string;
}
/** An object of the same namespace, by name. What Kind it is follows from the field that holds the reference. */
export interface LocalObjectReference {
    /**
     * Name of the object. May be empty for reasons of compatibility, but that is nearly always a mistake.
     *
     * Default: ``.
     */
    name?: string;
}
/** An object of the same namespace, with its Kind, where a field takes several Kinds. */
export interface TypedLocalObjectReference {
    /** API group of the object, without a version. The core group when left out. */
    apiGroup?: string;
    /** Kind of the object, such as `PersistentVolumeClaim`. */
    kind: string;
    /** Name of the object, in the namespace of the one that refers to it. */
    name: string;
}
/** Who reported an event. Superseded by `reportingComponent` and `reportingInstance`. */
export interface EventSource {
    /** Name of the component, such as `kubelet` or `default-scheduler`. */
    component?: string;
    /** Node on which the component runs, for components that run on nodes. */
    host?: string;
}
/** How often an event has recurred, and when last. */
export interface EventSeries {
    /** Number of occurrences up to `lastObservedTime`. */
    count?: number;
    /** Time of the latest occurrence, to the microsecond. */
    lastObservedTime?: MicroTime;
}
/** Bounds and defaults for one type of object, by resource. */
export interface LimitRangeItem {
    /** What is limited: each `Pod` as a whole, each `Container`, or each `PersistentVolumeClaim`. */
    type: LimitType;
    /** Highest limit allowed, by resource. Objects beyond it are refused. */
    max?: ResourceList;
    /** Lowest request allowed, by resource. Objects below it are refused. */
    min?: ResourceList;
    /** Limits given to containers that have none; `max` when left out. Not for `Pod`. */
    default?: ResourceList;
    /** Requests given to containers that have none. Left out, `default` serves, else `min`; not for `Pod`. */
    defaultRequest?: ResourceList;
    /**
     * Highest limit divided by request allowed, by resource, which caps overcommitment. Both must then be set and not
     * zero.
     */
    maxLimitRequestRatio?: ResourceList;
}
/** Bounds and defaults that a LimitRange enforces in its namespace. */
export interface LimitRangeSpec {
    /** Bounds and defaults, one entry for each type of object. */
    limits?: LimitRangeItem[];
}
/** What the objects of a namespace may use at most, all together. */
export interface ResourceQuotaSpec {
    /**
     * The caps, by name: `requests.cpu`, `limits.memory`, `pods`, or `count/deployments.apps` for the objects of any
     * resource.
     */
    hard?: ResourceList;
    /**
     * Counts only objects that match all of these, such as `BestEffort` Pods. All objects when left out; each scope
     * allows only some resources in `hard`.
     *
     * One of `Terminating`, `NotTerminating`, `BestEffort`, `NotBestEffort`, `PriorityClass`,
     * `CrossNamespacePodAffinity`, `VolumeAttributesClass`.
     */
    scopes?: ResourceQuotaScope[];
    /**
     * As `scopes`, but with operators and values, for instance to count Pods of certain priority classes. Objects must
     * match both.
     */
    scopeSelector?: ScopeSelector;
}
/** Conditions on the objects that a quota counts, by scope. */
export interface ScopeSelector {
    /** Conditions on an object; it counts only when all of them hold. */
    matchExpressions?: ScopedResourceSelectorRequirement[];
}
/** A condition that an object must meet to count against a quota. */
export interface ScopedResourceSelectorRequirement {
    /**
     * What the condition is about: `PriorityClass`, for instance, or `BestEffort`.
     *
     * One of `Terminating`, `NotTerminating`, `BestEffort`, `NotBestEffort`, `PriorityClass`,
     * `CrossNamespacePodAffinity`, `VolumeAttributesClass`.
     */
    scopeName: ResourceQuotaScope;
    /**
     * How to compare. Scopes without values, such as `BestEffort`, only allow `Exists`.
     *
     * One of `In`, `NotIn`, `Exists`, `DoesNotExist`.
     */
    operator: ScopeSelectorOperator;
    /** Values to compare with, such as priority classes. At least one for `In` and `NotIn`, none for the others. */
    values?: string[];
}
/** Caps of a quota, and what is used of them. */
export interface ResourceQuotaStatus {
    /** The caps in force. They may lag behind the spec. */
    hard?: ResourceList;
    /** What the objects of the namespace use, by the names of `hard`. */
    used?: ResourceList;
}
/** The result of one health check of a control plane component. */
export interface ComponentCondition {
    /** What was checked. `Healthy` is the only type in use. */
    type: ComponentConditionType;
    /**
     * Outcome of the check: `True` means healthy, `Unknown` that it could not be carried out.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: ConditionStatus;
    /** Answer of the component's health endpoint, for people. */
    message?: string;
    /** Why the health check failed, such as a refused connection. Empty when it passed. */
    error?: string;
}
/** A volume with files that tell the containers about their own Pod, such as its labels or limits. */
export interface DownwardAPIVolumeSource {
    /** The files to write, each with a field or a resource of the Pod. */
    items?: DownwardAPIVolumeFile[];
    /**
     * Permission bits of the files, from 0 to 0777 octal (511 decimal, which JSON needs). 0644 when left out; `fsGroup`
     * may add to them.
     */
    defaultMode?: number;
    /**
     * Numeric user that owns the files, unless an item names another. Left out, the kubelet's user. Alpha, feature gate
     * `AtomicWriteVolumeUserFields`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: AtomicWriteVolumeUserFields.
     */
    defaultUser?: Int64;
}
/** A file with one field of the Pod or one resource of a container. Set either `fieldRef` or `resourceFieldRef`. */
export interface DownwardAPIVolumeFile {
    /** Path of the file within the volume. It must be relative and must not contain `..`. */
    path: string;
    /**
     * Field of the Pod to write: a label, an annotation, all of either, the name, the namespace or the UID. Changes of
     * labels and annotations reach the file.
     */
    fieldRef?: ObjectFieldSelector;
    /** Request or limit of a container to write; `containerName` is required here. */
    resourceFieldRef?: ResourceFieldSelector;
    /**
     * Permission bits of this file, from 0 to 0777 octal (511 decimal, which JSON needs). Those of the volume's
     * `defaultMode` when left out.
     */
    mode?: number;
    /**
     * Numeric user that owns the file. Left out, the volume's `defaultUser`. Alpha, feature gate
     * `AtomicWriteVolumeUserFields`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: AtomicWriteVolumeUserFields.
     */
    user?: Int64;
}
/**
 * Files with information about the Pod within a projected volume. Unlike a volume of its own it has no `defaultMode`:
 * that of the projected volume applies.
 */
export interface DownwardAPIProjection {
    /** The files to write, each with a field or a resource of the Pod. */
    items?: DownwardAPIVolumeFile[];
}
/** Security settings of a container. They win over those of the same name in the Pod's `securityContext`. */
export interface SecurityContext {
    /** Linux capabilities to grant and to take away. Those of the container runtime when left out; not for Windows. */
    capabilities?: Capabilities;
    /**
     * Gives the container nearly all rights of root on the node. Off by default; for system agents only, not for Windows.
     */
    privileged?: boolean;
    /** SELinux label of the container. Left out, that of the Pod, else a random one from the runtime; not for Windows. */
    seLinuxOptions?: SELinuxOptions;
    /** Settings for Windows containers. Left out, those of the Pod; not for Linux. */
    windowsOptions?: WindowsSecurityContextOptions;
    /** User ID of the program. Left out, that of the Pod, else that of the image; not for Windows. */
    runAsUser?: Int64;
    /** Primary group ID of the program. Left out, that of the Pod, else that of the runtime; not for Windows. */
    runAsGroup?: Int64;
    /**
     * Refuses to start the container as user 0. Left out, the Pod decides; images whose user is a name need `runAsUser`
     * as well.
     */
    runAsNonRoot?: boolean;
    /** Makes the root file system read-only; programs then write to volumes. Off by default; not for Windows. */
    readOnlyRootFilesystem?: boolean;
    /**
     * Whether the program may gain more rights than it was started with, as by setuid files. Hardened Pods set `false`;
     * always on for privileged containers and those with `CAP_SYS_ADMIN`, not for Windows.
     */
    allowPrivilegeEscalation?: boolean;
    /**
     * How `/proc` is mounted. `Default` hides parts of it; `Unmasked` shows all, for containers within containers, and
     * needs a user namespace (`hostUsers: false`).
     *
     * One of `Default`, `Unmasked`.
     */
    procMount?: ProcMountType;
    /** Seccomp profile that filters the system calls. Left out, that of the Pod; not for Windows. */
    seccompProfile?: SeccompProfile;
    /** AppArmor profile of the container. Left out, that of the Pod; not for Windows. */
    appArmorProfile?: AppArmorProfile;
}
/** An SELinux label, in its four parts. What is left out comes from the container runtime. */
export interface SELinuxOptions {
    /** User part of the label, such as `system_u`. Not a user of Linux. */
    user?: string;
    /** Role part of the label, such as `system_r`. Mostly left to the runtime. */
    role?: string;
    /** Type part of the label, such as `container_t`. Decides what the program may touch. */
    type?: string;
    /** Level part of the label, with the categories that keep containers apart. */
    level?: string;
}
/** Security settings that only Windows has: user, GMSA credentials, access to the node. */
export interface WindowsSecurityContextOptions {
    /** The GMSA credential spec to run with, by name. A webhook puts its content into `gmsaCredentialSpec`. */
    gmsaCredentialSpecName?: string;
    /** Content of the GMSA credential spec. Filled in by the GMSA webhook: set the name instead. */
    gmsaCredentialSpec?: string;
    /** Windows user that runs the program. That of the image when left out; a container's setting wins over the Pod's. */
    runAsUserName?: string;
    /**
     * Runs the containers as processes of the node. All containers of the Pod must agree, and `hostNetwork` must be on.
     */
    hostProcess?: boolean;
}
/** A kernel parameter of a Pod. Only those that Linux keeps apart by namespace can be set. */
export interface Sysctl {
    /** Name of the parameter, such as `net.ipv4.ip_local_port_range`. Unsafe ones must be allowed on the node. */
    name: string;
    /** Value of the parameter, always a string. */
    value?: string;
}
/** What became of a Service's port at the load balancer. */
export interface PortStatus {
    /** Port number of the Service that the entry is about. */
    port: number;
    /**
     * Transport protocol of the port, since a number may occur with several.
     *
     * One of `TCP`, `UDP`, `SCTP`.
     */
    protocol: Protocol;
    /**
     * What is wrong with the port: a word in CamelCase, with a prefix `example.com/` unless it is one of Kubernetes' own.
     */
    error?: string;
}
/**
 * A container image or other OCI artifact whose files are mounted read-only. A way to ship models, plugins or data
 * beside the program; new content is picked up only by a new Pod.
 */
export interface ImageVolumeSource {
    /**
     * Image or artifact to mount, with a tag or a digest, written as a container's `image`. Pull secrets work as for
     * containers.
     */
    reference?: string;
    /**
     * When the kubelet pulls it. `IfNotPresent` unless the tag is `latest` or missing, then `Always`; a pull that fails
     * keeps the containers from starting.
     *
     * One of `Always`, `Never`, `IfNotPresent`.
     */
    pullPolicy?: PullPolicy;
}
/** Resources of a node, such as CPU or memory, that a Pod got through a ResourceClaim instead of its requests. */
export interface NodeAllocatableResourceClaimStatus {
    /**
     * The ResourceClaim through which they were allocated.
     *
     * Required.
     */
    resourceClaimName: string;
    /**
     * Names of the containers that refer to the claim.
     *
     * List of unique values.
     */
    containers?: string[];
    /**
     * Resources of the node that the allocated devices stand for, by name, such as the CPUs of a device that is a group
     * of CPUs.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * Since Kubernetes 1.37.
     */
    mapping?: NodeAllocatableMappedResources[];
    /**
     * Resources of the node that are needed besides the allocated devices, by name, such as memory of the host for a GPU.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * Since Kubernetes 1.37.
     */
    overhead?: NodeAllocatableOverheadResources[];
}
/** How much of a node's resource the devices of a claim stand for. */
export interface NodeAllocatableMappedResources {
    /**
     * Name of the resource, such as `cpu` or `memory`.
     *
     * Required.
     */
    name: ResourceName;
    /**
     * Amount for the claim as a whole; the containers that use it share it. Added to the requests and limits of the Pod's
     * cgroup, and to the limits of each of those containers.
     *
     * Required.
     */
    quantity: QuantityValue;
}
/** How much of a node's resource a claim needs besides its devices. Set at least one of `perPod` and `perContainer`. */
export interface NodeAllocatableOverheadResources {
    /**
     * Name of the resource, such as `cpu` or `memory`.
     *
     * Required.
     */
    name: ResourceName;
    /**
     * Amount once for the Pod. Each container that uses the claim may take it, the Pod as a whole is charged for it once.
     */
    perPod?: QuantityValue;
    /** Amount for each container that uses the claim, on top of `perPod`. */
    perContainer?: QuantityValue;
}
export declare const Volume: Struct<Volume>;
export declare const VolumeSource: Struct<VolumeSource>;
export declare const PersistentVolumeClaimVolumeSource: Struct<PersistentVolumeClaimVolumeSource>;
export declare const PersistentVolumeSource: Struct<PersistentVolumeSource>;
export declare const PersistentVolumeSpec: Struct<PersistentVolumeSpec>;
export declare const VolumeNodeAffinity: Struct<VolumeNodeAffinity>;
export declare const PersistentVolumeStatus: Struct<PersistentVolumeStatus>;
export declare const PersistentVolumeClaimSpec: Struct<PersistentVolumeClaimSpec>;
export declare const TypedObjectReference: Struct<TypedObjectReference>;
export declare const ModifyVolumeStatus: Struct<ModifyVolumeStatus>;
export declare const PersistentVolumeClaimCondition: Struct<PersistentVolumeClaimCondition>;
export declare const VolumeHealthCondition: Struct<VolumeHealthCondition>;
export declare const VolumeHealthStatus: Struct<VolumeHealthStatus>;
export declare const PodVolumeHealth: Struct<PodVolumeHealth>;
export declare const PersistentVolumeClaimStatus: Struct<PersistentVolumeClaimStatus>;
export declare const HostPathVolumeSource: Struct<HostPathVolumeSource>;
export declare const EmptyDirVolumeSource: Struct<EmptyDirVolumeSource>;
export declare const GlusterfsVolumeSource: Struct<GlusterfsVolumeSource>;
export declare const GlusterfsPersistentVolumeSource: Struct<GlusterfsPersistentVolumeSource>;
export declare const RBDVolumeSource: Struct<RBDVolumeSource>;
export declare const RBDPersistentVolumeSource: Struct<RBDPersistentVolumeSource>;
export declare const CinderVolumeSource: Struct<CinderVolumeSource>;
export declare const CinderPersistentVolumeSource: Struct<CinderPersistentVolumeSource>;
export declare const CephFSVolumeSource: Struct<CephFSVolumeSource>;
export declare const SecretReference: Struct<SecretReference>;
export declare const CephFSPersistentVolumeSource: Struct<CephFSPersistentVolumeSource>;
export declare const FlockerVolumeSource: Struct<FlockerVolumeSource>;
export declare const GCEPersistentDiskVolumeSource: Struct<GCEPersistentDiskVolumeSource>;
export declare const QuobyteVolumeSource: Struct<QuobyteVolumeSource>;
export declare const FlexPersistentVolumeSource: Struct<FlexPersistentVolumeSource>;
export declare const FlexVolumeSource: Struct<FlexVolumeSource>;
export declare const AWSElasticBlockStoreVolumeSource: Struct<AWSElasticBlockStoreVolumeSource>;
export declare const GitRepoVolumeSource: Struct<GitRepoVolumeSource>;
export declare const SecretVolumeSource: Struct<SecretVolumeSource>;
export declare const SecretProjection: Struct<SecretProjection>;
export declare const NFSVolumeSource: Struct<NFSVolumeSource>;
export declare const ISCSIVolumeSource: Struct<ISCSIVolumeSource>;
export declare const ISCSIPersistentVolumeSource: Struct<ISCSIPersistentVolumeSource>;
export declare const FCVolumeSource: Struct<FCVolumeSource>;
export declare const AzureFileVolumeSource: Struct<AzureFileVolumeSource>;
export declare const AzureFilePersistentVolumeSource: Struct<AzureFilePersistentVolumeSource>;
export declare const VsphereVirtualDiskVolumeSource: Struct<VsphereVirtualDiskVolumeSource>;
export declare const PhotonPersistentDiskVolumeSource: Struct<PhotonPersistentDiskVolumeSource>;
export declare const AzureDiskVolumeSource: Struct<AzureDiskVolumeSource>;
export declare const PortworxVolumeSource: Struct<PortworxVolumeSource>;
export declare const ScaleIOVolumeSource: Struct<ScaleIOVolumeSource>;
export declare const ScaleIOPersistentVolumeSource: Struct<ScaleIOPersistentVolumeSource>;
export declare const StorageOSVolumeSource: Struct<StorageOSVolumeSource>;
export declare const StorageOSPersistentVolumeSource: Struct<StorageOSPersistentVolumeSource>;
export declare const ConfigMapVolumeSource: Struct<ConfigMapVolumeSource>;
export declare const ConfigMapProjection: Struct<ConfigMapProjection>;
export declare const ServiceAccountTokenProjection: Struct<ServiceAccountTokenProjection>;
export declare const ClusterTrustBundleProjection: Struct<ClusterTrustBundleProjection>;
export declare const PodCertificateProjection: Struct<PodCertificateProjection>;
export declare const ProjectedVolumeSource: Struct<ProjectedVolumeSource>;
export declare const VolumeProjection: Struct<VolumeProjection>;
export declare const KeyToPath: Struct<KeyToPath>;
export declare const LocalVolumeSource: Struct<LocalVolumeSource>;
export declare const CSIPersistentVolumeSource: Struct<CSIPersistentVolumeSource>;
export declare const CSIVolumeSource: Struct<CSIVolumeSource>;
export declare const EphemeralVolumeSource: Struct<EphemeralVolumeSource>;
export declare const PersistentVolumeClaimTemplate: Struct<PersistentVolumeClaimTemplate>;
export declare const ContainerPort: Struct<ContainerPort>;
export declare const VolumeMount: Struct<VolumeMount>;
export declare const VolumeDevice: Struct<VolumeDevice>;
export declare const EnvVar: Struct<EnvVar>;
export declare const EnvVarSource: Struct<EnvVarSource>;
export declare const FileKeySelector: Struct<FileKeySelector>;
export declare const ObjectFieldSelector: Struct<ObjectFieldSelector>;
export declare const ResourceFieldSelector: Struct<ResourceFieldSelector>;
export declare const ConfigMapKeySelector: Struct<ConfigMapKeySelector>;
export declare const SecretKeySelector: Struct<SecretKeySelector>;
export declare const EnvFromSource: Struct<EnvFromSource>;
export declare const ConfigMapEnvSource: Struct<ConfigMapEnvSource>;
export declare const SecretEnvSource: Struct<SecretEnvSource>;
export declare const HTTPHeader: Struct<HTTPHeader>;
export declare const HTTPGetAction: Struct<HTTPGetAction>;
export declare const TCPSocketAction: Struct<TCPSocketAction>;
export declare const GRPCAction: Struct<GRPCAction>;
export declare const ExecAction: Struct<ExecAction>;
export declare const SleepAction: Struct<SleepAction>;
export declare const Probe: Struct<Probe>;
export declare const ContainerResizePolicy: Struct<ContainerResizePolicy>;
export declare const Capabilities: Struct<Capabilities>;
export declare const ResourceRequirements: Struct<ResourceRequirements>;
export declare const VolumeResourceRequirements: Struct<VolumeResourceRequirements>;
export declare const ResourceClaim: Struct<ResourceClaim>;
export declare const Container: Struct<Container>;
export declare const ProbeHandler: Struct<ProbeHandler>;
export declare const LifecycleHandler: Struct<LifecycleHandler>;
export declare const Lifecycle: Struct<Lifecycle>;
export declare const ContainerStateWaiting: Struct<ContainerStateWaiting>;
export declare const ContainerStateRunning: Struct<ContainerStateRunning>;
export declare const ContainerStateTerminated: Struct<ContainerStateTerminated>;
export declare const ContainerState: Struct<ContainerState>;
export declare const ContainerStatus: Struct<ContainerStatus>;
export declare const ResourceStatus: Struct<ResourceStatus>;
export declare const ResourceHealth: Struct<ResourceHealth>;
export declare const ContainerUser: Struct<ContainerUser>;
export declare const LinuxContainerUser: Struct<LinuxContainerUser>;
export declare const PodCondition: Struct<PodCondition>;
export declare const VolumeMountStatus: Struct<VolumeMountStatus>;
export declare const VolumeStatus: Struct<VolumeStatus>;
export declare const ImageVolumeStatus: Struct<ImageVolumeStatus>;
export declare const ContainerRestartRule: Struct<ContainerRestartRule>;
export declare const ContainerRestartRuleOnExitCodes: Struct<ContainerRestartRuleOnExitCodes>;
export declare const NodeSelector: Struct<NodeSelector>;
export declare const NodeSelectorTerm: Struct<NodeSelectorTerm>;
export declare const NodeSelectorRequirement: Struct<NodeSelectorRequirement>;
export declare const TopologySelectorTerm: Struct<TopologySelectorTerm>;
export declare const TopologySelectorLabelRequirement: Struct<TopologySelectorLabelRequirement>;
export declare const Affinity: Struct<Affinity>;
export declare const PodAffinity: Struct<PodAffinity>;
export declare const PodAntiAffinity: Struct<PodAntiAffinity>;
export declare const WeightedPodAffinityTerm: Struct<WeightedPodAffinityTerm>;
export declare const PodAffinityTerm: Struct<PodAffinityTerm>;
export declare const NodeAffinity: Struct<NodeAffinity>;
export declare const PreferredSchedulingTerm: Struct<PreferredSchedulingTerm>;
export declare const Taint: Struct<Taint>;
export declare const Toleration: Struct<Toleration>;
export declare const PodReadinessGate: Struct<PodReadinessGate>;
export declare const PodSpec: Struct<PodSpec>;
export declare const PodResourceClaim: Struct<PodResourceClaim>;
export declare const PodResourceClaimStatus: Struct<PodResourceClaimStatus>;
export declare const PodExtendedResourceClaimStatus: Struct<PodExtendedResourceClaimStatus>;
export declare const ContainerExtendedResourceRequest: Struct<ContainerExtendedResourceRequest>;
export declare const PodOS: Struct<PodOS>;
export declare const PodSchedulingGate: Struct<PodSchedulingGate>;
export declare const PodSchedulingGroup: Struct<PodSchedulingGroup>;
export declare const TopologySpreadConstraint: Struct<TopologySpreadConstraint>;
export declare const HostAlias: Struct<HostAlias>;
export declare const PodSecurityContext: Struct<PodSecurityContext>;
export declare const SeccompProfile: Struct<SeccompProfile>;
export declare const AppArmorProfile: Struct<AppArmorProfile>;
export declare const PodDNSConfig: Struct<PodDNSConfig>;
export declare const PodDNSConfigOption: Struct<PodDNSConfigOption>;
export declare const PodIP: Struct<PodIP>;
export declare const HostIP: Struct<HostIP>;
export declare const EphemeralContainerCommon: Struct<EphemeralContainerCommon>;
export declare const EphemeralContainer: Struct<EphemeralContainer>;
export declare const EvictionResponder: Struct<EvictionResponder>;
export declare const PodStatus: Struct<PodStatus>;
export declare const PodTemplateSpec: Struct<PodTemplateSpec>;
export declare const ReplicationControllerSpec: Struct<ReplicationControllerSpec>;
export declare const ReplicationControllerStatus: Struct<ReplicationControllerStatus>;
export declare const ReplicationControllerCondition: Struct<ReplicationControllerCondition>;
export declare const SessionAffinityConfig: Struct<SessionAffinityConfig>;
export declare const ClientIPConfig: Struct<ClientIPConfig>;
export declare const ServiceStatus: Struct<ServiceStatus>;
export declare const LoadBalancerStatus: Struct<LoadBalancerStatus>;
export declare const LoadBalancerIngress: Struct<LoadBalancerIngress>;
export declare const ServiceSpec: Struct<ServiceSpec>;
export declare const ServicePort: Struct<ServicePort>;
export declare const EndpointSubset: Struct<EndpointSubset>;
export declare const EndpointAddress: Struct<EndpointAddress>;
export declare const EndpointPort: Struct<EndpointPort>;
export declare const NodeSpec: Struct<NodeSpec>;
export declare const NodePodPreemptionPolicy: Struct<NodePodPreemptionPolicy>;
export declare const NodeConfigSource: Struct<NodeConfigSource>;
export declare const ConfigMapNodeConfigSource: Struct<ConfigMapNodeConfigSource>;
export declare const DaemonEndpoint: Struct<DaemonEndpoint>;
export declare const NodeDaemonEndpoints: Struct<NodeDaemonEndpoints>;
export declare const NodeRuntimeHandlerFeatures: Struct<NodeRuntimeHandlerFeatures>;
export declare const NodeRuntimeHandler: Struct<NodeRuntimeHandler>;
export declare const NodeFeatures: Struct<NodeFeatures>;
export declare const NodeSystemInfo: Struct<NodeSystemInfo>;
export declare const NodeSwapStatus: Struct<NodeSwapStatus>;
export declare const NodeConfigStatus: Struct<NodeConfigStatus>;
export declare const NodeStatus: Struct<NodeStatus>;
export declare const AttachedVolume: Struct<AttachedVolume>;
export declare const AvoidPods: Struct<AvoidPods>;
export declare const PreferAvoidPodsEntry: Struct<PreferAvoidPodsEntry>;
export declare const PodSignature: Struct<PodSignature>;
export declare const ContainerImage: Struct<ContainerImage>;
export declare const NodeCondition: Struct<NodeCondition>;
export declare const NodeAddress: Struct<NodeAddress>;
export declare const NamespaceSpec: Struct<NamespaceSpec>;
export declare const NamespaceStatus: Struct<NamespaceStatus>;
export declare const NamespaceCondition: Struct<NamespaceCondition>;
export declare const Preconditions: Struct<Preconditions>;
export declare const ObjectReference: Struct<ObjectReference>;
export declare const LocalObjectReference: Struct<LocalObjectReference>;
export declare const TypedLocalObjectReference: Struct<TypedLocalObjectReference>;
export declare const EventSource: Struct<EventSource>;
export declare const EventSeries: Struct<EventSeries>;
export declare const LimitRangeItem: Struct<LimitRangeItem>;
export declare const LimitRangeSpec: Struct<LimitRangeSpec>;
export declare const ResourceQuotaSpec: Struct<ResourceQuotaSpec>;
export declare const ScopeSelector: Struct<ScopeSelector>;
export declare const ScopedResourceSelectorRequirement: Struct<ScopedResourceSelectorRequirement>;
export declare const ResourceQuotaStatus: Struct<ResourceQuotaStatus>;
export declare const ComponentCondition: Struct<ComponentCondition>;
export declare const DownwardAPIVolumeSource: Struct<DownwardAPIVolumeSource>;
export declare const DownwardAPIVolumeFile: Struct<DownwardAPIVolumeFile>;
export declare const DownwardAPIProjection: Struct<DownwardAPIProjection>;
export declare const SecurityContext: Struct<SecurityContext>;
export declare const SELinuxOptions: Struct<SELinuxOptions>;
export declare const WindowsSecurityContextOptions: Struct<WindowsSecurityContextOptions>;
export declare const Sysctl: Struct<Sysctl>;
export declare const PortStatus: Struct<PortStatus>;
export declare const ImageVolumeSource: Struct<ImageVolumeSource>;
export declare const NodeAllocatableResourceClaimStatus: Struct<NodeAllocatableResourceClaimStatus>;
export declare const NodeAllocatableMappedResources: Struct<NodeAllocatableMappedResources>;
export declare const NodeAllocatableOverheadResources: Struct<NodeAllocatableOverheadResources>;
