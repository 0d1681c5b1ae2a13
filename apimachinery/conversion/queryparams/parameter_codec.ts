import { setOwn } from '#engine/json/own_property';
import type { KindBase } from '../../runtime/kind_base.ts';
import { classOf } from '../../runtime/kind_class.ts';
import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import { GroupVersion, type GroupVersionLike } from '../../runtime/schema/group_version.ts';
import type { Scheme } from '../../runtime/scheme.ts';
import { convert } from './convert.ts';
import { convertFrom } from './convert_from.ts';

/** Turns objects into query parameters and back, in the version that is wanted. Mirrors Go's `runtime.ParameterCodec`. */
export class ParameterCodec {
  readonly scheme: Scheme;

  constructor(scheme: Scheme) {
    this.scheme = scheme;
  }

  /**
   * Reads parameters, which are those of `from`, into an object. Fields that the parameters don't have are emptied; the
   * scheme's defaults are set. Does nothing when there are no parameters.
   * @throws {ParameterError} for a number or time that isn't one
   * @throws {NotRegisteredError} when the object's class isn't registered, or has no kind in `from`
   * @throws {NotConvertibleError} when `from` has another class, and no conversion is registered
   */
  decodeParameters(parameters: URLSearchParams, from: GroupVersionLike, into: KindBase): void {
    if (parameters.size === 0) return;
    const { gvks } = this.scheme.objectKinds(into);
    const version = new GroupVersion(from);
    if (gvks.some((gvk) => version.equals(gvk))) {
      fill(into, convertFrom(parameters, classOf(into)));
      this.scheme.default(into);
      return;
    }
    const input = this.scheme.new(version.withKind(gvks[0]!.kind));
    fill(input, convertFrom(parameters, classOf(input)));
    this.scheme.default(input);
    this.scheme.convert(input, into);
  }

  /**
   * The parameters of an object, converted to a version first.
   * @throws {NotRegisteredError} when the object isn't registered, or the version is none of its class
   */
  encodeParameters(object: RuntimeObject, to: GroupVersionLike): URLSearchParams {
    const { gvks } = this.scheme.objectKinds(object);
    const version = new GroupVersion(to);
    return convert(version.equals(gvks[0]!) ? this.scheme.from(object) : this.scheme.convertToVersion(object, version));
  }
}

/** Replaces what an object has, but for its kind. */
function fill(object: KindBase, source: object): void {
  for (const key of Object.keys(object))
    if (key !== 'apiVersion' && key !== 'kind') delete (object as unknown as Record<string, unknown>)[key];
  for (const [key, value] of Object.entries(source)) setOwn(object, key, value);
}
