import type { Selector } from '#apimachinery/fields/selector';
import { Set as FieldSet } from '#apimachinery/fields/set';

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
export function getFieldSelector(api: 'v1' | 'events.k8s.io/v1', regarded: Regarded): Selector {
  const prefix = api === 'v1' ? 'involvedObject' : 'regarding';
  const { apiVersion, kind, name, uid } = regarded;
  const fields = Object.entries({ name, kind, apiVersion, uid }).flatMap(([field, value]) =>
    value ? [[`${prefix}.${field}`, value] as const] : [],
  );
  return FieldSet.asSelector(Object.fromEntries(fields));
}
