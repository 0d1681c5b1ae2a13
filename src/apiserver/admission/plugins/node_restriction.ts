import { TokenRequest } from '#api/authentication/v1/zz_generated.types';
import type { PodCertificateRequestSpec } from '#api/certificates/v1/zz_generated.structs';
import { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import { Lease } from '#api/coordination/v1/zz_generated.types';
import type { Volume } from '#api/core/v1/zz_generated.structs';
import { Node, PersistentVolume, PersistentVolumeClaim, Pod, ServiceAccount } from '#api/core/v1/zz_generated.types';
import { CSIDriver } from '#api/storage/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newInternalError, newNotFound } from '#apimachinery/api/errors/constructors';
import type { StatusError } from '#apimachinery/api/errors/status_error';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { claimNameOf, configMapNamesOf, secretNamesOf } from '#src/kinds/core/pod/references';
import { nodeNameOf } from '../../authorization/node/node_identity.ts';
import {
  type AdmissionHost,
  type AdmissionPlugin,
  type Attributes,
  type HostedAdmission,
  isObject,
  metadataOf,
  newForbidden,
  ofKind,
} from '../plugin.ts';
import { authorizeOf, StoredObjects } from '../stored_objects.ts';
import { commonNameOf } from './certificates.ts';

/**
 * Limits what kubelets write to what belongs to their node: the Node itself, without its taints, owners and most labels of
 * Kubernetes; mirror Pods, statuses and evictions of Pods bound to it; tokens, certificates, leases, CSINodes and
 * ResourceSlices of its own. Off by default, as in kube-apiserver; goes with the authorizer `Node`.
 */
export const nodeRestriction: HostedAdmission = {
  install(host): AdmissionPlugin {
    const restriction = new NodeRestriction(host);
    return {
      name: 'NodeRestriction',
      handles: (operation) => operation !== 'CONNECT',
      async admit(attributes) {
        const name = attributes.user?.name ?? '';
        const node = nodeNameOf({ name, groups: attributes.user?.groups ?? [] });
        if (node === undefined) return;
        if (node === '') throw refused(attributes, `could not determine node from user ${quote(name)}`);
        await restriction.check(attributes, node);
      },
    };
  },
};

const refused = (attributes: Attributes, text: string): StatusError => newForbidden(attributes, new Error(text));

const MIRROR_POD = 'kubernetes.io/config.mirror';

class NodeRestriction {
  readonly #host: AdmissionHost;
  readonly #objects: StoredObjects;

  constructor(host: AdmissionHost) {
    this.#host = host;
    this.#objects = new StoredObjects(host);
  }

  async check(attributes: Attributes, node: string): Promise<void> {
    const { resource, subresource } = attributes;
    switch (`${resource.resource}.${resource.group}`) {
      case 'pods.':
        if (subresource === '') await this.#checkPod(attributes, node);
        else if (subresource === 'status') checkPodStatus(attributes, node);
        else if (subresource === 'eviction') await this.#checkEviction(attributes, node);
        else {
          const only = "only 'status' and 'eviction' are allowed";
          throw refused(attributes, `unexpected pod subresource ${quote(subresource)}, ${only}`);
        }
        return;
      case 'nodes.':
        return checkNode(attributes, node);
      case 'persistentvolumeclaims.':
        if (subresource !== 'status') throw refused(attributes, 'may only update PVC status');
        return checkClaimStatus(attributes, node);
      case 'serviceaccounts.':
        if (attributes.operation === 'CREATE' && subresource === 'token') await this.#checkToken(attributes, node);
        return;
      case 'podcertificaterequests.certificates.k8s.io':
        return this.#checkCertificateRequest(attributes, node);
      case 'leases.coordination.k8s.io':
        return checkLease(attributes, node);
      case 'csinodes.storage.k8s.io':
        return checkCSINode(attributes, node);
      case 'resourceslices.resource.k8s.io':
        return checkSlice(attributes, node);
      case 'certificatesigningrequests.certificates.k8s.io':
        return checkSigningRequest(attributes, node);
    }
  }

  /** @throws {StatusError} 404, in the words of Go's listers, which name the kind */
  async #get<T extends object>(kind: KindClass<T>, name: string, namespace: string = ''): Promise<T> {
    const found = await this.#objects.latest(kind, name, namespace);
    if (found === undefined) throw newNotFound({ group: kind.group, resource: kind.kind.toLowerCase() }, name);
    return found;
  }

  async #checkPod(attributes: Attributes, node: string): Promise<void> {
    const { operation, namespace, name } = attributes;
    if (operation === 'CREATE') return this.#checkNewPod(attributes, node);
    const who = `node ${quote(node)}`;
    if (operation !== 'DELETE')
      throw refused(
        attributes,
        `unexpected operation ${quote(operation)}, ${who} can only create and delete mirror pods`,
      );
    const pod = await this.#get(Pod, name, namespace);
    if (pod.spec?.nodeName !== node)
      throw refused(attributes, `${who} can only delete pods with spec.nodeName set to itself`);
  }

  async #checkNewPod(attributes: Attributes, node: string): Promise<void> {
    const pod = ofKind(Pod, attributes.object);
    if (pod === undefined) throw refused(attributes, 'unexpected type');
    const who = `node ${quote(node)}`;
    if (pod.metadata.annotations?.[MIRROR_POD] === undefined) {
      const text = `pod does not have ${quote(MIRROR_POD)} annotation, ${who} can only create mirror pods`;
      throw refused(attributes, text);
    }
    if (pod.spec?.nodeName !== node)
      throw refused(attributes, `${who} can only create pods with spec.nodeName set to itself`);
    const [owner, ...others] = pod.metadata.ownerReferences ?? [];
    if (others.length > 0)
      throw refused(attributes, `${who} can only create pods with a single owner reference set to itself`);
    if (owner === undefined || owner.apiVersion !== 'v1' || owner.kind !== 'Node' || owner.name !== node)
      throw refused(attributes, `${who} can only create pods with an owner reference set to itself`);
    if (owner.controller !== true)
      throw refused(attributes, `${who} can only create pods with a controller owner reference set to itself`);
    if (owner.blockOwnerDeletion === true)
      throw refused(attributes, `${who} must not set blockOwnerDeletion on an owner reference`);
    const { uid = '' } = (await this.#get(Node, node)).metadata;
    if (owner.uid !== uid)
      throw refused(attributes, `node ${node} UID mismatch: expected ${owner.uid ?? ''} got ${uid}`);
    const resource = referencedObjects(pod, attributes);
    if (resource !== undefined) throw refused(attributes, `${who} can not create pods that reference ${resource}`);
  }

  async #checkEviction(attributes: Attributes, node: string): Promise<void> {
    const { operation, namespace, object } = attributes;
    if (operation !== 'CREATE') throw refused(attributes, `unexpected operation ${operation}`);
    const name = attributes.name || nameOf(object);
    if (name === '') throw refused(attributes, 'could not determine pod from request data');
    const pod = await this.#get(Pod, name, namespace);
    if (pod.spec?.nodeName !== node)
      throw refused(attributes, `node ${node} can only evict pods with spec.nodeName set to itself`);
  }

  async #checkToken(attributes: Attributes, node: string): Promise<void> {
    const { namespace } = attributes;
    const { boundObjectRef: bound, audiences = [] } = ofKind(TokenRequest, attributes.object)?.spec ?? {};
    if (bound?.apiVersion !== 'v1' || bound.kind !== 'Pod' || !bound.name)
      throw refused(attributes, 'node requested token not bound to a pod');
    if (!bound.uid) throw refused(attributes, 'node requested token with a pod binding without a uid');
    const pod = await this.#get(Pod, bound.name, namespace);
    if (bound.uid !== pod.metadata.uid) {
      const text = `the UID in the bound object reference (${bound.uid}) does not match the UID in record. The object might have been deleted and then recreated`;
      throw refused(attributes, text);
    }
    if (pod.spec?.nodeName !== node)
      throw refused(attributes, 'node requested token bound to a pod scheduled on a different node');
    const fault = await this.#audienceFault(attributes, pod, audiences);
    if (fault !== undefined) throw refused(attributes, fault);
  }

  /** Why a node may not ask for a token: it has an audience that nothing of the Pod needs. */
  async #audienceFault(attributes: Attributes, pod: Pod, audiences: readonly string[]): Promise<string | undefined> {
    if (audiences.length > 1) return 'node may only request 0 or 1 audiences';
    const [audience = ''] = audiences;
    const faults: string[] = [];
    for (const volume of pod.spec?.volumes ?? [])
      try {
        if (await this.#needsAudience(pod, volume, audience)) return undefined;
      } catch (error) {
        faults.push(asError(error).message);
      }
    if (faults.length > 0) {
      const distinct = [...new Set(faults)];
      const text = distinct.length === 1 ? distinct.join() : `[${distinct.join(', ')}]`;
      return `error validating audience ${quote(audience)}: ${text}`;
    }
    const may = await this.#may(attributes, 'request-serviceaccounts-token-audience', audience, attributes.name);
    const { name = '' } = attributes.user ?? {};
    return may ? undefined : `${name} is not authorized to request tokens for audience ${quote(audience)}`;
  }

  async #needsAudience(pod: Pod, volume: Volume, audience: string): Promise<boolean> {
    const sources = volume.projected?.sources ?? [];
    if (sources.some(({ serviceAccountToken: token }) => token !== undefined && (token.audience ?? '') === audience))
      return true;
    const claim = claimNameOf(pod, volume);
    const driver =
      claim === ''
        ? (volume.csi?.driver ?? migratedDriver(volume))
        : await this.#driverOfClaim(claim, pod.metadata.namespace ?? '');
    if (!driver) return false;
    const { tokenRequests = [] } = (await this.#get(CSIDriver, driver)).spec ?? {};
    return tokenRequests.some((each) => (each.audience ?? '') === audience);
  }

  async #driverOfClaim(name: string, namespace: string): Promise<string | undefined> {
    const claim = await this.#get(PersistentVolumeClaim, name, namespace);
    const { spec } = await this.#get(PersistentVolume, claim.spec?.volumeName ?? '');
    return spec === undefined ? undefined : (spec.csi?.driver ?? migratedDriver(spec));
  }

  async #may({ user, resource, namespace }: Attributes, verb: string, what: string, name: string): Promise<boolean> {
    const question = { user: user ?? { name: '' }, verb, group: resource.group, resource: what, namespace, name };
    return (await authorizeOf(this.#host)(question)).allowed;
  }

  async #checkCertificateRequest(attributes: Attributes, node: string): Promise<void> {
    const { operation, subresource, namespace, object } = attributes;
    if (operation !== 'CREATE') throw refused(attributes, `unexpected operation ${operation}`);
    if (subresource !== '') throw refused(attributes, `unexpected subresource ${subresource}`);
    const spec = specOfCertificateRequest(object);
    const { nodeName = '', podName = '', serviceAccountName = '', signerName = '' } = spec;
    if (nodeName !== node) {
      const text = `PodCertificateRequest.Spec.NodeName=${quote(nodeName)}, which is not the requesting node ${quote(node)}`;
      throw refused(attributes, text);
    }
    const podPath = quote(`${namespace}/${podName}`);
    const about = `PodCertificateRequest for pod ${podPath}`;
    // What may have come meanwhile is not refused: kubelets try again.
    const named = async <T extends object>(what: string, kind: KindClass<T>, name: string, in_ = ''): Promise<T> => {
      try {
        return await this.#get(kind, name, in_);
      } catch (error) {
        const path = quote(in_ === '' ? name : `${in_}/${name}`);
        throw internal(
          `while retrieving ${what} ${path} named in the PodCertificateRequest: ${asError(error).message}`,
        );
      }
    };
    const { uid: nodeUID = '' } = (await named('node', Node, nodeName)).metadata;
    if (nodeUID !== (spec.nodeUID ?? ''))
      throw internal(
        `${about} names node UID ${quote(spec.nodeUID ?? '')}, inconsistent with the running node (${quote(nodeUID)})`,
      );
    const pod = await named('pod', Pod, podName, namespace);
    const { uid: podUID = '' } = pod.metadata;
    if (podUID !== (spec.podUID ?? ''))
      throw internal(
        `${about} contains pod UID (${quote(spec.podUID ?? '')}) which differs from running pod ${quote(podUID)}`,
      );
    if (pod.spec?.nodeName !== nodeName) {
      const text = `pod ${podPath} is not running on node ${quote(nodeName)} named in the PodCertificateRequest`;
      throw refused(attributes, text);
    }
    if (pod.metadata.annotations?.[MIRROR_POD] !== undefined)
      throw refused(attributes, `pod ${podPath} is a mirror pod`);
    const { serviceAccountName: running = '' } = pod.spec ?? {};
    if (serviceAccountName !== running) {
      const text = `${about} contains serviceAccountName (${quote(serviceAccountName)}) that differs from running pod (${quote(running)})`;
      throw refused(attributes, text);
    }
    const account = await named('service account', ServiceAccount, serviceAccountName, namespace);
    const { uid: accountUID = '' } = account.metadata;
    if (accountUID !== (spec.serviceAccountUID ?? ''))
      throw internal(
        `${about} names service account UID ${quote(spec.serviceAccountUID ?? '')}, which differs from the running service account (${quote(accountUID)})`,
      );
    const sources = (pod.spec?.volumes ?? []).flatMap(({ projected }) => projected?.sources ?? []);
    if (sources.some(({ podCertificate }) => podCertificate?.signerName === signerName)) return;
    const signer = signerName.replaceAll('/', ':');
    if (await this.#may(attributes, 'request-serviceaccounts-podcertificate-signer', signer, serviceAccountName))
      return;
    const text = `pod ${podPath} does not mount a podCertificate projected volume for signer ${quote(signerName)}`;
    throw refused(attributes, text);
  }
}

