// Files to and from containers: archives beside the program tar, and copies through Go's streaming server, which runs
// its commands on this machine.
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { readTar, TarError, tarEnd, tarHeader, tarPadding } from '#src/kubectl/tar';
import { cli, type Finished, inFolder } from '../cli/run_cli.ts';
import { type StreamingServer, startStreamingServer } from '../client/streaming_server.ts';
import { kubectl } from '../server/kubectl.ts';

const LONG = `${'folder/'.repeat(30)}${'n'.repeat(150)}ä.txt`;

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Uint8Array, size = 777): Promise<string[]> {
  const found: string[] = [];
  for await (const { path, type, mode, size: length, content } of readTar(pieces(bytes, size))) {
    const parts: Uint8Array[] = [];
    // Some are not read, and must not spoil those behind them.
    if (!path.startsWith('skipped')) for await (const part of content) parts.push(part);
    found.push([path, type, mode.toString(8), length, Buffer.concat(parts)].join(' '));
  }
  return found;
}

function archive(files: readonly [path: string, type: 'file' | 'folder', content: string][]): Buffer {
  const parts = files.flatMap(([path, type, content]) => {
    const bytes = Buffer.from(content);
    return [
      tarHeader({ path, type, mode: type === 'file' ? 0o640 : 0o750, size: bytes.length }),
      bytes,
      tarPadding(bytes.length),
    ];
  });
  return Buffer.concat([...parts, tarEnd()]);
}

test('archives of the program tar are read, in every format and in pieces of any size', async () => {
  await inFolder(async (cwd) => {
    mkdirSync(join(cwd, LONG, '..'), { recursive: true });
    writeFileSync(join(cwd, LONG), 'long');
    writeFileSync(join(cwd, 'skipped'), 'x'.repeat(2000));
    writeFileSync(join(cwd, 'text'), 'y'.repeat(512));
    symlinkSync('/etc/passwd', join(cwd, 'zlink'));
    for (const name of [LONG, 'skipped', 'text']) chmodSync(join(cwd, name), 0o640);
    for (const format of ['gnu', 'pax', 'posix']) {
      const bytes = execFileSync('tar', ['cf', '-', `--format=${format}`, 'skipped', 'text', LONG, 'zlink'], { cwd });
      for (const size of [1, 511, 1 << 20])
        assert.deepEqual(await read(bytes, size), [
          'skipped file 640 2000 ',
          `text file 640 512 ${'y'.repeat(512)}`,
          `${LONG} file 640 4 long`,
          'zlink link 777 0 ',
        ]);
      await assert.rejects(read(bytes.subarray(0, 1000)), TarError);
      const damaged = Uint8Array.from(bytes);
      damaged[0] = 1;
      await assert.rejects(read(damaged), /a header has a wrong sum/);
    }
  });
});

test('archives that end without blocks of zeros, and sums of seven digits, are read', async () => {
  const bytes = archive([
    ['a', 'file', 'x'.repeat(512)],
    ['b', 'file', 'B'],
  ]);
  const files = [`a file 640 512 ${'x'.repeat(512)}`, 'b file 640 1 B'];
  assert.deepEqual(await read(bytes.subarray(0, bytes.length - tarEnd().length)), files);
  // The last byte of its field is a space, not the first but one: what comes next is the type.
  const sum = bytes.toString('latin1', 148, 154);
  bytes.write(`0${sum} `, 148);
  assert.deepEqual(await read(bytes), files);
});

test('the program tar reads our archives', async () => {
  await inFolder(async (cwd) => {
    const bytes = archive([
      ['f', 'folder', ''],
      ['f/a', 'file', 'A'],
      [LONG, 'file', 'long'],
    ]);
    assert.deepEqual(await read(bytes), ['f/ folder 750 0 ', 'f/a file 640 1 A', `${LONG} file 640 4 long`]);
    execFileSync('tar', ['-xf', '-'], { cwd, input: bytes });
    assert.equal(readFileSync(join(cwd, 'f/a'), 'utf8'), 'A');
    assert.equal(readFileSync(join(cwd, LONG), 'utf8'), 'long');
    assert.equal(statSync(join(cwd, 'f/a')).mode & 0o777, 0o640);
  });
});

