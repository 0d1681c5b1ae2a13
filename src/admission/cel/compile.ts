import { type Environment, fullTypeName, type Program, type Type } from '../../cel/index.ts';

/** An expression as a program, or why there is none. Mirrors Go's `CompilationResult`. */
export interface CompiledExpression {
  readonly expression: string;
  readonly program?: Program;
  readonly error?: string;
  /** `program` for an error that the text does not cause: a constant that cannot be computed. */
  readonly stage?: 'compile' | 'program';
  readonly outputType?: Type;
}

/**
 * Compiles an expression of a policy. Mirrors Go's `CompileCELExpression`.
 * @param results what it may evaluate to; undefined: anything
 */
export function compileExpression(
  environment: Environment,
  expression: string,
  results?: readonly Type[],
): CompiledExpression {
  const compiled = environment.compile(expression);
  if (compiled.program === undefined && compiled.stage === 'compile')
    return { expression, error: `compilation failed: ${compiled.message}` };
  const { outputType } = compiled.program ?? compiled;
  if (results !== undefined && !results.some((type) => type.equals(outputType))) {
    const [only, ...more] = results;
    const expected =
      more.length === 0 && only !== undefined ? fullTypeName(only) : `one of [${results.map(fullTypeName).join(' ')}]`;
    return { expression, error: `must evaluate to ${expected} but got ${fullTypeName(outputType)}` };
  }
  if (compiled.program === undefined)
    return { expression, error: `program instantiation failed: ${compiled.message}`, stage: 'program' };
  return { expression, program: compiled.program, outputType };
}
