import { inTurns, takeTurns } from '../../turns/turns.js';
import { sha512Hex } from '../discovery/hashes.js';
import { builtInDescriptions } from './descriptions.js';
import { openAPIDocument } from './document.js';
import { openAPIV2Document } from './document_v2.js';
import { mergedV2 } from './merge_v2.js';
import { openAPIV2Protobuf } from './protobuf_v2.js';
/** The OpenAPI documents of a server, each made when it is first asked for, and again when its resources change. */
export class OpenAPIDocuments {
    #made = new Map();
    #describe;
    #v2;
    /** The document of the resources under a path. @param version of the server */
    get(path, resources, version) {
        const known = this.#made.get(path);
        if (known !== undefined && isSame(known.resources, resources))
            return known;
        this.#describe ??= builtInDescriptions();
        const json = JSON.stringify(openAPIDocument(resources, version, this.#describe));
        const made = { json, hash: sha512Hex(json), resources };
        this.#made.set(path, made);
        return made;
    }
    /** The document of version 2. @param version of the server @param others what other servers say, to be added */
    async v2(all, version, others = []) {
        const documents = [];
        for (const { path, resources } of all) {
            documents.push(this.get(path, resources, version));
            await takeTurns();
        }
        const of = documents.map(({ hash }) => hash).join();
        if (this.#v2?.of === of && isSame(this.#v2.others, others))
            return this.#v2;
        const own = await inTurns(openAPIV2Document(documents.map(({ json }) => json), version));
        const document = others.reduce(mergedV2, own);
        const json = JSON.stringify(document);
        let encoded;
        const protobuf = () => (encoded ??= openAPIV2Protobuf(document));
        const made = { of, others, json, hash: sha512Hex(json), protobuf };
        this.#v2 = made;
        return made;
    }
}
function isSame(a, b) {
    return a.length === b.length && a.every((each, index) => each === b[index]);
}
