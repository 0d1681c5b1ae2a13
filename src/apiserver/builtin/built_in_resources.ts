import { Pod } from '#api/core/v1/zz_generated.types';
import { isSameKind, type KindClass } from '#apimachinery/runtime/kind_class';
import type { AdmissionPlugin } from '../../admission/index.ts';
import { expressionCompiler as expressions } from '../../admission/index.ts';
import { setDefaults } from '../../defaults/index.ts';
import { builtInColumns, hasColumns } from '../../kinds/columns.ts';
import { otherVersionsOf } from '../../kinds/other_versions.ts';
import { strategyOf } from '../../kinds/strategies.ts';
import type { Release } from '../../releases/index.ts';
import { validateUpdate, validateVerified } from '../../validation/index.ts';
import type { HostedAdmission } from '../admission/admission_control.ts';
import type { AdmissionPlugins } from '../admission/plugins/all_ordered_plugins.ts';
import type { Authorizer, AuthorizerHost, HostedAuthorizer } from '../authorization/authorizer.ts';
import type { VersionOptions } from '../resources/other_version.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import { builtInStatusStrategy, builtInStrategy, builtInSubresourceStrategies } from './built_in_strategy.ts';
import type { DeviceClaims } from './device_claims.ts';
import { bindingREST } from './pod_binding.ts';
import { type Budgets, evictionREST } from './pod_eviction.ts';
import type { ProxiedSubresources } from './proxied_subresources.ts';

/**
 * The subresources of a built-in Kind, of those that kube-apiserver has: `status`, `scale`, and those of their own.
 * @param names all that kube-apiserver has
 * @param hasRules whether objects are judged as kube-apiserver does. Without it there are no subresources that need that
 * @param budgets the status of PodDisruptionBudgets, when they are served
 * @param claims the rules for claims of devices
 * @param proxied what kubelets, Pods and Services answer themselves
 */
export function builtInSubresources(
  type: KindClass,
  names: readonly string[],
  hasRules: boolean,
  budgets: () => Budgets | undefined,
  claims: DeviceClaims,
  proxied: ProxiedSubresources,
): NonNullable<ResourceOptions['subresources']> {
  const others = Object.entries(hasRules ? builtInSubresourceStrategies(type) : {}).map(([name, strategy]) => [
    name,
    { strategy },
  ]);
  return {
    status:
      names.includes('status') && (!hasRules || { strategy: claims.statusStrategy(type, builtInStatusStrategy(type)) }),
    ...(names.includes('scale') && { scale: { labelSelector: (object) => strategyOf(type).scaleSelector?.(object) } }),
    ...(isSameKind(type, Pod) && { binding: bindingREST, eviction: (pods) => evictionREST(pods, budgets) }),
    ...proxied.of(type),
    ...Object.fromEntries(others),
  };
}

/** The other versions of a built-in Kind. */
export function builtInVersions(stored: KindClass, hasRules: boolean): readonly VersionOptions[] {
  return otherVersionsOf(stored).map(({ kind, hasOwnRules = false, fieldLabels }) => ({
    kind,
    ...(hasColumns(kind) && { columns: builtInColumns(kind) }),
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
export function authorizationWithRules(
  authorization: Authorizer | HostedAuthorizer,
  release?: Release,
): Authorizer | HostedAuthorizer {
  // What is no authorizer is for the server to refuse.
  if (Object(authorization) !== authorization || !('install' in authorization)) return authorization;
  return {
    install(host) {
      const resource: AuthorizerHost['resource'] = (kind, options) =>
        host.resource(kind, {
          ...options,
          strategy: { ...builtInStrategy(kind, false, release), ...options.strategy },
        });
      return authorization.install({ ...host, resource });
    },
  };
}

/** So are the policies and configurations of plug-ins: those that the release has. */
export function admissionWithRules({ plugins, missing }: AdmissionPlugins, release?: Release): AdmissionPlugins {
  return { plugins: plugins.map((plugin) => pluginWithRules(plugin, release)), missing };
}

function pluginWithRules(
  plugin: AdmissionPlugin | HostedAdmission,
  release: Release | undefined,
): AdmissionPlugin | HostedAdmission {
  if (!('install' in plugin)) return plugin;
  return {
    install: (host) =>
      plugin.install({
        ...host,
        resource(kind, options = {}) {
          if (release?.has(kind) === false) return undefined;
          const hasStatus = options.subresources?.status === true;
          const strategy = builtInStrategy(kind, hasStatus, release);
          const status = hasStatus && { strategy: builtInStatusStrategy(kind) };
          return host.resource(kind, { ...options, strategy, subresources: { status } });
        },
      }),
  };
}
