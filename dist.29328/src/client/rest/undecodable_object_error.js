import { DecodeError } from '#apimachinery/runtime/decode_error';
/**
 * An object of a list or a watch that can't be decoded, because a field holds what its Kind does not allow: it was stored
 * under a laxer schema, say. The message has its Kind, namespace, name and the path of the field.
 */
export class UndecodableObjectError extends DecodeError {
    /** Empty for an object in no namespace, or whose metadata can't be read. */
    namespace;
    /** Empty when the metadata can't be read. */
    objectName;
    resourceVersion;
    /**
     * @param object what was received
     * @param cause what is wrong with it; its path begins at the object
     */
    constructor(kind, object, cause) {
        const metadata = (object['metadata'] ?? {});
        const text = (field) => (typeof metadata[field] === 'string' ? metadata[field] : '');
        const [namespace, name] = [text('namespace'), text('name')];
        super(`${kind} ${namespace === '' ? '' : `${namespace}/`}${name || '(without a name)'}: ${cause.message}`, [], {
            cause,
        });
        this.name = 'UndecodableObjectError';
        this.namespace = namespace;
        this.objectName = name;
        this.resourceVersion = text('resourceVersion');
    }
    /** `namespace/name`, or the name alone; empty when the metadata can't be read. */
    get key() {
        return this.namespace === '' || this.objectName === '' ? this.objectName : `${this.namespace}/${this.objectName}`;
    }
}
