// Adds to a schema what an author of a definition may: rules, limits, defaults, combinations, embedded resources.

import type { JSONSchemaProps, ValidationRule } from 'kubetyped/api/apiextensions/v1';
import { type DeclType, declTypeOf, type Schema } from 'kubetyped/cel';
import { type Name, RandomExpressions } from '../conformance/cel/random_expression.ts';
import type { Random } from '../conformance/cel/random_schema.ts';
import { randomPart } from './random_resource.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The schema with more in it; `rate` is the chance that a node gets any one thing. */
export function decorate(
  random: Random,
  schema: JSONSchemaProps,
  rate: number,
  isRoot = true,
  isMeta = false,
): JSONSchemaProps {
  const result: Mutable<JSONSchemaProps> = { ...schema };
  const maybe = (chance: number, add: () => void): void => {
    if (random.chance(chance * rate)) add();
  };
  if (schema.properties) {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [
        name,
        isRoot && name === 'metadata' ? property : decorate(random, property, rate, false, isMeta),
      ]),
    );
  }
  if (schema.items && !Array.isArray(schema.items)) {
    const isKeyed = schema['x-kubernetes-list-type'] === 'map';
    result.items = isKeyed ? schema.items : decorate(random, schema.items, rate, false, isMeta);
  }
  if (typeof schema.additionalProperties === 'object' && schema.additionalProperties !== null)
    result.additionalProperties = decorate(random, schema.additionalProperties, rate, false, isMeta);
  if (schema.type === 'string') {
    maybe(0.1, () => (result.minLength = random.below(4)));
    maybe(0.1, () => (result.pattern = random.pick(['^[a-z]+$', 'b', '^$|^a', '(?i)A'])));
    maybe(0.1, () => (result.enum = ['a', 'b', 'abc']));
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    maybe(0.2, () => (result.minimum = random.below(6) - 4));
    maybe(0.2, () => (result.maximum = random.below(10)));
    maybe(0.1, () => (result.multipleOf = random.pick([2, 0.5, 3])));
  }
  if (schema.type === 'array') maybe(0.1, () => (result.minItems = random.below(3)));
  if (schema.type === 'object' && !isRoot) {
    maybe(0.05, () => (result['x-kubernetes-map-type'] = random.pick(['atomic', 'granular'])));
    maybe(0.05, () => {
      if (schema.additionalProperties) return;
      result['x-kubernetes-embedded-resource'] = true;
      result['x-kubernetes-preserve-unknown-fields'] = true;
    });
  }
  maybe(0.1, () => combine(random, result));
  if (!isRoot)
    maybe(0.15, () => (result.default = randomPart(random, result) as NonNullable<JSONSchemaProps['default']>));
  maybe(0.4, () => {
    const rules = randomRules(random, result, isRoot || result['x-kubernetes-embedded-resource'] === true);
    if (rules.length > 0) result['x-kubernetes-validations'] = rules;
  });
  return result;
}

function combine(random: Random, result: Mutable<JSONSchemaProps>): void {
  const names = Object.keys(result.properties ?? {});
  const some = (): JSONSchemaProps =>
    names.length > 0 && random.chance(0.7)
      ? random.pick<JSONSchemaProps>([
          { required: [random.pick(names)] },
          { properties: { [random.pick(names)]: { minimum: 1, minLength: 1 } } },
        ])
      : random.pick<JSONSchemaProps>([{ minimum: 1 }, { minLength: 2 }, { maxItems: 1 }, { enum: ['a', 1] }]);
  switch (random.below(4)) {
    case 0:
      result.allOf = [some()];
      break;
    case 1:
      result.anyOf = [some(), some()];
      break;
    case 2:
      result.oneOf = [some(), some()];
      break;
    default:
      result.not = some();
  }
}

function namesBelow(text: string, declared: DeclType, names: Name[]): void {
  names.push({ text, type: declared.type });
  for (const [field, type] of declared.fields ?? []) if (names.length < 20) namesBelow(`${text}.${field}`, type, names);
}

/** Rules on a schema; none where rules can't see values. */
export function randomRules(random: Random, schema: JSONSchemaProps, isResourceRoot: boolean): ValidationRule[] {
  const declared = declTypeOf(schema as Schema, isResourceRoot);
  if (declared === undefined) return [];
  return Array.from({ length: 1 + random.below(2) }, () => randomRule(random, schema, declared));
}

function randomRule(random: Random, schema: JSONSchemaProps, declared: DeclType): ValidationRule {
  const names: Name[] = [];
  namesBelow('self', declared, names);
  const usesOld = random.chance(0.3);
  const optionalOldSelf = usesOld && random.chance(0.3);
  if (usesOld) namesBelow(optionalOldSelf ? 'oldSelf.orValue(self)' : 'oldSelf', declared, names);
  const expressions = new RandomExpressions(random, names);
  const plain = random.pick([
    'self == oldSelf',
    'self != oldSelf',
    'oldSelf == self || true',
    'false',
    'true',
    '1 / 0 == 1',
  ]);
  const rule: Mutable<ValidationRule> = { rule: random.chance(0.6) ? expressions.bool(1 + random.below(3)) : plain };
  if (optionalOldSelf) rule.optionalOldSelf = true;
  if (random.chance(0.2)) rule.message = random.pick(['must not', ' spaced ', 'a: b']);
  if (random.chance(0.2)) {
    rule.messageExpression = random.pick([
      "'said ' + string(1)",
      "' '",
      "'a\\nb'",
      "'x' + string(1 / 0)",
      "has(self.a) ? 'has a' : 'no a'",
      'type(self) == type(1) ? "int" : "other"',
      "oldSelf == self ? 'same' : 'other'",
    ]);
  }
  if (random.chance(0.2)) {
    rule.reason = random.pick([
      'FieldValueRequired',
      'FieldValueForbidden',
      'FieldValueInvalid',
      'FieldValueDuplicate',
    ]);
  }
  const properties = Object.keys(schema.properties ?? {});
  if (random.chance(0.2) && properties.length > 0) {
    const name = random.pick(properties);
    rule.fieldPath = /[.[\]']/.test(name) ? `['${name}']` : random.pick([`.${name}`, `['${name}']`]);
  }
  return rule;
}