const internal = (text: string): StatusError => newInternalError(new Error(text));

const nameOf = (object: RuntimeObject | undefined): string =>
  object === undefined ? '' : (metadataOf(object).name ?? '');

function checkPodStatus(attributes: Attributes, node: string): void {
  const { operation } = attributes;
  if (operation !== 'UPDATE') throw refused(attributes, `unexpected operation ${quote(operation)}`);
  const [pod, old] = [ofKind(Pod, attributes.object), ofKind(Pod, attributes.oldObject)];
  if (pod === undefined || old === undefined) throw refused(attributes, 'unexpected type');
  const who = `node ${quote(node)}`;
  if (old.spec?.nodeName !== node) {
    const text = `${who} can only update pod status for pods with spec.nodeName set to itself`;
    throw refused(attributes, text);
  }
  if (!deepEqual(pod.metadata.labels ?? {}, old.metadata.labels ?? {}))
    throw refused(attributes, `${who} cannot update labels through pod status`);
  const { status = {} } = pod;
  const { status: before = {} } = old;
  if (!deepEqual(status.resourceClaimStatuses ?? [], before.resourceClaimStatuses ?? []))
    throw refused(attributes, `${who} cannot update resource claim statues`);
  if (!deepEqual(status.extendedResourceClaimStatus, before.extendedResourceClaimStatus))
    throw refused(attributes, `${who} cannot update extended resource claim status`);
  if (!deepEqual(status.nodeAllocatableResourceClaimStatuses ?? [], before.nodeAllocatableResourceClaimStatuses ?? []))
    throw refused(attributes, `${who} cannot update node allocatable resource claim statuses`);
}

