import { render } from './render.js';
import { AVIARY, RESOURCES, readTemplate } from './templates.js';
const FOLDER = 'src/zoo/v1alpha1';
const isOfResource = (path) => /zoo|bird/.test(path);
const isOfController = (path) => /_controller|rbac_/.test(path);
/** The files of the project of an API server that has no resources yet. */
export function filesWithoutResources() {
    const files = Object.entries(readTemplate('apiserver')).filter(([path]) => !isOfResource(path));
    return Object.fromEntries(files.map(([path, text]) => [path, path === RESOURCES ? text.replace(/^export \{ .*\n/gm, '') : text]));
}
/** The files of a resource, by their paths in the project. @throws UsageError */
export function resourceFiles(names, { status, controller }) {
    const files = Object.entries(readTemplate('apiserver')).filter(([path]) => isOfResource(path) && (controller || !isOfController(path)));
    const edits = [...(controller ? [] : WITHOUT_CONTROLLER), ...(status ? [] : WITHOUT_STATUS)];
    const chosen = files.map(([path, text]) => [
        path,
        edits.filter(([file]) => file === path).reduce((rest, [, part]) => without(rest, part), text),
    ]);
    return render(Object.fromEntries(chosen), AVIARY, names);
}
const WITHOUT_CONTROLLER = [
    [`${FOLDER}/bird_resource.ts`, /^import \{ newBirdController \}.*\n/m],
    [`${FOLDER}/bird_resource.ts`, /^ {2}controller: .*\n/m],
];
const WITHOUT_STATUS = [
    [`${FOLDER}/bird.ts`, /conditionsSchema, /],
    [`${FOLDER}/bird.ts`, /^ {2}subresources: .*\n/m],
    [`${FOLDER}/bird.ts`, /^ {6}status: \{\n(?: {8}.*\n)* {6}\},\n/m],
    [`${FOLDER}/bird_resource.ts`, /^ {4}subresources: .*\n/m],
    ['test/zoo_v1alpha1_bird.test.ts', /\ntest\('the status of [^]*$/],
    ['docs/zoo_v1alpha1_bird.md', /(?:^\| `status\..*\n)+/m],
];
function without(text, part) {
    const rest = text.replace(part, '');
    if (rest === text)
        throw new TypeError(`the template has no ${part.source}`);
    return rest;
}
