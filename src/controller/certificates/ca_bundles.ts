import type { WebhookClientConfig } from '#api/admissionregistration/v1/zz_generated.structs';
import {
  MutatingWebhookConfiguration,
  ValidatingWebhookConfiguration,
} from '#api/admissionregistration/v1/zz_generated.types';
import { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import { APIService } from '#api/apiregistration/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Client } from '../../client/client.ts';
import type { SharedInformerFactory } from '../../client/informers/shared_informer_factory.ts';
import { jsonPatch } from '../../client/patch.ts';
import type { Access } from '../rbac/access.ts';

/** Objects by their names, whose `caBundle` is kept: wherever they lead to one of the hosts of the certificate. */
export interface CABundles {
  readonly mutatingWebhookConfigurations?: readonly string[];
  readonly validatingWebhookConfigurations?: readonly string[];
  /** Definitions with a conversion webhook: `birds.zoo.example.com`. */
  readonly customResourceDefinitions?: readonly string[];
  /** `v1alpha1.zoo.example.com` */
  readonly apiServices?: readonly string[];
}

/** Where an object says whom to ask, and which authority to trust. */
interface Place {
  /** As a JSON pointer. */
  readonly path: string;
  readonly host: string | undefined;
  readonly caBundle: string | undefined;
}

/** An object whose `caBundle` is kept. */
export interface BundleTarget {
  /** `APIService v1alpha1.zoo.example.com` */
  readonly name: string;
  /** Calls when it comes, and when it changes. */
  watch(informers: SharedInformerFactory, changed: () => void): void;
  /**
   * Sets `caBundle` where it is another one.
   * @param caBundle base64
   * @returns whether something was changed
   * @throws Error when it leads to none of the hosts, StatusError
   */
  publish(client: Client, hosts: readonly string[], caBundle: string, signal: AbortSignal): Promise<boolean>;
}

/** What setting them takes. */
export function bundleAccess(bundles: CABundles): Access[] {
  const kinds = [
    [MutatingWebhookConfiguration, bundles.mutatingWebhookConfigurations],
    [ValidatingWebhookConfiguration, bundles.validatingWebhookConfigurations],
    [CustomResourceDefinition, bundles.customResourceDefinitions],
    [APIService, bundles.apiServices],
  ] as const;
  return kinds.flatMap(([kind, names = []]) =>
    names.length === 0 ? [] : [{ kind, verbs: ['get', 'list', 'watch', 'patch'] }],
  );
}

export function bundleTargets(bundles: CABundles): BundleTarget[] {
  const webhooksOf = ({ webhooks = [] }: { webhooks?: { clientConfig: WebhookClientConfig }[] }): Place[] =>
    webhooks.map(({ clientConfig }, at) => placeOf(`/webhooks/${at}/clientConfig`, clientConfig));
  return [
    ...targets(MutatingWebhookConfiguration, bundles.mutatingWebhookConfigurations, webhooksOf),
    ...targets(ValidatingWebhookConfiguration, bundles.validatingWebhookConfigurations, webhooksOf),
    ...targets(CustomResourceDefinition, bundles.customResourceDefinitions, ({ spec: { conversion } }) => {
      const config = conversion?.webhook?.clientConfig;
      return config === undefined ? [] : [placeOf('/spec/conversion/webhook/clientConfig', config)];
    }),
    ...targets(APIService, bundles.apiServices, ({ spec = {} }) => [placeOf('/spec', spec)]),
  ];
}

type Config = Pick<WebhookClientConfig, 'url' | 'caBundle'> & {
  readonly service?: { readonly name?: string; readonly namespace?: string } | null;
};

/** API servers look for the name of the Service, or the host of the URL, in the certificate. */
function placeOf(path: string, { url, service, caBundle }: Config): Place {
  const host =
    url === undefined
      ? service && `${service.name}.${service.namespace}.svc`
      : URL.canParse(url)
        ? new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
        : undefined;
  return { path: `${path}/caBundle`, host: host ?? undefined, caBundle };
}

function targets<T extends { readonly metadata: { readonly resourceVersion?: string } }>(
  kind: KindClass<T>,
  names: readonly string[] = [],
  placesOf: (object: NoInfer<T>) => Place[],
): BundleTarget[] {
  return names.map((name) => ({
    name: `${kind.kind} ${name}`,
    watch(informers, changed) {
      informers
        .informerFor(kind, { fieldSelector: `metadata.name=${name}` })
        .addEventHandler({ add: changed, update: changed });
    },
    async publish(client, hosts, caBundle, signal) {
      const objects = client.resource(kind);
      const object = await objects.get(name, { signal });
      const ours = placesOf(object).filter(({ host }) => host !== undefined && hosts.includes(host));
      if (ours.length === 0) throw new Error(`${kind.kind} ${name} leads to none of ${hosts.join(', ')}`);
      const wrong = ours.filter((place) => place.caBundle !== caBundle);
      if (wrong.length === 0) return false;
      const patch = jsonPatch([
        // Whoever changes the object meanwhile may have changed the order of its webhooks.
        { op: 'replace', path: '/metadata/resourceVersion', value: object.metadata.resourceVersion },
        ...wrong.map(({ path }) => ({ op: 'add' as const, path, value: caBundle })),
      ]);
      await objects.patch(name, patch, { signal });
      return true;
    },
  }));
}
