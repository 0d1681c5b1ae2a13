/// <reference types="node" />
import { createHash } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faultText } from './fault_text.js';
import { kindName } from './tally.js';
const RULES = [
    ['syntax', 'error', 'The document is neither YAML nor JSON.'],
    ['kind', 'error', 'apiVersion or kind is missing, unknown, or gone from Kubernetes.'],
    ['type', 'error', 'A value has the wrong type for its field.'],
    ['unknown', 'error', 'The kind has no such field.'],
    ['duplicate', 'error', 'An object has the same key twice.'],
    ['value', 'error', 'An API server refuses the value.'],
    ['version', 'error', 'The field came later than the version of Kubernetes that is asked for.'],
    ['deprecated', 'warning', 'An API server would warn: the kind or the version is deprecated, or not there yet.'],
    ['skipped', 'note', 'Nothing is known of the kind, and the object was not checked.'],
];
/** SARIF 2.1.0, which GitHub code scanning, Azure DevOps and editors read. */
export class SARIFReporter {
    saysNotes = true;
    #out;
    #options;
    #results = [];
    #troubles = [];
    #prints = new Map();
    constructor(out, options) {
        this.#out = out;
        this.#options = options;
    }
    file({ path, documents }) {
        const { failOn } = this.#options;
        for (const object of documents.flat()) {
            const { line } = object;
            for (const fault of object.faults) {
                const field = fault.path === '' ? '' : `${fault.path}: `;
                this.#add(path, object, fault.reason, 'error', `${field}${faultText(fault)}`, fault, fault.path);
            }
            for (const warning of object.warnings)
                this.#add(path, object, 'deprecated', failOn.has('warnings') ? 'error' : 'warning', warning, {
                    line,
                    column: 1,
                });
            if (object.result === 'skipped') {
                const text = `nothing is known of ${kindName(object)}`;
                this.#add(path, object, 'skipped', failOn.has('skipped') ? 'error' : 'note', text, { line, column: 1 });
            }
        }
    }
    unreadable({ path, reason }) {
        const location = { physicalLocation: { artifactLocation: artifact(path) } };
        this.#troubles.push({
            level: 'error',
            message: { text: `${path === '-' ? 'standard input' : path}: ${reason}` },
            locations: [location],
        });
    }
    end(_tally, notes) {
        const rules = RULES.map(([id, level, text]) => ({
            id,
            shortDescription: { text },
            defaultConfiguration: { level },
        }));
        const notifications = [...this.#troubles, ...notes.map((text) => ({ level: 'note', message: { text } }))];
        const log = {
            $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
            version: '2.1.0',
            runs: [
                {
                    tool: { driver: { name: 'kubetyped', version: this.#options.version, rules } },
                    columnKind: 'utf16CodeUnits',
                    invocations: [
                        {
                            executionSuccessful: this.#troubles.length === 0,
                            ...(notifications.length > 0 && { toolExecutionNotifications: notifications }),
                        },
                    ],
                    results: this.#results,
                },
            ],
        };
        this.#out.write(`${JSON.stringify(log, undefined, 2)}\n`);
    }
    #add(path, object, ruleId, level, text, { line, column }, field = '') {
        // Lines of standard input are not those of the file that a document says it was made of.
        const region = path === '-' && object.source !== undefined ? {} : { region: { startLine: line, startColumn: column } };
        const uri = path === '-' && object.source !== undefined ? object.source : path;
        const subject = object.kind === '' ? '' : `${object.kind} ${object.name ?? ''}: `;
        this.#results.push({
            ruleId,
            ruleIndex: RULES.findIndex(([id]) => id === ruleId),
            level,
            message: { text: `${subject}${text}` },
            locations: [
                {
                    physicalLocation: { artifactLocation: artifact(uri), ...region },
                    ...(field !== '' && { logicalLocations: [{ fullyQualifiedName: field }] }),
                },
            ],
            partialFingerprints: {
                'kubetyped/v1': this.#print([uri, kindName(object), object.name ?? '', ruleId, field, text]),
            },
        });
    }
    /** The same finding has the same fingerprint in every run, wherever it has moved in the file. */
    #print(parts) {
        const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
        const before = this.#prints.get(hash) ?? 0;
        this.#prints.set(hash, before + 1);
        return `${hash}:${before + 1}`;
    }
}
/** Relative to where the program runs, which viewers take for the root of the sources. */
function artifact(path) {
    if (path === '-')
        return { uri: 'stdin' };
    if (isAbsolute(path))
        return { uri: pathToFileURL(path).href };
    const segments = path.replaceAll('\\', '/').replace(/^\.\//, '').split('/');
    return { uri: segments.map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}
