import { admissionChain, type AdmissionPlugin } from '../../admission/index.ts';
import type { AdmissionHost, HostedAdmission } from '../admission/admission_control.ts';
import type { ServerAdmission } from '../admission/server_admission.ts';
import { serverInterfaces } from '../admission/server_interfaces.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';

/** The plug-ins of a server, for as long as it serves the same resources. */
export class InstalledAdmission {
  readonly #plugin: AdmissionPlugin;
  #current: ServerAdmission | undefined;

  constructor(plugins: readonly (AdmissionPlugin | HostedAdmission)[], host: AdmissionHost) {
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
