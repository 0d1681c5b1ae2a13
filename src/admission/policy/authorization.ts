import { asError } from '#engine/text/as_error';
import type { AuthorizationAttributes, AuthorizationDecision, Authorize } from '../../cel/index.ts';

/** Decides who may do what, perhaps by asking somebody. */
export type AsyncAuthorize = (
  attributes: AuthorizationAttributes,
) => Promise<AuthorizationDecision> | AuthorizationDecision;

/** More questions of one evaluation than anybody asks. */
const MOST_ROUNDS = 100;

/**
 * Runs what evaluates expressions with an authorizer that takes its time: expressions cannot wait, so they are evaluated
 * again with the answers to what they asked, until nothing is new. Each question is asked once. Mirrors Go's
 * `NewCachingAuthorizer`.
 */
export class CachingAuthorizer {
  readonly #authorize: AsyncAuthorize;
  readonly #decisions = new Map<string, AuthorizationDecision>();

  constructor(authorize: AsyncAuthorize) {
    this.#authorize = authorize;
  }

  async run<T>(evaluate: (authorize: Authorize) => T): Promise<T> {
    for (let round = 0; ; round++) {
      const asked = new Map<string, AuthorizationAttributes>();
      const result = evaluate((attributes) => {
        const key = JSON.stringify(attributes);
        const known = this.#decisions.get(key);
        if (known === undefined) asked.set(key, attributes);
        return known ?? { allowed: false, error: 'not decided yet' };
      });
      if (asked.size === 0 || round === MOST_ROUNDS) return result;
      for (const [key, attributes] of asked) this.#decisions.set(key, await this.#decide(attributes));
    }
  }

  async #decide(attributes: AuthorizationAttributes): Promise<AuthorizationDecision> {
    try {
      return await this.#authorize(attributes);
    } catch (error) {
      return { allowed: false, error: asError(error).message };
    }
  }
}
