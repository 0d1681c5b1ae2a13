import { goTypeOf } from '#engine/go/go_type_of';
import { hasCode } from '#engine/text/has_code';
/** No conversion between two classes is registered. */
export class NotConvertibleError extends Error {
    code = 'ERR_NOT_CONVERTIBLE';
    from;
    to;
    constructor(from, to) {
        super(`converting (${from}) to (${to}): unknown conversion`);
        this.name = 'NotConvertibleError';
        this.from = from;
        this.to = to;
    }
}
/** Whether an error is for a missing conversion between two types. */
export function isNotConvertibleError(err) {
    return hasCode(err, 'ERR_NOT_CONVERTIBLE');
}
/** The conversion functions of a Scheme, by the classes they convert between. Mirrors Go's `conversion.Converter`. */
export class Converter {
    #registered = new Map();
    #generated = new Map();
    #ignored = new Map();
    /** Adds a conversion. A later one for the same classes replaces it. */
    registerUntypedConversionFunc(from, to, fn) {
        add(this.#registered, from, to, fn);
    }
    /** Adds a conversion that is used only if none was added by {@link Converter.registerUntypedConversionFunc}. */
    registerGeneratedUntypedConversionFunc(from, to, fn) {
        add(this.#generated, from, to, fn);
    }
    /** Makes conversions between the classes do nothing, whatever else is added. */
    registerIgnoredConversion(from, to) {
        add(this.#ignored, from, to, () => { });
    }
    /** Whether a conversion from the first to the second class was added. */
    has(from, to) {
        return this.#find(from, to) !== undefined;
    }
    /**
     * Fills `out` from `input`, by their classes.
     * @param context passed on to the conversion functions
     * @throws {NotConvertibleError} when no conversion was added for the classes
     */
    convert(input, out, context) {
        const from = Object.getPrototypeOf(input)?.constructor ?? Object;
        const to = Object.getPrototypeOf(out)?.constructor ?? Object;
        const fn = this.#find(from, to);
        if (!fn)
            throw new NotConvertibleError(typeName(from), typeName(to));
        fn(input, out, { context, convert: (a, b) => this.convert(a, b, context) });
    }
    #find(from, to) {
        return (this.#ignored.get(from)?.get(to) ?? this.#registered.get(from)?.get(to) ?? this.#generated.get(from)?.get(to));
    }
}
function add(funcs, from, to, fn) {
    let row = funcs.get(from);
    if (!row)
        funcs.set(from, (row = new Map()));
    row.set(to, fn);
}
/** The Go name of a class with a descriptor, `v1.Pod`; otherwise the class name. */
function typeName(type) {
    return typeof type.type === 'string' ? goTypeOf(type.type) : type.name;
}
