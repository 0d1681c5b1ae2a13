import { Namespace, ServiceAccount } from '#api/core/v1/zz_generated.types';
import { newNotFound } from '#apimachinery/api/errors/constructors';
import { isAlreadyExists, isNotFound } from '#apimachinery/api/errors/predicates';
import { hasStatusCause } from '#apimachinery/api/errors/status_facts';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { toUTF8 } from '#engine/text/utf8';
import { builtInColumns } from '../../kinds/columns.ts';
import { serviceAccountStrategy } from '../../kinds/core/service_account.ts';
import { type Authenticator, authenticated, bearerToken } from '../authentication/authenticator.ts';
import {
  JWKS,
  OPENID_CONFIGURATION,
  openIDMetadata,
  publicKeysOf,
  type ServiceAccountKey,
  type SigningKey,
  signingKeyOf,
} from '../authentication/serviceaccount/keys.ts';
import {
  type ServiceAccountTokenGetter,
  type TokenReviewer,
  type ValidatedToken,
  validateToken,
} from '../authentication/serviceaccount/token_validator.ts';
import type { Controller, Term } from '../controllers/controller.ts';
import type { ServerContext } from '../endpoints/router.ts';
import { type FollowedEvent, followObjects } from '../registry/follow_objects.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { ServerResponse } from '../request/http.ts';
import { APIServerUser } from '../request/user.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import type { APIObject } from '../storage/api_object.ts';
import { asKind } from '../storage/as_kind.ts';
import { notServed, tokenREST } from './token_request.ts';

const DEFAULT = 'default';

const { prepareForCreate, prepareForUpdate, warnings } = serviceAccountStrategy;

/** Mirrors that of kube-apiserver: among others, there is no generation. */
const strategy: Strategy<ServiceAccount> = {
  allowUnconditionalUpdate: true,
  ownsStatusAndGeneration: true,
  prepareForCreate,
  prepareForUpdate,
  warningsOnCreate: (account) => [...warnings(account)],
  warningsOnUpdate: (account, old) => [...warnings(account, old)],
};

/** How tokens of ServiceAccounts are issued and taken, as kube-apiserver's flags `--service-account-*` say. */
export interface ServiceAccountsOptions {
  /** The key that signs tokens, RSA or on P-256, P-384 or P-521, as PEM. Keep it secret. */
  readonly signingKey: string;
  /** More keys whose tokens are taken, public or private, as PEM: those that signed before. */
  readonly keys?: string;
  /** Who issues tokens; tokens of all of them are taken. `https://kubernetes.default.svc.cluster.local` unless given. */
  readonly issuers?: readonly [string, ...string[]];
  /** For whom tokens are that do not say, and for whom they must be; the issuers unless given. */
  readonly audiences?: readonly string[];
  /** The longest that a token lives, in seconds: one that is to live longer gets this. No limit unless given. */
  readonly maxExpirationSeconds?: number;
  /** Where others find the keys; `/openid/v1/jwks` of this server unless given. */
  readonly jwksURI?: string;
  /** Whether each namespace gets an account `default`. Yes unless given. */
  readonly defaultAccounts?: boolean;
  /** Called with the error of each refused token. The token is not in it. */
  readonly onError?: (error: unknown) => void;
  /** The time in milliseconds since 1970; the system's unless given. */
  readonly now?: () => number;
}

const ISSUER = 'https://kubernetes.default.svc.cluster.local';
const MAX_AGE = 3600;

/**
 * ServiceAccounts with tokens: `kubectl create token`, the projected tokens of Pods, TokenReviews of them, and what others
 * need to check them (OpenID Connect Discovery). A token ends with its account, and with the Pod, Secret or Node it is
 * bound to.
 *
 * ```ts
 * const accounts = new ServiceAccounts({ signingKey });
 * new APIServer({ scheme, serviceAccounts: accounts, authentication: firstOf(tokens(known), accounts.authenticate) });
 * ```
 */
export class ServiceAccounts implements Controller, TokenReviewer {
  readonly audiences: readonly string[];
  /** Who issues tokens; tokens of all of them are taken. */
  readonly issuers: readonly [string, ...string[]];
  readonly #options: ServiceAccountsOptions;
  readonly #signingKey: SigningKey;
  readonly #keys: readonly ServiceAccountKey[];
  readonly #now: () => number;
  #server: ServerContext | undefined;

  /** @throws {TypeError} when a PEM text holds no key that can be used; nothing of it is in the text */
  constructor(options: ServiceAccountsOptions) {
    const { issuers = [ISSUER], audiences = issuers, keys, now = Date.now } = options;
    this.#options = options;
    this.issuers = issuers;
    this.audiences = audiences;
    this.#now = now;
    this.#signingKey = signingKeyOf(options.signingKey);
    const { id, algorithm, key } = this.#signingKey;
    const others = keys === undefined ? [] : publicKeysOf(keys);
    const own = { id, algorithm, key };
    this.#keys = others.some((other) => other.id === id) ? others : [own, ...others];
  }

  /** Takes bearer tokens of ServiceAccounts. Others are for other authenticators. */
  readonly authenticate: Authenticator = async (request) => {
    const token = bearerToken(request);
    if (token === undefined) return undefined;
    try {
      const valid = await this.review(token);
      return valid && authenticated(valid.user);
    } catch (error) {
      this.#options.onError?.(error);
      return undefined;
    }
  };

