import { omitValue } from '#apimachinery/util/validation/field/bad_value';
import { duplicate, forbidden, invalid, required } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { formatFloat } from '#engine/go/format_float';
import { spellingsAt } from '#engine/json/notes';
import { finish } from '#engine/steps';
import { CelError, NONE, OptionalValue, PER_CALL_LIMIT, unstructuredValue, withTypeAndObjectMeta, } from '../../cel/index.js';
import { MapList } from '../correlation/map_list.js';
import { isObject } from '../schema/parts.js';
import { kindOf } from '../schema/value_kind.js';
import { describeRule, evaluateMessage, isOverBudget, ownMessage } from './message.js';
/** What all rules of an object may cost together. Mirrors `RuntimeCELCostBudget`. */
export const OBJECT_BUDGET = 10_000_000;
/** Runs the rules of a schema on a value. Mirrors `Validator.Validate` of schema/cel. */
export function validateRules(node, path, value, old, options = {}) {
    return finish(runningRules(node, path, value, old, options));
}
/** {@link validateRules} in steps: each rule on each value is one. */
export function* runningRules(node, path, value, old, options = {}) {
    const run = new RuleRun(options);
    const ratchet = { current: options.correlated, parent: undefined };
    yield* run.validate(node, { path: path ?? newPath(), value, spellings: options.spellings, old, ratchet });
    return { errors: run.errors, warnings: run.warnings, remaining: run.remaining };
}
function keyOf({ current, parent }, name) {
    if (current === undefined)
        return { current, parent };
    // The type of the whole object may have been converted.
    if (parent === undefined && (name === 'apiVersion' || name === 'kind'))
        return { current: undefined, parent: undefined };
    return { current: current.key(name), parent: current };
}
function indexOf({ current, parent }, index) {
    return current === undefined ? { current, parent } : { current: current.index(index), parent: current };
}
function isUnchanged({ current, parent }) {
    return (current ?? parent)?.isUnchanged() === true;
}
const OUT_OF_BUDGET = 'validation failed due to running out of cost budget, no further validation rules will be run';
class RuleRun {
    errors = [];
    warnings = [];
    remaining;
    #interrupted;
    constructor({ budget = OBJECT_BUDGET, interrupted }) {
        this.#interrupted = interrupted;
        this.remaining = budget;
    }
    /** Stops when the budget ran out. */
    *validate(node, part) {
        const { value } = part;
        if (node === undefined || (value ?? null) === null)
            return;
        yield* this.#runRules(node, part);
        for (const each of node.allOf) {
            if (this.remaining < 0)
                return;
            yield* this.validate(each, { ...part, ratchet: { current: undefined, parent: part.ratchet.parent } });
        }
        if (this.remaining < 0)
            return;
        if (Array.isArray(value))
            yield* this.#validateItems(node, part, value);
        else if (isObject(value))
            yield* this.#validateFields(node, part, value);
    }
    *#validateItems(node, { path, spellings, old, ratchet }, list) {
        if (node.items === undefined)
            return;
        // Of other lists no item is known again.
        const oldItems = new MapList(node.schema, Array.isArray(old) ? old : []);
        for (let index = 0; index < list.length && this.remaining >= 0; index++) {
            const own = spellingsAt(spellings, index);
            yield* this.validate(node.items, {
                path: path.index(index),
                value: list[index],
                spellings: own,
                old: oldItems.get(list[index], own),
                ratchet: indexOf(ratchet, index),
            });
        }
    }
    *#validateFields(node, { path, spellings, old, ratchet }, object) {
        const mapType = node.schema['x-kubernetes-map-type'] ?? 'granular';
        const oldObject = (mapType === 'granular' || mapType === 'atomic') && isObject(old) ? old : {};
        const part = (key, place) => ({
            path: place,
            value: object[key],
            spellings: spellingsAt(spellings, key),
            old: Object.hasOwn(oldObject, key) ? oldObject[key] : undefined,
            ratchet: keyOf(ratchet, key),
        });
        if (node.additional !== undefined) {
            for (const key of Object.keys(object)) {
                if (this.remaining < 0)
                    return;
                yield* this.validate(node.additional, part(key, path.key(key)));
            }
        }
        for (const [name, property] of node.properties) {
            if (this.remaining < 0)
                return;
            if (Object.hasOwn(object, name))
                yield* this.validate(property, part(name, path.child(name)));
        }
    }
    *#runRules(node, part) {
        const { path, value } = part;
        const type = node.schema.type ?? '';
        if (node.isInvisible) {
            const why = 'failed to convert to declType for CEL validation rules';
            this.errors.push(invalid(path, type, `rule compiler initialization error: ${why}`));
            return;
        }
        const { rules } = node;
        if (rules.length === 0)
            return;
        if (this.remaining <= 0)
            return this.#stop(invalid(path, type, OUT_OF_BUDGET));
        const schema = node.isResourceRoot ? withTypeAndObjectMeta(node.schema) : node.schema;
        const self = unstructuredValue(value, schema, part.spellings);
        const hasOld = (part.old ?? null) !== null;
        const needsOld = hasOld && rules.some(({ usesOldSelf }) => usesOldSelf);
        const old = needsOld ? unstructuredValue(part.old, schema) : undefined;
        const plain = (name) => (name === 'self' ? self : name === 'oldSelf' ? old : undefined);
        const optional = (name) => name === 'self' ? self : name === 'oldSelf' ? (old === undefined ? NONE : new OptionalValue(old)) : undefined;
        for (const compiled of rules) {
            if (this.remaining < 0)
                return;
            const isOptional = compiled.rule.optionalOldSelf === true;
            // A rule about a change has nothing to say without one.
            if (compiled.error === undefined && compiled.usesOldSelf && !hasOld && !isOptional)
                continue;
            this.#runRule(compiled, part, type, plain, isOptional ? optional : plain);
            yield;
        }
    }
    #runRule(compiled, { path, value, spellings, ratchet }, type, plain, variables) {
        const { rule, program, error } = compiled;
        if (error !== undefined) {
            this.errors.push(invalid(path, type, `rule compile error: ${error}`));
            return;
        }
        if (program === undefined)
            return;
        const options = this.#interrupted === undefined ? {} : { interrupted: this.#interrupted };
        const { value: result, cost } = program.evaluate(variables, { ...options, budget: PER_CALL_LIMIT });
        if (cost > this.remaining)
            return this.#stop(invalid(path, type, OUT_OF_BUDGET));
        this.remaining -= cost;
        if (result instanceof CelError) {
            const detail = failure(result, rule);
            if (isOverBudget(result))
                return this.#stop(invalid(path, type, detail));
            this.errors.push(invalid(path, type, detail));
            return;
        }
        if (result === true)
            return;
        const place = compiled.fieldPath === '' ? path : path.child(compiled.fieldPath);
        const report = (found) => {
            if (!compiled.usesOldSelf && isUnchanged(ratchet))
                this.warnings.push(found.message);
            else
                this.errors.push(found);
        };
        let detail = ownMessage(rule);
        if (compiled.message !== undefined) {
            const message = evaluateMessage(compiled.message, plain, this.remaining, options);
            if ('fatal' in message) {
                report(invalid(place, type, message.fatal));
                this.remaining = -1;
                return;
            }
            this.remaining = message.remaining;
            if ('text' in message)
                detail = message.text;
        }
        const found = errorFor(rule, place, type === 'object' || type === 'array' ? omitValue : value, detail);
        const isFloat = kindOf(value, spellings) === 'number';
        report(isFloat && found.badValue === value ? found.with({ badValueText: formatFloat(Number(value)) }) : found);
    }
    #stop(error) {
        this.errors.push(error);
        this.remaining = -1;
    }
}
/** The error of a rule that could not be computed. */
function failure(error, rule) {
    const { message } = error;
    if (message.startsWith('no such overload'))
        return `'${message}': call arguments did not match a supported operator, function or macro signature for rule: ${describeRule(rule)}`;
    if (isOverBudget(error))
        return `'${message}': no further validation rules will be run due to call cost exceeds limit for rule: ${describeRule(rule)}`;
    return `${message} evaluating rule: ${describeRule(rule)}`;
}
function errorFor({ reason }, path, value, detail) {
    switch (reason) {
        case 'FieldValueForbidden':
            return forbidden(path, detail);
        case 'FieldValueRequired':
            return required(path, detail);
        case 'FieldValueDuplicate':
            return duplicate(path, value);
        default:
            return invalid(path, value, detail);
    }
}
