/// <reference types="node" />
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import { parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { streamText } from '#apimachinery/util/yaml/stream_text';
import { append } from '#engine/go/append';
import { asError } from '#engine/text/as_error';
import { scheme } from '../../index.ts';
import { Arguments } from '../arguments.ts';
import type { Configure } from '../command.ts';
import { validate } from '../commands/validate.ts';
import { manifestsBelow } from '../input/find_files.ts';
import { Kustomizations } from '../input/kustomizations.ts';
import { LeftOut } from '../input/left_out.ts';
import { readInput } from '../input/read_input.ts';
import { TestCases } from '../input/test_cases.ts';
import { definitionsIn } from '../objects/custom_kinds.ts';
import type { Judged } from '../objects/exceptions.ts';
import { exclusion, FileJudge, mayBeObject, relativePath } from '../objects/file_judge.ts';
import { withReferences } from '../objects/references.ts';
import { Unfinished } from '../objects/unfinished.ts';
import { Baseline } from '../report/baseline.ts';
import type { ObjectReport } from '../report/report.ts';
import { type Problem, problemsOf } from './diagnostics.ts';
import type { Fields } from './fields.ts';
import { ManifestText } from './manifest_text.ts';
import { type IndexedObject, indexObjects } from './object_index.ts';

/** More files than this are no workspace of manifests: only those that are open are judged then. */
const MAX_FILES = 20_000;
/** What is larger is a dump, and only judged when it is open. */
const MAX_BYTES = 16 << 20;
/** How long nothing is typed before it is judged, in milliseconds. */
const PAUSE = 100;
const DEFINITION = 'CustomResourceDefinition';
/** What says how other files are judged. */
const CONFIGURES = /^(?:kubetyped\.ya?ml|kustomization\.ya?ml|Kustomization|Chart\.yaml)$/;

/** A file of a project, as it is on disk or in an editor. */
interface FileState {
  readonly path: string;
  /** The text in the editor; undefined for a file that is not open. */
  open: ManifestText | undefined;
  /** The size and time of what was read from disk. */
  stamp: string;
  /** What was found in it; undefined when that is to be found out. */
  judged: readonly Judged[] | undefined;
  objects: readonly IndexedObject[] | undefined;
  definitions: readonly CustomResourceDefinition[] | undefined;
  /** Whether the judge has definitions of it. */
  defines: boolean;
  /** Whether it holds kinds that are not built in. */
  isCustom: boolean;
}

/** What a project tells its server. */
export interface ProjectListener {
  /** What is wrong with an open file. */
  publish(manifest: ManifestText, problems: readonly Problem[]): void;
  /** Something that the user should know, once. */
  warn(message: string): void;
}

/**
 * The manifests of a folder, and those that are open in an editor: judged as `kubetyped validate .` would in that folder,
 * with its configuration.
 */
export class Project {
  readonly root: string;
  /** Resolves when the files of the folder are known. */
  readonly ready: Promise<void>;
  readonly #listener: ProjectListener;
  readonly #isScanned: boolean;
  readonly #files = new Map<string, FileState>();
  readonly #builtIn: Fields;
  readonly #warned = new Set<string>();
  readonly #readConfiguration: Configure;
  #fields: Fields;
  #args = new Arguments([], new Map());
  #judge: FileJudge | undefined;
  #kustomizations = new Kustomizations([]);
  #leftOut = new LeftOut(this.#kustomizations, new TestCases([]));
  #unfinished = new Unfinished(this.#kustomizations);
  #isExcluded: (path: string) => boolean = () => false;
  /** Whether files on disk have changed, and whether the configuration has. */
  #isStale = true;
  #isConfigured = false;
  #scanned = (): void => undefined;
  /** Counts changes, so that work that is outdated stops. */
  #changes = 0;
  #working: Promise<void> | undefined;

  /** @param isScanned whether the files of the folder belong to it, or only those that are open */
  constructor(root: string, isScanned: boolean, fields: Fields, configure: Configure, listener: ProjectListener) {
    this.#readConfiguration = configure;
    this.root = root;
    this.#isScanned = isScanned;
    this.#builtIn = fields;
    this.#fields = fields;
    this.#listener = listener;
    this.ready = new Promise((resolve) => {
      this.#scanned = resolve;
    });
  }

  get fields(): Fields {
    return this.#fields;
  }

  /** The objects of all files; those of open ones as they are now. */
  objects(): readonly IndexedObject[] {
    return [...this.#files.values()].flatMap((file) => {
      file.objects ??= file.open === undefined ? [] : indexObjects(file.open);
      return file.objects;
    });
  }

  /** Takes what an editor has of a file. */
  open(manifest: ManifestText): void {
    const file = this.#file(manifest.path);
    file.open = manifest;
    file.judged = undefined;
    file.objects = undefined;
    file.definitions = undefined;
    this.#changed();
  }

  /** An editor has closed a file: what is on disk counts again. */
  close(path: string): void {
    if (this.#files.get(path)?.defines === true) this.#judge = undefined;
    this.#files.delete(path);
    this.refresh([path]);
  }

  /** Files on disk have changed. */
  refresh(paths: readonly string[]): void {
    this.#isStale = true;
    if (paths.some((path) => CONFIGURES.test(basename(path)))) this.#isConfigured = false;
    this.#changed();
  }

  get isEmpty(): boolean {
    return [...this.#files.values()].every(({ open }) => open === undefined);
  }

  #changed(): void {
    this.#changes++;
    this.#working ??= this.#work();
  }

  async #work(): Promise<void> {
    let done = -1;
    while (done !== this.#changes) {
      done = this.#changes;
      // What is typed meanwhile is judged at once.
      await pause(PAUSE);
      if (done !== this.#changes) continue;
      try {
        await this.#update(() => done !== this.#changes);
      } catch (error) {
        this.#warn(`cannot check ${this.root}: ${asError(error).message}`);
      }
    }
    this.#working = undefined;
  }

  async #update(isOutdated: () => boolean): Promise<void> {
    if (this.#isStale) {
      this.#isStale = false;
      try {
        if (!this.#isConfigured) await this.#configure();
        await this.#scan();
      } finally {
        this.#scanned();
      }
    }
    for (const file of this.#files.values()) this.#findDefinitions(file);
    const judge = await this.#currentJudge();
    for (const file of this.#files.values()) {
      if (isOutdated()) return;
      if (file.judged !== undefined) continue;
      await this.#judgeFile(file, judge);
      await nextTurn();
    }
    if (isOutdated()) return;
    await this.#publish(judge);
  }

  async #configure(): Promise<void> {
    this.#isConfigured = true;
    let args = new Arguments([], new Map());
    try {
      args = new Arguments([], await this.#readConfiguration(validate, this.root));
      // Values may be wrong, too.
      new FileJudge(args);
    } catch (error) {
      args = new Arguments([], new Map());
      this.#warn(asError(error).message);
    }
    this.#args = args;
    this.#judge = undefined;
    this.#isExcluded = exclusion(args.values('exclude'), this.root);
    for (const file of this.#files.values()) file.judged = undefined;
  }

  async #scan(): Promise<void> {
    const found: string[] = [];
    if (this.#isScanned)
      for (const files of manifestsBelow(this.root)) {
        for (const path of files) if (!this.#isExcluded(path)) found.push(path);
        if (found.length > MAX_FILES) {
          this.#warn(`${this.root} has more than ${MAX_FILES} manifests: only those that are open are checked`);
          found.length = 0;
          break;
        }
        await nextTurn();
      }
    for (const path of found) {
      const file = this.#file(path);
      if (file.open === undefined && (await this.#read(file))) await nextTurn();
    }
    // In the order of the folder, as `validate` reads them; what is open and not there comes last.
    const before = new Map(this.#files);
    this.#files.clear();
    for (const path of found) {
      const file = before.get(path);
      if (file !== undefined) this.#files.set(path, file);
      before.delete(path);
    }
    for (const [path, file] of before) {
      if (file.open !== undefined) this.#files.set(path, file);
      else if (file.defines) this.#judge = undefined;
    }
    const paths = [...this.#files.keys()];
    this.#kustomizations = new Kustomizations(paths);
    this.#leftOut = new LeftOut(this.#kustomizations, new TestCases(paths));
    this.#unfinished = new Unfinished(this.#kustomizations);
  }

  /** Reads a file if it has changed. @returns whether it has */
  async #read(file: FileState): Promise<boolean> {
    try {
      const { size, mtimeMs } = statSync(file.path);
      const stamp = `${size} ${mtimeMs}`;
      if (stamp === file.stamp) return false;
      file.stamp = stamp;
      const data = size > MAX_BYTES ? '' : streamText(await readInput(file.path));
      // Editors know nothing of byte order marks.
      const text = data.replace(/^\ufeff/, '');
      file.objects = indexObjects(ManifestText.of(file.path, pathToFileURL(file.path).href, text));
      file.definitions = definitionsOf(file.path, text);
      if (file.defines || file.definitions.length > 0) this.#judge = undefined;
    } catch {
      // What cannot be read has no objects.
      file.objects = [];
      file.definitions = [];
    }
    file.judged = undefined;
    return true;
  }

  #findDefinitions(file: FileState): void {
    if (file.definitions !== undefined) return;
    file.definitions = file.open === undefined ? [] : definitionsOf(file.path, file.open.text);
    if (file.defines || file.definitions.length > 0) this.#judge = undefined;
  }

  /** The judge with all definitions, made anew when one has changed. */
  async #currentJudge(): Promise<FileJudge> {
    if (this.#judge !== undefined) return this.#judge;
    const changes = this.#changes;
    const judge = new FileJudge(this.#args);
    const definitions: CustomResourceDefinition[] = [];
    await judge.readDefinitions(
      ({ path, reason }) => this.#warn(`${path}: ${reason}`),
      (path, data) => append(definitions, definitionsOf(path, streamText(data))),
    );
    for (const file of [...this.#files.values()]) {
      const own = file.definitions ?? [];
      if (file.isCustom || own.length > 0) file.judged = undefined;
      file.defines = own.length > 0;
      if (own.length === 0) continue;
      append(definitions, own);
      try {
        judge.addDefinitions(file.path, file.open?.text ?? (await readInput(file.path)));
      } catch {
        // The check itself will say so.
      }
    }
    this.#fields = definitions.length === 0 ? this.#builtIn : this.#builtIn.with(definitions);
    if (changes === this.#changes) this.#judge = judge;
    return judge;
  }

  async #judgeFile(file: FileState, judge: FileJudge): Promise<void> {
    const { path, open } = file;
    file.judged = [];
    try {
      const data = open?.text ?? (statSync(path).size > MAX_BYTES ? '' : await readInput(path));
      if (this.#isExcluded(path) || this.#leftOut.has(path, data)) return;
      const documents = await judge.judge(path, data, ({ path: of, reason }) => this.#warn(`${of}: ${reason}`));
      // Something else may have been typed meanwhile.
      if (file.open !== open || file.judged === undefined) return;
      const objects = documents.flatMap((judged) => judged.objects);
      file.isCustom = objects.some(
        ({ apiVersion, kind }) => scheme.typeFor(parseGroupVersion(apiVersion).withKind(kind)) === undefined,
      );
      if (objects.some(mayBeObject) || !this.#leftOut.isOther(path, data))
        file.judged = this.#unfinished.finished(path, documents);
    } catch (error) {
      if (open !== undefined) this.#warn(`${path}: ${asError(error).message}`);
    }
  }

  /** Says of each open file what is wrong with it. */
  async #publish(judge: FileJudge): Promise<void> {
    const baseline = this.#baselineOf();
    const files = [...this.#files.values()].filter(({ path }) => baseline?.is(path) !== true);
    const open = new Map(
      files.flatMap(({ path, open }) => (open === undefined ? [] : [[relativePath(path, this.root), open] as const])),
    );
    const options = {
      ...judge.podSecurity,
      complete: this.#args.has('complete'),
      isMade: (kind: string, name: string) =>
        (kind === 'ConfigMap' || kind === 'Secret') && this.#kustomizations.generates(name),
    };
    const set = files.map(({ path, judged = [] }) => ({ path: relativePath(path, this.root), documents: judged }));
    const read = async (path: string): Promise<string> => open.get(path)?.text ?? '';
    const checked = await withReferences(set, judge.levels, options, read, (path) => open.has(path));
    for (const { path, documents } of checked) {
      const manifest = open.get(path);
      if (manifest === undefined) continue;
      const reports: ObjectReport[] = documents.flatMap(
        (judged) => judge.reports(manifest.path, judged, baseline).chosen,
      );
      this.#listener.publish(manifest, problemsOf(manifest, reports));
    }
  }

  #baselineOf(): Baseline | undefined {
    const path = this.#args.value('baseline');
    try {
      return path === undefined ? undefined : new Baseline(path, false);
    } catch (error) {
      this.#warn(asError(error).message);
      return undefined;
    }
  }

  #file(path: string): FileState {
    const file = this.#files.get(path) ?? newFile(path);
    this.#files.set(path, file);
    return file;
  }

  #warn(message: string): void {
    if (this.#warned.has(message)) return;
    this.#warned.add(message);
    this.#listener.warn(message);
  }
}

function newFile(path: string): FileState {
  return {
    path,
    open: undefined,
    stamp: '',
    judged: undefined,
    objects: undefined,
    definitions: undefined,
    defines: false,
    isCustom: false,
  };
}

function definitionsOf(path: string, text: string): CustomResourceDefinition[] {
  if (!text.includes(DEFINITION)) return [];
  try {
    return definitionsIn(path, text);
  } catch {
    // What is no definition yet defines nothing.
    return [];
  }
}
