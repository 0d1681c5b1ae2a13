import { yamlComments } from '#engine/yaml/index';
import { nearest } from '../../validation/checks/nearest.ts';
import { contentLine, type Document, isBlankLine } from '../input/documents.ts';
import type { FileFault } from '../input/file_fault.ts';
import { EXCEPTABLE, exceptableRule, RULES, type RuleName } from '../input/rules.ts';
import type { Excepted, ObjectReport } from '../report/report.ts';

/** The annotation of an object that says which of its faults are none: an exception on each line. */
export const IGNORE = 'kubetyped.dev/ignore';
/** What a comment begins with that does the same for one line. */
const MARK = 'kubetyped-ignore';
const GRAMMAR = 'RULE: reason, or RULE at FIELD: reason';

/** An exception as it is written: `RULE, RULE at FIELD: reason`. */
interface Exception {
  readonly by: 'comment' | 'annotation';
  readonly line: number;
  readonly column: number;
  readonly rules: readonly RuleName[];
  readonly field: string | undefined;
  readonly why: string;
  /** What is wrong with it. It then excepts nothing. */
  readonly problem: string | undefined;
  /** The rules that it was needed for. */
  readonly used: Set<RuleName>;
}

/** An exception of a comment. Without a line, it is about what comes after its document. */
interface LineException extends Exception {
  readonly about: number | undefined;
}

/** The objects of a document, and the exceptions in its comments. */
export interface Judged {
  /** The line of the document in its file, from 1. */
  readonly line: number;
  readonly objects: readonly ObjectReport[];
  readonly exceptions: readonly LineException[];
}

/** Finds the exceptions in the comments of a file's documents, one after the other. */
export class ExceptionReader {
  #waiting: readonly LineException[] = [];

  /** @param isEmpty whether the document holds nothing but comments */
  read(document: Document, isEmpty: boolean): readonly LineException[] {
    const before = this.#waiting;
    this.#waiting = [];
    const own = exceptionsIn(document);
    if (isEmpty) {
      this.#waiting = [...before, ...own];
      return [];
    }
    const about = before.length === 0 ? 0 : contentLine(document);
    return [...before.map((each) => ({ ...each, about })), ...own];
  }
}

function exceptionsIn({ format, text, line }: Document): LineException[] {
  if (format !== 'yaml' || !text.includes(MARK)) return [];
  const lines = text.split('\n');
  return commentsOf(text).flatMap((comment) => {
    const body = new RegExp(`^#+\\s*${MARK}(?![\\w-])(.*)$`).exec(comment.text)?.[1];
    if (body === undefined) return [];
    const isAlone = (lines[comment.line - 1] ?? '').slice(0, comment.column - 1).trim() === '';
    let about = comment.line - 1;
    if (isAlone) while (about < lines.length && isBlankLine(lines[about] ?? '')) about++;
    const place = { line: line + comment.line - 1, column: comment.column };
    return [{ ...exception('comment', body, place), about: about < lines.length ? line + about : undefined }];
  });
}

function commentsOf(text: string): ReturnType<typeof yamlComments> {
  try {
    return yamlComments(text);
  } catch {
    // Nothing is excepted in what cannot be read.
    return [];
  }
}

function exception(
  by: Exception['by'],
  written: string,
  place: { readonly line: number; readonly column: number },
): Exception {
  const [, head = '', why = ''] = /^\s*(.*?)\s*:\s+(\S.*?)\s*$/.exec(written) ?? [];
  const [, names = '', field] = /^(.*?)(?:\s+at\s+(\S+))?$/.exec(head) ?? [];
  const wanted = names.split(/[\s,]+/).filter((name) => name !== '');
  const rules = wanted.flatMap((name) => exceptableRule(name) ?? []);
  const problem = wanted.length === 0 ? `an exception has rules and a reason: ${GRAMMAR}` : wrongRule(wanted);
  return { by, ...place, rules, field, why, problem, used: new Set() };
}

