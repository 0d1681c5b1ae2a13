import assert from 'node:assert/strict';
import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Why what needs Go is skipped. */
export const withoutGo = 'NOT COMPARED WITH GO: set KUBETYPED_GO=1';

/** Whether tests may build and run Go programs. They are asked to, as the first build takes long wherever Go is. */
export function hasGo(): boolean {
  return process.env['KUBETYPED_GO'] === '1';
}

/** The path of a program that scripts/go.sh builds; `undefined` {@link withoutGo}. */
export function builtGo(program: string): string | undefined {
  return hasGo() ? runScript('build', program) : undefined;
}

/** The folder with the sources of a Go module; `undefined` {@link withoutGo}. */
export function goModule(path: string): string | undefined {
  return hasGo() ? runScript('folder', path) : undefined;
}

function runScript(...args: readonly string[]): string {
  return execFileSync('scripts/go.sh', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

/** A program that answers questions in their order, one JSON object a line. */
export class QuestionProgram {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;

  constructor(command: string, args: readonly string[]) {
    this.child = spawn(command, args);
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
    super('scripts/go.sh', [program, ...args]);
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
