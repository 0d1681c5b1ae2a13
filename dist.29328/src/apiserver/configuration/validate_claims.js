import { duplicate, invalid, required } from '#apimachinery/util/validation/field/constructors';
import { isDomainPrefixedPath } from '#apimachinery/util/validation/qualified_name';
import { append } from '#engine/go/append';
import { childrenOf } from '../../cel/ast/visit.js';
import { BoolType } from '../../cel/index.js';
import { compileClaimsExpression, compileUserExpression, } from '../authentication/claims_expression.js';
/** What is wrong with the rules for claims. Adds the expressions to the mapper. Mirrors Go's `validateClaimValidationRules`. */
export function validateClaimValidationRules({ claimValidationRules: rules = [] }, mapper, path) {
    const errors = [];
    const [claims, expressions] = [new Set(), new Set()];
    for (const [index, { claim = '', requiredValue = '', expression = '', message = '' }] of rules.entries()) {
        const at = path.index(index);
        if (claim !== '' && expression !== '')
            errors.push(invalid(at, claim, "claim and expression can't both be set"));
        else if (claim === '' && expression === '')
            errors.push(required(at, 'claim or expression is required'));
        else if (claim !== '') {
            if (message !== '')
                errors.push(invalid(at.child('message'), message, 'may not be specified when claim is set'));
            if (claims.has(claim))
                errors.push(duplicate(at.child('claim'), claim));
            claims.add(claim);
        }
        else {
            if (requiredValue !== '')
                errors.push(invalid(at.child('requiredValue'), requiredValue, 'may not be specified when expression is set'));
            const compiled = compileOnce(expressions, expression, at.child('expression'), errors, (text) => compileClaimsExpression(text, BoolType));
            if (compiled)
                mapper.claimValidationRules.push({ ...compiled, message });
        }
    }
    return errors;
}
/** What is wrong with the rules for users. Adds them to the mapper. Mirrors Go's `validateUserValidationRules`. */
export function validateUserValidationRules({ userValidationRules: rules = [] }, mapper, path) {
    const errors = [];
    const expressions = new Set();
    for (const [index, { expression = '', message = '' }] of rules.entries()) {
        const at = path.index(index).child('expression');
        if (expression === '') {
            errors.push(required(at, ''));
            continue;
        }
        const compiled = compileOnce(expressions, expression, at, errors, (text) => compileUserExpression(text, BoolType));
        if (compiled)
            mapper.userValidationRules.push({ ...compiled, message });
    }
    return errors;
}
/** What is wrong with the mappings. Adds their expressions to the mapper. Mirrors Go's `validateClaimMappings`. */
export function validateClaimMappings(mappings, mapper, path) {
    const { username = {}, groups = {}, uid = {} } = mappings;
    const errors = [];
    const compiledName = validateMapping(username, path.child('username'), true, errors);
    if (compiledName)
        mapper.username = compiledName;
    const compiledGroups = validateMapping(groups, path.child('groups'), false, errors);
    if (compiledGroups)
        mapper.groups = compiledGroups;
    if (uid.claim && uid.expression)
        errors.push(invalid(path.child('uid'), '', "claim and expression can't both be set"));
    else if (uid.expression) {
        const compiled = compileInto(errors, uid.expression, path.child('uid').child('expression'));
        if (compiled)
            mapper.uid = compiled;
    }
    append(errors, validateExtra(mappings, mapper, path.child('extra')));
    const used = [mapper.username, ...mapper.extra, ...mapper.claimValidationRules];
    if (mapper.username &&
        selects(mapper.username, 'email') &&
        !used.some((each) => each && selects(each, 'email_verified')))
        errors.push(invalid(path.child('username').child('expression'), username.expression, 'claims.email_verified must be used in claimMappings.username.expression or claimMappings.extra[*].valueExpression or claimValidationRules[*].expression when claims.email is used in claimMappings.username.expression'));
    return errors;
}
function validateMapping({ claim = '', prefix, expression = '' }, path, isRequired, errors) {
    if (expression !== '' && claim !== '')
        errors.push(invalid(path, '', "claim and expression can't both be set"));
    else if (expression !== '') {
        if (prefix !== undefined)
            errors.push(invalid(path.child('prefix'), prefix, 'may not be specified when expression is set'));
        const compiled = compileInto(errors, expression, path.child('expression'));
        return prefix === undefined ? compiled : undefined;
    }
    else if (claim !== '' && prefix === undefined)
        errors.push(required(path.child('prefix'), 'prefix is required when claim is set. It can be set to an empty string to disable prefixing'));
    else if (claim === '' && isRequired)
        errors.push(required(path, 'claim or expression is required'));
    return undefined;
}
function validateExtra({ extra = [] }, mapper, path) {
    const errors = [];
    const keys = new Set();
    for (const [index, { key = '', valueExpression = '' }] of extra.entries()) {
        const at = path.index(index);
        append(errors, isDomainPrefixedPath(at.child('key'), key));
        if (key !== key.toLowerCase())
            errors.push(invalid(at.child('key'), key, 'must be lowercase'));
        if (/^(?:[^/]*\.)?(?:kubernetes|k8s)\.io\//.test(key))
            errors.push(invalid(at.child('key'), key, 'k8s.io, kubernetes.io and their subdomains are reserved for Kubernetes use'));
        if (keys.has(key)) {
            errors.push(duplicate(at.child('key'), key));
            continue;
        }
        keys.add(key);
        if (valueExpression === '') {
            errors.push(required(at.child('valueExpression'), ''));
            continue;
        }
        const compiled = compileInto(errors, valueExpression, at.child('valueExpression'));
        if (compiled)
            mapper.extra.push({ ...compiled, key });
    }
    return errors;
}
function compileOnce(seen, expression, path, errors, compile) {
    if (seen.has(expression)) {
        errors.push(duplicate(path, expression));
        return undefined;
    }
    seen.add(expression);
    return compileInto(errors, expression, path, compile);
}
function compileInto(errors, expression, path, compile = compileClaimsExpression) {
    const compiled = compile(expression);
    if (typeof compiled !== 'string')
        return compiled;
    errors.push(invalid(path, expression, compiled));
    return undefined;
}
/** Whether an expression reads a claim by its name. Mirrors Go's `hasSelectExp`. */
function selects({ program }, claim) {
    return reads(program.checked.expr, claim);
}
function reads(expr, claim) {
    const isClaims = (operand) => operand?.kind === 'ident' && operand.name === 'claims';
    if (expr.kind === 'select' && expr.field === claim && isClaims(expr.operand))
        return true;
    if (expr.kind === 'call' && expr.target === undefined && expr.function === '_?._') {
        const [operand, field] = expr.args;
        if (isClaims(operand) && field?.kind === 'literal' && field.value === claim)
            return true;
    }
    return childrenOf(expr).some((child) => reads(child, claim));
}
