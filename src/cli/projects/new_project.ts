/// <reference types="node" />
import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { printable } from '../printable.ts';
import { programVersion } from '../program_version.ts';
import { UsageError } from '../usage_error.ts';
import { readHeader, withHeader } from './header.ts';
import { checkGroup, checkKind, checkPlural, checkProject, kindOf, type Names, pluralOf } from './names.ts';
import { render } from './render.ts';
import { type Files, readTemplate } from './template.ts';
import { writeProject } from './write_files.ts';

/** What things are called in `examples/operator`. */
const DATASTORE: Names = {
  project: 'datastore-operator',
  group: 'data.example.com',
  version: 'v1alpha1',
  kind: 'Datastore',
  plural: 'datastores',
};

/** The work of `new`. @returns the exit status @throws UsageError OutputError */
export function newProject(args: Arguments): number {
  const [what, name, more] = args.paths;
  if (what !== 'operator')
    throw new UsageError(what === undefined ? 'missing what: operator' : `can't make ${what}: operator`);
  if (name === undefined) throw new UsageError(`missing name: kubetyped new ${what} NAME`);
  if (more !== undefined) throw new UsageError(`one name is enough, not ${more}`);
  checkProject(name);
  const folder = args.value('dir') ?? name;
  const files = withVersion(operator(name, args));
  const header = args.value('header');
  const written = header === undefined ? files : withHeader(files, readHeader(header));
  if (args.has('dry-run')) {
    process.stdout.write(
      `${Object.keys(written)
        .map((path) => `${printable(folder)}/${path}\n`)
        .join('')}`,
    );
    return OK;
  }
  writeProject(folder, written);
  process.stdout.write(`wrote ${Object.keys(written).length} files; next:

  cd ${printable(folder)}
  npm install
  npm test
  npm start
`);
  return OK;
}

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

/** The project with the library that made it. */
function withVersion(files: Files): Files {
  const manifest = files['package.json'] ?? '';
  return { ...files, 'package.json': manifest.replace(/("kubetyped": ")[^"]*"/, `$1^${programVersion()}"`) };
}
