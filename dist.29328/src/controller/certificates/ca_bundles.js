import { MutatingWebhookConfiguration, ValidatingWebhookConfiguration, } from '#api/admissionregistration/v1/zz_generated.types';
import { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import { APIService } from '#api/apiregistration/v1/zz_generated.types';
import { jsonPatch } from '../../client/patch.js';
export function bundleTargets(bundles) {
    const webhooksOf = ({ webhooks = [] }) => webhooks.map(({ clientConfig }, at) => placeOf(`/webhooks/${at}/clientConfig`, clientConfig));
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
/** API servers look for the name of the Service, or the host of the URL, in the certificate. */
function placeOf(path, { url, service, caBundle }) {
    const host = url === undefined
        ? service && `${service.name}.${service.namespace}.svc`
        : URL.canParse(url)
            ? new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
            : undefined;
    return { path: `${path}/caBundle`, host: host ?? undefined, caBundle };
}
function targets(kind, names = [], placesOf) {
    return names.map((name) => ({
        name: `${kind.kind} ${name}`,
        kind: kind,
        watch(informers, changed) {
            informers
                .informerFor(kind, { fieldSelector: `metadata.name=${name}` })
                .addEventHandler({ add: changed, update: changed });
        },
        async publish(client, hosts, caBundle, signal) {
            const objects = client.resource(kind);
            const object = await objects.get(name, { signal });
            const ours = placesOf(object).filter(({ host }) => host !== undefined && hosts.includes(host));
            if (ours.length === 0)
                throw new Error(`${kind.kind} ${name} leads to none of ${hosts.join(', ')}`);
            const wrong = ours.filter((place) => place.caBundle !== caBundle);
            if (wrong.length === 0)
                return false;
            const patch = jsonPatch([
                // Whoever changes the object meanwhile may have changed the order of its webhooks.
                { op: 'replace', path: '/metadata/resourceVersion', value: object.metadata.resourceVersion },
                ...wrong.map(({ path }) => ({ op: 'add', path, value: caBundle })),
            ]);
            await objects.patch(name, patch, { signal });
            return true;
        },
    }));
}
