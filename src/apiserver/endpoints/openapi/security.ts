// How clients say who they are, as documents describe it.

export const TOKEN = 'BearerToken';

export const SECURITY_SCHEME = {
  type: 'apiKey',
  name: 'authorization',
  in: 'header',
  description: 'A bearer token: `Bearer `, and the token.',
} as const;
