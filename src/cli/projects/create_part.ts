/// <reference types="node" />

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';
import { type Change, makeChanges } from './changes.ts';
import { readHeader } from './header.ts';
import { checkGroup, checkKind, checkPlural, checkVersion, compareVersions, pluralOf } from './names.ts';
import { type FoundKind, findKind, type OperatorProject, readOperatorProject } from './operator_project.ts';
import { withStep } from './scaffold.ts';
import { checkNames, filesOfStep, RANDOM, type Step } from './steps.ts';
import { type Files, PARTS } from './templates.ts';

/** What is added to the project of an operator: files, and lines of {@link PARTS} by their names. */
interface Addition {
  readonly step: Step;
  /** Files that are made of what the owner wrote. */
  readonly copy?: Files;
  readonly lines: Readonly<Record<string, string>>;
}

/** `create kind NAME`. @returns the exit status @throws UsageError */
export function createKind(args: Arguments): number {
  const [, kind, ...more] = args.paths;
  if (kind === undefined) throw new UsageError('missing name: kubetyped create kind NAME');
  refuseMore(more, 'kind NAME');
  checkKind(kind);
  const project = projectOf(args);
  const group = groupOf(args.value('group'), project);
  const version = args.value('version') ?? 'v1alpha1';
  checkVersion(version);
  const plural = args.value('plural') ?? pluralOf(kind);
  checkPlural(plural, kind);
  const file = kind.toLowerCase();
  for (const other of project.kinds) {
    if (other.kind.toLowerCase() === file)
      throw new UsageError(
        `there is a kind ${other.kind} already, in ${other.path}`,
        other.version === version ? 'use another name' : `kubetyped create version ${other.kind} ${version}`,
      );
    if (other.plural === plural && other.group === group)
      throw new UsageError(`${plural}.${group} are the objects of ${other.kind} already`, 'use another --plural');
  }
  const step = { do: 'create kind', project: project.name, group, version, kind, plural, ...scopeOf(args) };
  checkNames(step);
  return addPart(args, project, { step, lines: { [file]: `${file}_controller` } }, [
    `write the fields of ${kind} in src/${file}.ts and what it does in src/${file}_controller.ts, then:`,
  ]);
}

function scopeOf(args: Arguments): Step {
  return args.has('cluster') ? { scope: 'Cluster' } : {};
}

/** `create webhook KIND`. @returns the exit status @throws UsageError */
export function createWebhook(args: Arguments): number {
  const [, name, ...more] = args.paths;
  if (name === undefined) throw new UsageError('missing kind: kubetyped create webhook KIND --defaulting --validation');
  refuseMore(more, 'webhook KIND');
  const aspects = ['defaulting', 'validation'].filter((aspect) => args.has(aspect));
  if (aspects.length === 0)
    throw new UsageError(
      'what is the webhook to do? --defaulting, --validation or both',
      'conversions come with kubetyped create version KIND VERSION',
    );
  const project = projectOf(args);
  const kind = findKind(project, name);
  const step = { do: 'create webhook', ...existing(kind, project), aspects: aspects.join(' ') };
  const file = kind.kind.toLowerCase();
  const lines = aspects.map((aspect) => [`${file}_${aspect}`, `${file}_${aspect}`] as const);
  return addPart(args, project, { step, lines: Object.fromEntries(lines) }, [
    `write what happens to ${kind.plural} in ${lines.map(([path]) => `src/${path}.ts`).join(' and ')}, then:`,
  ]);
}

/** `create version KIND VERSION`. @returns the exit status @throws UsageError */
export function createVersion(args: Arguments): number {
  const [, name, version, ...more] = args.paths;
  if (name === undefined || version === undefined)
    throw new UsageError('missing kind or version: kubetyped create version KIND VERSION');
  refuseMore(more, 'version KIND VERSION');
  checkVersion(version);
  const project = projectOf(args);
  const stored = findKind(project, name);
  const all = project.kinds.filter(({ kind, group }) => kind === name && group === stored.group);
  const there = all.find((each) => each.version === version);
  if (there !== undefined) throw new UsageError(`${name} has a version ${version} already, in ${there.path}`);
  const newest = all.reduce((a, b) => (compareVersions(a.version, b.version) >= 0 ? a : b));
  if (compareVersions(version, newest.version) < 0)
    throw new UsageError(
      `${version} is older than ${newest.version}, which ${name} has already`,
      'use a newer one: v1alpha1, v1alpha2, v1beta1, v1, v2 is their order',
    );
  const file = name.toLowerCase();
  const copy = { [`src/${file}_${version}.ts`]: copyOf(newest, `${name}${version.replace('v', 'V')}`, version) };
  const step = { do: 'create version', ...existing(stored, project), to: version };
  return addPart(args, project, { step, copy, lines: { [`${file}_${version}`]: `${file}_${version}_conversion` } }, [
    `change the fields in src/${file}_${version}.ts and convert them in src/${file}_${version}_conversion.ts, then:`,
  ]);
}

