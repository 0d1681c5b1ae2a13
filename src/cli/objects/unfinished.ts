import { ErrorTypeInvalid, ErrorTypeRequired } from '#apimachinery/util/validation/field/error_type';
import { isMap } from '#engine/json/untyped';
import { count } from '../count.ts';
import type { FileFault } from '../input/file_fault.ts';
import type { Additions, Kustomizations } from '../input/kustomizations.ts';
import { named } from '../input/left_out.ts';
import { printable } from '../printable.ts';
import type { ObjectReport } from '../report/report.ts';
import { type Judged, withFaults } from './exceptions.ts';

/** `${NAME}` and what a default may be given with; a `$NAME` may also be a password. */
const BRACED = /^"[^"\s]*\$\{[A-Za-z_]\w*(?:[:=?+-][^"]*)?\}/;
/** As a value that a rule refuses, without the quotes. */
const REPLACED = /^[^"\s]*\$(?:[A-Z][A-Z0-9_]*|\{[A-Za-z_]\w*(?:[:=?+-][^"]*)?\})/;

/**
 * Knows what other programs have yet to do with the objects of files, and takes out the faults that come of it, and the
 * objects that are for such programs alone.
 */
export class Unfinished {
  readonly #kustomizations: Kustomizations;
  readonly #variables: string[] = [];
  /** Files with objects that SOPS has encrypted. */
  readonly #encrypted: string[] = [];
  /** The file of each object that is not for a cluster. */
  readonly #local: string[] = [];

  constructor(kustomizations: Kustomizations) {
    this.#kustomizations = kustomizations;
  }

  /**
   * The documents of a file without faults for what a kustomization adds to them, a namespace or labels and selectors. Of
   * objects with a variable at fault, `${NAME}`, and of those that SOPS has encrypted, values are not judged at all.
   */
  finished(path: string, all: readonly Judged[]): readonly Judged[] {
    const documents = this.#withoutLocal(path, all);
    if (documents.every(({ objects }) => objects.every(({ faults }) => faults.length === 0))) return documents;
    const additions = this.#kustomizations.additionsTo(path);
    let variables = false;
    let encrypted = false;
    const finish = (object: ObjectReport): ObjectReport => {
      if (object.faults.length === 0) return object;
      const isOfSOPS = ({ reason, path }: FileFault): boolean =>
        reason === 'unknown' && path === (object.item ? `${object.item}.sops` : 'sops');
      const isEncrypted = object.faults.some(isOfSOPS);
      const hasVariable = !isEncrypted && object.faults.some(isOfVariable);
      encrypted ||= isEncrypted;
      variables ||= hasVariable;
      const left = object.faults.filter((fault) =>
        isEncrypted || hasVariable
          ? fault.reason !== 'value' && fault.reason !== 'type' && !isOfSOPS(fault)
          : !isAdded(fault, object, additions),
      );
      return left.length === object.faults.length ? object : withFaults(object, left, object.warnings);
    };
    const finished = documents.map((judged) => ({ ...judged, objects: judged.objects.map(finish) }));
    if (variables) this.#variables.push(path);
    if (encrypted) this.#encrypted.push(path);
    return finished;
  }

  #withoutLocal(path: string, documents: readonly Judged[]): readonly Judged[] {
    const isLocal = ({ use }: ObjectReport): boolean =>
      use === 'local' || (use === 'function' && !this.#kustomizations.isResource(path));
    return documents.flatMap((judged) => {
      const objects = judged.objects.filter((object) => !isLocal(object));
      for (let more = judged.objects.length - objects.length; more > 0; more--) this.#local.push(path);
      if (objects.length === judged.objects.length) return [judged];
      return objects.length === 0 ? [] : [{ ...judged, objects }];
    });
  }

  /** Sentences about objects that are not for a cluster, and about files with variables. */
  notes(): string[] {
    const notes: string[] = [];
    if (this.#local.length > 0)
      notes.push(
        `left out ${count(this.#local.length, 'object')} that annotations keep from clusters (config.kubernetes.io/local-config, config.kubernetes.io/function): ${named([...new Set(this.#local)])}`,
      );
    notes.push(
      ...unjudged(
        'with variables such as ${NAME}',
        this.#variables,
        (file) => `what replaces them: envsubst < ${file}`,
      ),
      ...unjudged('that SOPS has encrypted', this.#encrypted, (file) => `them decrypted: sops decrypt ${file}`),
    );
    return notes;
  }
}

/** A sentence about files with objects whose values say nothing yet; none without files. */
function unjudged(which: string, files: readonly string[], check: (file: string) => string): string[] {
  const [first, ...more] = files;
  if (first === undefined) return [];
  const shown = printable(first);
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  return [
    `no values were judged in objects ${which}, in ${count(files.length, 'file')}: ${shown}${others}; check ${check(shown)} | kubetyped validate`,
  ];
}

function isOfVariable({ reason, error, value }: FileFault): boolean {
  if (reason === 'type') return value !== undefined && BRACED.test(value);
  return reason === 'value' && typeof error?.badValue === 'string' && REPLACED.test(error.badValue);
}

/** Whether a kustomization writes what a fault misses. */
function isAdded(fault: FileFault, { kind, name, item = '', faults }: ObjectReport, additions: Additions): boolean {
  const { error } = fault;
  if (error === undefined) return false;
  const field = ({ path }: FileFault): string => path.slice(item === '' ? 0 : item.length + 1);
  const own = field(fault);
  if (additions.namespace) {
    // The name is the value of a label, too.
    const isName = own === 'metadata.name' || own === 'metadata.labels';
    if (kind === 'Namespace' && isName && error.type === ErrorTypeInvalid && error.badValue === name) return true;
    if (/^subjects\[\d+\]\.namespace$/.test(own) && error.type === ErrorTypeRequired) return true;
  }
  if (!additions.selectors) return false;
  // Both for one that is left out and for one that is empty.
  const isOfNone = (each: FileFault): boolean =>
    field(each) === 'spec.selector' && (each.error?.type === ErrorTypeRequired || isEmpty(each.error?.badValue));
  // Labels are at fault together when the selector is not theirs.
  const isMismatch = own === 'spec.template.metadata.labels' && typeof error.badValue !== 'string';
  return isOfNone(fault) || (isMismatch && faults.some(isOfNone));
}

function isEmpty(selector: unknown): boolean {
  return isMap(selector) && Object.values(selector).every((part) => Object.keys(Object(part)).length === 0);
}
