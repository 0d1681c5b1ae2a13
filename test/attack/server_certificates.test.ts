// Which servers a client trusts that is given authorities: those that Go's clients trust. Nothing is sent to others.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { builtGo, QuestionProgram, withoutGo } from '../differential/go_oracle.ts';
import { Random } from '../differential/random_scalars.ts';
import * as written from './certificates_written.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 200);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const judge = builtGo('identity');
const skip = judge === undefined && withoutGo;

const DAY = 86_400_000;
const now = Date.now();
const keys = [written.newKey('P-256'), written.newKey('P-256'), written.newKey('P-256'), written.newKey('RSA-2048')];
const LOCAL: readonly written.GeneralName[] = [
  [2, 'localhost'],
  [7, Buffer.from([127, 0, 0, 1])],
];

interface Said extends Partial<Pick<written.Written, 'notBefore' | 'notAfter' | 'extensions'>> {
  readonly subject: string;
  readonly issuer: string;
  readonly key?: number;
  readonly signer?: number;
}

function certificate({ subject, issuer, key = 0, signer = 0, ...rest }: Said): Buffer {
  return written.write({
    ...{ subject: written.commonName(subject), issuer: written.commonName(issuer) },
    ...{ key: keys[key]!, signer: keys[signer]!, notBefore: now - DAY, notAfter: now + DAY, extensions: [], ...rest },
  });
}

/** A server that shows what it is told to, and counts what clients say to it. */
class Server {
  readonly #server: ReturnType<typeof createSecureServer>;
  requests = 0;
  upgrades = 0;

  constructor(t: TestContext) {
    const chain = written.pem(certificate({ subject: 'none', issuer: 'none' }));
    this.#server = createSecureServer({ cert: chain, key: written.pemOfKey(keys[0]!), allowHTTP1: true });
    this.#server.on('request', (_, response) => {
      this.requests++;
      response.end('{}');
    });
    this.#server.on('upgrade', (_, socket) => {
      this.upgrades++;
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    });
    t.after(() => this.#server.close());
  }

  async listen(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  show(chain: readonly Buffer[], key: number): void {
    this.#server.setSecureContext({ cert: written.pem(...chain), key: written.pemOfKey(keys[key]!) });
  }

  /** Whether a client sends a request, by HTTP/2, HTTP/1.1 and as a WebSocket alike. */
  async isTrusted(authorities: readonly Buffer[], serverName?: string): Promise<boolean> {
    const { port } = this.#server.address() as AddressInfo;
    const before = this.requests + this.upgrades;
    const tls = { ca: written.pem(...authorities), ...(serverName !== undefined && { serverName }) };
    const results: boolean[] = [];
    for (const disableHTTP2 of [false, true]) {
      const transport = new NodeTransport({ server: `https://127.0.0.1:${port}`, tls, disableHTTP2, env: {} });
      const request = { method: 'GET', path: '/x', headers: { Authorization: 'Bearer secret' } };
      try {
        const send = [() => transport.request(request), () => transport.openWebSocket(request, ['x'])];
        for (const each of send)
          results.push(
            await each().then(
              () => true,
              (error: { failure?: string }) => {
                assert.equal(error.failure, 'certificate', String(error));
                return false;
              },
            ),
          );
      } finally {
        await transport.close();
      }
    }
    const [first] = results;
    assert.deepEqual(
      results,
      Array.from(results, () => first),
    );
    assert.equal(this.requests + this.upgrades - before, first === true ? results.length : 0);
    return first === true;
  }
}

