import { DefaultRESTMapper } from '../../apimachinery/api/meta/default_rest_mapper.js';
import { MultiRESTMapper } from '../../apimachinery/api/meta/multi_rest_mapper.js';
import { AnyKind, AnyResource, AnyVersion, PriorityRESTMapper, } from '../../apimachinery/api/meta/priority_rest_mapper.js';
import { RESTScopeNamespace, RESTScopeRoot } from '../../apimachinery/api/meta/rest_scope.js';
import { resources } from './zz_generated.resources.js';
/**
 * A mapper of all kinds of the Kubernetes API, without asking a server: `pods`, `deployments.apps` and so on. It knows
 * neither custom resources nor short names, and which of the versions a server has only the server can say. Among several
 * answers the core group is preferred, then the others by name; of a group the stable versions, the newer first, then
 * beta and alpha. What is gone in this version of Kubernetes comes last, such as `extensions/v1beta1`. Kinds that are only
 * sent to a subresource, as an Eviction is to `pods/eviction`, have no resource of their own, here as by discovery.
 *
 * ```ts
 * const mapper = newRESTMapper();
 * const { resource, scope } = mapper.restMapping({ group: 'apps', kind: 'Deployment' });   // apps/v1, Resource=deployments
 * ```
 */
export function newRESTMapper() {
    const mapper = new DefaultRESTMapper(resources);
    for (const { group, version, resources: rows } of resources) {
        for (const [kind, plural, singular, namespaced] of rows) {
            const scope = namespaced ? RESTScopeNamespace : RESTScopeRoot;
            mapper.addSpecific({ group, version, kind }, { group, version, resource: plural }, { group, version, resource: singular }, scope);
        }
    }
    const groups = [...new Set(resources.map(({ group }) => group))].map((group) => ({ group, version: AnyVersion }));
    const preferred = [...resources, ...groups];
    return new PriorityRESTMapper({
        // A resource that is its own plural has two names that fit: this one drops the double.
        delegate: new MultiRESTMapper([mapper]),
        resourcePriority: preferred.map(({ group, version }) => ({ group, version, resource: AnyResource })),
        kindPriority: preferred.map(({ group, version }) => ({ group, version, kind: AnyKind })),
    });
}
