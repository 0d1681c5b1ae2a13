import type { PersistentVolume, Pod } from '#api/core/v1/zz_generated.types';
import { claimNameOf, configMapNamesOf, resourceClaimNamesOf, secretNamesOf } from '#src/kinds/core/pod/references';

/** What nodes get permissions for. */
export type VertexType =
  | 'configmap'
  | 'persistentvolume'
  | 'persistentvolumeclaim'
  | 'pod'
  | 'podcertificaterequest'
  | 'resourceclaim'
  | 'resourceslice'
  | 'secret'
  | 'serviceaccount'
  | 'volumeattachment';

const MIRROR_POD = 'kubernetes.io/config.mirror';

const keyOf = (type: VertexType, namespace: string, name: string): string => `${type}/${namespace}/${name}`;

/**
 * What the Pods of a node refer to, and what else belongs to it. Mirrors Go's `node.Graph`: there edges lead from objects to
 * nodes; here each object has the nodes that can be reached, with the number of ways.
 */
export class Graph {
  /** What leads to a node directly or by a Pod. */
  readonly #nodes = new Map<string, Map<string, number>>();
  /** What is forgotten with an owner (a Pod, a slice and so on): the objects that led to its node through it. */
  readonly #owners = new Map<string, { readonly node: string; readonly objects: readonly string[] }>();
  /** Of volumes the claims that they are bound to, and the Secrets that a kubelet needs for them. */
  readonly #volumes = new Map<string, { readonly claim: string; readonly secrets: readonly string[] }>();
  readonly #volumesOfSecrets = new Map<string, Set<string>>();

  /** Whether an object is related to a node. Mirrors Go's `hasPathFrom`. */
  isRelated(node: string, type: VertexType, namespace: string, name: string): boolean {
    const key = keyOf(type, namespace, name);
    if (this.#nodes.get(key)?.has(node) === true) return true;
    const volumes = type === 'secret' ? (this.#volumesOfSecrets.get(key) ?? []) : [key];
    for (const volume of volumes) {
      const claim = this.#volumes.get(volume)?.claim;
      if (claim !== undefined && this.#nodes.get(claim)?.has(node) === true) return true;
    }
    return false;
  }

  addPod(pod: Pod): void {
    const { metadata, spec } = pod;
    const { name = '', namespace = '' } = metadata;
    const node = spec?.nodeName ?? '';
    if (node === '') return;
    const own = keyOf('pod', namespace, name);
    // Nodes make mirror Pods, by which they must not get anything.
    if (metadata.annotations?.[MIRROR_POD] !== undefined) {
      this.#add(own, node, []);
      return;
    }
    const account = spec?.serviceAccountName ?? '';
    const named = (type: VertexType, names: readonly string[]): string[] =>
      names.filter((each) => each !== '').map((each) => keyOf(type, namespace, each));
    const claims = (spec?.volumes ?? []).map((volume) => claimNameOf(pod, volume));
    this.#add(own, node, [
      ...named('serviceaccount', [account]),
      ...named('secret', secretNamesOf(pod)),
      ...named('configmap', configMapNamesOf(pod)),
      ...named('persistentvolumeclaim', claims),
      ...named('resourceclaim', resourceClaimNamesOf(pod)),
    ]);
  }

  /** What belongs to a node by its own field: an attachment, a slice, a request for a certificate. */
  addOfNode(type: VertexType, namespace: string, name: string, node: string): void {
    const own = keyOf(type, namespace, name);
    if (node === '') this.#remove(own);
    else this.#add(own, node, []);
  }

  addVolume(volume: PersistentVolume): void {
    const own = keyOf('persistentvolume', '', volume.metadata.name ?? '');
    this.#remove(own);
    const { claimRef } = volume.spec ?? {};
    if (claimRef === undefined) return;
    const claim = keyOf('persistentvolumeclaim', claimRef.namespace ?? '', claimRef.name ?? '');
    const secrets = secretsOfVolume(volume).map(({ namespace, name }) => keyOf('secret', namespace, name));
    this.#volumes.set(own, { claim, secrets });
    for (const secret of secrets) {
      const volumes = this.#volumesOfSecrets.get(secret);
      if (volumes === undefined) this.#volumesOfSecrets.set(secret, new Set([own]));
      else volumes.add(own);
    }
  }

  delete(type: VertexType, namespace: string, name: string): void {
    this.#remove(keyOf(type, namespace, name));
  }

  #add(own: string, node: string, objects: readonly string[]): void {
    this.#remove(own);
    const all = [own, ...new Set(objects)];
    this.#owners.set(own, { node, objects: all });
    for (const object of all) {
      const nodes = this.#nodes.get(object);
      if (nodes === undefined) this.#nodes.set(object, new Map([[node, 1]]));
      else nodes.set(node, (nodes.get(node) ?? 0) + 1);
    }
  }

  #remove(own: string): void {
    const { node = '', objects = [] } = this.#owners.get(own) ?? {};
    this.#owners.delete(own);
    for (const object of objects) {
      const nodes = this.#nodes.get(object);
      const ways = (nodes?.get(node) ?? 0) - 1;
      if (ways > 0) nodes?.set(node, ways);
      else nodes?.delete(node);
      if (nodes?.size === 0) this.#nodes.delete(object);
    }
    for (const secret of this.#volumes.get(own)?.secrets ?? []) {
      const volumes = this.#volumesOfSecrets.get(secret);
      volumes?.delete(own);
      if (volumes?.size === 0) this.#volumesOfSecrets.delete(secret);
    }
    this.#volumes.delete(own);
  }
}

interface SecretReference {
  readonly name?: string;
  readonly namespace?: string;
}

/** The Secrets of a volume that kubelets may see. Mirrors Go's `VisitPVSecretNames`. */
function secretsOfVolume({ spec }: PersistentVolume): { readonly namespace: string; readonly name: string }[] {
  const bound = spec?.claimRef?.namespace ?? '';
  // Of some kinds of volumes, Secrets are in the namespace of the claim where none is named.
  const found: readonly (readonly [secret: SecretReference | undefined, namespace: string])[] = [
    [{ name: spec?.azureFile?.secretName ?? '', namespace: spec?.azureFile?.secretNamespace ?? '' }, bound],
    [spec?.cephfs?.secretRef, bound],
    [spec?.cinder?.secretRef, ''],
    [spec?.flexVolume?.secretRef, bound],
    [spec?.rbd?.secretRef, bound],
    [spec?.scaleIO?.secretRef, bound],
    [spec?.iscsi?.secretRef, bound],
    [spec?.storageos?.secretRef, ''],
    [spec?.csi?.nodePublishSecretRef, ''],
    [spec?.csi?.nodeStageSecretRef, ''],
    [spec?.csi?.nodeExpandSecretRef, ''],
  ];
  return found.flatMap(([secret, otherwise]) =>
    secret?.name ? [{ name: secret.name, namespace: secret.namespace || otherwise }] : [],
  );
}
