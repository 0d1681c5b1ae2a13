import { formatPath } from '#engine/schema/fault';
import type { LevelVersion } from '../../admission/podsecurity/levels.ts';
import { nearest } from '../../validation/checks/nearest.ts';
import { type CheckReferencesOptions, checkReferences, type ReferenceFinding } from '../../validation/index.ts';
import { referenceRules } from '../../validation/references.ts';
import { type Document, documentsOf, formatOf } from '../input/documents.ts';
import type { FileFault } from '../input/file_fault.ts';
import { type Keys, type Placed, readPlaced } from '../input/places.ts';
import type { RuleName } from '../input/rules.ts';
import type { ObjectReport } from '../report/report.ts';
import { UsageError } from '../usage_error.ts';
import { isRead, type Judged, withFaults } from './exceptions.ts';
import { checkPodSecurity } from './pod_security.ts';

/** How much what a check across objects finds weighs. */
export type CheckLevel = 'off' | 'warning' | 'error';

const LEVELS: readonly CheckLevel[] = ['off', 'warning', 'error'];

/** A file, and what was found in its documents. */
export interface JudgedFile {
  readonly path: string;
  readonly documents: readonly Judged[];
  /** What a program made of the file: the documents are those of this text. */
  readonly rendered?: string;
}

/** What is checked across objects: also Pods by the labels of their namespace. */
export interface CheckOptions extends CheckReferencesOptions {
  /** In namespaces that are not among the objects, or have no label; `privileged` unless given. */
  readonly podSecurity?: LevelVersion;
}

/**
 * The levels of all checks, from values of `--check`: `missing-secret=off`, `all=error`; the last one counts.
 * @param podSecurity that of `pod-security` where no value is about it
 * @throws UsageError
 */
export function checkLevels(
  values: readonly string[],
  podSecurity: CheckLevel = 'warning',
): ReadonlyMap<RuleName, CheckLevel> {
  const rules: readonly RuleName[] = [...referenceRules.map(([rule]) => rule), 'pod-security'];
  const levels = new Map<RuleName, CheckLevel>(rules.map((rule) => [rule, 'warning']));
  levels.set('pod-security', podSecurity);
  for (const value of values) {
    const [name = '', written = ''] = value.split('=');
    const level = LEVELS.find((each) => each === written);
    if (level === undefined)
      throw new UsageError(
        `invalid value ${value} for option --check`,
        `write RULE=LEVEL; levels: ${LEVELS.join(', ')}`,
      );
    const chosen = name === 'all' ? rules : rules.filter((rule) => rule === name);
    if (chosen.length === 0) {
      const near = nearest(name, rules);
      const hint = near === undefined ? `the checks are ${rules.join(', ')}` : `did you mean ${near}?`;
      throw new UsageError(`unknown check ${name}`, hint);
    }
    for (const rule of chosen) levels.set(rule, level);
  }
  return levels;
}

/** An object among those that are checked against each other, and where its report is. */
interface Place {
  readonly file: number;
  readonly document: number;
  readonly object: number;
}

/**
 * Adds to the reports of files what is wrong between their objects. An object may be there once in each file.
 * @param read reads a file again, to find lines
 * @param isWanted whether the reports of a file are asked for: the others are only there to be referred to
 */
