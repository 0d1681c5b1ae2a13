import { Namespace, ServiceAccount } from '#api/core/v1/zz_generated.types';
import { isAlreadyExists, isNotFound } from '#apimachinery/api/errors/predicates';
import { hasStatusCause } from '#apimachinery/api/errors/status_facts';
import { toUTF8 } from '#engine/text/utf8';
import { builtInColumns } from '../../kinds/columns.js';
import { authenticated, bearerToken } from '../authentication/authenticator.js';
import { JWKS, OPENID_CONFIGURATION, openIDMetadata, publicKeysOf, signingKeyOf, } from '../authentication/serviceaccount/keys.js';
import { validateToken, } from '../authentication/serviceaccount/token_validator.js';
import { followObjects } from '../registry/follow_objects.js';
import { APIServerUser } from '../request/user.js';
import { asKind } from '../storage/as_kind.js';
import { notServed, tokenREST } from './token_request.js';
const DEFAULT = 'default';
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
export class ServiceAccounts {
    audiences;
    /** Who issues tokens; tokens of all of them are taken. */
    issuers;
    #options;
    #signingKey;
    #keys;
    #now;
    #server;
    /** @throws {TypeError} when a PEM text holds no key that can be used; nothing of it is in the text */
    constructor(options) {
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
    authenticate = async (request) => {
        const token = bearerToken(request);
        if (token === undefined)
            return undefined;
        try {
            const valid = await this.review(token);
            return valid && authenticated(valid.user);
        }
        catch (error) {
            this.#options.onError?.(error);
            return undefined;
        }
    };
    async review(token, asked = this.audiences) {
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
    install(server) {
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
            subresources: { token },
        };
    }
    /** Looks after the accounts `default`, until the term is over. */
    lead(term) {
        const server = this.#server;
        if (server === undefined || this.#options.defaultAccounts === false)
            return;
        const namespaces = server.router.get('', 'v1', 'namespaces')?.store;
        const accounts = server.router.get('', 'v1', 'serviceaccounts')?.store;
        if (namespaces === undefined || accounts === undefined)
            return;
        keepDefaultAccounts(term, namespaces, accounts, (error) => server.onError(error));
    }
    /** The documents of the issuer; undefined: there is nothing under the path. */
    answer(path) {
        const at = path.replace(/\/$/, '');
        if (at !== OPENID_CONFIGURATION && at !== JWKS)
            return undefined;
        const { jwksURI = `${this.#server?.url() ?? ''}${JWKS}` } = this.#options;
        const metadata = openIDMetadata(this.issuers[0], jwksURI, this.#keys);
        if (metadata === undefined)
            return undefined;
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
    get paths() {
        return [OPENID_CONFIGURATION, JWKS].filter((path) => this.answer(path) !== undefined);
    }
    get #getter() {
        return {
            metadata: async (resource, namespace, name) => {
                const server = this.#server;
                if (server === undefined)
                    throw notServed(resource, name);
                return (await this.#get(resource, name, { ...this.#context(server), namespace })).metadata;
            },
        };
    }
    async #get(resource, name, context) {
        const store = this.#server?.router.get('', 'v1', resource)?.store;
        if (store === undefined || name === '')
            throw notServed(resource, name);
        return store.get(name, context);
    }
    #context({ signal }) {
        return { namespace: '', user: APIServerUser, warn: () => { }, signal };
    }
}
/**
 * Gives each active namespace its ServiceAccount `default`, also when somebody deletes it, until the term is over. Mirrors
 * the controller `serviceaccount` of kube-controller-manager.
 */
function keepDefaultAccounts(term, namespaces, accounts, onError) {
    const { signal } = term;
    const context = { namespace: '', user: APIServerUser, warn: () => { }, signal };
    const ensure = async (name) => {
        try {
            const { status } = asKind(Namespace, await namespaces.get(name, context));
            if (status?.phase !== 'Active')
                return;
            const account = new ServiceAccount({ metadata: { name: DEFAULT, namespace: name } });
            await term.write(() => accounts.create(account, { ...context, namespace: name }));
        }
        catch (error) {
            const isOver = isAlreadyExists(error) || isNotFound(error) || hasStatusCause(error, 'NamespaceTerminating');
            if (!isOver && !signal.aborted)
                onError(error);
        }
    };
    const follow = (store, type, tell) => {
        const observe = (event) => {
            if (event.type === 'BOOKMARK' || event.type !== type)
                return;
            const { name = '', namespace = '' } = event.object.metadata;
            tell(name, namespace);
        };
        void followObjects(store, context, observe, onError);
    };
    follow(namespaces, 'ADDED', (name) => void ensure(name));
    follow(accounts, 'DELETED', (name, namespace) => {
        if (name === DEFAULT)
            void ensure(namespace);
    });
}
