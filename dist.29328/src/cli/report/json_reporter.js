/** The results as one JSON document for programs, every entry on a line of its own. */
export class JSONReporter {
    saysNotes = true;
    #out;
    #options;
    #files = [];
    #objects = [];
    constructor(out, options) {
        this.#out = out;
        this.#options = options;
    }
    file({ path, documents }) {
        let faults = 0;
        let warnings = 0;
        for (const [index, objects] of documents.entries()) {
            for (const object of objects) {
                faults += object.faults.length;
                warnings += object.warnings.length;
                this.#objects.push({ file: path, document: index + 1, object });
            }
        }
        this.#files.push({ file: path, documents: documents.length, faults, warnings });
    }
    unreadable({ path, reason }) {
        this.#files.push({ file: path, documents: 0, faults: 0, warnings: 0, error: reason });
    }
    end(tally, notes) {
        const { kubernetesVersion, strict, summary } = this.#options;
        this.#out.write(`{\n"kubernetesVersion": ${JSON.stringify(kubernetesVersion)},\n"strict": ${strict},\n`);
        if (!summary) {
            this.#list('files', this.#files);
            this.#list('documents', this.#documents(tally));
            this.#list('faults', this.#faults());
            this.#list('warnings', this.#warnings());
        }
        this.#list('notes', notes);
        const { ok, faulty, skipped } = tally.objects;
        const { files, documents, faults, warnings, filtered } = tally;
        // So that even a kind named __proto__ becomes an own property.
        const kinds = Object.fromEntries(tally.kinds);
        this.#out.write(`"summary": ${JSON.stringify({ files, documents, ok, faulty, skipped, filtered, faults, warnings, kinds }, undefined, 2)}\n}\n`);
    }
    *#documents(tally) {
        for (const { file, document, object } of this.#objects) {
            const { line, item, source, apiVersion, kind, namespace, name, result } = object;
            const definedHere = result === 'skipped' && tally.isDefined(object) ? true : undefined;
            yield {
                file,
                document,
                item,
                source,
                line,
                apiVersion,
                kind,
                namespace,
                name,
                result,
                definedHere,
            };
        }
    }
    *#faults() {
        for (const { file, document, object } of this.#objects) {
            for (const { reason, line, column, path, text, suggestion } of object.faults)
                yield { file, document, line, column, path, reason, text, suggestion };
        }
    }
    *#warnings() {
        for (const { file, document, object } of this.#objects)
            for (const text of object.warnings)
                yield { file, document, line: object.line, text };
    }
    #list(name, entries) {
        this.#out.write(`"${name}": [`);
        let first = true;
        for (const entry of entries) {
            this.#out.write(`${first ? '\n' : ',\n'}${JSON.stringify(entry)}`);
            first = false;
        }
        this.#out.write(`${first ? '' : '\n'}],\n`);
    }
}
