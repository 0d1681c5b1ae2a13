import { readJSON } from '#engine/json/read';
import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { parseYAML } from '#engine/yaml/index';
import { scheme } from '../../index.js';
import { contentLine, documentsOf, formatOf } from './documents.js';
import { readInput } from './read_input.js';
/** The documents of a file. @throws InputError when it can't be read */
export async function* readManifests(path) {
    const data = await readInput(path);
    for (const document of documentsOf(data, formatOf(path, data))) {
        const line = contentLine(document);
        try {
            yield { line, manifests: manifestsOf(document) };
        }
        catch (error) {
            yield { line, error: asError(error) };
        }
    }
}
/** Parses JSON or YAML, with exact numbers. */
export function parseText(text, isJSON) {
    return isJSON ? readJSON(text).value : parseYAML(text);
}
/** The objects of a document: those of a List one by one, none of an empty document. */
function manifestsOf(document) {
    if (document.error !== undefined)
        throw new SyntaxError(document.error);
    const value = parseText(document.text, document.format === 'json');
    if (value === null && document.format === 'yaml')
        return [];
    if (!isMap(value))
        throw new SyntaxError('a manifest is an object with apiVersion and kind');
    const { apiVersion, kind, items } = value;
    if (apiVersion !== 'v1' || kind !== 'List' || !Array.isArray(items))
        return [asManifest(value)];
    return items.map((item) => {
        if (!isMap(item))
            throw new SyntaxError('an item of the List is no object');
        return asManifest(item);
    });
}
function asManifest(value) {
    const { apiVersion, kind } = value;
    if (typeof apiVersion !== 'string' || typeof kind !== 'string')
        throw new SyntaxError(`no ${typeof kind === 'string' ? 'apiVersion' : 'kind'}: a manifest has apiVersion and kind`);
    return value;
}
/** The class of a manifest's kind; undefined when it is not part of the Kubernetes API. */
export function classOf({ apiVersion, kind }) {
    const [version = '', group = ''] = apiVersion.split('/').reverse();
    return scheme.typeFor({ group, version, kind });
}
/** The message of a patch that does not fit, with the path. */
export function patchFault(error) {
    const { message, path, operation } = error;
    const where = operation === undefined ? path : `operation ${operation + 1}`;
    return typeof where === 'string' && where !== '' ? `${where}: ${message}` : message;
}
