import { APIService } from '#api/apiregistration/v1/zz_generated.types';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { asError } from '#engine/text/as_error';
import { asKind } from '../storage/as_kind.js';
import { servicePortOf } from './api_service_strategy.js';
import { LOCAL, PASSED, saysSo, withAvailability } from './availability.js';
/** Milliseconds that an answer may take. */
const TIMEOUT = 5000;
/** Of so many questions at once one must be answered: there may be several servers behind a Service. */
const ATTEMPTS = 5;
const FIRST_RETRY = 50;
/** The user of the checks, whom every backend serves. */
const USER = { name: 'system:kube-aggregator', groups: ['system:masters'] };
const NEW = { found: undefined, failures: 0, timer: undefined, checking: undefined, isDirty: false };
/**
 * Looks whether the servers of APIServices are there, and keeps their condition `Available`. Mirrors the remote and the
 * local `AvailableConditionController` of kube-aggregator.
 */
export class AvailabilityController {
    #host;
    #watched = new Map();
    #term;
    constructor(host) {
        this.#host = host;
    }
    lead(term) {
        this.#term = term;
        term.signal.addEventListener('abort', () => {
            for (const { timer } of this.#watched.values())
                clearTimeout(timer);
        });
        for (const watched of this.#watched.values())
            this.#check(watched);
    }
    /** An APIService is there, or has changed. @param backend undefined: this server serves it */
    observe(service, backend) {
        const { name = '' } = service.metadata;
        const known = this.#watched.get(name);
        const isSame = known !== undefined && known.backend === backend;
        const watched = isSame ? known : { ...NEW };
        if (!isSame)
            clearTimeout(known?.timer);
        const now = Object.assign(watched, { service, backend });
        this.#watched.set(name, now);
        // Its own writes come back, too.
        if (now.found === undefined || !saysSo(service, now.found))
            this.#check(now);
    }
    forget(name) {
        clearTimeout(this.#watched.get(name)?.timer);
        this.#watched.delete(name);
    }
    /** A Service, or what stands behind it, has changed. @param service empty: nobody knows which */
    serviceChanged(namespace, service) {
        for (const watched of this.#watched.values()) {
            const reference = servicePortOf(watched.service);
            if (reference?.namespace !== namespace || (service !== '' && reference.name !== service))
                continue;
            watched.failures = 0;
            this.#check(watched);
        }
    }
    #isWatched(watched) {
        return this.#watched.get(watched.service.metadata.name ?? '') === watched;
    }
    #check(watched) {
        const term = this.#term;
        if (term === undefined || term.signal.aborted)
            return;
        clearTimeout(watched.timer);
        watched.isDirty = true;
        watched.checking ??= this.#checkAll(watched, term).finally(() => {
            watched.checking = undefined;
        });
    }
    async #checkAll(watched, term) {
        while (watched.isDirty) {
            watched.isDirty = false;
            const found = await this.#look(watched, term.signal);
            if (term.signal.aborted || !this.#isWatched(watched))
                return;
            watched.found = found;
            watched.failures = found.status === 'True' ? 0 : watched.failures + 1;
            await this.#tell(watched, found, term);
        }
        const { interval } = this.#host;
        const { failures, backend } = watched;
        // What this server serves itself doesn't go by itself.
        if (backend === undefined || term.signal.aborted || !this.#isWatched(watched))
            return;
        const wait = failures === 0 ? interval : Math.min(FIRST_RETRY * 2 ** failures, interval);
        watched.timer = setTimeout(() => this.#check(watched), wait).unref();
    }
    async #tell({ service }, found, term) {
        if (saysSo(service, found))
            return;
        const updatedObject = (existing) => withAvailability(asKind(APIService, existing), found);
        try {
            const { name = '' } = service.metadata;
            const { context } = this.#host;
            await term.write(async () => this.#host.store()?.update(name, { updatedObject }, context, { strategy: {} }));
        }
        catch (error) {
            // What has changed in between comes again.
            if (!isConflict(error) && !isNotFound(error) && !term.signal.aborted)
                this.#host.onError(error);
        }
    }
    async #look({ service, backend }, signal) {
        const reference = servicePortOf(service);
        if (reference === undefined || backend === undefined)
            return LOCAL;
        const fault = await this.#host.resolver.fault(reference);
        if (fault !== undefined)
            return fault;
        const done = new AbortController();
        const either = AbortSignal.any([signal, done.signal]);
        try {
            await Promise.any(Array.from({ length: ATTEMPTS }, () => this.#ask(service, backend, either)));
            return PASSED;
        }
        catch (error) {
            const last = error instanceof AggregateError ? error.errors.at(-1) : error;
            return { status: 'False', reason: 'FailedDiscoveryCheck', message: asError(last).message };
        }
        finally {
            done.abort();
        }
    }
    /** @throws {Error} that says what is wrong */
    async #ask(service, backend, signal) {
        const { group = '', version = '' } = service.spec ?? {};
        const reference = servicePortOf(service);
        if (reference === undefined)
            return;
        const address = await this.#host.resolver.resolve(reference);
        const path = group === '' ? `/api/${version}` : `/apis/${group}/${version}`;
        const host = address.host.includes(':') ? `[${address.host}]` : address.host;
        const url = `https://${host}:${address.port}${path}`;
        let status;
        try {
            ({ status } = await backend.ask(address, path, { user: USER, timeout: TIMEOUT, signal }));
        }
        catch (error) {
            throw new Error(`failing or missing response from ${url}: Get "${url}": ${asError(error).message}`, {
                cause: error,
            });
        }
        if (status < 200 || status >= 300)
            throw new Error(`failing or missing response from ${url}: bad status from ${url}: ${status}`);
    }
}
