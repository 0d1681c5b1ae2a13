import type { Authorizer, Decision, HostedAuthorizer, Rules } from './authorizer.ts';

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