  async review(token: string, asked: readonly string[] = this.audiences): Promise<ValidatedToken | undefined> {
    const options = {
      issuers: this.issuers,
      keys: this.#keys,
      audiences: this.audiences,
      getter: this.#getter,
      now: this.#now,
    };
    return validateToken(token, options, asked);
  }

  /** Works in a server, which does this for its option `serviceAccounts`. @returns how it serves ServiceAccounts */
  install(server: ServerContext): ResourceOptions<ServiceAccount> {
    this.#server = server;
    const { maxExpirationSeconds = 0 } = this.#options;
    const token = tokenREST({
      issuer: this.issuers[0],
      signingKey: this.#signingKey,
      audiences: this.audiences,
      maxExpirationSeconds,
      now: this.#now,
      get: (resource, namespace, name, context) => this.#get(resource, name, { ...context, namespace }),
    });
    return {
      shortNames: ['sa'],
      columns: builtInColumns(ServiceAccount),
      returnDeletedObject: true,
      strategy,
      subresources: { token },
    };
  }

  /** Looks after the accounts `default`, until the term is over. */
  lead(term: Term): void {
    const server = this.#server;
    if (server === undefined || this.#options.defaultAccounts === false) return;
    const namespaces = server.router.get('', 'v1', 'namespaces')?.store;
    const accounts = server.router.get('', 'v1', 'serviceaccounts')?.store;
    if (namespaces === undefined || accounts === undefined) return;
    keepDefaultAccounts(term, namespaces, accounts, (error) => server.onError(error));
  }

  /** The documents of the issuer; undefined: there is nothing under the path. */
  answer(path: string): ServerResponse | undefined {
    const at = path.replace(/\/$/, '');
    if (at !== OPENID_CONFIGURATION && at !== JWKS) return undefined;
    const { jwksURI = `${this.#server?.url() ?? ''}${JWKS}` } = this.#options;
    const metadata = openIDMetadata(this.issuers[0], jwksURI, this.#keys);
    if (metadata === undefined) return undefined;
    return {
      status: 200,
      headers: {
        'Content-Type': at === JWKS ? 'application/jwk-set+json' : 'application/json',
        'Cache-Control': `public, max-age=${MAX_AGE}`,
      },
      body: [toUTF8(at === JWKS ? metadata.keys : metadata.configuration)],
    };
  }

  /** The paths of these documents. */
  get paths(): readonly string[] {
    return [OPENID_CONFIGURATION, JWKS].filter((path) => this.answer(path) !== undefined);
  }

  get #getter(): ServiceAccountTokenGetter {
    return {
      metadata: async (resource, namespace, name): Promise<ObjectMeta> => {
        const server = this.#server;
        if (server === undefined) throw notServed(resource, name);
        return (await this.#get(resource, name, { ...this.#context(server), namespace })).metadata;
      },
    };
  }

  async #get(resource: string, name: string, context: RequestContext): Promise<APIObject> {
    const store = this.#server?.router.get('', 'v1', resource)?.store;
    if (store === undefined || name === '') throw notServed(resource, name);
    return store.get(name, context);
  }

  #context({ signal }: ServerContext): RequestContext {
    return { namespace: '', user: APIServerUser, warn: () => {}, signal };
  }
}

/**
 * Gives each active namespace its ServiceAccount `default`, again when it is deleted, until the term is over. Mirrors
 * the controller `serviceaccount` of kube-controller-manager.
 */
function keepDefaultAccounts(
  term: Term,
  namespaces: RESTStorage,
  accounts: RESTStorage,
  onError: (error: unknown) => void,
): void {
  const { signal } = term;
  const context = { namespace: '', user: APIServerUser, warn: () => {}, signal };
  const ensure = async (name: string): Promise<void> => {
    try {
      const { metadata, status } = asKind(Namespace, await namespaces.get(name, context));
      if (status?.phase !== 'Active') return;
      const account = new ServiceAccount({ metadata: { name: DEFAULT, namespace: name } });
      // Tokens for it would be good in the next namespace of that name.
      const createConfirmation = async (): Promise<void> => {
        const now = asKind(Namespace, await namespaces.get(name, context));
        if (now.metadata.uid !== metadata.uid || now.status?.phase !== 'Active')
          throw newNotFound({ group: '', resource: 'namespaces' }, name);
      };
      await term.write(() => accounts.create(account, { ...context, namespace: name }, { createConfirmation }));
    } catch (error) {
      const isOver = isAlreadyExists(error) || isNotFound(error) || hasStatusCause(error, 'NamespaceTerminating');
      if (!isOver && !signal.aborted) onError(error);
    }
  };
  const follow = (store: RESTStorage, type: string, tell: (name: string, namespace: string) => void): void => {
    const observe = (event: FollowedEvent): void => {
      if (event.type === 'BOOKMARK' || event.type !== type) return;
      const { name = '', namespace = '' } = event.object.metadata;
      tell(name, namespace);
    };
    void followObjects(store, context, observe, onError);
  };
  follow(namespaces, 'ADDED', (name) => void ensure(name));
  follow(accounts, 'DELETED', (name, namespace) => {
    if (name === DEFAULT) void ensure(namespace);
  });
}
