/// <reference types="node" />

import { relative, resolve, sep } from 'node:path';
import { kubernetesVersion } from '#api/index';
import { parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { scheme } from '../../index.ts';
import { readRelease } from '../../releases/index.ts';
import type { Arguments } from '../arguments.ts';
import { type Document, documentsOf, formatOf } from '../input/documents.ts';
import type { Unreadable } from '../input/find_files.ts';
import { pathMatcher } from '../input/glob.ts';
import { readLocations } from '../input/locations.ts';
import type { RuleName } from '../input/rules.ts';
import { type WebReader, webReader } from '../input/web_reader.ts';
import { type Baseline, isKnowable } from '../report/baseline.ts';
import type { Excepted, ObjectReport } from '../report/report.ts';
import { CustomResources } from './custom_resources.ts';
import { applyExceptions, ExceptionReader, isRead, type Judged, withFaults } from './exceptions.ts';
import { kindFilter } from './find_kind.ts';
import { Inspector } from './inspector.ts';
import { minorVersion } from './lifecycle.ts';
import { readPodSecurity } from './pod_security.ts';
import { type CheckLevel, type CheckOptions, checkLevels } from './references.ts';
import { SchemaLocations } from './schema_locations.ts';

/** Judges files by the options of `validate`: of the command line, or of the configuration of an editor's workspace. */
export class FileJudge {
  /** How much a finding of a check across objects weighs. */
  readonly levels: ReadonlyMap<RuleName, CheckLevel>;
  /** The level of PodSecurity that Pods are held to, where one is given. */
  readonly podSecurity: Pick<CheckOptions, 'podSecurity'>;
  /** What the definitions say that were read. */
  readonly #customResources = new CustomResources();
  readonly #args: Arguments;
  readonly #inspector: Inspector;
  readonly #schemas: SchemaLocations | undefined;
  readonly #web: WebReader;
  readonly #isChosen: (object: ObjectReport) => boolean;
  readonly #isOn: (rule: RuleName) => boolean;
  /** Kinds whose schemas were looked for. */
  readonly #looked = new Set<string>();

  /** @throws UsageError */
  constructor(args: Arguments) {
    this.#args = args;
    const version = args.value('kubernetes-version') ?? kubernetesVersion;
    const minor = minorVersion(version);
    const newest = minorVersion(kubernetesVersion);
    const isLax = args.has('lax');
    this.#inspector = new Inspector(scheme, {
      strict: !isLax,
      minor,
      customResources: this.#customResources,
      ...(minor < newest && !isLax && { release: readRelease(version) }),
    });
    this.#web = webReader(args);
    const schemas = args.values('schemas');
    this.#schemas = schemas.length === 0 ? undefined : new SchemaLocations(schemas, this.#web);
    this.#isChosen = chosenBy(args);
    const podSecurity = args.value('pod-security');
    this.podSecurity = podSecurity === undefined ? {} : { podSecurity: readPodSecurity(podSecurity) };
    this.levels = checkLevels(args.values('check'), podSecurity === undefined ? 'warning' : 'error');
    this.#isOn = (rule) => {
      if (this.levels.get(rule) === 'off') return false;
      if (rule === 'version') return minor < newest && !isLax;
      return !isLax || (rule !== 'unknown' && rule !== 'duplicate');
    };
  }

  /**
   * Reads the definitions of custom resources that the options name.
   * @param taken is called with each file
   */
  async readDefinitions(
    complain: (file: Unreadable) => void,
    taken: (path: string, data: string | Uint8Array) => void = () => undefined,
  ): Promise<void> {
    const found = new Map<string, number>();
    for await (const file of readLocations(this.#args.values('crds'), this.#web)) {
      if ('reason' in file) complain(file);
      else {
        const definitions = this.addDefinitions(file.path, file.data);
        found.set(file.location, (found.get(file.location) ?? 0) + definitions);
        taken(file.path, file.data);
      }
    }
    for (const [path, definitions] of found)
      if (definitions === 0) complain({ path, reason: 'has no v1 CustomResourceDefinition' });
  }

  /** Adds the definitions in a file. @returns how many there are */
  addDefinitions(path: string, data: string | Uint8Array): number {
    return this.#customResources.addFrom(path, data);
  }

  /** The documents of a file that are not empty, without checks across objects. */
  async judge(path: string, data: string | Uint8Array, complain: (file: Unreadable) => void): Promise<Judged[]> {
    const documents = this.#inspect(path, data);
    const isNew = await this.#findSchemas(
      documents.flatMap(({ objects }) => objects),
      complain,
    );
    return isNew ? this.#inspect(path, data) : documents;
  }

  /**
   * The objects of a document that are chosen, without the faults that exceptions or the baseline cover.
   * @param writes whether the baseline is made of them
   */
  reports(
    path: string,
    judged: Judged,
    baseline?: Baseline,
    writes = false,
  ): { readonly chosen: ObjectReport[]; readonly filtered: number } {
    const all = withoutBaseline(path, applyExceptions(judged, this.#isOn), baseline, writes);
    const chosen = all.filter(this.#isChosen);
    return { chosen, filtered: all.length - chosen.length };
  }

  #inspect(path: string, data: string | Uint8Array): Judged[] {
    const documents: Judged[] = [];
    const reader = new ExceptionReader();
    for (const document of documentsOf(data, formatOf(path, data))) {
      const objects = this.#inspector.inspect(document);
      const source = sourceOf(document);
      const exceptions = reader.read(document, objects.length === 0);
      if (objects.length > 0)
        documents.push({
          line: document.line,
          objects: source === undefined ? objects : objects.map((each) => ({ ...each, source })),
          exceptions,
        });
    }
    return documents;
  }

  /** Looks for the schemas of what was skipped. @returns whether there is a new one */
  async #findSchemas(objects: readonly ObjectReport[], complain: (file: Unreadable) => void): Promise<boolean> {
    if (this.#schemas === undefined) return false;
    let isNew = false;
    for (const { result, apiVersion, kind } of objects) {
      if (result !== 'skipped') continue;
      const gvk = parseGroupVersion(apiVersion).withKind(kind);
      if (this.#looked.has(String(gvk))) continue;
      this.#looked.add(String(gvk));
      const found = await this.#schemas.find(gvk);
      if (found instanceof Error) complain({ path: `schema of ${kind}`, reason: found.message });
      else if (found !== undefined) this.#customResources.addSchema(gvk, found.schema);
      isNew ||= found !== undefined && !(found instanceof Error);
    }
    return isNew;
  }
}

/**
 * Whether a path is left out by the patterns of `--exclude`.
 * @param root the folder that they are about
 */
export function exclusion(patterns: readonly string[], root = '.'): (path: string) => boolean {
  // A pattern with a slash starts at the working folder; another is a name anywhere below it.
  const matchers = patterns.map((pattern): ((path: string) => boolean) => {
    const hasSlash = pattern.replace(/\/+$/, '').includes('/');
    const matches = pathMatcher(hasSlash ? resolve(pattern) : pattern);
    return (path) => matches(hasSlash ? resolve(path) : relativePath(path, root));
  });
  return (path) => path !== '-' && matchers.some((matches) => matches(path));
}

/** A path as seen from a folder, with slashes: `manifests/web.yaml`. */
export function relativePath(path: string, from = '.'): string {
  return relative(from, path).split(sep).join('/');
}

/** Whether something may be an object: kinds that no server has are those of a program's configuration, too. */
export function mayBeObject(object: ObjectReport): boolean {
  return isRead(object) && object.faults.every(({ reason }) => reason !== 'kind');
}

/** By the kinds of --only and --skip. What has no kind is always meant: it can't be read. */
function chosenBy(args: Arguments): (object: ObjectReport) => boolean {
  const only = args.values('only');
  const isOnly = only.length === 0 ? () => true : kindFilter(only);
  const isSkipped = kindFilter(args.values('skip'));
  return (object) => object.kind === '' || (isOnly(object) && !isSkipped(object));
}

function withoutBaseline(
  path: string,
  objects: ObjectReport[],
  baseline: Baseline | undefined,
  writes: boolean,
): ObjectReport[] {
  if (baseline === undefined) return objects;
  return objects.map((object) => {
    if (!isRead(object)) return object;
    const excepted: Excepted[] = [];
    const isLeft = (fault: ObjectReport['faults'][number]): boolean => {
      if (!isKnowable(fault)) return true;
      if (writes) baseline.add(path, object, fault);
      else if (!baseline.covers(path, object, fault)) return true;
      excepted.push({ fault, by: 'baseline', why: '' });
      return false;
    };
    const left = withFaults(object, object.faults.filter(isLeft), object.warnings.filter(isLeft));
    return excepted.length === 0 ? object : { ...left, excepted: [...(object.excepted ?? []), ...excepted] };
  });
}

/** What `helm template` says before each document: `# Source: web/templates/service.yaml`. */
function sourceOf({ text }: Document): string | undefined {
  return /^(?:(?:#.*|---.*|[ \t]*)\r?\n)*?# Source: (.+?)\r?\n/.exec(text.slice(0, 2000))?.[1];
}
