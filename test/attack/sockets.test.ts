// Hostile bytes, beside Go's net/http with the same handler: no request is carried out here that Go doesn't see, none is
// understood otherwise, every connection ends, and where both answer, they answer alike. KUBETYPED_CASES counts the streams.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { builtGo, withoutGo } from '../differential/go_oracle.ts';
import { Random } from '../differential/random_scalars.ts';
import { type AttackedServer, dial, type Handle, type RawConnection, startServer } from './connections.ts';
import { type HostileStream, randomHTTP1, randomHTTP2 } from './hostile_streams.ts';

const CASES = Number(process.env['KUBETYPED_CASES'] ?? 60);
const SEED = Number(process.env['KUBETYPED_SEED'] ?? 11);

/** A request as a server has understood it. */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly host: string;
  /** -1: its body broke off. */
  readonly length: number;
}

/** A server that says what it sees. */
interface Judge {
  readonly plain: Pick<AttackedServer, 'port' | 'secure'>;
  readonly secure: Pick<AttackedServer, 'port' | 'secure'>;
  /** By the client's address. */
  readonly seen: ReadonlyMap<string, readonly Seen[]>;
  readonly failed: () => unknown;
}

class Log extends Map<string, Seen[]> {
  add(address: string, seen: Seen): void {
    this.set(address, [...(this.get(address) ?? []), seen]);
  }
}

async function startOurs(t: TestContext): Promise<Judge> {
  const seen = new Log();
  const handle: Handle = async ({ method, url, headers, body, remoteAddress = '' }) => {
    let length = 0;
    try {
      if (body instanceof Uint8Array) length = body.length;
      else if (body !== undefined) for await (const chunk of body) length += chunk.length;
    } catch {
      length = -1;
    }
    seen.add(remoteAddress, { method, url, host: headers['host'] ?? '', length });
    const bytes = new TextEncoder().encode(length < 0 ? 'body\n' : `${method} ${url} ${length}\n`);
    const answer = { 'Content-Type': 'text/plain', 'Content-Length': String(bytes.length) };
    return { status: length < 0 ? 400 : 200, headers: answer, body: [bytes] };
  };
  const times = { readHeaderTimeout: 1000, idleTimeout: 1000, requestTimeout: 2000 };
  const plain = await startServer(t, { handle, ...times });
  const secure = await startServer(t, { secure: true, handle, ...times });
  return { plain, secure, seen, failed: () => [...plain.errors, ...secure.errors][0] };
}

/** @returns why there is none, as a text */
async function startGo(t: TestContext): Promise<Judge | string> {
  const program = builtGo('sockets');
  if (program === undefined) return withoutGo;
  const server = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  t.after(() => server.kill('SIGKILL'));
  const seen = new Log();
  const ports = await new Promise<number[]>((resolve) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (!line.startsWith('{')) return resolve(line.split(' ').map(Number));
      const { address, ...rest } = JSON.parse(line) as Seen & { address: string };
      seen.add(address, rest);
    });
  });
  const [plain = 0, secure = 0] = ports;
  return {
    plain: { port: plain, secure: false },
    secure: { port: secure, secure: true },
    seen,
    failed: () => (server.exitCode === null ? undefined : 'it ended'),
  };
}

/** Milliseconds without a byte after which the client says that it has no more. */
const QUIET = 60;
/** Milliseconds after which a connection must have ended by itself. */
const LIMIT = 20_000;

