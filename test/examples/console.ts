// Runs the console blocks of a README: each command behind `$`, with what stands below it as its output.
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command of a README, and the lines that it prints there. */
export interface Step {
  readonly command: string;
  readonly output: readonly string[];
}

/** The blocks of a README that show a terminal: their commands, and what stands above the first one as output of none. */
export function consoleBlocks(readme: string): readonly (readonly Step[])[] {
  return [...readme.matchAll(/^```console\n(.*?)^```$/gms)].map(([, text = '']) => {
    const steps: { command: string; output: string[] }[] = [];
    for (const line of text.trimEnd().split('\n')) {
      if (line.startsWith('$ ')) steps.push({ command: line.slice(2), output: [] });
      else {
        if (steps.length === 0) steps.push({ command: '', output: [] });
        steps.at(-1)?.output.push(line);
      }
    }
    return steps;
  });
}

/** A line without what differs from run to run: times, ports, temporary folders, random names, versions, widths of columns. */
export function alike(line: string): string {
  return line
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/^\d\d:\d\d:\d\d /, 'TIME ')
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID')
    .replace(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT')
    .replace(/\S*-[A-Za-z0-9]{6}\/kubeconfig\b/g, 'KUBECONFIG')
    .replace(/ \d+s$/, ' AGE')
    .replace(/ +/g, ' ')
    .trimEnd();
}

/** Asserts that an output is what a README shows; `...` there stands for any lines. */
export function assertShown({ command, output }: Step, printed: string): void {
  const lines = printed.trimEnd().split('\n').map(alike);
  let at = 0;
  let isOpen = false;
  for (const line of output.map(alike)) {
    if (line === '...') {
      isOpen = true;
      continue;
    }
    const found: number = isOpen ? lines.indexOf(line, at) : at;
    assert.equal(lines[found], line, `$ ${command}\nprints\n${printed}\nand the README shows\n${output.join('\n')}`);
    at = found + 1;
    isOpen = false;
  }
  if (output.length > 0 && !isOpen)
    assert.equal(lines.length, at, `$ ${command}\nprints more than the README shows:\n${printed}`);
}

/** Runs a command to its end, which must be a good one unless an error is shown. @returns what it prints, errors too */
export async function run({ command, output = [] }: Partial<Step>, env: NodeJS.ProcessEnv, cwd = '.'): Promise<string> {
  // Not in sync: the server may be of this process.
  const child = spawn('sh', ['-c', `{ ${command}\n} 2>&1`], { env, cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [status] = (await once(child, 'close')) as [number | null];
  const failed = output.some((line) => /^The \w+ ".*" is invalid|^error:/.test(line));
  assert.equal(status, failed ? 1 : 0, `$ ${command}\n${printed}`);
  return printed;
}

/** A command that goes on, such as a server. */
export class Running implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;
  #printed = '';

  constructor(command: string, env: NodeJS.ProcessEnv, cwd = '.') {
    // In a group of its own, as of a terminal: npm does not hand every signal on.
    this.#child = spawn('sh', ['-c', `exec ${command} 2>&1`], {
      env,
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#closed = once(this.#child, 'close');
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.#printed += text));
  }

  /** The exit status, once it has ended. */
  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  get printed(): string {
    return this.#printed;
  }

  /** Waits until lines have come, in their order, with others between them. */
  async prints(lines: readonly string[]): Promise<void> {
    for (let tries = 0; ; tries++) {
      const printed = this.#printed.split('\n').map(alike);
      let at = 0;
      const missing = lines.filter((line) => {
        const found = printed.indexOf(alike(line), at);
        at = found < 0 ? at : found + 1;
        return found < 0;
      });
      if (missing.length === 0) return;
      if (tries === 1200 || this.#child.exitCode !== null)
        assert.fail(`it never prints\n${missing.join('\n')}\nbut\n${this.#printed}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Interrupts it, as Ctrl-C does. */
  async [Symbol.asyncDispose](): Promise<void> {
    const { pid, exitCode } = this.#child;
    if (exitCode !== null || pid === undefined) return;
    process.kill(-pid, 'SIGINT');
    await this.#closed;
  }
}

/** Whether this machine has kubectl. */
export function hasKubectl(): boolean {
  try {
    execFileSync('kubectl', ['version', '--client'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
