// Random questions about keys and tokens of ServiceAccounts.
import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Random } from '../differential/random_scalars.ts';
import type { AuthenticateQuestion, IssueQuestion, KeysQuestion } from './service_account_answers.ts';

interface Key {
  readonly algorithm: string;
  readonly privateKey: KeyObject;
  /** As PEM in all forms that Go takes; the first is the private key. */
  readonly forms: readonly [string, ...string[]];
}

const pem = (key: KeyObject, type: string): string => key.export({ type, format: 'pem' } as never).toString();

function ecKey(namedCurve: string, algorithm: string): Key {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve });
  return { algorithm, privateKey, forms: [pem(privateKey, 'sec1'), pem(publicKey, 'spki')] };
}

function rsaKey(modulusLength: number): Key {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  const forms = [pem(privateKey, 'pkcs1'), pem(privateKey, 'pkcs8'), pem(publicKey, 'spki')];
  return { algorithm: 'RS256', privateKey, forms: forms as [string, ...string[]] };
}

let made: readonly Key[] | undefined;

/** Made once. */
function allKeys(): readonly Key[] {
  return (made ??= [
    ecKey('P-256', 'ES256'),
    ecKey('P-384', 'ES384'),
    ecKey('P-521', 'ES512'),
    rsaKey(2048),
    ecKey('P-256', 'ES256'),
  ]);
}

const ISSUERS = ['https://a.example.com', 'https://b', 'local'] as const;
const PAST = 1_000_000_000;
const FUTURE = 4_102_444_800;
const ALGORITHMS = ['RS256', 'RS384', 'PS256', 'ES256', 'ES384', 'ES512', 'HS256', 'none'];
const JUNK = ['', '\n', '# a comment\n', '-----BEGIN OTHER-----\nAAAA\n-----END OTHER-----\n', 'x'];

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signature(text: string, algorithm: string, key: KeyObject): Buffer {
  const hash = /(256|384|512)$/.exec(algorithm)?.[1] ?? '256';
  const isPSS = algorithm.startsWith('PS');
  const given = isPSS ? { key, padding: 6, saltLength: Number(hash) / 8 } : { key, dsaEncoding: 'ieee-p1363' as const };
  return sign(`sha${hash}`, Buffer.from(text), given);
}

function randomKeys(random: Random): KeysQuestion {
  const keys = allKeys();
  const chosen = keys.filter(() => random.int(2) === 0);
  const own = chosen[0] ?? keys[0]!;
  const all = chosen.length === 0 ? [own] : random.int(2) === 0 ? chosen : [...chosen].reverse();
  const text = all.map(({ forms }) => `${random.pick(JUNK)}\n${random.pick(forms)}`).join('');
  return {
    pem: text + random.pick(JUNK),
    signingKey: own.forms[0],
    issuer: random.pick([...ISSUERS, 'http://a', 'https://a?b', 'https://a#b', 'https://a/b/', 'https://a:8443']),
    jwksURI: random.pick(['https://a/keys', 'https://b/openid/v1/jwks?x=<&>']),
  };
}

