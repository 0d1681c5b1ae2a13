import {
  MutatingWebhookConfiguration,
  ValidatingWebhookConfiguration,
} from '#api/admissionregistration/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import {
  type AdmissionPlugin,
  type CallWebhook,
  mutatingWebhooks,
  type PolicyWorld,
  validatingWebhooks,
} from '../../admission/index.ts';
import { builtInColumns } from '../../kinds/columns.ts';
import type { AdmissionHost, HostedAdmission } from './admission_control.ts';
import { authorizeOf, StoredObjects } from './stored_objects.ts';

/** What is set for the webhooks that a server stores. */
export interface StoredWebhooksOptions {
  /** Sends a review to a webhook: that of a `WebhookClient` of `kubetyped/webhooks/node`, or `callHandlers` of `kubetyped/webhooks`. */
  readonly call: CallWebhook;
}

/**
 * Admission by the webhooks of the MutatingWebhookConfigurations and ValidatingWebhookConfigurations that the server
 * stores. The server serves these Kinds then. A configuration counts from the first request after it is written;
 * with etcd, milliseconds later.
 *
 * ```ts
 * const webhooks = new WebhookClient();
 * const server = new APIServer({ scheme, admission: [storedPolicies(), storedWebhooks({ call: webhooks.call })] });
 * ```
 * @throws TypeError without `call`
 */
export function storedWebhooks(options: StoredWebhooksOptions): HostedAdmission {
  if (typeof options?.call !== 'function')
    throw new TypeError('expected storedWebhooks({ call }): that of a WebhookClient, or callHandlers({ ... })');
  return {
    install(host): AdmissionPlugin {
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
export function mutatingAdmissionWebhook({ call }: StoredWebhooksOptions): HostedAdmission {
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
export function validatingAdmissionWebhook({ call }: StoredWebhooksOptions): HostedAdmission {
  return {
    install(host) {
      const stored = new StoredObjects(host);
      const configurations = () => stored.all(ValidatingWebhookConfiguration);
      serve(host, ValidatingWebhookConfiguration);
      return validatingWebhooks({ call, configurations, ...worldOf(host, stored) });
    },
  };
}

function serve(host: AdmissionHost, kind: KindClass): void {
  host.resource(kind, {
    storagePrefix: `/${kind.resource}`,
    columns: builtInColumns(kind),
    categories: ['api-extensions'],
  });
}

function worldOf(host: AdmissionHost, stored: StoredObjects): Pick<PolicyWorld, 'authorize' | 'findNamespace'> {
  return { findNamespace: (name) => stored.namespace(name), authorize: authorizeOf(host) };
}