/** What is below a folder: permissions, type and content of each, as one line. */
function tree(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const path = join(folder, name);
      const found = lstatSync(path);
      const what = found.isSymbolicLink()
        ? `-> ${readlinkSync(path)}`
        : found.isDirectory()
          ? 'folder'
          : `${found.size} ${readFileSync(path, 'utf8').slice(0, 20)}`;
      return `${name} ${found.isFile() ? (found.mode & 0o777).toString(8) : ''} ${what}`;
    });
}

/** Go's streaming server, behind an API server that has a Pod, whose program tar writes `hostile.tar` where there is one. */
class Machine {
  readonly #front: Server;
  readonly #streaming: StreamingServer;
  /** After how many bytes of an answer each of the next connections is cut. */
  readonly cuts: number[] = [];

  private constructor(streaming: StreamingServer, front: Server) {
    this.#streaming = streaming;
    this.#front = front;
  }

  /** @returns why there is none, as a text */
  static async start(cwd: string): Promise<Machine | string> {
    mkdirSync(join(cwd, 'bin'));
    const hostile = join(cwd, 'hostile.tar');
    writeFileSync(
      join(cwd, 'bin/tar'),
      `#!/bin/sh\nif [ -f ${hostile} ]; then cat ${hostile}; else exec /usr/bin/tar "$@"; fi\n`,
      { mode: 0o755 },
    );
    const { PATH = '' } = process.env;
    process.env['PATH'] = `${join(cwd, 'bin')}${delimiter}${PATH}`;
    const streaming = await startStreamingServer();
    process.env['PATH'] = PATH;
    if (typeof streaming === 'string') return streaming;
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'web', namespace: 'default' } };
    const running = { ...pod, spec: { containers: [{ name: 'c' }] }, status: { phase: 'Running' } };
    const front = createServer((_, response) => {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(running));
    });
    const machine = new Machine(streaming, front);
    front.on('upgrade', (request, socket, head) => machine.#pass(request, socket, head));
    await once(front.listen(0, '127.0.0.1'), 'listening');
    return machine;
  }

  #pass({ url = '', rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { hostname, port } = new URL(this.#streaming.url);
    const behind = connect(Number(port), hostname);
    const headers = rawHeaders.map((each, at) => each + (at % 2 === 0 ? ': ' : '\r\n')).join('');
    behind.write(`GET ${url} HTTP/1.1\r\n${headers}\r\n`);
    behind.write(head);
    socket.pipe(behind);
    let left = this.cuts.shift() ?? Number.POSITIVE_INFINITY;
    behind.on('data', (bytes: Buffer) => {
      socket.write(bytes.subarray(0, left));
      if ((left -= bytes.length) <= 0) {
        socket.end();
        behind.destroy();
      }
    });
    behind.on('close', () => socket.end());
    for (const each of [socket, behind]) each.on('error', () => undefined);
  }

  get url(): string {
    const address = this.#front.address();
    assert.ok(typeof address === 'object' && address !== null);
    return `http://127.0.0.1:${address.port}`;
  }

  get oldURL(): string {
    return this.#streaming.oldURL;
  }

  stop(): void {
    this.#streaming.stop();
    this.#front.close();
    this.#front.closeAllConnections();
  }
}

async function onMachine(t: TestContext, work: (machine: Machine, cwd: string) => Promise<void>): Promise<void> {
  await inFolder(async (cwd) => {
    const machine = await Machine.start(cwd);
    if (typeof machine === 'string') {
      t.skip(machine);
      return;
    }
    try {
      await work(machine, cwd);
    } finally {
      machine.stop();
    }
  });
}

const cp = (cwd: string, server: string, ...args: string[]): Promise<Finished> =>
  cli(['cp', '--server', server, '-n', 'default', ...args], { cwd });

