import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';

/** What is said of new objects only, by the text. */
const TEXTS: readonly string[] = [
  'cannot be set on create',
  'cannot be set until all schedulingGates have been cleared',
  'data is mandatory',
  'data must be a valid JSON object',
];

/** Fields that are judged when they are new: they never change. */
const FIELDS: Readonly<Record<string, RegExp>> = {
  'events.k8s.io/v1 Event': /^(?:eventTime|type)$/,
  'networking.k8s.io/v1 ServiceCIDR': /^spec\.cidrs$/,
};

type Data = Readonly<Record<string, unknown>>;

/** Whether something is said of new objects only, or of endpoints that are as they were. */
export function isOfCreation({ apiVersion, kind }: KindClass, error: FieldError, object: Data, old: Data): boolean {
  const name = `${apiVersion} ${kind}`;
  if (TEXTS.includes(error.detail) || FIELDS[name]?.test(error.field) === true) return true;
  const isOfEndpoints = name === 'discovery.k8s.io/v1 EndpointSlice' && error.field.startsWith('endpoints[');
  return isOfEndpoints && deepEqual(object['endpoints'] ?? [], old['endpoints'] ?? []);
}
