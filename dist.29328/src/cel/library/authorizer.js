import { nameIsDNSSubdomain, validateNamespaceName } from '#apimachinery/api/validation/index';
import { memberOverload } from '../decls/declarations.js';
import { BoolType, objectType, StringType } from '../types/type.js';
import { CelError, noSuchOverload, OpaqueValue } from '../values/value.js';
/** The types of the authorizer, and of the steps of a check. */
export const AuthorizerType = /* @__PURE__ */ objectType('kubernetes.authorization.Authorizer');
export const ResourceCheckType = /* @__PURE__ */ objectType('kubernetes.authorization.ResourceCheck');
const PathCheckType = /* @__PURE__ */ objectType('kubernetes.authorization.PathCheck');
const GroupCheckType = /* @__PURE__ */ objectType('kubernetes.authorization.GroupCheck');
const DecisionType = /* @__PURE__ */ objectType('kubernetes.authorization.Decision');
/** A value that only serves as a receiver. */
class Receiver extends OpaqueValue {
    goType = 'library.receiverOnlyObjectVal';
    equals(other) {
        return noSuchOverload(other);
    }
    toString() {
        return this.type.name;
    }
}
/** A user and who decides what they may: `authorizer` in admission policies. */
export class AuthorizerValue extends Receiver {
    type = AuthorizerType;
    user;
    authorize;
    constructor(user, authorize) {
        super();
        this.user = user;
        this.authorize = authorize;
    }
}
/** A check that lacks only its verb, or a group its resource: `authorizer.requestResource` in admission policies. */
export class AuthorizationCheck extends Receiver {
    type;
    check;
    authorize;
    constructor(type, check, authorize) {
        super();
        this.type = type;
        this.check = check;
        this.authorize = authorize;
    }
    static path({ user, authorize }, path) {
        return new AuthorizationCheck(PathCheckType, { user, path }, authorize);
    }
    static group({ user, authorize }, group) {
        return new AuthorizationCheck(GroupCheckType, { user, group }, authorize);
    }
    /** A check of a resource; more of it may be set. */
    static resource({ user, authorize }, check) {
        return new AuthorizationCheck(ResourceCheckType, { ...check, user }, authorize);
    }
    /** The check of a resource with more known. */
    with(more) {
        return new AuthorizationCheck(ResourceCheckType, { ...this.check, ...more }, this.authorize);
    }
}
class DecisionValue extends Receiver {
    type = DecisionType;
    decision;
    constructor(decision) {
        super();
        this.decision = decision;
    }
}
function serviceAccount({ authorize }, namespace, name) {
    if (nameIsDNSSubdomain(name, false).length > 0)
        return new CelError('Invalid service account name');
    if (validateNamespaceName(namespace, false).length > 0)
        return new CelError('Invalid service account namespace');
    const groups = ['system:serviceaccounts', `system:serviceaccounts:${namespace}`];
    return new AuthorizerValue({ name: `system:serviceaccount:${namespace}:${name}`, groups }, authorize);
}
function decide(check, verb) {
    const { check: known, authorize } = check;
    return new DecisionValue(authorize({ ...known, verb: verb }));
}
/** What a user may do: `authorizer.group('apps').resource('deployments').check('create').allowed()`. Mirrors Kubernetes' `library.Authz` and `AuthzSelectors`. */
export function authorization() {
    const S = StringType;
    const declare = (name, id, args, result, call) => ({
        name,
        overloads: [memberOverload(id, args, result, call)],
    });
    const setter = (name, id) => declare(name, id, [ResourceCheckType, S], ResourceCheckType, (check, value) => check.with({ [name]: value }));
    const getter = (name, result, get) => declare(name, `decision_${name}`, [DecisionType], result, ({ decision }) => get(decision));
    return {
        functions: [
            declare('path', 'authorizer_path', [AuthorizerType, S], PathCheckType, (authorizer, path) => path.trim() === '' ? new CelError('path must not be empty') : AuthorizationCheck.path(authorizer, path)),
            declare('group', 'authorizer_group', [AuthorizerType, S], GroupCheckType, AuthorizationCheck.group),
            declare('serviceAccount', 'authorizer_serviceaccount', [AuthorizerType, S, S], AuthorizerType, serviceAccount),
            declare('resource', 'groupcheck_resource', [GroupCheckType, S], ResourceCheckType, (check, resource) => resource.trim() === '' ? new CelError('resource must not be empty') : check.with({ resource })),
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
