import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { readBody, type Transport } from '../../transport/transport.ts';

/** The identity provider gives no token. It never shows secrets. */
export class OIDCError extends Error {
  readonly code = 'ERR_OIDC';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OIDCError';
  }
}

/** What an {@link OIDCAuthenticator} takes besides. */
export interface OIDCOptions {
  /** Makes a transport to a server of the provider, such as `https://accounts.example.com`; it is closed after use. */
  readonly transportTo: (server: string) => Transport;
  /** Keeps new tokens, for the next program: the whole configuration is given. While it fails, there is no token. */
  readonly persist?: (config: Readonly<Record<string, string>>) => void | Promise<void>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A token counts as expired so much before it is, in milliseconds, as clocks differ. */
const EXPIRY_DELTA = 10_000;
/** How long the provider may take to answer, in milliseconds. */
const TIMEOUT = 30_000;
const LARGEST_EXCERPT = 80;

/**
 * Gives the ID token of a kubeconfig's `auth-provider` named `oidc`, and refreshes it when it has expired: once for all who
 * wait for it. The token is not verified: that is up to the server. Mirrors client-go's plugin `oidc`.
 */
export class OIDCAuthenticator {
  readonly #options: OIDCOptions;
  #config: Readonly<Record<string, string>>;
  #refreshing: Promise<string> | undefined;
  /** To the provider, while it is asked. */
  #transport: Transport | undefined;
  #closed = false;
  /** Where the provider wants the client's secret: found out by trying. */
  #inBody = false;

  /**
   * @param config that of the kubeconfig: `idp-issuer-url`, `client-id`, `client-secret`, `id-token`, `refresh-token`
   * @throws OIDCError without an issuer or a client
   */
  constructor(config: Readonly<Record<string, string>>, options: OIDCOptions) {
    for (const key of ['idp-issuer-url', 'client-id'])
      if (!config[key]) throw new OIDCError(`auth-provider oidc: must provide ${key}`);
    this.#config = config;
    this.#options = options;
  }

