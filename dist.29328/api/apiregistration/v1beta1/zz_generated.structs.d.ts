import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Base64 } from '#engine/schema/wire';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ConditionStatus = 'True' | 'False' | 'Unknown';
/** Well-known values; others are possible. */
export type APIServiceConditionType = 'Available' | (string & {});
/** The Service through which the aggregator reaches an extension API server. */
export interface ServiceReference {
    /** Namespace of the Service. Required. */
    namespace: string;
    /** Name of the Service. Required; the server's certificate must be for `<name>.<namespace>.svc`. */
    name: string;
    /** HTTPS port of the Service, from 1 to 65535. Default 443. */
    port?: number;
}
/**
 * Which API group and version an extension server serves, how to reach it, and its place in discovery. The connection
 * is always HTTPS.
 */
export interface APIServiceSpec {
    /**
     * Service in front of the extension server. When unset, the group version is served by this API server itself, as for
     * built-in APIs and custom resources.
     */
    service?: ServiceReference;
    /** API group that is served. Only version `v1` of the core group may leave it empty. */
    group?: string;
    /** Version that is served, such as `v1`. Together with `group` it must match the object's name. */
    version?: string;
    /**
     * `true` accepts any certificate of the server, so anybody in between can pose as it. Not allowed together with
     * `caBundle`, which is the better choice.
     */
    insecureSkipTLSVerify?: boolean;
    /**
     * PEM certificates to check the server's certificate with. When unset, the system roots of kube-apiserver apply.
     *
     * Base64.
     */
    caBundle?: Base64;
    /**
     * Rank of the group among all groups, from 1 to 20000; clients prefer higher ones when short names collide. The
     * highest value among the versions of a group counts; equal groups sort by name.
     */
    groupPriorityMinimum: number;
    /**
     * Rank of the version within its group, from 1 to 1000, higher first. Equal ones sort by name: stable before beta
     * before alpha, newer first, then anything else.
     */
    versionPriority: number;
}
/** One aspect of the state of an APIService, and why it is so. */
export interface APIServiceCondition {
    /** Aspect the condition is about. The only one is `Available`: the Service exists and its server answers. */
    type: APIServiceConditionType;
    /**
     * Whether it holds: `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: ConditionStatus;
    /** When `status` last changed from one value to another. */
    lastTransitionTime?: Time;
    /** Why `status` has its value, in one CamelCase word. */
    reason?: string;
    /** Details for people, such as the error from the last probe. */
    message?: string;
}
/** What the aggregator found out about an APIService. */
export interface APIServiceStatus {
    /**
     * Conditions of the APIService, one per type. While `Available` is not `True`, requests to the group version fail
     * with `ServiceUnavailable`.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: APIServiceCondition[];
}
export declare const ServiceReference: Struct<ServiceReference>;
export declare const APIServiceSpec: Struct<APIServiceSpec>;
export declare const APIServiceCondition: Struct<APIServiceCondition>;
export declare const APIServiceStatus: Struct<APIServiceStatus>;
