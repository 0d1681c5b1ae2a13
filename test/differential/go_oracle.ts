import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where Go and the k8s.io libraries are, if they are anywhere. */
export const upstream: string = process.env['UPSTREAM'] ?? '/opt/upstream';

export function hasGo(): boolean {
  return existsSync(join(upstream, 'env.sh'));
}

/** The path of a program that a script builds; `undefined` when it can't be built. */
export function builtGo(script: string, ...args: readonly string[]): string | undefined {
  if (!hasGo()) return undefined;
  const { status, stdout } = spawnSync(script, args, {
    encoding: 'utf8',
    env: { ...process.env, UPSTREAM: upstream },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** A program that answers questions in their order, one JSON object a line. */
export class QuestionProgram {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;

  constructor(command: string, args: readonly string[]) {
    this.child = spawn(command, args, { env: { ...process.env, UPSTREAM: upstream } });
    this.child.stderr.pipe(process.stderr);
    this.lines = createInterface({ input: this.child.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
  }

  async ask<T extends object>(questions: readonly object[]): Promise<T[]> {
    const written = new Promise<void>((resolve, reject) => {
      this.child.stdin.write(questions.map((question) => `${JSON.stringify(question)}\n`).join(''), (error) =>
        error ? reject(error) : resolve(),
      );
    });
    const answers: T[] = [];
    while (answers.length < questions.length) {
      const line = await this.lines.next();
      assert.ok(line.done !== true, 'the Go program ended');
      answers.push(JSON.parse(line.value) as T);
    }
    await written;
    return answers;
  }

  end(): void {
    this.child.stdin.end();
  }
}

/** A program of scripts/go. */
export class GoProgram extends QuestionProgram {
  constructor(program: string, ...args: readonly string[]) {
    super('scripts/extract.sh', [program, ...args]);
  }
}

interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}

/** scripts/go/oracle. */
export class GoOracle {
  private readonly program = new GoProgram('oracle');
  private asked = 0;

  /** Asks one question for each of `args`. A reply is the result, or the error as an Error. */
  async ask<T>(op: string, args: readonly object[]): Promise<(T | Error)[]> {
    const first = this.asked;
    this.asked += args.length;
    const replies = await this.program.ask<Reply>(args.map((arg, index) => ({ id: first + index, op, args: arg })));
    return replies.map(({ id, result, error }, index) => {
      assert.equal(id, first + index);
      return error === undefined ? (result as T) : new Error(error);
    });
  }

  end(): void {
    this.program.end();
  }
}
