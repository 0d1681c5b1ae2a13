import type { BoundObjectReference, TokenRequestSpec } from '#api/authentication/v1/zz_generated.structs';
import { TokenRequest } from '#api/authentication/v1/zz_generated.types';
import { Pod } from '#api/core/v1/zz_generated.types';
import { newBadRequest, newConflict, newInvalid, newNotFound } from '#apimachinery/api/errors/constructors';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { now as metaNow } from '#apimachinery/apis/meta/v1/time';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { isKind } from '#apimachinery/runtime/kind_class';
import { parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { invalid, notSupported } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { copy } from '#engine/verbs/copy';
import { newClaims, type ObjectReference, type TokenSubject } from '../authentication/serviceaccount/claims.ts';
import { type SigningKey, signToken } from '../authentication/serviceaccount/keys.ts';
import type { SubresourceREST } from '../registry/custom_rest.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { APIObject } from '../storage/api_object.ts';

/** How tokens are issued. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly signingKey: SigningKey;
  /** For whom tokens are that do not say. */
  readonly audiences: readonly string[];
  /** In seconds; 0: as long as is asked for. */
  readonly maxExpirationSeconds: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** @param resource `serviceaccounts`, say @throws {StatusError} 404 when it is not there */
  get(resource: string, namespace: string, name: string, context: RequestContext): Promise<APIObject>;
}

const DEFAULT_EXPIRATION = 3600;
const LEAST_EXPIRATION = 600;
const MOST_EXPIRATION = 2 ** 32;
const RESOURCE_OF: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['Pod', 'pods'],
  ['Node', 'nodes'],
  ['Secret', 'secrets'],
]);

const WEBHOOKS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'ValidatingWebhookConfiguration',
  'MutatingWebhookConfiguration',
]);
const WEBHOOK_GATE = 'APIServerWebhookAuthenticationToken';
const API_GROUPS = 'admissionReviewAPIGroups';

/**
 * `serviceaccounts/token`, which issues tokens: `kubectl create token`. Mirrors `TokenREST` of kube-apiserver.
 *
 * Differs from Go: the tokens of Pods that live an hour and seven seconds end then, and not after a year.
 */
export function tokenREST(issuer: TokenIssuer): SubresourceREST<TokenRequest> {
  return {
    kind: TokenRequest,
    keepsSystemFields: true,
    async create(request, context, { name = '', createValidation }) {
      const { metadata } = request;
      const { namespace } = context;
      checkName(metadata, name);
      const account = (await issuer.get('serviceaccounts', namespace, name, context)).metadata;
      if (metadata.uid && metadata.uid !== account.uid)
        throw newConflict(
          { group: TokenRequest.group, resource: TokenRequest.kind },
          name,
          new Error(
            `the UID in the token request (${metadata.uid}) does not match the UID of the service account (${account.uid})`,
          ),
        );
      const { audiences = [], expirationSeconds = DEFAULT_EXPIRATION, boundObjectRef } = request.spec ?? {};
      const spec = {
        ...request.spec,
        audiences: audiences.length === 0 ? [...issuer.audiences] : audiences,
        expirationSeconds,
      };
      const issuedAt = issuer.now();
      Object.assign(request, { spec });
      Object.assign(metadata, { name, namespace, uid: account.uid, creationTimestamp: metaNow() });
      delete request.status;
      const errors = requestErrors(spec);
      if (errors.length > 0) throw newInvalid({ group: TokenRequest.group, kind: TokenRequest.kind }, '', errors);
      await createValidation?.(copy(request));
      const serviceAccount = { name, uid: account.uid ?? '' };
      const bound = boundObjectRef ? await boundTo(issuer, boundObjectRef, name, context) : {};
      const { maxExpirationSeconds } = issuer;
      if (maxExpirationSeconds > 0 && Number(expirationSeconds) > maxExpirationSeconds) {
        context.warn(
          `requested expiration of ${expirationSeconds} seconds shortened to ${maxExpirationSeconds} seconds`,
        );
        spec.expirationSeconds = maxExpirationSeconds;
      }
      const lifetime = Number(spec.expirationSeconds);
      const seconds = Math.floor(issuedAt / 1000);
      const claims = newClaims(issuer.issuer, spec.audiences, seconds, lifetime, {
        namespace,
        serviceAccount,
        ...bound,
      });
      request.status = {
        token: signToken(claims, issuer.signingKey),
        expirationTimestamp: new Date((seconds + lifetime) * 1000).toISOString().replace('.000Z', 'Z'),
      };
      return request;
    },
  };
}

/** That its namespace is that of the request, has been seen. */
function checkName({ name: given }: ObjectMeta, name: string): void {
  if (!given || given === name) return;
  const detail = 'must match the service account name if specified';
  throw newInvalid({ group: TokenRequest.group, kind: TokenRequest.kind }, name, [
    invalid(newPath('metadata').child('name'), given, detail),
  ]);
}

