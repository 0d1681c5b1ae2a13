import { asError } from '#engine/text/as_error';
/** More questions of one evaluation than anybody asks. */
const MOST_ROUNDS = 100;
/**
 * Runs what evaluates expressions with an authorizer that takes its time: expressions cannot wait, so they are evaluated
 * again with the answers to what they asked, until nothing is new. Each question is asked once. Mirrors Go's
 * `NewCachingAuthorizer`.
 */
export class CachingAuthorizer {
    #authorize;
    #decisions = new Map();
    constructor(authorize) {
        this.#authorize = authorize;
    }
    async run(evaluate) {
        for (let round = 0;; round++) {
            const asked = new Map();
            const result = evaluate((attributes) => {
                const key = JSON.stringify(attributes);
                const known = this.#decisions.get(key);
                if (known === undefined)
                    asked.set(key, attributes);
                return known ?? { allowed: false, error: 'not decided yet' };
            });
            if (asked.size === 0 || round === MOST_ROUNDS)
                return result;
            for (const [key, attributes] of asked)
                this.#decisions.set(key, await this.#decide(attributes));
        }
    }
    async #decide(attributes) {
        try {
            return await this.#authorize(attributes);
        }
        catch (error) {
            return { allowed: false, error: asError(error).message };
        }
    }
}