/** @returns what is answered until the server closes */
async function play(
  server: Pick<AttackedServer, 'port' | 'secure'>,
  protocol: string,
  address: string,
  { parts }: HostileStream,
): Promise<string> {
  // A busy machine may need more than the second that a handshake has.
  let dialed: RawConnection | undefined;
  for (let tries = 0; dialed === undefined; tries++)
    dialed = await dial(server, protocol, address).catch((error: unknown) => {
      if (tries === 9) throw error;
      return undefined;
    });
  const { socket, text, closed } = dialed;
  for (const part of parts) {
    if (socket.writable) socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  for (let length = -1; text().length !== length && !socket.destroyed; ) {
    length = text().length;
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  }
  socket.end();
  const timer = setTimeout(() => socket.destroy(new Error('it does not end')), LIMIT);
  let late = false;
  socket.once('error', () => (late = true));
  await closed;
  clearTimeout(timer);
  return late && text() === '' ? '' : text();
}

/** The statuses of answers by HTTP/1.1, without those that only say: go on. */
function statuses(text: string): number[] {
  const all = Array.from(text.matchAll(/^HTTP\/1\.\d (\d{3})/gm), ([, status = '']) => Number(status));
  return all.filter((each) => each !== 100);
}

/**
 * Where Node's parser, llhttp, is stricter than Go: streams that Go takes and it refuses. Each with what is in them; the
 * list can only shrink.
 */
const STRICTER: Readonly<Record<string, RegExp>> = {
  'a line that ends without CRLF': /[^\r]\n|\r[^\n]|\r$/,
  'a folded line': /\n[ \t]/,
  'two lengths, or a length and chunks':
    /content-length:[^]*?\r\n(?:content-length|transfer-encoding):|transfer-encoding:[^]*?\r\ncontent-length:/i,
  'a method that is not registered': /(?:^|\n|hello)(?:get|FOO|PRI|GE) |hello[A-Z]+ /,
  'Transfer-Encoding in HTTP/1.0': /HTTP\/1\.0\r\n[^]*transfer-encoding:/i,
  'a target that begins with neither a slash nor a scheme and two':
    /(?:^|\n|hello|[^A-Z])[A-Z]+ (?:http:x|localhost:80|http:\/\/ |HTTP:)/i,
  'a version that is none of 0.9, 1.0, 1.1 and 2.0': /HTTP\/1\.2/,
  'a target with bytes beyond ASCII': / \/\xe9 /,
  'a size of a chunk with spaces, or an extension that is none': /\r\n[\da-f]+[ \t]+\r\n|\r\n[\da-f]+;/i,
  'a trailer that is no header': /\r\n0\r\n(?:a : b|[^\r]*\r\n[^]*)/,
};

/** Headers that say nothing of a body. */
const WITHOUT_BODY = '(?:(?!content-length:|transfer-encoding:)[^\\r\\n]+\\r\\n)+\\r\\n';

/** Where llhttp takes what Go refuses, as RFC 9112 allows: an empty line before a request (2.2), several spaces in it (3). */
function isLenient(text: string, { method, url }: Seen): boolean {
  // It may stand in a body: then it must not be seen.
  if (url === '/inner') return new RegExp(`(?:^|\\n)[A-Z]+ ${WITHOUT_BODY}\\r\\n${method} /inner`, 'i').test(text);
  const path = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:^|\\n|hello)\\r?\\n${method} |${method} {2,}\\S*${path}|${path}\\S* {2,}HTTP`).test(text);
}

interface Outcome {
  readonly seen: readonly Seen[];
  readonly statuses: readonly number[];
}

/** @returns what is worse here than with Go, and why what is otherwise may be so */
function compare(text: string, ours: Outcome, go: Outcome): { readonly fault?: string; readonly reason?: string } {
  for (const [at, mine] of ours.seen.entries()) {
    const his = go.seen[at];
    if (his === undefined) {
      if (mine.method === 'OPTIONS' && mine.url === '*') return { reason: 'Go answers OPTIONS * itself' };
      return isLenient(text, mine)
        ? { reason: 'an empty line, or more spaces' }
        : { fault: 'a request that Go does not see' };
    }
    // Go spells a path again.
    const url = mine.url.replaceAll('#', '%23').replaceAll('\xe9', '%E9');
    const isSame = mine.method === his.method && url === his.url && mine.host === his.host;
    // A body that Go takes may be a broken one here, never the other way round.
    if (isSame && his.length === -1 && /;x{5000}/.test(text))
      return { reason: 'extensions of chunks: Node takes 16 KiB, Go 4' };
    if (!isSame || (mine.length !== his.length && mine.length !== -1))
      return { fault: 'a request that Go sees otherwise' };
  }
  const at = ours.statuses.findIndex((status, index) => status !== go.statuses[index]);
  const [mine = 0, his = 0] = at < 0 ? [0, go.statuses[ours.statuses.length]] : [ours.statuses[at], go.statuses[at]];
  if (mine === his || (mine >= 400 && (his === 0 || his >= 400))) return {};
  if (mine !== 0 && mine < 400)
    return his === 0
      ? { reason: 'Go closes a connection before its answers are read' }
      : { fault: `${mine} for ${his}` };
  if (mine === 0) {
    if (ours.seen.some(({ length }) => length === -1))
      return { reason: 'a broken body ends its connection without an answer' };
    if (/upgrade: /i.test(text))
      return { reason: 'a connection with a request that asks for another protocol ends with that' };
    if (/proxy-connection: close/i.test(text)) return { reason: 'llhttp takes Proxy-Connection for Connection' };
    return { fault: `no answer for ${his}` };
  }
  const reason = Object.entries(STRICTER).find(([, pattern]) => pattern.test(text))?.[0];
  return reason === undefined ? { fault: `${mine} for ${his}` } : { reason };
}

test('hostile HTTP/1.1 is understood as Go does, or refused', { timeout: 3_600_000 }, async (t) => {
  const go = await startGo(t);
  if (typeof go === 'string') return t.skip(go);
  const ours = await startOurs(t);
  const faults: string[] = [];
  const reasons = new Map<string, number>();
  const one = async (at: number): Promise<void> => {
    const stream = randomHTTP1(new Random(SEED * 1_000_003 + at));
    const address = `127.${1 + Math.floor(at / 62_500)}.${Math.floor(at / 250) % 250}.${1 + (at % 250)}`;
    const text = Buffer.concat(stream.parts).toString('latin1');
    const [mine, his] = await Promise.all([play(ours.plain, '', address, stream), play(go.plain, '', address, stream)]);
    const [a, b] = [
      { seen: ours.seen.get(address) ?? [], statuses: statuses(mine) },
      { seen: go.seen.get(address) ?? [], statuses: statuses(his) },
    ];
    const { fault, reason } = compare(text, a, b);
    if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    if (fault === undefined) return;
    const sent = JSON.stringify(text)
      .replaceAll(/(?:a:\\r\\n){10,}/g, '<many>')
      .replaceAll(/x{20,}/g, '<long>');
    faults.push(`${fault}: stream ${at}\n  ${sent}\n  ours ${JSON.stringify(a)}\n  Go   ${JSON.stringify(b)}`);
  };
  for (let at = 0; at < CASES; at += 20)
    await Promise.all(Array.from({ length: Math.min(20, CASES - at) }, (_, index) => one(at + index)));
  for (const [reason, count] of reasons) t.diagnostic(`${count} of ${CASES}: ${reason}`);
  assert.equal(ours.failed(), undefined);
  assert.equal(go.failed(), undefined);
  assert.equal(faults.length, 0, faults.slice(0, 10).join('\n'));
});

/** What is in a field that nghttp2 leaves out, and Node doesn't tell of; Go refuses the request. */
const LEFT_OUT =
  /c: d|\0\x01A\x01b|\0\x02a:\x01b|\0\x03a b|\0\x01a\x01[\0\n]|\0\x01\xe9|\0\0\x01a|\0\0\x05|\x05\+5|\x045, 5/;

/** The requests of a connection come in any order. Each that a client sends has a path of its own. */
function compareStreams(text: string, ours: readonly Seen[], go: readonly Seen[]): { fault?: string; reason?: string } {
  for (const mine of ours) {
    const url = mine.url.replaceAll('#', '%23').replaceAll('\xe9', '%E9');
    const [his, ...others] = go.filter((each) => each.url === url);
    if (mine.url === '/inner') return { fault: 'a body is a request' };
    if (his === undefined) {
      // Nobody carries out what has no end.
      if (mine.length === -1) continue;
      if (ours.some((other) => other !== mine && other.url === mine.url)) return { fault: 'one request is two' };
      return {
        reason: LEFT_OUT.test(text) ? 'a field that is none is left out' : 'Go ends the connection, nghttp2 the stream',
      };
    }
    const isSame = mine.method === his.method && mine.host === his.host;
    if (others.length === 0 && (!isSame || (mine.length !== his.length && mine.length !== -1 && his.length !== -1)))
      return { fault: 'a request that Go sees otherwise' };
  }
  return {};
}

test('hostile HTTP/2 is understood as Go does, or refused', { timeout: 3_600_000 }, async (t) => {
  const go = await startGo(t);
  if (typeof go === 'string') return t.skip(go);
  const ours = await startOurs(t);
  const faults: string[] = [];
  const reasons = new Map<string, number>();
  let [count, countOfGo] = [0, 0];
  const one = async (at: number): Promise<void> => {
    const stream = randomHTTP2(new Random(SEED * 1_000_003 + at));
    const address = `127.${101 + Math.floor(at / 62_500)}.${Math.floor(at / 250) % 250}.${1 + (at % 250)}`;
    await Promise.all([play(ours.secure, 'h2', address, stream), play(go.secure, 'h2', address, stream)]);
    const [a, b] = [ours.seen.get(address) ?? [], go.seen.get(address) ?? []];
    count += a.length;
    countOfGo += b.length;
    const text = Buffer.concat(stream.parts).toString('latin1');
    const { fault, reason } = compareStreams(text, a, b);
    if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    if (fault !== undefined)
      faults.push(
        `${fault}: stream ${at}\n  ${JSON.stringify(text)}\n  ours ${JSON.stringify(a)}\n  Go   ${JSON.stringify(b)}`,
      );
  };
  for (let at = 0; at < CASES; at += 20)
    await Promise.all(Array.from({ length: Math.min(20, CASES - at) }, (_, index) => one(at + index)));
  for (const [reason, times] of reasons) t.diagnostic(`${times} of ${CASES}: ${reason}`);
  t.diagnostic(`${CASES} connections, on which ${count} requests were seen here, and ${countOfGo} by Go`);
  assert.equal(ours.failed(), undefined);
  assert.equal(go.failed(), undefined);
  assert.equal(faults.length, 0, faults.slice(0, 10).join('\n'));
});
