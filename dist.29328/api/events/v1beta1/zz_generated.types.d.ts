import { EventSeries } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { MicroTime } from '#apimachinery/apis/meta/v1/micro_time';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "events.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface Event {
    apiVersion: 'events.k8s.io/v1beta1';
    kind: 'Event';
    /** Standard metadata of a namespaced object. Usually the namespace of the object it is about. */
    metadata: metav1.ObjectMeta;
    /** When the event was first seen. Required. */
    eventTime: MicroTime;
    /** How often and until when it repeated. Left out for a single event. */
    series?: EventSeries;
    /** Name of the controller that reports, such as `kubernetes.io/kubelet`. Required for new events. */
    reportingController?: string;
    /** Instance of the controller, such as `kubelet-xyzf`. Required for new events; at most 128 characters. */
    reportingInstance?: string;
    /** What was done or tried, as a code for programs, such as `Pulling`. At most 128 characters. */
    action?: string;
    /** Why, as a CamelCase code, such as `BackOff`. At most 128 characters. */
    reason?: string;
    /** The object that the event is about, such as a Pod. `kubectl describe` shows its events. */
    regarding?: corev1.ObjectReference;
    /** A second object involved, such as one that was created or deleted. */
    related?: corev1.ObjectReference;
    /** What happened, in words. At most 1kB; readers should cope with up to 64kB from others. */
    note?: string;
    /**
     * `Normal` or `Warning`.
     *
     * One of `Normal`, `Warning`.
     */
    type?: 'Normal' | 'Warning';
    /** Component and host, as in core Events. Deprecated: use `reportingController` and `reportingInstance`. */
    deprecatedSource?: corev1.EventSource;
    /** First occurrence, as in core Events. Deprecated: use `eventTime`. */
    deprecatedFirstTimestamp?: Time;
    /** Last occurrence, as in core Events. Deprecated: use `series.lastObservedTime`. */
    deprecatedLastTimestamp?: Time;
    /** Number of occurrences, as in core Events. Deprecated: use `series.count`. */
    deprecatedCount?: number;
}
export interface EventList {
    apiVersion: 'events.k8s.io/v1beta1';
    kind: 'EventList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The Events in this list. */
    items: Event[];
}
/**
 * Report of something that happened to an object, such as a failed pull or a scaling. For people and troubleshooting;
 * deleted after a while, so don't build logic on it.
 *
 * Event of events.k8s.io/v1beta1.
 * Namespaced: `/apis/events.k8s.io/v1beta1/namespaces/{namespace}/events/{name}`.
 * Introduced in 1.8, deprecated in 1.22, removed in 1.25.
 *
 * @deprecated
 */
export declare const Event: ObjectClass<Event, {
    group: 'events.k8s.io';
    version: 'v1beta1';
    apiVersion: 'events.k8s.io/v1beta1';
    kind: 'Event';
    resource: 'events';
    namespaced: true;
}>;
/**
 * A list of Events.
 *
 * A list of Event (events.k8s.io/v1beta1).
 * Introduced in 1.8, deprecated in 1.22, removed in 1.25.
 *
 * @deprecated
 */
export declare const EventList: ListClass<EventList, Event, {
    group: 'events.k8s.io';
    version: 'v1beta1';
    apiVersion: 'events.k8s.io/v1beta1';
    kind: 'EventList';
}>;
