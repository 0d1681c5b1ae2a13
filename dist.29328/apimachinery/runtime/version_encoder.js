import { isNotRegisteredError } from './errors.js';
import { kindChooser } from './group_versioner.js';
import { classOf } from './kind_class.js';
import { fromAPIVersionAndKind } from './schema/group_version.js';
/**
 * Writes objects with the kind that a Scheme has for them, without conversion: of several kinds, the one that the
 * version chooses. Objects are not changed; those that the Scheme doesn't know are written as they are.
 * Mirrors Go's `runtime.WithVersionEncoder`.
 */
export class WithVersionEncoder {
    #encoder;
    #scheme;
    #version;
    constructor(encoder, scheme, version) {
        this.#encoder = encoder;
        this.#scheme = scheme;
        this.#version = version;
    }
    encode(object) {
        return this.#encoder.encode(this.#withKind(object));
    }
    encodeToString(object) {
        return this.#encoder.encodeToString(this.#withKind(object));
    }
    /** That of the encoder, as in Go. */
    identifier() {
        return this.#encoder.identifier();
    }
    #withKind(object) {
        const kinds = this.#kindsOf(object);
        if (kinds === undefined)
            return object;
        const chosen = (this.#version && kindChooser(this.#version).kindForGroupVersionKinds(kinds)) ?? kinds[0];
        const own = (key) => (Object.hasOwn(object, key) ? (object[key] ?? '') : '');
        if (chosen.equals(fromAPIVersionAndKind(own('apiVersion'), own('kind'))))
            return object;
        const typed = this.#scheme.from(object);
        const Type = classOf(typed);
        const copy = new Type(typed);
        copy.setGroupVersionKind(chosen);
        return copy;
    }
    #kindsOf(object) {
        try {
            return this.#scheme.objectKinds(object).gvks;
        }
        catch (error) {
            if (isNotRegisteredError(error))
                return undefined;
            throw error;
        }
    }
}
