import { printable, short } from '../printable.js';
import { faultText } from './fault_text.js';
import { plainTotals } from './tally.js';
const MAX_PATH = 200;
/** One line per fault and warning, in the format of compilers, which editors understand. */
export class LinesReporter {
    saysNotes = false;
    #out;
    #summary;
    /** @param summary only the totals */
    constructor(out, summary = false) {
        this.#out = out;
        this.#summary = summary;
    }
    file({ path, documents }) {
        if (this.#summary)
            return;
        for (const [index, objects] of documents.entries()) {
            const number = documents.length > 1 ? index + 1 : undefined;
            for (const { faults, warnings, line, source } of objects) {
                const document = number !== undefined && source !== undefined ? `${number} (${printable(source)})` : number;
                for (const fault of faults)
                    this.#out.write(faultLine(path, fault, document));
                for (const warning of warnings)
                    this.#out.write(`${printable(path)}:${line}:1: warning: ${documentText(document)}${printable(warning)}\n`);
            }
        }
    }
    unreadable() {
        // Already reported on standard error.
    }
    end(tally) {
        if (this.#summary)
            this.#out.write(`${plainTotals(tally)}\n`);
    }
}
/** `web.yaml:9:3: error: document 2: spec.replica: unknown field`. */
export function faultLine(file, fault, document) {
    const path = fault.path === '' ? '' : `${short(fault.path, MAX_PATH)}: `;
    return `${printable(file)}:${fault.line}:${fault.column}: error: ${documentText(document)}${path}${faultText(fault)}\n`;
}
function documentText(document) {
    return document === undefined ? '' : `document ${document}: `;
}
