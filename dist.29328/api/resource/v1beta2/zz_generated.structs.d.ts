import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import type { RawExtension } from '#apimachinery/runtime/extension';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type SkipNodeOperation = 'NodePrepareResources' | 'NodeUnprepareResources' | '*';
export type QualifiedName = string;
export type FullyQualifiedName = string;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type DeviceTaintEffect = 'None' | 'NoSchedule' | 'NoExecute';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type DeviceAllocationMode = 'ExactCount' | 'All';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type DeviceTolerationOperator = 'Exists' | 'Equal';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type AllocationConfigSource = 'FromClass' | 'FromClaim';
/**
 * Driver, pool, reachable nodes, and either devices or shared counters. Of `nodeName`, `nodeSelector`, `allNodes` and
 * `perDeviceNodeSelection` exactly one must be set.
 */
export interface ResourceSliceSpec {
    /**
     * Name of the DRA driver, a DNS subdomain of its vendor of at most 63 characters, such as `gpu.example.com`.
     * Immutable; lists can be filtered by it.
     *
     * Required.
     */
    driver: string;
    /**
     * Pool the slice is part of, its generation, and how many slices it has.
     *
     * Required.
     */
    pool: ResourcePool;
    /**
     * Node that the devices belong to. Immutable; lists can be filtered by it, and autoscalers learn from it that more
     * nodes of this type bring more devices.
     *
     * At most one member of this union may be set.
     */
    nodeName?: string;
    /**
     * Nodes that can reach the devices, for devices not tied to one node. Must have exactly one term.
     *
     * At most one member of this union may be set.
     */
    nodeSelector?: corev1.NodeSelector;
    /**
     * `true` if every node can reach the devices, such as those on the network.
     *
     * At most one member of this union may be set.
     */
    allNodes?: boolean;
    /**
     * Devices of the pool, at most 128; at most 64 once any of them has taints, consumes counters or has list attributes.
     * Cannot be combined with `sharedCounters`.
     *
     * At most one member of this union may be set.
     */
    devices?: Device[];
    /**
     * `true` if each device says for itself which nodes can reach it; then every device must. Behind the gate
     * `DRAPartitionableDevices`.
     *
     * At most one member of this union may be set.
     * Feature gate: DRAPartitionableDevices.
     */
    perDeviceNodeSelection?: boolean;
    /**
     * Sets of counters that devices of the pool draw on, at most 8, with names unique in the pool. Cannot be combined
     * with `devices`, so they go into a slice of their own. Behind the gate `DRAPartitionableDevices`.
     *
     * At most 8 items.
     * At most one member of this union may be set.
     * Feature gate: DRAPartitionableDevices.
     */
    sharedCounters?: CounterSet[];
    /**
     * Qualified name of the string attribute that says how a device is partitioned, such as `gpu.example.com/profile`.
     * All partitionable devices of the slice must have it, and those with the same value must consume the same counters.
     * Feature gate `DRAPartitionableDevicesType`.
     *
     * Format: resource fully qualified name.
     * Since Kubernetes 1.37.
     * Feature gate: DRAPartitionableDevicesType.
     */
    partitionTypeAttribute?: FullyQualifiedName;
    /**
     * Calls of the kubelet to the driver that its devices don't need: `NodePrepareResources`, only together with
     * `NodeUnprepareResources`, or `*` for all. A call is left out when all devices of the driver in a claim can do
     * without. Feature gate `DRAOptionalNodeOperations`.
     *
     * One of `NodePrepareResources`, `NodeUnprepareResources`, `*`.
     * List of unique values.
     * Since Kubernetes 1.37.
     * Feature gate: DRAOptionalNodeOperations.
     */
    skipNodeOperations?: SkipNodeOperation[];
}
/**
 * A named set of counters, such as the memory of a GPU that can be partitioned. Allocating a device takes its share, so
 * devices that overlap cannot be allocated together.
 */
