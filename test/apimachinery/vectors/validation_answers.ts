// What our functions make of the inputs of scripts/go/validationvectors, in the form of its answers.
import * as content from 'kubetyped/apimachinery/api/validate/content';
import { isValidConditionReason } from 'kubetyped/apimachinery/apis/meta/v1/validation';
import * as errors from 'kubetyped/apimachinery/util/errors';
import * as validation from 'kubetyped/apimachinery/util/validation';
import * as field from 'kubetyped/apimachinery/util/validation/field';
import type { Answer } from './answer_rows.ts';

const validators: Readonly<Record<string, (value: string) => string[]>> = {
  'content.DecimalInteger': content.isDecimalInteger,
  'content.DNS1123Label': content.isDNS1123Label,
  'content.DNS1123Subdomain': content.isDNS1123Subdomain,
  'content.DNS1123SubdomainCaseless': content.isDNS1123SubdomainCaseless,
  'content.CIdentifier': content.isCIdentifier,
  'content.QualifiedName': content.isQualifiedName,
  'content.LabelKey': content.isLabelKey,
  'content.PrefixedLabelKey': content.isPrefixedLabelKey,
  ConditionReason: isValidConditionReason,
  'content.LabelValue': content.isLabelValue,
  'content.PathSegmentName': content.isPathSegmentName,
  'content.PathSegmentPrefix': content.isPathSegmentPrefix,
  QualifiedName: validation.isQualifiedName,
  ValidLabelValue: validation.isValidLabelValue,
  DNS1123Label: validation.isDNS1123Label,
  DNS1123Subdomain: validation.isDNS1123Subdomain,
  DNS1123SubdomainWithUnderscore: validation.isDNS1123SubdomainWithUnderscore,
  DNS1035Label: validation.isDNS1035Label,
  WildcardDNS1123Subdomain: validation.isWildcardDNS1123Subdomain,
  CIdentifier: validation.isCIdentifier,
  ValidPortName: validation.isValidPortName,
  ValidPercent: validation.isValidPercent,
  HTTPHeaderName: validation.isHTTPHeaderName,
  EnvVarName: validation.isEnvVarName,
  RelaxedEnvVarName: validation.isRelaxedEnvVarName,
  ConfigMapKey: validation.isConfigMapKey,
  FullyQualifiedName: listed(validation.isFullyQualifiedName),
  FullyQualifiedDomainName: listed(validation.isFullyQualifiedDomainName),
  DomainPrefixedPath: listed(validation.isDomainPrefixedPath),
  DomainPrefixedKey: listed(validation.isDomainPrefixedKey),
};

function listed(validate: (path: field.Path, value: string) => field.ErrorList): (value: string) => string[] {
  return (value) => texts(validate(field.newPath('spec', 'name'), value)) ?? [];
}

/** Go's nil and its empty list are one thing here. */
function orNull<T>(list: readonly T[]): readonly T[] | null {
  return list.length === 0 ? null : list;
}

function texts(list: field.ErrorList): string[] | null {
  return list.length === 0
    ? null
    : list.map((error) => `${error.origin === '' ? '' : `${error.origin} `}${error.message}`);
}

function validateName(value: string): object {
  return Object.fromEntries(
    Object.entries(validators)
      .map(([name, validate]) => [name, validate(value)])
      .filter(([, found]) => found!.length > 0),
  );
}

function validateNumber(input: readonly [string, string, string]): object {
  const [a, b, c] = input.map((text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text))) as [
    number,
    number,
    number,
  ];
  return {
    port: orNull(validation.isValidPortNum(a)),
    range: orNull(validation.isInRange(a, b, c)),
    group: orNull(validation.isValidGroupID(a)),
    user: orNull(validation.isValidUserID(a)),
    min: content.minError(a),
    max: content.maxError(a),
    neq: content.neqError(a),
  };
}

