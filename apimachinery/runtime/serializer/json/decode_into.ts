import type { JSONDocument } from '#engine/json/document';
import { setOwn } from '#engine/json/own_property';
import type { Decoded } from '../../codec.ts';
import { complete } from '../../instance.ts';
import { classOf, type KindClass } from '../../kind_class.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKind } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import { isUnknown } from '../../unknown.ts';
import { isUnstructured } from '../../unstructured.ts';
import { checked, type Decoding, instanceOf, kindOf, reading, reportStrict, typeOf } from './decode.ts';
import { decodeUnstructured } from './decode_unstructured.ts';
import { kindsOf } from './kinds_of.ts';
import { withDefaults } from './meta.ts';
import { keepAsItCame } from './unknown_json.ts';

/**
 * Makes a document an object of the kind that it names, or fills the given one: what a Serializer does.
 * @throws DecodeError StrictDecodingError NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
 */
export function decodeInto(
  scheme: Scheme,
  document: JSONDocument,
  decoding: Decoding,
  into: RuntimeObject | undefined,
): Decoded {
  return reading(() => {
    const { strict = false } = decoding;
    let gvk = kindOf(document, decoding.defaults);
    if (into !== undefined) {
      if (isUnknown(into)) return { object: keepAsItCame(into, document.data, gvk), gvk };
      if (isUnstructured(into)) return decodeUnstructured(into, document, strict);
      const kinds = kindsOf(scheme, into);
      if (kinds === undefined) return { object: fill(into, descriptorOf(into), document, gvk, scheme, strict), gvk };
      gvk = withDefaults(gvk, kinds[0]!);
      if (kinds.some((kind) => kind.equals(gvk)))
        return { object: fill(into, typeOf(scheme, gvk, document), document, gvk, scheme, strict), gvk };
    }
    const type = typeOf(scheme, gvk, document);
    return { object: instanceOf(type, document, gvk, scheme.scalars, strict), gvk };
  });
}

function descriptorOf(object: object): KindClass | undefined {
  const type = Object.getPrototypeOf(object) === null ? undefined : classOf(object);
  return type !== undefined && Array.isArray(type.fields) ? type : undefined;
}

/** Reads into an object that is there: objects and maps are merged, everything else replaced. */
function fill(
  into: RuntimeObject,
  type: KindClass | undefined,
  document: JSONDocument,
  gvk: GroupVersionKind,
  { scalars }: Scheme,
  strict: boolean,
): RuntimeObject {
  const { value, faults } =
    type === undefined ? { value: document.value, faults: [] } : checked(type, document, scalars, strict);
  // Differs from Go: a null in the data leaves what `into` has, where Go would clear a pointer, list or map.
  if (isData(value)) merge(into as Record<string, unknown>, value);
  if (type !== undefined) complete(type, into);
  if (strict) reportStrict(faults, document, into, gvk);
  return into;
}

export function merge(target: Record<string, unknown>, source: Record<string, unknown>): void {
  const pending: [Record<string, unknown>, Record<string, unknown>][] = [[target, source]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [to, from] = pair;
    // Without Object.entries, which takes half of the time of an object with very many keys.
    for (const key of Object.keys(from)) {
      const value = from[key];
      const old = Object.hasOwn(to, key) ? to[key] : undefined;
      if (isData(old) && isData(value)) pending.push([old, value]);
      else setOwn(to, key, value);
    }
  }
}

function isData(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
