import { invalid } from '#apimachinery/util/validation/field/constructors';
import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { stringifyJSON } from '#engine/json/stringify';
import { copyNested } from '#engine/verbs/copy_nested';
import { ruleTreeOf } from '../cel/rule_tree.js';
import { OBJECT_BUDGET, validateRules } from '../cel/rule_validator.js';
import { hasDefaults } from '../defaulting/prune_defaults.js';
import { surround } from '../defaulting/surrounding_object.js';
import { coerceInPlace, validateEmbeddedMetadata } from '../objectmeta/embedded_metadata.js';
import { pruneInPlace } from '../pruning/prune.js';
import { isEmbedded, isObject, itemsOf, ofRoot } from '../schema/parts.js';
import { validatorAsWritten } from '../validation/schema_validator.js';
/**
 * Reports defaults that have unknown fields, or that their own schema does not admit, rules included. Mirrors
 * `defaulting.ValidateDefaults`.
 * @param requirePruned whether unknown fields are errors
 */
export function validateDefaults(path, schema, requirePruned) {
    const run = new DefaultsRun(requirePruned);
    run.validate(path, ofRoot(schema), undefined, [], false);
    return run.errors;
}
class DefaultsRun {
    errors = [];
    #requirePruned;
    #remaining = OBJECT_BUDGET;
    constructor(requirePruned) {
        this.#requirePruned = requirePruned;
    }
    /**
     * @param root the schema of the resource around it
     * @param steps from that resource to a value of the schema
     * @param insideMeta whether it is part of apiVersion, kind or metadata
     */
    validate(path, schema, root, steps, insideMeta) {
        if (schema === undefined || this.#remaining < 0 || !hasDefaults(schema))
            return;
        if (isEmbedded(schema))
            return this.#validateOwn(path, schema, schema, [], false);
        this.#validateOwn(path, schema, root, steps, insideMeta);
    }
    #validateOwn(path, schema, root, steps, insideMeta) {
        if ((schema.default ?? null) !== null)
            this.#validateDefault(path, schema, root, steps, insideMeta);
        // None are allowed for values of additionalProperties.
        this.validate(path.child('items'), itemsOf(schema), root, [...steps, 0], insideMeta);
        for (const [name, property] of Object.entries(schema.properties ?? {})) {
            const isMeta = isEmbedded(schema) && (name === 'metadata' || name === 'apiVersion' || name === 'kind');
            this.validate(path.child('properties').key(name), property, root, [...steps, name], insideMeta || isMeta);
        }
    }
    #validateDefault(path, schema, root, steps, insideMeta) {
        const place = path.child('default');
        // Differs from Go: it changes metadata inside the default itself, which errors that show whole schemas then have, too.
        const value = copyNested(schema.default);
        if (insideMeta) {
            const object = surround(copyNested(value), steps);
            if (isObject(object)) {
                object['kind'] ??= 'Validation';
                object['apiVersion'] ??= 'validation/v1';
            }
            const { error } = coerceInPlace(newPath(), object, ofRoot(root));
            const errors = error === undefined ? validateEmbeddedMetadata(undefined, object, ofRoot(root)) : [];
            const why = error?.message ?? ErrorList.toAggregate(errors)?.message;
            if (why !== undefined) {
                this.errors.push(invalid(place, value, `must result in valid metadata: ${why}`));
                return;
            }
        }
        else {
            const isPruned = !this.#requirePruned || isPrunedBy(schema, value);
            const { error } = coerceInPlace(place, value, schema);
            if (!isPruned)
                this.errors.push(invalid(place, value, 'must not have unknown fields'));
            const errors = error === undefined ? validateEmbeddedMetadata(place, value, schema) : [error];
            if (errors.length > 0) {
                append(this.errors, errors);
                return;
            }
        }
        const errors = validatorAsWritten(schema).validate(value, place);
        if (errors.length > 0)
            append(this.errors, errors);
        else
            this.#validateRules(place, schema, schema === root, value);
    }
    /** A default may come with an update, which changes nothing, and with a new object. */
    #validateRules(place, schema, isResourceRoot, value) {
        const rules = ruleTreeOf(schema, isResourceRoot);
        if (rules === undefined)
            return;
        const budget = this.#remaining;
        const changed = validateRules(rules, place, value, value, { budget });
        append(this.errors, changed.errors);
        this.#remaining = changed.remaining;
        if (changed.errors.length > 0)
            return;
        const created = validateRules(rules, place, value, undefined, { budget });
        append(this.errors, created.errors);
        this.#remaining = Math.min(this.#remaining, created.remaining);
    }
}
function isPrunedBy(schema, value) {
    const pruned = copyNested(value);
    pruneInPlace(pruned, schema);
    return stringifyJSON(pruned, { sorted: true }) === stringifyJSON(value, { sorted: true });
}
