// What our ServiceAccounts make of the questions that the Go program serviceaccounts answers, too.
import { TokenRequest } from 'kubetyped/api/authentication/v1';
import { newNotFound } from 'kubetyped/apimachinery/api/errors';
import type { SubresourceREST } from 'kubetyped/apiserver';
import { ServiceAccounts, type ServiceAccountsOptions } from 'kubetyped/apiserver/serviceaccounts';

interface Named {
  readonly name: string;
  readonly uid: string;
}

interface Stored {
  readonly metadata: { readonly name: string; readonly namespace?: string; readonly uid: string };
}

/** Keys as PEM, and how they are published. The first is that which signs. */
export interface KeysQuestion {
  readonly pem: string;
  readonly signingKey: string;
  readonly issuer: string;
  readonly jwksURI: string;
}

/** A token, and what is stored. */
export interface AuthenticateQuestion {
  readonly token: string;
  readonly pem: string;
  readonly signingKey: string;
  readonly issuers: readonly [string, ...string[]];
  readonly audiences: readonly string[];
  readonly asked?: readonly string[];
  readonly objects: Readonly<Record<'serviceAccounts' | 'pods' | 'secrets' | 'nodes', readonly Stored[]>>;
}

/** What a token is asked for. */
export interface IssueQuestion {
  readonly pem: string;
  readonly issuer: string;
  readonly audiences: string[];
  readonly expirationSeconds: number;
  readonly serviceAccount: Named & { readonly namespace: string };
  readonly pod?: Named;
  readonly secret?: Named;
  /** Without a uid, beside a pod: there is no such node. */
  readonly node?: Named;
}

/** ServiceAccounts in a server that has some objects, by their resources. */
function hosted(
  options: ServiceAccountsOptions,
  objects: Readonly<Record<string, readonly Stored[]>>,
): { accounts: ServiceAccounts; token: SubresourceREST } {
  const accounts = new ServiceAccounts({ ...options, defaultAccounts: false });
  const router = {
    get: (_group: string, _version: string, resource: string) => ({
      store: {
        get: async (name: string, { namespace }: { namespace: string }) => {
          const found = (objects[resource] ?? []).find(
            ({ metadata }) => metadata.name === name && (metadata.namespace ?? '') === namespace,
          );
          if (found === undefined) throw newNotFound({ group: '', resource }, name);
          return found;
        },
      },
    }),
  };
  const served = accounts.install({
    router: router as never,
    isShared: false,
    url: () => 'https://here',
    admission: () => undefined,
    signal: new AbortController().signal,
    onError: (error) => {
      throw error;
    },
  });
  return { accounts, token: served.subresources?.['token'] as SubresourceREST };
}

const KNOWN =
  /^(?:service account|pod UID|secret UID|node UID|token audiences|token issuer|invalid signature, no keys found)|not found$/;

/** Errors of the Go libraries that read and check signatures have other texts. */
export function refusal(text: string): object {
  return { refuse: KNOWN.test(text) ? text : 'the token is broken' };
}

function keys({ pem, signingKey, issuer, jwksURI }: KeysQuestion): object {
  const { accounts } = hosted({ signingKey, keys: pem, issuers: [issuer], jwksURI }, {});
  const text = (path: string): string | undefined => {
    const body = accounts.answer(path)?.body;
    return body && Buffer.concat([...(body as Iterable<Uint8Array>)]).toString();
  };
  const configuration = text('/.well-known/openid-configuration');
  return configuration === undefined ? { refuse: true } : { configuration, keys: text('/openid/v1/jwks') };
}

async function authenticate(question: AuthenticateQuestion): Promise<object> {
  const { token, pem, signingKey, issuers, audiences, asked, objects } = question;
  const { serviceAccounts: serviceaccounts, ...others } = objects;
  const { accounts } = hosted({ signingKey, keys: pem, issuers, audiences }, { serviceaccounts, ...others });
  try {
    const valid = await accounts.review(token, asked);
    if (valid === undefined) return { pass: true };
    const { name, uid = '', groups, extra = {} } = valid.user;
    return { name, uid, groups, extra, audiences: valid.audiences };
  } catch (error) {
    return refusal(error instanceof Error ? error.message : String(error));
  }
}

async function issue(question: IssueQuestion): Promise<object> {
  const { pem, issuer, audiences, expirationSeconds, serviceAccount, pod, secret, node } = question;
  const { namespace, name } = serviceAccount;
  const stored = (object: Named | undefined, more: object = {}, place?: string): Stored[] =>
    object === undefined
      ? []
      : [{ ...more, metadata: { ...object, ...(place !== undefined && { namespace: place }) } }];
  const spec = { serviceAccountName: name, ...(node && { nodeName: node.name }) };
  const { token } = hosted(
    { signingKey: pem, issuers: [issuer] },
    {
      serviceaccounts: stored(serviceAccount, {}, namespace),
      pods: stored(pod, { apiVersion: 'v1', kind: 'Pod', spec }, namespace),
      secrets: stored(secret, {}, namespace),
      nodes: node?.uid === '' ? [] : stored(node, {}, ''),
    },
  );
  const bound = Object.entries({ Pod: pod, Secret: secret, Node: node }).find(([, object]) => object !== undefined);
  const boundObjectRef = bound && { apiVersion: 'v1', kind: bound[0], name: bound[1]?.name ?? '' };
  const request = new TokenRequest({
    spec: { audiences, expirationSeconds, ...(boundObjectRef && { boundObjectRef }) },
  });
  const context = {
    namespace,
    user: { name: 'root', groups: [] },
    warn: () => undefined,
    signal: new AbortController().signal,
  };
  try {
    const { status } = (await token.create?.(request, context, { name })) as TokenRequest;
    const [header = '', claims = ''] = (status?.token ?? '').split('.');
    const text = (part: string): string => Buffer.from(part, 'base64url').toString();
    const issued = Number(/"iat":(\d+)/.exec(text(claims))?.[1]);
    return {
      header: text(header),
      claims: text(claims)
        .replace(/"(exp|iat|nbf)":(\d+)/g, (_, time: string, at: string) => `"${time}":${Number(at) - issued}`)
        .replace(/"jti":"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"/, '"jti":"UUID"'),
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { refuse: error.message.replace(/^TokenRequest\.authentication\.k8s\.io "" is invalid: /, '') };
  }
}

/** What Go says, where ours is compared with it. */
export function comparable(area: string, out: unknown): unknown {
  const { refuse } = out as { refuse?: string };
  if (refuse === undefined) return out;
  if (area === 'keys') return { refuse: true };
  return area === 'authenticate' ? refusal(refuse) : out;
}

export const serviceAccountAnswers = { keys, authenticate, issue };
