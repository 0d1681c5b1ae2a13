import { setOwn } from '#engine/json/own_property';
import type { KindBase } from '../../runtime/kind_base.ts';
import { classOf } from '../../runtime/kind_class.ts';
import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import { GroupVersion, type GroupVersionLike } from '../../runtime/schema/group_version.ts';
import type { Scheme } from '../../runtime/scheme.ts';
import { convert } from './convert.ts';
import { convertFrom } from './convert_from.ts';

/** Converts objects to query parameters and back, in a given version. Mirrors Go's `runtime.ParameterCodec`. */
export class ParameterCodec {
  readonly scheme: Scheme;

  constructor(scheme: Scheme) {
    this.scheme = scheme;
  }

  /**
   * Decodes parameters of version `from` into an object. Fields without a parameter are cleared; defaults of the scheme
   * are set. Does nothing without parameters.
   * @throws {ParameterError} for an invalid number or time
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
   * @throws {NotRegisteredError} when the object isn't registered, or its class has no such version
   */
  encodeParameters(object: RuntimeObject, to: GroupVersionLike): URLSearchParams {
    const { gvks } = this.scheme.objectKinds(object);
    const version = new GroupVersion(to);
    return convert(version.equals(gvks[0]!) ? this.scheme.from(object) : this.scheme.convertToVersion(object, version));
  }
}

/** Replaces the contents of an object, except its kind. */
function fill(object: KindBase, source: object): void {
  for (const key of Object.keys(object))
    if (key !== 'apiVersion' && key !== 'kind') delete (object as unknown as Record<string, unknown>)[key];
  for (const [key, value] of Object.entries(source)) setOwn(object, key, value);
}
