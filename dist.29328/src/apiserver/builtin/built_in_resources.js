import { Pod } from '#api/core/v1/zz_generated.types';
import { expressionCompiler as expressions } from '../../admission/index.js';
import { setDefaults } from '../../defaults/index.js';
import { builtInColumns } from '../../kinds/columns.js';
import { otherVersionsOf } from '../../kinds/other_versions.js';
import { strategyOf } from '../../kinds/strategies.js';
import { validateUpdate, validateVerified } from '../../validation/index.js';
import { builtInStatusStrategy, builtInStrategy, builtInSubresourceStrategies } from './built_in_strategy.js';
import { bindingREST } from './pod_binding.js';
import { evictionREST } from './pod_eviction.js';
/**
 * The subresources of a built-in Kind, of those that kube-apiserver has: `status`, `scale`, and the ones of Pods that need no
 * node.
 * @param names all that kube-apiserver has
 * @param hasRules whether objects are judged as kube-apiserver does. Without it there are no subresources that need that
 * @param budgets the status of PodDisruptionBudgets, when they are served
 */
export function builtInSubresources(type, names, hasRules, budgets) {
    const others = Object.entries(hasRules ? builtInSubresourceStrategies(type) : {}).map(([name, strategy]) => [
        name,
        { strategy },
    ]);
    return {
        status: names.includes('status') && (!hasRules || { strategy: builtInStatusStrategy(type) }),
        ...(names.includes('scale') && { scale: { labelSelector: (object) => strategyOf(type).scaleSelector?.(object) } }),
        ...(type.apiVersion === Pod.apiVersion &&
            type.kind === Pod.kind && { binding: bindingREST, eviction: (pods) => evictionREST(pods, budgets) }),
        ...Object.fromEntries(others),
    };
}
/** The other versions of a built-in Kind. */
export function builtInVersions(stored, hasRules) {
    return otherVersionsOf(stored).map(({ kind, hasOwnRules = false, fieldLabels }) => ({
        kind,
        columns: builtInColumns(kind),
        ...(fieldLabels && { fieldLabels }),
        ...(hasRules && {
            strategy: {
                default: (object) => setDefaults(object, kind),
                ...(hasOwnRules && {
                    validate: (object) => validateVerified(kind, object, { expressions }),
                    validateUpdate: (object, old) => validateUpdate(kind, object, old, { expressions }),
                }),
            },
        }),
    }));
}
/** The objects in which an authorizer keeps its rules are like other built-in ones. */
export function authorizationWithRules(authorization, release) {
    if (!('install' in authorization))
        return authorization;
    return {
        install(host) {
            const resource = (kind, options) => host.resource(kind, {
                ...options,
                strategy: { ...builtInStrategy(kind, false, release), ...options.strategy },
            });
            return authorization.install({ ...host, resource });
        },
    };
}
/** So are the policies and configurations of plug-ins: those that the release has. */
export function admissionWithRules({ plugins, missing }, release) {
    return { plugins: plugins.map((plugin) => pluginWithRules(plugin, release)), missing };
}
function pluginWithRules(plugin, release) {
    if (!('install' in plugin))
        return plugin;
    return {
        install: (host) => plugin.install({
            ...host,
            resource(kind, options = {}) {
                if (release?.has(kind) === false)
                    return undefined;
                const hasStatus = options.subresources?.status === true;
                const strategy = builtInStrategy(kind, hasStatus, release);
                const status = hasStatus && { strategy: builtInStatusStrategy(kind) };
                return host.resource(kind, { ...options, strategy, subresources: { status } });
            },
        }),
    };
}