/** What a kubelet writes in the status of a claim: nothing else may change. */
const OF_KUBELETS = ['capacity', 'conditions', 'allocatedResources', 'allocatedResourceStatuses'] as const;

/** Differs from Go: the refusal does not show the difference. */
function checkClaimStatus(attributes: Attributes, node: string): void {
  const { operation } = attributes;
  if (operation !== 'UPDATE') throw refused(attributes, `unexpected operation ${quote(operation)}`);
  const [claim, old] = [
    ofKind(PersistentVolumeClaim, attributes.object),
    ofKind(PersistentVolumeClaim, attributes.oldObject),
  ];
  if (claim === undefined || old === undefined) throw refused(attributes, 'unexpected type');
  const rest = ({ metadata, spec, status }: PersistentVolumeClaim): object => {
    const { resourceVersion: _, managedFields: __, ...meta } = metadata;
    const others = { ...status };
    for (const field of OF_KUBELETS) delete others[field];
    return { meta, spec, others };
  };
  if (deepEqual(rest(claim), rest(old))) return;
  const text = `node ${quote(node)} is not allowed to update fields other than status.quantity and status.conditions`;
  throw refused(attributes, text);
}

function checkNode(attributes: Attributes, node: string): void {
  const { operation, name } = attributes;
  const who = `node ${quote(node)}`;
  if (name !== node) throw refused(attributes, `${who} is not allowed to modify node ${quote(name)}`);
  const [now, old] = [ofKind(Node, attributes.object), ofKind(Node, attributes.oldObject)];
  if (operation === 'DELETE') return;
  if (now === undefined || (operation === 'UPDATE' && old === undefined)) throw refused(attributes, 'unexpected type');
  const { configSource, taints = [] } = now.spec ?? {};
  const forbidden = forbiddenLabels(now.metadata.labels ?? {}, old?.metadata.labels ?? {}).join(', ');
  if (operation === 'CREATE') {
    if (configSource !== undefined)
      throw refused(attributes, `${who} is not allowed to create pods with a non-nil configSource`);
    if (forbidden !== '') throw refused(attributes, `${who} is not allowed to set the following labels: ${forbidden}`);
    return;
  }
  if (configSource !== undefined && !deepEqual(configSource, old?.spec?.configSource))
    throw refused(attributes, `${who} is not allowed to update configSource to a new non-nil configSource`);
  if (!deepEqual(taints, old?.spec?.taints ?? [])) throw refused(attributes, `${who} is not allowed to modify taints`);
  if (!deepEqual(now.metadata.ownerReferences ?? [], old?.metadata.ownerReferences ?? []))
    throw refused(attributes, `${who} is not allowed to modify ownerReferences`);
  if (forbidden !== '') throw refused(attributes, `is not allowed to modify labels: ${forbidden}`);
}

