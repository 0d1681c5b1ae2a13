import type { Names } from './names.ts';
import { render } from './render.ts';
import { AVIARY, type Files, RESOURCES, readTemplate } from './templates.ts';

/** What a new resource is to have. */
export interface ResourceParts {
  readonly status: boolean;
  readonly controller: boolean;
}

const FOLDER = 'src/zoo/v1alpha1';
const isOfResource = (path: string): boolean => /zoo|bird/.test(path);
const isOfController = (path: string): boolean => /_controller|rbac_/.test(path);

/** The files of the project of an API server that has no resources yet. */
export function filesWithoutResources(): Files {
  const files = Object.entries(readTemplate('apiserver')).filter(([path]) => !isOfResource(path));
  return Object.fromEntries(
    files.map(([path, text]) => [path, path === RESOURCES ? text.replace(/^export \{ .*\n/gm, '') : text]),
  );
}

/** The files of a resource, by their paths in the project. @throws UsageError */
export function resourceFiles(names: Names, { status, controller }: ResourceParts): Files {
  const files = Object.entries(readTemplate('apiserver')).filter(
    ([path]) => isOfResource(path) && (controller || !isOfController(path)),
  );
  const edits = [...(controller ? [] : WITHOUT_CONTROLLER), ...(status ? [] : WITHOUT_STATUS)];
  const chosen = files.map(([path, text]): [string, string] => [
    path,
    edits.filter(([file]) => file === path).reduce((rest, [, part]) => without(rest, part), text),
  ]);
  return render(Object.fromEntries(chosen), AVIARY, names);
}

/** What is left out of a file. */
type Edit = readonly [path: string, part: RegExp];

const WITHOUT_CONTROLLER: readonly Edit[] = [
  [`${FOLDER}/bird_resource.ts`, /^import \{ newBirdController \}.*\n/m],
  [`${FOLDER}/bird_resource.ts`, /^ {2}controller: .*\n/m],
];

const WITHOUT_STATUS: readonly Edit[] = [
  [`${FOLDER}/bird.ts`, /conditionsSchema, /],
  [`${FOLDER}/bird.ts`, /^ {2}subresources: .*\n/m],
  [`${FOLDER}/bird.ts`, /^ {6}status: \{\n(?: {8}.*\n)* {6}\},\n/m],
  [`${FOLDER}/bird_resource.ts`, /^ {4}subresources: .*\n/m],
  ['test/zoo_v1alpha1_bird.test.ts', /\ntest\('the status of [^]*$/],
  ['docs/zoo_v1alpha1_bird.md', /(?:^\| `status\..*\n)+/m],
];

function without(text: string, part: RegExp): string {
  const rest = text.replace(part, '');
  if (rest === text) throw new TypeError(`the template has no ${part.source}`);
  return rest;
}
