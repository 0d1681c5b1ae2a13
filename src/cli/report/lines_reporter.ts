import type { FileFault } from '../input/file_fault.ts';
import { printable, short } from '../printable.ts';
import { faultText } from './fault_text.ts';
import type { Output } from './output.ts';
import type { FileReport } from './report.ts';
import type { Reporter } from './reporter.ts';
import { plainTotals, type Tally } from './tally.ts';

const MAX_PATH = 200;

/** One line per fault and warning, in the format of compilers, which editors understand. */
export class LinesReporter implements Reporter {
  readonly saysNotes = false;
  readonly #out: Output;
  readonly #summary: boolean;

  /** @param summary only the totals */
  constructor(out: Output, summary = false) {
    this.#out = out;
    this.#summary = summary;
  }

  file({ path: file, documents, rendered }: FileReport): void {
    if (this.#summary) return;
    const path = rendered === true ? `${file} (rendered)` : file;
    for (const [index, objects] of documents.entries()) {
      const number = documents.length > 1 ? index + 1 : undefined;
      for (const { faults, warnings, source } of objects) {
        const document = number !== undefined && source !== undefined ? `${number} (${printable(source)})` : number;
        for (const fault of faults) this.#line('error', path, fault, document);
        for (const warning of warnings) this.#line('warning', path, warning, document);
      }
    }
  }

  #line(level: 'error' | 'warning', path: string, fault: FileFault, document: number | string | undefined): void {
    this.#out.write(`${lineOf(level, path, fault, document)} [${fault.reason}]\n`);
  }

  unreadable(): void {
    // Already reported on standard error.
  }

  end(tally: Tally): void {
    if (this.#summary) this.#out.write(`${plainTotals(tally)}\n`);
  }
}

/** `web.yaml:9:3: error: document 2: spec.replica: unknown field`. */
export function faultLine(file: string, fault: FileFault, document?: number | string): string {
  return `${lineOf('error', file, fault, document)}\n`;
}

function lineOf(level: 'error' | 'warning', file: string, fault: FileFault, document?: number | string): string {
  const path = fault.path === '' ? '' : `${short(fault.path, MAX_PATH)}: `;
  return `${printable(file)}:${fault.line}:${fault.column}: ${level}: ${documentText(document)}${path}${faultText(fault)}`;
}

function documentText(document: number | string | undefined): string {
  return document === undefined ? '' : `document ${document}: `;
}
