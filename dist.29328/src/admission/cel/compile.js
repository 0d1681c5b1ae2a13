import { fullTypeName } from '../../cel/index.js';
/**
 * Compiles an expression of a policy. Mirrors Go's `CompileCELExpression`.
 * @param results what it may evaluate to; undefined: anything
 */
export function compileExpression(environment, expression, results) {
    const compiled = environment.compile(expression);
    if (compiled.program === undefined && compiled.stage === 'compile')
        return { expression, error: `compilation failed: ${compiled.message}` };
    const { outputType } = compiled.program ?? compiled;
    if (results !== undefined && !results.some((type) => type.equals(outputType))) {
        const [only, ...more] = results;
        const expected = more.length === 0 && only !== undefined ? fullTypeName(only) : `one of [${results.map(fullTypeName).join(' ')}]`;
        return { expression, error: `must evaluate to ${expected} but got ${fullTypeName(outputType)}` };
    }
    if (compiled.program === undefined)
        return { expression, error: `program instantiation failed: ${compiled.message}`, stage: 'program' };
    return { expression, program: compiled.program, outputType };
}