export interface CounterSet {
    /**
     * Name of the set, a DNS label, unique in the pool. Devices refer to it in `consumesCounters`.
     *
     * Required.
     * Format: short name.
     */
    name: string;
    /**
     * Counters by name, each with the amount there is. Names are DNS labels; at most 32.
     *
     * Required.
     * Format: short name.
     */
    counters: {
        [key: string]: Counter;
    };
}
/** Names the pool a slice is part of, and lets readers see whether they have all of its slices. */
export interface ResourcePool {
    /**
     * Name of the pool; for devices of a node, often the name of the node. At most 253 characters, DNS subdomains
     * separated by slashes; immutable.
     *
     * Required.
     */
    name: string;
    /**
     * Number that the driver raises in all slices of the pool whenever it changes any of them. Readers use only slices of
     * the highest generation.
     *
     * Required.
     */
    generation: Int64;
    /**
     * How many slices the pool has in this generation, above 0. With fewer at hand, a reader knows that the pool is
     * incomplete.
     *
     * Required.
     */
    resourceSliceCount: Int64;
}
/** One device that a claim can get, with the attributes and capacities by which it is selected. */
export interface Device {
    /**
     * Name of the device, a DNS label, unique in the pool.
     *
     * Required.
     */
    name: string;
    /**
     * Properties to select by, such as model or driver version. Names without a domain belong to the driver; attributes
     * and capacities together are at most 32.
     */
    attributes?: {
        [key: string]: DeviceAttribute;
    };
    /**
     * Amounts the device offers, such as memory. Names without a domain belong to the driver; attributes and capacities
     * together are at most 32.
     */
    capacity?: {
        [key: string]: DeviceCapacity;
    };
    /**
     * What the device takes from shared counters when it is allocated: at most 2 entries, each for another counter set.
     * Behind the gate `DRAPartitionableDevices`.
     *
     * At most 2 items.
     * Feature gate: DRAPartitionableDevices.
     */
    consumesCounters?: DeviceCounterConsumption[];
    /**
     * Node that can reach the device. Only with `perDeviceNodeSelection`, and then one of `nodeName`, `nodeSelector` and
     * `allNodes`.
     *
     * At most one member of this union may be set.
     * Feature gate: DRAPartitionableDevices.
     */
    nodeName?: string;
    /**
     * Nodes that can reach the device, with exactly one term. Only with `perDeviceNodeSelection`, and then one of
     * `nodeName`, `nodeSelector` and `allNodes`.
     *
     * At most one member of this union may be set.
     * Feature gate: DRAPartitionableDevices.
     */
    nodeSelector?: corev1.NodeSelector;
    /**
     * `true` if every node can reach the device. Only with `perDeviceNodeSelection`, and then one of `nodeName`,
     * `nodeSelector` and `allNodes`.
     *
     * At most one member of this union may be set.
     * Feature gate: DRAPartitionableDevices.
     */
    allNodes?: boolean;
    /**
     * Taints the driver puts on the device, at most 16; only requests that tolerate them get it. With taints, a slice
     * holds at most 64 devices. Beta, behind the gate `DRADeviceTaints`.
     *
     * Feature gate: DRADeviceTaints.
     */
    taints?: DeviceTaint[];
    /**
     * `true` ties an allocation to the node chosen for it, even if others could reach the device. Beta, behind the gate
     * `DRADeviceBindingConditions`.
     *
     * Feature gate: DRADeviceBindingConditions, DRAResourceClaimDeviceStatus.
     */
    bindsToNode?: boolean;
    /**
     * Conditions that must be `True` in the claim's device status before the Pod is bound to its node, at most 4. For
     * devices that need preparing first, such as attaching. Beta, behind the gate `DRADeviceBindingConditions`.
     *
     * At most 4 items.
     * Feature gate: DRADeviceBindingConditions, DRAResourceClaimDeviceStatus.
     */
    bindingConditions?: string[];
    /**
     * Conditions that mean the device could not be prepared; if any is `True`, the Pod is scheduled anew. At most 4.
     * Beta, behind the gate `DRADeviceBindingConditions`.
     *
     * At most 4 items.
     * Feature gate: DRADeviceBindingConditions, DRAResourceClaimDeviceStatus.
     */
    bindingFailureConditions?: string[];
    /**
     * `true` lets several requests share the device; each consumes part of its capacities. Behind the gate
     * `DRAConsumableCapacity`.
     *
     * Feature gate: DRAConsumableCapacity.
     */
    allowMultipleAllocations?: boolean;
    /**
     * Resources of the node that the device stands for or needs, such as `cpu` or `memory`, by name; no extended ones.
     * Alpha, feature gate `DRANodeAllocatableResources`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: DRANodeAllocatableResources.
     */
    nodeAllocatableResources?: {
        [key: string]: NodeAllocatableResource;
    };
}
/** How a device counts against a resource of the node. Set at least one of `mapping` and `overhead`. */
export interface NodeAllocatableResource {
    /**
     * For devices that are this resource themselves, such as a group of CPUs. Counted once per claim; Pods can't share
     * such claims.
     */
    mapping?: NodeAllocatableMapping;
    /**
     * For what is needed besides the device, such as memory of the host for a GPU. Counted for each Pod that uses the
     * claim.
     */
    overhead?: NodeAllocatableOverhead;
}
/**
 * How much of a node's resource a device stands for: by number of devices, or by consumed capacity. Set either
 * `deviceMultiplier`, or `capacityKey` with `capacityMultiplier`.
 */
