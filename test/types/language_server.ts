import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly items?: readonly unknown[] };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Hover {
  readonly contents: { readonly value: string };
}

interface Action {
  readonly title: string;
}

/** TypeScript's language server, which editors ask what to show. To be closed. */
export class LanguageServer {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, { done(result: unknown): void; fail(reason: Error): void }>();
  #received: Buffer = Buffer.alloc(0);
  #id = 0;

  constructor() {
    this.#process = spawn(process.execPath, [resolve('node_modules/typescript/lib/tsc.js'), '--lsp', '--stdio'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#process.stdout!.on('data', (piece: Buffer) => {
      this.#received = Buffer.concat([this.#received, piece]);
      for (let message = this.#next(); message !== undefined; message = this.#next()) this.#take(message);
    });
    this.#process.on('close', () => {
      for (const { fail } of this.#waiting.values()) fail(new Error('the language server has ended'));
    });
  }

  /** @param folder that of the project */
  async start(folder = '.'): Promise<void> {
    const codeActionLiteralSupport = { codeActionKind: { valueSet: ['quickfix'] } };
    const capabilities = {
      textDocument: { hover: { contentFormat: ['markdown'] }, codeAction: { codeActionLiteralSupport } },
    };
    await this.#ask('initialize', { processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities });
    this.#send({ method: 'initialized', params: {} });
  }

  /** Opens a file of which only the server knows. @returns what names it */
  open(path: string, text: string): string {
    const uri = pathToFileURL(path).href;
    const textDocument = { uri, languageId: 'typescript', version: 1, text };
    this.#send({ method: 'textDocument/didOpen', params: { textDocument } });
    return uri;
  }

  /** What is shown for a place in a file, lines and characters counted from 0. Empty when nothing is. */
  async hover(uri: string, line: number, character: number): Promise<string> {
    const params = { textDocument: { uri }, position: { line, character } };
    const shown = (await this.#ask('textDocument/hover', params)) as Hover | null;
    return shown?.contents.value ?? '';
  }

  /** The titles of what is offered to mend a name that nothing declares, best first. */
  async fixes(uri: string, line: number, character: number, length: number): Promise<string[]> {
    const range = { start: { line, character }, end: { line, character: character + length } };
    const diagnostics = [{ range, message: 'Cannot find name', code: 2304, source: 'ts', severity: 1 }];
    const params = { textDocument: { uri }, range, context: { diagnostics, only: ['quickfix'] } };
    const actions = (await this.#ask('textDocument/codeAction', params)) as readonly Action[] | null;
    return actions?.map(({ title }) => title) ?? [];
  }

  async close(): Promise<void> {
    try {
      await this.#ask('shutdown');
      this.#send({ method: 'exit' });
    } finally {
      this.#process.stdin!.end();
    }
  }

  #ask(method: string, params?: object): Promise<unknown> {
    const id = ++this.#id;
    this.#send({ id, method, ...(params !== undefined && { params }) });
    return new Promise((done, fail) => this.#waiting.set(id, { done, fail }));
  }

  #send(message: object): void {
    const content = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.#process.stdin!.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.#process.stdin!.write(content);
  }

  #next(): Message | undefined {
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const length = Number(/Content-Length: (\d+)/i.exec(this.#received.toString('latin1', 0, end))![1]);
    const start = end + 4;
    if (this.#received.length < start + length) return undefined;
    const message = JSON.parse(this.#received.toString('utf8', start, start + length)) as Message;
    this.#received = this.#received.subarray(start + length);
    return message;
  }

  #take({ id, method, params, result, error }: Message): void {
    if (id === undefined) return;
    if (method !== undefined) {
      // It asks for settings, and to be told of changes: there are none.
      this.#send({ id, result: params?.items?.map(() => null) ?? null });
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.done(result);
    else waiting?.fail(new Error(error.message));
  }
}
