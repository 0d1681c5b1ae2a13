import type { JSONSchemaProps, ValidationRule } from '#api/apiextensions/v1/zz_generated.types';
import { type DeclType, declTypeOf, escapeName } from '../../cel/index.ts';
import { additionalOf, isEmbedded, itemsOf, propertyOf, type Schema } from '../schema/parts.ts';
import { type CompiledRule, compileRules } from './compile_rules.ts';

/** A schema that has rules, or inside which there are some. */
export class RuleNode {
  readonly schema: JSONSchemaProps;
  readonly isResourceRoot: boolean;
  readonly items: RuleNode | undefined;
  readonly properties: ReadonlyMap<string, RuleNode>;
  readonly additional: RuleNode | undefined;
  readonly allOf: readonly RuleNode[];
  readonly #rules: readonly ValidationRule[];
  readonly #declared: DeclType | undefined;
  #compiled: readonly CompiledRule[] | undefined;

  constructor(
    schema: JSONSchemaProps,
    rules: readonly ValidationRule[],
    declared: DeclType | undefined,
    isResourceRoot: boolean,
    inside: Pick<RuleNode, 'items' | 'properties' | 'additional' | 'allOf'>,
  ) {
    this.schema = schema;
    this.isResourceRoot = isResourceRoot;
    this.items = inside.items;
    this.properties = inside.properties;
    this.additional = inside.additional;
    this.allOf = inside.allOf;
    this.#rules = rules;
    this.#declared = declared;
  }

  /** Whether the rules can't be compiled, as expressions can't see values of the schema. */
  get isInvisible(): boolean {
    return this.#declared === undefined && this.#rules.length > 0;
  }

  /** The rules, compiled when they are first needed. */
  get rules(): readonly CompiledRule[] {
    if (this.#declared === undefined) return [];
    this.#compiled ??= compileRules(this.schema, this.#rules, this.#declared);
    return this.#compiled;
  }
}

/** The rules of a schema; undefined when it has none. Mirrors `cel.NewValidator`. */
export function ruleTreeOf(schema: Schema, isResourceRoot: boolean): RuleNode | undefined {
  if (schema === undefined || !hasRules(schema)) return undefined;
  return nodeOf(schema, schema, isResourceRoot, declTypeOf(schema, isResourceRoot));
}

/** Whether there are rules on the values that a schema describes; those of `allOf` don't count. */
export function hasRules(schema: Schema): boolean {
  if (schema === undefined) return false;
  return (
    (schema['x-kubernetes-validations']?.length ?? 0) > 0 ||
    hasRules(itemsOf(schema)) ||
    hasRules(additionalOf(schema)) ||
    Object.values(schema.properties ?? {}).some(hasRules)
  );
}

/** @param rules the schema whose rules are meant: `schema` itself, or one of its `allOf` */
function nodeOf(
  rules: JSONSchemaProps,
  schema: JSONSchemaProps,
  isResourceRoot: boolean,
  declared: DeclType | undefined,
): RuleNode | undefined {
  const insideOf = (ruled: Schema, described: Schema): RuleNode | undefined =>
    ruled && described && nodeOf(ruled, described, isEmbedded(described), declared?.element);
  const items = insideOf(itemsOf(rules), itemsOf(schema));
  const additional = insideOf(additionalOf(rules), additionalOf(schema));
  const properties = new Map<string, RuleNode>();
  for (const [name, ruled] of Object.entries(rules.properties ?? {})) {
    const described = propertyOf(schema, name);
    if (described === undefined) continue;
    const escaped = escapeName(name);
    const type = escaped === undefined ? declTypeOf(described, isEmbedded(described)) : declared?.fields?.get(escaped);
    const node = type && nodeOf(ruled, described, isEmbedded(described), type);
    if (node !== undefined) properties.set(name, node);
  }
  const allOf = (rules.allOf ?? []).flatMap((each) => nodeOf(each, schema, isResourceRoot, declared) ?? []);
  const own = rules['x-kubernetes-validations'] ?? [];
  const isEmpty = own.length === 0 && !items && !additional && properties.size === 0 && allOf.length === 0;
  if (isEmpty) return undefined;
  return new RuleNode(schema, own, declared, isResourceRoot, { items, properties, additional, allOf });
}
