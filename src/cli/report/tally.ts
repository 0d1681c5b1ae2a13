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
  readonly objects: KindTally = { ok: 0, faulty: 0, skipped: 0 };
  /** By `apps/v1 Deployment`, in order of appearance. Objects without a kind are not included. */
  readonly kinds: Map<string, KindTally> = new Map();
  readonly #defined = new Set<string>();

  add(file: FileReport): void {
    this.files++;
    this.documents += file.documents.length;
    this.filtered += file.filtered ?? 0;
    for (const objects of file.documents) for (const object of objects) this.#addObject(object);
  }

  #addObject(object: ObjectReport): void {
    this.faults += object.faults.length;
    this.warnings += object.warnings.length;
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

/** `1 fault`, `2 faults`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
