import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { admissionChain } from '../../admission/index.js';
import { namespaceLifecycle } from '../admission/plugins/namespace_lifecycle.js';
import { serverInterfaces } from '../admission/server_interfaces.js';
import { isCollected } from './collected.js';
/** The plug-ins of a server by its options: namespaces bring their own with them, except into a whole. */
export function pluginsOf(admission = [], hasNamespaces) {
    if ('plugins' in admission)
        return admission.plugins;
    return hasNamespaces ? [namespaceLifecycle, ...admission] : admission;
}
/** The plug-ins of a server, for as long as it serves the same resources. */
export class InstalledAdmission {
    #plugin;
    #current;
    /** Plug-ins look for the same Kinds with each write. */
    #found = new Map();
    /** What works beside requests for the plug-ins. */
    controllers = [];
    constructor(plugins, server) {
        const host = {
            ...server,
            find: (kind) => this.#find(kind, server.resources()),
            controller: (controller) => this.controllers.push(controller),
        };
        this.#plugin = admissionChain(plugins.map((plugin) => ('install' in plugin ? plugin.install(host) : plugin)));
    }
    #find({ group, version, kind }, resources) {
        const key = `${group}/${version}/${kind}`;
        if (!this.#found.has(key)) {
            for (const served of resources)
                if (isCollected(served) &&
                    served.kind.kind === kind &&
                    new GroupVersion({ group, version }).equals(served.groupVersion))
                    this.#found.set(key, served);
        }
        return this.#found.get(key);
    }
    /** Other resources are served from now on. */
    reset() {
        this.#current = undefined;
        this.#found.clear();
    }
    now(resources) {
        return (this.#current ??= { plugin: this.#plugin, interfaces: serverInterfaces(resources()) });
    }
}
