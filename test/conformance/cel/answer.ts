// Answers the questions that the Go program scripts/go/cel answers, too.
import { isDeepStrictEqual } from 'node:util';
import {
  assignTypeName,
  CelError,
  declTypeOf,
  type Environment,
  kubernetesEnvironment,
  NONE,
  OptionalValue,
  optionalType,
  type Schema,
  type Spellings,
  sizeEstimatorOf,
  type Type,
  typeProviderOf,
  unstructuredValue,
  type Value,
} from 'kubetyped/cel';
import { declaredType, decodeValue, encodeValue, parseType, type ValueText } from './value_text.ts';

/** An expression and the variables it may use. */
export interface Question {
  readonly expression: string;
  readonly variables?: Readonly<Record<string, ValueText>>;
  readonly types?: Readonly<Record<string, string>>;
  /** The schema of self and oldSelf, and their data. */
  readonly schema?: Schema;
  readonly root?: boolean;
  readonly self?: unknown;
  readonly oldSelf?: unknown;
  readonly optionalOldSelf?: boolean;
  readonly limit?: number;
  /** How often Go runs it. */
  readonly runs?: number;
}

/** What became of it. */
export interface Answer {
  readonly issues?: string;
  readonly program?: string;
  readonly type?: string;
  readonly value?: ValueText;
  readonly error?: string;
  readonly cost: number;
  readonly estimate?: readonly string[];
  readonly panic?: string;
  /** What other runs gave: Go's loops over maps take the keys in any order. */
  readonly others?: readonly Answer[];
}

const base: Environment = kubernetesEnvironment();

/** Compiles and runs the expression of a question. */
export function answer(question: Question, spellings?: Spellings): Answer {
  const values: Record<string, Value> = {};
  const types: Record<string, Type> = {};
  for (const [name, text] of Object.entries(question.variables ?? {})) {
    values[name] = decodeValue(text);
    types[name] = declaredType(values[name]);
  }
  for (const [name, text] of Object.entries(question.types ?? {})) types[name] = parseType(text);
  const declared = question.schema === undefined ? undefined : declTypeOf(question.schema, question.root === true);
  let environment = base;
  if (declared !== undefined && question.schema !== undefined) {
    const scoped = assignTypeName(declared, 'selfType');
    const { optionalOldSelf = false } = question;
    values['self'] = unstructuredValue(question.self, question.schema, spellings);
    const old = unstructuredValue(question.oldSelf, question.schema, spellings);
    values['oldSelf'] = optionalOldSelf ? (question.oldSelf === undefined ? NONE : new OptionalValue(old)) : old;
    types['self'] = scoped.type;
    types['oldSelf'] = optionalOldSelf ? optionalType(scoped.type) : scoped.type;
    environment = base.extend({ types: typeProviderOf(scoped) });
  }
  const compiled = environment.extend({ variables: types }).compile(question.expression);
  if (compiled.program === undefined) {
    if (compiled.stage === 'compile') return { issues: compiled.message, cost: 0 };
    return { type: compiled.outputType.toString(), program: compiled.message, cost: 0 };
  }
  const { program } = compiled;
  const { min, max } = program.estimateCost(declared && sizeEstimatorOf(declared));
  const estimate = [String(min), String(max)];
  const { value, cost } = program.evaluate(values, { budget: question.limit ?? 1_000_000 });
  const type = program.outputType.toString();
  if (value instanceof CelError) return { type, error: value.message, cost, estimate };
  return { type, value: encodeValue(value), cost, estimate };
}

/** The answer of Go that ours is held against: of several the one that is the same, if any. */
export function expectedAnswer({ others = [], ...first }: Answer, ours: Answer): Answer {
  const { type, estimate } = first;
  const all = [
    first,
    ...others.map((other) => ({ ...(type === undefined ? {} : { type }), ...other, ...(estimate && { estimate }) })),
  ];
  return all.find((each) => isDeepStrictEqual(each, ours)) ?? first;
}
