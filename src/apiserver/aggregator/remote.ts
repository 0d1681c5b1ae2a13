import type { APIService, APIServiceSpec } from '#api/apiregistration/v1/zz_generated.types';
import type { APIVersionDiscovery } from '#api/apidiscovery/v2/zz_generated.types';
import { isAvailable } from './availability.ts';
import { servicePortOf } from './api_service_strategy.ts';
import { Backend, type Address, type BackendAnswer, type ProxyCertificate } from './backend.ts';
import type { OutgoingHeaders } from './proxy_headers.ts';
import { RemoteDiscovery } from './remote_discovery.ts';
import { RemoteOpenAPI, type RemoteDocuments } from './remote_openapi.ts';
import type { ServiceResolver } from './service_resolver.ts';

/** What a remote needs of its server. */
export interface RemoteHost {
  readonly resolver: ServiceResolver;
  readonly certificate: ProxyCertificate | undefined;
  /** What it tells has changed. */
  changed(): void;
  readonly signal: AbortSignal;
}

/** Milliseconds: between looks at what a backend tells of itself, and before one that failed is tried again, at first. */
const REFRESH = 60_000;
const FIRST_RETRY = 500;
const DISCOVERY_TIMEOUT = 5000;
const OPENAPI_TIMEOUT = 60_000;

/** An APIService with a server of its own, and what that tells of itself. Mirrors the managers of kube-aggregator. */
export class Remote {
  readonly backend: Backend;
  readonly group: string;
  readonly version: string;
  readonly #host: RemoteHost;
  readonly #discovery: RemoteDiscovery;
  readonly #openAPI: RemoteOpenAPI;
  readonly #closing = new AbortController();
  #service: APIService;
  #document: APIVersionDiscovery;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refreshing: Promise<void> | undefined;
  #isDirty = false;

  constructor(service: APIService, host: RemoteHost) {
    const { group = '', version = '' } = service.spec ?? {};
    this.group = group;
    this.version = version;
    this.#host = host;
    this.#service = service;
    this.#document = { version, freshness: 'Stale' };
    this.backend = new Backend(service.spec ?? NOTHING, host.certificate);
    const ask = async (
      path: string,
      headers: OutgoingHeaders,
      { name, groups, timeout }: { name: string; groups: readonly string[]; timeout: number },
    ): Promise<BackendAnswer> => {
      const signal = AbortSignal.any([host.signal, this.#closing.signal]);
      return this.backend.ask(await this.address(), path, { user: { name, groups }, headers, timeout, signal });
    };
    this.#discovery = new RemoteDiscovery((path, headers, groups) =>
      ask(path, headers, { name: 'system:kube-aggregator', groups, timeout: DISCOVERY_TIMEOUT }),
    );
    this.#openAPI = new RemoteOpenAPI((path, headers) =>
      ask(path, headers, { name: 'system:aggregator', groups: [], timeout: OPENAPI_TIMEOUT }),
    );
  }

  get service(): APIService {
    return this.#service;
  }

  get isAvailable(): boolean {
    return isAvailable(this.#service);
  }

  /** What discovery tells of it; without resources, and stale, while it can't be asked. */
  get document(): APIVersionDiscovery {
    return this.#document;
  }

  get openAPI(): RemoteDocuments {
    return this.#openAPI.documents;
  }

  /** The APIService has changed, but not who serves it. */
  update(service: APIService): void {
    this.#service = service;
    this.#failures = 0;
    this.refresh();
  }

  /** Whether an APIService is served as this one. */
  isServedLike(service: APIService): boolean {
    return placeOf(service) === placeOf(this.#service);
  }

  /** Where it is now. @throws {Error} when that can't be said */
  async address(): Promise<Address> {
    const reference = servicePortOf(this.#service);
    if (reference === undefined) throw new Error('expected an APIService with a Service');
    return this.#host.resolver.resolve(reference);
  }

  /** Asks the backend anew for what it tells of itself. */
  refresh(): void {
    clearTimeout(this.#timer);
    this.#isDirty = true;
    this.#refreshing ??= this.#refreshAll().finally(() => {
      this.#refreshing = undefined;
    });
  }

  close(): void {
    this.#closing.abort();
    clearTimeout(this.#timer);
    this.backend.close();
  }

  async #refreshAll(): Promise<void> {
    while (this.#isDirty && !this.#isClosed) {
      this.#isDirty = false;
      const before = JSON.stringify([this.#document, this.openAPI.v3]);
      const { v2 } = this.openAPI;
      await this.#fetch();
      if (!this.#isClosed && (JSON.stringify([this.#document, this.openAPI.v3]) !== before || v2 !== this.openAPI.v2))
        this.#host.changed();
    }
    if (this.#isClosed) return;
    const wait = this.#failures === 0 ? REFRESH : Math.min(FIRST_RETRY * 2 ** (this.#failures - 1), REFRESH);
    this.#timer = setTimeout(() => this.refresh(), wait).unref();
  }

  async #fetch(): Promise<void> {
    const { group, version } = this;
    try {
      this.#document = { ...(await this.#discovery.fetch({ group, version })), freshness: 'Current' };
    } catch {
      // Its condition tells why.
      this.#document = { version, freshness: 'Stale' };
      this.#failures += 1;
      return;
    }
    try {
      await this.#openAPI.fetch(group === '' ? `api/${version}` : `apis/${group}/${version}`);
      this.#failures = 0;
    } catch {
      this.#failures += 1;
    }
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted || this.#host.signal.aborted;
  }
}

const NOTHING: APIServiceSpec = { groupPriorityMinimum: 0, versionPriority: 0 };

/** All that says who serves it, and how that is reached. */
function placeOf(service: APIService): string {
  const { caBundle = '', insecureSkipTLSVerify = false } = service.spec ?? NOTHING;
  const { namespace, name, port } = servicePortOf(service) ?? {};
  return JSON.stringify([namespace, name, port, caBundle, insecureSkipTLSVerify]);
}
