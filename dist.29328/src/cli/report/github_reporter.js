import { printable } from '../printable.js';
import { faultText } from './fault_text.js';
import { kindName, plainTotals } from './tally.js';
/** Workflow commands that GitHub shows beside the lines of a pull request: `::error file=web.yaml,line=9,col=3::...`. */
export class GitHubReporter {
    saysNotes = true;
    #out;
    #failOn;
    /** @param failOn what else than faults is an error: `skipped`, `warnings` */
    constructor(out, failOn) {
        this.#out = out;
        this.#failOn = failOn;
    }
    file({ path, documents }) {
        for (const objects of documents) {
            for (const object of objects) {
                for (const fault of object.faults)
                    this.#fault(path, object, fault);
                const start = placeOf(path, object, { line: object.line, column: 1 });
                const level = this.#failOn.has('warnings') ? 'error' : 'warning';
                for (const warning of object.warnings)
                    this.#command(level, start, titleOf(object), warning);
                if (object.result === 'skipped' && this.#failOn.has('skipped'))
                    this.#command('error', start, titleOf(object), `nothing is known of ${kindName(object)}`);
            }
        }
    }
    unreadable({ path, reason }) {
        this.#command('error', path === '-' ? {} : { file: path }, undefined, reason);
    }
    end(tally, notes) {
        for (const note of notes)
            this.#command('notice', {}, undefined, note);
        this.#out.write(`${plainTotals(tally)}\n`);
    }
    #fault(path, object, fault) {
        const field = fault.path === '' ? '' : `${fault.path}: `;
        this.#command('error', placeOf(path, object, fault), titleOf(object), `${field}${faultText(fault)}`);
    }
    #command(name, place, title, text) {
        const properties = Object.entries({ ...place, ...(title !== undefined && { title }) })
            .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
            .join(',');
        this.#out.write(`::${name}${properties === '' ? '' : ` ${properties}`}::${escapeText(text)}\n`);
    }
}
/** Standard input has no lines in the repository, but its documents may say which file they were made of. */
function placeOf(path, { source }, { line, column }) {
    if (path !== '-')
        return { file: path, line, col: column };
    return source === undefined ? {} : { file: source };
}
function titleOf({ kind, name }) {
    return kind === '' ? undefined : printable(`${kind}${name === undefined ? '' : ` ${name}`}`);
}
function escapeText(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
