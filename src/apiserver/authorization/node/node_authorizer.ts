import { PodCertificateRequest } from '#api/certificates/v1/zz_generated.types';
import { PersistentVolume, Pod } from '#api/core/v1/zz_generated.types';
import type { PolicyRule } from '#api/rbac/v1/zz_generated.structs';
import { ResourceSlice } from '#api/resource/v1/zz_generated.types';
import { VolumeAttachment } from '#api/storage/v1/zz_generated.types';
import { parseSelector } from '#apimachinery/fields/parse_selector';
import { isKind, type KindClass } from '#apimachinery/runtime/kind_class';
import { quote } from '#engine/schema/fault';
import { type FollowedEvent, followObjects } from '../../registry/follow_objects.ts';
import type { RequestContext } from '../../registry/rest/request_context.ts';
import { APIServerUser } from '../../request/user.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { Attributes, Authorizer, AuthorizerHost, Decision, HostedAuthorizer } from '../authorizer.ts';
import { ruleAllows } from '../rbac/covers.ts';
import { Graph, type VertexType } from './graph.ts';
import { nodeNameOf } from './node_identity.ts';

/**
 * Decides for kubelets, users `system:node:NAME` of the group `system:nodes`: each reads and writes what belongs to its node,
 * and reads what the Pods bound to it refer to. Others it leaves to the next authorizer. What it cannot see, the objects of
 * writes, the admission plug-in `NodeRestriction` looks at. Mirrors kube-apiserver's `--authorization-mode Node`.
 *
 * ```ts
 * new APIServer({ scheme, authentication, authorization: firstToDecide(nodeAuthorizer(), rbac()) });
 * ```
 */
export function nodeAuthorizer(): HostedAuthorizer {
  return { install };
}

function install(host: AuthorizerHost): Authorizer {
  const graph = new Graph();
  let rules: readonly PolicyRule[] = [];
  let starting: Promise<void> | undefined;

  async function start(): Promise<void> {
    const { clusterRoles } = await import('../rbac/zz_generated.policy.ts');
    rules = clusterRoles.find(({ metadata }) => metadata.name === 'system:node')?.rules ?? [];
    await Promise.all(FOLLOWED.map((followed) => follow(host, graph, followed)));
  }

  host.beforeRequests(() => {
    starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  });

  const authorizer: Authorizer = (asked) => {
    const node = nodeNameOf(asked.user);
    if (node === undefined) return { allowed: false };
    if (node === '') return refuse(`unknown node for user ${quote(asked.user.name)}`);
    const decide = asked.isResourceRequest ? RESOURCES.get(`${asked.resource}.${asked.apiGroup}`) : undefined;
    if (decide !== undefined) return decide(asked, node, graph);
    return { allowed: rules.some((rule) => ruleAllows(asked, rule)) };
  };
  authorizer.rulesFor = (user) => {
    const isNode = nodeNameOf(user) !== undefined;
    return {
      resourceRules: [],
      nonResourceRules: [],
      incomplete: isNode,
      evaluationError: isNode ? 'node authorizer does not support user rule resolution' : '',
    };
  };
  return authorizer;
}

/** A Kind that the graph is made of. */
interface Followed {
  readonly kind: KindClass;
  readonly type: VertexType;
  add(graph: Graph, object: APIObject): void;
}

const ofNode = <T extends APIObject>(
  kind: KindClass<T>,
  type: VertexType,
  nodeOf: (object: T) => string | undefined,
): Followed => ({
  kind,
  type,
  add(graph, object) {
    const { name = '', namespace = '' } = object.metadata;
    if (isKind(kind, object)) graph.addOfNode(type, namespace, name, nodeOf(object) ?? '');
  },
});

const FOLLOWED: readonly Followed[] = [
  { kind: Pod, type: 'pod', add: (graph, object) => isKind(Pod, object) && graph.addPod(object) },
  {
    kind: PersistentVolume,
    type: 'persistentvolume',
    add: (graph, object) => isKind(PersistentVolume, object) && graph.addVolume(object),
  },
  ofNode(VolumeAttachment, 'volumeattachment', ({ spec }) => spec?.nodeName),
  ofNode(ResourceSlice, 'resourceslice', ({ spec }) => spec?.nodeName),
  ofNode(PodCertificateRequest, 'podcertificaterequest', ({ spec }) => spec?.nodeName),
];

