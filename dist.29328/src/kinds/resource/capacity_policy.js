import { quantityOf } from '#src/validation/checks/quantities';
const MAX_VALUES = 10;
const MAX_INT64 = '9223372036854775807';
/** How much of a capacity a request may ask for. Mirrors `validateRequestPolicy` of kube-apiserver. */
export function checkRequestPolicy(faults, path, capacity, { default: given, validValues = [], validRange: range }) {
    const whole = quantityOf(capacity ?? '0');
    if (validValues.length > 0 && range !== undefined) {
        const words = 'exactly one policy can be specified, cannot specify "validValues" and "validRange" at the same time';
        faults.forbidden(path, words);
    }
    else if (validValues.length > 0) {
        if (given === undefined)
            faults.required(path.child('default'), 'required when validValues is defined');
        else
            checkValues(faults, path.child('validValues'), quantityOf(given), whole, validValues.map(quantityOf));
    }
    else if (range !== undefined) {
        if (given === undefined)
            faults.required(path.child('default'), 'required when validRange is defined');
        else
            checkRange(faults, path.child('validRange'), quantityOf(given), whole, range);
    }
}
function checkValues(faults, path, given, capacity, values) {
    for (const [index, value] of values.entries())
        if (index > 0 && values[index - 1]?.cmp(value) === 1)
            faults.invalid(path.index(index), value.toString(), 'values must be sorted in ascending order');
    if (values.length > MAX_VALUES)
        faults.tooMany(path, values.length, MAX_VALUES);
    else {
        for (const [index, value] of values.entries())
            if (value.cmp(capacity) > 0)
                faults.invalid(path.index(index), value.toString(), `option is larger than capacity value: ${capacity.toString()}`);
        const keys = values.map((value) => String(value.value()));
        for (const [index, key] of keys.entries())
            if (keys.indexOf(key) < index)
                faults.duplicate(path.index(index), key);
    }
    if (values.length > MAX_VALUES || !values.some((value) => value.cmp(given) === 0))
        faults.invalid(path, given.toString(), 'default value is not valid according to the requestPolicy');
}
function checkRange(faults, path, given, capacity, range) {
    if (range.min === undefined) {
        faults.required(path.child('min'), 'required when validRange is defined');
        return;
    }
    const min = quantityOf(range.min);
    const max = range.max === undefined ? undefined : quantityOf(range.max);
    const refuse = (name, value, words) => faults.invalid(path.child(name), value.toString(), words);
    if (min.cmp(capacity) > 0)
        refuse('min', min, `min is larger than capacity value: ${capacity.toString()}`);
    if (given.cmp(min) < 0)
        refuse('default', given, `default is less than min: ${min.toString()}`);
    if (max !== undefined) {
        if (min.cmp(max) > 0)
            refuse('max', min, `min is larger than max: ${max.toString()}`);
        if (max.cmp(capacity) > 0)
            refuse('max', max, `max is larger than capacity value: ${capacity.toString()}`);
        if (given.cmp(max) > 0)
            refuse('default', given, `default is more than max: ${max.toString()}`);
    }
    if (range.step !== undefined)
        checkStep(faults, path, given, capacity, { min, max, step: quantityOf(range.step) });
}
function checkStep(faults, path, given, capacity, { min, max, step }) {
    if (step.sign() <= 0) {
        faults.invalid(path.child('step'), step.toString(), 'must be greater than zero');
        return;
    }
    const added = min.add(step);
    if (added.cmp(capacity) > 0) {
        const words = `one step ${added.toString()} is larger than capacity value: ${capacity.toString()}`;
        faults.invalid(path.child('step'), step.toString(), words);
    }
    const before = faults.list.length;
    for (const [name, value] of Object.entries({ default: given, min, max, step })) {
        if (value === undefined)
            continue;
        if (value.sign() < 0)
            faults.invalid(path.child(name), value.toString(), 'must be greater than or equal to 0');
        else if (value.cmp(MAX_INT64) > 0)
            faults.invalid(path.child(name), value.toString(), `must not be larger than ${MAX_INT64}`);
    }
    if (faults.list.length > before)
        return;
    for (const value of [given, ...(max === undefined ? [] : [max])]) {
        if ((BigInt(value.value()) - BigInt(min.value())) % BigInt(step.value()) === 0n)
            continue;
        const words = `value is not a multiple of a given step (${step.toString()}) from (${min.toString()})`;
        faults.invalid(path.child('step'), value.toString(), words);
    }
}
