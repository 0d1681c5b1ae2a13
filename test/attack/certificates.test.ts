// A certificate says who its sender is where it says so to kube-apiserver. KUBETYPED_CASES sets the number of random chains
// (200), KUBETYPED_SEED repeats a run. The judge is built from the Go module proxy when the cache folder does not hold it.
import assert from 'node:assert/strict';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { connect, createSecureContext } from 'node:tls';
import { isDeepStrictEqual } from 'node:util';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { type Authenticator, clientCertificates, firstOf, requestHeaders } from 'kubetyped/apiserver/authentication';
import { withServer } from '../cli/started_server.ts';
import { builtGo, QuestionProgram, withoutGo } from '../differential/go_oracle.ts';
import { Random } from '../differential/random_scalars.ts';
import { type Client, type Connecting, type User, whoami } from './certificate_client.ts';
import { authenticatorOf, expectedOf, questionOf, verdictOf } from './certificate_verdicts.ts';
import * as written from './certificates_written.ts';
import { RandomChains, type Shown } from './random_chains.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 200);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const judge = builtGo('identity');
const skip = judge === undefined && withoutGo;

const DAY = 86_400_000;
const times = { notBefore: Date.now() - DAY, notAfter: Date.now() + DAY };
const AS_ROOT: Connecting = {
  headers: [
    ['X-Remote-User', 'root'],
    ['X-Remote-Group', 'system:masters'],
  ],
};

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

  get pem(): string {
    return written.pem(this.certificate);
  }

  sign(of: { subject: Buffer; key: written.Key; id?: Buffer; isAuthority?: boolean; notAfter?: number }): Buffer {
    return written.write({
      ...{ subject: of.subject, issuer: this.name, key: of.key, signer: this.key, ...times },
      ...(of.notAfter !== undefined && { notAfter: of.notAfter }),
      extensions: [
        written.basicConstraints(of.isAuthority === true),
        written.authorityKeyId(this.id),
        ...(of.id === undefined ? [] : [written.subjectKeyId(of.id)]),
      ],
    });
  }

  client(subject: Buffer, notAfter?: number): Client {
    const key = written.newKey('P-256');
    return { key, chain: [this.sign({ subject, key, ...(notAfter !== undefined && { notAfter }) })] };
  }
}

/** A certificate of one authority, and beside it what says that this authority is signed by another. */
function withForgedLink(real: Authority, wanted: Authority, subject: Buffer): Client {
  const { key, chain } = real.client(subject);
  const ofWanted = new Authority('', wanted);
  const forged = written.newKey('P-256');
  const link = ofWanted.sign({ subject: real.name, key: forged, id: real.id, isAuthority: true });
  return { key, chain: [...chain, link, wanted.certificate] };
}

function userOf({ chain: [own = Buffer.alloc(0)] }: Client, user: string, ...groups: string[]): User {
  const id = `X509SHA256=${createHash('sha256').update(own).digest('hex')}`;
  return { user, groups, extra: { 'authentication.kubernetes.io/credential-id': [id] } };
}

/** A server whose authenticators and authorities may change while it listens. */
class Server {
  readonly #server: APIServer;
  readonly #own = written.newKey('P-256');
  readonly #authority = new Authority('servers');
  #authenticate: Authenticator = () => undefined;
  #ask: (authorities: readonly string[]) => void = () => {};
  url = '';

