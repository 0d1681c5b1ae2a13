import { trimSpace } from '#engine/go/trim_space';
import { assignTypeName, kubernetesEnvironment, optionalType, sizeEstimatorOf, typeProviderOf, } from '../../cel/index.js';
import { FieldPathError, validFieldPath } from './valid_field_path.js';
/** In bytes. */
const MAX_REQUEST_SIZE = 3n * 1024n * 1024n;
let environment;
/** The names that rules may use besides self and oldSelf. */
function baseEnvironment() {
    environment ??= kubernetesEnvironment();
    return environment;
}
/**
 * Compiles the rules of a schema, without those inside it. Mirrors `cel.Compile`.
 * @param declared the type of the schema
 */
export function compileRules(schema, rules, declared) {
    return [...compilingRules(schema, rules, declared)];
}
/** The same, one rule at a time. */
export function* compilingRules(schema, rules, declared) {
    const scoped = assignTypeName(declared, SELF_TYPE);
    const typed = baseEnvironment().extend({ types: typeProviderOf(scoped) });
    const plain = typed.extend({ variables: { self: scoped.type, oldSelf: scoped.type } });
    const optional = typed.extend({ variables: { self: scoped.type, oldSelf: optionalType(scoped.type) } });
    for (const rule of rules)
        yield compileRule(rule, schema, declared, rule.optionalOldSelf === true ? optional : plain);
}
// Differs from Go: there the name ends in a number that is another one each time, so that no rule can use it.
const SELF_TYPE = 'selfType';
function compileRule(rule, schema, declared, names) {
    const failed = (error) => ({
        rule,
        ...(error !== undefined && { error }),
        usesOldSelf: false,
        maxCost: 0n,
        maxCardinality: 0n,
        messageMaxCost: 0n,
        fieldPath: '',
    });
    if (trimSpace(rule.rule) === '')
        return failed();
    const compiled = names.compile(rule.rule);
    if (compiled.program === undefined && compiled.stage === 'compile')
        return failed(`compilation failed: ${compiled.message}`);
    const { outputType } = compiled.program ?? compiled;
    if (outputType.kind !== 'bool')
        return failed('cel expression must evaluate to a bool');
    if (compiled.program === undefined) {
        const usesOldSelf = /\boldSelf\b/.test(rule.rule);
        return { ...failed(`program instantiation failed: ${compiled.message}`), usesOldSelf };
    }
    const { program } = compiled;
    const sizes = sizeEstimatorOf(declared);
    const usesOldSelf = [...program.checked.references.values()].some((reference) => reference.kind === 'ident' && reference.name === 'oldSelf');
    const ruled = {
        rule,
        program,
        usesOldSelf,
        maxCost: BigInt(program.estimateCost(sizes).max),
        maxCardinality: MAX_REQUEST_SIZE / (declared.minSerializedSize + 1n),
        messageMaxCost: 0n,
        fieldPath: '',
    };
    if (rule.messageExpression) {
        const message = compileMessage(names.compile(rule.messageExpression));
        if (typeof message === 'string')
            return { ...ruled, messageError: message };
        const messageMaxCost = BigInt(message.estimateCost(sizes).max);
        return { ...ruled, message, messageMaxCost, fieldPath: normalized(rule.fieldPath, schema) };
    }
    return { ...ruled, fieldPath: normalized(rule.fieldPath, schema) };
}
/** The program of a message, or what is wrong with it. */
function compileMessage(compiled) {
    if (compiled.program === undefined && compiled.stage === 'compile')
        return `messageExpression compilation failed: ${compiled.message}`;
    const { outputType } = compiled.program ?? compiled;
    if (outputType.kind !== 'string')
        return 'messageExpression must evaluate to a string';
    return compiled.program ?? `messageExpression instantiation failed: ${compiled.message}`;
}
function normalized(fieldPath, schema) {
    if (!fieldPath)
        return '';
    try {
        return validFieldPath(fieldPath, schema).path.toString();
    }
    catch (error) {
        if (error instanceof FieldPathError)
            return '';
        throw error;
    }
}
