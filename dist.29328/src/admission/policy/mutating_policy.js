import { newInternalError, newServiceUnavailable } from '#apimachinery/api/errors/constructors';
import { GroupVersion, GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { applyPatch } from '#apimachinery/util/jsonpatch/apply_patch';
import { asError } from '#engine/text/as_error';
import { CelError, ListValue } from '../../cel/index.js';
import { Activation } from '../cel/activation.js';
import { compileExpression } from '../cel/compile.js';
import { evaluateAll, POLICY_BUDGET } from '../cel/evaluate.js';
import { ObjectType, ObjectValue, PatchesType, PatchValue, patchJSON, typeNameFaults } from '../cel/patch_values.js';
import { isObject } from '../request/metadata.js';
import { applyConfiguration } from './apply_configuration.js';
import { CompiledPolicy } from './compiled_policy.js';
/** A MutatingAdmissionPolicy with its expressions compiled. Mirrors Go's `PolicyEvaluator`. */
export class MutatingPolicy {
    policy;
    #compiled;
    #mutations;
    constructor(policy) {
        this.policy = policy;
        const compiled = new CompiledPolicy(policy.spec ?? {});
        const environment = compiled.environment({ authorizer: true, patches: true });
        this.#compiled = compiled;
        this.#mutations = (policy.spec?.mutations ?? []).map((mutation) => {
            const isPatch = mutation.patchType === 'JSONPatch';
            const type = isPatch ? PatchesType : ObjectType;
            return { isPatch, compiled: compileExpression(environment, expressionOf(mutation), [type]) };
        });
    }
    /** What does not compile: where, and why. */
    get faults() {
        return this.#mutations.flatMap(({ isPatch, compiled: { error } }, index) => {
            const path = `spec.mutations[${index}].${isPatch ? 'jsonPatch' : 'applyConfiguration'}.expression`;
            return error === undefined ? [] : [{ path, error }];
        });
    }
    /** How many mutations there are. */
    get count() {
        return this.#mutations.length;
    }
    /** Whether the `matchConditions` hold. */
    matches(versioned, inputs) {
        const { variables, conditions } = this.#compiled;
        return conditions.match(versioned, { ...inputs, variables }, this.policy.spec?.failurePolicy === 'Ignore');
    }
    /** What the expression of a mutation makes. Can be asked for again with other decisions of the authorizer. @throws Error */
    evaluate(index, versioned, inputs) {
        const mutation = this.#mutations[index];
        if (mutation === undefined)
            throw new Error('policy evaluator is nil');
        const { compiled } = mutation;
        if (compiled.error !== undefined)
            throw new Error(compiled.error);
        const { variables } = this.#compiled;
        const activation = new Activation(versioned, { ...inputs, variables });
        const [result] = evaluateAll([compiled], activation, POLICY_BUDGET).results;
        if (result === undefined || 'error' in result)
            throw new Error(result?.error ?? '');
        return result.value;
    }
    /**
     * The object as a mutation makes it.
     * @param value of {@link evaluate}
     * @throws {StatusError} for an object that is not of its type; Error
     */
    mutate(value, { kind }, object, interfaces) {
        if (value instanceof ListValue)
            return patched(value, kind, object, interfaces);
        const converter = interfaces.typeConverter(kind);
        if (converter === undefined)
            throw newServiceUnavailable(`Resource kind ${String(new GroupVersionKind(kind))} not found. There can be a delay between when CustomResourceDefinitions are created and when they are available.`);
        checkTypeNames(value);
        const configuration = jsonOf(value);
        if (!(value instanceof ObjectValue) || !isObject(configuration))
            throw new Error('unsupported return type from ApplyConfiguration expression');
        const typed = { ...configuration, apiVersion: new GroupVersion(kind).toString(), kind: kind.kind };
        try {
            return interfaces.decode(applyConfiguration(converter, object, typed), kind);
        }
        catch (error) {
            throw new Error(`error applying patch: ${asError(error).message}`, { cause: error });
        }
    }
}
function expressionOf({ patchType, jsonPatch, applyConfiguration: configuration }) {
    return (patchType === 'JSONPatch' ? jsonPatch?.expression : configuration?.expression) ?? '';
}
function patched(patches, kind, object, interfaces) {
    const operations = Array.from(patches, operationOf);
    let result;
    try {
        result = applyPatch(object, operations);
    }
    catch (error) {
        const { message } = asError(error);
        // A failed test says that the patch is not for this object.
        if (message.endsWith('failed: test failed'))
            return object;
        throw new Error(`JSON Patch: ${message}`, { cause: error });
    }
    try {
        return interfaces.decode(result, kind);
    }
    catch (error) {
        throw newInternalError(asError(error));
    }
}
function operationOf(value) {
    if (!(value instanceof PatchValue))
        throw new Error('type mismatch: JSONPatchType.expression should evaluate to array of JSONPatch');
    const { op, path, from, value: given } = value;
    if (given instanceof ObjectValue)
        checkTypeNames(given);
    return { op, path, ...(from !== '' && { from }), ...(given !== undefined && { value: jsonOf(given) }) };
}
function checkTypeNames(value) {
    const faults = value instanceof ObjectValue ? typeNameFaults(value, value.type.name) : [];
    if (faults.length > 0)
        throw new Error(`type mismatch: ${faults.join('\n')}`);
}
function jsonOf(value) {
    const json = patchJSON(value);
    if (json instanceof CelError)
        throw new Error(json.message);
    return json;
}
