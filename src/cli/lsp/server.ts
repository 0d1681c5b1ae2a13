/// <reference types="node" />
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type CancellationToken,
  type CodeAction,
  CodeActionKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  type DocumentSymbol,
  type InitializeParams,
  type InitializeResult,
  type Location,
  LSPErrorCodes,
  MessageType,
  type Position,
  type Range,
  ResponseError,
  SymbolKind,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { createConnection, ProposedFeatures, TextDocuments } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { asError } from '#engine/text/as_error';
import type { Configure } from '../command.ts';
import { programVersion } from '../program_version.ts';
import { complete } from './completion.ts';
import type { Problem } from './diagnostics.ts';
import { Fields } from './fields.ts';
import { hover } from './hover.ts';
import { ManifestText } from './manifest_text.ts';
import { type IndexedObject, type IndexedReference, indexObjects, means } from './object_index.ts';
import { Project } from './project.ts';

const WATCHED = '**/*.{yaml,yml,json}';

/** Serves an editor on standard input and output, until it says `exit` or goes away. */
export function serve(configure: Configure): void {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  new LanguageServer(connection, configure).listen();
}

class LanguageServer {
  readonly #connection: Connection;
  readonly #configure: Configure;
  readonly #documents = new TextDocuments(TextDocument);
  readonly #manifests = new Map<string, ManifestText>();
  readonly #projects = new Map<string, Project>();
  /** What was last said of a document, for the fixes. */
  readonly #problems = new Map<string, readonly Problem[]>();
  #folders: readonly string[] = [];
  #builtIn: Fields | undefined;
  #isTold = false;

  constructor(connection: Connection, configure: Configure) {
    this.#connection = connection;
    this.#configure = configure;
  }

  listen(): void {
    const connection = this.#connection;
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => {
      if (this.#isTold)
        connection.client
          .register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: WATCHED }] })
          .catch((error: unknown) => this.#warn(asError(error).message));
      for (const folder of this.#folders) this.#project(folder, true).refresh([]);
    });
    this.#documents.onDidChangeContent(({ document }) => {
      const manifest = new ManifestText(this.#pathOf(document), document);
      this.#manifests.set(document.uri, manifest);
      this.#projectOf(manifest.path).open(manifest);
    });
    this.#documents.onDidClose(({ document }) => {
      const path = this.#pathOf(document);
      this.#manifests.delete(document.uri);
      this.#problems.delete(document.uri);
      const project = this.#projectOf(path);
      project.close(path);
      if (project.isEmpty && !this.#folders.includes(project.root)) this.#projects.delete(project.root);
      this.#send(connection.sendDiagnostics({ uri: document.uri, diagnostics: [] }));
    });
    this.#documents.onDidSave(({ document }) => {
      if (!this.#isTold) this.#projectOf(this.#pathOf(document)).refresh([this.#pathOf(document)]);
    });
    connection.onDidChangeWatchedFiles(({ changes }) => {
      const paths = changes.flatMap(({ uri }) => filePath(uri) ?? []);
      for (const project of this.#projects.values()) project.refresh(paths);
    });
    connection.onHover((params) => {
      const at = this.#at(params.textDocument.uri, params.position);
      return at && hover(at.manifest, at.offset, at.project.fields);
    });
    connection.onCompletion(async (params, token) => {
      const at = this.#at(params.textDocument.uri, params.position);
      if (at === null) return null;
      await until(at.project.ready, token);
      return complete(at.manifest, at.offset, at.project.fields, () => at.project.objects());
    });
    connection.onDefinition(async (params, token) => {
      const at = this.#at(params.textDocument.uri, params.position);
      if (at === null) return null;
      await until(at.project.ready, token);
      const reference = referenceAt(indexObjects(at.manifest), params.position);
      return reference === undefined ? null : objectsMeant(at.project, reference).map(locationOf);
    });
    connection.onReferences(async (params, token) => {
      const at = this.#at(params.textDocument.uri, params.position);
      if (at === null) return null;
      await until(at.project.ready, token);
      return referencesAt(at, params.position, params.context.includeDeclaration);
    });
    connection.onDocumentSymbol((params) => {
      const manifest = this.#manifests.get(params.textDocument.uri);
      return manifest === undefined ? null : indexObjects(manifest).map(symbolOf);
    });
    connection.onCodeAction((params) => this.#fixes(params.textDocument.uri, params.range));
    this.#documents.listen(connection);
    connection.listen();
  }

  #initialize({ workspaceFolders, rootUri, capabilities }: InitializeParams): InitializeResult {
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (typeof rootUri === 'string' ? [rootUri] : []);
    this.#folders = uris.flatMap((uri) => filePath(uri) ?? []);
    this.#isTold = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return {
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        hoverProvider: true,
        completionProvider: { triggerCharacters: [' ', ':', '"', '-', '/'] },
        definitionProvider: true,
        referencesProvider: true,
        documentSymbolProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      },
      serverInfo: { name: 'kubetyped', version: programVersion() },
    };
  }

  #at(uri: string, position: Position): Place | null {
    const manifest = this.#manifests.get(uri);
    if (manifest === undefined) return null;
    const offset = manifest.source.offsetAt(position);
    return { manifest, offset, project: this.#projectOf(manifest.path) };
  }

  /** Of a document without a file, a name in the first folder. */
  #pathOf({ uri, languageId }: TextDocument): string {
    const path = filePath(uri);
    if (path !== undefined) return path;
    const name = basename(uri.replace(/^[^:]*:/, '').replace(/[?#].*$/, ''));
    const ending = /\.(?:json|ya?ml)$/i.test(name) ? '' : languageId === 'json' ? '.json' : '.yaml';
    return join(this.#folders[0] ?? process.cwd(), `${name}${ending}`);
  }

  /** The project of the nearest folder of the workspace; for a file outside of all, that of its own folder. */
  #projectOf(path: string): Project {
    const around = this.#folders.filter((folder) => path.startsWith(join(folder, '/')));
    const nearest = around.sort((a, b) => b.length - a.length)[0];
    return this.#project(nearest ?? dirname(path), nearest !== undefined);
  }

  #project(root: string, isScanned: boolean): Project {
    let project = this.#projects.get(root);
    if (project === undefined) {
      this.#builtIn ??= Fields.builtIn();
      project = new Project(root, isScanned, this.#builtIn, this.#configure, {
        publish: (manifest, problems) => this.#publish(manifest, problems),
        warn: (message) => this.#warn(message),
      });
      this.#projects.set(root, project);
    }
    return project;
  }

  #publish({ source: { uri, version } }: ManifestText, problems: readonly Problem[]): void {
    if (this.#documents.get(uri)?.version !== version) return;
    this.#problems.set(uri, problems);
    const diagnostics = problems.map(({ diagnostic }) => diagnostic);
    this.#send(this.#connection.sendDiagnostics({ uri, version, diagnostics }));
  }

  #fixes(uri: string, range: Range): CodeAction[] {
    return (this.#problems.get(uri) ?? [])
      .filter(({ diagnostic }) => touches(diagnostic.range, range))
      .flatMap(({ diagnostic, fixes }) =>
        fixes.map(({ title, range: where, newText }) => ({
          title,
          kind: CodeActionKind.QuickFix,
          diagnostics: [diagnostic],
          isPreferred: fixes.length === 1,
          edit: { changes: { [uri]: [{ range: where, newText }] } },
        })),
      );
  }

  #warn(message: string): void {
    const params = { type: MessageType.Warning, message: `kubetyped: ${message}` };
    this.#send(this.#connection.sendNotification('window/showMessage', params));
  }

  /** An editor that has gone away hears nothing: the server ends with its input. */
  #send(sent: Promise<void>): void {
    sent.catch(() => undefined);
  }
}

