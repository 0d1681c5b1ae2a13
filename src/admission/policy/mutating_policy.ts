import type { MutatingAdmissionPolicy, Mutation } from '#api/admissionregistration/v1/zz_generated.types';
import { newInternalError, newServiceUnavailable } from '#apimachinery/api/errors/constructors';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { GroupVersion, GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { applyPatch } from '#apimachinery/util/jsonpatch/apply_patch';
import type { Operation } from '#apimachinery/util/jsonpatch/operation';
import { asError } from '#engine/text/as_error';
import { CelError, ListValue, type Value } from '../../cel/index.ts';
import { Activation, type Inputs, type VersionedAttributes } from '../cel/activation.ts';
import { type CompiledExpression, compileExpression } from '../cel/compile.ts';
import { evaluateAll, POLICY_BUDGET } from '../cel/evaluate.ts';
import { ObjectType, ObjectValue, PatchesType, PatchValue, patchJSON, typeNameFaults } from '../cel/patch_values.ts';
import type { Matched } from '../matching/match_conditions.ts';
import { isObject } from '../request/metadata.ts';
import type { ObjectInterfaces } from '../request/object_interfaces.ts';
import { applyConfiguration } from './apply_configuration.ts';
import { CompiledPolicy } from './compiled_policy.ts';

/** A MutatingAdmissionPolicy with its expressions compiled. Mirrors Go's `PolicyEvaluator`. */
export class MutatingPolicy {
  readonly policy: MutatingAdmissionPolicy;
  readonly #compiled: CompiledPolicy;
  readonly #mutations: readonly CompiledMutation[];

  constructor(policy: MutatingAdmissionPolicy) {
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
  get faults(): readonly { readonly path: string; readonly error: string }[] {
    return this.#mutations.flatMap(({ isPatch, compiled: { error } }, index) => {
      const path = `spec.mutations[${index}].${isPatch ? 'jsonPatch' : 'applyConfiguration'}.expression`;
      return error === undefined ? [] : [{ path, error }];
    });
  }

  /** How many mutations there are. */
  get count(): number {
    return this.#mutations.length;
  }

  /** Whether the `matchConditions` hold. */
  matches(versioned: VersionedAttributes, inputs: Inputs): Matched {
    const { variables, conditions } = this.#compiled;
    return conditions.match(versioned, { ...inputs, variables }, this.policy.spec?.failurePolicy === 'Ignore');
  }

  /** What the expression of a mutation makes. Can be asked for again with other decisions of the authorizer. @throws Error */
  evaluate(index: number, versioned: VersionedAttributes, inputs: Inputs): Value {
    const mutation = this.#mutations[index];
    if (mutation === undefined) throw new Error('policy evaluator is nil');
    const { compiled } = mutation;
    if (compiled.error !== undefined) throw new Error(compiled.error);
    const { variables } = this.#compiled;
    const activation = new Activation(versioned, { ...inputs, variables });
    const [result] = evaluateAll([compiled], activation, POLICY_BUDGET).results;
    if (result === undefined || 'error' in result) throw new Error(result?.error ?? '');
    return result.value;
  }

  /**
   * The object as a mutation makes it.
   * @param value of {@link evaluate}
   * @throws {StatusError} for an object that is not of its type; Error
   */
  mutate(
    value: Value,
    { kind }: VersionedAttributes,
    object: RuntimeObject,
    interfaces: ObjectInterfaces,
  ): RuntimeObject {
    if (value instanceof ListValue) return patched(value, kind, object, interfaces);
    const converter = interfaces.typeConverter(kind);
    if (converter === undefined)
      throw newServiceUnavailable(
        `Resource kind ${String(new GroupVersionKind(kind))} not found. There can be a delay between when CustomResourceDefinitions are created and when they are available.`,
      );
    checkTypeNames(value);
    const configuration = jsonOf(value);
    if (!(value instanceof ObjectValue) || !isObject(configuration))
      throw new Error('unsupported return type from ApplyConfiguration expression');
    const typed = { ...configuration, apiVersion: new GroupVersion(kind).toString(), kind: kind.kind };
    try {
      return interfaces.decode(applyConfiguration(converter, object, typed), kind);
    } catch (error) {
      throw new Error(`error applying patch: ${asError(error).message}`, { cause: error });
    }
  }
}

interface CompiledMutation {
  readonly isPatch: boolean;
  readonly compiled: CompiledExpression;
}

function expressionOf({ patchType, jsonPatch, applyConfiguration: configuration }: Mutation): string {
  return (patchType === 'JSONPatch' ? jsonPatch?.expression : configuration?.expression) ?? '';
}

function patched(
  patches: ListValue,
  kind: VersionedAttributes['kind'],
  object: RuntimeObject,
  interfaces: ObjectInterfaces,
): RuntimeObject {
  const operations = Array.from(patches, operationOf);
  let result: object;
  try {
    result = applyPatch(object, operations);
  } catch (error) {
    const { message } = asError(error);
    // A failed test says that the patch is not for this object.
    if (message.endsWith('failed: test failed')) return object;
    throw new Error(`JSON Patch: ${message}`, { cause: error });
  }
  try {
    return interfaces.decode(result, kind);
  } catch (error) {
    throw newInternalError(asError(error));
  }
}

function operationOf(value: Value): Operation {
  if (!(value instanceof PatchValue))
    throw new Error('type mismatch: JSONPatchType.expression should evaluate to array of JSONPatch');
  const { op, path, from, value: given } = value;
  if (given instanceof ObjectValue) checkTypeNames(given);
  return { op, path, ...(from !== '' && { from }), ...(given !== undefined && { value: jsonOf(given) }) };
}

function checkTypeNames(value: Value): void {
  const faults = value instanceof ObjectValue ? typeNameFaults(value, value.type.name) : [];
  if (faults.length > 0) throw new Error(`type mismatch: ${faults.join('\n')}`);
}

function jsonOf(value: Value): unknown {
  const json = patchJSON(value);
  if (json instanceof CelError) throw new Error(json.message);
  return json;
}
