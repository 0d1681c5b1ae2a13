import {
  type ClusterRole,
  groupName,
  type PolicyRule,
  type RoleBinding,
  type RoleRef,
} from '#api/rbac/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newForbidden, newNotFound } from '#apimachinery/api/errors/constructors';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { quote } from '#engine/schema/fault';
import type { RequestContext } from '../../registry/rest/request_context.ts';
import type { RESTStorage } from '../../registry/rest_storage.ts';
import { SystemPrivilegedGroup } from '../../request/user.ts';
import type { APIObject } from '../../storage/api_object.ts';
import { withMetadata } from '../../storage/with_metadata.ts';
import type { Authorizer } from '../authorizer.ts';
import { describeRules, quoteAll, uncovered } from './covers.ts';
import { type RoleSource, roleReferenceRules, rulesFor } from './rule_resolver.ts';

/** Everything, which who lets a role collect other roles must be permitted to do. */
const FULL_AUTHORITY: readonly PolicyRule[] = [
  { verbs: ['*'], apiGroups: ['*'], resources: ['*'] },
  { verbs: ['*'], nonResourceURLs: ['*'] },
];

/**
 * Writes of roles and bindings that grant no more than the writer has, unless the writer may `escalate` the role or
 * `bind` it. Mirrors Go's `policybased.Storage`.
 */
export function withoutEscalation(
  kind: KindClass,
  store: RESTStorage,
  source: RoleSource,
  authorizer: Authorizer,
): Partial<RESTStorage> {
  const resource = { group: groupName, resource: kind.resource! };
  const isRole = kind.kind === 'Role' || kind.kind === 'ClusterRole';

  /** @param name in the path @param old undefined: the object is new */
  async function check(object: APIObject, old: APIObject | undefined, name: string, context: RequestContext) {
    if (context.user.groups.includes(SystemPrivilegedGroup)) return;
    if (old !== undefined && changesOnlyOwners(object, old)) return;
    const refuse = (error: Error): Error => newForbidden(resource, object.metadata.name ?? '', error);
    if (!isRole) {
      if (!isBinding(object)) return;
      const { roleRef } = object;
      if (await mayBind(roleRef, context)) return;
      const error = missingRights(source, boundRules(roleRef, context), context);
      if (error) throw refuse(error);
      return;
    }
    if (await isAllowed('escalate', resource.resource, name, context)) return;
    const error = missingRights(source, rulesIn(object), context);
    if (error) throw refuse(error);
    if ((aggregates(object) || (old && aggregates(old))) && missingRights(source, FULL_AUTHORITY, context))
      throw refuse(new Error('must have cluster-admin privileges to use the aggregationRule'));
  }

  function boundRules(roleRef: RoleRef, { namespace }: RequestContext): PolicyRule[] {
    try {
      return roleReferenceRules(source, roleRef, namespace);
    } catch (error) {
      // Go names the resource of the request.
      throw isNotFound(error) ? newNotFound(resource, roleRef.name) : error;
    }
  }

  function mayBind({ kind, name }: RoleRef, context: RequestContext): Promise<boolean> {
    return isAllowed('bind', kind === 'Role' ? 'roles' : 'clusterroles', name, context);
  }

  async function isAllowed(verb: string, resource: string, name: string, context: RequestContext): Promise<boolean> {
    const { namespace, user } = context;
    const asked = { path: '', verb, apiGroup: groupName, apiVersion: '*', namespace, resource, name, user };
    return (await authorizer({ ...asked, isResourceRequest: true, subresource: '' })).allowed;
  }

  return {
    async create(object, context, options) {
      await check(object, undefined, '', context);
      return store.create(object, context, options);
    },
    update(name, info, context, options) {
      const updatedObject = async (existing: APIObject | undefined): Promise<APIObject> => {
        const object = await info.updatedObject(existing);
        await check(object, existing, name, context);
        return object;
      };
      return store.update(name, { ...info, updatedObject }, context, options);
    },
  };
}

/** What the user of a request lacks for permitting something. Mirrors Go's `ConfirmNoEscalation`. */
function missingRights(
  source: RoleSource,
  rules: readonly PolicyRule[],
  { user, namespace }: RequestContext,
): Error | undefined {
  const found = [...rulesFor(source, user, namespace)];
  const missing = uncovered(
    found.flatMap((each) => ('rule' in each ? [each.rule] : [])),
    rules,
  );
  if (missing.length === 0) return undefined;
  const failed = newAggregate(found.flatMap((each) => ('error' in each ? [each.error] : [])));
  return new Error(
    `user ${quote(user.name)} (groups=${quoteAll(user.groups)}) is attempting to grant RBAC permissions not currently held:\n` +
      describeRules(missing).join('\n') +
      (failed === undefined ? '' : `; resolution errors: [${failed.message}]`),
  );
}

/** Whether an update only lets the garbage collector go on. Mirrors Go's `IsOnlyMutatingGCFields`. */
export function changesOnlyOwners(object: APIObject, old: APIObject): boolean {
  const asBefore = (metadata: APIObject['metadata']): APIObject['metadata'] => {
    const { ownerReferences: _, finalizers: __, managedFields: ___, ...rest } = metadata;
    return rest;
  };
  return deepEqual(withMetadata(object, asBefore(object.metadata)), withMetadata(old, asBefore(old.metadata)));
}

function isBinding(object: APIObject): object is APIObject & Pick<RoleBinding, 'roleRef'> {
  return 'roleRef' in object;
}

function isRoleLike(object: APIObject): object is APIObject & Pick<ClusterRole, 'aggregationRule' | 'rules'> {
  return !isBinding(object);
}

function rulesIn(object: APIObject): readonly PolicyRule[] {
  return isRoleLike(object) ? (object.rules ?? []) : [];
}

function aggregates(object: APIObject): boolean {
  return isRoleLike(object) && (object.aggregationRule?.clusterRoleSelectors ?? []).length > 0;
}
