/// <reference types="node" />

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import { isMap } from '#engine/json/untyped';
import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';
import { writeChanges } from './changes.ts';
import { readHeader } from './header.ts';
import { checkGroup, checkKind, checkPlural, checkVersion, type Names, pluralOf } from './names.ts';
import { withStep } from './scaffold.ts';
import { filesOfStep } from './steps.ts';
import { RESOURCES } from './templates.ts';

/** What `kubetyped new apiserver` wrote of a project. */
interface Project {
  readonly folder: string;
  readonly name: string;
  readonly domain: string;
  /** The text of {@link RESOURCES}. */
  readonly resources: string;
}

/** `create resource`. @returns the exit status @throws UsageError */
export function createResource(args: Arguments): number {
  const [, more] = args.paths;
  if (more !== undefined) throw new UsageError(`create resource takes no ${more}: use --kind`);
  const project = readProject(args.value('dir') ?? '.');
  const { shortGroup, ...names } = namesOf(args, project);
  const line = registration(project, names, shortGroup);
  const controller = args.has('controller');
  const status = controller || args.values('subresource').includes('status');
  const given = { do: 'create resource', ...names, controller: String(controller), status: String(status) };
  const header = args.value('header');
  const step = header === undefined ? given : { ...given, header: readHeader(header) };
  const all = filesOfStep(step);
  // Resources of one group and version have it in common.
  const isThere = (path: string): boolean =>
    path.startsWith('manifests/apiservice_') && existsSync(join(project.folder, path));
  const files = Object.fromEntries(Object.entries(all).filter(([path]) => !isThere(path)));
  if (!args.has('dry-run'))
    writeChanges(project.folder, [
      ...Object.entries(files).map(([path, after]) => ({ path, before: undefined, after })),
      ...withStep(project.folder, step),
      { path: RESOURCES, before: project.resources, after: `${project.resources.trimEnd()}\n${line}\n` },
    ]);
  const lines = [...Object.keys(files).map((path) => `wrote ${path}`), `changed ${RESOURCES}`];
  streams().stdout.write(lines.map((each) => `${printable(each)}\n`).join(''));
  return OK;
}

/** @throws UsageError for a folder without such a project */
function readProject(folder: string): Project {
  const notOne = new UsageError(
    `there is no project of kubetyped new apiserver in ${folder === '.' ? 'this folder' : folder}`,
    'make one: kubetyped new apiserver NAME',
  );
  let manifest: unknown;
  let resources: string;
  try {
    manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    resources = readFileSync(join(folder, RESOURCES), 'utf8');
  } catch {
    throw notOne;
  }
  if (!isMap(manifest) || !isMap(manifest['kubetyped'])) throw notOne;
  const { name } = manifest;
  const { domain } = manifest['kubetyped'];
  if (typeof name !== 'string' || typeof domain !== 'string') throw notOne;
  return { folder, name, domain, resources };
}

function namesOf(args: Arguments, { name, domain }: Project): Names & { readonly shortGroup: string } {
  const [shortGroup, version, kind] = ['group', 'version', 'kind'].map((option) => {
    const value = args.value(option);
    if (value === undefined) throw new UsageError(`missing --${option}`);
    return value;
  });
  if (shortGroup === undefined || version === undefined || kind === undefined) throw new UsageError('missing options');
  if (isDNS1123Label(shortGroup).length > 0 || /^\d/.test(shortGroup))
    throw new UsageError(`invalid group ${shortGroup}`, `use its first part: the group of shop.${domain} is shop`);
  const group = `${shortGroup}.${domain}`;
  checkGroup(group);
  checkVersion(version);
  checkKind(kind);
  const plural = args.value('plural') ?? pluralOf(kind);
  checkPlural(plural, kind);
  return { project: name, group, version, kind, plural, shortGroup };
}

/** The line that has a resource served. @throws UsageError when there is one */
function registration({ resources }: Project, { group, version, kind }: Names, shortGroup: string): string {
  const file = `${kind.toLowerCase()}_resource.ts`;
  const [, there] = new RegExp(`'\\./${shortGroup}/([^/']+)/${file}'`).exec(resources) ?? [];
  if (there === version) throw new UsageError(`${kind} of ${group}/${version} already exists`);
  if (there !== undefined)
    throw new UsageError(
      `${kind} of ${group} already exists, in version ${there}`,
      `serve it in ${version} too by otherVersions in src/${shortGroup}/${there}/${file}`,
    );
  const name = `${shortGroup}_${version}_${kind.toLowerCase()}`.replaceAll('-', '_');
  return `export { resource as ${name} } from './${shortGroup}/${version}/${file}';`;
}
