import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { quoteJSON } from '#engine/json/escape';
import { asError } from '#engine/text/as_error';
import { compileJWTAuthenticator } from '../../configuration/validate_authentication.js';
import { authenticated, bearerToken } from '../authenticator.js';
import { DistributedClaim } from './distributed_claims.js';
import { issuerClaims, issuerDocuments } from './issuer_documents.js';
import { claimsOf, parseToken } from './json_web_token.js';
import { issuerOf, refusal, standardClaims } from './read_claims.js';
import { RemoteKeySet } from './remote_key_set.js';
import { SIGNING_ALGORITHMS } from './signature.js';
import { userOf } from './user_of_claims.js';
/** How far ahead a token's beginning may be: clocks differ. */
const LEEWAY = 60;
/**
 * Users by the ID tokens of an issuer (OpenID Connect), as kube-apiserver's `--oidc-*` flags and `AuthenticationConfiguration`
 * have them. Tokens of other issuers are for other authenticators. Groups that a token leaves to another place (distributed
 * claims) are fetched there. Mirrors Go's `plugin/pkg/authenticator/token/oidc`.
 * @throws {Aggregate} what is wrong with the options
 * @throws {TypeError} for other signing algorithms than those of `SIGNING_ALGORITHMS`
 */
export function oidc(options) {
    const { issuer, onError, now = Date.now, signingAlgorithms = ['RS256'] } = options;
    const { mapper, errors } = compileJWTAuthenticator(options, options.disallowedIssuers);
    const wrong = ErrorList.toAggregate(errors);
    if (wrong !== undefined)
        throw wrong;
    checkSigningAlgorithms(signingAlgorithms);
    const fetch = options.fetchDocument ?? issuerDocuments(issuer.certificateAuthority);
    const keys = new RemoteKeySet(issuer, fetch, now);
    const check = (token) => checkToken(token, issuer.audiences, signingAlgorithms, now());
    const { claim = '' } = options.claimMappings.groups ?? {};
    const fetchClaims = options.fetchClaims ?? issuerClaims(issuer.certificateAuthority);
    const groups = claim === '' ? undefined : new DistributedClaim(claim, { fetchClaims, fetchDocument: fetch, check, now });
    const expanded = async (claims) => {
        try {
            return (await groups?.expand(claims)) ?? claims;
        }
        catch (error) {
            throw refusal(`could not expand distributed claims: ${asError(error).message}`);
        }
    };
    return async (request) => {
        const text = bearerToken(request) ?? '';
        const claims = claimsOf(text);
        if (claims === undefined || issuerOf(claims) !== issuer.url)
            return undefined;
        try {
            const token = parseToken(text, claims);
            check(token);
            await keys.verify(token);
            return authenticated(userOf(await expanded(claims), options, mapper));
        }
        catch (error) {
            onError?.(error);
            return undefined;
        }
    };
}
/** What can be said of a token before its signature is checked. @throws {TypeError} what is wrong with it */
function checkToken({ algorithm, claims }, audiences, algorithms, now) {
    const { audience, expiry, notBefore } = standardClaims(claims);
    if (!audience.some((each) => audiences.includes(each)))
        throw refusal(`expected audience in ${quoteAll([...audiences].sort())} got ${quoteAll(audience)}`);
    if (expiry === undefined)
        throw refusal('token is expired: it has no expiry');
    if (expiry * 1000 < now)
        throw refusal(`token is expired (Token Expiry: ${timeText(expiry)})`);
    if (notBefore !== undefined && now / 1000 + LEEWAY < notBefore)
        throw refusal(`current time ${timeText(now / 1000)} before the nbf (not before) time: ${timeText(notBefore)}`);
    if (!algorithms.includes(algorithm))
        throw refusal(`id token signed with unsupported algorithm, expected ${quoteAll(algorithms)} got ${quoteJSON(algorithm)}`);
}
function quoteAll(values) {
    return `[${values.map(quoteJSON).join(' ')}]`;
}
function timeText(seconds) {
    const time = new Date(seconds * 1000);
    return Number.isNaN(time.getTime()) ? `${seconds} s` : time.toISOString();
}
/** @throws {TypeError} for an algorithm that is none for signatures of issuers */
function checkSigningAlgorithms(algorithms) {
    for (const algorithm of algorithms)
        if (!SIGNING_ALGORITHMS.includes(algorithm))
            throw new TypeError(`oidc: unsupported signing alg: ${JSON.stringify(algorithm)}`);
}
