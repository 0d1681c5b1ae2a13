/**
 * Reads objects and takes `apiVersion` and `kind` off them; the answer still has the kind that the data had. Objects of a
 * Kind class go on answering with that of their class. Mirrors Go's `runtime.WithoutVersionDecoder`.
 */
export class WithoutVersionDecoder {
    #decoder;
    constructor(decoder) {
        this.#decoder = decoder;
    }
    decode(data, defaults, into) {
        const decoded = this.#decoder.decode(data, defaults, into);
        const object = decoded.object;
        if (object.setGroupVersionKind !== undefined)
            object.setGroupVersionKind({ group: '', version: '', kind: '' });
        else {
            delete object.apiVersion;
            delete object.kind;
        }
        return decoded;
    }
}
