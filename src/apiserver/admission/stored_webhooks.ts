import {
  MutatingWebhookConfiguration,
  ValidatingWebhookConfiguration,
} from '#api/admissionregistration/v1/zz_generated.types';
import { type AdmissionPlugin, type CallWebhook, mutatingWebhooks, validatingWebhooks } from '../../admission/index.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { AdmissionHost, HostedAdmission } from './admission_control.ts';
import { authorizeOf, StoredObjects } from './stored_objects.ts';
import { builtInColumns } from '../builtin/columns/built_in_columns.ts';

/** What is set for the webhooks that a server stores. */
export interface StoredWebhooksOptions {
  /** Sends a review to a webhook: that of a `WebhookClient` of `kubetyped/webhooks/node`, say. */
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
 */
export function storedWebhooks({ call }: StoredWebhooksOptions): HostedAdmission {
  return { install: (host) => install(host, call) };
}

function install(host: AdmissionHost, call: CallWebhook): AdmissionPlugin {
  const stored = new StoredObjects(host);
  for (const kind of [MutatingWebhookConfiguration, ValidatingWebhookConfiguration])
    host.resource(kind, { storagePrefix: `/${kind.resource}`, columns: builtInColumns(kind) });
  const world = {
    call,
    findNamespace: (name: string) => stored.namespace(name),
    authorize: authorizeOf(host),
  };
  const mutating = mutatingWebhooks({
    ...world,
    configurations: () => stored.all(MutatingWebhookConfiguration, isMutating),
  });
  const validating = validatingWebhooks({
    ...world,
    configurations: () => stored.all(ValidatingWebhookConfiguration, isValidating),
  });
  return {
    name: 'AdmissionWebhooks',
    admit: async (attributes, interfaces) => mutating.admit?.(attributes, interfaces),
    validate: async (attributes, interfaces) => validating.validate?.(attributes, interfaces),
  };
}

// A store gives objects of its own Kind only.
const isMutating = (object: APIObject): object is MutatingWebhookConfiguration =>
  object.kind === MutatingWebhookConfiguration.kind;
const isValidating = (object: APIObject): object is ValidatingWebhookConfiguration =>
  object.kind === ValidatingWebhookConfiguration.kind;