test('a chain ends at any certificate that is trusted, and is for the host and for servers', async (t) => {
  const server = await new Server(t).listen();
  const authority = written.basicConstraints(true);
  const names = written.alternativeNames(...LOCAL);
  const root = certificate({ subject: 'root', issuer: 'root', key: 1, signer: 1, extensions: [authority] });
  const middle = certificate({ subject: 'middle', issuer: 'root', key: 2, signer: 1, extensions: [authority] });
  const leaf = certificate({ subject: 'leaf', issuer: 'middle', signer: 2, extensions: [names] });
  const forged = certificate({ subject: 'root', issuer: 'root', key: 3, signer: 3, extensions: [authority] });
  server.show([leaf, middle], 0);
  assert.equal(await server.isTrusted([root]), true);
  assert.equal(await server.isTrusted([middle]), true, 'no root');
  assert.equal(await server.isTrusted([leaf]), true, 'the server alone');
  assert.equal(await server.isTrusted([leaf], 'localhost'), true);
  assert.equal(await server.isTrusted([leaf], 'other.example.com'), false);
  assert.equal(await server.isTrusted([forged]), false, 'a root of the same name');
  assert.equal(await server.isTrusted([forged, root]), true);
  server.show([leaf], 0);
  assert.equal(await server.isTrusted([root]), false, 'nothing leads to it');
  assert.equal(await server.isTrusted([middle]), true);
  const fake = certificate({ subject: 'leaf', issuer: 'middle', signer: 0, extensions: [names] });
  server.show([fake, middle], 0);
  for (const ca of [root, middle, leaf]) assert.equal(await server.isTrusted([ca]), false, 'signed by somebody else');
  const extensions = [names, written.extendedKeyUsage(written.CLIENT_AUTH)];
  server.show([certificate({ subject: 'leaf', issuer: 'root', signer: 1, extensions })], 0);
  assert.equal(await server.isTrusted([root]), false, 'a certificate of a client');
  server.show([certificate({ subject: '127.0.0.1', issuer: 'root', signer: 1 })], 0);
  assert.equal(await server.isTrusted([root]), false, 'the common name is no name of a host');
  server.show([certificate({ subject: 'a', issuer: 'root', signer: 1, notAfter: now - 1000, extensions: [names] })], 0);
  assert.equal(await server.isTrusted([root]), false, 'expired');
});

test(`${Math.ceil(cases / 10)} random servers are trusted where Go trusts them`, { skip }, async (t) => {
  const program = new QuestionProgram(judge ?? '', []);
  t.after(() => program.end());
  const server = await new Server(t).listen();
  const random = new Random(seed);
  const rarely = (oneIn: number): boolean => random.int(oneIn) === 0;
  const hosts: readonly written.GeneralName[] = [
    ...LOCAL,
    [2, '*.example.com'],
    [2, 'A.Example.com'],
    [2, 'a.example.com.'],
    [2, '*'],
    [2, '127.0.0.1'],
    // An IPv4 address written as IPv6 is left out: Go 1.27 refuses such a certificate, as we do, and Go 1.26 takes it.
    [7, Buffer.from('00000000000000000000000000000001', 'hex')],
  ];
  const wanted = ['127.0.0.1', 'localhost', 'a.example.com', 'A.EXAMPLE.COM', 'b.a.example.com', 'example.com'];
  const counts = { trusted: 0, refused: 0 };
  for (let at = 0; at < cases / 10; at++) {
    const usages = [
      [],
      [written.extendedKeyUsage(random.pick([written.SERVER_AUTH, written.CLIENT_AUTH, written.ANY_USAGE]))],
    ];
    const authority = (): written.Extension[] => [
      ...(rarely(10) ? [] : [written.basicConstraints(!rarely(12), rarely(4) ? random.int(2) : undefined)]),
      ...(rarely(6) ? random.pick(usages) : []),
      ...(rarely(6) ? [written.nameConstraints([[2, 'example.com']], [])] : []),
    ];
    const root = certificate({ subject: 'root', issuer: 'root', key: 1, signer: 1, extensions: authority() });
    const middle = certificate({
      subject: 'middle',
      issuer: 'root',
      key: 2,
      signer: rarely(8) ? 3 : 1,
      extensions: authority(),
    });
    const names = Array.from({ length: random.int(4) }, () => random.pick(hosts));
    const leaf = certificate({
      ...{ subject: random.pick(['leaf', 'localhost']), issuer: 'middle', signer: rarely(10) ? 1 : 2 },
      extensions: [
        ...(names.length === 0 ? [] : [written.alternativeNames(...LOCAL.slice(random.int(2)), ...names)]),
        ...random.pick(usages),
      ],
    });
    const sent = random.pick([[leaf], [leaf, middle], [leaf, middle, root], [leaf, middle]]);
    const ca = random.pick([[root], [middle], [leaf], [root, middle], [root, leaf]]);
    const host = random.pick([...wanted.slice(0, 2), ...wanted]);
    const question = { clients: written.pem(...ca), sent: sent.map((each) => each.toString('base64')), at: now, host };
    const [verdict = {}] = await program.ask<{ refused?: string }>([question]);
    server.show(sent, 0);
    const isTrusted = await server.isTrusted(ca, host);
    counts[isTrusted ? 'trusted' : 'refused']++;
    assert.equal(
      isTrusted,
      verdict.refused === undefined,
      `server ${at} of seed ${seed}: ${JSON.stringify({ ...verdict, ...question })}`,
    );
  }
  t.diagnostic(JSON.stringify(counts));
  assert.ok(counts.trusted > 0 && counts.refused > 0);
});