test('cp leaves what kubectl cp leaves, in a container and here', async (t) => {
  await onMachine(t, async (machine, cwd) => {
    if (kubectl === '') {
      t.skip('NOT COMPARED WITH KUBECTL: set KUBETYPED_GO=1');
      return;
    }
    const here = join(cwd, 'here');
    mkdirSync(join(here, 'sub/empty'), { recursive: true });
    writeFileSync(join(here, 'a'), 'A', { mode: 0o640 });
    writeFileSync(join(here, 'none'), '');
    writeFileSync(join(here, 'run.sh'), 'exit', { mode: 0o755 });
    writeFileSync(join(here, 'sub/big'), 'b'.repeat(300_000));
    writeFileSync(join(here, 'with space'), 'S');
    writeFileSync(join(here, `sub/${'n'.repeat(150)}`), 'long');
    symlinkSync('../elsewhere', join(here, 'sub/link'));
    // What is copied, by SIDE: into the folder of a side, `in` a container or here.
    const rows: readonly (readonly string[])[] = [
      ['here', 'web:SIDE'],
      ['here/', 'default/web:SIDE/'],
      ['here', 'web:SIDE/new', '--no-preserve'],
      ['here/a', 'web:SIDE', '-c', 'c'],
      ['here/a', 'web:SIDE/renamed'],
      ['here/none', 'web:SIDE'],
      ['here/sub/empty', 'web:SIDE/e'],
      ['here/with space', 'web:SIDE/to here'],
      ['web:HERE', 'SIDE'],
      ['web:HERE/', 'SIDE/new'],
      ['web:HERE/sub', 'SIDE/new', '--retries=2'],
      ['web:HERE/a', 'SIDE/renamed'],
      ['web:HERE/none', 'SIDE/none'],
      ['web:HERE/with space', 'SIDE/x/y/z'],
      // Not there: both fail, and leave nothing. (kubectl may succeed where there is nothing in the container.)
      ['nothing', 'web:SIDE'],
      ['here/a', 'web:SIDE/no/such/a'],
    ];
    for (const row of rows) {
      const found: [ok: boolean, files: string[]][] = [];
      for (const side of ['ours', 'theirs']) {
        const folder = join(cwd, side);
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder);
        const args = row.map((each) => each.replace('SIDE', folder).replace('HERE', here));
        const program =
          side === 'ours'
            ? cp(cwd, machine.url, ...args)
            : promisify(execFile)(kubectl, ['cp', '--server', machine.url, '--kubeconfig', '/dev/null', ...args], {
                cwd,
              }).then(
                () => ({ status: 0 }),
                () => ({ status: 1 }),
              );
        found.push([(await program).status === 0, tree(folder)]);
      }
      const [ours, theirs] = found;
      // Differs from kubectl: programs stay executable.
      const plain = ([ok, files]: [boolean, string[]] = [false, []]): object => [
        ok,
        row[0]?.startsWith('web:') ? files.map((file) => file.replace(/ (?:\d{3})? /, ' ')) : files,
      ];
      assert.deepEqual(plain(ours), plain(theirs), row.join(' '));
    }
  });
});

