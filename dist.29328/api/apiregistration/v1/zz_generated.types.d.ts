import { APIServiceSpec, APIServiceStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "apiregistration.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface APIServiceList {
    apiVersion: 'apiregistration.k8s.io/v1';
    kind: 'APIServiceList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The APIServices in this list. */
    items: APIService[];
}
export interface APIService {
    apiVersion: 'apiregistration.k8s.io/v1';
    kind: 'APIService';
    /** Standard metadata of a cluster-scoped object. The name must be version and group, joined by a dot. */
    metadata: metav1.ObjectMeta;
    /** Group and version served, how to reach the server, and priorities in discovery. */
    spec?: APIServiceSpec;
    /** Whether the server can be reached, as the aggregator sees it. */
    status?: APIServiceStatus;
}
/**
 * A list of APIServices.
 *
 * A list of APIService (apiregistration.k8s.io/v1).
 * Introduced in 1.10.
 */
export declare const APIServiceList: ListClass<APIServiceList, APIService, {
    group: 'apiregistration.k8s.io';
    version: 'v1';
    apiVersion: 'apiregistration.k8s.io/v1';
    kind: 'APIServiceList';
}>;
/**
 * Registers a server for one version of an API group, so that kube-apiserver forwards its requests there. Named
 * `<version>.<group>`, as in `v1beta1.metrics.k8s.io`.
 *
 * APIService of apiregistration.k8s.io/v1.
 * Cluster-scoped: `/apis/apiregistration.k8s.io/v1/apiservices/{name}`.
 * Subresources: `status`.
 * Introduced in 1.10.
 */
export declare const APIService: ObjectClass<APIService, {
    group: 'apiregistration.k8s.io';
    version: 'v1';
    apiVersion: 'apiregistration.k8s.io/v1';
    kind: 'APIService';
    resource: 'apiservices';
    namespaced: false;
}>;
