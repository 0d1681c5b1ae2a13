import type { JSONSchemaProps, ValidationRule } from '#api/apiextensions/v1/zz_generated.types';
import { type DeclType, type Program } from '../../cel/index.ts';
/** A rule (x-kubernetes-validations) as a program, or why there is none. Mirrors `CompilationResult`. */
export interface CompiledRule {
    readonly rule: ValidationRule;
    /** Undefined for an empty rule, and with an error. */
    readonly program?: Program;
    readonly error?: string;
    readonly usesOldSelf: boolean;
    /** The most that an evaluation can cost. */
    readonly maxCost: bigint;
    /** How often values of the schema can occur in a request, if lists and maps have no limits. */
    readonly maxCardinality: bigint;
    readonly message?: Program;
    readonly messageError?: string;
    readonly messageMaxCost: bigint;
    /** The `fieldPath` as paths of errors have it; empty without one that leads to a field. */
    readonly fieldPath: string;
}
/**
 * Compiles the rules of a schema, without those inside it. Mirrors `cel.Compile`.
 * @param declared the type of the schema
 */
export declare function compileRules(schema: JSONSchemaProps, rules: readonly ValidationRule[], declared: DeclType): readonly CompiledRule[];
/** The same, one rule at a time. */
export declare function compilingRules(schema: JSONSchemaProps, rules: readonly ValidationRule[], declared: DeclType): Generator<CompiledRule, void, undefined>;