  constructor(t: TestContext) {
    const authentication: Authenticator = (request) => this.#authenticate(request);
    this.#server = new APIServer({ scheme: new Scheme('test'), accessReviews: true, authentication });
    t.after(() => this.#server.close());
  }

  async listen(): Promise<this> {
    const cert = written.pem(this.#authority.sign({ subject: written.commonName('server'), key: this.#own }));
    const certificates = {
      start: async (serve: (certificate: { cert: string; key: string; ca: string; clientCAs: string[] }) => void) => {
        const own = { cert, key: written.pemOfKey(this.#own), ca: this.#authority.pem };
        this.#ask = (authorities) => serve({ ...own, clientCAs: [...authorities] });
        this.#ask([this.#authority.pem]);
        return { close: async () => {} };
      },
    };
    this.url = (await this.#server.listen({ tls: { certificates, clientCAs: [this.#authority.pem] } })).url;
    return this;
  }

  believe(authenticate: Authenticator, authorities: readonly string[]): void {
    this.#authenticate = authenticate;
    this.#ask(authorities);
  }
}

test('a certificate is that of the authority whose key has signed it, whatever else the client sends', async (t) => {
  const clients = new Authority('clients');
  const proxies = new Authority('proxies');
  const server = await new Server(t).listen();
  const believe = (...allowedNames: string[]): void =>
    server.believe(firstOf(requestHeaders({ ca: proxies.pem, allowedNames }), clientCertificates(clients.pem)), [
      clients.pem,
      proxies.pem,
    ]);
  const ann = withForgedLink(clients, proxies, written.commonName('ann', 'dev'));
  const proxy = withForgedLink(clients, proxies, written.commonName('front-proxy', 'dev'));
  // The other way round: who may speak for users is no user.
  const user = withForgedLink(proxies, clients, written.commonName('root', 'system:masters'));
  for (const maxVersion of ['TLSv1.2', 'TLSv1.3'] as const)
    for (const isHTTP2 of [false, true]) {
      const how = { ...AS_ROOT, maxVersion, isHTTP2 };
      believe();
      assert.deepEqual(
        await whoami(server.url, { ...ann, chain: ann.chain.slice(0, 1) }, how),
        userOf(ann, 'ann', 'dev'),
      );
      assert.deepEqual(await whoami(server.url, ann, how), userOf(ann, 'ann', 'dev'));
      assert.deepEqual(await whoami(server.url, user, { maxVersion, isHTTP2 }), 'refused');
      believe('front-proxy');
      assert.deepEqual(await whoami(server.url, ann, how), userOf(ann, 'ann', 'dev'));
      assert.deepEqual(await whoami(server.url, proxy, how), userOf(proxy, 'front-proxy', 'dev'));
      assert.deepEqual(await whoami(server.url, user, how), 'refused');
      assert.deepEqual(await whoami(server.url, undefined, how), 'refused');
    }
});

test('a server of the command line asks for signatures, too', async () => {
  const clients = new Authority('clients');
  const proxies = new Authority('proxies');
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-identity-'));
  writeFileSync(join(folder, 'clients.crt'), clients.pem);
  writeFileSync(join(folder, 'proxies.crt'), proxies.pem);
  const ann = withForgedLink(clients, proxies, written.commonName('ann', 'dev'));
  const args = ['--client-ca-file', 'clients.crt', '--requestheader-client-ca-file', 'proxies.crt'];
  try {
    for (const names of [[], ['--requestheader-allowed-names', 'front-proxy']])
      await withServer(folder, [...args, ...names], async ({ url }) => {
        assert.deepEqual(await whoami(url, ann, AS_ROOT), userOf(ann, 'ann', 'dev'));
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an authority that is taken back, and a certificate that ends, end what they stood for on open connections', async (t) => {
  const clients = new Authority('clients');
  const at = Date.now();
  const clock = t.mock.method(Date, 'now', () => at);
  const { chain } = clients.client(written.commonName('ann'), at + 60_000);
  const request = { method: 'GET', url: '/', headers: {}, certificates: chain };
  const before = clientCertificates(clients.pem);
  const after = clientCertificates(new Authority('clients', clients).pem);
  const nameOf = async (authenticate: Authenticator): Promise<string | undefined> =>
    (await authenticate(request))?.name;
  assert.equal(await nameOf(before), 'ann');
  assert.equal(await nameOf(after), undefined, 'the same name and name of the key, another key');
  assert.equal(await nameOf(before), 'ann');
  clock.mock.mockImplementation(() => Math.ceil(at / 1000) * 1000 + 60_000);
  assert.equal(await nameOf(before), undefined, 'it has ended');
  clock.mock.mockImplementation(() => at);
  assert.equal(await nameOf(before), 'ann', 'the clock was wrong');
  clock.mock.mockImplementation(() => at - 2 * DAY);
  assert.equal(await nameOf(before), undefined, 'not yet');
});

test('sessions are not gone on with, by tickets or without', async (t) => {
  const clients = new Authority('clients');
  const server = await new Server(t).listen();
  server.believe(clientCertificates(clients.pem), [clients.pem]);
  const ann = clients.client(written.commonName('ann'));
  for (const maxVersion of ['TLSv1.2', 'TLSv1.3'] as const) {
    const sessions: Buffer[] = [];
    await whoami(server.url, ann, { maxVersion, onSession: (session) => sessions.push(session) });
    for (const session of sessions)
      assert.deepEqual(await whoami(server.url, ann, { maxVersion, session }), userOf(ann, 'ann'));
  }
});

test('authorities that have signed each other, and clients below them, do not keep the server busy', async (t) => {
  const [one, two] = [new Authority('one'), new Authority('two')];
  const crossed = [
    one.sign({ subject: two.name, key: two.key, id: two.id, isAuthority: true }),
    two.sign({ subject: one.name, key: one.key, id: one.id, isAuthority: true }),
  ];
  const ca = written.pem(...crossed);
  const server = await new Server(t).listen();
  server.believe(clientCertificates(ca), [ca]);
  const ann = one.client(written.commonName('ann'));
  assert.deepEqual(await whoami(server.url, ann), userOf(ann, 'ann'));
  assert.deepEqual(await whoami(server.url, { ...ann, chain: [...ann.chain, ...crossed] }), userOf(ann, 'ann'));
  const eve = new Authority('one', one).client(written.commonName('ann'));
  assert.deepEqual(await whoami(server.url, eve), 'refused');
});

test('TLS is not negotiated again on a connection: another certificate would be another user', async (t) => {
  const server = await new Server(t).listen();
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false, maxVersion: 'TLSv1.2' });
  t.after(() => socket.destroy());
  await once(socket, 'secureConnect');
  const outcome = await new Promise((resolve) => {
    socket.once('error', () => resolve('refused')).once('close', () => resolve('refused'));
    socket.renegotiate({ rejectUnauthorized: false }, (error) => resolve(error === null ? 'negotiated' : 'refused'));
  });
  assert.equal(outcome, 'refused');
});

/** A client below an authority that is the last of so many of its name, and a pool that has signed the last one. */
function behindMany(count: number): Shown {
  const root = new Authority('root');
  const issuer = new Authority('issuer');
  const key = written.newKey('P-256');
  const own = issuer.sign({ subject: written.commonName('ann'), key });
  const others = written.newKey('P-256');
  const candidate = (of: written.Key, at: number): Buffer =>
    root.sign({ subject: issuer.name, key: of, id: at < 0 ? issuer.id : Buffer.from(`${at}`), isAuthority: true });
  const sent = [own, ...Array.from({ length: count }, (_, at) => candidate(others, at)), candidate(issuer.key, -1)];
  return { clients: [root.certificate], proxies: [], allowedNames: [], sent, key, headers: [] };
}

/** The same, where nothing says which of them is likely. */
function withoutIdentifiers(shown: Shown, issuer: Authority, root: Authority): Shown {
  const subject = written.commonName('ann');
  const plain = { ...times, extensions: [written.basicConstraints(true)] };
  const own = written.write({ ...plain, subject, issuer: issuer.name, key: shown.key, signer: issuer.key });
  const fakes = shown.sent.slice(1, -1).map(() => {
    const key = { ...written.newKey('P-256') };
    return written.write({ ...plain, subject: issuer.name, issuer: root.name, key, signer: root.key });
  });
  const last = written.write({ ...plain, subject: issuer.name, issuer: root.name, key: issuer.key, signer: root.key });
  return { ...shown, clients: [root.certificate], sent: [own, ...fakes, last] };
}

test('a hundred signatures are looked at, as in Go, once for a connection', { skip }, async (t) => {
  const program = new QuestionProgram(judge ?? '', []);
  t.after(() => program.end());
  const verdicts: unknown[] = [];
  for (const count of [97, 98, 99, 100, 150]) {
    const known = behindMany(count);
    const unknown = withoutIdentifiers(known, new Authority('issuer'), new Authority('root'));
    for (const shown of [known, unknown]) {
      const [expected] = await expectedOf(program, [questionOf(shown, Date.now())]);
      assert.deepEqual(await verdictOf(shown), expected, `${count} others`);
      verdicts.push(expected === 'refused');
    }
  }
  assert.deepEqual(new Set(verdicts), new Set([true, false]));
  // Those who are refused ask again and again.
  const shown = withoutIdentifiers(behindMany(150), new Authority('issuer'), new Authority('root'));
  const authenticate = authenticatorOf(shown);
  const cost = async (requests: number): Promise<number> => {
    const before = process.cpuUsage();
    for (let at = 0; at < requests; at++)
      await authenticate?.({ method: 'GET', url: '/', headers: {}, certificates: shown.sent });
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const first = await cost(1);
  assert.ok((await cost(100)) < first * 5, 'a request costs as much as the first');
});

const BATCH = 100;

test(`${cases} random chains say who somebody is, or do not, as they do to kube-apiserver`, { skip }, async (t) => {
  const program = new QuestionProgram(judge ?? '', []);
  t.after(() => program.end());
  // On the second, where certificates begin and end.
  const now = Math.floor(Date.now() / 1000) * 1000;
  t.mock.method(Date, 'now', () => now);
  const chains = new RandomChains(new Random(seed), now);
  let users = 0;
  for (let done = 0; done < cases; done += BATCH) {
    const shown = Array.from({ length: Math.min(BATCH, cases - done) }, () => chains.next());
    const questions = shown.map((each) => questionOf(each, now));
    for (const [at, expected] of (await expectedOf(program, questions)).entries()) {
      if (expected !== 'refused') users++;
      const what = `chain ${done + at} of seed ${seed}: ${JSON.stringify(questions[at])}`;
      assert.deepEqual(await verdictOf(shown[at]!), expected, what);
    }
  }
  t.diagnostic(`${users} of ${cases} are users`);
  assert.ok(users * 10 > cases && users * 2 < cases);
});

/**
 * What Node tells of what a client has sent: one path by names and identifiers of keys, then the root of the server. Go looks
 * at what is beside it, too.
 */
function toldByNode([own, ...others]: readonly Buffer[], authorities: readonly Buffer[]): Buffer[] {
  let last = new X509Certificate(own!);
  const told = [last];
  const left = others.map((each) => new X509Certificate(each));
  for (;;) {
    const at = left.findIndex((each) => last.checkIssued(each));
    if (at < 0) break;
    last = left.splice(at, 1)[0]!;
    told.push(last);
  }
  const roots = authorities.map((each) => new X509Certificate(each)).filter((each) => each.checkIssued(each));
  if (!last.checkIssued(last)) told.push(...roots.filter((root) => last.checkIssued(root)));
  return told.map(({ raw }) => raw);
}

test('some of them by TLS: what Node does not tell of is missed, and nobody is somebody else', { skip }, async (t) => {
  const program = new QuestionProgram(judge ?? '', []);
  t.after(() => program.end());
  const server = await new Server(t).listen();
  const now = Date.now();
  const random = new Random(seed + 1);
  const chains = new RandomChains(random, now);
  const counts = { users: 0, refused: 0, missed: 0, closed: 0 };
  for (let at = 0; at < cases / 10; at++) {
    const shown = chains.next();
    const authenticate = authenticatorOf(shown);
    const authorities = [...shown.clients, ...shown.proxies];
    const client = { key: shown.key, chain: shown.sent };
    if (authenticate === undefined || !canSend(client)) continue;
    server.believe(
      authenticate,
      authorities.map((each) => written.pem(each)),
    );
    const how = { maxVersion: random.pick(['TLSv1.2', 'TLSv1.3'] as const), isHTTP2: random.int(2) === 0 };
    const found = await whoami(server.url, client, { ...how, headers: shown.headers });
    // OpenSSL has met a signature that it can't check, and Node ends the connection.
    if (found === 'closed') {
      counts.closed++;
      continue;
    }
    const [expected] = await expectedOf(program, [questionOf(shown, now)]);
    if (JSON.stringify(found) !== JSON.stringify(expected)) {
      counts.missed++;
      const what = `chain ${at} of seed ${seed}: ${JSON.stringify({ expected, ...questionOf(shown, now) })}`;
      // It may end earlier: less is told, nothing else.
      const told = toldByNode(shown.sent, authorities);
      const possible = await Promise.all(told.map((_, last) => verdictOf(shown, told.slice(0, last + 1))));
      assert.ok(
        possible.some((each) => isDeepStrictEqual(each, found)),
        `${JSON.stringify(found)}: ${what}`,
      );
    } else counts[found === 'refused' ? 'refused' : 'users']++;
  }
  t.diagnostic(JSON.stringify(counts));
  assert.ok(
    counts.users > 0 && counts.refused > 0 && (counts.missed + counts.closed) * 40 <= cases,
    JSON.stringify(counts),
  );
});

/** Whether OpenSSL lets a client show it. */
function canSend({ chain, key }: Client): boolean {
  try {
    const cert = written.pem(...chain);
    createSecureContext({ cert, key: written.pemOfKey(key), ciphers: 'DEFAULT@SECLEVEL=0' });
    return true;
  } catch {
    return false;
  }
}
