import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import {
  type CodeAction,
  type CompletionItem,
  createProtocolConnection,
  type Diagnostic,
  type DocumentSymbol,
  type Hover,
  type Location,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { program } from '../cli/run_cli.ts';

/** An editor without a screen: starts the language server, and asks it. To be closed. */
export class Editor {
  readonly process: ChildProcess;
  readonly connection: ProtocolConnection;
  /** What the server wanted the user to know. */
  readonly messages: string[] = [];
  readonly #published = new Map<string, PublishDiagnosticsParams>();
  readonly #waiting: { uri: string; version: number; done(diagnostics: Diagnostic[]): void }[] = [];
  readonly #publishing: (() => void)[] = [];
  readonly #versions = new Map<string, number>();

  constructor(args: readonly string[] = ['--stdio']) {
    this.process = spawn(process.execPath, [...program, 'lsp', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.connection = createProtocolConnection(
      new StreamMessageReader(this.process.stdout!),
      new StreamMessageWriter(this.process.stdin!),
    );
    this.connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.#published.set(params.uri, params);
      for (const done of this.#publishing.splice(0)) done();
      for (const each of [...this.#waiting])
        if (each.uri === params.uri && params.version === each.version) {
          this.#waiting.splice(this.#waiting.indexOf(each), 1);
          each.done(params.diagnostics);
        }
    });
    this.connection.onNotification('window/showMessage', ({ message }: { message: string }) => {
      this.messages.push(message);
    });
    this.connection.onRequest('client/registerCapability', () => null);
    this.connection.listen();
  }

  async start(...folders: readonly string[]): Promise<unknown> {
    const result: unknown = await this.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: folders.map((folder) => ({ uri: pathToFileURL(folder).href, name: folder })),
      capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
    });
    await this.connection.sendNotification('initialized', {});
    return result;
  }

  /** Opens a document, of a file or of none. @returns its address */
  async open(path: string, text: string, languageId = 'yaml'): Promise<string> {
    const uri = path.includes(':') ? path : pathToFileURL(path).href;
    this.#versions.set(uri, 1);
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
    return uri;
  }

  /** Replaces a part of a document, or all of it. */
  async change(uri: string, text: string, range?: Range): Promise<void> {
    const version = (this.#versions.get(uri) ?? 0) + 1;
    this.#versions.set(uri, version);
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [range === undefined ? { text } : { text, range }],
    });
  }

  async closeDocument(uri: string): Promise<void> {
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  async changedOnDisk(path: string): Promise<void> {
    await this.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: pathToFileURL(path).href, type: 2 }],
    });
  }

  /** What is wrong with a document as it is now. */
  diagnostics(uri: string): Promise<Diagnostic[]> {
    const version = this.#versions.get(uri) ?? 0;
    const published = this.#published.get(uri);
    if (published?.version === version) return Promise.resolve(published.diagnostics);
    return new Promise((done) => this.#waiting.push({ uri, version, done }));
  }

  /** Waits until so much is wrong with a document, because of a change elsewhere. */
  async diagnosticsOf(uri: string, count: number): Promise<void> {
    while (this.#published.get(uri)?.diagnostics.length !== count)
      await new Promise<void>((done) => this.#publishing.push(done));
  }

  async hover(uri: string, position: Position): Promise<string> {
    const found = await this.#ask<Hover | null>('textDocument/hover', uri, { position });
    const contents = found?.contents;
    return typeof contents === 'object' && 'value' in contents ? contents.value : '';
  }

  async complete(uri: string, position: Position): Promise<CompletionItem[]> {
    return (await this.#ask<CompletionItem[] | null>('textDocument/completion', uri, { position })) ?? [];
  }

  async definition(uri: string, position: Position): Promise<Location[]> {
    return (await this.#ask<Location[] | null>('textDocument/definition', uri, { position })) ?? [];
  }

  async references(uri: string, position: Position, includeDeclaration = false): Promise<Location[]> {
    const more = { position, context: { includeDeclaration } };
    return (await this.#ask<Location[] | null>('textDocument/references', uri, more)) ?? [];
  }

  async symbols(uri: string): Promise<DocumentSymbol[]> {
    return (await this.#ask<DocumentSymbol[] | null>('textDocument/documentSymbol', uri)) ?? [];
  }

  async fixes(uri: string, range: Range): Promise<CodeAction[]> {
    const more = { range, context: { diagnostics: [] } };
    return (await this.#ask<CodeAction[] | null>('textDocument/codeAction', uri, more)) ?? [];
  }

  #ask<T>(method: string, uri: string, more: object = {}): Promise<T> {
    return this.connection.sendRequest<T>(method, { textDocument: { uri }, ...more });
  }

  /** @returns the exit status of the server */
  async close(): Promise<number | null> {
    const ended = once(this.process, 'exit');
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    await ended;
    this.connection.dispose();
    return this.process.exitCode;
  }
}

/** A text without its mark `|`, and where that was. */
export function marked(text: string): { readonly text: string; readonly position: Position } {
  const at = text.indexOf('|');
  const before = text.slice(0, at).split('\n');
  return {
    text: text.slice(0, at) + text.slice(at + 1),
    position: { line: before.length - 1, character: before.at(-1)!.length },
  };
}

/** A text with the changes of a fix, or of a chosen item. */
export function changed(
  text: string,
  { range: { start, end }, newText }: { readonly range: Range; readonly newText: string },
): string {
  const lines = text.split(/(?<=\n)/);
  const offset = ({ line, character }: Position): number => lines.slice(0, line).join('').length + character;
  return text.slice(0, offset(start)) + newText + text.slice(offset(end));
}