/** Mirrors Go's `validation.ValidateTokenRequest`. */
function requestErrors({
  audiences = [],
  attestations = {},
  expirationSeconds,
  boundObjectRef,
}: TokenRequestSpec): ErrorList {
  const at = newPath('spec');
  const seconds = Number(expirationSeconds);
  const errors: ErrorList = [];
  const refuse = (name: string, value: unknown, detail: string): unknown =>
    errors.push(invalid(at.child(name), value, detail));
  if (seconds < LEAST_EXPIRATION)
    refuse('expirationSeconds', seconds, 'may not specify a duration less than 10 minutes');
  if (seconds > MOST_EXPIRATION)
    refuse('expirationSeconds', seconds, 'may not specify a duration larger than 2^32 seconds');
  if (isOfWebhook(boundObjectRef)) {
    if (audiences.length !== 1) refuse('audiences', audiences, 'must be length 1 when bound to a webhook config');
    return [...errors, ...attestationErrors(attestations, at.child('attestations'))];
  }
  if (Object.keys(attestations).length === 0) return errors;
  const detail = 'attestations may only be specified with a webhook bound object reference';
  return [invalid(at.child('attestations'), attestations, detail)];
}

/** Whether a token is to be bound to the configuration of a webhook. */
function isOfWebhook({ apiVersion, kind = '' }: BoundObjectReference = {}): boolean {
  return apiVersion === 'admissionregistration.k8s.io/v1' && WEBHOOKS.has(kind);
}

function attestationErrors(attestations: NonNullable<TokenRequestSpec['attestations']>, at: Path): ErrorList {
  const [entry, ...others] = Object.entries(attestations);
  if (entry === undefined || others.length > 0)
    return [invalid(at, attestations, `webhook bound requests require exactly one ${API_GROUPS} attestation`)];
  const [key, values] = entry;
  if (key !== API_GROUPS) return [notSupported(at.key(key), key, [API_GROUPS])];
  const [group, ...more] = values;
  if (group === undefined || more.length > 0) return [invalid(at.key(key), values, 'must specify a single value')];
  const inner = at.key(key).index(0);
  if (group === '') return [invalid(inner, group, 'may not be an empty string')];
  if (group === '*') return [];
  return isDNS1123Subdomain(group).map((reason) => invalid(inner, group, `must specify a valid API Group: ${reason}`));
}

type Bound = Pick<TokenSubject, 'pod' | 'secret' | 'node'>;

/** The object that a token is to end with. @throws {StatusError} when it is not there, is another one, or of another kind */
async function boundTo(
  issuer: TokenIssuer,
  { apiVersion = '', kind = '', name = '', uid = '' }: BoundObjectReference,
  account: string,
  context: RequestContext,
): Promise<Bound> {
  const { group, version } = parseGroupVersion(apiVersion);
  const resource = group === '' ? RESOURCE_OF.get(kind) : undefined;
  if (resource === undefined) {
    const disabled = isOfWebhook({ apiVersion, kind }) ? ` (feature gate ${WEBHOOK_GATE} is disabled)` : '';
    throw newBadRequest(`cannot bind token to object of type ${[group, version].join('/')}, Kind=${kind}${disabled}`);
  }
  const found = await issuer.get(resource, kind === 'Node' ? '' : context.namespace, name, context);
  const reference = { name, uid: found.metadata.uid ?? '' };
  let bound: Bound = { [kind.toLowerCase()]: reference };
  if (isKind(Pod, found)) {
    if ((found.spec?.serviceAccountName ?? '') !== account)
      throw newBadRequest(
        `cannot bind token for serviceaccount ${JSON.stringify(account)} to pod running with different serviceaccount name.`,
      );
    const { nodeName = '' } = found.spec ?? {};
    if (nodeName !== '') bound = { ...bound, node: await nodeOf(issuer, nodeName, context) };
  }
  if (uid !== '' && uid !== reference.uid)
    throw newConflict(
      { group, resource: kind },
      name,
      new Error(
        `the UID in the bound object reference (${uid}) does not match the UID in record. The object might have been deleted and then recreated`,
      ),
    );
  return bound;
}

/** The name of a node is in the token even if the node does not exist. */
async function nodeOf(issuer: TokenIssuer, name: string, context: RequestContext): Promise<ObjectReference> {
  try {
    const { metadata } = await issuer.get('nodes', '', name, context);
    return { name, uid: metadata.uid ?? '' };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return { name, uid: '' };
  }
}

/** What a getter says of a resource that is not served. */
export function notServed(resource: string, name: string): Error {
  return newNotFound({ group: '', resource }, name);
}
