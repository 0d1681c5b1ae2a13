/// <reference types="node" />

import { isStatusError } from '#apimachinery/api/errors/status_error';
import type { RESTMapping } from '#apimachinery/api/meta/rest_mapper';
import { isNoMatchError } from '#apimachinery/api/meta/rest_mapper_errors';
import { RESTScopeNamespace } from '#apimachinery/api/meta/rest_scope';
import type { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import type { GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { OmitOptions } from '#apimachinery/runtime/serializer/omit/omit_options';
import { append } from '#engine/go/append';
import { Discovery } from '../../client/discovery/index.ts';
import { Client, type ResourceClient } from '../../client/index.ts';
import { DeferredDiscoveryRESTMapper } from '../../client/restmapper/index.ts';
import { loadClient } from '../../client/tools/clientcmd/index.ts';
import { NodeTransport } from '../../client/transport/node/index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY } from '../command.ts';
import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';

/** A resource of the cluster. */
export interface Resource {
  readonly gvr: GroupVersionResourceLike;
  readonly kind: string;
  readonly namespaced: boolean;
}

/** As kubectl writes it before a name: `pod`, `deployment.apps`. */
export function typeLabel({ gvr, kind }: Resource): string {
  return `${kind.toLowerCase()}${gvr.group === '' ? '' : `.${gvr.group}`}`;
}

/** The cluster of the command line. */
export class Cluster {
  readonly client: Client;
  /** Where objects are meant that don't say. */
  readonly namespace: string;
  readonly #mapper: DeferredDiscoveryRESTMapper;

  constructor(client: Client, namespace: string) {
    this.client = client;
    this.namespace = namespace;
    this.#mapper = new DeferredDiscoveryRESTMapper(new Discovery(client));
  }

  /**
   * The resources of a type as kubectl takes it: `pods`, `po`, `deployments.apps`, several with commas, `all` and other
   * categories.
   * @throws UsageError for what the server doesn't have
   */
  async resources(types: string): Promise<Resource[]> {
    const found: Resource[] = [];
    for (const name of types.split(',').filter((each) => each !== '')) {
      const category = await this.#mapper.categoryMappings(name);
      append(found, category.length > 0 ? category.map(resource) : [await this.#named(name)]);
    }
    return found;
  }

  /** The objects of the kind of a manifest. @throws NoKindMatchError */
  async resourceOf(group: string, version: string, kind: string): Promise<Resource> {
    return resource(await this.#mapper.restMapping({ group, kind }, [version]));
  }

  /** What knows the kinds of the server. */
  get mapper(): DeferredDiscoveryRESTMapper {
    return this.#mapper;
  }

  /** @param namespace where the objects are; empty for all namespaces */
  objects({ gvr, namespaced }: Resource, namespace: string, options: OmitOptions = {}): ResourceClient<Unstructured> {
    return this.client.unstructured(gvr, namespaced ? { ...options, namespace } : options);
  }

  close(): Promise<void> {
    return this.client.close();
  }

  async #named(name: string): Promise<Resource> {
    try {
      return resource(await this.#mapper.resourceMapping(name));
    } catch (error) {
      if (!isNoMatchError(error)) throw error;
      throw new UsageError(`the server has no resource ${name}`);
    }
  }
}

function resource({ resource: gvr, groupVersionKind, scope }: RESTMapping): Resource {
  return { gvr, kind: groupVersionKind.kind, namespaced: scope.name === RESTScopeNamespace.name };
}

/** Does something with the cluster of the command line, and closes the connections. @throws UsageError KubeconfigError */
export async function withCluster(args: Arguments, work: (cluster: Cluster) => Promise<number>): Promise<number> {
  const client = clientOf(args);
  const cluster = new Cluster(client, args.value('namespace') ?? client.namespace);
  try {
    return await work(cluster);
  } finally {
    await cluster.close();
  }
}

function clientOf(args: Arguments): Client {
  const [context, kubeconfig, server] = [args.value('context'), args.value('kubeconfig'), args.value('server')];
  const warningHandler = ({ text }: { readonly text: string }): void => {
    streams().stderr.write(`Warning: ${printable(text)}\n`);
  };
  if (server !== undefined && !/^https?:\/\//.test(server)) throw new UsageError(`--server takes a URL, not ${server}`);
  if (server !== undefined && context === undefined && kubeconfig === undefined)
    // Credentials of a kubeconfig are for the servers it names.
    return new Client({ transport: new NodeTransport({ server }), warningHandler });
  return loadClient({
    warningHandler,
    ...(context !== undefined && { context }),
    ...(kubeconfig !== undefined && { kubeconfig }),
    ...(server !== undefined && { overrides: { clusterInfo: { server } } }),
  });
}

/** Says what a server refuses, and goes on. @returns the exit status @throws what is not a refusal */
export function refused(error: unknown): number {
  if (!isStatusError(error)) throw error;
  streams().stderr.write(`kubetyped: ${printable(error.message)}\n`);
  return FAULTY;
}
