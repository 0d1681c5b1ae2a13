import type { Option, Options } from '../option.ts';

/** Options of listening, authentication and authorization, with kube-apiserver's names. */
export function accessOptions(): Options {
  return {
    ...grouped('Listening', {
      port: text('N', 'port to listen on (default: a free one)'),
      'bind-address': text('IP', 'address to listen on (default: 127.0.0.1); any other requires authentication'),
      'tls-cert-file': text('FILE', 'serve HTTPS with this certificate and its chain, PEM (default: self-signed)'),
      'tls-private-key-file': text('FILE', 'private key of that certificate'),
    }),
    ...grouped('Authentication (without these, everybody on this machine is an administrator)', {
      'anonymous-auth': choice(
        ['true', 'false'],
        'serve requests without credentials as system:anonymous (default: with RBAC)',
      ),
      'authentication-config': text(
        'FILE',
        'AuthenticationConfiguration with the issuers of ID tokens; instead of --oidc-*',
      ),
      'authentication-token-webhook-cache-ttl': text(
        'TIME',
        'how long results of the webhook are cached (default: 2m)',
      ),
      'authentication-token-webhook-config-file': text('FILE', 'kubeconfig of a webhook that authenticates tokens'),
      'client-ca-file': text(
        'FILE',
        'authenticate client certificates signed by these authorities: CN is the user, O the groups',
      ),
      'oidc-ca-file': text('FILE', 'certificate authority of the issuer (default: those of the system)'),
      'oidc-client-id': text('ID', 'audience that ID tokens must have (aud)'),
      'oidc-groups-claim': text('CLAIM', 'claim that holds the groups (default: none)'),
      'oidc-groups-prefix': text('PREFIX', 'prefix of the groups'),
      'oidc-issuer-url': text('URL', 'authenticate ID tokens of this issuer (OpenID Connect)'),
      'oidc-required-claim': text('CLAIM=VALUE', 'claim that ID tokens must have; may be repeated'),
      'oidc-signing-algs': {
        ...text('ALG,...', 'allowed signing algorithms of ID tokens (default: RS256)'),
        list: true,
      },
      'oidc-username-claim': text('CLAIM', 'claim that holds the user name (default: sub)'),
      'oidc-username-prefix': text('PREFIX', 'prefix of user names; - for none (default: URL#, none for email)'),
      'requestheader-allowed-names': names('allowed common names of proxies (default: any)'),
      'requestheader-client-ca-file': text(
        'FILE',
        'trust the headers of proxies whose client certificates these authorities signed',
      ),
      'requestheader-extra-headers-prefix': names(
        'prefix of the headers with extra attributes (default: X-Remote-Extra-)',
      ),
      'requestheader-group-headers': names('headers with the groups (default: X-Remote-Group)'),
      'requestheader-uid-headers': names('headers with the uid (default: X-Remote-Uid)'),
      'requestheader-username-headers': names('headers with the user name (default: X-Remote-User)'),
      'token-auth-file': text('FILE', 'authenticate tokens in this file, with lines of token,user,uid,"group,group"'),
    }),
    ...grouped('ServiceAccounts (kubectl create token)', {
      'api-audiences': names('audiences of tokens that request none (default: the issuers)'),
      'service-account-issuer': text('URL', 'issuer of tokens; may be repeated to also accept tokens of other issuers'),
      'service-account-jwks-uri': text('URL', 'published URL of the keys (default: /openid/v1/jwks of this server)'),
      'service-account-key-file': text('FILE', 'additional keys to verify tokens with, PEM; may be repeated'),
      'service-account-max-token-expiration': text('TIME', 'maximum lifetime of a token, at least an hour'),
      'service-account-signing-key-file': text(
        'FILE',
        'key that signs tokens (default: DIR/service-account.key of --data)',
      ),
    }),
    ...grouped('Authorization', {
      'authorization-config': text(
        'FILE',
        'AuthorizationConfiguration with the authorizers; instead of the other options of this group',
      ),
      'authorization-mode': {
        ...text(
          'MODE,...',
          'AlwaysAllow (default), AlwaysDeny, Node, RBAC, Webhook, in order; the first decision counts',
        ),
        list: true,
      },
      'authorization-webhook-cache-authorized-ttl': text('TIME', 'how long allowed results are cached (default: 5m)'),
      'authorization-webhook-cache-unauthorized-ttl': text('TIME', 'how long denied results are cached (default: 30s)'),
      'authorization-webhook-config-file': text('FILE', 'kubeconfig of the webhook'),
    }),
  };
}

function grouped(group: string, options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]): [string, Option] => [name, { ...option, group }]),
  );
}

function text(placeholder: string, help: string): Option {
  return { type: 'string', placeholder, help };
}

function choice(values: readonly string[], help: string): Option {
  return { type: 'string', values, help };
}

function names(help: string): Option {
  return { ...text('NAME,...', help), list: true };
}