  /** An ID token that counts. @throws OIDCError */
  async token(): Promise<string> {
    const { now = Date.now } = this.#options;
    const token = this.#config['id-token'];
    if (token && now() + EXPIRY_DELTA < expiryOf(token)) return token;
    this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = undefined));
    return this.#refreshing;
  }

  /** Ends a request to the provider, and lets none begin any more. */
  close(): void {
    this.#closed = true;
    void this.#transport?.close();
  }

  /** For `await using`. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  async #refresh(): Promise<string> {
    const { 'idp-issuer-url': issuer, 'refresh-token': refreshToken } = this.#config;
    if (!refreshToken)
      throw new OIDCError('auth-provider oidc: no valid id-token, and cannot refresh without refresh-token');
    const endpoint = await this.#tokenEndpoint(`${issuer!.replace(/\/$/, '')}/.well-known/openid-configuration`);
    const answer = await this.#askForToken(endpoint, refreshToken);
    const { id_token: idToken, refresh_token: next } = answer;
    if (typeof idToken !== 'string' || idToken === '')
      throw new OIDCError(
        'auth-provider oidc: the answer has no id_token: either the scope openid was not asked for at login, or the provider gives none when it refreshes',
      );
    const fresh = {
      ...this.#config,
      'id-token': idToken,
      ...(typeof next === 'string' && next !== '' ? { 'refresh-token': next } : {}),
    };
    try {
      await this.#options.persist?.(fresh);
    } catch (error) {
      throw new OIDCError(`auth-provider oidc: could not persist new tokens: ${asError(error).message}`, {
        cause: error,
      });
    }
    this.#config = fresh;
    return idToken;
  }

  async #tokenEndpoint(url: string): Promise<string> {
    const { status, text } = await this.#send('GET', url);
    if (status !== 200) {
      const excerpt = text.length > LARGEST_EXCERPT ? `${text.slice(0, LARGEST_EXCERPT)}...` : text;
      throw new OIDCError(`auth-provider oidc: ${url}: got status ${status}: ${JSON.stringify(excerpt)}`);
    }
    const endpoint = fields(text, url)['token_endpoint'];
    if (typeof endpoint !== 'string' || !URL.canParse(endpoint))
      throw new OIDCError(`auth-provider oidc: ${url}: no token_endpoint`);
    return endpoint;
  }

  /** Credentials of the client go into a header, or into the body: who refuses one of them wants the other. */
  async #askForToken(endpoint: string, refreshToken: string): Promise<Readonly<Record<string, unknown>>> {
    const { 'client-id': id = '', 'client-secret': secret = '' } = this.#config;
    const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const send = (inBody: boolean): Promise<{ status: number; text: string }> => {
      const form = inBody ? { ...grant, client_id: id, ...(secret === '' ? {} : { client_secret: secret }) } : grant;
      const basic = btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`);
      return this.#send('POST', endpoint, {
        body: new URLSearchParams(form).toString(),
        ...(inBody ? {} : { authorization: `Basic ${basic}` }),
      });
    };
    let { status, text } = await send(this.#inBody);
    if (status >= 400 && !this.#inBody) {
      ({ status, text } = await send(true));
      if (status < 300) this.#inBody = true;
    }
    if (status >= 200 && status < 300) return fields(text, endpoint);
    throw new OIDCError(`auth-provider oidc: failed to refresh token: ${endpoint}: ${refusal(status, text)}`);
  }

  async #send(
    method: string,
    url: string,
    { body, authorization }: { readonly body?: string; readonly authorization?: string } = {},
  ): Promise<{ status: number; text: string }> {
    const { origin, pathname, search } = parse(url);
    if (this.#closed) throw new OIDCError('auth-provider oidc: the client was closed');
    const transport = this.#options.transportTo(origin);
    this.#transport = transport;
    try {
      const response = await transport.request({
        method,
        path: pathname,
        query: search.slice(1),
        headers: {
          Accept: 'application/json',
          ...(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
          ...(authorization === undefined ? {} : { Authorization: authorization }),
        },
        ...(body === undefined ? {} : { body: toUTF8(body) }),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      return { status: response.status, text: fromUTF8(await readBody(response)) };
    } catch (error) {
      throw new OIDCError(`auth-provider oidc: ${asError(error).message}`, { cause: error });
    } finally {
      await transport.close();
    }
  }
}

function parse(url: string): URL {
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new OIDCError(`auth-provider oidc: ${url} is no URL`);
  return new URL(url);
}

function fields(text: string, url: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isMap(value)) return value;
  } catch {
    // Said below: the text may hold tokens, and errors of syntax show it.
  }
  throw new OIDCError(`auth-provider oidc: ${url}: the answer is no JSON object`);
}

/** The codes that RFC 6749, section 5.2 has. */
function refusal(status: number, text: string): string {
  try {
    const { error, error_description: description } = fields(text, '');
    if (typeof error === 'string')
      return `${error}${typeof description === 'string' ? `: ${description.slice(0, LARGEST_EXCERPT)}` : ''}`;
  } catch {
    // No JSON: the status has to do.
  }
  return `got status ${status}`;
}

/** When a token expires, in milliseconds since 1970; 0 for one that doesn't say. @throws OIDCError for what is not a JWT */
function expiryOf(token: string): number {
  const parts = token.split('.');
  if (parts.length !== 3) throw new OIDCError('auth-provider oidc: the id-token is not a valid JWT');
  try {
    const claims: unknown = JSON.parse(fromUTF8(decodeBase64(fromBase64URL(parts[1]!))));
    const expiry = isMap(claims) ? (claims['exp'] ?? 0) : 0;
    if (typeof expiry === 'number') return Math.trunc(expiry) * 1000;
  } catch {
    // Said below, without the token.
  }
  throw new OIDCError('auth-provider oidc: the claims of the id-token are not valid');
}

function fromBase64URL(text: string): string {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/');
  return standard.padEnd(Math.ceil(standard.length / 4) * 4, '=');
}
