import { Binding, Service } from '#api/core/v1/zz_generated.types';
import { codecs } from '#api/protobuf/index';
import { categoriesOf, shortNamesOf } from '#api/rest_mapper/short_names';
import { resources } from '#api/rest_mapper/zz_generated.resources';
import { addToScheme } from '#api/zz_generated.register';
import { FieldLabelError } from '#apimachinery/runtime/field_label';
import { Scheme } from '#apimachinery/runtime/scheme';
import { builtInColumns } from '../../kinds/columns.js';
import { addConversions, isOtherVersion } from '../../kinds/other_versions.js';
import { strategyOf } from '../../kinds/strategies.js';
import { admissionPlugins } from '../admission/plugins/all_ordered_plugins.js';
import { admissionWithRules, authorizationWithRules, builtInSubresources, builtInVersions, } from '../builtin/built_in_resources.js';
import { builtInStrategy } from '../builtin/built_in_strategy.js';
import { legacyBindingREST } from '../builtin/pod_binding.js';
import { PodCollector } from '../builtin/pod_collector.js';
import { serviceRanges, servicesParts } from '../builtin/services/services.js';
import { APIServer } from '../server/api_server.js';
import { memory } from '../storage/memory/memory.js';
import { readStoredVersions } from './stored_versions.js';
/** Versions that are served where a group has several. */
const STABLE = /^v\d+$/;
/**
 * Starts a server on loopback with the stable built-in Kinds, kept in memory: what envtest is for Go. It has what every
 * resource has, status, scale, generations and garbage collection included, the defaults and the validation of built-in
 * Kinds, the admission plug-ins of kube-apiserver but for `ServiceAccount`, bindings and evictions of Pods, cluster IPs and node
 * ports, the Service `kubernetes`, and the custom resources of the definitions that are created; but no controllers besides
 * those of quotas and of volumes in use.
 *
 * ```ts
 * await using api = await startTestServer();
 * const response = await fetch(`${api.url}/api/v1/namespaces/default/configmaps`);
 * ```
 */
