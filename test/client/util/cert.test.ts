// Certificates: what they are refused for, and servers that show them to clients of Node.
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, isIP } from 'node:net';
import { test } from 'node:test';
import { connect, createServer } from 'node:tls';
import {
  encodeCertificates,
  generateSelfSignedCertKey,
  newSelfSignedCACert,
  newSignedCert,
  parseCertsPEM,
  parsePrivateKeyPEM,
} from 'kubetyped/client/util/cert';

const authority = newSelfSignedCACert({ commonName: 'authority' });

test('a client of Node trusts a self-signed server under each of its names, and under no other', async (t) => {
  const { cert, key } = generateSelfSignedCertKey('web.shop.svc', { alternateHosts: ['127.0.0.1', '*.example.com'] });
  const [own, signer] = parseCertsPEM(cert);
  const server = createServer({ cert: encodeCertificates([own!]), key }, (socket) => socket.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const open = async (servername: string): Promise<string | undefined> => {
    const named = servername === '' ? {} : { servername };
    const socket = connect({ host: '127.0.0.1', port, ca: encodeCertificates([signer!]), ...named });
    const error = await once(socket, 'secureConnect').then(
      () => undefined,
      (failure: NodeJS.ErrnoException) => failure.code,
    );
    socket.destroy();
    return error;
  };
  assert.equal(await open('web.shop.svc'), undefined);
  assert.equal(await open('any.example.com'), undefined);
  assert.equal(await open(''), undefined);
  assert.equal(await open('other.shop.svc'), 'ERR_TLS_CERT_ALTNAME_INVALID');
});

test('a self-signed certificate begins an hour ago and counts for a year, as long as its authority', () => {
  const [own, signer] = parseCertsPEM(
    generateSelfSignedCertKey('web', { notBefore: new Date('2030-01-02T03:04:05Z') }).cert,
  );
  assert.deepEqual([own!.validFrom, own!.validTo], ['Jan  2 03:04:05 2030 GMT', 'Jan  2 03:04:05 2031 GMT']);
  assert.deepEqual([signer!.validFrom, signer!.validTo], [own!.validFrom, own!.validTo]);
  const age = Date.now() - Date.parse(parseCertsPEM(authority.cert)[0]!.validFrom);
  assert.ok(age >= 3_600_000 && age < 7_200_000);
  assert.match(generateSelfSignedCertKey(`${'l'.repeat(63)}.svc`).cert, /BEGIN/);
});

test('of authorities of one name, a certificate tells which has signed it', () => {
  const other = newSelfSignedCACert({ commonName: 'authority' });
  const [signed] = parseCertsPEM(newSignedCert({ commonName: 'web' }, authority).cert);
  const [isOwn, isOther] = [authority, other].map(({ cert }) => signed!.checkIssued(parseCertsPEM(cert)[0]!));
  assert.deepEqual([isOwn, isOther], [true, false]);
});

test('names of hosts are in a certificate where there are some, and they are the subject where there is no other', () => {
  const rows: readonly (readonly [config: Parameters<typeof newSignedCert>[0], names: string, isCritical: boolean])[] =
    [
      [{ commonName: 'web' }, '', false],
      [{}, '', false],
      [{ commonName: 'web', hosts: [] }, '', false],
      [{ commonName: 'web', hosts: ['a.example', '10.0.0.1', 'fd00::1'] }, 'a.example 10.0.0.1 fd00::1', false],
      [{ organization: ['o'], hosts: ['a.example'] }, 'a.example', false],
      [{ hosts: ['a.example'] }, 'a.example', true],
    ];
  // The identifier of the extension, and that with the mark of a critical one.
  const identifier = '0603551d11';
  for (const [config, names, isCritical] of rows) {
    const [made] = parseCertsPEM(newSignedCert(config, authority).cert);
    const hex = made!.raw.toString('hex');
    assert.equal(hex.includes(identifier), names !== '', JSON.stringify(config));
    assert.equal(hex.includes(`${identifier}0101ff`), isCritical, JSON.stringify(config));
    for (const name of names.split(' ').filter((each) => each !== ''))
      assert.ok(isIP(name) ? made!.checkIP(name) : made!.checkHost(name), name);
  }
});

const refused: readonly [string, () => unknown, RegExp][] = [
  [
    'an empty host',
    () => newSignedCert({ hosts: [''] }, authority),
    /^RangeError: expected a DNS name or an IP address, got ""$/,
  ],
  ['a URL', () => newSignedCert({ hosts: ['https://x'] }, authority), /got "https:\/\/x"$/],
  ['a zone', () => newSignedCert({ hosts: ['fe80::1%eth0'] }, authority), /got "fe80::1%eth0"$/],
  ['a wildcard inside', () => newSignedCert({ hosts: ['a.*.b'] }, authority), /got "a\.\*\.b"$/],
  ['a lone wildcard', () => newSignedCert({ hosts: ['*'] }, authority), /got "\*"$/],
  ['other letters', () => newSignedCert({ hosts: ['bücher.example'] }, authority), /got "bücher\.example"$/],
  ['a long label', () => newSignedCert({ hosts: ['l'.repeat(64)] }, authority), /RangeError/],
  ['a long name', () => newSignedCert({ commonName: 'n'.repeat(65) }, authority), /expected at most 64 characters/],
  ['a long organization', () => newSignedCert({ organization: ['n'.repeat(65)] }, authority), /at most 64 characters/],
  [
    'an end before the start',
    () => newSignedCert({ notAfter: new Date(0) }, authority),
    /notAfter to be later than notBefore/,
  ],
  ['no time', () => newSignedCert({ notAfter: new Date('') }, authority), /notAfter to be later/],
  [
    'the year 10000',
    () => newSignedCert({ notAfter: new Date('+010000-01-01') }, authority),
    /no certificate can hold the time/,
  ],
  [
    'an authority that is none',
    () => newSignedCert({}, newSignedCert({}, authority)),
    /the certificate of the authority is none of an authority/,
  ],
  [
    'the key of another',
    () => newSignedCert({}, { cert: authority.cert, key: newSelfSignedCACert({ commonName: 'x' }).key }),
    /the key is not that of the authority's certificate/,
  ],
  ['no certificate', () => parseCertsPEM(authority.key), /no certificate: expected PEM, BEGIN CERTIFICATE/],
  [
    'a broken certificate',
    () => parseCertsPEM(`${authority.cert}-----BEGIN CERTIFICATE-----\nQUJD\n-----END CERTIFICATE-----\n`),
    /certificate 2 of the PEM text is broken/,
  ],
];
for (const [what, run, message] of refused)
  test(`refused: ${what}`, () =>
    assert.throws(run, (error: unknown) => message.test(String(error)) || assert.fail(String(error))));

test('an authority with a key of another kind is refused by its kind', () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  assert.throws(() => newSignedCert({}, { cert: authority.cert, key }), /the key is not that of/);
});

test('a broken key is refused without a word of it', () => {
  const secret = 'c2VjcmV0c2VjcmV0c2VjcmV0';
  for (const text of [`-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----\n`, secret, ''])
    assert.throws(
      () => parsePrivateKeyPEM(text),
      (error: Error) => {
        assert.equal(
          error.message,
          'no private key: expected PEM, BEGIN PRIVATE KEY, EC PRIVATE KEY or RSA PRIVATE KEY',
        );
        assert.ok(!(error.stack ?? '').includes(secret) && error.cause === undefined);
        return true;
      },
    );
});
