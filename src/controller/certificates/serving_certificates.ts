import { Secret } from '#api/core/v1/zz_generated.types';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { type Clock, realClock } from '#apimachinery/util/wait/clock';
import { encodeBase64 } from '#engine/text/base64';
import { toUTF8 } from '#engine/text/utf8';
import type { Client } from '../../client/client.ts';
import { SharedInformerFactory } from '../../client/informers/shared_informer_factory.ts';
import { VeryShortWatchError } from '../../client/tools/cache/errors.ts';
import type { CertificateAndKey } from '../../client/util/cert/index.ts';
import { linkedSignal, sleepUntil } from '../../client/util/wait/sleep.ts';
import { consoleLogger, type Logger } from '../logger.ts';
import type { Access } from '../rbac/access.ts';
import { bundleAccess, bundleTargets, type CABundles } from './ca_bundles.ts';
import { keepCertificate, type SecretName } from './certificate_secret.ts';
import { type KeptCertificate, validUntil, type Wanted } from './kept_certificate.ts';

/** What a server shows, and by what it is trusted. */
export interface ServingCertificate extends CertificateAndKey {
  /** The authorities to trust, as PEM. */
  readonly ca: string;
}

/** Certificates that are renewed while a server runs. */
export interface ServingCertificates {
  /**
   * Begins to keep them.
   * @param serve is given the first certificate before this returns, and every later one
   * @throws what keeps it from having a first one
   */
  start(serve: (certificate: ServingCertificate) => void): Promise<{ close(): Promise<void> }>;
}

/** Certificates that are kept in a Secret. */
export interface KeptCertificates extends ServingCertificates {
  /** What keeping them takes, for `policyRules`: the Secret is in its namespace, the others are in none. */
  readonly access: readonly Access[];
}

