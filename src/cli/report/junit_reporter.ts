import { append } from '#engine/go/append';
import type { FileFault } from '../input/file_fault.ts';
import type { Unreadable } from '../input/find_files.ts';
import { faultText } from './fault_text.ts';
import type { Output } from './output.ts';
import type { FileReport, ObjectReport } from './report.ts';
import type { Reporter } from './reporter.ts';
import { kindName } from './tally.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};

// What XML 1.0 cannot hold, not even as a reference.
const impossible =
  /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

interface Counts {
  tests: number;
  failures: number;
  errors: number;
  skipped: number;
}

/** JUnit's XML, as Jenkins, GitLab and others read it: a suite for each file, and in it a case for each object. */
export class JUnitReporter implements Reporter {
  readonly saysNotes = false;
  readonly #out: Output;
  readonly #suites: string[] = [];
  readonly #total: Counts = { tests: 0, failures: 0, errors: 0, skipped: 0 };
  readonly #failOn: ReadonlySet<string>;

  /** @param failOn what else than faults is a failure: `skipped`, `warnings` */
  constructor(out: Output, failOn: ReadonlySet<string>) {
    this.#out = out;
    this.#failOn = failOn;
  }

  file({ path, documents }: FileReport): void {
    const counts: Counts = { tests: 0, failures: 0, errors: 0, skipped: 0 };
    const cases = documents.flatMap((objects, index) =>
      objects.map((object) => this.#case(path, index + 1, object, counts)),
    );
    this.#suite(nameOf(path), counts, cases);
  }

  unreadable({ path, reason }: Unreadable): void {
    const error = `${tag('error', { message: reason, type: 'unreadable' })}/>`;
    const name = nameOf(path);
    this.#suite(name, { tests: 1, failures: 0, errors: 1, skipped: 0 }, [
      `    ${tag('testcase', { classname: name, name: 'can be read' })}>${error}</testcase>\n`,
    ]);
  }

  end(): void {
    this.#out.write('<?xml version="1.0" encoding="UTF-8"?>\n');
    this.#out.write(`${tag('testsuites', { name: 'kubetyped validate', ...this.#total })}>\n`);
    for (const suite of this.#suites) this.#out.write(suite);
    this.#out.write('</testsuites>\n');
  }

  #suite(name: string, counts: Counts, cases: readonly string[]): void {
    for (const key of ['tests', 'failures', 'errors', 'skipped'] as const) this.#total[key] += counts[key];
    this.#suites.push(`  ${tag('testsuite', { name, ...counts })}>\n${cases.join('')}  </testsuite>\n`);
  }

  #case(path: string, document: number, object: ObjectReport, counts: Counts): string {
    counts.tests++;
    const outcome = this.#outcome(object, counts);
    const head = tag('testcase', {
      classname: object.source ?? nameOf(path),
      name: caseName(object, document),
      file: path === '-' ? object.source : path,
      line: object.line,
    });
    return outcome === '' ? `    ${head}/>\n` : `    ${head}>\n${outcome}    </testcase>\n`;
  }

  #outcome(object: ObjectReport, counts: Counts): string {
    const lines = object.faults.map(lineOf);
    const warnings = object.warnings.map(lineOf);
    if (this.#failOn.has('warnings')) append(lines, warnings);
    if (object.result === 'skipped' && this.#failOn.has('skipped'))
      lines.push({ text: `${object.line}: nothing is known of ${kindName(object)} [skipped]`, type: 'skipped' });
    const said = this.#failOn.has('warnings') ? [] : warnings;
    // A case has at most one failure that every reader shows.
    const [first] = lines;
    let outcome = '';
    if (first !== undefined) {
      counts.failures++;
      const message = lines.length === 1 ? first.text : `${lines.length} faults`;
      const text = escapeXML(lines.map((line) => line.text).join('\n')).replaceAll('&#10;', '\n');
      outcome += `      ${tag('failure', { message, type: first.type })}>${text}</failure>\n`;
    } else if (object.result === 'skipped') {
      counts.skipped++;
      outcome += `      ${tag('skipped', { message: `nothing is known of ${kindName(object)}` })}/>\n`;
    }
    if (said.length > 0)
      outcome += `      <system-out>${escapeXML(said.map(({ text }) => `warning: ${text}`).join('; '))}</system-out>\n`;
    return outcome;
  }
}

function lineOf(fault: FileFault): { readonly text: string; readonly type: string } {
  const { line, column, path, reason } = fault;
  const field = path === '' ? '' : `${path}: `;
  return { text: `${line}:${column}: ${field}${faultText(fault)} [${reason}]`, type: reason };
}

function nameOf(path: string): string {
  return path === '-' ? 'standard input' : path;
}

/** Unique within a file, for readers that tell cases apart by their names. */
function caseName(object: ObjectReport, document: number): string {
  const { kind, namespace, name = '', item } = object;
  const place = `document ${document}${item === undefined ? '' : ` ${item}`}`;
  if (kind === '') return place;
  return `${kindName(object)} ${namespace === undefined ? '' : `${namespace}/`}${name} (${place})`;
}

/** Text for XML, in elements and attributes. Characters that XML has no way to write become U+FFFD. */
function escapeXML(text: string): string {
  return text.replace(impossible, '\ufffd').replace(/[&<>"\n\t\r]/g, (char) => ENTITIES[char] ?? char);
}

/** A start tag with its attributes; those that are undefined are left out. */
function tag(name: string, attributes: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXML(String(value))}"`);
  return `<${name}${written.join('')}`;
}
