// What no merge patch can say, in Go neither: see the laws that hold without it.
import { marshal } from 'kubetyped/apimachinery/util/json';

/** JSON text in which lists of scalars are sorted: a strategic merge patch does not change the order of such a list alone, in Go neither. */
export function unordered(value: object): string {
  return marshal(
    JSON.parse(marshal(value), (_, item: unknown) =>
      Array.isArray(item) && item.every((each) => typeof each !== 'object') ? [...(item as unknown[])].sort() : item,
    ),
  );
}

const KEYS = [
  'name',
  'key',
  'type',
  'uid',
  'containerPort',
  'port',
  'mountPath',
  'ip',
  'topologyKey',
  'devicePath',
  'resourceName',
  'resourceClaimName',
];

/** Keys that are none in most lists. */
const KEYS_OF: Readonly<Record<string, string>> = { healthConditions: 'status' };

/** Whether a list has one scalar or one key twice, of which Go keeps one, or a list in it. */
export function hasTwins(value: unknown, field = ''): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value)) return Object.entries(value).some(([name, item]) => hasTwins(item, name));
  const isTwice = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;
  const objects = value.filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);
  const scalars = value.filter((item) => typeof item !== 'object').map(String);
  return (
    isTwice(scalars) ||
    objects.some(Array.isArray) ||
    [...KEYS, KEYS_OF[field] ?? 'name'].some((key) =>
      isTwice(objects.filter((item) => key in item).map((item) => String(item[key]))),
    ) ||
    value.some((item) => hasTwins(item))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** No merge patch can say null: it deletes. */
export function withoutNulls(object: object): Record<string, unknown> {
  const entries = Object.entries(object).filter(([, value]) => value !== null);
  return Object.fromEntries(entries.map(([key, value]) => [key, isObject(value) ? withoutNulls(value) : value]));
}

/** Whether an object in a list has null, which goes when the list is new and stays when it is replaced. */
export function hasNullInList(value: unknown, inList = false): boolean {
  if (Array.isArray(value)) return value.some((item) => hasNullInList(item, true));
  return (
    isObject(value) && Object.values(value).some((each) => (inList && each === null) || hasNullInList(each, inList))
  );
}
