import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { admissionChain, type AdmissionPlugin } from '../../admission/index.ts';
import type { AdmissionHost, HostedAdmission, HostedController } from '../admission/admission_control.ts';
import type { ServerAdmission } from '../admission/server_admission.ts';
import { serverInterfaces } from '../admission/server_interfaces.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { isCollected } from './collected.ts';

/** The plug-ins of a server, for as long as it serves the same resources. */
export class InstalledAdmission {
  readonly #plugin: AdmissionPlugin;
  #current: ServerAdmission | undefined;

  /** What works beside requests for the plug-ins. */
  readonly controllers: HostedController[] = [];

  constructor(
    plugins: readonly (AdmissionPlugin | HostedAdmission)[],
    server: Omit<AdmissionHost, 'find' | 'controller'>,
  ) {
    const host: AdmissionHost = {
      ...server,
      find(kind) {
        for (const served of server.resources())
          if (
            isCollected(served) &&
            served.kind.kind === kind.kind &&
            new GroupVersion(kind).equals(served.groupVersion)
          )
            return served;
        return undefined;
      },
      controller: (controller) => this.controllers.push(controller),
    };
    this.#plugin = admissionChain(plugins.map((plugin) => ('install' in plugin ? plugin.install(host) : plugin)));
  }

  /** Other resources are served from now on. */
  reset(): void {
    this.#current = undefined;
  }

  now(resources: () => readonly ServedResource[]): ServerAdmission {
    return (this.#current ??= { plugin: this.#plugin, interfaces: serverInterfaces(resources()) });
  }
}
