import { fromUTF8 } from '#engine/text/utf8';
import { setOwn } from '#engine/json/own_property';
import type { Decoded } from '../../codec.ts';
import { MissingKindError, MissingVersionError, NotRegisteredError } from '../../errors.ts';
import { toInstance } from '../../instance.ts';
import { classOf, type KindClass } from '../../kind_class.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKind } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import { isUnknown } from '../../unknown.ts';
import { isUnstructured } from '../../unstructured.ts';
import { checkValue, reportStrict } from './check_value.ts';
import type { DecodeValueOptions } from './decode_value_options.ts';
import { decodeUnstructured } from './decode_unstructured.ts';
import { kindsOf } from './kinds_of.ts';
import { interpret, withDefaults } from './meta.ts';
import { keepAsItCame } from './unknown_json.ts';

/** Makes a JSON value an object of the kind it says it is. The value itself becomes the object. */
export function decodeValue(scheme: Scheme, value: unknown, options: DecodeValueOptions): Decoded {
  const { defaults, into, source } = options;
  let gvk = interpret(value, options.sortedBy !== undefined);
  if (defaults !== undefined) gvk = withDefaults(gvk, defaults);
  if (into !== undefined && isUnknown(into)) return { object: keepAsItCame(into, source(), gvk), gvk };
  if (into !== undefined && isUnstructured(into)) return decodeUnstructured(into, value, options);
  if (into !== undefined) {
    const kinds = kindsOf(scheme, into);
    if (kinds === undefined) return { object: fill(into, descriptorOf(into), value, gvk, scheme, options), gvk };
    gvk = withDefaults(gvk, kinds[0]!);
  }
  if (gvk.kind === '') throw new MissingKindError(fromUTF8(source()));
  if (gvk.version === '') throw new MissingVersionError(fromUTF8(source()));
  const type = scheme.typeFor(gvk);
  if (type === undefined) throw new NotRegisteredError({ schemeName: scheme.schemeName, gvk });
  if (into !== undefined && scheme.objectKinds(into).gvks.some((kind) => kind.equals(gvk))) {
    return { object: fill(into, type, value, gvk, scheme, options), gvk };
  }
  const checked = checkValue(type, value, scheme.scalars, options);
  const object = toInstance(type, checked.value as object);
  reportStrict(checked.faults, options, object, gvk);
  return { object, gvk };
}

function descriptorOf(object: object): KindClass | undefined {
  const type = Object.getPrototypeOf(object) === null ? undefined : classOf(object);
  return type !== undefined && Array.isArray(type.fields) ? type : undefined;
}

/** Reads into an object that is there: objects and maps are merged, everything else replaced. */
function fill(
  into: RuntimeObject,
  type: KindClass | undefined,
  value: unknown,
  gvk: GroupVersionKind,
  scheme: Scheme,
  options: DecodeValueOptions,
): RuntimeObject {
  const checked = type === undefined ? { value, faults: [] } : checkValue(type, value, scheme.scalars, options);
  // Differs from Go: a null in the data leaves what `into` has, where Go would clear a pointer, list or map.
  if (isData(checked.value)) merge(into as Record<string, unknown>, checked.value);
  if (type !== undefined) for (const [key, part] of Object.entries(toInstance(type, into))) setOwn(into, key, part);
  reportStrict(checked.faults, options, into, gvk);
  return into;
}

export function merge(target: Record<string, unknown>, source: Record<string, unknown>): void {
  const pending: [Record<string, unknown>, Record<string, unknown>][] = [[target, source]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [to, from] = pair;
    for (const [key, value] of Object.entries(from)) {
      const old = Object.hasOwn(to, key) ? to[key] : undefined;
      if (isData(old) && isData(value)) pending.push([old, value]);
      else Object.defineProperty(to, key, { value, writable: true, enumerable: true, configurable: true });
    }
  }
}

function isData(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