export interface NodeAllocatableMapping {
    /** Name of a capacity of the device. The amount is what the claim consumes of it, times `capacityMultiplier`. */
    capacityKey?: QualifiedName;
    /** Amount of the node's resource for each unit of the capacity consumed, above zero. Required with `capacityKey`. */
    capacityMultiplier?: QuantityValue;
    /** Amount of the node's resource for each allocated device, above zero. With `8`, 2 devices stand for 16. */
    deviceMultiplier?: QuantityValue;
}
/** What a device needs of a node's resource besides itself. Set at least one of `perPod` and `perContainer`. */
export interface NodeAllocatableOverhead {
    /** Amount once for each Pod that uses the claim. */
    perPod?: QuantityValue;
    /** Amount for each container that uses the claim, on top of `perPod`. */
    perContainer?: QuantityValue;
}
/** What a device takes from one counter set while it is allocated. */
export interface DeviceCounterConsumption {
    /**
     * Name of the counter set, which must be in the same pool.
     *
     * Required.
     * Format: short name.
     */
    counterSet: string;
    /**
     * Amount taken from each counter, by name; at most 32.
     *
     * Required.
     * Format: short name.
     */
    counters: {
        [key: string]: Counter;
    };
    /**
     * Names of groups, at most 2, that mean something to the driver only. Devices on one counter set can be allocated
     * together when all share a group; those without any only with others without. Feature gate
     * `DRADeviceCompatibilityGroups`.
     *
     * At most 2 items.
     * Format: short name.
     * Since Kubernetes 1.37.
     * Feature gate: DRADeviceCompatibilityGroups.
     */
    compatibilityGroups?: string[];
}
/** An amount that a device offers, and how shared use of it is divided. */
export interface DeviceCapacity {
    /**
     * Total amount. Stays the same however much of it is allocated.
     *
     * Required.
     */
    value: QuantityValue;
    /**
     * Which amounts a request may consume of a shared device; needs `allowMultipleAllocations`. When unset, any amount up
     * to what is left, and all of it for requests that name none. Behind the gate `DRAConsumableCapacity`.
     *
     * Feature gate: DRAConsumableCapacity.
     */
    requestPolicy?: CapacityRequestPolicy;
}
/** An amount in a counter set, or the part of it that a device takes. */
export interface Counter {
    /**
     * Amount available in a counter set, or taken by a device.
     *
     * Required.
     */
    value: QuantityValue;
}
/** Which amounts of a capacity a request may consume. Set at most one of `validValues` and `validRange`. */
export interface CapacityRequestPolicy {
    /**
     * Amount consumed by requests that do not ask for this capacity. Required with `validValues` or `validRange`, and
     * must satisfy them.
     */
    default?: QuantityValue;
    /**
     * Amounts that can be consumed, in ascending order, at most 10. Requests are rounded up to the next one; above the
     * largest, the device is not eligible.
     *
     * At most one member of this union may be set.
     */
    validValues?: QuantityValue[];
    /**
     * Smallest, largest and step of the amounts that can be consumed. Requests are rounded up into it; above the largest,
     * the device is not eligible.
     *
     * At most one member of this union may be set.
     */
    validRange?: CapacityRequestPolicyRange;
}
/**
 * Range of amounts that a request may consume. Smaller requests are rounded up to `min`, others to the next step; a
 * result above `max` rules the device out.
 */
export interface CapacityRequestPolicyRange {
    /**
     * Smallest amount, from 0 to the value of the capacity. Must not exceed the default.
     *
     * Required.
     */
    min: QuantityValue;
    /** Largest amount, at most the value of the capacity. When unset, only the value itself limits requests. */
    max?: QuantityValue;
    /** Requests are rounded up to `min` plus a multiple of this. When unset, any amount in the range is fine. */
    step?: QuantityValue;
}
/** Value of an attribute; exactly one field must be set. An attribute should have the same type on all devices. */
export interface DeviceAttribute {
    /** A whole number of 64 bits, such as an index or a number of cores. */
    int?: Int64;
    /** A yes or no, such as support for a feature. */
    bool?: boolean;
    /** A text of at most 64 characters, such as a model name. */
    string?: string;
    /** A version by semver 2.0.0, at most 64 characters, so that CEL selectors can compare it. */
    version?: string;
    /**
     * Several whole numbers, at least one. Alpha, behind the gate `DRAListTypeAttributes`.
     *
     * Since Kubernetes 1.36.
     * Feature gate: DRAListTypeAttributes.
     */
    ints?: Int64[];
    /**
     * Several booleans, at least one. Behind the gate `DRAListTypeAttributes`.
     *
     * Since Kubernetes 1.36.
     * Feature gate: DRAListTypeAttributes.
     */
    bools?: boolean[];
    /**
     * Several texts, at least one, each at most 64 characters. Alpha, behind the gate `DRAListTypeAttributes`.
     *
     * At most 64 bytes.
     * Since Kubernetes 1.36.
     * Feature gate: DRAListTypeAttributes.
     */
    strings?: string[];
    /**
     * Several versions by semver 2.0.0, at least one, each at most 64 characters. Alpha, behind the gate
     * `DRAListTypeAttributes`.
     *
     * Since Kubernetes 1.36.
     * Feature gate: DRAListTypeAttributes.
     */
    versions?: string[];
}
/**
 * Keeps claims without a matching toleration off a device, and Pods through them. Set by drivers in a ResourceSlice or
 * by administrators in a DeviceTaintRule.
 */
