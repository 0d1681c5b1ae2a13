import { setOwn } from '#engine/json/own_property';
import { classOf } from '../../runtime/kind_class.js';
import { GroupVersion } from '../../runtime/schema/group_version.js';
import { convert } from './convert.js';
import { convertFrom } from './convert_from.js';
/** Converts objects to query parameters and back, in a given version. Mirrors Go's `runtime.ParameterCodec`. */
export class ParameterCodec {
    scheme;
    constructor(scheme) {
        this.scheme = scheme;
    }
    /**
     * Decodes parameters of version `from` into an object. Fields without a parameter are cleared; defaults of the scheme
     * are set. Does nothing without parameters.
     * @throws {ParameterError} for an invalid number or time
     * @throws {NotRegisteredError} when the object's class isn't registered, or has no kind in `from`
     * @throws {NotConvertibleError} when `from` has another class, and no conversion is registered
     */
    decodeParameters(parameters, from, into) {
        if (parameters.size === 0)
            return;
        const { gvks } = this.scheme.objectKinds(into);
        const version = new GroupVersion(from);
        if (gvks.some((gvk) => version.equals(gvk))) {
            fill(into, convertFrom(parameters, classOf(into)));
            this.scheme.default(into);
            return;
        }
        const input = this.scheme.new(version.withKind(gvks[0].kind));
        fill(input, convertFrom(parameters, classOf(input)));
        this.scheme.default(input);
        this.scheme.convert(input, into);
    }
    /**
     * The parameters of an object, converted to a version first.
     * @throws {NotRegisteredError} when the object isn't registered, or its class has no such version
     */
    encodeParameters(object, to) {
        const { gvks } = this.scheme.objectKinds(object);
        const version = new GroupVersion(to);
        return convert(version.equals(gvks[0]) ? this.scheme.from(object) : this.scheme.convertToVersion(object, version));
    }
}
/** Replaces the contents of an object, except its kind. */
function fill(object, source) {
    for (const key of Object.keys(object))
        if (key !== 'apiVersion' && key !== 'kind')
            delete object[key];
    for (const [key, value] of Object.entries(source))
        setOwn(object, key, value);
}
