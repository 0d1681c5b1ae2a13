import { AuthorizationCheck, AuthorizerValue, CelError, MapValue, PER_CALL_LIMIT, plainValue, unescapeName, } from '../../cel/index.js';
import { admissionRequest } from './admission_request.js';
/** The values of the names in expressions, computed when they are first needed. Mirrors Go's `evaluationActivation`. */
export class Activation {
    #values = new Map();
    #versioned;
    #inputs;
    #spent = 0;
    constructor(versioned, inputs) {
        this.#versioned = versioned;
        this.#inputs = inputs;
    }
    /** The value of a name. */
    find = (name) => {
        if (!this.#values.has(name))
            this.#values.set(name, this.#compute(name));
        return this.#values.get(name);
    };
    /** What variables have cost since this was asked for the last time. */
    takeCost() {
        const spent = this.#spent;
        this.#spent = 0;
        return spent;
    }
    #compute(name) {
        const { attributes, kind, object, oldObject, spellings } = this.#versioned;
        const { resource = attributes.resource, params, namespace, authorize, variables } = this.#inputs;
        const user = attributes.user ?? { name: '' };
        switch (name) {
            case 'object':
                return plainValue(object, spellings);
            case 'oldObject':
                return plainValue(oldObject);
            case 'params':
                return plainValue(params);
            case 'request':
                return plainValue(admissionRequest(attributes, resource, kind));
            case 'namespaceObject':
                return plainValue(namespace && visibleNamespace(namespace));
            case 'authorizer':
                return authorize && new AuthorizerValue(user, authorize);
            case 'authorizer.requestResource': {
                const { group, resource: plural } = attributes.resource;
                const { subresource, namespace: inside, name: called } = attributes;
                const check = { group, resource: plural, subresource, namespace: inside, name: called };
                return authorize && AuthorizationCheck.resource(new AuthorizerValue(user, authorize), check);
            }
            case 'variables':
                return new LazyVariables((variable) => this.#variable(variable, variables?.get(variable)), [...(variables?.keys() ?? [])]);
            default:
                return undefined;
        }
    }
    #variable(name, compiled) {
        if (compiled === undefined)
            return undefined;
        const quoted = JSON.stringify(name);
        if (compiled.program === undefined)
            return new CelError(`composited variable ${quoted} fails to compile: ${compiled.error ?? ''}`);
        const { value, cost } = compiled.program.evaluate(this.find, { budget: PER_CALL_LIMIT });
        this.#spent += cost;
        return value instanceof CelError
            ? new CelError(`composited variable ${quoted} fails to evaluate: ${value.message}`)
            : value;
    }
}
/** `variables`: each is computed once, when it is first asked for. Mirrors Go's `lazy.MapValue`. */
class LazyVariables extends MapValue {
    #known = new Map();
    #compute;
    #names;
    constructor(compute, names) {
        super();
        this.#compute = compute;
        this.#names = names;
    }
    get size() {
        return this.#names.length;
    }
    find(key) {
        const name = typeof key === 'string' ? unescapeName(key) : undefined;
        if (name === undefined)
            return undefined;
        if (!this.#known.has(name))
            this.#known.set(name, this.#compute(name));
        return this.#known.get(name);
    }
    keys() {
        return this.#names;
    }
}
/** What expressions see of a namespace. Mirrors Go's `CreateNamespaceObject`. */
function visibleNamespace({ metadata, spec, status }) {
    const { managedFields: _, ownerReferences: __, selfLink: ___, ...visible } = metadata;
    return { metadata: visible, spec: spec ?? {}, status: status ?? {} };
}
