import type { NonResourceRule, ResourceRule } from '#api/authorization/v1/zz_generated.types';
import { newForbidden } from '#apimachinery/api/errors/constructors';
import type { StatusError } from '#apimachinery/api/errors/status_error';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import { quote } from '#engine/schema/fault';
import type { Column } from '../../kinds/aspects/column.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { RequestInfo } from '../request/request_info.ts';
import { SystemPrivilegedGroup, type UserInfo } from '../request/user.ts';

/** What is asked for, and by whom. Mirrors Go's `authorizer.Attributes`. */
export interface Attributes extends Omit<RequestInfo, 'segments'> {
  readonly user: UserInfo;
}

/** A decision. */
export interface Decision {
  readonly allowed: boolean;
  /** Whether nobody else need be asked, who could allow it. No unless given. */
  readonly denied?: boolean;
  /** Why: shown to those who are refused, and in access reviews. */
  readonly reason?: string;
}

/** What somebody may do in a namespace. Mirrors what Go's `authorizer.RuleResolver` gives. */
export interface Rules {
  readonly resourceRules: readonly ResourceRule[];
  readonly nonResourceRules: readonly NonResourceRule[];
  /** Whether there may be more. */
  readonly incomplete: boolean;
  /** What could not be found out, empty: nothing. */
  readonly evaluationError: string;
}

/** Decides who may do what. A plain function will do. Mirrors Go's `authorizer.Authorizer`. */
export interface Authorizer {
  (attributes: Attributes): Promise<Decision> | Decision;
  /** Whether what it could not be asked about is refused, whoever else could decide. No unless given. */
  deniesOnFailure?: boolean;
  /** Lists what somebody may do, for `kubectl auth can-i --list`. Left out: nobody can tell. */
  rulesFor?(user: UserInfo, namespace: string): Promise<Rules> | Rules;
}

/** How a Kind of rules is served. */
export interface RuleResourceOptions {
  /** What `kubectl get` shows, as in `ResourceOptions`. */
  readonly columns?: readonly Column[];
  readonly strategy?: Strategy;
  rest(store: RESTStorage): Partial<RESTStorage>;
}

/** The server, as an authorizer that keeps its rules there sees it. */
export interface AuthorizerHost {
  /** Serves a Kind. */
  resource(kind: KindClass, options: RuleResourceOptions): unknown;
  /** The stored objects of a kind; undefined when the server does not have it, or no objects of it. */
  find(kind: GroupVersionKindLike): { readonly store: RESTStorage } | undefined;
  /** Takes what must be done before a request is answered: called with each, until it has succeeded once. */
  beforeRequests(start: () => Promise<void>): unknown;
  /** Ends with the server. */
  readonly signal: AbortSignal;
  /** Called with errors of background work. */
  onError(error: unknown): void;
}

/** An authorizer that keeps its rules in the server it decides for. */
export interface HostedAuthorizer {
  install(host: AuthorizerHost): Authorizer;
}

/** Everybody who is known may do everything. Mirrors Go's `AlwaysAllow`. */
export const alwaysAllow: Authorizer = () => ({ allowed: true });

/** Nobody may do anything. Mirrors Go's `AlwaysDeny`. */
export const alwaysDeny: Authorizer = () => ({ allowed: false, reason: 'Everything is forbidden.' });

/** Members of `system:masters` may do everything, others what the rest decides. Mirrors Go's `NewPrivilegedGroups`. */
export function withPrivilegedGroup(authorizer: Authorizer): Authorizer {
  const whole: Authorizer = (attributes) =>
    attributes.user.groups.includes(SystemPrivilegedGroup) ? { allowed: true } : authorizer(attributes);
  if (authorizer.rulesFor !== undefined) whole.rulesFor = authorizer.rulesFor.bind(authorizer);
  return whole;
}

/** 403, saying what was asked for. Mirrors Go's `responsewriters.ForbiddenStatusError`. */
export function newForbiddenStatusError(attributes: Attributes, reason = ''): StatusError {
  const message = messageOf(attributes).replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
  const { apiGroup, resource, name } = attributes;
  return newForbidden(
    { group: apiGroup, resource },
    name,
    new Error(reason === '' ? message : `${message}: ${reason}`),
  );
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function messageOf({
  isResourceRequest,
  user,
  verb,
  path,
  apiGroup,
  namespace,
  resource,
  subresource,
}: Attributes): string {
  const who = `User ${quote(user.name)} cannot ${verb}`;
  if (!isResourceRequest) return `${who} path ${quote(path)}`;
  const what = subresource === '' ? resource : `${resource}/${subresource}`;
  const where = namespace === '' ? 'at the cluster scope' : `in the namespace ${quote(namespace)}`;
  return `${who} resource ${quote(what)} in API group ${quote(apiGroup)} ${where}`;
}

/**
 * Asks one authorizer after the other, until one allows or denies. If none does, it is refused, with the reasons of all; if
 * one of them could not be asked, its error is thrown. Mirrors Go's `union.New`.
 */
export function firstToDecide(...authorizers: readonly (Authorizer | HostedAuthorizer)[]): HostedAuthorizer {
  return {
    install(host) {
      return union(authorizers.map((each) => ('install' in each ? each.install(host) : each)));
    },
  };
}

/** Puts a name before the reasons for which an authorizer does not allow something, as kube-apiserver does. */
export function withName(name: string, authorizer: Authorizer | HostedAuthorizer): HostedAuthorizer {
  return {
    install(host) {
      const own = 'install' in authorizer ? authorizer.install(host) : authorizer;
      const whole: Authorizer = async (attributes) => {
        const decision = await own(attributes);
        if (decision.allowed || decision.denied === true || !decision.reason) return decision;
        return { ...decision, reason: `${name}: ${decision.reason}` };
      };
      if (own.deniesOnFailure !== undefined) whole.deniesOnFailure = own.deniesOnFailure;
      if (own.rulesFor !== undefined) whole.rulesFor = own.rulesFor.bind(own);
      return whole;
    },
  };
}

function union(authorizers: readonly Authorizer[]): Authorizer {
  const whole: Authorizer = async (attributes): Promise<Decision> => {
    const reasons: string[] = [];
    const errors: unknown[] = [];
    for (const authorizer of authorizers)
      try {
        const decision = await authorizer(attributes);
        if (decision.allowed || decision.denied === true) return decision;
        if (decision.reason) reasons.push(decision.reason);
      } catch (error) {
        if (authorizer.deniesOnFailure === true) throw error;
        errors.push(error);
      }
    if (errors.length > 0) throw errors[0];
    return { allowed: false, ...(reasons.length > 0 && { reason: reasons.join('\n') }) };
  };
  whole.rulesFor = async (user, namespace): Promise<Rules> => {
    const all = await Promise.all(authorizers.map(async (each) => each.rulesFor?.(user, namespace)));
    return {
      resourceRules: all.flatMap((rules) => rules?.resourceRules ?? []),
      nonResourceRules: all.flatMap((rules) => rules?.nonResourceRules ?? []),
      incomplete: all.some((rules) => rules?.incomplete ?? true),
      evaluationError: all.flatMap((rules) => (rules?.evaluationError ? [rules.evaluationError] : [])).join(', '),
    };
  };
  return whole;
}
