import { Secret } from '#api/core/v1/zz_generated.types';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { realClock } from '#apimachinery/util/wait/clock';
import { encodeBase64 } from '#engine/text/base64';
import { toUTF8 } from '#engine/text/utf8';
import { SharedInformerFactory } from '../../client/informers/shared_informer_factory.js';
import { linkedSignal, sleepUntil } from '../../client/util/wait/sleep.js';
import { consoleLogger } from '../logger.js';
import { bundleTargets } from './ca_bundles.js';
import { keepCertificate } from './certificate_secret.js';
import { validUntil } from './kept_certificate.js';
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
/** How often it looks, though nothing happens. */
const LOOK = 12 * HOUR;
/** How long after a new authority was announced its certificates are shown: API servers hear of it a little later. */
const SETTLE = 10_000;
const FIRST_RETRY = 1000;
const LAST_RETRY = 300_000;
/**
 * Certificates of webhooks and API servers without cert-manager: kept in a Secret, renewed in time, and published to those who
 * are to trust them by their `caBundle`. Every replica runs it, leader or not.
 *
 * ```ts
 * const certificates = servingCertificates({
 *   client,
 *   secret: { namespace: 'shop', name: 'webhook-tls' },
 *   hosts: ['webhook.shop.svc'],
 *   caBundles: { validatingWebhookConfigurations: ['shop'] },
 * });
 * new Manager({ client, controllers, handlers, endpoints: [listen({ port: 9443, tls: { certificates } })] });
 * ```
 *
 * Mirrors `rotator.CertRotator` of open-policy-agent/cert-controller.
 * @throws RangeError for options that make no sense
 */
export function servingCertificates(options) {
    const { hosts, validity = YEAR, renewBefore = validity / 3 } = options;
    if (hosts.length === 0)
        throw new RangeError('a certificate needs at least one host');
    if (!(validity > 0) || !(renewBefore >= 0 && renewBefore < validity))
        throw new RangeError('expected validity above 0, and renewBefore below it');
    return {
        access: [
            { kind: Secret, verbs: ['get', 'list', 'watch', 'create', 'update'] },
            ...bundleTargets(options.caBundles ?? {}).map(({ kind }) => ({
                kind,
                verbs: ['get', 'list', 'watch', 'patch'],
            })),
        ],
        async start(serve) {
            const keeper = new Keeper(options, { hosts, validity, renewBefore }, serve);
            const running = await keeper.start();
            return { close: running };
        },
    };
}
/** Looks at what is kept, whenever something happens to it. */
class Keeper {
    #options;
    #wanted;
    #serve;
    #logger;
    #clock;
    #targets;
    #stopping = new AbortController();
    #shown;
    #wake = () => { };
    #isDue = false;
    constructor(options, wanted, serve) {
        this.#options = options;
        this.#wanted = wanted;
        this.#serve = serve;
        this.#logger = options.logger ?? consoleLogger;
        this.#clock = options.clock ?? realClock;
        this.#targets = bundleTargets(options.caBundles ?? {});
    }
    /** @returns what ends it */
    async start() {
        const { client, secret } = this.#options;
        const first = await this.#look();
        const informers = new SharedInformerFactory(client, {
            clock: this.#clock,
            onError: (error, { source }) => this.#failed(error, `informer: ${source} failed`),
        });
        const changed = () => {
            this.#isDue = true;
            this.#wake();
        };
        informers
            .informerFor(Secret, { namespace: secret.namespace, fieldSelector: `metadata.name=${secret.name}` })
            .addEventHandler({ add: changed, update: changed, delete: changed });
        for (const target of this.#targets)
            target.watch(informers, changed);
        const running = informers.start({ signal: this.#stopping.signal });
        const looking = this.#goOn(first);
        return async () => {
            this.#stopping.abort();
            await Promise.all([looking, running.stop()]);
        };
    }
    /** Looks again: after a change, after a while, and sooner after a failure. */
    async #goOn(first) {
        let wait = first;
        let retry = FIRST_RETRY;
        while (await this.#waited(wait ?? retry)) {
            retry = wait === undefined ? Math.min(2 * retry, LAST_RETRY) : FIRST_RETRY;
            try {
                wait = await this.#look();
            }
            catch (error) {
                this.#failed(error, 'serving certificates: failed');
                wait = undefined;
            }
        }
    }
    /** @returns whether it goes on */
    async #waited(milliseconds) {
        const { signal } = this.#stopping;
        const waiting = linkedSignal(signal);
        this.#wake = () => waiting.abort();
        if (this.#isDue)
            waiting.abort();
        await sleepUntil(this.#clock, milliseconds, waiting.signal).catch(() => undefined);
        waiting.end();
        this.#isDue = false;
        return !signal.aborted;
    }
    /** @returns when to look again, in milliseconds; undefined when not every configuration could be updated */
    async #look() {
        const { client, secret, now = Date.now } = this.#options;
        const { signal } = this.#stopping;
        const { kept, renewed } = await keepCertificate(client, secret, this.#wanted, now, signal);
        const place = { secret: `${secret.namespace}/${secret.name}` };
        if (renewed !== undefined)
            this.#logger.info('Certificate renewed', { ...place, because: renewed });
        const isPublished = await this.#publish(kept.ca);
        const shown = this.#shown;
        if (shown?.cert !== kept.cert || shown.key !== kept.key) {
            if (shown !== undefined && shown.ca !== kept.ca && validUntil(shown) > now())
                await sleepUntil(this.#clock, SETTLE, signal);
            this.#shown = kept;
            this.#serve({ cert: kept.cert, key: kept.key, ca: kept.ca });
        }
        if (!isPublished)
            return undefined;
        const renewal = validUntil(kept) - this.#wanted.renewBefore;
        return Math.min(Math.max(renewal - now(), FIRST_RETRY), LOOK);
    }
    /** @returns whether everybody knows the authorities */
    async #publish(ca) {
        const { client, hosts } = this.#options;
        const caBundle = encodeBase64(toUTF8(ca));
        const published = await Promise.all(this.#targets.map(async (target) => {
            try {
                if (await target.publish(client, hosts, caBundle, this.#stopping.signal))
                    this.#logger.info('caBundle set', { object: target.name });
                return true;
            }
            catch (error) {
                // What is not there yet is seen when it comes.
                if (isNotFound(error))
                    this.#logger.info('caBundle not set: the object is not there', { object: target.name });
                else
                    this.#failed(error, `caBundle not set: ${target.name}`);
                return isNotFound(error);
            }
        }));
        return !published.includes(false);
    }
    #failed(error, message) {
        if (!this.#stopping.signal.aborted)
            this.#logger.error(error, message);
    }
}
