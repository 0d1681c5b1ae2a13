import { asError } from '#engine/text/as_error';
import { toUTF8 } from '#engine/text/utf8';
import { respond, respondText } from '../endpoints/handlers/response_writers.js';
/** How many milliseconds the storage has to answer. Mirrors Go's `storagebackend.DefaultHealthcheckTimeout`. */
const TIMEOUT = 2000;
/** What is read, if the storage has no check of its own. */
const KEY = '/registry/health';
/** What a server says of itself, by Go's names. */
const ENDPOINTS = ['healthz', 'livez', 'readyz'];
/**
 * `/healthz`, `/livez` and `/readyz`: 200 with `ok`, or 500 with a line for each check. Mirrors Go's `healthz` and the
 * checks of kube-apiserver that mean something here. Those of the storage are called `etcd`, whatever it is, so that
 * probes need not know.
 */
export class Healthz {
    #checks;
    #unfinished = new Set();
    #isShuttingDown = false;
    /**
     * @param hooks the names of what has to be done once before the server is well: `rbac/bootstrap-roles`
     * @param onError called with the error of a check that did not fail before
     */
    constructor(storage, hooks, onError) {
        for (const hook of hooks)
            this.#unfinished.add(hook);
        const probe = reporting(shared(() => probed(storage)), onError);
        const wellKnown = [
            { name: 'ping', check() { } },
            { name: 'log', check() { } },
        ];
        const checkLoss = storage.checkLoss?.bind(storage);
        const lossCheck = checkLoss && reporting(checkLoss, onError);
        this.#checks = [
            ...wellKnown,
            { name: 'etcd', check: probe },
            { name: 'etcd-readiness', of: 'readyz', check: probe },
            // What is left is served: the server is ready, and restarting it would not help.
            ...(lossCheck === undefined ? [] : [{ name: 'storage-loss', of: 'healthz', check: lossCheck }]),
            ...hooks.map((hook) => ({
                name: `poststarthook/${hook}`,
                check: () => {
                    if (this.#unfinished.has(hook))
                        throw new Error('not finished');
                },
            })),
            {
                name: 'shutdown',
                of: 'readyz',
                check: () => {
                    if (this.#isShuttingDown)
                        throw new Error('process is shutting down');
                },
            },
        ];
    }
    /** Something is done that had to be done once. */
    finished(hook) {
        this.#unfinished.delete(hook);
    }
    /** From now on the server isn't ready, so that load balancers turn away from it. */
    shuttingDown() {
        this.#isShuttingDown = true;
    }
    /** All paths that are answered. */
    get paths() {
        return ENDPOINTS.flatMap((endpoint) => [
            `/${endpoint}`,
            ...this.#checksOf(endpoint).map(({ name }) => `/${endpoint}/${name}`),
        ]);
    }
    /** undefined: there is nothing under the path. */
    async answer(path, query) {
        const endpoint = ENDPOINTS.find((each) => path === `/${each}` || path.startsWith(`/${each}/`));
        if (endpoint === undefined)
            return undefined;
        const checks = this.#checksOf(endpoint);
        if (path === `/${endpoint}`)
            return answerAll(endpoint, checks, query);
        const check = checks.find(({ name }) => path === `/${endpoint}/${name}`);
        return check && answerOne(check);
    }
    #checksOf(endpoint) {
        return this.#checks.filter(({ of = endpoint }) => of === endpoint);
    }
}
/** Whether a path is one of health: those are answered while the server can do nothing else. */
export function isHealthPath(path) {
    return /^\/(?:healthz|livez|readyz)(?:\/|$)/.test(path);
}
async function answerAll(endpoint, checks, query) {
    const excluded = new Set(query.getAll('exclude'));
    const failures = await Promise.all(checks.map((check) => (excluded.has(check.name) ? undefined : failureOf(check))));
    // Why is nobody's business who can reach the endpoint.
    const lines = checks.map(({ name }, index) => {
        if (excluded.delete(name))
            return `[+]${name} excluded: ok\n`;
        return failures[index] === undefined ? `[+]${name} ok\n` : `[-]${name} failed: reason withheld\n`;
    });
    const unknown = [...excluded].sort().map((name) => JSON.stringify(name));
    if (unknown.length > 0)
        lines.push(`warn: some health checks cannot be excluded: no matches for ${unknown.join(',')}\n`);
    if (failures.some((failure) => failure !== undefined))
        return respondText(500, `${lines.join('')}${endpoint} check failed\n`);
    return respondText(200, query.has('verbose') ? `${lines.join('')}${endpoint} check passed\n` : 'ok');
}
async function answerOne(check) {
    const failure = await failureOf(check);
    return failure === undefined
        ? respond(200, 'text/plain; charset=utf-8', toUTF8('ok'))
        : respondText(500, `internal server error: ${failure.message}\n`);
}
async function failureOf({ check }) {
    try {
        await check();
        return undefined;
    }
    catch (error) {
        return asError(error);
    }
}
async function probed(storage) {
    let timer;
    const timeout = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error('context deadline exceeded')), TIMEOUT);
    });
    try {
        await Promise.race([storage.check === undefined ? storage.get(KEY) : storage.check(), timeout]);
    }
    catch (error) {
        throw new Error(`error getting data from etcd: ${asError(error).message}`, { cause: error });
    }
    finally {
        clearTimeout(timer);
    }
}
/** The same call for all who ask while it runs: probes do not pile up before a storage that doesn't answer. */
function shared(check) {
    let running;
    return () => (running ??= check().finally(() => {
        running = undefined;
    }));
}
function reporting(check, onError) {
    let failed = false;
    return async () => {
        try {
            await check();
            failed = false;
        }
        catch (error) {
            if (!failed)
                onError(error);
            failed = true;
            throw error;
        }
    };
}
