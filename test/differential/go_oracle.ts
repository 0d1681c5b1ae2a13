import assert from 'node:assert/strict';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where Go and the k8s.io libraries are, if they are anywhere. */
export const upstream: string = process.env['UPSTREAM'] ?? '/opt/upstream';

export function hasGo(): boolean {
  return existsSync(join(upstream, 'env.sh'));
}

interface Reply {
  id: number;
  result?: unknown;
  error?: string;
}

/** scripts/go/oracle, answering questions in their order. */
export class GoOracle {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;
  private asked = 0;

  constructor() {
    this.child = spawn('scripts/extract.sh', ['oracle'], { env: { ...process.env, UPSTREAM: upstream } });
    this.child.stderr.pipe(process.stderr);
    this.lines = createInterface({ input: this.child.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
  }

  /** Asks one question for each of `args`. A reply is the result, or the error as an Error. */
  async ask<T>(op: string, args: readonly object[]): Promise<(T | Error)[]> {
    const first = this.asked;
    this.asked += args.length;
    const written = new Promise<void>((resolve, reject) => {
      const questions = args.map((arg, index) => `${JSON.stringify({ id: first + index, op, args: arg })}\n`).join('');
      this.child.stdin.write(questions, (error) => (error ? reject(error) : resolve()));
    });
    const replies: (T | Error)[] = [];
    for (let index = 0; index < args.length; index++) {
      const line = await this.lines.next();
      assert.ok(line.done !== true, 'the Go program ended');
      const reply = JSON.parse(line.value) as Reply;
      assert.equal(reply.id, first + index);
      replies.push(reply.error === undefined ? (reply.result as T) : new Error(reply.error));
    }
    await written;
    return replies;
  }

  end(): void {
    this.child.stdin.end();
  }
}
