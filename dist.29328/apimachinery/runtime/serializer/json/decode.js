import { JSONSyntaxError } from '#engine/json/syntax_error';
import { verifyDocument } from '#engine/verbs/verify';
import { DecodeError } from '../../decode_error.js';
import { MissingKindError, MissingVersionError, NotRegisteredError } from '../../errors.js';
import { toInstance } from '../../instance.js';
import { KindMismatchError } from '../../kind_base.js';
import { StrictDecodingError } from '../../strict_decoding_error.js';
import { interpret, syntaxError, withDefaults } from './meta.js';
/**
 * Makes a document an object of a Kind that is known beforehand.
 * @throws DecodeError KindMismatchError StrictDecodingError GroupVersionParseError
 */
export function decodeKind(type, document, scalars, { strict } = {}) {
    return reading(() => {
        const gvk = kindOf(document, type);
        if (gvk.kind !== type.kind || gvk.version !== type.version || gvk.group !== type.group)
            throw new KindMismatchError(`cannot decode ${gvk} as ${type.kind} of ${type.apiVersion}`);
        return instanceOf(type, document, gvk, scalars, strict);
    });
}
/**
 * Makes a document an object of the kind that it names.
 * @throws DecodeError StrictDecodingError NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
 */
export function decodeKnown(known, document, { strict, defaults }) {
    return reading(() => {
        const gvk = kindOf(document, defaults);
        return instanceOf(typeOf(known, gvk, document), document, gvk, known.scalars, strict);
    });
}
/** The kind that a document names, with what it lacks from the defaults. */
export function kindOf(document, defaults) {
    const gvk = interpret(document.value, document.sortedBy !== undefined);
    return defaults === undefined ? gvk : withDefaults(gvk, defaults);
}
/** The class of a kind. */
export function typeOf(known, gvk, document) {
    if (gvk.kind === '')
        throw new MissingKindError(document.text);
    if (gvk.version === '')
        throw new MissingVersionError(document.text);
    const type = known.typeFor(gvk);
    if (type === undefined)
        throw new NotRegisteredError({ schemeName: known.schemeName, gvk });
    return type;
}
export function instanceOf(type, document, gvk, scalars, strict = false) {
    const { value, faults } = checked(type, document, scalars, strict);
    const object = toInstance(type, value);
    if (strict)
        reportStrict(faults, document, object, gvk);
    return object;
}
/** @throws DecodeError when a field can't hold its value */
export function checked(type, document, scalars, strict) {
    const { value, faults } = verifyDocument(type, document, { strict, scalars });
    if (faults.length > 0) {
        const errors = faults.filter(({ reason }) => reason === 'type');
        if (errors.length > 0)
            throw new DecodeError(errors[0].text, errors);
    }
    return { value: value, faults };
}
/** @throws StrictDecodingError when there are faults */
export function reportStrict(faults, { strictErrors }, object, gvk) {
    const errors = [...strictErrors, ...faults.map(({ text }) => text)];
    if (errors.length > 0)
        throw new StrictDecodingError(errors, object, gvk, faults);
}
/** Runs what reads a document, and gives errors of its syntax the words of a decoder. */
export function reading(read) {
    try {
        return read();
    }
    catch (error) {
        throw error instanceof JSONSyntaxError ? syntaxError(error) : error;
    }
}
