import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { quote } from '#engine/schema/fault';
/** Notes on whether plug-ins are to be asked again, as others changed the object. Mirrors Go's `ReinvocationContext`. */
export class ReinvocationContext {
    /** Whether the plug-ins are asked for the second time. */
    isReinvoke = false;
    /** Whether they have to be asked again. */
    shouldReinvoke = false;
    /** What plug-ins keep for their second time, by name. */
    values = new Map();
}
/**
 * A request on its way through admission. Mutating plug-ins give {@link object} another value; objects themselves are
 * never changed. Mirrors Go's `admission.Attributes`.
 */
export class Attributes {
    operation;
    kind;
    resource;
    subresource;
    name;
    namespace;
    object;
    oldObject;
    options;
    dryRun;
    user;
    signal;
    reinvocation = new ReinvocationContext();
    /** Audit annotations. */
    annotations = new Map();
    #given;
    #spellings;
    #warn;
    #annotate;
    constructor(init) {
        this.operation = init.operation;
        this.kind = init.kind;
        this.resource = init.resource;
        this.subresource = init.subresource ?? '';
        this.name = init.name ?? '';
        this.namespace = init.namespace ?? '';
        this.object = init.object;
        this.#given = init.object;
        this.#spellings = init.spellings;
        this.oldObject = init.oldObject;
        this.options = init.options;
        this.dryRun = init.dryRun ?? false;
        this.user = init.user;
        this.signal = init.signal;
        this.#warn = init.warn;
        this.#annotate = init.annotate;
    }
    /** How the numbers of {@link object} are spelled; nothing is known of what a plug-in has made. */
    get spellings() {
        return this.object === this.#given ? this.#spellings : undefined;
    }
    /** Tells the client something. */
    warn(text) {
        this.#warn?.(text);
    }
    /**
     * Tells the audit log something. Mirrors Go's `AddAnnotation`.
     * @param key `policy.example.com/reason`
     * @returns what is wrong, if it is not taken: the key, or that it has another value already
     */
    addAnnotation(key, value) {
        const parts = key.split('/');
        if (parts.length !== 2 || isQualifiedName(key).length > 0)
            return `annotation key has invalid format, the right format is a DNS subdomain prefix and '/' and key name. (e.g. 'podsecuritypolicy.admission.k8s.io/admit-policy')`;
        const old = this.annotations.get(key);
        if (old !== undefined && old !== value)
            return `admission annotations are not allowd to be overwritten, key:${quote(key)}, old value: ${old}, new value: ${value}`;
        this.annotations.set(key, value);
        this.#annotate?.(key, value);
        return undefined;
    }
}