function validateAddress({ value, path: hasPath }: { value: string; path: boolean }): object {
  const path = hasPath ? field.newPath('spec', 'addresses').index(7) : undefined;
  const legacyIP = texts(validation.isValidIPForLegacyField(path, value, false));
  const legacyCIDR = texts(validation.isValidCIDRForLegacyField(path, value, false));
  return {
    ip: texts(validation.isValidIP(path, value)),
    legacyIP,
    strictIP: texts(validation.isValidIPForLegacyField(path, value, true, ['1.2.3.4'])),
    cidr: texts(validation.isValidCIDR(path, value)),
    legacyCIDR,
    strictCIDR: texts(validation.isValidCIDRForLegacyField(path, value, true, ['010.0.0.0/8'])),
    interface: texts(validation.isValidInterfaceAddress(path, value)),
    ...(legacyIP === null ? { ipWarnings: orNull(validation.getWarningsForIP(path, value)) } : {}),
    ...(legacyCIDR === null ? { cidrWarnings: orNull(validation.getWarningsForCIDR(path, value)) } : {}),
  };
}

interface FieldErrorInput {
  readonly func: string;
  readonly path: readonly { readonly child?: [string, ...string[]]; readonly index?: number; readonly key?: string }[];
  readonly value: unknown;
  readonly detail: string;
  readonly valid: readonly string[] | null;
  readonly limit: number;
  readonly count: number;
}

function makePath(steps: FieldErrorInput['path']): field.Path {
  let path = field.newPath();
  for (const { child, index, key } of steps) {
    if (child !== undefined) path = path.child(...child);
    else path = index === undefined ? path.key(key!) : path.index(index);
  }
  return path;
}

function makeError(input: FieldErrorInput, path: field.Path): field.FieldError {
  const { value, detail, limit, count } = input;
  switch (input.func) {
    case 'typeInvalid':
      return field.typeInvalid(path, value, detail);
    case 'notFound':
      return field.notFound(path, value);
    case 'required':
      return field.required(path, detail);
    case 'duplicate':
      return field.duplicate(path, value);
    case 'invalid':
      return field.invalid(path, value, detail);
    case 'notSupported':
      return field.notSupported(path, value, input.valid ?? []);
    case 'forbidden':
      return field.forbidden(path, detail);
    case 'tooLong':
      return field.tooLong(path, value, limit);
    case 'tooLongCharacters':
      return field.tooLongCharacters(path, detail, limit);
    case 'tooLongMaxLength':
      return field.tooLongMaxLength(path, value, limit);
    case 'tooShort':
      return field.tooShort(path, detail, limit);
    case 'tooMany':
      return field.tooMany(path, count, limit);
    case 'tooFew':
      return field.tooFew(path, count, limit);
    case 'internalError':
      return field.internalError(path, new Error(detail));
    case 'unknown':
      return new field.FieldError({ type: detail, field: path.toString(), badValue: value, detail: 'd' });
    default:
      throw new Error(`no function ${input.func}`);
  }
}

function makeFieldError(input: FieldErrorInput): object {
  const path = makePath(input.path);
  const error = makeError(input, path);
  const list = [error, field.invalid(path, input.value, input.detail), error];
  return {
    text: error.message,
    body: error.errorBody(),
    type: error.type,
    words: field.errorTypeToString(error.type),
    path: path.toString(),
    root: input.path.length === 0 ? '' : path.root().toString(),
    list: field.ErrorList.toAggregate(list)!.message,
    filtered: texts(field.ErrorList.filter(list, field.newErrorTypeMatcher(field.ErrorTypeInvalid))),
    neq: content.neqError(input.detail),
    regex: [validation.regexError(input.detail, 'x'), content.regexError('m', input.detail, ...(input.valid ?? []))],
    length: [validation.maxLenError(input.limit), content.maxLenError(input.limit), validation.emptyError()],
  };
}

interface SomeError {
  readonly type: string;
  readonly field: string;
  readonly value: unknown;
  readonly detail: string;
  readonly origin: string;
  readonly level: string;
  readonly imperative: boolean;
  readonly short: boolean;
}

