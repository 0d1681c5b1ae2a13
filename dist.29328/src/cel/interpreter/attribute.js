import { CelError, ListValue, MapValue, NONE, noSuchOverload, OptionalValue } from '../values/value.js';
import { absent, badKey, lookup } from './qualify.js';
/** Adds a step; to both branches of a conditional. */
export function addQualifier(attribute, qualifier) {
    if (attribute.kind === 'conditional') {
        addQualifier(attribute.whenTrue, qualifier);
        addQualifier(attribute.whenFalse, qualifier);
    }
    else {
        attribute.qualifiers.push(qualifier);
    }
}
/** Computes the value of an attribute. Each step costs 1; the attribute itself is charged by {@link attributeEval}. */
export function resolver(attribute) {
    if (attribute.kind === 'conditional') {
        const { condition } = attribute;
        const whenTrue = resolver(attribute.whenTrue);
        const whenFalse = resolver(attribute.whenFalse);
        return (frame) => {
            const value = condition(frame);
            if (value === true)
                return whenTrue(frame);
            return value === false ? whenFalse(frame) : noSuchOverload(value);
        };
    }
    const { root } = attribute;
    const steps = attribute.qualifiers.map(step);
    if (steps.length === 0) {
        // An optional value is opened even when no step follows, and its data loses the schema.
        return (frame) => {
            const value = root(frame);
            return value instanceof OptionalValue && value.value !== undefined
                ? new OptionalValue(plain(value.value))
                : value;
        };
    }
    return (frame) => {
        let object = root(frame);
        if (object instanceof CelError)
            return object;
        let isOptional = false;
        if (object instanceof OptionalValue) {
            if (object.value === undefined)
                return object;
            isOptional = true;
            object = plain(object.value);
        }
        for (const { optional, present, required } of steps) {
            isOptional ||= optional;
            if (isOptional) {
                const found = present(frame, object);
                if (found === undefined)
                    return NONE;
                object = found;
            }
            else {
                object = required(frame, object);
            }
            if (object instanceof CelError)
                return object;
        }
        return isOptional ? new OptionalValue(object) : object;
    };
}
/** What is left of a value when an optional one is opened: an optional value inside is opened, too. */
function plain(value) {
    if (value instanceof OptionalValue)
        return value.value === undefined ? null : plain(value.value);
    return value instanceof ListValue || value instanceof MapValue ? value.plain() : value;
}
/** Computes the value of an attribute and charges for it: 1, and nothing for `has()` and a conditional. */
export function attributeEval(attribute, testOnly, cost = testOnly || attribute.kind === 'conditional' ? 0 : 1) {
    const resolve = resolver(attribute);
    if (cost === 0 && !testOnly)
        return resolve;
    return (frame) => {
        const value = resolve(frame);
        frame.charge(cost);
        return testOnly && value instanceof OptionalValue ? value.value !== undefined : value;
    };
}
function step({ optional, testOnly, key }) {
    const keyOf = typeof key === 'function' ? key : () => key;
    const find = (frame, object) => {
        const found = keyOf(frame);
        const fault = found instanceof CelError ? found : badKey(found);
        return { key: found, value: fault ?? lookup(object, found) };
    };
    const present = (frame, object) => {
        const { value } = find(frame, object);
        if (value !== undefined && !(value instanceof CelError))
            frame.charge(1);
        return value;
    };
    if (testOnly) {
        return {
            optional,
            present,
            required: (frame, object) => {
                const { value } = find(frame, object);
                frame.charge(1);
                return value instanceof CelError ? value : value !== undefined;
            },
        };
    }
    if (typeof key === 'function') {
        return {
            optional,
            present,
            required: (frame, object) => {
                const found = find(frame, object);
                frame.charge(1);
                return found.value ?? (found.value === null ? null : absent(object, found.key));
            },
        };
    }
    return {
        optional,
        present,
        required: (frame, object) => {
            const value = lookup(object, key);
            frame.charge(1);
            return value === undefined ? absent(object, key) : value;
        },
    };
}
