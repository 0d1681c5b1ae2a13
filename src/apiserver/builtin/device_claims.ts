import { Namespace } from '#api/core/v1/zz_generated.types';
import { AllocatedDeviceStatus, ResourceClaimStatus } from '#api/resource/v1/zz_generated.structs';
import { ResourceClaim, ResourceClaimTemplate } from '#api/resource/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isSameKind, type KindClass } from '#apimachinery/runtime/kind_class';
import { forbidden, internalError } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { asError } from '#engine/text/as_error';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { APIObject } from '../storage/api_object.ts';
import { asKind } from '../storage/as_kind.ts';

/** The label of namespaces whose users may administer devices. */
const ADMIN_ACCESS = 'resource.kubernetes.io/admin-access';
/** What a token of a Pod says of the node of the Pod. */
const NODE_NAME = 'authentication.kubernetes.io/node-name';

/**
 * What users need beside the rights to write claims of devices: a namespace with a label for access to devices that others
 * use, and rights of their own for parts of the status. Mirrors Go's `pkg/registry/resource`.
 */
export class DeviceClaims {
  readonly #namespaces: () => RESTStorage | undefined;

  /** @param namespaces where Namespaces are stored, when they are served */
  constructor(namespaces: () => RESTStorage | undefined) {
    this.#namespaces = namespaces;
  }