type Labels = Readonly<Record<string, string>>;

/** Labels of Kubernetes that kubelets set on their Nodes. Mirrors Go's `KubeletLabels`. */
const KUBELET_LABELS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'beta.kubernetes.io/arch',
  'beta.kubernetes.io/instance-type',
  'beta.kubernetes.io/os',
  'failure-domain.beta.kubernetes.io/region',
  'failure-domain.beta.kubernetes.io/zone',
  'kubernetes.io/arch',
  'kubernetes.io/hostname',
  'kubernetes.io/os',
  'node.kubernetes.io/instance-type',
  'topology.kubernetes.io/region',
  'topology.kubernetes.io/zone',
]);

/** The changed labels that kubelets may not change: they could draw workloads to their node. */
function forbiddenLabels(now: Labels, old: Labels): string[] {
  const changed = [...new Set([...Object.keys(now), ...Object.keys(old)])].filter((key) => now[key] !== old[key]);
  const isBelow = (domain: string, ...parents: readonly string[]): boolean =>
    parents.some((parent) => domain === parent || domain.endsWith(`.${parent}`));
  return changed
    .filter((key) => {
      const slash = key.indexOf('/');
      const domain = slash < 0 ? '' : key.slice(0, slash);
      if (isBelow(domain, 'node-restriction.kubernetes.io')) return true;
      if (!isBelow(domain, 'kubernetes.io', 'k8s.io')) return false;
      return !KUBELET_LABELS.has(key) && !isBelow(domain, 'kubelet.kubernetes.io', 'node.kubernetes.io');
    })
    .sort();
}

