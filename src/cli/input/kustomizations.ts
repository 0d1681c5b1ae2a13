/// <reference types="node" />
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isMap } from '#engine/json/untyped';
import { parseYAML } from '#engine/yaml/index';

const NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
/** What a kustomization names that is not an object by itself: files, or objects with the path of one. */
const PART_FIELDS = [
  'patches',
  'patchesStrategicMerge',
  'patchesJson6902',
  'replacements',
  'configurations',
  'openapi',
];
/** Of these it may also name folders, with a kustomization that makes them. */
const PLUGIN_FIELDS = ['transformers', 'generators', 'validators'];
const RESOURCE_FIELDS = ['resources', 'bases', 'components'];
const GENERATOR_FIELDS = ['configMapGenerator', 'secretGenerator'];

/** A kustomization, as far as it says what files are. */
export interface Kustomization {
  /** Its file, as it was found. */
  readonly path: string;
  readonly isComponent: boolean;
  /** What the objects of its generators are called. */
  readonly generated: readonly string[];
}

/** What kustomizations add to the objects of a file. */
export interface Additions {
  /** The namespace of objects and of the ServiceAccounts in them, and the name of a Namespace. */
  readonly namespace: boolean;
  /** Labels of objects and templates, and their selectors. */
  readonly selectors: boolean;
}

/** Tells which files are parts of kustomizations and no manifests by themselves, such as patches. */
export class Kustomizations {
  readonly #parts = new Set<string>();
  readonly #resources = new Set<string>();
  readonly #bases = new Set<string>();
  readonly #read = new Map<string, Kustomization | undefined>();
  readonly #folders = new Set<string>();
  readonly #generated = new Set<string>();
  /** Which folders of kustomizations build upon a file or a folder. */
  readonly #users = new Map<string, string[]>();
  readonly #additions = new Map<string, Additions>();

  /** @param paths files that are judged: kustomizations in their folders, and above them, say what they are */
  constructor(paths: readonly string[]) {
    for (const path of paths) for (let at = dirname(resolve(path)); this.#enter(at); at = dirname(at));
  }

  /** The kustomization that a file holds; undefined when it is not a file of one, or cannot be read as one. */
  at(path: string): Kustomization | undefined {
    const found = NAMES.includes(basename(path)) ? this.#read.get(resolve(path)) : undefined;
    return found && { ...found, path };
  }

  /** Whether another kustomization builds upon this one. */
  isBase({ path }: Kustomization): boolean {
    return this.#bases.has(dirname(resolve(path)));
  }

  /** Whether a file is a patch, a transformer or other input of a kustomization, and no resource of any. */
  hasPart(path: string): boolean {
    return this.#parts.has(resolve(path)) && !this.isResource(path);
  }

  /** Whether a kustomization names a file as a resource. */
  isResource(path: string): boolean {
    return this.#resources.has(resolve(path));
  }

  /** What is added to a resource by the kustomization that names it, or by any that builds upon that one. */
  additionsTo(path: string): Additions {
    const folders = new Set(this.#users.get(resolve(path)));
    for (const folder of folders) for (const user of this.#users.get(folder) ?? []) folders.add(user);
    const all = [...folders].map((folder) => this.#additions.get(folder));
    return { namespace: all.some((each) => each?.namespace), selectors: all.some((each) => each?.selectors) };
  }

  /** Whether a kustomization makes a ConfigMap or Secret of this name, but for the hash behind it. */
  generates(name: string): boolean {
    return this.#generated.has(name);
  }

  #enter(folder: string): boolean {
    if (this.#folders.has(folder)) return false;
    this.#folders.add(folder);
    const file = NAMES.map((name) => join(folder, name)).find((path) => existsSync(path));
    if (file !== undefined) this.#add(file, false);
    return dirname(folder) !== folder;
  }

  /** @param isPlugin whether what it builds are transformers or generators, and no objects */
  #add(file: string, isPlugin: boolean): void {
    if (!isPlugin && this.#read.has(file)) return;
    const value = readKustomization(file);
    if (value === undefined) return;
    const folder = dirname(file);
    const isComponent = value['kind'] === 'Component';
    const generators = GENERATOR_FIELDS.flatMap((field) => listOf(value[field])).filter(isMap);
    const generated = generators.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
    this.#read.set(file, { path: file, isComponent, generated });
    for (const name of generated) this.#generated.add(name);
    this.#additions.set(folder, additionsOf(value));
    for (const named of RESOURCE_FIELDS.flatMap((field) => pathsOf(value[field]))) {
      const path = resolve(folder, named);
      const users = this.#users.get(path);
      if (users === undefined) this.#users.set(path, [folder]);
      else users.push(folder);
      if (isFolder(path)) this.#bases.add(path);
      else (isPlugin ? this.#parts : this.#resources).add(path);
    }
    for (const named of PART_FIELDS.flatMap((field) => pathsOf(value[field]))) this.#parts.add(resolve(folder, named));
    for (const named of PLUGIN_FIELDS.flatMap((field) => pathsOf(value[field]))) {
      const path = resolve(folder, named);
      const inside = NAMES.map((name) => join(path, name)).find((each) => existsSync(each));
      if (inside === undefined) this.#parts.add(path);
      else if (!this.#bases.has(path)) {
        this.#bases.add(path);
        this.#add(inside, true);
      }
    }
    for (const generator of generators)
      for (const named of ['files', 'envs', 'env'].flatMap((field) => pathsOf(generator[field])))
        this.#parts.add(resolve(folder, named.slice(named.indexOf('=') + 1)));
    for (const chart of listOf(value['helmCharts']).filter(isMap))
      for (const named of ['valuesFile', 'additionalValuesFiles'].flatMap((field) => pathsOf(chart[field])))
        this.#parts.add(resolve(folder, named));
  }
}

/** The fields of a kustomization; nothing for another object in a file of its name, such as that of Flux. */
function readKustomization(file: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = parseYAML(readFileSync(file));
    if (!isMap(value)) return undefined;
    const { apiVersion } = value;
    return apiVersion === undefined || /^kustomize\.config\.k8s\.io\//.test(String(apiVersion)) ? value : undefined;
  } catch {
    // Its own check says so.
    return undefined;
  }
}

function additionsOf(value: Readonly<Record<string, unknown>>): Additions {
  return {
    namespace: typeof value['namespace'] === 'string' && value['namespace'] !== '',
    selectors:
      isMap(value['commonLabels']) ||
      listOf(value['labels']).some((each) => isMap(each) && each['includeSelectors'] === true),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** Paths of files, as strings or as `path` of objects. What has more than one line is written in place. */
function pathsOf(value: unknown): string[] {
  return listOf(value)
    .map((each) => (isMap(each) ? each['path'] : each))
    .filter((each): each is string => typeof each === 'string' && each !== '' && !each.includes('\n'));
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
