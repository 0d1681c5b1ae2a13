import { createHmac, randomBytes } from 'node:crypto';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';

/** Has a copy of everything that was applied. */
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';
const MARK = /^redacted:[0-9a-f]{16}$/;
const key = randomBytes(32);

type JSONObject = Readonly<Record<string, unknown>>;

/** The same for the same value, so that a change can be seen; nobody can tell the value from it. */
function mark(value: unknown): string {
  return `redacted:${createHmac('sha256', key).update(JSON.stringify(value)).digest('hex').slice(0, 16)}`;
}

function isObject(value: unknown): value is JSONObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function marked(values: unknown): unknown {
  return isObject(values)
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mark(value)]))
    : values;
}

/** Values of environment variables are secret too often. */
function withoutEnvironment(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) {
    return value.map((each: unknown) =>
      field === 'env' && isObject(each) && each['value'] !== undefined
        ? { ...each, value: mark(each['value']) }
        : withoutEnvironment(each),
    );
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutEnvironment(each, name)]));
}

/**
 * An object without what nobody may hear of: the data of Secrets, the values of environment variables, and the annotation
 * that repeats them. It is done before the object gets into the cache, so that nothing else can be sent.
 */
export function redacted(object: Unstructured): Unstructured {
  const { data, stringData, metadata, ...rest } = object;
  const { [LAST_APPLIED]: _, ...annotations } = metadata?.annotations ?? {};
  const isSecret = object.kind === 'Secret' && object.apiVersion === 'v1';
  return new Unstructured({
    ...(withoutEnvironment(rest) as object),
    ...(data !== undefined && { data: isSecret ? marked(data) : data }),
    ...(stringData !== undefined && { stringData: isSecret ? marked(stringData) : stringData }),
    metadata: { ...metadata, annotations },
  });
}

/** What is told of a value. */
export function shown(value: unknown): unknown {
  if (typeof value === 'string') return MARK.test(value) ? '<redacted>' : value;
  if (Array.isArray(value)) return value.map(shown);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shown(each)]));
}