interface MatcherInput {
  readonly by: readonly string[];
  readonly rules: readonly { readonly regexp: string; readonly replacement: string }[];
  readonly want: readonly SomeError[];
  readonly got: readonly SomeError[];
}

function someErrors(list: readonly SomeError[]): field.ErrorList {
  return list.map(({ type, field: at, value, detail, origin, level, imperative, short }) => {
    let error = new field.FieldError({ type, field: at, badValue: value, detail, origin });
    if (short) error = field.ErrorList.markShortCircuit([error])[0]!;
    if (imperative) error = error.markFromImperative();
    if (level === 'alpha') error = error.markAlpha();
    return level === 'beta' ? error.markBeta() : error;
  });
}

function matcherOf({ by, rules }: MatcherInput): field.ErrorMatcher {
  const compiled = rules.map(({ regexp, replacement }, index) => ({
    regexp: new RegExp(regexp, index % 2 === 0 ? '' : 'g'),
    replacement,
  }));
  let matcher = new field.ErrorMatcher();
  for (const criterion of by) {
    switch (criterion) {
      case 'exactly':
        matcher = matcher.exactly();
        break;
      case 'type':
        matcher = matcher.byType();
        break;
      case 'field':
        matcher = matcher.byField();
        break;
      case 'normalized':
        matcher = matcher.byFieldNormalized(compiled);
        break;
      case 'value':
        matcher = matcher.byValue();
        break;
      case 'origin':
        matcher = matcher.byOrigin();
        break;
      case 'require':
        matcher = matcher.requireOriginWhenInvalid();
        break;
      case 'level':
        matcher = matcher.byValidationStabilityLevel();
        break;
      case 'source':
        matcher = matcher.bySource();
        break;
      case 'short':
        matcher = matcher.matchShortCircuit();
        break;
      case 'ancestor':
        matcher = matcher.matchAncestorShortCircuit();
        break;
      case 'detail':
        matcher = matcher.byDetailExact();
        break;
      case 'substring':
        matcher = matcher.byDetailSubstring();
        break;
      case 'regexp':
        matcher = matcher.byDetailRegexp();
        break;
      default:
        throw new Error(`no criterion ${criterion}`);
    }
  }
  return matcher;
}

function matchErrors(input: MatcherInput): object {
  const matcher = matcherOf(input);
  const want = someErrors(input.want);
  const got = someErrors(input.got);
  return {
    matches: want.flatMap((one) => got.map((other) => matcher.matches(one, other))),
    rendered: [...want, ...got].map((error) => matcher.render(error)),
    test: matcher.test(want, got),
  };
}

type Tree = string | null | readonly Tree[];

function tree(value: Tree): Error | undefined {
  if (value === null) return undefined;
  return typeof value === 'string' ? new Error(value) : errors.newAggregate(value.map(tree));
}

function shape(error: Error | undefined): Tree {
  if (error === undefined) return null;
  return errors.isAggregate(error) ? error.errors.map(shape) : error.message;
}

function aggregate(input: Tree): object {
  const error = tree(input);
  const flat = errors.isAggregate(error) ? errors.flatten(error) : undefined;
  return {
    shape: shape(error),
    text: error?.message ?? null,
    filtered: shape(
      errors.filterOut(
        error,
        (each) => each.message === 'a',
        (each) => Buffer.byteLength(each.message) > 3,
      ),
    ),
    reduced: shape(errors.reduce(error)),
    ...(errors.isAggregate(error) && {
      flat: shape(flat),
      counted: errors.createAggregateFromMessageCountMap(new Map([[error.message, error.errors.length]]))!.message,
      is: [error.is(flat!.errors.at(-1)), error.is(new Error('a')), error.is(errors.ErrPreconditionViolated)],
    }),
  };
}

/** By the name of the area. */
export const validationAnswers: Readonly<Record<string, Answer>> = {
  'validation-name': validateName,
  'validation-number': validateNumber,
  'validation-address': validateAddress,
  'field-error': makeFieldError,
  'error-matcher': matchErrors,
  aggregate,
};
