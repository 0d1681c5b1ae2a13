import { isMap } from '#engine/json/untyped';
import { StoredResourceError } from './codec.js';
/** How many objects one review asks about, at most. */
const MAX_OBJECTS = 500;
/** The versions of a definition whose strategy is `Webhook`. */
export class WebhookConversion {
    #converter;
    #versions;
    #kinds;
    /** @param versions by their names, as `kinds` */
    constructor(converter, versions, kinds) {
        this.#converter = converter;
        this.#versions = versions;
        this.#kinds = kinds;
    }
    /**
     * Objects in another version, as the schema of that version wants them, without defaults. Mirrors Go's
     * `schemaCoercingConverter`.
     * @returns what is of that version as it was, all else anew
     * @throws Error with Go's text, when the webhook can't be asked or answers with something else
     */
    async convertAll(objects, version) {
        const { resource, kind } = this.#version(version);
        const others = objects.filter(({ apiVersion }) => apiVersion !== kind.apiVersion);
        const made = new Map();
        for (let at = 0; at < others.length; at += MAX_OBJECTS) {
            const asked = others.slice(at, at + MAX_OBJECTS);
            for (const [index, content] of (await this.#ask(asked, version)).entries()) {
                const { object, error } = resource.coerce(content);
                const original = asked[index];
                if (object === undefined || original === undefined)
                    throw new StoredResourceError(error?.message ?? 'it can not be read');
                made.set(original, new kind(object));
            }
        }
        return objects.map((object) => made.get(object) ?? object);
    }
    /** One of them. */
    async convert(object, version) {
        const [converted = object] = await this.convertAll([object], version);
        return converted;
    }
    /** An object as the webhook gives it, for the managers of fields. */
    async convertAsIs(object, version) {
        const { kind } = this.#version(version);
        return new kind(await this.#converter.convert({ ...object }, version));
    }
    /** Between the storage and who works with a version. */
    forStorage(version, storageVersion) {
        return {
            fromStored: (objects) => this.convertAll(objects, version),
            toStored: (object) => this.convert(object, storageVersion),
        };
    }
    #version(name) {
        const resource = this.#versions.get(name);
        const kind = this.#kinds.get(name);
        if (resource === undefined || kind === undefined)
            throw new StoredResourceError(`there is no version ${name}`);
        return { resource, kind };
    }
    async #ask(objects, version) {
        const [first] = objects;
        if (first === undefined)
            return [];
        if (objects.length === 1)
            return [await this.#converter.convert({ ...first }, version)];
        // Errors name the kind of the list: it is the objects that are converted.
        const { apiVersion, kind } = first;
        const list = await this.#converter.convert({ apiVersion, kind, items: objects.map((each) => ({ ...each })) }, version);
        const { items } = list;
        return Array.isArray(items) ? items.filter(isMap) : [];
    }
}
