/// <reference types="node" />

import { dirname, join, resolve, sep } from 'node:path';
import { kubernetesVersion } from '#api/index';
import { append } from '#engine/go/append';
import { asError } from '#engine/text/as_error';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { count } from '../count.ts';
import type { Found, Unreadable } from '../input/find_files.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import { Kustomizations } from '../input/kustomizations.ts';
import { LeftOut } from '../input/left_out.ts';
import { readInput } from '../input/read_input.ts';
import { buildKustomization, renderChart } from '../input/render.ts';
import { TestCases } from '../input/test_cases.ts';
import { exclusion, FileJudge, mayBeObject, relativePath } from '../objects/file_judge.ts';
import { minorVersion } from '../objects/lifecycle.ts';
import { type JudgedFile, withReferences } from '../objects/references.ts';
import { Unfinished } from '../objects/unfinished.ts';
import { printable } from '../printable.ts';
import { programVersion } from '../program_version.ts';
import { Baseline } from '../report/baseline.ts';
import { coloursFor } from '../report/colour.ts';
import { GitHubReporter } from '../report/github_reporter.ts';
import { JSONReporter } from '../report/json_reporter.ts';
import { JUnitReporter } from '../report/junit_reporter.ts';
import { LinesReporter } from '../report/lines_reporter.ts';
import { Output } from '../report/output.ts';
import { Progress } from '../report/progress.ts';
import type { FileReport } from '../report/report.ts';
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
  readonly #judge: FileJudge;
  #kustomizations = new Kustomizations([]);
  #leftOut = new LeftOut(this.#kustomizations, new TestCases([]));
  #unfinished = new Unfinished(this.#kustomizations);
  /** Arguments under which something was checked, or left out by --exclude. */
  readonly #used = new Set<string>();
  readonly #out = new Output();
  readonly #reporter: Reporter;
  readonly #tally = new Tally();
  #progress = new Progress(0);
  readonly #baseline: Baseline | undefined;
  readonly #writesBaseline: boolean;
  /** The files that were checked. */
  readonly #checked: string[] = [];
  readonly #judged: JudgedFile[] = [];
  #excluded = 0;
  #trouble = false;
  /** Can be read only once. */
  #standardInput: string | Uint8Array | undefined;

  constructor(args: Arguments) {
    this.#args = args;
    this.#version = args.value('kubernetes-version') ?? kubernetesVersion;
    this.#failOn = new Set(args.values('fail-on'));
    this.#judge = new FileJudge(args);
    const baseline = args.value('baseline');
    this.#writesBaseline = args.has('write-baseline');
    this.#baseline = baseline === undefined ? undefined : new Baseline(baseline, this.#writesBaseline);
    this.#reporter = this.#newReporter();
  }

  async run(): Promise<number> {
    const { files, unreadable } = inputFiles(this.#args.paths);
    const isExcluded = exclusion(this.#args.values('exclude'));
    const chosen = files.filter(({ path }) => !isExcluded(path));
    this.#excluded = files.length - chosen.length;
    for (const { path, argument } of files) if (isExcluded(path)) this.#used.add(argument);
    const paths = chosen.map(({ path }) => path);
    this.#kustomizations = new Kustomizations(paths);
    this.#leftOut = new LeftOut(this.#kustomizations, new TestCases(paths));
    this.#unfinished = new Unfinished(this.#kustomizations);
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
    await this.#judge.readDefinitions((file) => this.#complain(file));
    for (const { path } of files) {
      try {
        this.#judge.addDefinitions(path, await this.#read(path));
      } catch {
        // The check itself will say so.
      }
    }
  }

  async #validate({ path, argument }: Found): Promise<void> {
    const data = await this.#read(path);
    if (this.#baseline?.is(path) === true || this.#leftOut.has(path, data)) return;
    const documents = await this.#judge.judge(path, data, (file) => this.#complain(file));
    const objects = documents.flatMap((judged) => judged.objects);
    if (argument !== path && !objects.some(mayBeObject) && this.#leftOut.isOther(path, data)) return;
    if (path === '-' && documents.length === 0) this.#complain({ path, reason: 'is empty' });
    // Who names a file means it as it is.
    const finished = argument === path ? documents : this.#unfinished.finished(path, documents);
    if (finished.length === 0 && documents.length > 0) return;
    if (finished.length > 0 || path === '-') this.#used.add(argument);
    this.#judged.push({ path, documents: finished });
  }

  #report({ path, documents, rendered }: JudgedFile): void {
    const reports = documents.map((judged) => this.#judge.reports(path, judged, this.#baseline, this.#writesBaseline));
    const filtered = reports.reduce((sum, report) => sum + report.filtered, 0);
    this.#checked.push(path);
    const report: FileReport = {
      path,
      documents: reports.map(({ chosen }) => chosen),
      ...(filtered > 0 && { filtered }),
      ...(rendered !== undefined && { rendered: true }),
    };
    this.#tally.add(report);
    this.#reporter.file(report);
  }

  /** The files, with what is wrong between their objects. What a program has rendered is a set of its own. */
  async #withReferences(): Promise<readonly JudgedFile[]> {
    const options = {
      ...this.#judge.podSecurity,
      complete: this.#args.has('complete'),
      isMade: (kind: string, name: string) =>
        (kind === 'ConfigMap' || kind === 'Secret') && this.#kustomizations.generates(name),
    };
    const files = this.#judged.filter(({ rendered }) => rendered === undefined);
    const sets = [files, ...this.#judged.filter(({ rendered }) => rendered !== undefined).map((file) => [file])];
    const results: JudgedFile[] = [];
    for (const set of sets)
      append(results, await withReferences(set, this.#judge.levels, options, (path) => this.#read(path)));
    return results;
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
      const documents = await this.#judge.judge(path, result.text, (file) => this.#complain(file));
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

  async #read(path: string): Promise<string | Uint8Array> {
    if (path !== '-') return readInput(path);
    this.#standardInput ??= await readInput(path);
    return this.#standardInput;
  }

  #complain(file: Unreadable): void {
    this.#progress.end();
    complain(file);
    this.#reporter.unreadable(file);
    this.#trouble = true;
  }

  /** What was left out, and how far the verdicts reach. */
  #notes(): string[] {
    const notes = [...this.#leftOut.notes(this.#args.has('render')), ...this.#unfinished.notes()];
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

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}
