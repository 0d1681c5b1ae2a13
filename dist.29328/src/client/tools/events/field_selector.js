import { Set as FieldSet } from '#apimachinery/fields/set';
/**
 * Selects the events about an object. Mirrors Go's `events.GetFieldSelector`.
 * @param api which events: those of `core/v1` or of `events.k8s.io/v1`
 */
export function getFieldSelector(api, regarded) {
    const prefix = api === 'v1' ? 'involvedObject' : 'regarding';
    const { apiVersion, kind, name, uid } = regarded;
    const fields = Object.entries({ name, kind, apiVersion, uid }).flatMap(([field, value]) => value ? [[`${prefix}.${field}`, value]] : []);
    return FieldSet.asSelector(Object.fromEntries(fields));
}
