import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Release } from '../../releases/index.ts';
import type { AdmissionPlugins } from '../admission/plugins/all_ordered_plugins.ts';
import type { Authorizer, HostedAuthorizer } from '../authorization/authorizer.ts';
import type { VersionOptions } from '../resources/other_version.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import { type Budgets } from './pod_eviction.ts';
/**
 * The subresources of a built-in Kind, of those that kube-apiserver has: `status`, `scale`, and the ones of Pods that need no
 * node.
 * @param names all that kube-apiserver has
 * @param hasRules whether objects are judged as kube-apiserver does. Without it there are no subresources that need that
 * @param budgets the status of PodDisruptionBudgets, when they are served
 */
export declare function builtInSubresources(type: KindClass, names: readonly string[], hasRules: boolean, budgets: () => Budgets | undefined): NonNullable<ResourceOptions['subresources']>;
/** The other versions of a built-in Kind. */
export declare function builtInVersions(stored: KindClass, hasRules: boolean): readonly VersionOptions[];
/** The objects in which an authorizer keeps its rules are like other built-in ones. */
export declare function authorizationWithRules(authorization: Authorizer | HostedAuthorizer, release?: Release): Authorizer | HostedAuthorizer;
/** So are the policies and configurations of plug-ins: those that the release has. */
export declare function admissionWithRules({ plugins, missing }: AdmissionPlugins, release?: Release): AdmissionPlugins;
