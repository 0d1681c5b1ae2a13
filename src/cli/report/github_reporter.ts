import type { FileFault } from '../input/file_fault.ts';
import type { Unreadable } from '../input/find_files.ts';
import { printable } from '../printable.ts';
import { faultText } from './fault_text.ts';
import type { Output } from './output.ts';
import type { FileReport, ObjectReport } from './report.ts';
import type { Reporter } from './reporter.ts';
import { kindName, plainTotals, type Tally } from './tally.ts';

/** Workflow commands that GitHub shows beside the lines of a pull request: `::error file=web.yaml,line=9,col=3::...`. */
export class GitHubReporter implements Reporter {
  readonly saysNotes = true;
  readonly #out: Output;

  readonly #failOn: ReadonlySet<string>;

  /** @param failOn what else than faults is an error: `skipped`, `warnings` */
  constructor(out: Output, failOn: ReadonlySet<string>) {
    this.#out = out;
    this.#failOn = failOn;
  }

  file({ path: file, documents, rendered }: FileReport): void {
    // Lines of what was rendered are not those of a file.
    const path = rendered === true ? '-' : file;
    for (const objects of documents) {
      for (const object of objects) {
        for (const fault of object.faults) this.#fault('error', path, object, fault);
        const level = this.#failOn.has('warnings') ? 'error' : 'warning';
        for (const warning of object.warnings) this.#fault(level, path, object, warning);
        if (object.result !== 'skipped' || !this.#failOn.has('skipped')) continue;
        const start = placeOf(path, object, { line: object.line, column: 1 });
        this.#command('error', start, titleOf(object), `nothing is known of ${kindName(object)} [skipped]`);
      }
    }
  }

  unreadable({ path, reason }: Unreadable): void {
    this.#command('error', path === '-' ? {} : { file: path }, undefined, reason);
  }

  end(tally: Tally, notes: readonly string[]): void {
    for (const note of notes) this.#command('notice', {}, undefined, note);
    this.#out.write(`${plainTotals(tally)}\n`);
  }

  #fault(level: 'error' | 'warning', path: string, object: ObjectReport, fault: FileFault): void {
    const field = fault.path === '' ? '' : `${fault.path}: `;
    const text = `${field}${faultText(fault)} [${fault.reason}]`;
    this.#command(level, placeOf(path, object, fault), titleOf(object), text);
  }

  #command(
    name: string,
    place: Readonly<Record<string, string | number>>,
    title: string | undefined,
    text: string,
  ): void {
    const properties = Object.entries({ ...place, ...(title !== undefined && { title }) })
      .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
      .join(',');
    this.#out.write(`::${name}${properties === '' ? '' : ` ${properties}`}::${escapeText(text)}\n`);
  }
}

/** Standard input has no lines in the repository, but its documents may say which file they were made of. */
function placeOf(
  path: string,
  { source }: ObjectReport,
  { line, column }: { readonly line: number; readonly column: number },
): Readonly<Record<string, string | number>> {
  if (path !== '-') return { file: path, line, col: column };
  return source === undefined ? {} : { file: source };
}

function titleOf({ kind, name }: ObjectReport): string | undefined {
  return kind === '' ? undefined : printable(`${kind}${name === undefined ? '' : ` ${name}`}`);
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
