/// <reference types="node" />
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { OK } from '../command.ts';
import { UsageError } from '../usage_error.ts';
import { flagLines, programArguments, refuse } from './program_arguments.ts';
import { programFlags } from './zz_generated.flags.ts';

const flags = programFlags.etcd;

/** What the stand-in says of itself, where etcd has its version. */
export const STAND_IN = 'kubetyped';

const HELP = `Stands in for etcd where kube-apiserver is that of kubetyped envtest, which keeps its objects in memory: answers
/health, /livez, /readyz and /version on the client URLs until it is ended, and stores nothing.

Usage:
  etcd [flags]

All flags of etcd are taken. --listen-client-urls and --listen-client-http-urls say where it listens; the others have
no effect.

Flags:
`;

const ANSWERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['/health', '{"health":"true","reason":""}'],
  ['/livez', 'ok\n'],
  ['/readyz', 'ok\n'],
  ['/version', JSON.stringify({ etcdserver: STAND_IN, etcdcluster: STAND_IN })],
]);

const answer: RequestListener = (request, response) => {
  const [path = ''] = (request.url ?? '').split('?');
  const text = ANSWERS.get(path);
  response.statusCode = text === undefined ? 404 : 200;
  response.end(text ?? 'this etcd stores nothing: it stands in for one, for kubetyped envtest\n');
};

/** The work of the program `etcd`. @returns the exit status */
export async function etcd(args: readonly string[]): Promise<number> {
  try {
    const given = programArguments('etcd', args, flags);
    if (given.has('help')) process.stdout.write(HELP + flagLines(flags));
    else if (given.has('version')) process.stdout.write('etcd Version: none: kubetyped envtest stands in for it\n');
    else await serve(addresses(given.get('listen-client-urls'), given.get('listen-client-http-urls')));
    return OK;
  } catch (error) {
    return refuse('etcd', error);
  }
}

function addresses(...lists: readonly (readonly string[] | undefined)[]): readonly URL[] {
  const texts = lists.flatMap((list) => list?.at(-1)?.split(',') ?? []).filter((text) => text !== '');
  return (texts.length === 0 ? ['http://localhost:2379'] : texts).map((text) => {
    if (!/^http:\/\/./.test(text) || !URL.canParse(text))
      throw new UsageError(`--listen-client-urls ${text}: must be http://HOST:PORT, as TLS is not supported here`);
    return new URL(text);
  });
}

async function serve(urls: readonly URL[]): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
  const servers = urls.map((url) => ({ url, server: createServer(answer) }));
  await Promise.all(
    servers.map(async ({ url, server }) => {
      server.listen(Number(url.port || 80), url.hostname.replace(/^\[|\]$/g, ''));
      await once(server, 'listening');
    }),
  );
  const texts = urls.map(String).join(', ');
  process.stderr.write(`etcd: listening on ${texts}; it stands in for etcd, and stores nothing\n`);
  await stopped;
  for (const { server } of servers) {
    server.close();
    server.closeAllConnections();
  }
}
