/// <reference types="node" />
import { createHash } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileFault } from '../input/file_fault.ts';
import type { Unreadable } from '../input/find_files.ts';
import { type Level, RULES, type RuleName } from '../input/rules.ts';
import { faultText } from './fault_text.ts';
import type { Output } from './output.ts';
import type { Excepted, FileReport, ObjectReport } from './report.ts';
import type { Reporter } from './reporter.ts';
import type { Tally } from './tally.ts';
import { kindName } from './tally.ts';

export interface SARIFReporterOptions {
  /** That of the program. */
  readonly version: string;
  /** What else than faults counts as one: `skipped`, `warnings`. */
  readonly failOn: ReadonlySet<string>;
}

/** SARIF 2.1.0, which GitHub code scanning, Azure DevOps and editors read. */
export class SARIFReporter implements Reporter {
  readonly saysNotes = true;
  readonly #out: Output;
  readonly #options: SARIFReporterOptions;
  readonly #results: object[] = [];
  readonly #troubles: object[] = [];
  readonly #prints = new Map<string, number>();

  constructor(out: Output, options: SARIFReporterOptions) {
    this.#out = out;
    this.#options = options;
  }

  file({ path: file, documents, rendered }: FileReport): void {
    // Lines of what was rendered are not those of a file.
    const path = rendered === true ? '-' : file;
    const { failOn } = this.#options;
    for (const object of documents.flat()) {
      const { line } = object;
      for (const fault of object.faults) this.#addFault(path, object, 'error', fault);
      for (const warning of object.warnings)
        this.#addFault(path, object, failOn.has('warnings') ? 'error' : 'warning', warning);
      for (const excepted of object.excepted ?? []) this.#addFault(path, object, 'warning', excepted.fault, excepted);
      if (object.result === 'skipped') {
        const text = `nothing is known of ${kindName(object)}`;
        this.#add(path, object, 'skipped', failOn.has('skipped') ? 'error' : 'note', text, { line, column: 1 });
      }
    }
  }

  unreadable({ path, reason }: Unreadable): void {
    const location = { physicalLocation: { artifactLocation: artifact(path) } };
    this.#troubles.push({
      level: 'error',
      message: { text: `${path === '-' ? 'standard input' : path}: ${reason}` },
      locations: [location],
    });
  }

  end(_tally: Tally, notes: readonly string[]): void {
    const rules = RULES.map(([id, level, text]) => ({
      id,
      shortDescription: { text },
      defaultConfiguration: { level },
    }));
    const notifications = [...this.#troubles, ...notes.map((text) => ({ level: 'note', message: { text } }))];
    const log = {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'kubetyped', version: this.#options.version, rules } },
          columnKind: 'utf16CodeUnits',
          invocations: [
            {
              executionSuccessful: this.#troubles.length === 0,
              ...(notifications.length > 0 && { toolExecutionNotifications: notifications }),
            },
          ],
          results: this.#results,
        },
      ],
    };
    this.#out.write(`${JSON.stringify(log, undefined, 2)}\n`);
  }

  #addFault(path: string, object: ObjectReport, level: Level, fault: FileFault, excepted?: Excepted): void {
    const field = fault.path === '' ? '' : `${fault.path}: `;
    this.#add(path, object, fault.reason, level, `${field}${faultText(fault)}`, fault, fault.path, excepted);
  }

  #add(
    path: string,
    object: ObjectReport,
    ruleId: RuleName,
    level: Level,
    text: string,
    { line, column }: { readonly line: number; readonly column: number },
    field = '',
    excepted?: Excepted,
  ): void {
    // Lines of standard input are not those of the file that a document says it was made of.
    const region =
      path === '-' && object.source !== undefined ? {} : { region: { startLine: line, startColumn: column } };
    const uri = path === '-' && object.source !== undefined ? object.source : path;
    const subject = object.kind === '' ? '' : `${object.kind} ${object.name ?? ''}: `;
    this.#results.push({
      ruleId,
      ruleIndex: RULES.findIndex(([id]) => id === ruleId),
      level,
      message: { text: `${subject}${text}` },
      locations: [
        {
          physicalLocation: { artifactLocation: artifact(uri), ...region },
          ...(field !== '' && { logicalLocations: [{ fullyQualifiedName: field }] }),
        },
      ],
      ...(excepted !== undefined && { suppressions: [suppressionOf(excepted)] }),
      partialFingerprints: {
        'kubetyped/v1': this.#print([uri, kindName(object), object.name ?? '', ruleId, field, text]),
      },
    });
  }

  /** The same finding has the same fingerprint in every run, wherever it has moved in the file. */
  #print(parts: readonly string[]): string {
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
    const before = this.#prints.get(hash) ?? 0;
    this.#prints.set(hash, before + 1);
    return `${hash}:${before + 1}`;
  }
}

function suppressionOf({ by, why }: Excepted): object {
  return by === 'baseline' ? { kind: 'external' } : { kind: 'inSource', justification: why };
}

/** Relative to where the program runs, which viewers take for the root of the sources. */
function artifact(path: string): { readonly uri: string; readonly uriBaseId?: string } {
  if (path === '-') return { uri: 'stdin' };
  if (isAbsolute(path)) return { uri: pathToFileURL(path).href };
  const segments = path.replaceAll('\\', '/').replace(/^\.\//, '').split('/');
  return { uri: segments.map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}
