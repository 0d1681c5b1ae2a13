import { Node, Pod, Service } from '#api/core/v1/zz_generated.types';
import { EndpointSlice } from '#api/discovery/v1/zz_generated.types';
import { isSameKind, type KindClass } from '#apimachinery/runtime/kind_class';
import { type KubeletClientOptions, Kubelets } from '../proxy/kubelets.ts';
import { attachREST, execREST, logREST, portForwardREST } from '../proxy/pod_streams.ts';
import { nodeProxyREST, ProxyAgents, podProxyREST, serviceProxyREST } from '../proxy/proxied.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';

/** The subresources that kubelets, Pods and Services answer themselves: logs, commands, ports, and `proxy`. */
export class ProxiedSubresources {
  readonly #kubelets: Kubelets;
  readonly #agents = new ProxyAgents();
  readonly #find: (kind: KindClass) => RESTStorage | undefined;

  /** @param find what is stored of a Kind */
  constructor(kubelet: KubeletClientOptions, find: (kind: KindClass) => RESTStorage | undefined) {
    this.#kubelets = new Kubelets(kubelet, () => find(Node));
    this.#find = find;
  }

  /** Those of a Kind. */
  of(type: KindClass): NonNullable<ResourceOptions['subresources']> {
    const kubelets = this.#kubelets;
    const agents = this.#agents;
    if (isSameKind(type, Pod))
      return {
        attach: (pods) => attachREST(pods, kubelets),
        exec: (pods) => execREST(pods, kubelets),
        log: (pods) => logREST(pods, kubelets),
        portforward: (pods) => portForwardREST(pods, kubelets),
        proxy: (pods) => podProxyREST(pods, agents),
      };
    if (isSameKind(type, Node)) return { proxy: nodeProxyREST(kubelets, agents) };
    const endpoints = { pods: () => this.#find(Pod), slices: () => this.#find(EndpointSlice) };
    if (isSameKind(type, Service)) return { proxy: (services) => serviceProxyREST(services, endpoints, agents) };
    return {};
  }
}