function checkLease(attributes: Attributes, node: string): void {
  const { operation, namespace } = attributes;
  if (namespace !== 'kube-node-lease')
    throw refused(attributes, 'can only access leases in the "kube-node-lease" system namespace');
  const name = operation === 'CREATE' ? (ofKind(Lease, attributes.object)?.metadata.name ?? '') : attributes.name;
  if (name !== node) throw refused(attributes, 'can only access node lease with the same name as the requesting node');
}

function checkCSINode(attributes: Attributes, node: string): void {
  const name = attributes.operation === 'CREATE' ? nameOf(attributes.object) : attributes.name;
  if (name !== node) throw refused(attributes, 'can only access CSINode with the same name as the requesting node');
  if (attributes.subresource === 'status') throw refused(attributes, 'CSIVolumeHealth feature gate is disabled');
}

function checkSlice(attributes: Attributes, node: string): void {
  const { operation, object, oldObject } = attributes;
  if (operation === 'CREATE' && nodeOfSlice(object) !== node)
    throw refused(attributes, 'can only create ResourceSlice with the same NodeName as the requesting node');
  if (operation === 'DELETE' && nodeOfSlice(oldObject) !== node)
    throw refused(attributes, 'can only delete ResourceSlice with the same NodeName as the requesting node');
}

