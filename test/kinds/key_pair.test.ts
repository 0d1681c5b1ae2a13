// What kube-apiserver warns of in Secrets of the type kubernetes.io/tls: the texts are those of Go's crypto/tls.
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { newSelfSignedCACert } from 'kubetyped/client/util/cert';
import { keyPairFault } from '#src/kinds/core/key_pair';

const { cert: CERTIFICATE, key: KEY } = newSelfSignedCACert({ commonName: 'a' });
const { key: OTHER } = newSelfSignedCACert({ commonName: 'b' });
const pem = { type: 'pkcs8', format: 'pem' } as const;
const ED25519 = generateKeyPairSync('ed25519').privateKey.export(pem).toString();
const EC = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const MISMATCH = 'tls: private key does not match public key';
const OTHER_TYPE = 'tls: private key type does not match public key type';

test('a certificate and its key', () => {
  const rows: readonly (readonly [certificate: string, key: string, fault: string | undefined])[] = [
    [CERTIFICATE, KEY, undefined],
    [`text\n${CERTIFICATE}`, `\n${KEY}`, undefined],
    [CERTIFICATE, OTHER, MISMATCH],
    [CERTIFICATE, ED25519, OTHER_TYPE],
    [CERTIFICATE, EC.export(pem).toString(), MISMATCH],
    [CERTIFICATE, EC.export({ type: 'sec1', format: 'pem' }).toString(), MISMATCH],
    [CERTIFICATE, RSA.export(pem).toString(), OTHER_TYPE],
    [CERTIFICATE, RSA.export({ type: 'pkcs1', format: 'pem' }).toString(), OTHER_TYPE],
    ['', KEY, 'tls: failed to find any PEM data in certificate input'],
    [CERTIFICATE, 'b', 'tls: failed to find any PEM data in key input'],
    [
      KEY,
      CERTIFICATE,
      'tls: failed to find certificate PEM data in certificate input, but did find a private key; PEM inputs may have been switched',
    ],
    [CERTIFICATE, CERTIFICATE, 'tls: found a certificate rather than a key in the PEM for the private key'],
    [
      CERTIFICATE,
      CERTIFICATE + CERTIFICATE,
      'tls: failed to find PEM block with type ending in "PRIVATE KEY" in key input after skipping PEM blocks of the following types: [CERTIFICATE CERTIFICATE]',
    ],
    [CERTIFICATE, '-----BEGIN PRIVATE KEY-----\nMAA=\n-----END PRIVATE KEY-----\n', 'tls: failed to parse private key'],
    ['-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n', KEY, 'x509: malformed certificate'],
  ];
  for (const [certificate, key, fault] of rows) assert.equal(keyPairFault(certificate, key), fault, key);
});

test('a Secret of type kubernetes.io/tls whose key is another one is stored, with a warning', async () => {
  const server = await startTestServer();
  try {
    const secret = (key: string): object => ({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { generateName: 'a-' },
      type: 'kubernetes.io/tls',
      stringData: { 'tls.crt': CERTIFICATE, 'tls.key': key },
    });
    for (const [key, warning] of [
      [KEY, null],
      [OTHER, `299 - "${MISMATCH}"`],
    ] as const) {
      const response = await fetch(`${server.url}/api/v1/namespaces/default/secrets`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(secret(key)),
      });
      assert.equal(response.status, 201);
      assert.equal(response.headers.get('warning'), warning);
      await response.body?.cancel();
    }
  } finally {
    await server.close();
  }
});