interface Place {
  readonly manifest: ManifestText;
  readonly offset: number;
  readonly project: Project;
}

/** The path of a file; undefined for what is none. */
function filePath(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? resolve(fileURLToPath(uri)) : undefined;
  } catch {
    return undefined;
  }
}

/** Waits, unless the editor no longer wants the answer. */
async function until(ready: Promise<void>, token: CancellationToken): Promise<void> {
  await Promise.race([ready, new Promise<void>((done) => token.onCancellationRequested(() => done()))]);
  if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
}

function compare(a: Position, b: Position): number {
  return a.line - b.line || a.character - b.character;
}

function touches(one: Range, other: Range): boolean {
  return compare(one.start, other.end) <= 0 && compare(other.start, one.end) <= 0;
}

function referenceAt(objects: readonly IndexedObject[], at: Position): IndexedReference | undefined {
  return objects.flatMap(({ references }) => references).find(({ place }) => touches(place, { start: at, end: at }));
}

function objectsMeant(project: Project, reference: IndexedReference): IndexedObject[] {
  return project.objects().filter((object) => means(reference, object));
}

function locationOf({ uri, place }: { readonly uri: string; readonly place: Range }): Location {
  return { uri, range: place };
}

/** The references to the object of a name, or to the one that a field names. */
function referencesAt({ manifest, project }: Place, at: Position, includeDeclaration: boolean): Location[] {
  const own = indexObjects(manifest);
  const named = own.find(({ place }) => touches(place, { start: at, end: at }));
  const reference = named === undefined ? referenceAt(own, at) : undefined;
  const wanted = named !== undefined ? [named] : reference === undefined ? [] : objectsMeant(project, reference);
  const objects = project.objects();
  const found = objects.flatMap(({ uri, references }) =>
    references
      .filter((each) => wanted.some((object) => means(each, object)))
      .map(({ place }) => locationOf({ uri, place })),
  );
  return includeDeclaration ? [...wanted.map(locationOf), ...found] : found;
}

function symbolOf({ kind, name, namespace, apiVersion, whole, place }: IndexedObject): DocumentSymbol {
  return {
    name: `${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`,
    detail: apiVersion,
    kind: SymbolKind.Object,
    range: whole,
    selectionRange: place,
  };
}
