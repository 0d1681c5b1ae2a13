import { MutatingAdmissionPolicy, MutatingAdmissionPolicyBinding, ValidatingAdmissionPolicy, ValidatingAdmissionPolicyBinding, } from '#api/admissionregistration/v1/zz_generated.types';
import { mutatingAdmissionPolicies, validatingAdmissionPolicies, } from '../../admission/index.js';
import { builtInColumns } from '../../kinds/columns.js';
import { PolicyTypeChecking } from './policy_type_checking.js';
import { authorizeOf, StoredObjects } from './stored_objects.js';
/**
 * Admission by the ValidatingAdmissionPolicies and MutatingAdmissionPolicies that the server stores, with their bindings
 * and parameters. The server serves these Kinds then. A policy counts from the first request after it is written; with
 * etcd, milliseconds later. What is wrong with its expressions by the types of its objects, `status.typeChecking` tells a
 * little later.
 *
 * ```ts
 * const server = new APIServer({ scheme, admission: [storedPolicies()] });
 * ```
 */
export function storedPolicies() {
    return {
        install(host) {
            const mutating = mutatingAdmissionPolicy.install(host);
            const validating = validatingAdmissionPolicy.install(host);
            return {
                name: 'AdmissionPolicies',
                async admit(attributes, interfaces) {
                    if (mutating.handles?.(attributes.operation) !== false)
                        await mutating.admit?.(attributes, interfaces);
                },
                validate: async (attributes, interfaces) => validating.validate?.(attributes, interfaces),
            };
        },
    };
}
/** The half of {@link storedPolicies} that changes objects. */
export const mutatingAdmissionPolicy = {
    install(host) {
        const stored = new StoredObjects(host);
        serve(host, MutatingAdmissionPolicy, false);
        serve(host, MutatingAdmissionPolicyBinding, false);
        return mutatingAdmissionPolicies({
            ...worldOf(host, stored),
            policies: () => stored.all(MutatingAdmissionPolicy),
            bindings: () => stored.all(MutatingAdmissionPolicyBinding),
        });
    },
};
/** The half that refuses objects. */
export const validatingAdmissionPolicy = {
    install(host) {
        const stored = new StoredObjects(host);
        serve(host, ValidatingAdmissionPolicy, true);
        serve(host, ValidatingAdmissionPolicyBinding, false);
        host.controller(new PolicyTypeChecking(host));
        return validatingAdmissionPolicies({
            ...worldOf(host, stored),
            policies: () => stored.all(ValidatingAdmissionPolicy),
            bindings: () => stored.all(ValidatingAdmissionPolicyBinding),
        });
    },
};
function serve(host, kind, status) {
    host.resource(kind, {
        storagePrefix: `/${kind.resource}`,
        columns: builtInColumns(kind),
        categories: ['api-extensions'],
        subresources: { status },
    });
}
function worldOf(host, stored) {
    return {
        findNamespace: (name) => stored.namespace(name),
        findParams(kind) {
            const found = host.find(kind);
            if (found === undefined)
                return undefined;
            const resource = { group: kind.group, resource: kind.kind };
            return { namespaced: found.namespaced, list: (namespace) => stored.list(found.store, resource, namespace) };
        },
        authorize: authorizeOf(host),
    };
}