  /** The strategy of a Kind with these rules, if it is one of claims. */
  strategy(kind: KindClass, strategy: Strategy): Strategy {
    if (!isSameKind(kind, ResourceClaim) && !isSameKind(kind, ResourceClaimTemplate)) return strategy;
    return {
      ...strategy,
      validate: async (object, context) => [
        ...(await this.#checkNamespace(adminRequest(object), context)),
        ...((await strategy.validate?.(object, context)) ?? []),
      ],
    };
  }

  /** The same of the status. */
  statusStrategy(kind: KindClass, strategy: Strategy): Strategy {
    if (!isSameKind(kind, ResourceClaim)) return strategy;
    return {
      ...strategy,
      validateUpdate: async (object, old, context) => {
        const [status, oldStatus] = [object, old].map((each) => asKind(ResourceClaim, each).status ?? {});
        return [
          ...(await this.#authorize(status ?? {}, oldStatus ?? {}, context)),
          ...((await strategy.validateUpdate?.(object, old, context)) ?? []),
        ];
      },
    };
  }

  async #authorize(status: ResourceClaimStatus, old: ResourceClaimStatus, context: RequestContext): Promise<ErrorList> {
    const granted = adminResult(old) === undefined ? adminResult(status) : undefined;
    return [
      ...(await this.#checkNamespace(granted, context)),
      ...(await checkBinding(status, old, context)),
      ...(status.allocation ? await checkDevices(status, old, context) : []),
    ];
  }

  async #checkNamespace(path: Path | undefined, context: RequestContext): Promise<ErrorList> {
    if (path === undefined) return [];
    const store = this.#namespaces();
    if (store === undefined) return [];
    try {
      const { metadata } = asKind(Namespace, await store.get(context.namespace, { ...context, namespace: '' }));
      if (metadata.labels?.[ADMIN_ACCESS] === 'true') return [];
    } catch (error) {
      const message = `could not retrieve namespace to verify admin access: ${asError(error).message}`;
      return [internalError(path, new Error(message))];
    }
    const what = 'admin access to devices requires the';
    return [forbidden(path, `${what} \`${ADMIN_ACCESS}: true\` label on the containing namespace`)];
  }
}

/** Where a claim or its template asks for access to devices in use; undefined: nowhere. */
function adminRequest(object: APIObject): Path | undefined {
  const spec =
    object.kind === ResourceClaim.kind
      ? asKind(ResourceClaim, object).spec
      : asKind(ResourceClaimTemplate, object).spec?.spec;
  const index = spec?.devices?.requests?.findIndex(({ exactly }) => exactly?.adminAccess === true) ?? -1;
  return index < 0 ? undefined : newPath('spec', 'devices', 'requests').index(index).child('adminAccess');
}

/** Where a status grants it. */
function adminResult({ allocation }: ResourceClaimStatus): Path | undefined {
  const index = allocation?.devices?.results?.findIndex(({ adminAccess }) => adminAccess === true) ?? -1;
  return index < 0
    ? undefined
    : newPath('status', 'allocation', 'devices', 'results').index(index).child('adminAccess');
}

/** Who allocates or reserves a claim needs a right for that. */
async function checkBinding(
  status: ResourceClaimStatus,
  old: ResourceClaimStatus,
  { verb = '', authorize }: RequestContext,
): Promise<ErrorList> {
  const [bound, wasBound] = [status, old].map(
    ({ allocation, reservedFor }): ResourceClaimStatus => ({
      ...(allocation && { allocation }),
      ...(reservedFor && { reservedFor }),
    }),
  );
  if (authorize === undefined || deepEqual(ResourceClaimStatus, bound ?? {}, wasBound ?? {})) return [];
  const error = await failure(authorize({ verb, subresource: 'binding', namespace: '', name: '' }));
  if (error === undefined) return [];
  const right = `resource="resourceclaims/binding", verb="${verb}"`;
  const detail = `changing status.allocation or status.reservedFor requires ${right} permission: ${error.message}`;
  return [forbidden(newPath('status', 'allocation'), detail)];
}

/** So does a driver for the devices of the claim: another one where it runs on the node of the claim. */
async function checkDevices(
  status: ResourceClaimStatus,
  old: ResourceClaimStatus,
  { verb = '', user, namespace, authorize }: RequestContext,
): Promise<ErrorList> {
  if (authorize === undefined) return [];
  const verbs = [...(isOnNode(user, nodeOf(status)) ? [`associated-node:${verb}`] : []), `arbitrary-node:${verb}`];
  const errors: ErrorList = [];
  for (const name of changedDrivers(status.devices ?? [], old.devices ?? [])) {
    let first: Error | undefined;
    let isAllowed = false;
    for (const each of verbs) {
      const error = await failure(authorize({ verb: each, subresource: 'driver', namespace, name }));
      isAllowed = error === undefined;
      if (isAllowed) break;
      first ??= error;
    }
    if (isAllowed) continue;
    const right = `resource="resourceclaims/driver", verb="[${verbs.join(' ')}]"`;
    const detail = `changing status.devices requires ${right} permission: ${first?.message}`;
    errors.push(forbidden(newPath('status', 'devices'), detail));
  }
  return errors;
}

/** The drivers of the devices that are new, gone or other than before. */
function changedDrivers(devices: readonly AllocatedDeviceStatus[], old: readonly AllocatedDeviceStatus[]): string[] {
  const keyOf = ({ driver, pool, device, shareID }: AllocatedDeviceStatus): string =>
    JSON.stringify([driver, pool, device, shareID]);
  const before = new Map(old.map((each) => [keyOf(each), each]));
  const changed = new Set<string>();
  for (const each of devices) {
    const known = before.get(keyOf(each));
    before.delete(keyOf(each));
    if (known === undefined || !deepEqual(AllocatedDeviceStatus, known, each)) changed.add(each.driver);
  }
  for (const { driver } of before.values()) changed.add(driver);
  return [...changed].sort();
}

/** The node that a claim is allocated to; undefined: none, or several. */
function nodeOf({ allocation }: ResourceClaimStatus): string | undefined {
  const [term, ...others] = allocation?.nodeSelector?.nodeSelectorTerms ?? [];
  const [field, ...more] = term?.matchFields ?? [];
  const [name, ...names] = field?.values ?? [];
  const isOne = others.length + more.length + names.length + (term?.matchExpressions?.length ?? 0) === 0;
  return isOne && field?.key === 'metadata.name' && field.operator === 'In' ? name : undefined;
}

/** Whether a user is the ServiceAccount of a Pod on a node. */
function isOnNode({ name, extra = {} }: RequestContext['user'], node: string | undefined): boolean {
  const nodes = extra[NODE_NAME] ?? [];
  return (
    node !== undefined && /^system:serviceaccount:[^:]+:[^:]+$/.test(name) && nodes.length === 1 && nodes[0] === node
  );
}

async function failure(work: Promise<void>): Promise<Error | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return asError(error);
  }
}
