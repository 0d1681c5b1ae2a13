import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
/** Well-known values; others are possible. */
export type StorageVersionConditionType = 'AllEncodingVersionsEqual' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ConditionStatus = 'True' | 'False' | 'Unknown';
/** Empty; all information is in the status. */
export interface StorageVersionSpec {
}
/** Storage versions of a resource over all API servers. */
export interface StorageVersionStatus {
    /**
     * One entry for each API server, by its identifier.
     *
     * List with unique `apiServerID`.
     */
    storageVersions?: ServerStorageVersion[];
    /** Version that all API servers store in. Empty while they differ, as during an upgrade. */
    commonEncodingVersion?: string;
    /**
     * Aspects of the state, by type.
     *
     * List with unique `type`.
     */
    conditions?: StorageVersionCondition[];
}
/** Versions in which one API server reads and writes a resource's stored objects. */
export interface ServerStorageVersion {
    /**
     * Identifier of the API server that reports; unique in the cluster.
     *
     * Required.
     */
    apiServerID: string;
    /**
     * Version in which this server stores objects.
     *
     * Required.
     */
    encodingVersion: string;
    /**
     * Versions that this server can read from storage; includes `encodingVersion`.
     *
     * Required.
     * List of unique values.
     */
    decodableVersions: string[];
    /**
     * Versions that this server serves. All of them are among `decodableVersions`.
     *
     * List of unique values.
     */
    servedVersions?: string[];
}
/** One aspect of a StorageVersion's state. */
export interface StorageVersionCondition {
    /**
     * `AllEncodingVersionsEqual`: whether all API servers store in the same version.
     *
     * Required.
     */
    type: StorageVersionConditionType;
    /**
     * `True`, `False` or `Unknown`.
     *
     * Required.
     * One of `True`, `False`, `Unknown`.
     */
    status: ConditionStatus;
    /** `metadata.generation` that the condition was set for. */
    observedGeneration?: Int64;
    /** When `status` last changed. */
    lastTransitionTime?: Time;
    /**
     * CamelCase code for the last change, meant for programs.
     *
     * Required.
     */
    reason: string;
    /**
     * Explanation of the last change for people. Don't parse it.
     *
     * Required.
     */
    message: string;
}
export declare const StorageVersionSpec: Struct<StorageVersionSpec>;
export declare const StorageVersionStatus: Struct<StorageVersionStatus>;
export declare const ServerStorageVersion: Struct<ServerStorageVersion>;
export declare const StorageVersionCondition: Struct<StorageVersionCondition>;