export async function withReferences(
  files: readonly JudgedFile[],
  levels: ReadonlyMap<RuleName, CheckLevel>,
  { podSecurity, ...options }: CheckOptions,
  read: (path: string) => Promise<string | Uint8Array>,
  isWanted: (path: string) => boolean = () => true,
): Promise<readonly JudgedFile[]> {
  if ([...levels.values()].every((level) => level === 'off')) return files;
  const objects: object[] = [];
  /** The same, with nothing in place of those whose values have wrong types. */
  const typed: object[] = [];
  const places: Place[] = [];
  for (const [file, { documents }] of files.entries())
    for (const [document, { objects: reports }] of documents.entries())
      for (const [object, report] of reports.entries())
        if (report.object !== undefined && isRead(report)) {
          objects.push(report.object);
          typed.push(report.faults.every(({ reason }) => reason !== 'type') ? report.object : {});
          places.push({ file, document, object });
        }
  const fileOf = (index: number): string => files[places[index]?.file ?? 0]?.path ?? '';
  const findings = [
    ...checkReferences(objects, { ...options, fileOf }),
    ...checkPodSecurity(typed, podSecurity),
  ].filter(({ rule, index }) => levels.get(rule) !== 'off' && isWanted(fileOf(index)));
  const result = files.map((file) => ({
    ...file,
    documents: file.documents.map((each) => ({ ...each, objects: [...each.objects] })),
  }));
  const located = new Locator(files, read);
  const placeOf = async ({ index, keys }: Pick<ReferenceFinding, 'index' | 'keys'>) => {
    const place = places[index];
    const report = place && files[place.file]?.documents[place.document]?.objects[place.object];
    return place && report && { place, report, at: await located.find(place, [...itemKeys(report), ...keys]) };
  };
  for (const finding of findings) {
    const found = await placeOf(finding);
    if (found === undefined) continue;
    const { place, report, at } = found;
    const first =
      !('first' in finding) || finding.first === undefined
        ? undefined
        : await placeOf({ index: finding.first, keys: finding.keys });
    const fault: FileFault = {
      reason: finding.rule,
      ...at,
      path: formatPath([...itemKeys(report), ...finding.keys]),
      text: `${finding.message}${first === undefined ? '' : `; first on line ${first.at.line}`}`,
      ...('suggestion' in finding && finding.suggestion !== undefined && { suggestion: finding.suggestion }),
    };
    const document = result[place.file]?.documents[place.document];
    const before = document?.objects[place.object];
    if (document === undefined || before === undefined) continue;
    document.objects[place.object] =
      levels.get(finding.rule) === 'error'
        ? withFaults(before, [...before.faults, fault], before.warnings)
        : { ...before, warnings: [...before.warnings, fault] };
  }
  return result;
}

/** Finds lines and columns; each document is read again once. */
class Locator {
  readonly #files: readonly JudgedFile[];
  readonly #read: (path: string) => Promise<string | Uint8Array>;
  readonly #placed = new Map<string, Placed | undefined>();
  /** The documents of the file that was asked for last, by their lines. */
  #last: { readonly file: number; readonly documents: ReadonlyMap<number, readonly Document[]> } | undefined;

  constructor(files: readonly JudgedFile[], read: (path: string) => Promise<string | Uint8Array>) {
    this.#files = files;
    this.#read = read;
  }

  async find(
    { file, document, object }: Place,
    keys: Keys,
  ): Promise<{ readonly line: number; readonly column: number }> {
    const key = `${file} ${document}`;
    if (!this.#placed.has(key)) this.#placed.set(key, await this.#document(file, document));
    const report = this.#files[file]?.documents[document]?.objects[object];
    return this.#placed.get(key)?.locate(keys) ?? { line: report?.line ?? 1, column: 1 };
  }

  async #document(file: number, document: number): Promise<Placed | undefined> {
    const judged = this.#files[file];
    const line = judged?.documents[document]?.line;
    if (judged === undefined || line === undefined) return undefined;
    if (this.#last?.file !== file) {
      const data = judged.rendered ?? (await this.#read(judged.path));
      const format = judged.rendered === undefined ? formatOf(judged.path, data) : 'yaml';
      const documents = new Map<number, Document[]>();
      for (const each of documentsOf(data, format))
        documents.set(each.line, [...(documents.get(each.line) ?? []), each]);
      this.#last = { file, documents };
    }
    const placed = (this.#last.documents.get(line) ?? []).map((each) => readPlaced(each, false));
    return placed.find((each): each is Placed => !('reason' in each));
  }
}

/** `items[3]` as keys. */
function itemKeys({ item = '' }: ObjectReport): Keys {
  return [...item.matchAll(/items\[(\d+)\]/g)].flatMap(([, index]) => ['items', Number(index)]);
}
