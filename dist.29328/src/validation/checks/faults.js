import { isValidPortName } from '#apimachinery/util/validation/dns';
import { duplicate, forbidden, internalError, invalid, notFound, notSupported, required, tooLong, tooMany, } from '#apimachinery/util/validation/field/constructors';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
/**
 * How many faults of an object are looked for: more than `newInvalid` reports. Differs from Go: its rules go on, and an
 * object of 3 MB can have millions.
 */
const MAX_FAULTS = 10_001;
/** Ends the judging of an object that has {@link MAX_FAULTS}. */
class TooManyFaults extends Error {
}
/** What the rules that hold an object find, in the order in which they look. */
export class Faults {
    list = [];
    /** Compiles expressions; without it, they are not looked at. */
    expressions;
    #isDeclared;
    #declared;
    constructor(expressions, isDeclared = false) {
        this.expressions = expressions;
        this.#isDeclared = isDeclared;
    }
    /**
     * What rules find that Kubernetes declares beside its types, of beta level: it comes after everything else, as
     * kube-apiserver asks them last. Those of alpha level are asked for comparison only.
     */
    get declared() {
        return (this.#declared ??= new Faults(undefined, true));
    }
    /** What the rules find; the first ten thousand faults and one more when there are more. */
    static of(rules, expressions) {
        const faults = new Faults(expressions);
        try {
            rules(faults);
        }
        catch (error) {
            if (!(error instanceof TooManyFaults))
                throw error;
        }
        return [...faults.list, ...(faults.#declared?.list ?? [])];
    }
    #found(error) {
        this.list.push(this.#isDeclared ? error.markBeta() : error);
        if (this.list.length >= MAX_FAULTS)
            throw new TooManyFaults();
    }
    required(path, detail = '') {
        this.#found(required(path, detail));
    }
    invalid(path, value, detail) {
        this.#found(invalid(path, value, detail));
    }
    forbidden(path, detail) {
        this.#found(forbidden(path, detail));
    }
    unsupported(path, value, supported) {
        this.#found(notSupported(path, value, supported));
    }
    duplicate(path, value, detail = '') {
        const error = duplicate(path, value);
        this.#found(detail === '' ? error : error.with({ detail }));
    }
    notFound(path, value, detail = '') {
        const error = notFound(path, value);
        this.#found(detail === '' ? error : error.with({ detail }));
    }
    tooLong(path, maxLength) {
        this.#found(tooLong(path, '', maxLength));
    }
    tooMany(path, count, max) {
        this.#found(tooMany(path, count, max));
    }
    internal(path, message) {
        this.#found(internalError(path, new Error(message)));
    }
    /** What is wrong with an expression, if anything. Mirrors `convertCELErrorToValidationError`. */
    expression(path, expression, fault) {
        if (fault === undefined)
            return;
        if (fault.type === 'internal')
            this.internal(path, fault.detail);
        else if (fault.type === 'cost')
            this.forbidden(path, fault.detail);
        else
            this.invalid(path, expression, fault.detail);
    }
    /** What a rule of apimachinery found. */
    add(errors) {
        for (const error of errors)
            this.#found(error);
    }
    /** An error for every text of a rule that says what is wrong with a value. */
    each(path, value, texts) {
        for (const text of texts)
            this.#found(invalid(path, value, text));
    }
    /** A text that must be there, and if it is, keep a rule. */
    named(path, value, rule, detail = '') {
        if (value === undefined || value === '')
            this.required(path, detail);
        else
            this.each(path, value, rule(value));
    }
    /** The same, where a declared rule asks whether it is there. */
    declaredNamed(path, value, rule) {
        if (value === undefined || value === '')
            this.declared.required(path);
        else
            this.each(path, value, rule(value));
    }
    /** A text that must be there. */
    present(path, value, detail = '') {
        if (value === undefined || value === '')
            this.required(path, detail);
    }
    /** A value that may be left out, one of `supported` otherwise. */
    oneOf(path, value, supported) {
        if (value !== undefined && !supported.includes(value))
            this.unsupported(path, value, supported);
    }
    /** A number that is not negative, or left out. */
    nonNegative(path, value) {
        if (value !== undefined && value < 0)
            this.#found(invalid(path, value, MUST_NOT_BE_NEGATIVE).withOrigin('minimum'));
    }
    /** A number greater than zero. */
    positive(path, value) {
        if (value <= 0)
            this.#found(invalid(path, value, MUST_BE_POSITIVE).withOrigin('minimum'));
    }
    /** A port: a number, or the name of one. */
    port(path, port) {
        if (typeof port === 'string')
            this.each(path, port, isValidPortName(port));
        else
            this.each(path, port, isValidPortNum(port));
    }
}
const MUST_NOT_BE_NEGATIVE = 'must be greater than or equal to 0';
export const MUST_BE_POSITIVE = 'must be greater than zero';
