import type { Unreadable } from '../input/find_files.ts';
import type { Output } from './output.ts';
import type { FileReport, ObjectReport } from './report.ts';
import type { Reporter } from './reporter.ts';
import type { Tally } from './tally.ts';

export interface JSONReporterOptions {
  readonly kubernetesVersion: string;
  readonly strict: boolean;
  /** Only the summary. */
  readonly summary: boolean;
}

/** The results as one JSON document for programs, every entry on a line of its own. */
export class JSONReporter implements Reporter {
  readonly saysNotes = true;
  readonly #out: Output;
  readonly #options: JSONReporterOptions;
  readonly #files: object[] = [];
  readonly #objects: { readonly file: string; readonly document: number; readonly object: ObjectReport }[] = [];

  constructor(out: Output, options: JSONReporterOptions) {
    this.#out = out;
    this.#options = options;
  }

  file({ path, documents, rendered }: FileReport): void {
    let faults = 0;
    let warnings = 0;
    for (const [index, objects] of documents.entries()) {
      for (const object of objects) {
        faults += object.faults.length;
        warnings += object.warnings.length;
        this.#objects.push({ file: path, document: index + 1, object });
      }
    }
    this.#files.push({ file: path, rendered, documents: documents.length, faults, warnings });
  }

  unreadable({ path, reason }: Unreadable): void {
    this.#files.push({ file: path, documents: 0, faults: 0, warnings: 0, error: reason });
  }

  end(tally: Tally, notes: readonly string[]): void {
    const { kubernetesVersion, strict, summary } = this.#options;
    this.#out.write(`{\n"kubernetesVersion": ${JSON.stringify(kubernetesVersion)},\n"strict": ${strict},\n`);
    if (!summary) {
      this.#list('files', this.#files);
      this.#list('documents', this.#documents(tally));
      this.#list('faults', this.#faults());
      this.#list('warnings', this.#warnings());
      this.#list('excepted', this.#excepted());
    }
    this.#list('notes', notes);
    const { ok, faulty, skipped } = tally.objects;
    const { files, documents, faults, warnings, filtered, excepted } = tally;
    // So that even a kind named __proto__ becomes an own property.
    const kinds = Object.fromEntries(tally.kinds);
    this.#out.write(
      `"summary": ${JSON.stringify({ files, documents, ok, faulty, skipped, filtered, faults, warnings, excepted, kinds }, undefined, 2)}\n}\n`,
    );
  }

  *#documents(tally: Tally): Generator<object> {
    for (const { file, document, object } of this.#objects) {
      const { line, item, source, apiVersion, kind, namespace, name, result } = object;
      const definedHere = result === 'skipped' && tally.isDefined(object) ? true : undefined;
      yield {
        file,
        document,
        item,
        source,
        line,
        apiVersion,
        kind,
        namespace,
        name,
        result,
        definedHere,
      };
    }
  }

  *#faults(): Generator<object> {
    for (const { file, document, object } of this.#objects) {
      for (const { reason, line, column, path, text, suggestion, value, hint } of object.faults)
        yield { file, document, line, column, path, reason, text, suggestion, value, hint };
    }
  }

  *#warnings(): Generator<object> {
    for (const { file, document, object } of this.#objects)
      for (const { reason, line, column, path, text } of object.warnings)
        yield { file, document, line, column, path, reason, text };
  }

  *#excepted(): Generator<object> {
    for (const { file, document, object } of this.#objects) {
      for (const { fault, by, why } of object.excepted ?? []) {
        const { reason, line, column, path, text } = fault;
        yield { file, document, line, column, path, reason, text, by, why: why === '' ? undefined : why };
      }
    }
  }

  #list(name: string, entries: Iterable<object | string>): void {
    this.#out.write(`"${name}": [`);
    let first = true;
    for (const entry of entries) {
      this.#out.write(`${first ? '\n' : ',\n'}${JSON.stringify(entry)}`);
      first = false;
    }
    this.#out.write(`${first ? '' : '\n'}],\n`);
  }
}
