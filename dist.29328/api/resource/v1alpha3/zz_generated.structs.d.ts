import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type DeviceTaintEffect = 'None' | 'NoSchedule' | 'NoExecute';
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
/** Which pools to report on: those of one driver, or a single one. */
export interface ResourcePoolStatusRequestSpec {
    /**
     * Driver whose pools to report on, by its name, such as `gpu.example.com`.
     *
     * Required.
     * Format: long name caseless.
     */
    driver: string;
    /**
     * The one pool to report on. All pools of the driver when unset.
     *
     * Format: resource pool name.
     */
    poolName?: string;
    /**
     * Most pools to report on, from 1 to 1000. Default 100; compare `poolCount` with the length of `pools` to see whether
     * some are missing.
     *
     * Default: `100`.
     * At least 1.
     * At most 1000.
     */
    limit?: number;
    /**
     * Qualified name of the attribute by which to group partitionable devices whose slice names none itself. Left out,
     * such devices are not in `partitionSummary`. Feature gate `DRAPartitionableDevicesType`.
     *
     * Format: resource fully qualified name.
     * Since Kubernetes 1.37.
     * Feature gate: DRAPartitionableDevicesType.
     */
    defaultPartitionTypeAttribute?: string;
}
/** Figures of the pools asked for, as of the time the request was handled. */
export interface ResourcePoolStatusRequestStatus {
    /**
     * How many pools matched, those beyond `limit` included; 0 if none did.
     *
     * Required.
     * At least 0.
     */
    poolCount: number;
    /**
     * Figures of each pool, sorted by driver and pool name, up to `limit` of them. Left out if no pool matched.
     *
     * At most 1000 items.
     */
    pools?: PoolStatus[];
    /**
     * Outcome of the request: `Complete` is `True` if it succeeded, `Failed` if not.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     * At most 10 items.
     */
    conditions?: metav1.Condition[];
}
/** How many devices a pool has and how many of them are free. */
export interface PoolStatus {
    /**
     * Driver of the pool, such as `gpu.example.com`.
     *
     * Required.
     * Format: long name caseless.
     */
    driver: string;
    /**
     * Name of the pool, as in its ResourceSlices.
     *
     * Required.
     * Format: resource pool name.
     */
    poolName: string;
    /**
     * Newest generation of the pool; only its slices are counted.
     *
     * Required.
     * At least 0.
     */
    generation: Int64;
    /**
     * Number of slices in the pool. May be unset if there is a `validationError`.
     *
     * At least 1.
     */
    resourceSliceCount?: number;
    /**
     * Number of devices in all slices. May be unset if there is a `validationError`.
     *
     * At least 0.
     */
    totalDevices?: number;
    /**
     * Number of devices allocated to claims. May be unset if there is a `validationError`.
     *
     * At least 0.
     */
    allocatedDevices?: number;
    /**
     * Number of devices that can still be allocated: the total less allocated and unavailable ones. May be unset if there
     * is a `validationError`.
     *
     * At least 0.
     */
    availableDevices?: number;
    /**
     * Number of devices that are free but cannot be allocated, because of taints for instance. May be unset if there is a
     * `validationError`.
     *
     * At least 0.
     */
    unavailableDevices?: number;
    /**
     * Node the pool belongs to; unset if it belongs to none.
     *
     * Format: long name.
     */
    nodeName?: string;
    /**
     * What is wrong with the pool's data, for instance that slices are missing. The figures may then be unset.
     *
     * At most 256 bytes.
     */
    validationError?: string;
    /**
     * How many devices of each partition type are there, and could still be allocated. Left out for pools without shared
     * counters or partition types.
     *
     * At most 32 items.
     * Since Kubernetes 1.37.
     */
    partitionSummary?: PartitionTypeStatus[];
    /**
     * Capacity of the devices that several claims can share. Left out when the pool has none.
     *
     * Since Kubernetes 1.37.
     */
    shareableSummary?: ShareableSummaryStatus;
}
/** Devices of one partition type in a pool. */
export interface PartitionTypeStatus {
    /**
     * Qualified name of the attribute that gives the type, from the slice or from the request.
     *
     * Required.
     */
    attribute: string;
    /**
     * Value of that attribute, such as `Full` or `Half`.
     *
     * Required.
     */
    type: string;
    /**
     * Devices of the type in the pool.
     *
     * Required.
     * At least 0.
     */
    total: number;
    /**
     * Devices of the type that could be allocated on top of those that are, by what is left of the counters.
     *
     * Required.
     * At least 0.
     */
    allocatable: number;
}
/** What is left of the devices of a pool that several claims can share. */
export interface ShareableSummaryStatus {
    /**
     * Devices of which nothing is consumed.
     *
     * Required.
     * At least 0.
     */
    fullyAvailableDevices: number;
    /**
     * Devices of which a part is consumed, but not all.
     *
     * Required.
     * At least 0.
     */
    partiallyAvailableDevices: number;
    /**
     * Sums over the devices, for each kind of capacity.
     *
     * At most 32 items.
     */
    capacity?: ShareableCapacityStatus[];
}
/** Sums of one kind of capacity over the shareable devices of a pool. */
export interface ShareableCapacityStatus {
    /**
     * Name of the capacity.
     *
     * Required.
     */
    name: string;
    /**
     * All there is.
     *
     * Required.
     */
    total: QuantityValue;
    /**
     * What allocations have taken.
     *
     * Required.
     */
    consumed: QuantityValue;
    /**
     * What is left, at least zero.
     *
     * Required.
     */
    available: QuantityValue;
}
export declare const DeviceSelector: Struct<DeviceSelector>;
export declare const CELDeviceSelector: Struct<CELDeviceSelector>;
export declare const DeviceTaint: Struct<DeviceTaint>;
export declare const DeviceTaintRuleSpec: Struct<DeviceTaintRuleSpec>;
export declare const DeviceTaintSelector: Struct<DeviceTaintSelector>;
export declare const DeviceTaintRuleStatus: Struct<DeviceTaintRuleStatus>;
export declare const ResourcePoolStatusRequestSpec: Struct<ResourcePoolStatusRequestSpec>;
export declare const ResourcePoolStatusRequestStatus: Struct<ResourcePoolStatusRequestStatus>;
export declare const PoolStatus: Struct<PoolStatus>;
export declare const PartitionTypeStatus: Struct<PartitionTypeStatus>;
export declare const ShareableSummaryStatus: Struct<ShareableSummaryStatus>;
export declare const ShareableCapacityStatus: Struct<ShareableCapacityStatus>;
