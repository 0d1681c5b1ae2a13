import type { AdmissionPlugin } from '../../admission/index.ts';
import type { HostedAdmission } from '../admission/admission_control.ts';
import type { AdmissionPlugins } from '../admission/plugins/all_ordered_plugins.ts';
import type { Authorizer, AuthorizerHost, HostedAuthorizer } from '../authorization/authorizer.ts';
import { builtInStatusStrategy, builtInStrategy } from './built_in_strategy.ts';

/** The objects in which an authorizer keeps its rules are like other built-in ones. */
export function authorizationWithRules(authorization: Authorizer | HostedAuthorizer): Authorizer | HostedAuthorizer {
  if (!('install' in authorization)) return authorization;
  return {
    install(host) {
      const resource: AuthorizerHost['resource'] = (kind, options) =>
        host.resource(kind, { ...options, strategy: { ...builtInStrategy(kind, false), ...options.strategy } });
      return authorization.install({ ...host, resource });
    },
  };
}

/** So are the policies and configurations of plug-ins. */
export function admissionWithRules({ plugins, missing }: AdmissionPlugins): AdmissionPlugins {
  return { plugins: plugins.map(pluginWithRules), missing };
}

function pluginWithRules(plugin: AdmissionPlugin | HostedAdmission): AdmissionPlugin | HostedAdmission {
  if (!('install' in plugin)) return plugin;
  return {
    install: (host) =>
      plugin.install({
        ...host,
        resource(kind, options = {}) {
          const hasStatus = options.subresources?.status === true;
          const strategy = builtInStrategy(kind, hasStatus);
          const status = hasStatus && { strategy: builtInStatusStrategy(kind) };
          return host.resource(kind, { ...options, strategy, subresources: { status } });
        },
      }),
  };
}