/** The definition of a Kind as that of a newer version, which its owner changes. @throws UsageError */
function copyOf({ path, text, variable, kind, version }: FoundKind, newVariable: string, newVersion: string): string {
  // Names in texts and comments stay.
  const isOwn = new RegExp(`^${variable}(?=(?:Spec|Status)?$)`);
  const renamed = text.replace(
    /\/\*[^]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<![.\w$])[A-Za-z_$][\w$]*/g,
    (token) => token.replace(isOwn, newVariable),
  );
  const copy = renamed.replace(new RegExp(`^( {2}version: )(['"])${version}\\2,$`, 'm'), `$1$2${newVersion}$2,`);
  if (copy === renamed || !copy.includes(`const ${newVariable} = defineKind(`))
    throw new UsageError(`${path}: could not make version ${newVersion} of ${kind} of it`);
  return copy;
}

/** What a step has to know of a Kind that is there. @throws UsageError */
function existing({ group, version, kind, plural, path }: FoundKind, project: OperatorProject): Step {
  const sample = sampleOf(project, `${group}/${version}`, kind);
  return { project: project.name, group, version, kind, plural, path, sample };
}

/** @throws UsageError when there is none */
function sampleOf({ samples }: OperatorProject, apiVersion: string, kind: string): string {
  const found = samples.find(
    ({ text }) => text.includes(`apiVersion: ${apiVersion}\n`) && text.includes(`kind: ${kind}\n`),
  );
  if (found !== undefined) return found.path;
  throw new UsageError(
    `there is no sample of ${kind} in manifests, with which the test begins`,
    `write one: manifests/sample_${kind.toLowerCase()}.yaml`,
  );
}

export function projectOf(args: Arguments): OperatorProject {
  return readOperatorProject(args.value('dir') ?? '.');
}

function refuseMore([more]: readonly string[], usage: string): void {
  if (more !== undefined) throw new UsageError(`unexpected ${more}: kubetyped create ${usage}`);
}

/** A group by its first part, whose domain is that of the project, or by its whole name. */
function groupOf(given: string | undefined, project: OperatorProject): string {
  if (given === undefined) return project.group;
  const isShort = !given.includes('.');
  if (isShort && (isDNS1123Label(given).length > 0 || /^\d/.test(given)))
    throw new UsageError(
      `invalid group ${given}`,
      'use small letters, digits and dashes: billing, billing.example.com',
    );
  const group = isShort ? `${given}.${project.group.slice(project.group.indexOf('.') + 1)}` : given;
  checkGroup(group);
  return group;
}

/** Writes what is added, or shows it. @returns the exit status */
export function addPart(
  args: Arguments,
  project: OperatorProject,
  { step: given, copy = {}, lines }: Addition,
  next: readonly string[],
): number {
  const header = args.value('header');
  const step = header === undefined ? given : { ...given, header: readHeader(header) };
  const changes: Change[] = Object.entries({ ...copy, ...filesOfStep(step) })
    // Versions share it.
    .filter(([path]) => path !== RANDOM || !existsSync(join(project.folder, path)))
    .map(([path, after]) => ({ path, before: undefined, after }));
  const parts = withLines(project.parts, lines);
  if (parts !== project.parts) changes.push({ path: PARTS, before: project.parts, after: parts });
  const isDryRun = args.has('dry-run');
  makeChanges(project.folder, isDryRun ? changes : [...changes, ...withStep(project.folder, step)], isDryRun);
  if (!isDryRun) streams().stdout.write(`${next.join('\n')}\n\n  npm run manifests\n  npm test\n`);
  return OK;
}

/** The list of parts with more of them. @throws UsageError when its owner has made something else of it */
function withLines(text: string, lines: Readonly<Record<string, string>>): string {
  const missing = Object.entries(lines)
    .map(([name, file]) => `export { part as ${name.replaceAll('-', '_')} } from './${file}.ts';`)
    .filter((line) => !text.split(/\r?\n/).includes(line));
  if (missing.length === 0) return text;
  const code = text
    .replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
    .replace(/export\s*(?:type\s*)?(?:\{[^{}]*\}|\*)(?:\s*from\s*(?:'[^'\n]*'|"[^"\n]*"))?\s*;?/g, '');
  const taken = Object.keys(lines).find((name) => new RegExp(`\\bas ${name.replaceAll('-', '_')}\\b`).test(text));
  if (taken !== undefined) throw new UsageError(`${PARTS} exports ${taken} already`, 'use another name');
  if (code.trim() !== '')
    throw new UsageError(
      `${PARTS} has more in it than exports, so it is not changed, and nothing else is`,
      `add this, then run the command again:\n${missing.join('\n')}`,
    );
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text.trimEnd()}${end}${missing.join(end)}${end}`;
}
