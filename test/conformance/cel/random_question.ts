// Random questions: an expression over a random schema and data.
import { type DeclType, declTypeOf, type Type } from 'kubetyped/cel';
import type { Question } from './answer.ts';
import { type Name, RandomExpressions } from './random_expression.ts';
import { type Random, randomData, randomObjectSchema } from './random_schema.ts';

/** What can be read below a variable: fields, and optional ones. */
function namesBelow(text: string, declared: DeclType, names: Name[]): void {
  names.push({ text, type: declared.type });
  for (const [field, type] of declared.fields ?? []) if (names.length < 30) namesBelow(`${text}.${field}`, type, names);
}

/** A random question. */
export function randomQuestion(random: Random): Question {
  const schema = randomObjectSchema(random, 3);
  const declared = declTypeOf(schema, false)!;
  const names: Name[] = [];
  namesBelow('self', declared, names);
  if (random.chance(0.3)) namesBelow('oldSelf', declared, names);
  const expressions = new RandomExpressions(random, names);
  const type: Type = random.chance(0.5) ? random.pick(names).type : expressions.someType(2);
  const wanted = random.chance(0.6) ? expressions.bool(1 + random.below(5)) : expressions.of(type, 1 + random.below(4));
  return {
    expression: wanted,
    schema,
    self: randomData(random, schema),
    oldSelf: randomData(random, schema),
    ...(random.chance(0.05) ? { limit: 20 + random.below(100) } : {}),
  };
}
