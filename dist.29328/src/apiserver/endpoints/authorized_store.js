import { newBadRequest, newInternalError } from '#apimachinery/api/errors/constructors';
import { newNotCorrupt } from '../registry/interpret_storage_error.js';
/**
 * A storage, as far as a request was authorised for it: its verb on its name in its namespace. Handlers have nothing else,
 * so that no parameter and no body leads them to other objects. What it refuses with 500 is a mistake in a handler.
 */
export class AuthorizedStore {
    #store;
    #target;
    /** Empty for what is in none. */
    #namespace;
    constructor(store, target, namespaced) {
        this.#store = store;
        this.#target = target;
        this.#namespace = namespaced ? target.namespace : '';
    }
    async get(resourceVersion, context) {
        this.#check(context, 'get');
        return this.#store.get(this.#target.name, context, resourceVersion);
    }
    async list(options, context) {
        this.#check(context, 'list');
        this.#checkSelection(options);
        return this.#store.list(options, context);
    }
    watch(options, context) {
        this.#check(context, 'watch');
        this.#checkSelection(options);
        return this.#store.watch(options, context);
    }
    /** @throws {StatusError} 400 when the path names another object */
    async create(object, context, options) {
        this.#check(context, 'create');
        const { name, subresource } = this.#target;
        if (subresource === '' && name !== '')
            this.#checkObject(object);
        return this.#store.create(object, context, { ...options, name });
    }
    /** @throws {StatusError} 400 when the object becomes another one */
    async update(info, context, options) {
        this.#check(context, 'update', 'patch');
        const updatedObject = async (existing) => {
            const object = await info.updatedObject(existing);
            this.#checkObject(object);
            return object;
        };
        return this.#store.update(this.#target.name, { ...info, updatedObject }, context, options);
    }
    async delete(options, context, validation) {
        this.#check(context, 'delete');
        return this.#store.delete(this.#target.name, options, context, validation);
    }
    /** @throws {StatusError} 422 when the object can be read */
    async deleteCorrupt(context) {
        this.#check(context, 'delete');
        const { apiGroup: group, resource, name } = this.#target;
        if (this.#store.deleteCorrupt === undefined)
            throw newNotCorrupt({ group, resource }, name);
        await this.#store.deleteCorrupt(name, context);
    }
    async deleteCollection(options, list, context, validation) {
        this.#check(context, 'deletecollection');
        return this.#store.deleteCollection(options, list, context, validation);
    }
    #check({ namespace }, ...verbs) {
        const { verb } = this.#target;
        if (!verbs.includes(verb))
            throw newInternalError(new Error(`authorised to ${verb}, not to ${verbs.join(' or ')}`));
        if (namespace !== this.#namespace)
            throw newInternalError(new Error(`authorised in namespace "${this.#namespace}", not in "${namespace}"`));
    }
    #checkSelection({ predicate }) {
        const { name } = this.#target;
        if (name !== '' && predicate.field.requiresExactMatch('metadata.name') !== name)
            throw newInternalError(new Error(`authorised for "${name}", not for others`));
    }
    #checkObject({ metadata }) {
        const { name } = this.#target;
        if (metadata.name !== name)
            throw newBadRequest(`the name of the object (${metadata.name ?? ''}) does not match the name on the URL (${name})`);
        if (metadata.namespace && metadata.namespace !== this.#namespace)
            throw newBadRequest('the namespace of the provided object does not match the namespace sent on the request');
    }
}
