import type { Selector } from '#apimachinery/fields/selector';
/** An object that events are about. */
export interface Regarded {
    readonly apiVersion?: string;
    readonly kind?: string;
    readonly name?: string;
    readonly uid?: string;
}
/**
 * Selects the events about an object. Mirrors Go's `events.GetFieldSelector`.
 * @param api which events: those of `core/v1` or of `events.k8s.io/v1`
 */
export declare function getFieldSelector(api: 'v1' | 'events.k8s.io/v1', regarded: Regarded): Selector;