export async function startTestServer({ kubernetesVersion: release, kinds = [], customResources = true, namespaces = true, builtInRules = true, garbageCollection = true, clusterRoleAggregation = true, podGarbageCollection = true, quotaController = true, storageProtectionController = true, serviceClusterIPRange, serviceNodePortRange, storage = memory(), storageFormat = 'json', authentication, authorization, serviceAccounts, admission = [], admissionPlugins: plugins = { disable: ['ServiceAccount', 'MutatingAdmissionPolicy', 'ValidatingAdmissionPolicy'] }, aggregation, audit, listen = {}, } = {}) {
    const scheme = schemeOf(release);
    readStoredVersions(scheme);
    addConversions(scheme);
    addFieldLabels(scheme);
    const services = builtInRules
        ? servicesParts({
            ranges: serviceRanges(serviceClusterIPRange, serviceNodePortRange),
            scheme,
            codecs,
            storage,
            storageFormat,
            host: listen.host,
            find: (kind) => server.resources().find((each) => each.subresource === '' && isSameKind(each.kind, kind))?.store,
        })
        : undefined;
    const server = new APIServer({
        scheme,
        codecs,
        ...(release && { version: versionOf(release) }),
        accessReviews: true,
        ...(customResources !== undefined && { customResources }),
        namespaces,
        garbageCollection,
        clusterRoleAggregation,
        controllers: [
            ...(podGarbageCollection ? [(host) => new PodCollector(host)] : []),
            ...(services?.controllers ?? []),
        ],
        ...(services && { postStartHooks: services.postStartHooks }),
        storage,
        storageFormat,
        ...(authentication && { authentication }),
        ...(authorization && {
            authorization: builtInRules ? authorizationWithRules(authorization, release) : authorization,
        }),
        ...(serviceAccounts && { serviceAccounts }),
        ...(aggregation && { aggregation }),
        admission: builtInRules
            ? admissionWithRules(admissionPlugins({ quotaController, storageProtectionController, ...plugins, own: admission }), release)
            : admission,
        ...(audit && { audit }),
    });
    const find = (resource, subresource) => server.resources().find((each) => each.resource === resource && each.subresource === subresource);
    const budgets = () => find('poddisruptionbudgets', 'status');
    server.resource(Binding, { rest: legacyBindingREST(() => find('pods', 'binding')?.store) });
    // The rules of an authorizer are served already.
    const served = new Set(server.resources().map(({ kind }) => kind));
    for (const { group, version, resources: rows } of resources) {
        if (!STABLE.test(version))
            continue;
        for (const [kind, , singularName, , subresources] of rows) {
            const type = scheme.typeFor({ group, version, kind });
            if (type?.resource === undefined ||
                served.has(type) ||
                isOtherVersion(type) ||
                !scheme.recognizes({ group, version, kind: `${kind}List` }))
                continue;
            const { returnDeletedObject = false, selectableFields, storagePrefix, tableOrder, ttlSeconds, verbs, } = strategyOf(type);
            server.resource(type, {
                ...(builtInRules && {
                    strategy: {
                        ...builtInStrategy(type, subresources.includes('status'), release),
                        ...(isSameKind(type, Service) && services?.strategy),
                    },
                }),
                columns: builtInColumns(type),
                ...(tableOrder && { tableOrder }),
                singularName,
                shortNames: shortNamesOf(type),
                categories: categoriesOf(type),
                ...(selectableFields && { selectableFields }),
                storagePrefix: `/${storagePrefix ?? type.resource}`,
                subresources: builtInSubresources(type, subresources, builtInRules, budgets),
                otherVersions: builtInVersions(type, builtInRules),
                returnDeletedObject,
                ...(ttlSeconds !== undefined && { ttlSeconds }),
                ...(verbs && { verbs }),
            });
        }
    }
    for (const each of kinds) {
        if ('fields' in each)
            server.resource(each);
        else
            server.resource(each[0], each[1]);
    }
    const { url, kubeconfig } = await server.listen(listen);
    const close = () => server.close();
    return { url, kubeconfig, server, close, [Symbol.asyncDispose]: close };
}
/** Whether classes are of one Kind: each release may have one of its own. */
const isSameKind = (a, b) => a.apiVersion === b.apiVersion && a.kind === b.kind;
/** What it says of itself at `/version`. */
function versionOf({ version }) {
    return { minor: version.slice(version.indexOf('.') + 1), gitVersion: `v${version}.0+kubetyped` };
}
/** The built-in Kinds of a release, without the fields that came later. */
function schemeOf(release) {
    const all = new Scheme('test');
    addToScheme(all);
    if (release === undefined)
        return all;
    const scheme = new Scheme('test');
    for (const [gvk, type] of all.allKnownTypes()) {
        const isOwn = gvk.kind === type.kind && gvk.version === type.version && gvk.group === type.group;
        if (release.has(type))
            scheme.addKnownTypeWithName(gvk, isOwn ? release.kind(type) : type);
    }
    return scheme;
}
/** Lets the built-in Kinds be selected by the fields that Go registers for them, and refuses others in its words. */
function addFieldLabels(scheme) {
    for (const { group, version, resources: rows } of resources)
        for (const [kind] of rows) {
            const type = scheme.typeFor({ group, version, kind });
            if (type === undefined)
                continue;
            const { selectableFields, isSelectableByNamespace = type.namespaced === true, unsupportedField = (label) => `field label not supported: ${label}`, } = strategyOf(type);
            // The names in another version are known to what serves it.
            if (selectableFields === undefined && !isOtherVersion(type))
                continue;
            const known = new Set([...Object.keys(selectableFields ?? {}), 'metadata.name']);
            if (isSelectableByNamespace)
                known.add('metadata.namespace');
            scheme.addFieldLabelConversionFunc(type, (label, value) => {
                if (!known.has(label))
                    throw new FieldLabelError(label, unsupportedField(label));
                return { label, value };
            });
        }
}