/** What {@link servingCertificates} takes. Times are in milliseconds. */
export interface ServingCertificatesOptions {
  readonly client: Client;
  /** Where it is kept for all replicas; it is made if it isn't there. */
  readonly secret: SecretName;
  /** DNS names and IP addresses of the server. API servers look for `NAME.NAMESPACE.svc` of its Service. */
  readonly hosts: readonly string[];
  /** Who is to trust it. */
  readonly caBundles?: CABundles;
  /** Of a certificate. Default: a year. Its authority counts ten times as long. */
  readonly validity?: number;
  /** How long before its end a certificate is renewed. Default: a third of its validity. */
  readonly renewBefore?: number;
  readonly logger?: Logger;
  readonly clock?: Clock;
  /** The time of day, in milliseconds since 1970. Default: that of the system. */
  readonly now?: () => number;
}

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
export function servingCertificates(options: ServingCertificatesOptions): KeptCertificates {
  const { hosts, validity = YEAR, renewBefore = validity / 3 } = options;
  if (hosts.length === 0) throw new RangeError('a certificate needs at least one host');
  if (!(validity > 0) || !(renewBefore >= 0 && renewBefore < validity))
    throw new RangeError('expected validity above 0, and renewBefore below it');
  return {
    access: [
      { kind: Secret, verbs: ['get', 'list', 'watch', 'create', 'update'] },
      ...bundleAccess(options.caBundles ?? {}),
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
  readonly #options: ServingCertificatesOptions;
  readonly #wanted: Wanted;
  readonly #serve: (certificate: ServingCertificate) => void;
  readonly #logger: Logger;
  readonly #clock: Clock;
  readonly #targets: ReturnType<typeof bundleTargets>;
  readonly #stopping = new AbortController();
  #shown: KeptCertificate | undefined;
  #wake: () => void = () => {};
  #isDue = false;

  constructor(options: ServingCertificatesOptions, wanted: Wanted, serve: (certificate: ServingCertificate) => void) {
    this.#options = options;
    this.#wanted = wanted;
    this.#serve = serve;
    this.#logger = options.logger ?? consoleLogger;
    this.#clock = options.clock ?? realClock;
    this.#targets = bundleTargets(options.caBundles ?? {});
  }

  /** @returns what ends it */
  async start(): Promise<() => Promise<void>> {
    const { client, secret } = this.#options;
    const first = await this.#look();
    const informers = new SharedInformerFactory(client, {
      clock: this.#clock,
      onError: (error, { source }) => {
        // Servers end watches of definitions, and of what they define, when these change.
        if (error instanceof VeryShortWatchError) this.#logger.info(error.message);
        else this.#failed(error, `informer: ${source} failed`);
      },
    });
    const changed = (): void => {
      this.#isDue = true;
      this.#wake();
    };
    informers
      .informerFor(Secret, { namespace: secret.namespace, fieldSelector: `metadata.name=${secret.name}` })
      .addEventHandler({ add: changed, update: changed, delete: changed });
    for (const target of this.#targets) target.watch(informers, changed);
    const running = informers.start({ signal: this.#stopping.signal });
    const looking = this.#goOn(first);
    return async () => {
      this.#stopping.abort();
      await Promise.all([looking, running.close()]);
    };
  }

  /** Looks again: after a change, after a while, and sooner after a failure. */
  async #goOn(first: number | undefined): Promise<void> {
    let wait = first;
    let retry = FIRST_RETRY;
    while (await this.#waited(wait ?? retry)) {
      retry = wait === undefined ? Math.min(2 * retry, LAST_RETRY) : FIRST_RETRY;
      try {
        wait = await this.#look();
      } catch (error) {
        this.#failed(error, 'serving certificates: failed');
        wait = undefined;
      }
    }
  }

  /** @returns whether it goes on */
  async #waited(milliseconds: number): Promise<boolean> {
    const { signal } = this.#stopping;
    const waiting = linkedSignal(signal);
    this.#wake = () => waiting.abort();
    if (this.#isDue) waiting.abort();
    await sleepUntil(this.#clock, milliseconds, waiting.signal).catch(() => undefined);
    waiting.end();
    this.#isDue = false;
    return !signal.aborted;
  }

  /** @returns when to look again, in milliseconds; undefined when not every configuration could be updated */
  async #look(): Promise<number | undefined> {
    const { client, secret, now = Date.now } = this.#options;
    const { signal } = this.#stopping;
    const { kept, renewed } = await keepCertificate(client, secret, this.#wanted, now, signal);
    const place = { secret: `${secret.namespace}/${secret.name}` };
    if (renewed !== undefined) this.#logger.info('Certificate renewed', { ...place, because: renewed });
    const isPublished = await this.#publish(kept.ca);
    const shown = this.#shown;
    if (shown?.cert !== kept.cert || shown.key !== kept.key) {
      if (shown !== undefined && shown.ca !== kept.ca && validUntil(shown) > now())
        await sleepUntil(this.#clock, SETTLE, signal);
      this.#shown = kept;
      this.#serve({ cert: kept.cert, key: kept.key, ca: kept.ca });
    }
    if (!isPublished) return undefined;
    const renewal = validUntil(kept) - this.#wanted.renewBefore;
    return Math.min(Math.max(renewal - now(), FIRST_RETRY), LOOK);
  }

  /** @returns whether everybody knows the authorities */
  async #publish(ca: string): Promise<boolean> {
    const { client, hosts } = this.#options;
    const caBundle = encodeBase64(toUTF8(ca));
    const published = await Promise.all(
      this.#targets.map(async (target) => {
        try {
          if (await target.publish(client, hosts, caBundle, this.#stopping.signal))
            this.#logger.info('caBundle set', { object: target.name });
          return true;
        } catch (error) {
          // What is not there yet is seen when it comes.
          if (isNotFound(error))
            this.#logger.info('caBundle not set: the object is not there', { object: target.name });
          else this.#failed(error, `caBundle not set: ${target.name}`);
          return isNotFound(error);
        }
      }),
    );
    return !published.includes(false);
  }

  #failed(error: unknown, message: string): void {
    if (!this.#stopping.signal.aborted) this.#logger.error(error, message);
  }
}