/** Resolves when all objects are in the graph; it is kept up to date until the server ends. */
function follow(host: AuthorizerHost, graph: Graph, { kind, type, add }: Followed): Promise<void> {
  const store = host.find(kind)?.store;
  if (store === undefined) return Promise.resolve();
  const context: RequestContext = { namespace: '', user: APIServerUser, warn: () => {}, signal: host.signal };
  return new Promise((resolve) => {
    const tell = (event: FollowedEvent): void => {
      if (event.type === 'BOOKMARK') resolve();
      else if (event.type === 'DELETED')
        graph.delete(type, event.object.metadata.namespace ?? '', event.object.metadata.name ?? '');
      else add(graph, event.object);
    };
    void followObjects(store, context, tell, (error) => host.onError(error));
  });
}

type Decide = (asked: Attributes, node: string, graph: Graph) => Decision;

const ALLOWED: Decision = { allowed: true };

/** Nobody has said no: the next authorizer may allow it. */
const refuse = (reason = ''): Decision => ({ allowed: false, ...(reason !== '' && { reason }) });

function related({ namespace, name }: Attributes, node: string, graph: Graph, type: VertexType): Decision {
  if (name === '') return refuse('No Object name found');
  if (graph.isRelated(node, type, namespace, name)) return ALLOWED;
  return refuse(`no relationship found between node '${node}' and this object`);
}

/** One object, by its name. Mirrors Go's `authorizeGet`. */
const getting =
  (type: VertexType): Decide =>
  (asked, node, graph) => {
    if (asked.verb !== 'get') return refuse('can only get individual resources of this type');
    if (asked.subresource !== '') return refuse('cannot get subresource');
    return related(asked, node, graph, type);
  };

/** One object, by its name or with a field selector for it. Mirrors Go's `authorizeReadNamespacedObject`. */
const reading =
  (type: VertexType): Decide =>
  (asked, node, graph) => {
    if (!['get', 'list', 'watch'].includes(asked.verb)) return refuse('can only read resources of this type');
    if (asked.subresource !== '') return refuse('cannot read subresource');
    if (asked.namespace === '') return refuse('can only read namespaced object of this type');
    return related(asked, node, graph, type);
  };

const claims: Decide = (asked, node, graph) => {
  if (asked.subresource !== 'status') return getting('persistentvolumeclaim')(asked, node, graph);
  if (asked.verb !== 'update' && asked.verb !== 'patch') return refuse('can only get/update/patch this type');
  return related(asked, node, graph, 'persistentvolumeclaim');
};

const serviceAccounts: Decide = (asked, node, graph) => {
  const { verb, subresource, name, namespace } = asked;
  if (verb === 'get' && subresource === '') return reading('serviceaccount')(asked, node, graph);
  if (verb !== 'create' || name === '') return refuse('can only create tokens for individual service accounts');
  if (subresource !== 'token') return refuse('can only create token subresource of serviceaccount');
  if (graph.isRelated(node, 'serviceaccount', namespace, name)) return ALLOWED;
  return refuse(`no relationship found between node '${node}' and this object`);
};

const OWN_VERBS: readonly string[] = ['get', 'create', 'update', 'patch', 'delete'];

const leases: Decide = ({ verb, namespace, name }, node) => {
  if (!OWN_VERBS.includes(verb)) return refuse('can only get, create, update, patch, or delete a node lease');
  if (namespace !== 'kube-node-lease')
    return refuse('can only access leases in the "kube-node-lease" system namespace');
  // The name of a new one is not known yet.
  if (verb !== 'create' && name !== node)
    return refuse('can only access node lease with the same name as the requesting node');
  return ALLOWED;
};

const csiNodes: Decide = ({ verb, subresource, name }, node) => {
  if (subresource === 'status') return refuse('CSINode status access requires CSIVolumeHealth feature');
  if (subresource !== '') return refuse('cannot authorize CSINode subresources');
  if (!OWN_VERBS.includes(verb)) return refuse('can only get, create, update, patch, or delete a CSINode');
  if (verb !== 'create' && name !== node)
    return refuse('can only access CSINode with the same name as the requesting node');
  return ALLOWED;
};

