import { isOfType, typeOf } from '../values/type_of.js';
import { CelError, Duration, isError, Timestamp } from '../values/value.js';
/** The implementation of a call: of one overload, or of a function when its overload shows only at run time. */
export function bind(declared, overloads, args) {
    const { singleton, name } = declared;
    if (singleton !== undefined) {
        const { call, accepts } = singleton;
        const checked = accepts === undefined
            ? call
            : (...values) => (accepts(values[0]) ? call(...values) : notAccepted(name, values[0]));
        return { call: checked, nonStrict: false, stopsAtError: args > 2 };
    }
    const bound = declared.overloads.filter((each) => each.call !== undefined);
    if (bound.length === 0)
        return undefined;
    const single = overloads.length === 1 ? bound.find(({ id }) => id === overloads[0]) : undefined;
    if (single !== undefined || bound.length === 1) {
        const only = single ?? bound[0];
        return { call: guarded(declared, only), nonStrict: only.nonStrict === true, stopsAtError: args > 2 };
    }
    const dispatch = (...values) => {
        for (const each of bound)
            if (matches(declared, each, values))
                return each.call(...values);
        return noSuchOverloadOf(name, values);
    };
    return { call: dispatch, nonStrict: bound.some(({ nonStrict }) => nonStrict === true), stopsAtError: true };
}
function matches({ unguarded }, overload, values) {
    if (values.length !== overload.args.length)
        return false;
    return values.every((value, index) => {
        if (isError(value))
            return overload.nonStrict === true;
        return unguarded === true || isOfType(value, overload.args[index]);
    });
}
function guarded(declared, overload) {
    const call = overload.call;
    if (overload.nonStrict !== true && overload.args.every(({ kind }) => kind === 'dyn' || kind === 'param'))
        return call;
    return (...values) => matches(declared, overload, values) ? call(...values) : noSuchOverloadOf(declared.name, values);
}
function noSuchOverloadOf(name, values) {
    const fault = values.find(isError);
    return fault ?? new CelError(`no such overload: ${name}(${values.map((value) => typeOf(value).name).join(', ')})`);
}
/** The error for a receiver that an operator does not know. Strings and times once had functions of their own. */
function notAccepted(name, receiver) {
    const hadOwn = typeof receiver === 'string' || receiver instanceof Duration || receiver instanceof Timestamp;
    return new CelError(hadOwn ? 'no such overload' : `no such overload: ${name}`);
}