/** In whichever version the slice is: all have the field. */
function nodeOfSlice(slice: RuntimeObject | undefined): unknown {
  const spec = slice !== undefined && 'spec' in slice ? slice.spec : undefined;
  return isObject(spec) ? spec['nodeName'] : undefined;
}

/** In whichever version the request is: what is looked at is in all of them. */
function specOfCertificateRequest(request: RuntimeObject | undefined): Partial<PodCertificateRequestSpec> {
  const spec = request !== undefined && 'spec' in request ? request.spec : undefined;
  return isObject(spec) ? spec : {};
}

/** The signers of certificates by which kubelets serve, and show themselves to API servers. */
const KUBELET_SIGNERS: readonly string[] = [
  'kubernetes.io/kubelet-serving',
  'kubernetes.io/kube-apiserver-client-kubelet',
];

function checkSigningRequest(attributes: Attributes, node: string): void {
  if (attributes.operation !== 'CREATE') return;
  const { spec } = ofKind(CertificateSigningRequest, attributes.object) ?? {};
  if (!KUBELET_SIGNERS.includes(spec?.signerName ?? '')) return;
  let name: string;
  try {
    name = commonNameOf(spec?.request ?? '');
  } catch (error) {
    throw refused(attributes, `unable to parse csr: ${asError(error).message}`);
  }
  if (name !== `system:node:${node}`)
    throw refused(attributes, `can only create a node CSR with CN=system:node:${node}`);
}

/** The drivers that serve volumes which Kubernetes once served itself. Mirrors k8s.io/csi-translation-lib. */
function migratedDriver(
  volume: Pick<Volume, (typeof MIGRATED)[number][0]> | PersistentVolumeSource,
): string | undefined {
  return MIGRATED.find(([field]) => volume[field] !== undefined)?.[1];
}

type PersistentVolumeSource = NonNullable<PersistentVolume['spec']>;

const MIGRATED = [
  ['awsElasticBlockStore', 'ebs.csi.aws.com'],
  ['azureDisk', 'disk.csi.azure.com'],
  ['azureFile', 'file.csi.azure.com'],
  ['cinder', 'cinder.csi.openstack.org'],
  ['gcePersistentDisk', 'pd.csi.storage.gke.io'],
  ['portworxVolume', 'pxd.portworx.com'],
  ['vsphereVolume', 'csi.vsphere.vmware.com'],
] as const;

/** What a Pod refers to in the API; undefined: nothing. Mirrors Go's `HasAPIObjectReference`. */
function referencedObjects(pod: Pod, attributes: Attributes): string | undefined {
  const { spec } = pod;
  if (spec?.serviceAccountName) return 'serviceaccounts';
  if (secretNamesOf(pod).length > 0) return 'secrets';
  if (configMapNamesOf(pod).length > 0) return 'configmaps';
  if ((spec?.resourceClaims ?? []).length > 0) return 'resourceclaims';
  for (const volume of spec?.volumes ?? []) {
    const found = VOLUME_REFERENCES.find(([field]) => volume[field] !== undefined)?.[1];
    if (found !== undefined) return found;
    for (const source of volume.projected?.sources ?? []) {
      const [, what] = SOURCE_REFERENCES.find(([field]) => source[field] !== undefined) ?? [];
      if (what !== undefined) return what;
      if (source.downwardAPI === undefined)
        throw refused(
          attributes,
          `error checking mirror pod for API references: unknown source for projected volume ${quote(volume.name ?? '')}`,
        );
    }
  }
  return undefined;
}

const VOLUME_REFERENCES = [
  ['configMap', 'configmaps (via configmap volumes)'],
  ['secret', 'secrets (via secret volumes)'],
  ['csi', 'csidrivers (via CSI volumes)'],
  ['glusterfs', 'endpoints (via glusterFS volumes)'],
  ['persistentVolumeClaim', 'persistentvolumeclaims'],
  ['ephemeral', 'persistentvolumeclaims (via ephemeral volumes)'],
  ['azureFile', 'secrets (via azureFile volumes)'],
] as const;

const SOURCE_REFERENCES = [
  ['configMap', 'configmaps (via projected volumes)'],
  ['secret', 'secrets (via projected volumes)'],
  ['serviceAccountToken', 'serviceaccounts (via projected volumes)'],
  ['clusterTrustBundle', 'clustertrustbundles'],
  ['podCertificate', 'podcertificates'],
] as const;