const slices: Decide = (asked, node, graph) => {
  if (asked.subresource !== '') return refuse('cannot authorize ResourceSlice subresources');
  switch (asked.verb) {
    case 'create':
      return ALLOWED;
    case 'get':
    case 'update':
    case 'patch':
    case 'delete':
      return related(asked, node, graph, 'resourceslice');
    case 'watch':
    case 'list':
    case 'deletecollection':
      if (selects(asked, 'spec.nodeName', node)) return ALLOWED;
      return refuse('can only list/watch/deletecollection resourceslices with nodeName field selector');
    default:
      return refuse(
        'only the following verbs are allowed for a ResourceSlice: get, watch, list, create, update, patch, delete, deletecollection',
      );
  }
};

const certificateRequests: Decide = (asked, node, graph) => {
  const { verb, subresource } = asked;
  if (subresource !== '') return refuse('nodes may not access the status subresource of PodCertificateRequests');
  if (verb === 'create') return ALLOWED;
  if (verb === 'get') return related(asked, node, graph, 'podcertificaterequest');
  if (verb !== 'list' && verb !== 'watch') return refuse(`nodes may not ${verb} podcertificaterequests`);
  if (selects(asked, 'spec.nodeName', node)) return ALLOWED;
  return refuse('can only list/watch podcertificaterequests with nodeName field selector');
};

const WRITES: readonly string[] = ['create', 'update', 'patch'];

const nodes: Decide = ({ verb, subresource, name }, node) => {
  if (subresource === 'status') return verb === 'update' || verb === 'patch' ? ALLOWED : refuse();
  if (subresource !== '') return refuse();
  if (WRITES.includes(verb)) return ALLOWED;
  if (!['get', 'list', 'watch'].includes(verb)) return refuse();
  if (name === node) return ALLOWED;
  return refuse(
    name === ''
      ? `node '${node}' cannot read all nodes, only its own Node object`
      : `node '${node}' cannot read '${name}', only its own Node object`,
  );
};

const pods: Decide = (asked, node, graph) => {
  const { verb, subresource, name } = asked;
  if (subresource === 'status') return verb === 'update' || verb === 'patch' ? ALLOWED : refuse();
  if (subresource === 'eviction') return verb === 'create' ? ALLOWED : refuse();
  if (subresource !== '') return refuse();
  if (verb === 'get') return getting('pod')(asked, node, graph);
  if (verb === 'create' || verb === 'delete') return ALLOWED;
  if (verb !== 'list' && verb !== 'watch') return refuse();
  if (selects(asked, 'spec.nodeName', node)) return ALLOWED;
  if (name !== '') return related(asked, node, graph, 'pod');
  return refuse('can only list/watch pods with spec.nodeName field selector');
};

const RESOURCES: ReadonlyMap<string, Decide> = /* @__PURE__ */ new Map([
  ['configmaps.', reading('configmap')],
  ['csinodes.storage.k8s.io', csiNodes],
  ['leases.coordination.k8s.io', leases],
  ['nodes.', nodes],
  ['persistentvolumeclaims.', claims],
  ['persistentvolumes.', getting('persistentvolume')],
  ['podcertificaterequests.certificates.k8s.io', certificateRequests],
  ['pods.', pods],
  ['resourceclaims.resource.k8s.io', getting('resourceclaim')],
  ['resourceslices.resource.k8s.io', slices],
  ['secrets.', reading('secret')],
  ['serviceaccounts.', serviceAccounts],
  ['volumeattachments.storage.k8s.io', getting('volumeattachment')],
]);

/** Whether a request is for objects alone of which a field has a value. */
function selects({ fieldSelector = '' }: Attributes, field: string, value: string): boolean {
  try {
    const requirements = parseSelector(fieldSelector).requirements();
    return requirements.some((each) => each.field === field && each.operator === '=' && each.value === value);
  } catch {
    // The handler complains.
    return false;
  }
}
