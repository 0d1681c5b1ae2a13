import { Scale } from '#api/autoscaling/v1/zz_generated.types';
import { newBadRequest, newConflict, newInternalError, newInvalid } from '#apimachinery/api/errors/constructors';
import { nestedInt64, nestedString } from '#apimachinery/apis/meta/v1/unstructured/nested_field';
import { setNestedField } from '#apimachinery/apis/meta/v1/unstructured/set_nested_field';
import { ScaleHandler } from '#apimachinery/util/managedfields/scale_handler';
import { makePath } from '#apimachinery/util/structuredmergediff/fieldpath/path';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { copy } from '#engine/verbs/copy';
import type { APIObject } from '../storage/api_object.ts';
import type { CustomREST } from './custom_rest.ts';
import type { RequestContext } from './rest/request_context.ts';
import type { RESTStorage, Updated } from './rest_storage.ts';
import type { UpdatedObjectInfo, UpdateOptions } from './store_options.ts';

/** Where a Kind keeps what its subresource `scale` shows: paths such as `spec.replicas`, in its storage version. */
export interface ScaleOptions {
  /** The replicas one wants; `spec.replicas` unless given. */
  readonly specReplicasPath?: string;
  /** The replicas there are; `status.replicas` unless given. */
  readonly statusReplicasPath?: string;
  /** The selector of their Pods as text, for autoscalers. Nowhere unless given. */
  readonly labelSelectorPath?: string;
  /** The same, where it is kept in another form. */
  readonly labelSelector?: (object: APIObject) => string | undefined;
}

/** Stands for replicas that an object doesn't have, while its Scale is changed. */
const NO_REPLICAS = -(2 ** 31);

/**
 * The subresource `scale`: reads and writes the replicas of an object as a Scale of autoscaling/v1.
 * Mirrors `ScaleREST` of Go's apiextensions-apiserver.
 * @param apiVersions the versions in which the object is served, that of `store` first
 * @param validates whether `store` itself refuses replicas below 0
 */
export function scaleREST(
  store: RESTStorage,
  apiVersions: readonly [string, ...string[]],
  options: ScaleOptions,
  validates = false,
): CustomREST {
  const [apiVersion] = apiVersions;
  const paths = {
    spec: split(options.specReplicasPath ?? 'spec.replicas'),
    status: split(options.statusReplicasPath ?? 'status.replicas'),
    selector: options.labelSelectorPath === undefined ? undefined : split(options.labelSelectorPath),
  };
  const mappings = new Map(apiVersions.map((version) => [version, makePath(...paths.spec)]));
  const toScale = (object: APIObject): Scale => {
    const { name, namespace, uid, resourceVersion, creationTimestamp } = object.metadata;
    const replicas = nestedInt64(object, ...paths.spec);
    const selector = paths.selector ? nestedString(object, ...paths.selector) : options.labelSelector?.(object);
    return new Scale({
      metadata: {
        ...(name !== undefined && { name }),
        ...(namespace !== undefined && { namespace }),
        ...(uid !== undefined && { uid }),
        ...(resourceVersion !== undefined && { resourceVersion }),
        ...(creationTimestamp !== undefined && { creationTimestamp }),
      },
      spec: { ...(replicas !== undefined && { replicas: Number(replicas) }) },
      status: {
        replicas: Number(nestedInt64(object, ...paths.status) ?? 0),
        ...(selector !== undefined && { selector }),
      },
    });
  };
  /** What a request changes: it shows, too, who owns the replicas, and whether there are any. */
  const toChange = (object: APIObject): Scale => {
    const scale = toScale(object);
    const entries = new ScaleHandler(object.metadata.managedFields ?? [], apiVersion, mappings).toSubresource();
    if (entries !== undefined && entries.length > 0) scale.metadata.managedFields = entries;
    scale.spec = { replicas: scale.spec?.replicas ?? NO_REPLICAS };
    return scale;
  };
  const fromScale = (existing: APIObject, scale: Scale): APIObject => {
    const { uid, resourceVersion, managedFields } = scale.metadata;
    if (uid && uid !== existing.metadata.uid)
      throw newConflict(
        { group: 'autoscaling', resource: 'scale' },
        scale.metadata.name ?? '',
        new Error(
          `Precondition failed: UID in precondition: ${uid}, UID in object meta: ${existing.metadata.uid ?? ''}`,
        ),
      );
    const replicas = scale.spec?.replicas ?? 0;
    if (replicas === NO_REPLICAS)
      throw newBadRequest(`the spec replicas field ${JSON.stringify(`.${paths.spec.join('.')}`)} cannot be empty`);
    if (replicas < 0 && !validates)
      throw newInvalid({ group: 'autoscaling', kind: 'Scale' }, scale.metadata.name ?? '', [
        invalid(newPath('spec', 'replicas'), replicas, 'must be greater than or equal to 0'),
      ]);
    const object = copy(existing);
    setNestedField(object, replicas, ...paths.spec);
    // Without one, whatever is there is changed.
    if (resourceVersion) object.metadata.resourceVersion = resourceVersion;
    const entries = new ScaleHandler(existing.metadata.managedFields ?? [], apiVersion, mappings).toParent(
      managedFields ?? [],
    );
    if (entries !== undefined && entries.length > 0) object.metadata.managedFields = entries;
    else delete object.metadata.managedFields;
    return object;
  };
  return {
    async get(name, context, resourceVersion) {
      const object = await store.get(name, context, resourceVersion);
      const scale = toScale(object);
      if (scale.spec?.replicas === undefined)
        throw newInternalError(new Error(`the spec replicas field ".${paths.spec.join('.')}" does not exist`));
      return scale;
    },
    async update(
      name: string,
      info: UpdatedObjectInfo,
      context: RequestContext,
      { strategy: _, updateValidation, ...options }: UpdateOptions = {},
    ): Promise<Updated> {
      const { object } = await store.update(
        name,
        {
          preconditions: info.preconditions,
          async updatedObject(existing) {
            if (existing === undefined) throw newBadRequest('a Scale is not created: its object is');
            return fromScale(existing, (await info.updatedObject(toChange(existing))) as Scale);
          },
        },
        context,
        {
          ...options,
          forceAllowCreate: false,
          updateValidation: (object, old) => updateValidation?.(toScale(object), toScale(old)),
        },
      );
      return { object: toScale(object), created: false };
    },
  };
}

function split(path: string): [string, ...string[]] {
  const [first = '', ...rest] = path.replace(/^\./, '').split('.');
  return [first, ...rest];
}
