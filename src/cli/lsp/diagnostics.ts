import { type Diagnostic, DiagnosticSeverity, DiagnosticTag, type Range } from 'vscode-languageserver';
import { stringifyYAML } from '#engine/yaml/index';
import type { FileFault } from '../input/file_fault.ts';
import type { ObjectReport } from '../report/report.ts';
import type { ManifestText } from './manifest_text.ts';
import { spotAt } from './object_parts.ts';
import type { Entry } from './outline.ts';

/** A change that mends a fault. */
export interface Fix {
  readonly title: string;
  readonly range: Range;
  readonly newText: string;
}

/** A fault as editors show it, with what may mend it. */
export interface Problem {
  readonly diagnostic: Diagnostic;
  readonly fixes: readonly Fix[];
}

/** More of one file are not sent. */
const MAX_PROBLEMS = 1000;

/** What the reports of a file say, in its text. */
export function problemsOf(manifest: ManifestText, reports: readonly ObjectReport[]): Problem[] {
  const faults = reports.flatMap((report) => report.faults).slice(0, MAX_PROBLEMS);
  const warnings = reports.flatMap((report) => report.warnings).slice(0, MAX_PROBLEMS - faults.length);
  return [
    ...faults.map((fault) => problem(manifest, fault, DiagnosticSeverity.Error)),
    ...warnings.map((fault) => problem(manifest, fault, DiagnosticSeverity.Warning)),
  ];
}

function problem(manifest: ManifestText, fault: FileFault, severity: DiagnosticSeverity): Problem {
  const start = manifest.offsetOf(fault.line, fault.column);
  const entry = fault.path === '' ? undefined : entryStarting(manifest, fault.line, start);
  const { text, reason, suggestion, hint } = fault;
  const asks = suggestion === undefined ? '' : `; did you mean ${suggestion}?`;
  return {
    diagnostic: {
      range: manifest.range(start, endOf(manifest, entry, fault, start)),
      severity,
      code: reason,
      source: 'kubetyped',
      message: `${text}${asks}${hint === undefined ? '' : `; ${hint}`}`,
      ...(reason === 'deprecated' && { tags: [DiagnosticTag.Deprecated] }),
    },
    fixes: entry === undefined ? [] : fixesOf(manifest, entry, fault),
  };
}

/** The entry whose key, or the item, that begins at a place. */
function entryStarting(manifest: ManifestText, line: number, start: number): Entry | undefined {
  const document = manifest.documentOf(line);
  const spot = document && spotAt(document, manifest.partsOf(document), start);
  return spot?.trail.findLast(({ entry }) => entry.start === start)?.entry;
}

/** A key and its value, where that is on the same line; without an entry, the rest of the line. */
function endOf(manifest: ManifestText, entry: Entry | undefined, { reason }: FileFault, start: number): number {
  const { text } = manifest;
  const isAboutKey = reason === 'unknown' || reason === 'duplicate';
  const value = isAboutKey ? undefined : entry?.value;
  if (value?.kind === 'scalar' && !text.slice(start, value.end).includes('\n')) return value.end;
  if (entry?.key !== undefined) return entry.key.end;
  const rest = /^[^\r\n]*/.exec(text.slice(start, start + 1000))?.[0] ?? '';
  return start + rest.trimEnd().length;
}

function fixesOf(manifest: ManifestText, { key, value }: Entry, { reason, text, suggestion, hint }: FileFault): Fix[] {
  if (reason === 'unknown') {
    if (key === undefined || suggestion === undefined) return [];
    const quote = /^["']/.exec(manifest.text.slice(key.start))?.[0] ?? '';
    return [fix(manifest, key, `${quote}${suggestion}${quote}`, suggestion)];
  }
  if (value?.kind !== 'scalar') return [];
  const isJSON = manifest.format === 'json';
  const written = (each: string): string => {
    if (isJSON || value.style === 'quoted') return JSON.stringify(each);
    return stringifyYAML(each, { lossless: true }).trimEnd();
  };
  if (reason === 'type') {
    if (hint === 'put it in quotes')
      return [fix(manifest, value, JSON.stringify(value.text), JSON.stringify(value.text))];
    if (hint === 'write it without quotes') return [fix(manifest, value, value.text, value.text)];
  }
  const meant =
    suggestion ??
    /(?:did you mean|; use|Kubernetes has \S+ in) (\S+?(?:(?:, | or )\S+?)*)\??$/.exec(hint ?? text)?.[1] ??
    supported(text);
  // A label is suggested with its key, and a kind with its version.
  const choices = (meant ?? '').split(/, | or /).filter((each) => each !== '' && !/[\s:]/.test(each));
  return choices.map((each) => fix(manifest, value, written(each), each));
}

/** The values that an API server would take. */
function supported(text: string): string | undefined {
  const listed = /supported values: (.+)$/.exec(text)?.[1];
  if (listed === undefined) return undefined;
  const values = listed.split(', ').map((value) => value.replace(/^"|"$/g, ''));
  return values.length > 10 ? undefined : values.join(', ');
}

function fix(
  manifest: ManifestText,
  { start, end }: { readonly start: number; readonly end: number },
  newText: string,
  shown: string,
): Fix {
  return { title: `Change to ${shown}`, range: manifest.range(start, end), newText };
}
