import type { JSONSchemaProps, ValidationRule } from '#api/apiextensions/v1/zz_generated.types';
import { type DeclType } from '../../cel/index.ts';
import { type Schema } from '../schema/parts.ts';
import { type CompiledRule } from './compile_rules.ts';
/** A schema that has rules, or inside which there are some. */
export declare class RuleNode {
    #private;
    readonly schema: JSONSchemaProps;
    readonly isResourceRoot: boolean;
    readonly items: RuleNode | undefined;
    readonly properties: ReadonlyMap<string, RuleNode>;
    readonly additional: RuleNode | undefined;
    readonly allOf: readonly RuleNode[];
    constructor(schema: JSONSchemaProps, rules: readonly ValidationRule[], declared: DeclType | undefined, isResourceRoot: boolean, inside: Pick<RuleNode, 'items' | 'properties' | 'additional' | 'allOf'>);
    /** Whether the rules can't be compiled, as expressions can't see values of the schema. */
    get isInvisible(): boolean;
    /** The rules, compiled when they are first needed. */
    get rules(): readonly CompiledRule[];
}
/** The rules of a schema; undefined when it has none. Mirrors `cel.NewValidator`. */
export declare function ruleTreeOf(schema: Schema, isResourceRoot: boolean): RuleNode | undefined;
/** Whether there are rules on the values that a schema describes; those of `allOf` don't count. */
export declare function hasRules(schema: Schema): boolean;
