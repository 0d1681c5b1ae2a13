import { InformerStateError } from '../tools/cache/errors.js';
import { SharedInformer } from '../tools/cache/shared_informer.js';
import { linkedSignal } from '../util/wait/sleep.js';
/**
 * The informers of a program: whoever asks for the same objects gets the same informer, and all are started together. Mirrors
 * Go's `informers.SharedInformerFactory`.
 *
 * ```ts
 * const informers = new SharedInformerFactory(client, { omitManagedFields: true });
 * const pods = informers.informerFor(corev1.Pod, { labelSelector: 'app' });
 * await using running = informers.start({ signal });
 * await informers.synced({ signal });
 * ```
 */
export class SharedInformerFactory {
    #client;
    #options;
    #entries = new Map();
    #classes = [];
    #started = new Set();
    constructor(client, options = {}) {
        this.#client = client;
        this.#options = options;
    }
    /** The namespace of its informers, unless one was asked for with another; empty for all. */
    get namespace() {
        return this.#options.namespace ?? '';
    }
    /** The informer of a Kind. @throws NotAResourceError, KeyError for an index that exists, InformerStateError for a second transform */
    informerFor(type, options = {}) {
        // A module that is loaded twice has two classes of one name.
        if (!this.#classes.includes(type))
            this.#classes.push(type);
        return this.#informer(`class ${this.#classes.indexOf(type)}`, type.kind, options, (path) => this.#client.resource(type, path));
    }
    /** The informer of any resource, for objects without a class. @throws as {@link informerFor} */
    unstructuredFor(gvr, options = {}) {
        const { group, version, resource } = gvr;
        return this.#informer(`unstructured ${group}/${version}/${resource}`, resource, options, (path) => this.#client.unstructured(gvr, path));
    }
    /** The informer of any resource for the metadata alone: cheap for many or large objects. @throws as {@link informerFor} */
    metadataFor(gvr, options = {}) {
        const { group, version, resource } = gvr;
        return this.#informer(`metadata ${group}/${version}/${resource}`, resource, options, (path) => this.#client.metadata(gvr, path));
    }
    /**
     * Starts the informers that are not started yet. They end with the signal, or when what is returned is stopped: also by
     * `await using`.
     */
    start({ signal } = {}) {
        const stopping = linkedSignal(signal);
        const started = [...this.#entries.values()]
            .map(({ informer }) => informer)
            .filter((each) => !this.#started.has(each));
        for (const informer of started)
            this.#started.add(informer);
        const ended = Promise.all(started.map((informer) => informer.run({ signal: stopping.signal })));
        const stop = async () => {
            stopping.abort();
            stopping.end();
            await ended;
        };
        // Whoever stops them hears of it.
        ended.catch(() => undefined);
        return { stop, [Symbol.asyncDispose]: stop };
    }
    /** Waits until all informers that were started have read everything once. @throws the signal's reason, InformerStateError */
    async synced(options = {}) {
        await Promise.all(Array.from(this.#started, (informer) => informer.synced(options)));
    }
    #informer(what, name, options, open) {
        const { namespace = '', omitManagedFields = false, omit = [], ...common } = this.#options;
        const { labelSelector, fieldSelector, indexers = {}, transform } = options;
        const path = {
            namespace: options.namespace ?? namespace,
            omitManagedFields: options.omitManagedFields ?? omitManagedFields,
            omit: options.omit ?? omit,
        };
        const key = JSON.stringify([what, path, labelSelector, fieldSelector]);
        const known = this.#entries.get(key);
        if (known !== undefined) {
            if (transform !== undefined && transform !== known.transform)
                throw new InformerStateError(`the informer of ${name} has been asked for with another transform`);
            const added = Object.entries(indexers).filter(([index, fn]) => known.indexers.get(index) !== fn);
            // The key says that it is of the same objects.
            const informer = known.informer;
            informer.addIndexers(Object.fromEntries(added));
            for (const [index, fn] of added)
                known.indexers.set(index, fn);
            return informer;
        }
        const informer = new SharedInformer(open(path), {
            ...common,
            name,
            labelSelector,
            fieldSelector,
            indexers,
            transform,
        });
        this.#entries.set(key, { informer, indexers: new Map(Object.entries(indexers)), transform });
        return informer;
    }
}
