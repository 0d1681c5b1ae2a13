import type { KindClass } from '#apimachinery/runtime/kind_class';
import { type Authenticator } from '../authentication/authenticator.ts';
import type { TokenReviewer } from '../authentication/serviceaccount/token_validator.ts';
import type { CustomREST } from '../registry/custom_rest.ts';
import type { Authorizer } from './authorizer.ts';
/**
 * The resources that `kubectl auth` asks: who am I, what may I, what may others, whose token is this.
 * @param authenticate undefined: nobody has a token
 * @param accounts those whose tokens are known, whatever they are for
 */
export declare function reviewResources(authorizer: Authorizer, authenticate: Authenticator | undefined, accounts?: TokenReviewer): readonly (readonly [kind: KindClass, rest: CustomREST])[];
