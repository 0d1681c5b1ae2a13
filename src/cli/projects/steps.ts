import { programVersion } from '../program_version.ts';
import { UsageError } from '../usage_error.ts';
import { withHeader } from './header.ts';
import type { Names } from './names.ts';
import { render } from './render.ts';
import { filesWithoutResources, resourceFiles } from './resource_files.ts';
import { AVIARY, DATASTORE, type Files, MEMO, readTemplate } from './templates.ts';

/** One command that wrote files of a project, with all that they depend on: `{ do: 'create kind', kind: 'Memo', ... }`. */
export type Step = Readonly<Record<string, string>>;

/** The files that a step writes, by the templates of this version. @throws UsageError */
export function filesOfStep(step: Step): Files {
  const { do: what = '', header } = step;
  const make = Object.hasOwn(STEPS, what) ? STEPS[what] : undefined;
  if (make === undefined) throw new UsageError(`kubetyped ${programVersion()} does not know how to ${what}`);
  const files = make(step);
  return header === undefined ? files : withHeader(files, header);
}

const STEPS: Readonly<Record<string, (step: Step) => Files>> = {
  'new operator': (step) => withVersion(render(readTemplate('operator'), DATASTORE, namesOf(step))),
  'new apiserver': apiserver,
  'new manifests': manifests,
  'create resource': (step) =>
    resourceFiles(namesOf(step), { controller: step['controller'] === 'true', status: step['status'] === 'true' }),
  'create kind': kind,
  'create webhook': webhook,
  'create version': version,
  'create chart': ({ project = '' }) =>
    render(
      partFiles((path) => path.startsWith('chart/') || path === 'src/chart.ts'),
      MEMO,
      { ...MEMO, project },
    ),
};

function namesOf({ project = '', group = '', version: of = '', kind: name = '', plural = '' }: Step): Names {
  return { project, group, version: of, kind: name, plural };
}

function apiserver({ project = '', domain = '' }: Step): Files {
  const files = withVersion(render(filesWithoutResources(), AVIARY, { ...AVIARY, project }));
  const manifest = files['package.json'] ?? '';
  return { ...files, 'package.json': manifest.replace(/("domain": ")[^"]*"/, `$1${domain}"`) };
}

function manifests({ project = '' }: Step): Files {
  const renamed = (text = ''): string => text.replace('environments', project);
  const files = withVersion(readTemplate('manifests'));
  return { ...files, 'package.json': renamed(files['package.json']), 'README.md': renamed(files['README.md']) };
}

function kind(step: Step): Files {
  const chosen = partFiles((path) => /\/(?:sample_)?memo(?:_controller|\.test)?\.\w+$/.test(path));
  return render(step['scope'] === 'Cluster' ? withoutNamespace(chosen) : chosen, MEMO, namesOf(step));
}

/** @throws UsageError for a Kind that could have no webhook or version later: their code has another use for its name */
export function checkNames(step: Step): void {
  render(
    partFiles((path) => path.includes('memo')),
    MEMO,
    namesOf(step),
  );
}

function webhook(step: Step): Files {
  const aspects = (step['aspects'] ?? '').split(' ');
  const chosen = partFiles((path) => aspects.some((aspect) => path.includes(`memo_${aspect}`)));
  return placed(render(chosen, MEMO, namesOf(step)), step);
}

/** All but the definition itself, which begins as a copy of what its owner wrote. */
function version(step: Step): Files {
  const { to = '' } = step;
  const changed = (files: Files, change: (text: string) => string): Files =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [change(path), change(text)]));
  const chosen = partFiles((path) => /memo_v2(?:_conversion|\.test)/.test(path));
  // Through the placeholder v0: the names that are put in may themselves have v2 in them.
  const open = changed(chosen, (text) =>
    text.replace(/(?<=Memo|to|from)V2/g, 'V0').replace(/(?<=\b|memo_)v2(?=\b|_)/g, 'v0'),
  );
  const renamed = render(open, MEMO, namesOf(step));
  const files = changed(renamed, (text) =>
    text.replace(/V0\b/g, to.replace('v', 'V')).replace(/(?<=\b|_)v0(?=\b|_)/g, to),
  );
  return { ...placed(files, step), ...partFiles((path) => path === RANDOM) };
}

/** What the tests of all versions share. */
export const RANDOM = 'test/random_objects.ts';

function partFiles(isChosen: (path: string) => boolean): Files {
  return Object.fromEntries(Object.entries(readTemplate('parts')).filter(([path]) => isChosen(path)));
}

/** Files that read what has another place in the project: the definition of the Kind, and a sample. */
function placed(files: Files, { kind: name = '', path = '', sample = '' }: Step): Files {
  const file = name.toLowerCase();
  const place = (text: string): string =>
    text
      .replaceAll(`'../src/${file}.ts'`, `'../${path}'`)
      .replaceAll(`'./${file}.ts'`, `'./${path.slice('src/'.length)}'`)
      .replaceAll(`manifests/sample_${file}.yaml`, sample);
  return Object.fromEntries(Object.entries(files).map(([at, text]) => [at, place(text)]));
}

/** A Kind whose objects are in no namespace. */
function withoutNamespace(files: Files): Files {
  const edits: readonly (readonly [path: string, from: string, to: string])[] = [
    ['src/memo.ts', "  plural: 'memos',\n", "  plural: 'memos',\n  namespaced: false,\n"],
    ['src/memo_controller.ts', '{ name, namespace }, status', '{ name }, status'],
    ['manifests/sample_memo.yaml', '  namespace: default\n', ''],
    ['test/memo.test.ts', "const namespace = 'default';\n", ''],
    ['test/memo.test.ts', 'resource(Memo, { namespace })', 'resource(Memo)'],
    ['test/memo.test.ts', "{ name: 'a', namespace }", "{ name: 'a' }"],
    ['test/memo.test.ts', "{ name: 'wrong', namespace }", "{ name: 'wrong' }"],
  ];
  const texts = new Map(Object.entries(files));
  for (const [path, from, to] of edits) {
    const text = texts.get(path) ?? '';
    if (!text.includes(from)) throw new TypeError(`the template ${path} has no ${from}`);
    texts.set(path, text.replace(from, to));
  }
  return Object.fromEntries(texts);
}

/** The project with the library that made it. */
function withVersion(files: Files): Files {
  const manifest = files['package.json'] ?? '';
  return { ...files, 'package.json': manifest.replace(/("kubetyped": ")[^"]*"/, `$1^${programVersion()}"`) };
}
