import { Node } from '#api/core/v1/zz_generated.types';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import { asKind } from '../storage/as_kind.ts';
import { TLSAgent, type Upstream } from './upstream.ts';

/** How a server reaches kubelets. Under the names of kube-apiserver's flags `--kubelet-...`. */
export interface KubeletClientOptions {
  /** What the server shows to kubelets, as PEM. No certificate unless given. */
  readonly clientCertificate?: { readonly cert: string; readonly key: string };
  /** Authorities of the kubelets' certificates, as PEM. Without them the certificates of kubelets are not verified. */
  readonly certificateAuthority?: string;
  /** By which addresses of a Node its kubelet is reached, the best first; {@link PREFERRED_ADDRESS_TYPES} unless given. */
  readonly preferredAddressTypes?: readonly string[];
  /** Where a kubelet listens whose Node doesn't say so in `status.daemonEndpoints.kubeletEndpoint.Port`; 10250 unless given. */
  readonly port?: number;
}

/** The order of kube-apiserver. */
export const PREFERRED_ADDRESS_TYPES: readonly string[] = [
  'Hostname',
  'InternalDNS',
  'InternalIP',
  'ExternalDNS',
  'ExternalIP',
];

const PORT = 10_250;

/** A kubelet. Mirrors Go's `client.ConnectionInfo`. */
export interface Kubelet extends Upstream {
  /** The same, whatever certificate it shows. */
  readonly unverified: Upstream;
  /** Whether it speaks WebSocket itself for commands and ports; the others speak SPDY. */
  readonly speaksWebSocket: boolean;
}

/** What a Node declares whose kubelet speaks WebSocket: a feature gate of Kubernetes. */
const WEBSOCKETS = 'ExtendWebSocketsToKubelet';

/** A Node has no address by which it is reached. Its text is Go's. */
class NoMatchError extends Error {
  readonly code = 'ERR_NO_NODE_ADDRESS';

  constructor(addresses: readonly { readonly type: string; readonly address: string }[]) {
    const known = addresses.map(({ type, address }) => `{${type} ${address}}`).join(' ');
    super(`no preferred addresses found; known addresses: [${known}]`);
    this.name = 'NoMatchError';
  }
}

/** Finds the kubelets of Nodes. Mirrors Go's `NodeConnectionInfoGetter`. */
export class Kubelets {
  readonly #options: KubeletClientOptions;
  readonly #nodes: () => RESTStorage | undefined;
  readonly #agent: TLSAgent;
  readonly #unverified: TLSAgent;

  /** @param nodes the stored Nodes */
  constructor(options: KubeletClientOptions, nodes: () => RESTStorage | undefined) {
    this.#options = options;
    this.#nodes = nodes;
    const { clientCertificate, certificateAuthority: ca } = options;
    this.#unverified = new TLSAgent({ ...clientCertificate, rejectUnauthorized: false });
    this.#agent = ca === undefined ? this.#unverified : new TLSAgent({ ...clientCertificate }, ca);
  }

  /** @throws {StatusError} 404 when there is no such Node; {Error} when it has no address */
  async find(nodeName: string, context: RequestContext): Promise<Kubelet> {
    const { preferredAddressTypes = PREFERRED_ADDRESS_TYPES } = this.#options;
    const stored = await this.#nodes()?.get(nodeName, { ...context, namespace: '' });
    const { status = {} } = asKind(Node, stored);
    const { addresses = [], daemonEndpoints, declaredFeatures = [] } = status;
    const [found] = preferredAddressTypes.flatMap((type) => addresses.filter((each) => each.type === type));
    if (found === undefined) throw new NoMatchError(addresses);
    const declared = daemonEndpoints?.kubeletEndpoint?.Port ?? 0;
    const address = { host: found.address, port: declared > 0 ? declared : (this.#options.port ?? PORT) };
    return {
      ...address,
      agent: this.#agent,
      unverified: { ...address, agent: this.#unverified },
      speaksWebSocket: declaredFeatures.includes(WEBSOCKETS),
    };
  }
}