export interface DeviceTaint {
    /**
     * Key of the taint, in the form of a label name; tolerations refer to it.
     *
     * Required.
     */
    key: string;
    /** Value of the taint, in the form of a label value. May be empty. */
    value?: string;
    /**
     * `NoSchedule` keeps new Pods away, `NoExecute` also evicts running ones, `None` only informs. Treat effects you do
     * not know like `None`.
     *
     * Required.
     * One of `None`, `NoSchedule`, `NoExecute`.
     */
    effect: DeviceTaintEffect;
    /**
     * When the taint was added; toleration periods count from here. Filled in when left out, and renewed when a
     * DeviceTaintRule changes its effect.
     */
    timeAdded?: Time;
}
/** Which devices get a taint, and which one. Another taint takes another rule. */
export interface DeviceTaintRuleSpec {
    /** Devices to taint. All devices with an empty selector (`{}`), none when it is left out. */
    deviceSelector?: DeviceTaintSelector;
    /**
     * Taint to put on them. Start with effect `None` to see in the status what `NoExecute` would do.
     *
     * Required.
     */
    taint: DeviceTaint;
}
/** Devices by driver, pool and name; all fields that are set must match. */
export interface DeviceTaintSelector {
    /** Name of the driver, as in ResourceSlices; any when unset. */
    driver?: string;
    /**
     * Name of the pool; any when unset. Different drivers may use the same name, often that of the node, so set `driver`
     * too if you mean one.
     */
    pool?: string;
    /**
     * Name of the device; any when unset. Unique only within its pool, so set `driver` and `pool` too for a single
     * device.
     */
    device?: string;
}
/** How an eviction that a taint causes is going, or would go. */
export interface DeviceTaintRuleStatus {
    /**
     * At most 8 conditions. `EvictionInProgress` is `True` while Pods remain to be evicted; its message has the numbers,
     * also for effect `None`.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: metav1.Condition[];
}
/** What a claim asks for. Cannot be changed; make another claim instead. */
export interface ResourceClaimSpec {
    /** Requests for devices, constraints between them, and configuration for their drivers. */
    devices?: DeviceClaim;
}
/** Requests for devices, constraints between them, and configuration for their drivers. */
export interface DeviceClaim {
    /**
     * Devices wanted; all requests must be satisfied together, at most 32. Without any, there is nothing to allocate.
     *
     * At most 32 items.
     */
    requests?: DeviceRequest[];
    /**
     * Conditions on several devices together, such as sitting on the same NUMA node; at most 32.
     *
     * At most 32 items.
     */
    constraints?: DeviceConstraint[];
    /**
     * Parameters for the drivers of the allocated devices, at most 32 entries. They play no part in choosing devices.
     *
     * At most 32 items.
     */
    config?: DeviceClaimConfiguration[];
}
/** Asks for one device, or several alike. Set either `exactly` or `firstAvailable`. */
export interface DeviceRequest {
    /**
     * Name of the request, a DNS label, by which containers, constraints and configuration refer to it. With
     * `firstAvailable` it stands for whichever alternative was chosen.
     *
     * Required.
     */
    name: string;
    /**
     * The request itself, when there is no alternative.
     *
     * At most one member of this union may be set.
     */
    exactly?: ExactDeviceRequest;
    /**
     * Alternatives in order of preference, at most 8; the scheduler takes the first that can be satisfied. Behind the
     * gate `DRAPrioritizedList`.
     *
     * At most 8 items.
     * At most one member of this union may be set.
     * Feature gate: DRAPrioritizedList.
     */
    firstAvailable?: DeviceSubRequest[];
}
/** Asks for one device of a class, or several alike. */
export interface ExactDeviceRequest {
    /**
     * DeviceClass whose selectors and configuration apply. Required; administrators control through classes what users
     * may ask for.
     *
     * Required.
     */
    deviceClassName: string;
    /**
     * Conditions a device must meet besides those of its class; all must hold, at most 32.
     *
     * At most 32 items.
     */
    selectors?: DeviceSelector[];
    /**
     * `ExactCount` (default) for `count` devices, `All` for every matching device of a pool, which fails if one is
     * already taken or there is none.
     *
     * One of `ExactCount`, `All`.
     */
    allocationMode?: DeviceAllocationMode;
    /**
     * Number of devices with mode `ExactCount`, above 0. Default 1.
     *
     * At most one member of this union may be set.
     */
    count?: Int64;
    /**
     * `true` gives access for monitoring and the like, regardless of other claims on the device. Only in namespaces with
     * the label `resource.kubernetes.io/admin-access: "true"`; behind the gate `DRAAdminAccess`.
     *
     * Feature gate: DRAAdminAccess.
     */
    adminAccess?: boolean;
    /**
     * Device taints the request tolerates, at most 16. Without one for `NoExecute`, such a taint evicts the Pods that use
     * the claim. Beta, behind the gate `DRADeviceTaints`.
     *
     * Feature gate: DRADeviceTaints.
     */
    tolerations?: DeviceToleration[];
    /**
     * Amounts needed of each device. When left out, a shared device gives its default for each capacity, or all of it.
     * Behind the gate `DRAConsumableCapacity`.
     *
     * Feature gate: DRAConsumableCapacity.
     */
    capacity?: CapacityRequirements;
    /**
     * Attributes that are computed for each candidate device with CEL, for constraints to compare; at most 32. Each must
     * be named by a constraint; selectors don't see them. Alpha, feature gate `DRADerivedAttributes`.
     *
     * At most 32 items.
     * Since Kubernetes 1.37.
     * Feature gate: DRADerivedAttributes.
     */
    derivedAttributes?: DeviceDerivedAttribute[];
}
/** One alternative of a request. Like an exact request, but without admin access. */
export interface DeviceSubRequest {
    /**
     * Name of the alternative, a DNS label. Constraints and configuration refer to it as `<request>/<name>`.
     *
     * Required.
     */
    name: string;
    /**
     * DeviceClass whose selectors and configuration apply. Required; administrators control through classes what users
     * may ask for.
     *
     * Required.
     * Format: long name.
     */
    deviceClassName: string;
    /**
     * Conditions a device must meet besides those of its class; all must hold, at most 32.
     *
     * At most 32 items.
     */
    selectors?: DeviceSelector[];
    /**
     * `ExactCount` (default) for `count` devices, `All` for every matching device of a pool, which fails if one is
     * already taken.
     *
     * One of `ExactCount`, `All`.
     */
    allocationMode?: DeviceAllocationMode;
    /**
     * Number of devices with mode `ExactCount`, above 0. Default 1.
     *
     * At most one member of this union may be set.
     */
    count?: Int64;
    /**
     * Device taints the alternative tolerates, at most 16. Without one for `NoExecute`, such a taint evicts the Pods that
     * use the claim. Beta, behind the gate `DRADeviceTaints`.
     *
     * Feature gate: DRADeviceTaints.
     */
    tolerations?: DeviceToleration[];
    /**
     * Amounts needed of each device. When left out, a shared device gives its default for each capacity, or all of it.
     * Behind the gate `DRAConsumableCapacity`.
     *
     * Feature gate: DRAConsumableCapacity.
     */
    capacity?: CapacityRequirements;
    /**
     * Attributes that are computed for each candidate device with CEL, for constraints to compare; at most 32. Each must
     * be named by a constraint; selectors don't see them. Alpha, feature gate `DRADerivedAttributes`.
     *
     * At most 32 items.
     * Since Kubernetes 1.37.
     * Feature gate: DRADerivedAttributes.
     */
    derivedAttributes?: DeviceDerivedAttribute[];
}
/** Amounts of capacities that each device of a request must provide. */
export interface CapacityRequirements {
    /**
     * Amount needed of each capacity, by name. Devices with less are left out; on shared devices the amount is rounded up
     * by the request policy and counted as consumed.
     */
    requests?: {
        [key: string]: QuantityValue;
    };
}
/** An attribute that is computed from others with CEL. */
export interface DeviceDerivedAttribute {
    /**
     * Name for constraints: a domain, a slash and an identifier, such as `derived/numaNode`. It hides an attribute of a
     * driver with the same name.
     *
     * Required.
     * Format: resource fully qualified name.
     */
    name: FullyQualifiedName;
    /**
     * CEL expression over `device`, as in selectors, of at most 10 Ki. It gives a string, integer, boolean or version, or
     * a list of them. An error fails the scheduling of the Pod, so check first that attributes exist.
     *
     * Required.
     */
    expression: string;
}
/** A condition on devices; exactly one field must be set, and `cel` is the only one. */
export interface DeviceSelector {
    /**
     * CEL expression that must be true for a device.
     *
     * At most one member of this union may be set.
     */
    cel?: CELDeviceSelector;
}
/** Selects devices by a CEL expression over their driver, attributes and capacities. */
export interface CELDeviceSelector {
    /**
     * CEL over `device` with `driver`, `attributes` and `capacity` by domain, as in
     * `device.attributes["gpu.example.com"].model == "a100"`. At most 10 Ki; a missing attribute aborts allocation, so
     * test that it exists.
     *
     * Required.
     */
    expression: string;
}
/**
 * A condition on the devices of several requests together. Set exactly one of `matchAttribute` and `distinctAttribute`.
 */
export interface DeviceConstraint {
    /**
     * Requests the condition covers, an alternative as `<request>/<name>`. All requests of the claim when empty.
     *
     * At most 32 items.
     */
    requests?: string[];
    /**
     * Attribute that must have the same value on all devices, such as the NUMA node. With its domain, as in
     * `dra.example.com/numa`; a device without it is not chosen.
     *
     * Format: resource fully qualified name.
     * At most one member of this union may be set.
     */
    matchAttribute?: FullyQualifiedName;
    /**
     * Attribute that must differ between all devices, for instance to get two separate network cards. With its domain;
     * behind the gate `DRAConsumableCapacity`.
     *
     * Format: resource fully qualified name.
     * At most one member of this union may be set.
     * Feature gate: DRAConsumableCapacity.
     */
    distinctAttribute?: FullyQualifiedName;
}
/** Parameters from a claim for a driver, for some or all of its requests. */
export interface DeviceClaimConfiguration extends DeviceConfiguration {
    /**
     * Requests the parameters are for, an alternative as `<request>/<name>`. All requests when empty.
     *
     * At most 32 items.
     */
    requests?: string[];
}
/** Parameters for a driver; exactly one field must be set, and `opaque` is the only one. */
export interface DeviceConfiguration {
    /**
     * Parameters in the driver's own format, which the API server does not check.
     *
     * At most one member of this union may be set.
     */
    opaque?: OpaqueDeviceConfiguration;
}
/** Parameters in a format that only the driver understands. */
export interface OpaqueDeviceConfiguration {
    /**
     * Driver the parameters are for, by its name, a DNS subdomain of the vendor.
     *
     * Required.
     * At most 63 characters.
     * Format: long name caseless.
     */
    driver: string;
    /**
     * Any JSON object of at most 10 Ki; by custom with `apiVersion` and `kind`, so that the driver can tell versions
     * apart. Checked by the driver, not by the API server.
     *
     * Required.
     */
    parameters: RawExtension;
}
/** Lets a request use devices with a matching taint. */
export interface DeviceToleration {
    /**
     * Key of the taint. Empty, with operator `Exists`, matches every taint.
     *
     * Format: label key.
     */
    key?: string;
    /**
     * `Equal` (default) compares key and value, `Exists` the key alone.
     *
     * One of `Exists`, `Equal`.
     * Default: `Equal`.
     */
    operator?: DeviceTolerationOperator;
    /** Value of the taint, for `Equal`. Must be empty with `Exists`. */
    value?: string;
    /**
     * Effect of the taint, `NoSchedule` or `NoExecute`. All effects when empty.
     *
     * One of `None`, `NoSchedule`, `NoExecute`.
     */
    effect?: DeviceTaintEffect;
    /**
     * How long a `NoExecute` taint is tolerated, in seconds from when it was added; 0 and less evict at once. Forever
     * when unset; ignored for other effects.
     */
    tolerationSeconds?: Int64;
}
/** Devices allocated to a claim, who may use them, and what drivers report about them. */
export interface ResourceClaimStatus {
    /** Devices allocated to the claim. Unset until the scheduler has found some. */
    allocation?: AllocationResult;
    /**
     * Who may use the claim now, mostly Pods; a Pod that is not listed does not start. At most 256; while there are any,
     * the devices stay allocated.
     *
     * List with unique `uid`.
     * Strategic merge patch merges by `uid`.
     * At most 256 items.
     */
    reservedFor?: ResourceClaimConsumerReference[];
    /**
     * State of the allocated devices, if their drivers report it. Each driver writes its own entries; behind the gate
     * `DRAResourceClaimDeviceStatus`.
     *
     * List with unique `driver` + `device` + `pool` + `shareID`.
     * Feature gate: DRAResourceClaimDeviceStatus.
     */
    devices?: AllocatedDeviceStatus[];
}
/** Points at something that uses a claim, in the same namespace; usually a Pod. */
export interface ResourceClaimConsumerReference {
    /** API group of the consumer; empty for the core group. */
    apiGroup?: string;
    /**
     * Plural resource name of the consumer, such as `pods`.
     *
     * Required.
     */
    resource: string;
    /**
     * Name of the consumer, in the namespace of the claim.
     *
     * Required.
     */
    name: string;
    /**
     * UID of the consumer, so that a later one of the same name does not count.
     *
     * Required.
     */
    uid: string;
}
/** Outcome of an allocation: the devices and the nodes that can reach them. */
export interface AllocationResult {
    /** Devices chosen for each request, and configuration for their drivers. */
    devices?: DeviceAllocationResult;
    /** Nodes on which the devices can be used. All nodes when unset. */
    nodeSelector?: corev1.NodeSelector;
    /**
     * When the devices were allocated; unknown if unset. Beta, behind the gate `DRADeviceBindingConditions`.
     *
     * Feature gate: DRADeviceBindingConditions, DRAResourceClaimDeviceStatus.
     */
    allocationTimestamp?: Time;
}
/** Devices chosen for a claim, and configuration for their drivers. */
export interface DeviceAllocationResult {
    /**
     * The allocated devices, at most 32. A request for several devices has as many entries.
     *
     * At most 32 items.
     */
    results?: DeviceRequestAllocationResult[];
    /**
     * Parameters from the device classes and from the claim, for all drivers. Each driver picks its own and may ignore
     * what it does not know.
     *
     * At most 64 items.
     */
    config?: DeviceAllocationConfiguration[];
}
/** One device allocated to a request. Driver, pool and device together identify it. */
export interface DeviceRequestAllocationResult {
    /**
     * Request the device was allocated for; an alternative as `<request>/<name>`.
     *
     * Required.
     */
    request: string;
    /**
     * Driver of the device; its kubelet plugin prepares the device on the node.
     *
     * Required.
     * Format: long name caseless.
     * At most 63 characters.
     */
    driver: string;
    /**
     * Pool of the device, by its name within the driver.
     *
     * Required.
     * Format: resource pool name.
     */
    pool: string;
    /**
     * Name of the device in its pool, a DNS label.
     *
     * Required.
     */
    device: string;
    /**
     * `true` if the device was allocated for admin access and so is not used up. Behind the gate `DRAAdminAccess`.
     *
     * Feature gate: DRAAdminAccess.
     */
    adminAccess?: boolean;
    /**
     * Tolerations of the request at the time of allocation, at most 16. Beta, behind the gate `DRADeviceTaints`.
     *
     * Feature gate: DRADeviceTaints.
     */
    tolerations?: DeviceToleration[];
    /**
     * The device's binding conditions at the time of allocation, all of which the Pod must wait for. Beta, behind the
     * gate `DRADeviceBindingConditions`.
     *
     * At most 4 items.
     * Feature gate: DRADeviceBindingConditions, DRAResourceClaimDeviceStatus.
     */
    bindingConditions?: string[];
    /**
     * The device's binding failure conditions at the time of allocation. Beta, behind the gate
     * `DRADeviceBindingConditions`.
     *
     * At most 4 items.
     * Feature gate: DRADeviceBindingConditions, DRAResourceClaimDeviceStatus.
     */
    bindingFailureConditions?: string[];
    /**
     * Identifies this share of a device that was allocated several times. Behind the gate `DRAConsumableCapacity`.
     *
     * Format: uuid.
     * Feature gate: DRAConsumableCapacity.
     */
    shareID?: string;
    /**
     * Amount of each capacity this allocation consumes, after rounding up by the request policy. Only for devices that
     * can be shared; behind the gate `DRAConsumableCapacity`.
     *
     * Feature gate: DRAConsumableCapacity.
     */
    consumedCapacity?: {
        [key: string]: QuantityValue;
    };
    /**
     * Calls that the kubelet needn't make for this device, copied from its ResourceSlice at the allocation. A call is
     * left out when all devices of the driver in the claim can do without.
     *
     * One of `NodePrepareResources`, `NodeUnprepareResources`, `*`.
     * List of unique values.
     * Since Kubernetes 1.37.
     * Feature gate: DRAOptionalNodeOperations.
     */
    skipNodeOperations?: SkipNodeOperation[];
}
/** Parameters for a driver, with where they come from. */
export interface DeviceAllocationConfiguration extends DeviceConfiguration {
    /**
     * `FromClass` for parameters an administrator put into the DeviceClass, `FromClaim` for those of the user. Drivers
     * may allow more to the former.
     *
     * Required.
     * One of `FromClass`, `FromClaim`.
     */
    source: AllocationConfigSource;
    /**
     * Requests the parameters are for, an alternative as `<request>/<name>`. All requests when empty.
     *
     * At most 32 items.
     */
    requests?: string[];
}
/** Which devices belong to a class, and configuration for them. */
export interface DeviceClassSpec {
    /**
     * Conditions that devices of the class meet; all must hold, at most 32. Without any, every device belongs to it.
     *
     * At most 32 items.
     */
    selectors?: DeviceSelector[];
    /**
     * Parameters for drivers of devices claimed through the class, at most 32 entries. They play no part in choosing
     * devices.
     *
     * At most 32 items.
     */
    config?: DeviceClassConfiguration[];
    /**
     * Extended resource, such as `example.com/gpu`, that Pods can request in `resources` instead of a claim to get
     * devices of this class. If several classes have the same, the newest wins. Beta, behind the gate
     * `DRAExtendedResource`.
     *
     * Format: extended resource name.
     * Feature gate: DRAExtendedResource.
     */
    extendedResourceName?: string;
}
/** Parameters from a device class for one driver. Trusted more than those of a claim, as administrators write them. */
export interface DeviceClassConfiguration extends DeviceConfiguration {
}
/** Labels, annotations and spec of the claims made from a template. */
export interface ResourceClaimTemplateSpec {
    /** Labels and annotations to copy into each claim. Other metadata is refused. */
    metadata?: metav1.ObjectMeta;
    /** Spec of the claims, copied as it is. Takes all that a ResourceClaim takes. */
    spec?: ResourceClaimSpec;
}
/**
 * What a driver reports about an allocated device. Driver, pool, device and share must be those of an entry in the
 * allocation.
 */
export interface AllocatedDeviceStatus {
    /**
     * Driver of the device, which is the one that writes this entry.
     *
     * Required.
     */
    driver: string;
    /**
     * Pool of the device, by its name within the driver.
     *
     * Required.
     */
    pool: string;
    /**
     * Name of the device in its pool, a DNS label.
     *
     * Required.
     */
    device: string;
    /**
     * Share of the device, if it was allocated several times. Behind the gate `DRAConsumableCapacity`.
     *
     * Format: uuid.
     * Feature gate: DRAConsumableCapacity.
     */
    shareID?: string;
    /**
     * State of the device, at most 8 conditions. `Ready` is `True` once it is set up as configured.
     *
     * List with unique `type`.
     */
    conditions?: metav1.Condition[];
    /** Further data in the driver's own format, at most 10 Ki. */
    data?: RawExtension;
    /** Interface, addresses and hardware address, for network devices. */
    networkData?: NetworkDeviceData;
}
/** Network details of a device, for people and for network plugins. */
export interface NetworkDeviceData {
    /**
     * Name of the network interface in the Pod, at most 256 bytes.
     *
     * At most 256 bytes.
     */
    interfaceName?: string;
    /**
     * Addresses of the interface with their prefix length, such as `192.0.2.5/24`; at most 16.
     *
     * At most 16 items.
     */
    ips?: string[];
    /**
     * Hardware address of the interface, such as its MAC address; at most 128 bytes.
     *
     * At most 128 bytes.
     */
    hardwareAddress?: string;
}
export declare const ResourceSliceSpec: Struct<ResourceSliceSpec>;
export declare const CounterSet: Struct<CounterSet>;
export declare const ResourcePool: Struct<ResourcePool>;
export declare const Device: Struct<Device>;
export declare const NodeAllocatableResource: Struct<NodeAllocatableResource>;
export declare const NodeAllocatableMapping: Struct<NodeAllocatableMapping>;
export declare const NodeAllocatableOverhead: Struct<NodeAllocatableOverhead>;
export declare const DeviceCounterConsumption: Struct<DeviceCounterConsumption>;
export declare const DeviceCapacity: Struct<DeviceCapacity>;
export declare const Counter: Struct<Counter>;
export declare const CapacityRequestPolicy: Struct<CapacityRequestPolicy>;
export declare const CapacityRequestPolicyRange: Struct<CapacityRequestPolicyRange>;
export declare const DeviceAttribute: Struct<DeviceAttribute>;
export declare const DeviceTaint: Struct<DeviceTaint>;
export declare const DeviceTaintRuleSpec: Struct<DeviceTaintRuleSpec>;
export declare const DeviceTaintSelector: Struct<DeviceTaintSelector>;
export declare const DeviceTaintRuleStatus: Struct<DeviceTaintRuleStatus>;
export declare const ResourceClaimSpec: Struct<ResourceClaimSpec>;
export declare const DeviceClaim: Struct<DeviceClaim>;
export declare const DeviceRequest: Struct<DeviceRequest>;
export declare const ExactDeviceRequest: Struct<ExactDeviceRequest>;
export declare const DeviceSubRequest: Struct<DeviceSubRequest>;
export declare const CapacityRequirements: Struct<CapacityRequirements>;
export declare const DeviceDerivedAttribute: Struct<DeviceDerivedAttribute>;
export declare const DeviceSelector: Struct<DeviceSelector>;
export declare const CELDeviceSelector: Struct<CELDeviceSelector>;
export declare const DeviceConstraint: Struct<DeviceConstraint>;
export declare const DeviceClaimConfiguration: Struct<DeviceClaimConfiguration>;
export declare const DeviceConfiguration: Struct<DeviceConfiguration>;
export declare const OpaqueDeviceConfiguration: Struct<OpaqueDeviceConfiguration>;
export declare const DeviceToleration: Struct<DeviceToleration>;
export declare const ResourceClaimStatus: Struct<ResourceClaimStatus>;
export declare const ResourceClaimConsumerReference: Struct<ResourceClaimConsumerReference>;
export declare const AllocationResult: Struct<AllocationResult>;
export declare const DeviceAllocationResult: Struct<DeviceAllocationResult>;
export declare const DeviceRequestAllocationResult: Struct<DeviceRequestAllocationResult>;
export declare const DeviceAllocationConfiguration: Struct<DeviceAllocationConfiguration>;
export declare const DeviceClassSpec: Struct<DeviceClassSpec>;
export declare const DeviceClassConfiguration: Struct<DeviceClassConfiguration>;
export declare const ResourceClaimTemplateSpec: Struct<ResourceClaimTemplateSpec>;
export declare const AllocatedDeviceStatus: Struct<AllocatedDeviceStatus>;
export declare const NetworkDeviceData: Struct<NetworkDeviceData>;
