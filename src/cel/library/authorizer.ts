import { nameIsDNSSubdomain, validateNamespaceName } from '#apimachinery/api/validation/index';
import { type Implementation, memberOverload } from '../decls/declarations.ts';
import { BoolType, objectType, StringType, type Type } from '../types/type.ts';
import { CelError, noSuchOverload, OpaqueValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';

/** The types of the authorizer, and of the steps of a check. */
export const AuthorizerType: Type = /* @__PURE__ */ objectType('kubernetes.authorization.Authorizer');
export const ResourceCheckType: Type = /* @__PURE__ */ objectType('kubernetes.authorization.ResourceCheck');
const PathCheckType: Type = /* @__PURE__ */ objectType('kubernetes.authorization.PathCheck');
const GroupCheckType: Type = /* @__PURE__ */ objectType('kubernetes.authorization.GroupCheck');
const DecisionType: Type = /* @__PURE__ */ objectType('kubernetes.authorization.Decision');

/** The user of the request. */
export interface AuthorizedUser {
  readonly name: string;
  readonly uid?: string;
  readonly groups?: readonly string[];
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}

/** A request to authorize, for a resource or for a path. Mirrors `authorizer.Attributes`. */
export interface AuthorizationAttributes {
  readonly user: AuthorizedUser;
  readonly verb: string;
  /** The path, when it is about none of the API's resources. */
  readonly path?: string;
  readonly group?: string;
  readonly resource?: string;
  readonly subresource?: string;
  readonly namespace?: string;
  readonly name?: string;
  /** Selectors as texts, not yet parsed. */
  readonly fieldSelector?: string;
  readonly labelSelector?: string;
}

/** Whether it is allowed. `error` tells that this could not be found out for certain. */
export interface AuthorizationDecision {
  readonly allowed: boolean;
  readonly reason?: string;
  readonly error?: string;
}

/** Decides. Expressions cannot wait: an authorizer that asks a server has to do so before. */
export type Authorize = (attributes: AuthorizationAttributes) => AuthorizationDecision;

type Check = Omit<AuthorizationAttributes, 'verb'>;

/** A value that only serves as a receiver. */
abstract class Receiver extends OpaqueValue {
  readonly goType = 'library.receiverOnlyObjectVal';

  equals(other: Value): Value {
    return noSuchOverload(other);
  }

  override toString(): string {
    return this.type.name;
  }
}

/** A user and who decides what they may: `authorizer` in admission policies. */
export class AuthorizerValue extends Receiver {
  readonly type: Type = AuthorizerType;
  readonly user: AuthorizedUser;
  readonly authorize: Authorize;

  constructor(user: AuthorizedUser, authorize: Authorize) {
    super();
    this.user = user;
    this.authorize = authorize;
  }
}

/** A check that lacks only its verb, or a group its resource: `authorizer.requestResource` in admission policies. */
export class AuthorizationCheck extends Receiver {
  readonly type: Type;
  readonly check: Check;
  readonly authorize: Authorize;

  private constructor(type: Type, check: Check, authorize: Authorize) {
    super();
    this.type = type;
    this.check = check;
    this.authorize = authorize;
  }

  static path({ user, authorize }: AuthorizerValue, path: string): AuthorizationCheck {
    return new AuthorizationCheck(PathCheckType, { user, path }, authorize);
  }

  static group({ user, authorize }: AuthorizerValue, group: string): AuthorizationCheck {
    return new AuthorizationCheck(GroupCheckType, { user, group }, authorize);
  }

  /** A check of a resource; more of it may be set. */
  static resource({ user, authorize }: AuthorizerValue, check: Omit<Check, 'user' | 'path'>): AuthorizationCheck {
    return new AuthorizationCheck(ResourceCheckType, { ...check, user }, authorize);
  }

  /** The check of a resource with more known. */
  with(more: Partial<Check>): AuthorizationCheck {
    return new AuthorizationCheck(ResourceCheckType, { ...this.check, ...more }, this.authorize);
  }
}

class DecisionValue extends Receiver {
  readonly type: Type = DecisionType;
  readonly decision: AuthorizationDecision;

  constructor(decision: AuthorizationDecision) {
    super();
    this.decision = decision;
  }
}

function serviceAccount({ authorize }: AuthorizerValue, namespace: string, name: string): Value {
  if (nameIsDNSSubdomain(name, false).length > 0) return new CelError('Invalid service account name');
  if (validateNamespaceName(namespace, false).length > 0) return new CelError('Invalid service account namespace');
  const groups = ['system:serviceaccounts', `system:serviceaccounts:${namespace}`];
  return new AuthorizerValue({ name: `system:serviceaccount:${namespace}:${name}`, groups }, authorize);
}

function decide(check: Value | undefined, verb: Value | undefined): Value {
  const { check: known, authorize } = check as AuthorizationCheck;
  return new DecisionValue(authorize({ ...known, verb: verb as string }));
}

/** What a user may do: `authorizer.group('apps').resource('deployments').check('create').allowed()`. Mirrors Kubernetes' `library.Authz` and `AuthzSelectors`. */
export function authorization(): Library {
  const S = StringType;
  const declare = (
    name: string,
    id: string,
    args: readonly Type[],
    result: Type,
    call: (...args: never[]) => Value,
  ): Library['functions'][number] => ({
    name,
    overloads: [memberOverload(id, args, result, call as Implementation)],
  });
  const setter = (
    name: 'subresource' | 'namespace' | 'name' | 'fieldSelector' | 'labelSelector',
    id: string,
  ): Library['functions'][number] =>
    declare(name, id, [ResourceCheckType, S], ResourceCheckType, (check: AuthorizationCheck, value: string) =>
      check.with({ [name]: value }),
    );
  const getter = (
    name: string,
    result: Type,
    get: (decision: AuthorizationDecision) => Value,
  ): Library['functions'][number] =>
    declare(name, `decision_${name}`, [DecisionType], result, ({ decision }: DecisionValue) => get(decision));
  return {
    functions: [
      declare(
        'path',
        'authorizer_path',
        [AuthorizerType, S],
        PathCheckType,
        (authorizer: AuthorizerValue, path: string) =>
          path.trim() === '' ? new CelError('path must not be empty') : AuthorizationCheck.path(authorizer, path),
      ),
      declare('group', 'authorizer_group', [AuthorizerType, S], GroupCheckType, AuthorizationCheck.group),
      declare('serviceAccount', 'authorizer_serviceaccount', [AuthorizerType, S, S], AuthorizerType, serviceAccount),
      declare(
        'resource',
        'groupcheck_resource',
        [GroupCheckType, S],
        ResourceCheckType,
        (check: AuthorizationCheck, resource: string) =>
          resource.trim() === '' ? new CelError('resource must not be empty') : check.with({ resource }),
      ),
      setter('subresource', 'resourcecheck_subresource'),
      setter('namespace', 'resourcecheck_namespace'),
      setter('name', 'resourcecheck_name'),
      setter('fieldSelector', 'authorizer_fieldselector'),
      setter('labelSelector', 'authorizer_labelselector'),
      {
        name: 'check',
        overloads: [
          memberOverload('pathcheck_check', [PathCheckType, S], DecisionType, decide),
          memberOverload('resourcecheck_check', [ResourceCheckType, S], DecisionType, decide),
        ],
      },
      getter('errored', BoolType, ({ error }) => error !== undefined),
      getter('error', S, ({ error }) => error ?? ''),
      getter('allowed', BoolType, ({ allowed }) => allowed),
      getter('reason', S, ({ reason }) => reason ?? ''),
    ],
  };
}
