import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type EvictionRequestIntent = 'Eviction' | 'Withdrawn';
/** Well-known values; others are possible. */
export type EvictionParticipantRole = 'requester' | 'responder' | 'requester-responder' | (string & {});
/** Well-known values; others are possible. */
export type EvictionConditionType = 'Failed' | 'TargetEvicted' | (string & {});
/** Well-known values; others are possible. */
export type EvictionConditionReason = 'AwaitingEviction' | 'EvictionInvalid' | 'CanceledDueToNoRequesters' | 'Succeeded' | 'NoFurtherResponder' | 'PodDeleted' | 'PodTerminal' | 'EvictionFailed' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type RequesterIntent = 'Eviction' | 'Withdrawn';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ResponderStateType = 'Inactive' | 'Active' | 'Interrupted' | 'Canceled' | 'Completed';
/** An object to evict, and who asks for it. */
export interface EvictionRequestSpec {
    /**
     * The object to evict. Immutable.
     *
     * Required.
     * Immutable.
     */
    target: EvictionRequestTarget;
    /**
     * Who asks: a domain and a name, such as `example.com/upgrader`. Domains of k8s.io and kubernetes.io are reserved.
     * Immutable.
     *
     * Required.
     * Immutable.
     * Format: prefixed label key.
     */
    requester: string;
    /**
     * `Eviction` asks for it, `Withdrawn` takes it back. When the last requester of a target withdraws, responders that
     * run should stop, and no others start.
     *
     * Required.
     * One of `Eviction`, `Withdrawn`.
     */
    intent: EvictionRequestIntent;
}
/**
 * What is to be evicted.
 *
 * Of the members of this union only one may be set.
 */
export interface EvictionRequestTarget {
    /** The Pod to evict. Pods with a `schedulingGroup` can't be evicted like this. */
    pod?: EvictionRequestPodReference;
}
/** Names the Pod of an EvictionRequest, in the same namespace. */
export interface EvictionRequestPodReference {
    /**
     * Name of the Pod.
     *
     * Required.
     * Format: long name.
     */
    name: string;
    /**
     * UID of the Pod, so that another Pod of the same name is left alone.
     *
     * Required.
     * Format: uuid.
     */
    uid: string;
}
/** What became of an EvictionRequest. */
export interface EvictionRequestStatus {
    /**
     * `TargetEvicted` when the target is gone, `Failed` when nobody works on it any more; reset when an eviction is asked
     * for again. At most 100.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     * At most 100 items.
     */
    conditions?: metav1.Condition[];
    /**
     * Generation of the EvictionRequest that the controller has seen last.
     *
     * At least 1.
     */
    observedGeneration?: Int64;
}
/** The object that is evicted. */
export interface EvictionSpec {
    /**
     * The object to evict. Immutable.
     *
     * Required.
     * Immutable.
     */
    target: EvictionTarget;
}
/**
 * What is to be evicted.
 *
 * Of the members of this union only one may be set.
 */
export interface EvictionTarget {
    /** The Pod to evict. Pods with a `schedulingGroup` can't be evicted like this. */
    pod?: EvictionPodReference;
}
/** Names the Pod of an Eviction, in the same namespace. */
export interface EvictionPodReference {
    /**
     * Name of the Pod.
     *
     * Required.
     * Format: long name.
     */
    name: string;
    /**
     * UID of the Pod, so that another Pod of the same name is left alone.
     *
     * Required.
     * Format: uuid.
     */
    uid: string;
}
/** State of an Eviction, from the controller and the responders. */
export interface EvictionStatus {
    /**
     * `TargetEvicted` when the target is gone, `Failed` when nobody works on it any more. At most 100.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     * At most 100 items.
     */
    conditions?: metav1.Condition[];
    /**
     * Generation of the Eviction that the controller has seen last.
     *
     * At least 1.
     */
    observedGeneration?: Int64;
    /**
     * Everybody who asked, those who withdrew included; at most 100.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * At most 100 items.
     */
    requesters?: Requester[];
    /**
     * The responders and the state of each, from the Pod's `evictionResponders`, with
     * `imperative-eviction.k8s.io/evictor` at priority 100; at most 11. One at a time is active. Set by the controller.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * At most 11 items.
     */
    targetResponders?: TargetResponder[];
    /**
     * What each responder reports of its work. Only the active one may change its entry.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * At most 11 items.
     */
    responders?: ResponderStatus[];
}
/** One who asked for the eviction. */
export interface Requester {
    /**
     * Domain and name of the requester, such as `example.com/upgrader`.
     *
     * Required.
     * Format: prefixed label key.
     */
    name: string;
    /**
     * `Eviction` while the request stands, `Withdrawn` after it was taken back. Without any request that stands, the
     * eviction is cancelled.
     *
     * Required.
     * One of `Eviction`, `Withdrawn`.
     */
    intent: RequesterIntent;
}
/** A responder of an Eviction, and whether it is its turn. */
export interface TargetResponder {
    /**
     * Domain and name of the responder, such as `example.com/drainer`.
     *
     * Required.
     * Format: prefixed label key.
     */
    name: string;
    /**
     * Higher is asked first, from 0 to 100000; among equals the domain decides, by its labels from the top. Immutable.
     *
     * Required.
     * At least 0.
     * At most 100000.
     */
    priority: number;
    /**
     * `Inactive` until it is its turn, then `Active`. It ends as `Completed`, as `Canceled` with the eviction, or as
     * `Interrupted` when it sent no heartbeat for 20 minutes.
     *
     * Required.
     * One of `Inactive`, `Active`, `Interrupted`, `Canceled`, `Completed`.
     */
    state: ResponderStateType;
}
/** Progress of one responder, which only itself updates. */
export interface ResponderStatus {
    /**
     * Domain and name of the responder, as in `targetResponders`.
     *
     * Required.
     * Format: prefixed label key.
     */
    name: string;
    /** When it became active. Immutable once set. */
    startTime?: Time;
    /**
     * When it last said that it is at work. After 20 minutes without, the next responder takes over; more often than
     * every 20 seconds burdens the server.
     */
    heartbeatTime?: Time;
    /** When it expects to be done, not in the past. Left out without an estimate. */
    expectedCompletionTime?: Time;
    /** When it stopped working on the eviction, whether or not the target is gone. Immutable once set. */
    completionTime?: Time;
    /**
     * State of its work for people, at most 4000 characters.
     *
     * At most 4000 characters.
     */
    message?: string;
}
export declare const EvictionRequestSpec: Struct<EvictionRequestSpec>;
export declare const EvictionRequestTarget: Struct<EvictionRequestTarget>;
export declare const EvictionRequestPodReference: Struct<EvictionRequestPodReference>;
export declare const EvictionRequestStatus: Struct<EvictionRequestStatus>;
export declare const EvictionSpec: Struct<EvictionSpec>;
export declare const EvictionTarget: Struct<EvictionTarget>;
export declare const EvictionPodReference: Struct<EvictionPodReference>;
export declare const EvictionStatus: Struct<EvictionStatus>;
export declare const Requester: Struct<Requester>;
export declare const TargetResponder: Struct<TargetResponder>;
export declare const ResponderStatus: Struct<ResponderStatus>;
