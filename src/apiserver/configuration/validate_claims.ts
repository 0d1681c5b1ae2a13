import { duplicate, invalid, required } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Path } from '#apimachinery/util/validation/field/path';
import { isDomainPrefixedPath } from '#apimachinery/util/validation/qualified_name';
import { append } from '#engine/go/append';
import { childrenOf } from '../../cel/ast/visit.ts';
import { BoolType, type Expr } from '../../cel/index.ts';
import {
  type CompiledExpression,
  compileClaimsExpression,
  compileUserExpression,
} from '../authentication/claims_expression.ts';
import type { ClaimMappings, JWTAuthenticator, PrefixedClaimOrExpression } from './authentication_configuration.ts';

/** The expressions of an issuer, compiled. Mirrors Go's `CELMapper`. */
export interface ClaimsMapper {
  username?: CompiledExpression;
  groups?: CompiledExpression;
  uid?: CompiledExpression;
  readonly extra: (CompiledExpression & { readonly key: string })[];
  readonly claimValidationRules: (CompiledExpression & { readonly message: string })[];
  readonly userValidationRules: (CompiledExpression & { readonly message: string })[];
}

/** What is wrong with the rules for claims. Adds the expressions to the mapper. Mirrors Go's `validateClaimValidationRules`. */
export function validateClaimValidationRules(
  { claimValidationRules: rules = [] }: JWTAuthenticator,
  mapper: ClaimsMapper,
  path: Path,
): ErrorList {
  const errors: ErrorList = [];
  const [claims, expressions] = [new Set<string>(), new Set<string>()];
  for (const [index, { claim = '', requiredValue = '', expression = '', message = '' }] of rules.entries()) {
    const at = path.index(index);
    if (claim !== '' && expression !== '') errors.push(invalid(at, claim, "claim and expression can't both be set"));
    else if (claim === '' && expression === '') errors.push(required(at, 'claim or expression is required'));
    else if (claim !== '') {
      if (message !== '') errors.push(invalid(at.child('message'), message, 'may not be specified when claim is set'));
      if (claims.has(claim)) errors.push(duplicate(at.child('claim'), claim));
      claims.add(claim);
    } else {
      if (requiredValue !== '')
        errors.push(invalid(at.child('requiredValue'), requiredValue, 'may not be specified when expression is set'));
      const compiled = compileOnce(expressions, expression, at.child('expression'), errors, (text) =>
        compileClaimsExpression(text, BoolType),
      );
      if (compiled) mapper.claimValidationRules.push({ ...compiled, message });
    }
  }
  return errors;
}

/** What is wrong with the rules for users. Adds them to the mapper. Mirrors Go's `validateUserValidationRules`. */
export function validateUserValidationRules(
  { userValidationRules: rules = [] }: JWTAuthenticator,
  mapper: ClaimsMapper,
  path: Path,
): ErrorList {
  const errors: ErrorList = [];
  const expressions = new Set<string>();
  for (const [index, { expression = '', message = '' }] of rules.entries()) {
    const at = path.index(index).child('expression');
    if (expression === '') {
      errors.push(required(at, ''));
      continue;
    }
    const compiled = compileOnce(expressions, expression, at, errors, (text) => compileUserExpression(text, BoolType));
    if (compiled) mapper.userValidationRules.push({ ...compiled, message });
  }
  return errors;
}

