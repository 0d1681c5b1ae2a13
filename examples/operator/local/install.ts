import { MutatingWebhookConfiguration, ValidatingWebhookConfiguration } from 'kubetyped/api/admissionregistration/v1';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import type { Client } from 'kubetyped/client';
import { definitions } from '../src/operator.ts';
import { configurations } from '../src/webhooks.ts';

/** Tells an API server of the Kinds of the operator and of its webhooks. */
export async function install(client: Client): Promise<void> {
  const crds = client.resource(CustomResourceDefinition);
  for (const definition of definitions()) {
    const { metadata } = await crds.create(definition);
    while (!isEstablished(await crds.get(metadata.name ?? ''))) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  for (const object of configurations()) {
    if (object instanceof MutatingWebhookConfiguration)
      await client.resource(MutatingWebhookConfiguration).create(object);
    if (object instanceof ValidatingWebhookConfiguration)
      await client.resource(ValidatingWebhookConfiguration).create(object);
  }
}

const isEstablished = ({ status }: CustomResourceDefinition): boolean =>
  status?.conditions?.some((condition) => condition.type === 'Established' && condition.status === 'True') === true;
