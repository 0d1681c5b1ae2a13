import { count } from '../count.ts';
import type { FileFault } from '../input/file_fault.ts';
import { printable, short } from '../printable.ts';
import type { Colours } from './colour.ts';
import { faultText } from './fault_text.ts';
import type { Output } from './output.ts';
import type { FileReport, ObjectReport } from './report.ts';
import type { Reporter } from './reporter.ts';
import { type Cell, Table, wrapText } from './table.ts';
import { type KindTally, type Tally, totals } from './tally.ts';

/** A longer FILE gets a line of its own, a longer KIND or NAME is cut: the columns stay within 100. */
const LIMITS = [36];
const MAX_KIND = 24;
const MAX_NAME = 19;
/** More kinds are only counted, unless everything is to be shown. */
const MAX_KINDS = 20;
const MAX_KIND_NAME = 72;
const MAX_PATH = 200;
const NOTE_WIDTH = 100;

interface Row {
  readonly file: string;
  readonly doc: string;
  readonly object: ObjectReport;
}

/** Prints results as tables. Objects without faults and warnings are only counted, unless `verbose`. */
export class TableReporter implements Reporter {
  readonly saysNotes = true;
  readonly #out: Output;
  readonly #colours: Colours;
  readonly #verbose: boolean;
  readonly #summary: boolean;
  readonly #rows: Row[] = [];

  /** @param summary only how many there are of each kind, and the totals */
  constructor(out: Output, colours: Colours, verbose: boolean, summary = false) {
    this.#out = out;
    this.#colours = colours;
    this.#verbose = verbose;
    this.#summary = summary;
  }

  file({ path, documents, rendered }: FileReport): void {
    if (this.#summary) return;
    for (const [index, objects] of documents.entries()) {
      for (const object of objects) {
        const isQuiet = object.faults.length === 0 && object.warnings.length === 0;
        if (!this.#verbose && isQuiet) continue;
        // The third item of the second document is `2[2]`.
        const doc =
          documents.length > 1 || object.item !== undefined
            ? `${index + 1}${(object.item ?? '').replaceAll(/\.?items/g, '')}`
            : '';
        const file =
          path === '-' ? (object.source ?? 'standard input') : rendered === true ? `${path} (rendered)` : path;
        this.#rows.push({ file: printable(file), doc, object });
      }
    }
  }

  unreadable(): void {
    // Already reported on standard error.
  }

  end(tally: Tally, notes: readonly string[]): void {
    this.#objects(tally);
    this.#kinds(tally);
    this.#total(tally, notes);
  }

  #objects(tally: Tally): void {
    if (this.#rows.length === 0) return;
    const { bold, dim, red, yellow } = this.#colours;
    const heading = ['FILE', 'DOC', 'KIND', 'NAME', 'RESULT'].map((text) => ({ text, paint: bold }));
    const rows = this.#rows.map((row) => this.#cells(row, tally));
    const table = new Table([heading, ...rows], LIMITS);
    this.#out.write(table.row(heading));
    for (const [index, { object }] of this.#rows.entries()) {
      this.#out.write(table.row(rows[index]!));
      for (const fault of object.faults) this.#fault(fault, red);
      for (const warning of object.warnings) this.#fault(warning, yellow);
      if (!this.#verbose) continue;
      for (const { fault, by, why } of object.excepted ?? [])
        this.#fault(fault, dim, ` excepted by ${by === 'baseline' ? 'the baseline' : `${by}: ${printable(why)}`}`);
    }
    this.#out.write('\n');
  }

  #fault(fault: FileFault, paint: (text: string) => string, more = ''): void {
    const { dim } = this.#colours;
    const path = fault.path === '' ? '' : `${short(fault.path, MAX_PATH)}: `;
    const text = `${path}${paint(faultText(fault))}  ${dim(`[${fault.reason}]${more}`)}`;
    this.#out.write(`  ${dim(`${fault.line}:${fault.column}`)}  ${text}\n`);
  }

  #cells({ file, doc, object }: Row, tally: Tally): Cell[] {
    return [
      { text: file },
      { text: doc },
      { text: short(object.kind, MAX_KIND) || '-' },
      { text: short(object.name ?? '', MAX_NAME) || '-' },
      this.#result(object, tally),
    ];
  }

  #result(object: ObjectReport, tally: Tally): Cell {
    const { green, red, yellow, dim } = this.#colours;
    if (object.faults.length > 0) return { text: count(object.faults.length, 'fault'), paint: red };
    if (object.warnings.length > 0) return { text: count(object.warnings.length, 'warning'), paint: yellow };
    if (object.result === 'ok') return { text: 'ok', paint: green };
    return { text: tally.isDefined(object) ? 'skipped (CRD)' : 'skipped', paint: dim };
  }

  #kinds(tally: Tally): void {
    const all = [...tally.kinds].filter(([, { skipped }]) => this.#verbose || skipped === 0);
    all.sort(([a, x], [b, y]) => y.faulty - x.faulty || sum(y) - sum(x) || (a < b ? -1 : 1));
    if (all.length === 0) return;
    const { bold, red } = this.#colours;
    const shown = this.#verbose ? all : all.slice(0, MAX_KINDS);
    const number = (value: number): string => (value === 0 ? '' : String(value)).padStart(7);
    const heading: Cell[] = ['KIND', '     OK', ' FAULTY', ...(this.#verbose ? ['SKIPPED'] : [])].map((text) => ({
      text,
      paint: bold,
    }));
    const rows = shown.map(([name, { ok, faulty, skipped }]): Cell[] => [
      { text: short(name, MAX_KIND_NAME) },
      { text: number(ok) },
      { text: number(faulty), paint: red },
      ...(this.#verbose ? [{ text: number(skipped) }] : []),
    ]);
    const table = new Table([heading, ...rows]);
    for (const row of [heading, ...rows]) this.#out.write(table.row(row));
    if (all.length > shown.length)
      this.#out.write(`and ${count(all.length - shown.length, 'more kind')} (--verbose shows all)\n`);
    this.#out.write('\n');
  }

  #total(tally: Tally, notes: readonly string[]): void {
    const { skipped } = tally.objects;
    this.#out.write(`${totals(tally, this.#colours)}\n`);
    if (skipped > 0) this.#out.write(skippedText(tally, this.#verbose));
    for (const note of notes) this.#out.write(wrapText(note, NOTE_WIDTH));
  }
}

function skippedText(tally: Tally, verbose: boolean): string {
  const kinds = [...tally.kinds].filter(([, { skipped }]) => skipped > 0);
  const defined = kinds.filter(([name]) => {
    const [apiVersion = '', kind = ''] = name.split(' ');
    return tally.isDefined({ apiVersion, kind });
  });
  const objects = (of: typeof kinds): number => of.reduce((total, [, { skipped }]) => total + skipped, 0);
  const crds =
    defined.length === 0
      ? ''
      : `; CRDs among these files define ${defined.length} of them (${count(objects(defined), 'object')})`;
  const more = verbose ? '' : '; --verbose lists all';
  return `skipped: ${count(objects(kinds), 'object')} of ${count(kinds.length, 'kind')} not part of the Kubernetes API${crds}${more}\n`;
}

function sum({ ok, faulty, skipped }: KindTally): number {
  return ok + faulty + skipped;
}
