import type { ExpressionWarning } from '#api/admissionregistration/v1/zz_generated.structs';
import type { ValidatingAdmissionPolicy } from '#api/admissionregistration/v1/zz_generated.types';
import type { RESTMapper } from '#apimachinery/api/meta/rest_mapper';
import { type GroupVersionKindLike, parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { compareUTF8 } from '#engine/text/utf8';
import {
  AuthorizerType,
  assignTypeName,
  type DeclType,
  DynType,
  declTypeOf,
  type Environment,
  kubernetesEnvironment,
  type Schema,
  type Type,
  typeProviderOf,
} from '../../cel/index.ts';
import { NamespaceType, policyTypes, RequestType, VariablesType, variableType } from '../cel/types.ts';

/** What is known of the objects that a policy is for. */
export interface KnownTypes {
  /** The Kinds of resources. */
  readonly restMapper: Pick<RESTMapper, 'kindsFor'>;
  /** The schema of a Kind, without references to others; undefined: it is not checked. */
  schemaOf(kind: GroupVersionKindLike): Schema | undefined;
}

/** A Kind that is checked. `type` is undefined when nothing is known of its fields. */
interface CheckedKind {
  readonly kind: GroupVersionKindLike;
  readonly type: DeclType | undefined;
}

/** More Kinds of one rule are not checked. */
const MAX_KINDS = 10;

/**
 * What is wrong with the expressions of a policy, by the types of the objects that its rules name: for `status.typeChecking`.
 * It says nothing of Kinds behind wildcards and of subresources, nor of match conditions and audit annotations. Mirrors Go's
 * `TypeChecker.Check`.
 */
export function typeCheck(policy: ValidatingAdmissionPolicy, known: KnownTypes): ExpressionWarning[] {
  const { validations, variables, paramKind, matchConstraints } = policy.spec ?? {};
  const kinds = kindsToCheck(matchConstraints?.resourceRules ?? [], known).flatMap((kind) => checkedKind(kind, known));
  if (kinds.length === 0) return [];
  const params = paramKind ? paramsOf(paramKind, known) : undefined;
  const environments = kinds.map(({ kind, type }) => ({
    kind,
    environment: environmentOf(type, params, variables ?? []),
  }));
  const warn = (fieldRef: string, expression: string): ExpressionWarning[] => {
    const found = environments.flatMap(({ kind: { group, version, kind }, environment }) => {
      const compiled = environment.compile(expression);
      if (compiled.program !== undefined || compiled.stage === 'program') return [];
      return `${group}/${version}, Kind=${kind}: ${compiled.message}\n`;
    });
    return found.length === 0 ? [] : [{ fieldRef, warning: found.join('\n') }];
  };
  return (validations ?? []).flatMap(({ expression, messageExpression }, at) => [
    ...warn(`spec.validations[${at}].expression`, expression),
    ...(messageExpression ? warn(`spec.validations[${at}].messageExpression`, messageExpression) : []),
  ]);
}

interface Rule {
  readonly apiGroups?: readonly string[];
  readonly apiVersions?: readonly string[];
  readonly resources?: readonly string[];
}

/** By group, version and Kind. Mirrors Go's `typesToCheck`. */
function kindsToCheck(rules: readonly Rule[], { restMapper }: KnownTypes): GroupVersionKindLike[] {
  const found = new Map<string, GroupVersionKindLike>();
  for (const { apiGroups = [], apiVersions = [], resources = [] } of rules) {
    if ([...apiGroups, ...apiVersions].some((name) => name.includes('*'))) continue;
    const whole = resources.filter((resource) => !/[*/]/.test(resource));
    let count = 0;
    for (const group of [...apiGroups].sort(compareUTF8))
      for (const version of [...apiVersions].sort(compareUTF8))
        for (const resource of [...whole].sort(compareUTF8))
          for (const kind of kindsFor(restMapper, { group, version, resource })) {
            found.set(`${kind.group}/${kind.version}/${kind.kind}`, kind);
            if (++count === MAX_KINDS) return inOrder(found.values());
          }
  }
  return inOrder(found.values());
}

function kindsFor(
  restMapper: KnownTypes['restMapper'],
  resource: Parameters<RESTMapper['kindsFor']>[0],
): readonly GroupVersionKindLike[] {
  try {
    return restMapper.kindsFor(resource);
  } catch {
    return [];
  }
}

function inOrder(kinds: Iterable<GroupVersionKindLike>): GroupVersionKindLike[] {
  return [...kinds].sort(
    (a, b) => compareUTF8(a.group, b.group) || compareUTF8(a.version, b.version) || compareUTF8(a.kind, b.kind),
  );
}

/** @returns nothing for a Kind without a schema */
function checkedKind(kind: GroupVersionKindLike, { schemaOf }: KnownTypes, mark: string = ''): CheckedKind[] {
  const schema = schemaOf(kind);
  if (schema === undefined) return [];
  const type = declTypeOf(schema, true);
  // Types have names, which messages show; those of objects and parameters differ.
  return [{ kind, type: type && assignTypeName(type, `${kind.kind}${mark}`) }];
}

/** @returns undefined for an apiVersion that is none: then there is no `params` */
function paramsOf(
  { apiVersion = '', kind = '' }: { readonly apiVersion?: string; readonly kind?: string },
  known: KnownTypes,
): { readonly type: DeclType | undefined } | undefined {
  let parsed: ReturnType<typeof parseGroupVersion>;
  try {
    parsed = parseGroupVersion(apiVersion);
  } catch {
    return undefined;
  }
  const { group, version } = parsed;
  if (group === '' && version === '' && kind === '') return undefined;
  const [checked] = checkedKind({ group, version, kind }, known, '0');
  return { type: checked?.type };
}

/** Mirrors Go's `buildEnvSet`. */
function environmentOf(
  object: DeclType | undefined,
  params: { readonly type: DeclType | undefined } | undefined,
  variables: readonly { readonly name: string; readonly expression: string }[],
): Environment {
  const known = new Map<string, Type>();
  const type = object?.type ?? DynType;
  let environment = kubernetesEnvironment().extend({
    types: policyTypes(known),
    variables: {
      object: type,
      oldObject: type,
      namespaceObject: NamespaceType,
      request: RequestType,
      variables: VariablesType,
      // As in Go, expressions that name `authorizer.requestResource` are warned of.
      authorizer: AuthorizerType,
      ...(params && { params: params.type?.type ?? DynType }),
    },
  });
  for (const declared of [object, params?.type])
    if (declared !== undefined) environment = environment.extend({ types: typeProviderOf(declared) });
  // A variable sees those before it.
  for (const { name, expression } of variables) {
    const compiled = environment.compile(expression);
    const { outputType } = compiled.program ?? compiled;
    known.set(
      name,
      variableType(compiled.program === undefined && compiled.stage === 'compile' ? undefined : outputType),
    );
  }
  return environment;
}
