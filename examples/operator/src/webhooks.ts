import {
  MutatingWebhookConfiguration,
  type RuleWithOperations,
  ValidatingWebhookConfiguration,
} from 'kubetyped/api/admissionregistration/v1';
import { Service } from 'kubetyped/api/core/v1';
import type { Client } from 'kubetyped/client';
import { type KeptCertificates, servingCertificates } from 'kubetyped/controller/certificates';
import { conversionWebhook, type WebhookHandler } from 'kubetyped/webhooks';
import { conversionPath, definitions, NAME, parts, versions } from './operator.ts';
import type { Defined, Webhook } from './part.ts';

/** Where the operator listens for API servers. */
export const PORT = 9443;
/** The Secret with its certificate. */
export const SECRET = 'webhook-tls';

const webhooks: readonly Webhook[] = parts.flatMap(({ webhook }) => webhook ?? []);
const mutating = webhooks.filter(({ mutate }) => mutate !== undefined);
const validating = webhooks.filter(({ validate }) => validate !== undefined);

const nameOf = ({ resource, group }: Defined): string => `${resource}.${group}`;
const mutatingPath = (kind: Defined): string => `/mutate/${nameOf(kind)}`;
const validatingPath = (kind: Defined): string => `/validate/${nameOf(kind)}`;

/** What answers API servers, by path. Empty for an operator without webhooks. */
export function handlers(): Readonly<Record<string, WebhookHandler>> {
  const all: Record<string, WebhookHandler> = {};
  for (const { kind, mutate, validate } of webhooks) {
    if (mutate !== undefined) all[mutatingPath(kind)] = mutate;
    if (validate !== undefined) all[validatingPath(kind)] = validate;
  }
  for (const { stored } of versions) {
    const conversions = versions.filter((version) => version.stored === stored).map((version) => version.conversions);
    all[conversionPath(stored)] = conversionWebhook({
      group: stored.group,
      conversions: Object.assign({}, ...conversions),
    });
  }
  return all;
}

/** Who calls them when. The operator adds its `caBundle` when it starts. @param namespace of the operator */
export function configurations(
  namespace = NAME,
): (Service | MutatingWebhookConfiguration | ValidatingWebhookConfiguration)[] {
  if (Object.keys(handlers()).length === 0) return [];
  const webhook = (kind: Defined, path: string) => ({
    name: nameOf(kind),
    clientConfig: { service: { name: NAME, namespace, path } },
    rules: [ruleOf(kind)],
    sideEffects: 'None' as const,
    admissionReviewVersions: ['v1'],
  });
  return [
    new Service({
      metadata: { name: NAME, namespace },
      spec: { selector: { app: NAME }, ports: [{ name: 'webhooks', port: 443, targetPort: PORT }] },
    }),
    ...(mutating.length === 0
      ? []
      : [
          new MutatingWebhookConfiguration({
            metadata: { name: NAME },
            webhooks: mutating.map(({ kind }) => webhook(kind, mutatingPath(kind))),
          }),
        ]),
    ...(validating.length === 0
      ? []
      : [
          new ValidatingWebhookConfiguration({
            metadata: { name: NAME },
            webhooks: validating.map(({ kind }) => webhook(kind, validatingPath(kind))),
          }),
        ]),
  ];
}

function ruleOf({ group, version, resource = '' }: Defined): RuleWithOperations {
  return { apiGroups: [group], apiVersions: [version], resources: [resource], operations: ['CREATE', 'UPDATE'] };
}

/** The names of the definitions of several versions. */
export function convertedNames(): string[] {
  return definitions().flatMap(({ metadata, spec }) => (spec.conversion === undefined ? [] : (metadata.name ?? [])));
}

/** The certificate of the webhooks, made and renewed by the operator. */
export function certificatesOf(client: Client, namespace = NAME): KeptCertificates {
  return servingCertificates({
    client,
    secret: { namespace, name: SECRET },
    hosts: [`${NAME}.${namespace}.svc`],
    caBundles: {
      ...(mutating.length > 0 && { mutatingWebhookConfigurations: [NAME] }),
      ...(validating.length > 0 && { validatingWebhookConfigurations: [NAME] }),
      ...(versions.length > 0 && {
        customResourceDefinitions: convertedNames(),
      }),
    },
  });
}
