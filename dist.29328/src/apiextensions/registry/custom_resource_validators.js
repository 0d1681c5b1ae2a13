import { asError } from '#engine/text/as_error';
import { CustomResourceValidator } from './custom_resource_validator.js';
import { isDefinition, judgeDefinition } from './definition_errors.js';
/**
 * Validates the objects of several CustomResourceDefinitions, and definitions themselves: the `customResources` of
 * `validate` of `kubetyped/validation`. A schema is compiled when the first object of its kind is met.
 *
 * ```ts
 * const customResources = new CustomResourceValidators(definitions);
 * validate(object, { customResources });
 * ```
 */
export class CustomResourceValidators {
    /** By group and kind. */
    #entries = new Map();
    /** @param definitions as decoded; not validated themselves */
    constructor(definitions = []) {
        for (const definition of definitions)
            this.add(definition);
    }
    /** Adds a definition. Of several of a kind, the first that serves an object's version counts. */
    add(definition) {
        const { group, names } = definition.spec;
        const entries = this.#entries.get(nameOf({ group, kind: names.kind }));
        if (entries === undefined)
            this.#entries.set(nameOf({ group, kind: names.kind }), [{ definition }]);
        else
            entries.push({ definition });
    }
    /**
     * What validates the objects of a kind; undefined when it has no definition. One that serves other versions only
     * is found, too: it says so of the object.
     * @throws StructuralSchemaError when no definition of the kind has a structural schema
     */
    find(gvk) {
        const entries = this.#entries.get(nameOf(gvk)) ?? [];
        const rank = ({ definition }) => {
            const served = (definition.spec.versions ?? []).filter((version) => version.served);
            if (served.some(({ name }) => name === gvk.version))
                return 0;
            return served.length > 0 ? 1 : 2;
        };
        let fault;
        for (const entry of entries.toSorted((a, b) => rank(a) - rank(b))) {
            entry.compiled ??= compile(entry.definition);
            if (!(entry.compiled instanceof Error))
                return entry.compiled;
            fault ??= entry.compiled;
        }
        if (fault !== undefined)
            throw fault;
        return undefined;
    }
    /**
     * What a server would say on creating an object of a kind that a definition is known of, or a definition; undefined for
     * other kinds.
     * @param spellings the `spellings` of its JSONDocument: without them a whole number is an integer however it is spelled
     * @throws StructuralSchemaError as {@link CustomResourceValidators.find}
     */
    validate(object, gvk, spellings) {
        if (isDefinition(gvk, object))
            return { errors: judgeDefinition(object).errors, unknownFields: [] };
        return this.find(gvk)?.validate(object, spellings);
    }
}
function compile(definition) {
    try {
        return new CustomResourceValidator(definition);
    }
    catch (error) {
        return asError(error);
    }
}
function nameOf({ group, kind }) {
    return `${group} ${kind}`;
}
