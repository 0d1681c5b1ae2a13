/// <reference types="node" />

import { dirname, join, relative, resolve, sep } from 'node:path';
import { kubernetesVersion } from '#api/index';
import { parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { append } from '#engine/go/append';
import { asError } from '#engine/text/as_error';
import { scheme } from '../../index.ts';
import { readRelease } from '../../releases/index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { count } from '../count.ts';
import { type Document, documentsOf, formatOf } from '../input/documents.ts';
import type { FileFault } from '../input/file_fault.ts';
import type { Found, Unreadable } from '../input/find_files.ts';
import { pathMatcher } from '../input/glob.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import { Kustomizations } from '../input/kustomizations.ts';
import { LeftOut } from '../input/left_out.ts';
import { readLocations } from '../input/locations.ts';
import { readInput } from '../input/read_input.ts';
import { buildKustomization, renderChart } from '../input/render.ts';
import type { RuleName } from '../input/rules.ts';
import { type WebReader, webReader } from '../input/web_reader.ts';
import { CustomResources } from '../objects/custom_resources.ts';
import { applyExceptions, ExceptionReader, isRead, type Judged, withFaults } from '../objects/exceptions.ts';
import { kindFilter } from '../objects/find_kind.ts';
import { Inspector } from '../objects/inspector.ts';
import { minorVersion } from '../objects/lifecycle.ts';
import { type CheckLevel, checkLevels, type JudgedFile, withReferences } from '../objects/references.ts';
import { SchemaLocations } from '../objects/schema_locations.ts';
import { printable } from '../printable.ts';
import { programVersion } from '../program_version.ts';
import { Baseline, isKnowable } from '../report/baseline.ts';
import { coloursFor } from '../report/colour.ts';
import { GitHubReporter } from '../report/github_reporter.ts';
import { JSONReporter } from '../report/json_reporter.ts';
import { JUnitReporter } from '../report/junit_reporter.ts';
import { LinesReporter } from '../report/lines_reporter.ts';
import { Output } from '../report/output.ts';
import { Progress } from '../report/progress.ts';
import type { Excepted, FileReport, ObjectReport } from '../report/report.ts';
import { type Reporter, silent } from '../report/reporter.ts';
import { SARIFReporter } from '../report/sarif_reporter.ts';
import { TableReporter } from '../report/table_reporter.ts';
import { Tally } from '../report/tally.ts';
import { streams } from '../streams.ts';

/** The work of `validate`. @returns the exit status */
export async function validateFiles(args: Arguments): Promise<number> {
  return new Validation(args).run();
}

class Validation {
  readonly #args: Arguments;
  readonly #version: string;
  readonly #failOn: ReadonlySet<string>;
  readonly #customResources = new CustomResources();
  readonly #inspector: Inspector;
  readonly #schemas: SchemaLocations | undefined;
  readonly #web: WebReader;
  readonly #isChosen: (object: ObjectReport) => boolean;
  #kustomizations = new Kustomizations([]);
  #leftOut = new LeftOut(this.#kustomizations);
  /** Arguments under which something was checked, or left out by --exclude. */
  readonly #used = new Set<string>();
  /** Kinds whose schemas were looked for. */
  readonly #looked = new Set<string>();
  readonly #out = new Output();
  readonly #reporter: Reporter;
  readonly #tally = new Tally();
  #progress = new Progress(0);
  readonly #baseline: Baseline | undefined;
  readonly #writesBaseline: boolean;
  /** The files that were checked. */
  readonly #checked: string[] = [];
  readonly #judged: JudgedFile[] = [];
  /** How much a finding of a check across objects weighs. */
  readonly #levels: ReadonlyMap<RuleName, CheckLevel>;
  /** Whether a rule is judged by these options. */
  readonly #isOn: (rule: RuleName) => boolean;
  #excluded = 0;
  #trouble = false;
  /** Can be read only once. */
  #standardInput: string | Uint8Array | undefined;

  constructor(args: Arguments) {
    this.#args = args;
    this.#version = args.value('kubernetes-version') ?? kubernetesVersion;
    this.#failOn = new Set(args.values('fail-on'));
    const minor = minorVersion(this.#version);
    const newest = minorVersion(kubernetesVersion);
    this.#inspector = new Inspector(scheme, {
      strict: !args.has('lax'),
      minor,
      customResources: this.#customResources,
      ...(minor < newest && !args.has('lax') && { release: readRelease(this.#version) }),
    });
    this.#web = webReader(args);
    const schemas = args.values('schemas');
    this.#schemas = schemas.length === 0 ? undefined : new SchemaLocations(schemas, this.#web);
    this.#isChosen = chosenBy(args);
    const baseline = args.value('baseline');
    this.#writesBaseline = args.has('write-baseline');
    this.#baseline = baseline === undefined ? undefined : new Baseline(baseline, this.#writesBaseline);
    this.#levels = checkLevels(args.values('check'));
    this.#isOn = (rule) => {
      if (this.#levels.get(rule) === 'off') return false;
      if (rule === 'version') return minor < newest && !args.has('lax');
      return !args.has('lax') || (rule !== 'unknown' && rule !== 'duplicate');
    };
    this.#reporter = this.#newReporter();
  }

  async run(): Promise<number> {
    const { files, unreadable } = inputFiles(this.#args.paths);
    const isExcluded = this.#exclusion();
    const chosen = files.filter(({ path }) => !isExcluded(path));
    this.#excluded = files.length - chosen.length;
    for (const { path, argument } of files) if (isExcluded(path)) this.#used.add(argument);
    this.#kustomizations = new Kustomizations(chosen.map(({ path }) => path));
    this.#leftOut = new LeftOut(this.#kustomizations);
    this.#progress = new Progress(chosen.length);
    unreadable.filter(({ path }) => !isExcluded(path)).forEach((file) => this.#complain(file));
    await this.#readDefinitions(chosen);
    for (const [index, file] of chosen.entries()) {
      const { path } = file;
      this.#progress.update(index, path);
      try {
        await this.#validate(file);
      } catch (error) {
        this.#complain({ path, reason: asError(error).message });
      }
    }
    if (this.#args.has('render')) await this.#render(chosen);
    this.#progress.end();
    this.#complainOfUnused(chosen);
    for (const file of await this.#withReferences()) {
      this.#report(file);
      await this.#out.pause();
    }
    if (this.#writesBaseline) this.#baseline?.write(this.#checked);
    const notes = this.#notes();
    if (!this.#reporter.saysNotes) for (const note of notes) streams().stderr.write(`kubetyped: ${note}\n`);
    this.#reporter.end(this.#tally, notes);
    await this.#out.end();
    if (this.#trouble) return TROUBLE;
    const { faults, warnings, objects } = this.#tally;
    const isFaulty =
      faults > 0 ||
      (this.#failOn.has('warnings') && warnings > 0) ||
      (this.#failOn.has('skipped') && objects.skipped > 0);
    return isFaulty ? FAULTY : OK;
  }

  /** The definitions of custom resources: those given, then those among the files. */
  async #readDefinitions(files: readonly Found[]): Promise<void> {
    const found = new Map<string, number>();
    for await (const file of readLocations(this.#args.values('crds'), this.#web)) {
      if ('reason' in file) this.#complain(file);
      else {
        const definitions = this.#customResources.addFrom(file.path, file.data);
        found.set(file.location, (found.get(file.location) ?? 0) + definitions);
      }
    }
    for (const [path, definitions] of found)
      if (definitions === 0) this.#complain({ path, reason: 'has no v1 CustomResourceDefinition' });
    for (const { path } of files) {
      try {
        this.#customResources.addFrom(path, await this.#read(path));
      } catch {
        // The check itself will say so.
      }
    }
  }

  async #validate({ path, argument }: Found): Promise<void> {
    const data = await this.#read(path);
    if (this.#baseline?.is(path) === true || this.#leftOut.has(path, data)) return;
    const documents = await this.#judge(path, data);
    const objects = documents.flatMap((judged) => judged.objects);
    if (argument !== path && !objects.some(mayBeObject) && this.#leftOut.isOther(path, data)) return;
    if (path === '-' && documents.length === 0) this.#complain({ path, reason: 'is empty' });
    if (documents.length > 0 || path === '-') this.#used.add(argument);
    this.#judged.push({ path, documents });
  }

  async #judge(path: string, data: string | Uint8Array): Promise<Judged[]> {
    let documents = this.#inspect(path, data);
    if (await this.#findSchemas(documents.flatMap(({ objects }) => objects))) documents = this.#inspect(path, data);
    return documents;
  }

  #report({ path, documents, rendered }: JudgedFile): void {
    const left = documents.map((judged) => this.#withoutExceptions(path, judged));
    const chosen = left.map((objects) => objects.filter(this.#isChosen));
    const filtered = left.flat().length - chosen.flat().length;
    this.#checked.push(path);
    const report: FileReport = {
      path,
      documents: chosen,
      ...(filtered > 0 && { filtered }),
      ...(rendered !== undefined && { rendered: true }),
    };
    this.#tally.add(report);
    this.#reporter.file(report);
  }

  /** The documents of a file that are not empty. */
  #inspect(path: string, data: string | Uint8Array): Judged[] {
    const documents: Judged[] = [];
    const reader = new ExceptionReader();
    for (const document of documentsOf(data, formatOf(path, data))) {
      const objects = this.#inspector.inspect(document);
      const source = sourceOf(document);
      const exceptions = reader.read(document, objects.length === 0);
      if (objects.length > 0)
        documents.push({
          line: document.line,
          objects: source === undefined ? objects : objects.map((each) => ({ ...each, source })),
          exceptions,
        });
    }
    return documents;
  }

  /** The files, with what is wrong between their objects. What a program has rendered is a set of its own. */
  async #withReferences(): Promise<readonly JudgedFile[]> {
    const options = {
      complete: this.#args.has('complete'),
      isMade: (kind: string, name: string) =>
        (kind === 'ConfigMap' || kind === 'Secret') && this.#kustomizations.generates(name),
    };
    const files = this.#judged.filter(({ rendered }) => rendered === undefined);
    const sets = [files, ...this.#judged.filter(({ rendered }) => rendered !== undefined).map((file) => [file])];
    const results: JudgedFile[] = [];
    for (const set of sets)
      append(results, await withReferences(set, this.#levels, options, (path) => this.#read(path)));
    return results;
  }

  /** The objects of a document, without the faults that exceptions or the baseline cover. */
  #withoutExceptions(path: string, judged: Judged): ObjectReport[] {
    const objects = applyExceptions(judged, this.#isOn);
    const baseline = this.#baseline;
    if (baseline === undefined) return objects;
    return objects.map((object) => {
      if (!isRead(object)) return object;
      const excepted: Excepted[] = [];
      const isLeft = (fault: FileFault): boolean => {
        if (!isKnowable(fault)) return true;
        if (this.#writesBaseline) baseline.add(path, object, fault);
        else if (!baseline.covers(path, object, fault)) return true;
        excepted.push({ fault, by: 'baseline', why: '' });
        return false;
      };
      const left = withFaults(object, object.faults.filter(isLeft), object.warnings.filter(isLeft));
      return excepted.length === 0 ? object : { ...left, excepted: [...(object.excepted ?? []), ...excepted] };
    });
  }

  /** Checks what kustomize and helm make of their input. */
  async #render(files: readonly Found[]): Promise<void> {
    const { kustomizations, charts } = this.#leftOut.rendered();
    const all = [
      ...kustomizations.map((file) => ({ file, render: () => buildKustomization(dirname(file)) })),
      ...charts.map((chart) => ({ file: join(chart, 'Chart.yaml'), render: () => renderChart(chart) })),
    ];
    for (const { file, render } of all) {
      const path = relativePath(file);
      const result = await render();
      if ('reason' in result) {
        this.#complain({ path, reason: result.reason });
        continue;
      }
      const documents = await this.#judge(path, result.text);
      const sourced = documents.map((judged) => ({
        ...judged,
        objects: judged.objects.map((object) => ({ source: path, ...object })),
      }));
      this.#judged.push({ path, documents: sourced, rendered: result.text });
      if (documents.length === 0) continue;
      const folder = resolve(dirname(file));
      for (const found of files) if (isBelow(resolve(found.path), folder)) this.#used.add(found.argument);
    }
  }

  /** Under each argument something is to be checked. */
  #complainOfUnused(files: readonly Found[]): void {
    if (this.#args.has('allow-empty')) return;
    for (const argument of new Set(files.map((file) => file.argument)))
      if (!this.#used.has(argument)) this.#complain({ path: argument, reason: 'nothing was checked here' });
  }

  /** Looks for the schemas of what was skipped. @returns whether there is a new one */
  async #findSchemas(objects: readonly ObjectReport[]): Promise<boolean> {
    if (this.#schemas === undefined) return false;
    let isNew = false;
    for (const { result, apiVersion, kind } of objects) {
      if (result !== 'skipped') continue;
      const gvk = parseGroupVersion(apiVersion).withKind(kind);
      if (this.#looked.has(String(gvk))) continue;
      this.#looked.add(String(gvk));
      const found = await this.#schemas.find(gvk);
      if (found instanceof Error) this.#complain({ path: `schema of ${kind}`, reason: found.message });
      else if (found !== undefined) this.#customResources.addSchema(gvk, found.schema);
      isNew ||= found !== undefined && !(found instanceof Error);
    }
    return isNew;
  }

  async #read(path: string): Promise<string | Uint8Array> {
    if (path !== '-') return readInput(path);
    this.#standardInput ??= await readInput(path);
    return this.#standardInput;
  }

  #exclusion(): (path: string) => boolean {
    // A pattern with a slash starts at the working folder; another is a name anywhere below it.
    const matchers = this.#args.values('exclude').map((pattern): ((path: string) => boolean) => {
      const hasSlash = pattern.replace(/\/+$/, '').includes('/');
      const matches = pathMatcher(hasSlash ? resolve(pattern) : pattern);
      return (path) => matches(hasSlash ? resolve(path) : relativePath(path));
    });
    return (path) => path !== '-' && matchers.some((matches) => matches(path));
  }

  #complain(file: Unreadable): void {
    this.#progress.end();
    complain(file);
    this.#reporter.unreadable(file);
    this.#trouble = true;
  }

  /** What was left out, and how far the verdicts reach. */
  #notes(): string[] {
    const notes = this.#leftOut.notes(this.#args.has('render'));
    const gone = this.#writesBaseline ? undefined : this.#baseline?.gone(this.#checked);
    if (gone !== undefined) notes.push(gone);
    if (this.#excluded > 0) notes.push(`left out ${count(this.#excluded, 'file')} by --exclude`);
    const minor = minorVersion(this.#version);
    const newest = minorVersion(kubernetesVersion);
    if (minor > newest)
      notes.push(
        `judged by Kubernetes ${kubernetesVersion}, the newest that is known, not by ${printable(this.#version)}`,
      );
    if (minor < newest)
      notes.push(
        `judged for Kubernetes 1.${minor} by when kinds, fields and values came and went; all other rules are those of ${kubernetesVersion}, and nothing is known of the feature gates of 1.${minor}`,
      );
    return notes;
  }

  #newReporter(): Reporter {
    const args = this.#args;
    const out = this.#out;
    const summary = args.has('summary');
    if (args.has('quiet')) return silent;
    switch (args.value('output')) {
      case 'json':
        return new JSONReporter(out, { kubernetesVersion: this.#version, strict: !args.has('lax'), summary });
      case 'lines':
        return new LinesReporter(out, summary);
      case 'junit':
        return new JUnitReporter(out, this.#failOn);
      case 'sarif':
        return new SARIFReporter(out, { version: programVersion(), failOn: this.#failOn });
      case 'github':
        return new GitHubReporter(out, this.#failOn);
      default:
        return new TableReporter(out, coloursFor(streams().stdout), args.has('verbose'), summary);
    }
  }
}

/** By the kinds of --only and --skip. What has no kind is always meant: it can't be read. */
function chosenBy(args: Arguments): (object: ObjectReport) => boolean {
  const only = args.values('only');
  const isOnly = only.length === 0 ? () => true : kindFilter(only);
  const isSkipped = kindFilter(args.values('skip'));
  return (object) => object.kind === '' || (isOnly(object) && !isSkipped(object));
}

/** What `helm template` says before each document: `# Source: web/templates/service.yaml`. */
function sourceOf({ text }: Document): string | undefined {
  return /^(?:(?:#.*|---.*|[ \t]*)\r?\n)*?# Source: (.+?)\r?\n/.exec(text.slice(0, 2000))?.[1];
}

/** Kinds that no server has are those of a program's configuration, too. */
function mayBeObject(object: ObjectReport): boolean {
  return isRead(object) && object.faults.every(({ reason }) => reason !== 'kind');
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

/** A path as seen from the working folder, with slashes: `manifests/web.yaml`. */
function relativePath(path: string): string {
  return relative('.', path).split(sep).join('/');
}
