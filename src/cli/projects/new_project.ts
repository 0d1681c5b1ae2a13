/// <reference types="node" />

import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { printable } from '../printable.ts';
import { programVersion } from '../program_version.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';
import { readHeader, withHeader } from './header.ts';
import { checkGroup, checkKind, checkPlural, checkProject, kindOf, pluralOf } from './names.ts';
import { render } from './render.ts';
import { filesWithoutResources } from './resource_files.ts';
import { AVIARY, DATASTORE, type Files, readTemplate } from './templates.ts';
import { writeProject } from './write_files.ts';

/** The work of `new`. @returns the exit status @throws UsageError OutputError */
export function newProject(args: Arguments): number {
  const [what = '', name, more] = args.paths;
  const make = Object.hasOwn(PROJECTS, what) ? PROJECTS[what] : undefined;
  if (make === undefined)
    throw new UsageError(`${what === '' ? 'missing what' : `can't make ${what}`}: operator, apiserver or manifests`);
  if (name === undefined) throw new UsageError(`missing name: kubetyped new ${what} NAME`);
  if (more !== undefined) throw new UsageError(`one name is enough, not ${more}`);
  checkProject(name);
  const folder = args.value('dir') ?? name;
  const files = withVersion(make(name, args));
  const header = args.value('header');
  const written = header === undefined ? files : withHeader(files, readHeader(header));
  const paths = Object.keys(written).map((path) => `${printable(folder)}/${path}\n`);
  if (args.has('dry-run')) {
    streams().stdout.write(paths.join(''));
    return OK;
  }
  writeProject(folder, written);
  const create =
    what === 'apiserver' ? '\n  npx kubetyped create resource --group GROUP --version v1alpha1 --kind KIND' : '';
  streams().stdout.write(`wrote ${paths.length} files; next:

  cd ${printable(folder)}
  npm install${create}
  npm test
  npm start
`);
  return OK;
}

const PROJECTS: Readonly<Record<string, (name: string, args: Arguments) => Files>> = { operator, apiserver, manifests };

function operator(name: string, args: Arguments): Files {
  const base = name.replace(/-operator$/, '');
  const kind = args.value('kind') ?? kindOf(base);
  checkKind(kind);
  const plural = args.value('plural') ?? pluralOf(kind);
  checkPlural(plural, kind);
  const group = `${args.value('group') ?? base}.${args.value('domain') ?? 'example.com'}`;
  checkGroup(group);
  return render(readTemplate('operator'), DATASTORE, { project: name, group, version: 'v1alpha1', kind, plural });
}

function apiserver(name: string, args: Arguments): Files {
  refuse(args, 'apiserver', ['group', 'kind', 'plural'], 'kubetyped create resource does, in the project');
  const domain = args.value('domain') ?? 'example.com';
  checkGroup(`group.${domain}`);
  const files = render(filesWithoutResources(), AVIARY, { ...AVIARY, project: name });
  const manifest = files['package.json'] ?? '';
  return { ...files, 'package.json': manifest.replace(/("domain": ")[^"]*"/, `$1${domain}"`) };
}

function manifests(name: string, args: Arguments): Files {
  refuse(args, 'manifests', ['domain', 'group', 'kind', 'plural'], 'change the objects in src/base.ts');
  const renamed = (text = ''): string => text.replace('environments', name);
  const files = readTemplate('manifests');
  return { ...files, 'package.json': renamed(files['package.json']), 'README.md': renamed(files['README.md']) };
}

function refuse(args: Arguments, what: string, options: readonly string[], hint: string): void {
  for (const option of options)
    if (args.value(option) !== undefined) throw new UsageError(`new ${what} takes no --${option}`, hint);
}

/** The project with the library that made it. */
function withVersion(files: Files): Files {
  const manifest = files['package.json'] ?? '';
  return { ...files, 'package.json': manifest.replace(/("kubetyped": ")[^"]*"/, `$1^${programVersion()}"`) };
}