function randomToken(random: Random): AuthenticateQuestion {
  const isOdd = (one: number): boolean => random.int(one) === 0;
  const keys = allKeys();
  const key = random.pick(keys);
  const known = isOdd(15) ? keys.filter((each) => each !== key) : keys;
  const uid = (): string => (isOdd(12) ? random.pick(['u2', '']) : 'u1');
  const reference = (name: string): unknown => {
    if (isOdd(20)) return random.pick([null, 7, {}, { name }, { uid: 'u1' }, { name: 7 }]);
    return { name: isOdd(20) ? 'other' : name, uid: uid() };
  };
  const own: Record<string, unknown> = {
    namespace: isOdd(15) ? random.pick(['other', '']) : 'default',
    serviceaccount: isOdd(15) ? reference('bot') : { name: 'bot', uid: isOdd(8) ? 'u2' : 'u1' },
  };
  if (isOdd(3)) own['pod'] = reference('web');
  if (isOdd(4)) own['secret'] = reference('key');
  if (isOdd(3)) own['node'] = reference('one');
  if (isOdd(10)) own['warnafter'] = random.pick([PAST, FUTURE, 0, null]);
  const time = (usual: number): unknown =>
    isOdd(20) ? random.pick([PAST, FUTURE, 0, null, undefined, '1', 1e9 + 0.5, true]) : usual;
  const claims: Record<string, unknown> = {
    iss: isOdd(15) ? random.pick(['https://c', '', 7, null]) : random.pick(ISSUERS),
    sub: 'system:serviceaccount:default:bot',
    aud: isOdd(5) ? random.pick([['x'], 'api', 'x', [], null, 7, ['api', 'x'], [7], undefined]) : ['api'],
    exp: time(FUTURE),
    nbf: time(PAST),
    iat: time(PAST),
    jti: random.pick(['id', 'id', '', undefined, null, isOdd(8) ? 7 : 'x']),
    'kubernetes.io': isOdd(20) ? random.pick([null, 7, [], {}, undefined]) : own,
  };
  const kid = idOf(key);
  const header: Record<string, unknown> = {
    alg: isOdd(20) ? random.pick([...ALGORITHMS, 7, undefined]) : key.algorithm,
    kid: isOdd(12) ? random.pick([undefined, '', 'other', idOf(keys[0]!), 7]) : kid,
  };
  if (isOdd(25)) header['crit'] = ['exp'];
  const text = `${part(header)}.${part(claims)}`;
  const bytes = signature(text, key.algorithm, key.privateKey);
  if (isOdd(20)) bytes[random.int(bytes.length)]! ^= 1 << random.int(8);
  let token = `${text}.${bytes.toString('base64url')}`;
  if (isOdd(25)) {
    const at = random.int(token.length);
    token = token.slice(0, at) + random.pick(['', '.', '=', '+', '{']) + token.slice(at + random.int(2));
  }
  const stored = (name: string, namespace?: string): AuthenticateQuestion['objects']['pods'] =>
    isOdd(25)
      ? []
      : [
          {
            metadata: {
              name,
              ...(namespace !== undefined && { namespace }),
              uid: isOdd(20) ? 'u2' : 'u1',
              ...(isOdd(8) && { deletionTimestamp: random.pick(['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z']) }),
            },
          },
        ];
  return {
    token,
    pem: known.map(({ forms }) => random.pick(forms)).join(''),
    signingKey: known[0]!.forms[0],
    issuers: random.pick([
      ['https://a.example.com', 'https://b', 'local'],
      ['https://a.example.com', 'https://b', 'local'],
      ['https://a.example.com', 'https://b', 'local'],
      ['local', 'https://b'],
    ]),
    audiences: random.pick([['api'], ['api'], ['api', 'https://b'], []]),
    ...(isOdd(3) && { asked: random.pick([['api'], ['x'], ['x', 'api'], []]) }),
    objects: {
      serviceAccounts: stored('bot', 'default'),
      pods: stored('web', 'default'),
      secrets: stored('key', 'default'),
      nodes: stored('one'),
    },
  };
}

/** The name that a key has in tokens. */
function idOf({ privateKey }: Key): string {
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('base64url');
}

function randomIssue(random: Random): IssueQuestion {
  const key = random.pick(allKeys());
  const named = (name: string): { name: string; uid: string } => ({ name, uid: `uid-${random.int(9)}` });
  const bound = random.pick<Partial<IssueQuestion>>([
    {},
    { pod: named('web') },
    { pod: named('web'), node: named('one') },
    { pod: named('web'), node: { name: 'gone', uid: '' } },
    { secret: named('key') },
    { node: named('one') },
  ]);
  return {
    pem: random.pick(key.forms.filter((form) => form.includes('PRIVATE'))),
    issuer: random.pick(ISSUERS),
    audiences: random.pick([['api'], ['a', 'b'], ['https://a?b=<c>&"d"'], ['é', '\u2028']]),
    expirationSeconds: random.pick([600, 3600, 3607, 86_400, 2 ** 32, 599, 2 ** 32 + 1, 0, -1]),
    serviceAccount: { ...named(random.pick(['default', 'a.b-c'])), namespace: random.pick(['default', 'kube-system']) },
    ...bound,
  };
}

export function randomServiceAccountInput(area: string, random: Random): unknown {
  if (area === 'keys') return randomKeys(random);
  return area === 'issue' ? randomIssue(random) : randomToken(random);
}
