/// <reference types="node" />
import { formatDifferences } from '#apimachinery/util/objectdiff/format_differences';
import { apply } from '#apimachinery/util/patch/apply';
import { getOriginalConfiguration, LastAppliedConfigAnnotation } from '#apimachinery/util/patch/last_applied';
import { stringifyJSON } from '#engine/json/stringify';
import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { stringifyYAML } from '#engine/yaml/index';
import { scheme } from '../../index.js';
import { FAULTY, OK, TROUBLE } from '../command.js';
import { findFiles } from '../input/find_files.js';
import { complain, inputFiles } from '../input/input_paths.js';
import { classOf, parseText, patchFault, readManifests } from '../input/manifests.js';
import { maskedDiff } from '../objects/masked_diff.js';
import { objectLabel, pairObjects } from '../objects/same_object.js';
import { printable } from '../printable.js';
import { coloursFor, hasColours } from '../report/colour.js';
import { Output } from '../report/output.js';
/** The work of `apply`. @returns the exit status */
export async function applyFiles(args) {
    const application = new Application(args);
    await application.run(args);
    return application.status;
}
class Application {
    status = OK;
    #format;
    #overwrite;
    #out = new Output();
    #written = 0;
    constructor(args) {
        this.#format = args.value('output') ?? 'yaml';
        this.#overwrite = !args.has('no-overwrite');
    }
    async run(args) {
        const live = await this.#read(findFiles([args.value('live')]));
        const desired = await this.#read(inputFiles(args.paths));
        for (const [wanted, there] of pairObjects(desired, live, ({ object }) => nameOf(object))) {
            if (wanted !== undefined)
                this.#apply(wanted, there?.object);
            await this.#out.pause();
        }
        await this.#out.end();
    }
    async #read({ files, unreadable }) {
        for (const file of unreadable)
            this.#trouble(file.path, file.reason);
        const found = [];
        for (const { path } of files) {
            try {
                for await (const document of readManifests(path)) {
                    if ('error' in document)
                        this.#fault(path, document.line, document.error);
                    else
                        for (const object of document.manifests)
                            found.push({ path, line: document.line, object });
                }
            }
            catch (error) {
                this.#trouble(path, asError(error).message);
            }
        }
        return found;
    }
    #apply({ path, line, object }, live) {
        const schema = classOf(object);
        try {
            const request = apply(live, undefined, object, {
                overwrite: this.#overwrite,
                ...(schema !== undefined && { schema }),
            });
            if (live !== undefined && getOriginalConfiguration(live) === undefined) {
                const label = printable(objectLabel(nameOf(object)));
                process.stderr.write(`${label}: the live object has no annotation ${LastAppliedConfigAnnotation}, so nothing is deleted from it\n`);
            }
            this.#write(request, object, live);
        }
        catch (error) {
            this.#fault(path, line, error);
        }
    }
    #write(request, desired, live) {
        const first = this.#written++ === 0;
        switch (this.#format) {
            case 'json':
                return this.#out.write(`${stringifyJSON(request.object)}\n`);
            case 'diff':
                return this.#out.write(`${first ? '' : '\n'}${changes(request, desired, live)}`);
            case 'patch':
                return this.#out.write(`${stringifyJSON(described(request, desired))}\n`);
            default:
                return this.#out.write(`${first ? '' : '---\n'}${stringifyYAML(request.object, { sortKeys: false, lossless: true })}`);
        }
    }
    #fault(path, line, error) {
        process.stderr.write(`${printable(path)}:${line}: error: ${printable(patchFault(error))}\n`);
        if (this.status === OK)
            this.status = FAULTY;
    }
    #trouble(path, reason) {
        complain({ path, reason });
        this.status = TROUBLE;
    }
}
function nameOf({ apiVersion, kind, metadata }) {
    const slash = apiVersion.indexOf('/');
    const text = (key) => (isMap(metadata) && typeof metadata[key] === 'string' ? metadata[key] : '');
    return { group: apiVersion.slice(0, Math.max(slash, 0)), kind, namespace: text('namespace'), name: text('name') };
}
function changes(request, desired, live) {
    const { bold, green, dim } = coloursFor(process.stdout);
    const label = printable(objectLabel(nameOf(desired)));
    if (live === undefined)
        return `${green(`+ ${label}`)}  (created)\n`;
    const differences = maskedDiff(live, request.object, {
        scheme,
        ignore: [`metadata.annotations["${LastAppliedConfigAnnotation}"]`],
    });
    if (differences.length === 0)
        return `${bold(label)}  ${dim('(unchanged)')}\n`;
    return `${bold(label)}\n${formatDifferences(differences, { colour: hasColours(process.stdout) })}`;
}
function described(request, desired) {
    const { namespace, name } = nameOf(desired);
    return {
        apiVersion: desired.apiVersion,
        kind: desired.kind,
        namespace: namespace === '' ? undefined : namespace,
        name,
        verb: request.verb,
        ...(request.verb !== 'none' && { contentType: request.contentType, body: parseText(request.body, true) }),
    };
}
