import type { Option, Options } from '../option.ts';

/** Under kube-apiserver's names: how the server listens, who is known to it, and who may do what. */
export function accessOptions(): Options {
  return {
    ...grouped('Listening', {
      port: text('N', 'the port to listen on (default: one that is free)'),
      'bind-address': text('IP', 'the address to listen on (default: 127.0.0.1); others take authentication'),
      'tls-cert-file': text(
        'FILE',
        'serves HTTPS with this certificate, as PEM, its chain behind it (default: one is made)',
      ),
      'tls-private-key-file': text('FILE', 'the key of that certificate'),
    }),
    ...grouped('Authentication (who asks; without these, everybody on this machine may do everything)', {
      'anonymous-auth': choice(['true', 'false'], 'takes who shows nothing for system:anonymous (default: with RBAC)'),
      'authentication-config': text(
        'FILE',
        'takes ID tokens of the issuers in this file, an AuthenticationConfiguration; in place of --oidc-*',
      ),
      'authentication-token-webhook-cache-ttl': text('TIME', 'how long the answers of the webhook hold (default: 2m)'),
      'authentication-token-webhook-config-file': text('FILE', 'asks a webhook about tokens: its kubeconfig'),
      'client-ca-file': text('FILE', 'takes certificates of these authorities: CN is the user, each O a group'),
      'oidc-ca-file': text('FILE', 'the authority of the issuer (default: those of the system)'),
      'oidc-client-id': text('ID', 'for whom ID tokens must be (aud)'),
      'oidc-groups-claim': text('CLAIM', 'the claim with the groups (default: none)'),
      'oidc-groups-prefix': text('PREFIX', 'put before the groups'),
      'oidc-issuer-url': text('URL', 'takes the ID tokens of this issuer (OpenID Connect)'),
      'oidc-required-claim': text('CLAIM=VALUE', 'what must be in an ID token, too; may be repeated'),
      'oidc-signing-algs': { ...text('ALG,...', 'how ID tokens may be signed (default: RS256)'), list: true },
      'oidc-username-claim': text('CLAIM', 'the claim with the user (default: sub)'),
      'oidc-username-prefix': text('PREFIX', 'put before the user; - for nothing (default: URL#, nothing for email)'),
      'requestheader-allowed-names': names('the common names that proxies may have (default: any)'),
      'requestheader-client-ca-file': text('FILE', 'believes proxies with certificates of these authorities'),
      'requestheader-extra-headers-prefix': names('in which they say what else is known (default: X-Remote-Extra-)'),
      'requestheader-group-headers': names('in which they say the groups (default: X-Remote-Group)'),
      'requestheader-uid-headers': names('in which they say the uid (default: X-Remote-Uid)'),
      'requestheader-username-headers': names('in which they say the user (default: X-Remote-User)'),
      'token-auth-file': text('FILE', 'takes the tokens of this file: lines of token,user,uid,"group,group"'),
    }),
    ...grouped('ServiceAccounts (kubectl create token)', {
      'api-audiences': names('for whom tokens are that do not say (default: the issuers)'),
      'service-account-issuer': text('URL', 'who issues tokens; tokens of more, which may follow, are taken, too'),
      'service-account-jwks-uri': text('URL', 'where others find the keys (default: /openid/v1/jwks here)'),
      'service-account-key-file': text('FILE', 'more keys whose tokens are taken, as PEM; may be repeated'),
      'service-account-max-token-expiration': text('TIME', 'the longest that a token lives, an hour at least'),
      'service-account-signing-key-file': text(
        'FILE',
        'the key that signs tokens (default: DIR/service-account.key of --data)',
      ),
    }),
    ...grouped('Authorization (who may do what)', {
      'authorization-config': text(
        'FILE',
        'the authorizers, an AuthorizationConfiguration; in place of all other options of this group',
      ),
      'authorization-mode': {
        ...text('MODE,...', 'AlwaysAllow (default), AlwaysDeny, RBAC, Webhook; the first to decide counts'),
        list: true,
      },
      'authorization-webhook-cache-authorized-ttl': text('TIME', 'how long a yes of the webhook holds (default: 5m)'),
      'authorization-webhook-cache-unauthorized-ttl': text('TIME', 'how long a no of it holds (default: 30s)'),
      'authorization-webhook-config-file': text('FILE', 'the kubeconfig of the webhook'),
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