/** What is wrong with the mappings. Adds their expressions to the mapper. Mirrors Go's `validateClaimMappings`. */
export function validateClaimMappings(mappings: ClaimMappings, mapper: ClaimsMapper, path: Path): ErrorList {
  const { username = {}, groups = {}, uid = {} }: Partial<ClaimMappings> = mappings;
  const errors: ErrorList = [];
  const compiledName = validateMapping(username, path.child('username'), true, errors);
  if (compiledName) mapper.username = compiledName;
  const compiledGroups = validateMapping(groups, path.child('groups'), false, errors);
  if (compiledGroups) mapper.groups = compiledGroups;
  if (uid.claim && uid.expression)
    errors.push(invalid(path.child('uid'), '', "claim and expression can't both be set"));
  else if (uid.expression) {
    const compiled = compileInto(errors, uid.expression, path.child('uid').child('expression'));
    if (compiled) mapper.uid = compiled;
  }
  append(errors, validateExtra(mappings, mapper, path.child('extra')));
  const used = [mapper.username, ...mapper.extra, ...mapper.claimValidationRules];
  if (
    mapper.username &&
    selects(mapper.username, 'email') &&
    !used.some((each) => each && selects(each, 'email_verified'))
  )
    errors.push(
      invalid(
        path.child('username').child('expression'),
        username.expression,
        'claims.email_verified must be used in claimMappings.username.expression or claimMappings.extra[*].valueExpression or claimValidationRules[*].expression when claims.email is used in claimMappings.username.expression',
      ),
    );
  return errors;
}

function validateMapping(
  { claim = '', prefix, expression = '' }: PrefixedClaimOrExpression,
  path: Path,
  isRequired: boolean,
  errors: ErrorList,
): CompiledExpression | undefined {
  if (expression !== '' && claim !== '') errors.push(invalid(path, '', "claim and expression can't both be set"));
  else if (expression !== '') {
    if (prefix !== undefined)
      errors.push(invalid(path.child('prefix'), prefix, 'may not be specified when expression is set'));
    const compiled = compileInto(errors, expression, path.child('expression'));
    return prefix === undefined ? compiled : undefined;
  } else if (claim !== '' && prefix === undefined)
    errors.push(
      required(
        path.child('prefix'),
        'prefix is required when claim is set. It can be set to an empty string to disable prefixing',
      ),
    );
  else if (claim === '' && isRequired) errors.push(required(path, 'claim or expression is required'));
  return undefined;
}

function validateExtra({ extra = [] }: ClaimMappings, mapper: ClaimsMapper, path: Path): ErrorList {
  const errors: ErrorList = [];
  const keys = new Set<string>();
  for (const [index, { key = '', valueExpression = '' }] of extra.entries()) {
    const at = path.index(index);
    append(errors, isDomainPrefixedPath(at.child('key'), key));
    if (key !== key.toLowerCase()) errors.push(invalid(at.child('key'), key, 'must be lowercase'));
    if (/^(?:[^/]*\.)?(?:kubernetes|k8s)\.io\//.test(key))
      errors.push(
        invalid(at.child('key'), key, 'k8s.io, kubernetes.io and their subdomains are reserved for Kubernetes use'),
      );
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
    if (compiled) mapper.extra.push({ ...compiled, key });
  }
  return errors;
}

function compileOnce(
  seen: Set<string>,
  expression: string,
  path: Path,
  errors: ErrorList,
  compile: (expression: string) => CompiledExpression | string,
): CompiledExpression | undefined {
  if (seen.has(expression)) {
    errors.push(duplicate(path, expression));
    return undefined;
  }
  seen.add(expression);
  return compileInto(errors, expression, path, compile);
}

function compileInto(
  errors: ErrorList,
  expression: string,
  path: Path,
  compile: (expression: string) => CompiledExpression | string = compileClaimsExpression,
): CompiledExpression | undefined {
  const compiled = compile(expression);
  if (typeof compiled !== 'string') return compiled;
  errors.push(invalid(path, expression, compiled));
  return undefined;
}

/** Whether an expression reads a claim by its name. Mirrors Go's `hasSelectExp`. */
function selects({ program }: CompiledExpression, claim: string): boolean {
  return reads(program.checked.expr, claim);
}

function reads(expr: Expr, claim: string): boolean {
  const isClaims = (operand: Expr | undefined): boolean => operand?.kind === 'ident' && operand.name === 'claims';
  if (expr.kind === 'select' && expr.field === claim && isClaims(expr.operand)) return true;
  if (expr.kind === 'call' && expr.target === undefined && expr.function === '_?._') {
    const [operand, field] = expr.args;
    if (isClaims(operand) && field?.kind === 'literal' && field.value === claim) return true;
  }
  return childrenOf(expr).some((child) => reads(child, claim));
}
