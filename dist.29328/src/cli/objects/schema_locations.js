/// <reference types="node" />
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asError } from '#engine/text/as_error';
import { readInput } from '../input/read_input.js';
import { isWebAddress, withoutCredentials } from '../web_address.js';
/** Where a location without placeholders has the schema of a kind: the layout of catalogs of CRDs. */
const DEFAULT_LAYOUT = '{group}/{kind}_{version}.json';
const PLACEHOLDER = /\{(?:group|kind|version)\}|\{\{\s*\.(?:Group|ResourceKind|ResourceAPIVersion)\s*\}\}/g;
/** Names of this kind only: they become parts of paths. */
const NAME = /^[a-z0-9][a-z0-9.-]*$/;
/**
 * Finds JSON Schemas of kinds in folders and on the web. A location is a folder, an address, or either with `{group}`,
 * `{kind}` and `{version}` in it, also written as in Go's templates: `{{.Group}}`, `{{.ResourceKind}}`, `{{.ResourceAPIVersion}}`.
 * The kind is in lower case.
 */
export class SchemaLocations {
    #locations;
    #web;
    constructor(locations, web) {
        this.#locations = locations;
        this.#web = web;
    }
    /** @returns the schema in the first location that has one; an Error when that can't be read */
    async find({ group, version, kind, }) {
        const parts = { group, version, kind: kind.toLowerCase() };
        if (!Object.values(parts).every((part) => NAME.test(part)))
            return undefined;
        for (const location of this.#locations) {
            const path = expand(location, parts);
            try {
                const text = await this.#read(path);
                if (text !== undefined)
                    return { location: path, schema: JSON.parse(text) };
            }
            catch (error) {
                return new Error(`${withoutCredentials(path)}: ${asError(error).message}`);
            }
        }
        return undefined;
    }
    async #read(path) {
        if (isWebAddress(path)) {
            const body = await this.#web.read(path);
            return body && new TextDecoder().decode(body);
        }
        if (!existsSync(path))
            return undefined;
        const data = await readInput(path);
        return typeof data === 'string' ? data : new TextDecoder().decode(data);
    }
}
function expand(location, parts) {
    const whole = location.replace(PLACEHOLDER, '') === location ? within(location, DEFAULT_LAYOUT) : location;
    return whole.replace(PLACEHOLDER, (placeholder) => /group/i.test(placeholder) ? parts.group : /version/i.test(placeholder) ? parts.version : parts.kind);
}
function within(location, layout) {
    return isWebAddress(location) ? `${location.replace(/\/$/, '')}/${layout}` : join(location, layout);
}
