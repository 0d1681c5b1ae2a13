import type { ParamKind, ParamRef } from '#api/admissionregistration/v1/zz_generated.types';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { type GroupVersionKindLike, parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { metadataOf } from '../request/metadata.ts';

/** The objects of a kind that parameterizes policies. */
export interface ParamObjects {
  readonly namespaced: boolean;
  /** @param namespace empty for what is in none */
  list(namespace: string): Promise<readonly RuntimeObject[]> | readonly RuntimeObject[];
}

/** Finds the objects of a kind; undefined when there is no such kind. */
export type FindParams = (kind: GroupVersionKindLike) => Promise<ParamObjects | undefined> | ParamObjects | undefined;

/**
 * The objects that a policy's `paramKind` names; undefined for a policy without one. Mirrors `ensureParamsForPolicy`.
 * @throws Error when there is no such kind
 */
export async function paramObjects(
  paramKind: ParamKind | null | undefined,
  find: FindParams | undefined,
): Promise<ParamObjects | undefined> {
  if (!paramKind) return undefined;
  const { apiVersion = '', kind = '' } = paramKind;
  const wanted = parseGroupVersion(apiVersion).withKind(kind);
  const objects = await find?.(wanted);
  if (objects === undefined)
    throw new Error(
      `failed to find resource referenced by paramKind: '${wanted.group}/${wanted.version}, Kind=${wanted.kind}'`,
    );
  return objects;
}

/**
 * The parameters that a binding gives its policy, each for an evaluation of its own: undefined for one without any. None
 * when there are none, and that is not an error. Mirrors Go's `CollectParams`.
 * @param objects those of the policy's kind; undefined for a policy without one
 * @throws Error when the binding can't be used
 */
export async function collectParams(
  objects: ParamObjects | undefined,
  paramRef: ParamRef | null | undefined,
  namespace: string,
): Promise<readonly (RuntimeObject | undefined)[]> {
  if (objects === undefined || !paramRef) return [undefined];
  let inside = '';
  if (objects.namespaced) {
    inside = paramRef.namespace || namespace;
    if (inside === '')
      throw new Error('cannot use namespaced paramRef in policy binding that matches cluster-scoped resources');
  } else if (paramRef.namespace) {
    throw new Error('paramRef.namespace must not be provided for a cluster-scoped `paramKind`');
  }
  const params = select(paramRef, await objects.list(inside));
  if (params.length === 0 && paramRef.parameterNotFoundAction === 'Deny')
    throw new Error('no params found for policy binding with `Deny` parameterNotFoundAction');
  return params;
}

function select({ name, selector: given }: ParamRef, all: readonly RuntimeObject[]): readonly RuntimeObject[] {
  if (name) {
    if (given) throw new Error('paramRef.name and paramRef.selector are mutually exclusive');
    return all.filter((object) => metadataOf(object).name === name);
  }
  if (!given) throw new Error('one of name or selector must be provided');
  const selector = labelSelectorAsSelector(given);
  return all.filter((object) => selector.matches(metadataOf(object).labels));
}