function wrongRule(names: readonly string[]): string | undefined {
  const wrong = names.find((name) => exceptableRule(name) === undefined);
  if (wrong === undefined) return undefined;
  if (RULES.some(([name]) => name === wrong)) return `${wrong} cannot be excepted`;
  const near = nearest(wrong, EXCEPTABLE);
  return `unknown rule ${wrong}; ${near === undefined ? `the rules are ${EXCEPTABLE.join(', ')}` : `did you mean ${near}?`}`;
}

/**
 * Takes from the objects of a document what exceptions cover, and warns of exceptions that cover nothing. What cannot be
 * read keeps its faults.
 * @param isOn whether a rule is judged at all: otherwise its exceptions may cover nothing
 */
export function applyExceptions(
  { objects, exceptions }: Omit<Judged, 'line'>,
  isOn: (rule: RuleName) => boolean,
): ObjectReport[] {
  const results = objects.map((object): ObjectReport => {
    if (!isRead(object)) return object;
    const own = (object.ignore ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => exception('annotation', line, { line: object.line, column: 1 }));
    const all = [...exceptions, ...own];
    if (all.length === 0) return object;
    const excepted: Excepted[] = [];
    const isLeft = (fault: FileFault): boolean => {
      const found = all.find((each) => covers(each, object, fault));
      found?.used.add(fault.reason);
      if (found !== undefined) excepted.push({ fault, by: found.by, why: found.why });
      return found === undefined;
    };
    const left = withFaults(object, object.faults.filter(isLeft), object.warnings.filter(isLeft));
    const warnings = object.result === 'skipped' ? [] : own.flatMap((each) => warningsAbout(each, isOn));
    return { ...left, warnings: [...left.warnings, ...warnings], excepted };
  });
  for (const each of exceptions) {
    const index = Math.max(
      0,
      objects.findLastIndex(({ line }) => line <= (each.about ?? each.line)),
    );
    const result = results[index];
    if (result === undefined || !isRead(result) || result.result === 'skipped') continue;
    results[index] = { ...result, warnings: [...result.warnings, ...warningsAbout(each, isOn)] };
  }
  return results;
}

/** An object with these faults and warnings in place of its own. */
export function withFaults(
  object: ObjectReport,
  faults: readonly FileFault[],
  warnings: readonly FileFault[],
): ObjectReport {
  const result = object.result === 'skipped' ? 'skipped' : faults.length > 0 ? 'faulty' : 'ok';
  return { ...object, faults, warnings, result };
}

/** Whether a document could be read as an object. */
export function isRead({ apiVersion, kind }: ObjectReport): boolean {
  return apiVersion !== '' && kind !== '';
}

function covers(each: Exception | LineException, { item }: ObjectReport, { reason, line, path }: FileFault): boolean {
  if (each.problem !== undefined || !each.rules.includes(reason)) return false;
  if ('about' in each && each.about !== line) return false;
  if (each.field === undefined) return true;
  const own = item !== undefined && path.startsWith(item) ? path.slice(item.length).replace(/^\./, '') : path;
  return own.startsWith(each.field) && /^(?:$|[.[])/.test(own.slice(each.field.length));
}

function warningsAbout(
  { by, rules, used, problem, field, line, column }: Exception,
  isOn: (rule: RuleName) => boolean,
): FileFault[] {
  const warning = (text: string): FileFault => ({ reason: 'exception', line, column, path: '', text });
  const where = by === 'annotation' ? `annotation ${IGNORE}: ` : '';
  if (problem !== undefined) return [warning(`${where}${problem}`)];
  const at = field === undefined ? '' : ` at ${field}`;
  return rules
    .filter((rule) => !used.has(rule) && isOn(rule))
    .map((rule) => warning(`${where}this exception is not needed: there is no fault of the rule ${rule}${at}`));
}