test('cp says what is wrong, and writes nothing outside of the folder', async (t) => {
  await onMachine(t, async (machine, cwd) => {
    const hostile = join(cwd, 'hostile.tar');
    const says = async (args: string[], fault: RegExp, server = machine.url): Promise<void> => {
      const { status, stdout, stderr } = await cp(cwd, server, ...args);
      assert.match(stderr, fault);
      assert.deepEqual([status, stdout], [1, ''], stderr);
    };
    for (const folder of ['there', 'back', 'outside']) mkdirSync(join(cwd, folder));
    writeFileSync(join(cwd, 'a'), 'A');
    const there = `web:${join(cwd, 'there')}`;
    await says(['nothing', there], /^kubetyped: pod\/web: nothing: no such file or folder\n$/);
    await says(
      ['a', `${there}/no/such/a`],
      /^kubetyped: pod\/web: tar ended with exit code 2: .*no\/such: Cannot open/,
    );
    await says([`${there}/none`, 'back'], /^kubetyped: pod\/web: tar ended with exit code 2: .*none: Cannot stat/);
    await says([`${there}`, 'a/b'], /^kubetyped: pod\/web: a\/b: a part of the path is not a folder\n$/);
    // Servers before 1.30 can't end the input, and tar would wait for more.
    await says(['a', there], /copying to a container needs Kubernetes 1\.30 or later\n$/, machine.oldURL);
    assert.deepEqual(tree(join(cwd, 'there')), []);
    mkdirSync(join(cwd, 'some'));
    writeFileSync(join(cwd, 'some/a'), 'A', { mode: 0o640 });
    symlinkSync('a', join(cwd, 'some/link'));
    execFileSync('mkfifo', [join(cwd, 'some/pipe')]);
    const special = await cp(cwd, machine.url, 'some', there);
    assert.deepEqual([special.status, special.stderr], [0, 'Warning: some/pipe is skipped: it is a special file\n']);
    assert.deepEqual(tree(join(cwd, 'there')), ['some  folder', 'some/a 640 1 A', 'some/link  -> a']);
    rmSync(join(cwd, 'there/some'), { recursive: true });
    writeFileSync(join(cwd, 'there/b'), 'B');
    assert.equal((await cp(cwd, machine.oldURL, `${there}/b`, 'back')).status, 0);
    assert.deepEqual(tree(join(cwd, 'back')), ['b 644 1 B']);
    rmSync(join(cwd, 'back/b'));

    for (const path of ['../outside/x', 'there/../../outside/x', '/there/x/../../outside/x', 'elsewhere', '/etc/x']) {
      writeFileSync(hostile, archive([[path, 'file', 'bad']]));
      await says(['web:/there', 'back'], /which is not below "\/there"\n$/);
    }
    // A link, and a file through it; then through a link that is here already.
    const through = [
      tarHeader({ path: 'there/out', type: 'link', mode: 0o777, size: 0, target: '../outside' }),
      archive([['there/out/x', 'file', 'bad']]),
    ];
    writeFileSync(hostile, Buffer.concat(through));
    const skipped = await cp(cwd, machine.url, 'web:/there', 'back');
    assert.deepEqual(
      [skipped.status, skipped.stderr],
      [0, 'Warning: back/out is skipped: it is a link to ../outside\n'],
    );
    assert.deepEqual(tree(join(cwd, 'back')), ['out  folder', 'out/x 640 3 bad']);
    rmSync(join(cwd, 'back/out'), { recursive: true });
    symlinkSync('../outside', join(cwd, 'back/out'));
    await says(['web:/there', 'back'], /back\/out\/x would be outside of back: a link here leads there\n$/);
    writeFileSync(hostile, archive([['there/out/sub/deep', 'folder', '']]));
    await says(['web:/there', 'back'], /would be outside of back/);
    writeFileSync(hostile, archive([['there/file', 'file', 'bad']]));
    symlinkSync('../a', join(cwd, 'back/file'));
    await says(['web:/there', 'back'], /back\/file: there is a link, which is not followed\n$/);
    assert.deepEqual(tree(join(cwd, 'outside')), []);
    assert.equal(readFileSync(join(cwd, 'a'), 'utf8'), 'A');
    // Archives that are none, or cut off.
    writeFileSync(hostile, 'not an archive'.repeat(50));
    await says(['web:/there', 'back'], /^kubetyped: pod\/web: the archive is damaged/);
    writeFileSync(hostile, archive([['there/new', 'file', 'x'.repeat(2000)]]).subarray(0, 1500));
    await says(['web:/there', 'back'], /^kubetyped: pod\/web: the archive is cut off\n$/);
  });
});

test('cp goes on where a connection was lost', async (t) => {
  await onMachine(t, async (machine, cwd) => {
    for (const folder of ['there', 'back']) mkdirSync(join(cwd, folder));
    const content = Array.from({ length: 200_000 }, (_, at) => `${at}\n`).join('');
    writeFileSync(join(cwd, 'there/big'), content);
    const from = `web:${join(cwd, 'there')}`;
    machine.cuts.push(300_000, 200_000);
    const { status, stderr } = await cp(cwd, machine.url, from, 'back', '--retries=2');
    assert.equal(status, 0, stderr);
    assert.match(stderr, /^Resuming copy at \d+ bytes, retry 1\nResuming copy at \d+ bytes, retry 2\n$/);
    assert.equal(readFileSync(join(cwd, 'back/big'), 'utf8'), content);
    machine.cuts.push(300_000, 200_000);
    assert.equal((await cp(cwd, machine.url, from, 'back', '--retries=1')).status, 2);
    machine.cuts.push(300_000);
    assert.equal((await cp(cwd, machine.url, from, 'back')).status, 2);
  });
});
