import { type AdmissionPlugin } from '../../admission/index.ts';
import type { AdmissionHost, HostedAdmission, HostedController } from '../admission/admission_control.ts';
import type { AdmissionPlugins } from '../admission/plugins/all_ordered_plugins.ts';
import type { ServerAdmission } from '../endpoints/handlers/request_scope.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
type Plugins = readonly (AdmissionPlugin | HostedAdmission)[];
/** The plug-ins of a server by its options: namespaces bring their own with them, except into a whole. */
export declare function pluginsOf(admission: AdmissionPlugins | Plugins | undefined, hasNamespaces: boolean): Plugins;
/** The plug-ins of a server, for as long as it serves the same resources. */
export declare class InstalledAdmission {
    #private;
    /** What works beside requests for the plug-ins. */
    readonly controllers: HostedController[];
    constructor(plugins: Plugins, server: Omit<AdmissionHost, 'find' | 'controller'>);
    /** Other resources are served from now on. */
    reset(): void;
    now(resources: () => readonly ServedResource[]): ServerAdmission;
}
export {};
