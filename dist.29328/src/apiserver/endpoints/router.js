import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { StatusError } from '#apimachinery/api/errors/status_error';
import { CONNECT_METHODS } from '../registry/custom_rest.js';
/** The resources of a server, and their routes. */
export class Router {
    #resources = new Map();
    #listeners = [];
    #followers = [];
    /** @param follower called with each resource that is added */
    onAdd(follower) {
        this.#followers.push(follower);
    }
    /** @param listener called when resources are added, removed or changed */
    onChange(listener) {
        this.#listeners.push(listener);
    }
    /** Resources serve something else from now on. */
    changed() {
        for (const listener of this.#listeners)
            listener();
    }
    /** Serves resources from now on. */
    add(resources) {
        for (const served of resources) {
            this.#resources.set(keyOfServed(served), served);
            for (const follow of this.#followers)
                follow(served);
        }
        this.changed();
    }
    /** Serves them no more. */
    remove(resources) {
        for (const served of resources)
            this.#resources.delete(keyOfServed(served));
        this.changed();
    }
    all() {
        return this.#resources.values();
    }
    /** A resource, by its group, version and plural name. */
    get(group, version, resource) {
        return this.#resources.get(keyOf({ group, version, resource, subresource: '' }));
    }
    /** What is served under the resource and subresource that a request names, whatever its path looks like besides. */
    lookup({ apiGroup: group, apiVersion: version, resource, subresource }) {
        return this.#resources.get(keyOf({ group, version, resource, subresource }));
    }
    /**
     * The resource that a request is about; undefined: there is nothing under the path.
     * @throws {StatusError} 405 when the path doesn't have the method
     */
    find(method, info) {
        const { namespace, verb } = info;
        const served = this.lookup(info);
        if (served?.custom !== undefined) {
            const isAcross = verb === 'list' || verb === 'watch';
            return (namespace !== '') === served.namespaced || (served.namespaced && isAcross) ? served : undefined;
        }
        const route = served && routesOf(served).find(({ path }) => matches(path, info.segments));
        if (route === undefined || route.methods.length === 0)
            return undefined;
        if (!route.methods.includes(method))
            throw newMethodNotAllowed();
        const name = route.path.indexOf(NAME);
        if (verb !== 'watch' && info.segments[name] === '')
            throw newBadRequest('name must be provided');
        return served;
    }
}
/** 405 for a method that a path doesn't have, as of Go's router. */
export function newMethodNotAllowed() {
    return new StatusError({
        status: 'Failure',
        code: 405,
        reason: 'MethodNotAllowed',
        message: 'the server does not allow this method on the requested resource',
        details: {},
    });
}
const NAMESPACE = '{namespace}';
const NAME = '{name}';
/** Whatever follows. */
const REST = '{path:*}';
const METHODS_OF_ALL = { list: 'GET', create: 'POST', deletecollection: 'DELETE' };
const METHODS_OF_ONE = {
    get: 'GET',
    update: 'PUT',
    patch: 'PATCH',
    delete: 'DELETE',
};
/** The routes of a resource. Mirrors those of Go's `APIInstaller`. */
function routesOf({ resource, subresource, namespaced, verbs, connecter }) {
    const all = namespaced ? ['namespaces', NAMESPACE, resource] : [resource];
    const one = [...all, NAME];
    const methodsOf = (of) => verbs.flatMap((verb) => (Object.hasOwn(of, verb) ? [of[verb]] : []));
    const path = subresource === '' ? one : [...one, subresource];
    if (connecter !== undefined) {
        const { methods = CONNECT_METHODS } = connecter;
        return [
            { path, methods },
            { path: [...path, REST], methods },
        ];
    }
    if (subresource !== '')
        return [{ path, methods: methodsOf({ ...METHODS_OF_ONE, create: 'POST' }) }];
    const watch = verbs.includes('watch') ? ['GET'] : [];
    return [
        { path: all, methods: methodsOf(METHODS_OF_ALL) },
        { path: one, methods: methodsOf(METHODS_OF_ONE) },
        { path: ['watch', ...all], methods: watch },
        { path: ['watch', ...one], methods: watch },
        // Across namespaces.
        ...(namespaced
            ? [
                { path: [resource], methods: methodsOf({ list: 'GET' }) },
                { path: ['watch', resource], methods: watch },
            ]
            : []),
    ];
}
function matches(route, path) {
    const hasRest = route.at(-1) === REST;
    if (hasRest ? path.length < route.length : path.length !== route.length)
        return false;
    return route.every((part, at) => part.startsWith('{') || part === path[at]);
}
function keyOfServed({ groupVersion, resource, subresource }) {
    return keyOf({ ...groupVersion, resource, subresource });
}
function keyOf(parts) {
    return `${parts.group}/${parts.version}/${parts.resource}/${parts.subresource}`;
}
