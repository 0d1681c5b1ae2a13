import { MutatingWebhookConfiguration, ValidatingWebhookConfiguration, } from '#api/admissionregistration/v1/zz_generated.types';
import { mutatingWebhooks, validatingWebhooks, } from '../../admission/index.js';
import { builtInColumns } from '../../kinds/columns.js';
import { authorizeOf, StoredObjects } from './stored_objects.js';
/**
 * Admission by the webhooks of the MutatingWebhookConfigurations and ValidatingWebhookConfigurations that the server
 * stores. The server serves these Kinds then. A configuration counts from the first request after it is written;
 * with etcd, milliseconds later.
 *
 * ```ts
 * const webhooks = new WebhookClient();
 * const server = new APIServer({ scheme, admission: [storedPolicies(), storedWebhooks({ call: webhooks.call })] });
 * ```
 */
export function storedWebhooks(options) {
    return {
        install(host) {
            const mutating = mutatingAdmissionWebhook(options).install(host);
            const validating = validatingAdmissionWebhook(options).install(host);
            return {
                name: 'AdmissionWebhooks',
                admit: async (attributes, interfaces) => mutating.admit?.(attributes, interfaces),
                validate: async (attributes, interfaces) => validating.validate?.(attributes, interfaces),
            };
        },
    };
}
/** The half of {@link storedWebhooks} that changes objects. */
export function mutatingAdmissionWebhook({ call }) {
    return {
        install(host) {
            const stored = new StoredObjects(host);
            const configurations = () => stored.all(MutatingWebhookConfiguration);
            serve(host, MutatingWebhookConfiguration);
            return mutatingWebhooks({ call, configurations, ...worldOf(host, stored) });
        },
    };
}
/** The half that refuses objects. */
export function validatingAdmissionWebhook({ call }) {
    return {
        install(host) {
            const stored = new StoredObjects(host);
            const configurations = () => stored.all(ValidatingWebhookConfiguration);
            serve(host, ValidatingWebhookConfiguration);
            return validatingWebhooks({ call, configurations, ...worldOf(host, stored) });
        },
    };
}
function serve(host, kind) {
    host.resource(kind, {
        storagePrefix: `/${kind.resource}`,
        columns: builtInColumns(kind),
        categories: ['api-extensions'],
    });
}
function worldOf(host, stored) {
    return { findNamespace: (name) => stored.namespace(name), authorize: authorizeOf(host) };
}
