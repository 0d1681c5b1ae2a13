// The Go program scripts/go/streaming: exec, attach and portforward by the code of kube-apiserver and container runtimes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { builtGo, withoutGo } from '../differential/go_oracle.ts';
import type { Certificates } from './certificates.ts';

export interface StreamingServer {
  /** An API server that translates: v5, and SPDY in WebSockets. */
  readonly url: string;
  /** One that passes WebSockets on, as those before Kubernetes 1.30 did: v4. */
  readonly oldURL: string;
  readonly process: ChildProcess;
  stop(): void;
}

/** @returns why there is none, as a text */
export async function startStreamingServer(certificates?: Certificates): Promise<StreamingServer | string> {
  const program = builtGo('streaming');
  if (program === undefined) return withoutGo;
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-streaming-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const options =
    certificates === undefined
      ? []
      : [
          ...[
            '-cert',
            file('server.crt', certificates.server.cert),
            '-key',
            file('server.key', certificates.server.key),
          ],
          ...['-ca', file('ca.crt', certificates.ca)],
        ];
  const server = spawn(program, options, { stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: server.stdout });
  const urls: string[] = [];
  for await (const line of lines) if (urls.push(line) === 2) break;
  const stop = (): void => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  if (server.exitCode !== null) await once(server, 'exit');
  return { url: urls[0]!, oldURL: urls[1]!, process: server, stop };
}
