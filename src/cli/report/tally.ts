import { count } from '../count.ts';
import type { Colours } from './colour.ts';
import type { FileReport, ObjectReport } from './report.ts';

/** How many objects of a kind there were. */
export interface KindTally {
  ok: number;
  faulty: number;
  skipped: number;
}

/** Counts validated objects. */
export class Tally {
  files = 0;
  /** Documents that are not empty. */
  documents = 0;
  /** Items of Lists. */
  items = 0;
  /** Objects that the command line did not ask for. */
  filtered = 0;
  faults = 0;
  warnings = 0;
  /** Faults and warnings that an exception or the baseline covers. */
  excepted = 0;
  readonly objects: KindTally = { ok: 0, faulty: 0, skipped: 0 };
  /** By `apps/v1 Deployment`, in order of appearance. Objects without a kind are not included. */
  readonly kinds: Map<string, KindTally> = new Map();
  readonly #defined = new Set<string>();

  add(file: FileReport): void {
    if (file.rendered !== true) this.files++;
    this.documents += file.documents.length;
    this.filtered += file.filtered ?? 0;
    for (const objects of file.documents) for (const object of objects) this.#addObject(object);
  }

  #addObject(object: ObjectReport): void {
    this.faults += object.faults.length;
    this.warnings += object.warnings.length;
    this.excepted += object.excepted?.length ?? 0;
    this.objects[object.result]++;
    if (object.item !== undefined) this.items++;
    if (object.defines !== undefined) this.#defined.add(object.defines);
    if (object.kind === '') return;
    const name = kindName(object);
    let tally = this.kinds.get(name);
    if (tally === undefined) this.kinds.set(name, (tally = { ok: 0, faulty: 0, skipped: 0 }));
    tally[object.result]++;
  }

  /** Whether a validated CustomResourceDefinition defines the kind. */
  isDefined({ apiVersion, kind }: Pick<ObjectReport, 'apiVersion' | 'kind'>): boolean {
    return this.#defined.has(`${apiVersion.split('/')[0]} ${kind}`);
  }
}

export function kindName({ apiVersion, kind }: Pick<ObjectReport, 'apiVersion' | 'kind'>): string {
  return apiVersion === '' ? kind : `${apiVersion} ${kind}`;
}

/** `3 documents with 2 list items in 1 file: 4 ok, 1 faulty with 2 faults`. */
export function totals(tally: Tally, { green, red, yellow }: Pick<Colours, 'green' | 'red' | 'yellow'>): string {
  const { ok, faulty, skipped } = tally.objects;
  const parts = [green(`${ok} ok`)];
  if (faulty > 0) parts.push(red(`${faulty} faulty with ${count(tally.faults, 'fault')}`));
  if (skipped > 0) parts.push(`${skipped} skipped`);
  if (tally.warnings > 0) parts.push(yellow(count(tally.warnings, 'warning')));
  if (tally.excepted > 0) parts.push(`${tally.excepted} excepted`);
  if (tally.filtered > 0) parts.push(`${tally.filtered} not chosen`);
  const items = tally.items === 0 ? '' : ` with ${count(tally.items, 'list item')}`;
  return `${count(tally.documents, 'document')}${items} in ${count(tally.files, 'file')}: ${parts.join(', ')}`;
}

/** The same without colours. */
export function plainTotals(tally: Tally): string {
  const plain = (text: string): string => text;
  return totals(tally, { green: plain, red: plain, yellow: plain });
}
