import { OK } from '../command.js';
import { printable } from '../printable.js';
import { programVersion } from '../program_version.js';
import { UsageError } from '../usage_error.js';
import { readHeader, withHeader } from './header.js';
import { checkGroup, checkKind, checkPlural, checkProject, kindOf, pluralOf } from './names.js';
import { render } from './render.js';
import { filesWithoutResources } from './resource_files.js';
import { AVIARY, DATASTORE, readTemplate } from './templates.js';
import { writeProject } from './write_files.js';
/** The work of `new`. @returns the exit status @throws UsageError OutputError */
export function newProject(args) {
    const [what = '', name, more] = args.paths;
    if (what !== 'operator' && what !== 'apiserver')
        throw new UsageError(`${what === '' ? 'missing what' : `can't make ${what}`}: operator or apiserver`);
    if (name === undefined)
        throw new UsageError(`missing name: kubetyped new ${what} NAME`);
    if (more !== undefined)
        throw new UsageError(`one name is enough, not ${more}`);
    checkProject(name);
    const folder = args.value('dir') ?? name;
    const files = withVersion(what === 'operator' ? operator(name, args) : apiserver(name, args));
    const header = args.value('header');
    const written = header === undefined ? files : withHeader(files, readHeader(header));
    const paths = Object.keys(written).map((path) => `${printable(folder)}/${path}\n`);
    if (args.has('dry-run')) {
        process.stdout.write(paths.join(''));
        return OK;
    }
    writeProject(folder, written);
    const create = what === 'apiserver' ? '\n  npx kubetyped create resource --group GROUP --version v1alpha1 --kind KIND' : '';
    process.stdout.write(`wrote ${paths.length} files; next:

  cd ${printable(folder)}
  npm install${create}
  npm test
  npm start
`);
    return OK;
}
function operator(name, args) {
    const base = name.replace(/-operator$/, '');
    const kind = args.value('kind') ?? kindOf(base);
    checkKind(kind);
    const plural = args.value('plural') ?? pluralOf(kind);
    checkPlural(plural, kind);
    const group = `${args.value('group') ?? base}.${args.value('domain') ?? 'example.com'}`;
    checkGroup(group);
    return render(readTemplate('operator'), DATASTORE, { project: name, group, version: 'v1alpha1', kind, plural });
}
function apiserver(name, args) {
    for (const option of ['group', 'kind', 'plural'])
        if (args.value(option) !== undefined)
            throw new UsageError(`new apiserver takes no --${option}`, 'kubetyped create resource does, in the project');
    const domain = args.value('domain') ?? 'example.com';
    checkGroup(`group.${domain}`);
    const files = render(filesWithoutResources(), AVIARY, { ...AVIARY, project: name });
    const manifest = files['package.json'] ?? '';
    return { ...files, 'package.json': manifest.replace(/("domain": ")[^"]*"/, `$1${domain}"`) };
}
/** The project with the library that made it. */
function withVersion(files) {
    const manifest = files['package.json'] ?? '';
    return { ...files, 'package.json': manifest.replace(/("kubetyped": ")[^"]*"/, `$1^${programVersion()}"`) };
}
