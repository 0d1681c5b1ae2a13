import { AnyType, CelError, kubernetesEnvironment, listType, mapType, objectType, StringType, } from '../../cel/index.js';
const UserType = /* @__PURE__ */ objectType('kubernetes.UserInfo');
const userTypes = {
    findType: (name) => (name === UserType.name ? UserType : undefined),
    findField(name, field) {
        if (name !== UserType.name)
            return undefined;
        const texts = listType(StringType);
        const fields = { username: StringType, uid: StringType, groups: texts, extra: mapType(StringType, texts) };
        return new Map(Object.entries(fields)).get(field);
    },
};
/** The names that an expression over the claims of a token may use: `claims`. */
let claims;
/** The names that an expression over a user may use: `user`. */
let user;
/**
 * Compiles an expression over `claims`. Mirrors Go's `CompileClaimsExpression`.
 * @param result what it must evaluate to; undefined: anything
 * @returns what is wrong with it, or the program
 */
export function compileClaimsExpression(expression, result) {
    claims ??= kubernetesEnvironment().extend({ variables: { claims: mapType(StringType, AnyType) } });
    return compile(claims, expression, result);
}
/** Compiles an expression over `user`. Mirrors Go's `CompileUserExpression`. */
export function compileUserExpression(expression, result) {
    user ??= kubernetesEnvironment().extend({ variables: { user: UserType }, types: userTypes });
    return compile(user, expression, result);
}
function compile(environment, expression, result) {
    const compiled = environment.compile(expression);
    if (compiled.program === undefined && compiled.stage === 'compile')
        return `compilation failed: ${compiled.message}`;
    const { outputType } = compiled.program ?? compiled;
    if (result !== undefined && !result.equals(outputType))
        return `must evaluate to ${result.name}`;
    if (compiled.program === undefined)
        return `program instantiation failed: ${compiled.message}`;
    return { expression, program: compiled.program };
}
/**
 * Evaluates an expression for one variable.
 * @throws {TypeError} when it has no value, with the text of Go
 */
export function evaluate({ expression, program }, variable, value) {
    const result = program.evaluate({ [variable]: value }).value;
    if (result instanceof CelError)
        throw new TypeError(`expression '${expression}' resulted in error: ${result.message}`);
    return result;
}
