/// <reference types="node" />
import { relative, resolve, sep } from 'node:path';
import { kubernetesVersion } from '#api/index';
import { parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { asError } from '#engine/text/as_error';
import { scheme } from '../../index.js';
import { readRelease } from '../../releases/index.js';
import { FAULTY, OK, TROUBLE } from '../command.js';
import { documentsOf, formatOf } from '../input/documents.js';
import { pathMatcher } from '../input/glob.js';
import { complain, inputFiles } from '../input/input_paths.js';
import { LeftOut } from '../input/left_out.js';
import { readLocations } from '../input/locations.js';
import { readInput } from '../input/read_input.js';
import { webReader } from '../input/web_reader.js';
import { CustomResources } from '../objects/custom_resources.js';
import { kindFilter } from '../objects/find_kind.js';
import { Inspector } from '../objects/inspector.js';
import { minorVersion } from '../objects/lifecycle.js';
import { SchemaLocations } from '../objects/schema_locations.js';
import { printable } from '../printable.js';
import { programVersion } from '../program_version.js';
import { coloursFor } from '../report/colour.js';
import { GitHubReporter } from '../report/github_reporter.js';
import { JSONReporter } from '../report/json_reporter.js';
import { JUnitReporter } from '../report/junit_reporter.js';
import { LinesReporter } from '../report/lines_reporter.js';
import { Output } from '../report/output.js';
import { Progress } from '../report/progress.js';
import { silent } from '../report/reporter.js';
import { SARIFReporter } from '../report/sarif_reporter.js';
import { TableReporter } from '../report/table_reporter.js';
import { count, Tally } from '../report/tally.js';
/** The work of `validate`. @returns the exit status */
export async function validateFiles(args) {
    return new Validation(args).run();
}
class Validation {
    #args;
    #version;
    #failOn;
    #customResources = new CustomResources();
    #inspector;
    #schemas;
    #web;
    #isChosen;
    #leftOut = new LeftOut();
    /** Kinds whose schemas were looked for. */
    #looked = new Set();
    #out = new Output();
    #reporter;
    #tally = new Tally();
    #progress = new Progress(0);
    #excluded = 0;
    #trouble = false;
    /** Can be read only once. */
    #standardInput;
    constructor(args) {
        this.#args = args;
        this.#version = args.value('kubernetes-version') ?? kubernetesVersion;
        this.#failOn = new Set(args.values('fail-on'));
        const minor = minorVersion(this.#version);
        const newest = minorVersion(kubernetesVersion);
        this.#inspector = new Inspector(scheme, {
            strict: !args.has('lax'),
            minor,
            customResources: this.#customResources,
            ...(minor < newest && !args.has('lax') && { release: readRelease(this.#version) }),
        });
        this.#web = webReader(args);
        const schemas = args.values('schemas');
        this.#schemas = schemas.length === 0 ? undefined : new SchemaLocations(schemas, this.#web);
        this.#isChosen = chosenBy(args);
        this.#reporter = this.#newReporter();
    }
    async run() {
        const { files, unreadable } = inputFiles(this.#args.paths);
        const isExcluded = this.#exclusion();
        const chosen = files.filter(({ path }) => !isExcluded(path));
        this.#excluded = files.length - chosen.length;
        this.#progress = new Progress(chosen.length);
        unreadable.filter(({ path }) => !isExcluded(path)).forEach((file) => this.#complain(file));
        await this.#readDefinitions(chosen);
        for (const [index, { path }] of chosen.entries()) {
            this.#progress.update(index, path);
            try {
                await this.#validate(path);
            }
            catch (error) {
                this.#complain({ path, reason: asError(error).message });
            }
            await this.#out.pause();
        }
        this.#progress.end();
        const notes = this.#notes();
        if (!this.#reporter.saysNotes)
            for (const note of notes)
                process.stderr.write(`kubetyped: ${note}\n`);
        this.#reporter.end(this.#tally, notes);
        await this.#out.end();
        if (this.#trouble)
            return TROUBLE;
        const { faults, warnings, objects } = this.#tally;
        const isFaulty = faults > 0 ||
            (this.#failOn.has('warnings') && warnings > 0) ||
            (this.#failOn.has('skipped') && objects.skipped > 0);
        return isFaulty ? FAULTY : OK;
    }
    /** The definitions of custom resources: those given, then those among the files. */
    async #readDefinitions(files) {
        const found = new Map();
        for await (const file of readLocations(this.#args.values('crds'), this.#web)) {
            if ('reason' in file)
                this.#complain(file);
            else {
                const definitions = this.#customResources.addFrom(file.path, file.data);
                found.set(file.location, (found.get(file.location) ?? 0) + definitions);
            }
        }
        for (const [path, definitions] of found)
            if (definitions === 0)
                this.#complain({ path, reason: 'has no v1 CustomResourceDefinition' });
        for (const { path } of files) {
            try {
                this.#customResources.addFrom(path, await this.#read(path));
            }
            catch {
                // The check itself will say so.
            }
        }
    }
    async #validate(path) {
        const data = await this.#read(path);
        if (this.#leftOut.has(path, data))
            return;
        let documents = this.#inspect(path, data);
        if (await this.#findSchemas(documents.flat()))
            documents = this.#inspect(path, data);
        if (path === '-' && documents.length === 0)
            this.#complain({ path, reason: 'is empty' });
        const chosen = documents.map((objects) => objects.filter(this.#isChosen));
        const filtered = documents.flat().length - chosen.flat().length;
        const report = { path, documents: chosen, ...(filtered > 0 && { filtered }) };
        this.#tally.add(report);
        this.#reporter.file(report);
    }
    #inspect(path, data) {
        const documents = [];
        for (const document of documentsOf(data, formatOf(path, data))) {
            const objects = this.#inspector.inspect(document);
            const source = sourceOf(document);
            if (objects.length > 0)
                documents.push(source === undefined ? objects : objects.map((each) => ({ ...each, source })));
        }
        return documents;
    }
    /** Looks for the schemas of what was skipped. @returns whether there is a new one */
    async #findSchemas(objects) {
        if (this.#schemas === undefined)
            return false;
        let isNew = false;
        for (const { result, apiVersion, kind } of objects) {
            if (result !== 'skipped')
                continue;
            const gvk = parseGroupVersion(apiVersion).withKind(kind);
            if (this.#looked.has(String(gvk)))
                continue;
            this.#looked.add(String(gvk));
            const found = await this.#schemas.find(gvk);
            if (found instanceof Error)
                this.#complain({ path: `schema of ${kind}`, reason: found.message });
            else if (found !== undefined)
                this.#customResources.addSchema(gvk, found.schema);
            isNew ||= found !== undefined && !(found instanceof Error);
        }
        return isNew;
    }
    async #read(path) {
        if (path !== '-')
            return readInput(path);
        this.#standardInput ??= await readInput(path);
        return this.#standardInput;
    }
    #exclusion() {
        // A pattern with a slash starts at the working folder; another is a name anywhere below it.
        const matchers = this.#args.values('exclude').map((pattern) => {
            const hasSlash = pattern.replace(/\/+$/, '').includes('/');
            const matches = pathMatcher(hasSlash ? resolve(pattern) : pattern);
            return (path) => matches(hasSlash ? resolve(path) : relativePath(path));
        });
        return (path) => path !== '-' && matchers.some((matches) => matches(path));
    }
    #complain(file) {
        this.#progress.end();
        complain(file);
        this.#reporter.unreadable(file);
        this.#trouble = true;
    }
    /** What was left out, and how far the verdicts reach. */
    #notes() {
        const notes = this.#leftOut.notes();
        if (this.#excluded > 0)
            notes.push(`left out ${count(this.#excluded, 'file')} by --exclude`);
        const minor = minorVersion(this.#version);
        const newest = minorVersion(kubernetesVersion);
        if (minor > newest)
            notes.push(`judged by Kubernetes ${kubernetesVersion}, the newest that is known, not by ${printable(this.#version)}`);
        if (minor < newest)
            notes.push(`judged for Kubernetes 1.${minor} by when kinds, fields and values came and went; all other rules are those of ${kubernetesVersion}, and nothing is known of the feature gates of 1.${minor}`);
        return notes;
    }
    #newReporter() {
        const args = this.#args;
        const out = this.#out;
        const summary = args.has('summary');
        if (args.has('quiet'))
            return silent;
        switch (args.value('output')) {
            case 'json':
                return new JSONReporter(out, { kubernetesVersion: this.#version, strict: !args.has('lax'), summary });
            case 'lines':
                return new LinesReporter(out, summary);
            case 'junit':
                return new JUnitReporter(out, this.#failOn);
            case 'sarif':
                return new SARIFReporter(out, { version: programVersion(), failOn: this.#failOn });
            case 'github':
                return new GitHubReporter(out, this.#failOn);
            default:
                return new TableReporter(out, coloursFor(process.stdout), args.has('verbose'), summary);
        }
    }
}
/** By the kinds of --only and --skip. What has no kind is always meant: it can't be read. */
function chosenBy(args) {
    const only = args.values('only');
    const isOnly = only.length === 0 ? () => true : kindFilter(only);
    const isSkipped = kindFilter(args.values('skip'));
    return (object) => object.kind === '' || (isOnly(object) && !isSkipped(object));
}
/** What `helm template` says before each document: `# Source: web/templates/service.yaml`. */
function sourceOf({ text }) {
    return /^(?:(?:#.*|---.*|[ \t]*)\r?\n)*?# Source: (.+?)\r?\n/.exec(text.slice(0, 2000))?.[1];
}
/** A path as seen from the working folder, with slashes: `manifests/web.yaml`. */
function relativePath(path) {
    return relative('.', path).split(sep).join('/');
}
