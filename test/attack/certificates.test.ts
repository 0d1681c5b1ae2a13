import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { clientCertificates, firstOf, requestHeaders } from 'kubetyped/apiserver/authentication';
import { withServer } from '../cli/started_server.ts';
import * as written from './certificates_written.ts';

const DAY = 86_400_000;
const times = { notBefore: Date.now() - DAY, notAfter: Date.now() + DAY };
const WHOAMI = '/apis/authentication.k8s.io/v1/selfsubjectreviews';
const AS_ROOT = { 'x-remote-user': 'root', 'x-remote-group': 'system:masters' };

/** An authority: its certificate, its key, its name and what it calls its key. */
class Authority {
  readonly key = written.newKey('P-256');
  readonly name: Buffer;
  readonly id: Buffer;
  readonly certificate: Buffer;

  /** @param like whose name and name of a key it claims to have */
  constructor(name: string, like?: Authority) {
    this.name = like?.name ?? written.commonName(name);
    this.id = like?.id ?? written.keyIdentifier(this.key);
    this.certificate = this.sign({ subject: this.name, key: this.key, id: this.id, isAuthority: true });
  }

  sign(of: { subject: Buffer; key: written.Key; id?: Buffer; isAuthority?: boolean }): Buffer {
    return written.write({
      ...{ subject: of.subject, issuer: this.name, key: of.key, signer: this.key, ...times },
      extensions: [
        written.basicConstraints(of.isAuthority === true),
        written.authorityKeyId(this.id),
        ...(of.id === undefined ? [] : [written.subjectKeyId(of.id)]),
      ],
    });
  }
}

interface Client {
  readonly key: written.Key;
  readonly chain: readonly Buffer[];
}

/** A certificate of one authority, and beside it what says that this authority is signed by another. */
function withForgedLink(real: Authority, wanted: Authority, subject: Buffer): Client {
  const key = written.newKey('P-256');
  const ofWanted = new Authority('', wanted);
  const forged = written.newKey('P-256');
  return {
    key,
    chain: [
      real.sign({ subject, key }),
      ofWanted.sign({ subject: real.name, key: forged, id: real.id, isAuthority: true }),
      wanted.certificate,
    ],
  };
}

interface Answer {
  readonly status: number;
  readonly user: string | undefined;
}

/** Who a server says that the client is. */
function whoami(url: string, client: Client | undefined, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${WHOAMI}`,
      {
        method: 'POST',
        agent: false,
        rejectUnauthorized: false,
        ...(client && { cert: written.pem(...client.chain), key: written.pemOfKey(client.key) }),
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, user: userIn(text) }));
      },
    );
    sent.on('error', reject);
    sent.end('{}');
  });
}

function userIn(text: string): string | undefined {
  const answer = JSON.parse(text) as { status?: { userInfo?: { username?: string; groups?: string[] } } };
  const { userInfo } = answer.status ?? {};
  return userInfo && `${userInfo.username} of ${userInfo.groups?.join(', ')}`;
}

async function serverOf(t: TestContext, clients: Authority, proxies: Authority, names: string[] = []): Promise<string> {
  const [ca, proxyCA] = [written.pem(clients.certificate), written.pem(proxies.certificate)];
  const server = new APIServer({
    scheme: new Scheme('test'),
    accessReviews: true,
    authentication: firstOf(requestHeaders({ ca: proxyCA, allowedNames: names }), clientCertificates(ca)),
  });
  t.after(() => server.close());
  const own = written.newKey('P-256');
  const cert = written.pem(clients.sign({ subject: written.commonName('server'), key: own }));
  const tls = { cert, key: written.pemOfKey(own), clientCAs: [ca, proxyCA] };
  return (await server.listen({ tls })).url;
}

test('a certificate is that of the authority whose key has signed it, whatever else the client sends', async (t) => {
  const clients = new Authority('clients');
  const proxies = new Authority('proxies');
  const ann = withForgedLink(clients, proxies, written.commonName('ann', 'dev'));
  const asAnn = { status: 201, user: 'ann of dev, system:authenticated' };
  const any = await serverOf(t, clients, proxies);
  assert.deepEqual(await whoami(any, { ...ann, chain: ann.chain.slice(0, 1) }), asAnn);
  assert.deepEqual(await whoami(any, ann, AS_ROOT), asAnn);
  const named = await serverOf(t, clients, proxies, ['front-proxy']);
  assert.deepEqual(await whoami(named, ann, AS_ROOT), asAnn);
  const proxy = withForgedLink(clients, proxies, written.commonName('front-proxy', 'dev'));
  assert.deepEqual(await whoami(named, proxy, AS_ROOT), {
    status: 201,
    user: 'front-proxy of dev, system:authenticated',
  });
  // The other way round: who may speak for users is no user.
  const user = withForgedLink(proxies, clients, written.commonName('root', 'system:masters'));
  assert.deepEqual(await whoami(named, user), { status: 401, user: undefined });
  assert.deepEqual(await whoami(any, user), { status: 401, user: undefined });
});

test('a server of the command line asks for signatures, too', async () => {
  const clients = new Authority('clients');
  const proxies = new Authority('proxies');
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-identity-'));
  writeFileSync(join(folder, 'clients.crt'), written.pem(clients.certificate));
  writeFileSync(join(folder, 'proxies.crt'), written.pem(proxies.certificate));
  const ann = withForgedLink(clients, proxies, written.commonName('ann', 'dev'));
  const args = ['--client-ca-file', 'clients.crt', '--requestheader-client-ca-file', 'proxies.crt'];
  try {
    for (const names of [[], ['--requestheader-allowed-names', 'front-proxy']])
      await withServer(folder, [...args, ...names], async ({ url }) => {
        const answer = await whoami(url, ann, AS_ROOT);
        assert.deepEqual(answer, { status: 201, user: 'ann of dev, system:authenticated' });
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
