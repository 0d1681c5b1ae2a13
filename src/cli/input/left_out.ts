/// <reference types="node" />
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { isMap } from '#engine/json/untyped';
import { count } from '../count.ts';
import { printable } from '../printable.ts';
import { type Document, documentsOf, formatOf } from './documents.ts';
import type { Kustomizations } from './kustomizations.ts';
import { readPlaced } from './places.ts';
import type { TestCases } from './test_cases.ts';

/** What is found by `existsSync` of one folder is asked for by every file in it. */
type ChartOf = (folder: string) => string | undefined;

const CONFIGURATION = /^kubetyped\.ya?ml$/;
const CHART_FILE = /^(?:Chart|requirements)\.ya?ml$|(?:^|[-_.])values(?:[-_.].*)?\.(?:ya?ml|json)$/i;
const ACTION = '{{';
/** An object has at least two of these, even if a name is misspelt. */
const OBJECT_KEYS = ['apiVersion', 'kind', 'metadata', 'spec'];
/** Files of programs that look like objects, and are for no server: kubeconfigs, skaffold.yaml. */
const OF_PROGRAMS = /^(?:v1 Config|skaffold\/\S+ Config)$/;
/** A text that cannot be read, with a key of an object at the top: not indented, or as JSON has it. */
const BROKEN_OBJECT = /^(?:\{\s*|[ \t]{0,4}(?=["']))?["']?(?:apiVersion|kind)["']?\s*:/m;
/** How many names a note shows. */
const MAX_NAMES = 5;

/** Recognises files that are not manifests by themselves, most of them input of another program, and counts them. */
export class LeftOut {
  readonly #kustomizations: Kustomizations;
  readonly #charts = new Map<string, number>();
  readonly #built: string[] = [];
  readonly #parts: string[] = [];
  readonly #ofTests: string[] = [];
  readonly #others: string[] = [];
  readonly #testCases: TestCases;
  readonly #chartOf: ChartOf = chartFinder();

  constructor(kustomizations: Kustomizations, testCases: TestCases) {
    this.#kustomizations = kustomizations;
    this.#testCases = testCases;
  }

  /**
   * Whether a file is left out: the metadata, values and templates of a Helm chart, the file of a kustomization and what
   * it names as patch, transformer, generator or configuration, what tests compare objects with, or our own configuration.
   * A template without actions is a manifest.
   */
  has(path: string, data: string | Uint8Array): boolean {
    if (path === '-') return false;
    if (CONFIGURATION.test(basename(path))) return true;
    if (this.#kustomizations.at(path) !== undefined) {
      this.#built.push(path);
      return true;
    }
    if (this.#kustomizations.hasPart(path)) {
      this.#parts.push(path);
      return true;
    }
    if (this.#testCases.hasPart(path)) {
      this.#ofTests.push(path);
      return true;
    }
    const chart = this.#chartOf(dirname(resolve(path)));
    if (chart === undefined || !isOfChart(relative(chart, resolve(path)), data)) return false;
    this.#charts.set(chart, (this.#charts.get(chart) ?? 0) + 1);
    return true;
  }

  /**
   * Whether a file in which no object was found is none that is meant to hold one: `package.json`, a workflow, a
   * dashboard.
   */
  isOther(path: string, data: string | Uint8Array): boolean {
    if (path === '-') return false;
    for (const document of documentsOf(data, formatOf(path, data))) if (looksLikeObject(document)) return false;
    this.#others.push(path);
    return true;
  }

  /** The kustomizations that no other builds upon, and the charts: what can be rendered. */
  rendered(): { readonly kustomizations: readonly string[]; readonly charts: readonly string[] } {
    const kustomizations = this.#built.filter((path) => {
      const found = this.#kustomizations.at(path);
      return found !== undefined && !found.isComponent && !this.#kustomizations.isBase(found);
    });
    const charts = [...this.#charts.keys()].filter((chart) => this.#chartOf(dirname(chart)) === undefined);
    return { kustomizations, charts };
  }

  /** How many files were left out. */
  get files(): number {
    const ofCharts = [...this.#charts.values()].reduce((sum, files) => sum + files, 0);
    return ofCharts + this.#built.length + this.#parts.length + this.#ofTests.length + this.#others.length;
  }

  /**
   * A sentence for each program whose input was left out: what it was, and what to do instead.
   * @param isRendered whether what the programs make of it was checked
   */
  notes(isRendered: boolean): string[] {
    const notes = isRendered ? [] : this.#inputNotes();
    if (this.#parts.length > 0)
      notes.push(
        `left out ${count(this.#parts.length, 'file')} that kustomizations name as parts: ${named(this.#parts)}`,
      );
    if (this.#ofTests.length > 0)
      notes.push(
        `left out ${count(this.#ofTests.length, 'file')} that tests compare objects with: ${named(this.#ofTests)}`,
      );
    if (this.#others.length > 0)
      notes.push(
        `left out ${count(this.#others.length, 'file')} that ${this.#others.length === 1 ? 'is not a manifest' : 'are not manifests'}: ${named(this.#others)}`,
      );
    return notes;
  }

  /** Of what helm and kustomize would render. */
  #inputNotes(): string[] {
    const notes = [...this.#charts].map(([chart, files]) => {
      const shown = printable(relative('.', chart) || '.');
      return `left out ${count(files, 'file')} of the Helm chart ${shown}; check what it renders: helm template ${shown} | kubetyped validate`;
    });
    const [first, ...more] = this.#built;
    if (first === undefined) return notes;
    const shown = printable(dirname(first));
    const others = more.length === 0 ? '' : ` and ${more.length} more`;
    notes.push(
      `left out the kustomization of ${shown}${others}; check what it builds: kustomize build ${shown} | kubetyped validate`,
    );
    return notes;
  }
}

/** The first of some paths, and how many more there are. */
export function named(paths: readonly string[]): string {
  const shown = paths.slice(0, MAX_NAMES).map(printable).join(', ');
  return paths.length > MAX_NAMES ? `${shown} and ${paths.length - MAX_NAMES} more` : shown;
}

/** Whether a document is an object, or would be one but for a mistake. */
function looksLikeObject(document: Document): boolean {
  const placed = document.error === undefined ? readPlaced(document, false) : undefined;
  if (placed !== undefined && !('reason' in placed)) {
    const { value } = placed;
    if (isMap(value) && OF_PROGRAMS.test(`${value['apiVersion']} ${value['kind']}`)) return false;
    return isMap(value) && OBJECT_KEYS.filter((key) => Object.hasOwn(value, key)).length > 1;
  }
  return BROKEN_OBJECT.test(document.text);
}

function isOfChart(path: string, data: string | Uint8Array): boolean {
  const [top = '', ...rest] = path.split(sep);
  if (top === 'crds') return false;
  if (top === 'templates') return holds(data, ACTION);
  if (top === 'ci') return true;
  return rest.length === 0 ? CHART_FILE.test(top) : CHART_FILE.test(basename(path)) && holdsNoKind(data);
}

function holds(data: string | Uint8Array, text: string): boolean {
  return typeof data === 'string' ? data.includes(text) : bufferOf(data).includes(text);
}

function holdsNoKind(data: string | Uint8Array): boolean {
  const text = typeof data === 'string' ? data : bufferOf(data).toString('latin1');
  return !/^kind:/m.test(text);
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Finds the chart that a folder belongs to, the nearest above it. */
function chartFinder(): ChartOf {
  const known = new Map<string, string | undefined>();
  const find: ChartOf = (folder) => {
    if (known.has(folder)) return known.get(folder);
    const above = dirname(folder);
    const chart = existsSync(join(folder, 'Chart.yaml')) ? folder : above === folder ? undefined : find(above);
    known.set(folder, chart);
    return chart;
  };
  return find;
}
