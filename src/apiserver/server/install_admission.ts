import { GroupVersion, type GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import { type AdmissionPlugin, admissionChain } from '../../admission/index.ts';
import type { AdmissionHost, HostedAdmission, HostedController } from '../admission/admission_control.ts';
import type { AdmissionPlugins } from '../admission/plugins/all_ordered_plugins.ts';
import { namespaceLifecycle } from '../admission/plugins/namespace_lifecycle.ts';
import { serverInterfaces } from '../admission/server_interfaces.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { ServerAdmission } from '../endpoints/server_admission.ts';
import { checkPlugins } from './check_options.ts';
import { isCollected } from './collected.ts';

type Plugins = readonly (AdmissionPlugin | HostedAdmission)[];

/** The plug-ins of a server by its options: namespaces bring their own with them, except into a whole. */
export function pluginsOf(admission: AdmissionPlugins | Plugins = [], hasNamespaces: boolean): Plugins {
  if ('plugins' in admission) return admission.plugins;
  return hasNamespaces ? [namespaceLifecycle, ...admission] : admission;
}

/** The plug-ins of a server, for as long as it serves the same resources. */
export class InstalledAdmission {
  readonly #plugin: AdmissionPlugin;
  #current: ServerAdmission | undefined;
  /** Plug-ins look for the same Kinds with each write. */
  readonly #found = new Map<string, ServedResource>();

  /** What works beside requests for the plug-ins. */
  readonly controllers: HostedController[] = [];

  constructor(plugins: Plugins, server: Omit<AdmissionHost, 'admission' | 'find' | 'controller'>) {
    const host: AdmissionHost = {
      ...server,
      find: (kind) => this.#find(kind, server.resources()),
      controller: (controller) => this.controllers.push(controller),
      admission: () => this.now(() => [...server.resources()]),
    };
    checkPlugins(plugins);
    this.#plugin = admissionChain(plugins.map((plugin) => ('install' in plugin ? plugin.install(host) : plugin)));
  }

  #find(
    { group, version, kind }: GroupVersionKindLike,
    resources: Iterable<ServedResource>,
  ): ServedResource | undefined {
    const key = `${group}/${version}/${kind}`;
    if (!this.#found.has(key)) {
      for (const served of resources)
        if (
          isCollected(served) &&
          served.kind.kind === kind &&
          new GroupVersion({ group, version }).equals(served.groupVersion)
        )
          this.#found.set(key, served);
    }
    return this.#found.get(key);
  }

  /** Other resources are served from now on. */
  reset(): void {
    this.#current = undefined;
    this.#found.clear();
  }

  now(resources: () => readonly ServedResource[]): ServerAdmission {
    return (this.#current ??= { plugin: this.#plugin, interfaces: serverInterfaces(resources()) });
  }
}
