import { copy } from '#engine/verbs/copy';
import { isAlreadyExists, isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import type { RequestContext } from '../../registry/rest/request_context.ts';
import type { RESTStorage } from '../../registry/rest_storage.ts';
import type { APIObject } from '../../storage/api_object.ts';
import { isProtected, reconciledBinding, reconciledRole, type AnyBinding, type AnyRole } from './reconciled.ts';

/** How often an object is tried again that others write at the same time. */
const TRIES = 5;

/**
 * Makes the roles and bindings that are missing, and adds what stored ones lack, unless their annotation
 * `rbac.authorization.kubernetes.io/autoupdate` is `false`. Mirrors Go's `EnsureRBACPolicy`.
 * @param store gives the storage of a Kind by its name
 * @throws {StatusError} when an object can neither be read nor written
 */
export async function ensurePolicy(
  policy: readonly (Role | ClusterRole | RoleBinding | ClusterRoleBinding)[],
  store: (kind: string) => RESTStorage,
  context: RequestContext,
): Promise<void> {
  for (const object of policy) {
    const own = { ...context, namespace: object.metadata.namespace ?? '' };
    for (let tried = 1; !(await isEnsured(object, store(object.kind), own, tried === TRIES)); tried++);
  }
}

/** @returns no: another one was faster @param isLast throws then */
async function isEnsured(
  expected: AnyRole | AnyBinding,
  store: RESTStorage,
  context: RequestContext,
  isLast: boolean,
): Promise<boolean> {
  const { name = '' } = expected.metadata;
  try {
    const existing = await found(store, name, context);
    if (existing === undefined) await store.create(copy(expected), context);
    else if (!isProtected(existing)) await bringUpToDate(existing, expected, store, context);
    return true;
  } catch (error) {
    if (isLast || !(isAlreadyExists(error) || isConflict(error) || isNotFound(error))) throw error;
    return false;
  }
}

async function bringUpToDate(
  existing: APIObject,
  expected: AnyRole | AnyBinding,
  store: RESTStorage,
  context: RequestContext,
): Promise<void> {
  const { name = '', uid } = existing.metadata;
  const reconciled = reconciledOf(existing, expected);
  if (reconciled === undefined) return;
  if (reconciled !== 'other role') {
    // With the resourceVersion that was read.
    await store.update(name, { updatedObject: () => copy(reconciled) }, context);
    return;
  }
  const preconditions = uid === undefined ? {} : { preconditions: { uid } };
  await store.delete(name, new DeleteOptions(preconditions), context);
  await store.create(copy(expected), context);
}

function reconciledOf(existing: APIObject, expected: AnyRole | AnyBinding): APIObject | 'other role' | undefined {
  if (!isBinding(expected)) return reconciledRole(existing, expected);
  return isBinding(existing) ? reconciledBinding(existing, expected) : undefined;
}

async function found(store: RESTStorage, name: string, context: RequestContext): Promise<APIObject | undefined> {
  try {
    return await store.get(name, context);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

function isBinding(object: object): object is AnyBinding {
  return 'roleRef' in object;
}
