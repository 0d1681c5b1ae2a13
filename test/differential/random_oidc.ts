import { constants, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Random } from './random_scalars.ts';

interface Key {
  readonly id: string;
  readonly algorithms: readonly string[];
  readonly secret: KeyObject;
  readonly jwk: object;
}

function key(id: string, algorithms: readonly string[], pair: { publicKey: KeyObject; privateKey: KeyObject }): Key {
  return { id, algorithms, secret: pair.privateKey, jwk: { ...pair.publicKey.export({ format: 'jwk' }), kid: id } };
}

const RSA = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'];
const keys: readonly Key[] = [
  key('rsa', RSA, generateKeyPairSync('rsa', { modulusLength: 2048 })),
  key('short', RSA.slice(0, 2), generateKeyPairSync('rsa', { modulusLength: 768 })),
  key('256', ['ES256'], generateKeyPairSync('ec', { namedCurve: 'P-256' })),
  key('384', ['ES384'], generateKeyPairSync('ec', { namedCurve: 'P-384' })),
  key('512', ['ES512'], generateKeyPairSync('ec', { namedCurve: 'P-521' })),
];
const ALGORITHMS = keys.flatMap(({ id, algorithms }) => (id === 'short' ? [] : algorithms));
const FUTURE = 4_102_444_800;
/** No null and no empty text where names are: there we differ. */
const VALUES = [
  true,
  false,
  'ann',
  'true',
  7,
  FUTURE,
  1e9,
  -1,
  2.5,
  `${FUTURE}`,
  '1e9',
  [],
  ['a', 'b'],
  ['a', 1],
  [null],
  {},
];
const SOFT = [...VALUES, null, '', 'kubernetes', ['x', 'kubernetes']];

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signature(text: string, algorithm: string, { secret }: Key, random: Random): Buffer {
  const hash = `sha${algorithm.slice(2)}`;
  if (algorithm.startsWith('ES')) return sign(hash, Buffer.from(text), { key: secret, dsaEncoding: 'ieee-p1363' });
  if (algorithm.startsWith('RS')) return sign(hash, Buffer.from(text), secret);
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return sign(hash, Buffer.from(text), { key: secret, padding, saltLength: random.pick([0, 20, 32]) });
}

/** A token with up to three oddities, and who is asked about it. */
export function randomOIDCInput(_: string, random: Random): object {
  const chosen = random.pick(keys);
  const algorithm = random.pick(chosen.algorithms);
  const claims: Record<string, unknown> = {
    ...{ iss: 'https://issuer.example.com', aud: 'kubernetes', exp: FUTURE, sub: '7', email: 'ann@x', groups: ['dev'] },
    ...{ email_verified: true, uid: 'u', hd: 'x', jti: 'j' },
  };
  const header: Record<string, unknown> = { alg: algorithm, kid: chosen.id };
  const isOdd = (one: number): boolean => random.int(one) === 0;
  if (isOdd(3)) claims[random.pick(['sub', 'email', 'uid'])] = random.pick(VALUES);
  if (isOdd(3)) {
    const names = ['iss', 'aud', 'exp', 'nbf', 'iat', 'nonce', 'at_hash', 'groups', 'email_verified', 'jti', 'hd'];
    claims[random.pick(names)] = random.pick(SOFT);
  }
  if (isOdd(6)) delete claims[random.pick(Object.keys(claims))];
  if (isOdd(8)) header['kid'] = random.pick([undefined, '', 'rsa', '256', 'other', 7]);
  if (isOdd(12)) header['alg'] = random.pick(['none', 'HS256', 'RS257', ...ALGORITHMS, 7, undefined]);
  if (isOdd(20)) header['crit'] = ['exp'];
  const text = `${part(header)}.${part(claims)}`;
  const bytes = signature(text, algorithm, chosen, random);
  if (isOdd(10)) bytes[random.int(bytes.length)]! ^= 1 << random.int(8);
  let token = `${text}.${bytes.toString('base64url')}`;
  if (isOdd(12)) {
    const at = random.int(token.length);
    token = token.slice(0, at) + random.pick(['', '.', '=', '+', 'A', '{']) + token.slice(at + random.int(2));
  }
  const prefix = (): string => random.pick(['', 'oidc:']);
  return {
    token,
    keys: { keys: keys.map(({ jwk }) => jwk) },
    algorithms: isOdd(6) ? ['RS256'] : ALGORITHMS,
    audiences: random.pick([['kubernetes'], ['kubernetes'], ['x'], ['kubernetes', 'x']]),
    username: { claim: random.pick(['sub', 'email', 'uid', 'sub', 'email', 'missing']), prefix: prefix() },
    ...(isOdd(2) && { groups: { claim: random.pick(['groups', 'hd', 'missing']), prefix: prefix() } }),
    ...(isOdd(3) && { uid: random.pick(['uid', 'jti', 'groups']) }),
    ...(isOdd(3) && { required: random.pick([{ hd: 'x' }, { hd: 'x', jti: 'j' }, { hd: 'y' }, { missing: '' }]) }),
  };
}
