/// <reference types="node" />

import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { printable } from '../printable.ts';
import { programVersion } from '../program_version.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';
import { readHeader } from './header.ts';
import { checkGroup, checkKind, checkPlural, checkProject, kindOf, pluralOf } from './names.ts';
import { SCAFFOLD, scaffoldText } from './scaffold.ts';
import { checkNames, filesOfStep, type Step } from './steps.ts';
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
  const header = args.value('header');
  const step = { ...make(name, args), ...(header !== undefined && { header: readHeader(header) }) };
  const files = filesOfStep(step);
  const scaffold = { version: programVersion(), steps: [step], files };
  const written = { ...files, [SCAFFOLD]: scaffoldText(scaffold) };
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

const PROJECTS: Readonly<Record<string, (name: string, args: Arguments) => Step>> = { operator, apiserver, manifests };

function operator(name: string, args: Arguments): Step {
  const base = name.replace(/-operator$/, '');
  const kind = args.value('kind') ?? kindOf(base);
  checkKind(kind);
  const plural = args.value('plural') ?? pluralOf(kind);
  checkPlural(plural, kind);
  const group = `${args.value('group') ?? base}.${args.value('domain') ?? 'example.com'}`;
  checkGroup(group);
  const step = { do: 'new operator', project: name, group, version: 'v1alpha1', kind, plural };
  checkNames(step);
  return step;
}

function apiserver(name: string, args: Arguments): Step {
  refuse(args, 'apiserver', ['group', 'kind', 'plural'], 'kubetyped create resource does, in the project');
  const domain = args.value('domain') ?? 'example.com';
  checkGroup(`group.${domain}`);
  return { do: 'new apiserver', project: name, domain };
}

function manifests(name: string, args: Arguments): Step {
  refuse(args, 'manifests', ['domain', 'group', 'kind', 'plural'], 'change the objects in src/base.ts');
  return { do: 'new manifests', project: name };
}

function refuse(args: Arguments, what: string, options: readonly string[], hint: string): void {
  for (const option of options)
    if (args.value(option) !== undefined) throw new UsageError(`new ${what} takes no --${option}`, hint);
}
