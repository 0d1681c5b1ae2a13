/// <reference types="node" />

import type { GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
import { toUTF8 } from '#engine/text/utf8';
import { Histogram, type Labels, ValueMetric } from '../../controller/metrics/metric.ts';
import { Registry } from '../../controller/metrics/registry.ts';
import { respond } from '../endpoints/handlers/response_writers.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { APIRequest, Filter } from '../filters/filter.ts';
import type { PriorityLevel, SchemaSeats } from '../flowcontrol/priority_level.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import { respondedBytes, type ServerResponse, withEnd } from '../request/http.ts';
import type { RequestInfo } from '../request/request_info.ts';
import { everything } from '../storage/selection_predicate.ts';
import type { StorageError } from '../storage/storage_error.ts';

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** The upper bounds of the histogram of durations, in seconds: those of kube-apiserver. */
const SECONDS: readonly number[] = [
  0.005, 0.025, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 45, 60,
];

/** Kinds of requests that have a limit of their own. */
export type RequestKind = 'mutating' | 'readOnly';

/** What is measured of a server, under the names that kube-apiserver has for it. */
export class ServerMetrics {
  readonly #registry = new Registry();
  readonly #requests: ValueMetric;
  readonly #durations: Histogram;
  readonly #longRunning: ValueMetric;
  readonly #dropped: ValueMetric;
  readonly #events: ValueMetric;
  readonly #objects: ValueMetric;
  readonly #corrupt: ValueMetric;
  readonly #leading: ValueMetric;

  /**
   * @param inFlight how many requests are under way now
   * @param levels the priority levels, if there are any
   */
  constructor(inFlight: (kind: RequestKind) => number, levels: () => Iterable<PriorityLevel>) {
    const value = (type: 'counter' | 'gauge', name: string, help: string): ValueMetric =>
      this.#registry.register(new ValueMetric(type, name, help));
    this.#requests = value(
      'counter',
      'apiserver_request_total',
      'Requests by verb, resource and code of the response.',
    );
    this.#durations = this.#registry.register(
      new Histogram('apiserver_request_duration_seconds', 'Seconds until the response, watches apart.', SECONDS),
    );
    this.#longRunning = value('gauge', 'apiserver_longrunning_requests', 'Watches and other long requests under way.');
    this.#dropped = value('counter', 'apiserver_dropped_requests_total', 'Requests refused with 429.');
    this.#events = value('counter', 'apiserver_watch_events_total', 'Events sent to watches.');
    this.#objects = value('gauge', 'apiserver_storage_objects', 'Objects that are stored, by resource.');
    this.#corrupt = value(
      'counter',
      'apiserver_storage_decode_errors_total',
      'Stored objects that can not be read, by resource.',
    );
    this.#leading = value('gauge', 'leader_election_master_status', 'Whether this server holds the Lease.');
    value('gauge', 'apiserver_current_inflight_requests', 'Requests under way, watches apart.').compute((set) => {
      for (const kind of ['mutating', 'readOnly'] as const) set({ request_kind: kind }, inFlight(kind));
    });
    const seats = value('gauge', 'apiserver_flowcontrol_nominal_limit_seats', 'Seats of a priority level.');
    seats.compute((set) => {
      for (const level of levels()) set({ priority_level: nameOf(level) }, level.seats);
    });
    const ofSchemas = (name: string, help: string, of: (seats: SchemaSeats) => number): void =>
      value('gauge', `apiserver_flowcontrol_current_${name}`, help).compute((set) => {
        for (const level of levels())
          for (const [schema, counts] of level.schemas)
            set({ flow_schema: schema, priority_level: nameOf(level) }, of(counts));
      });
    // A request takes one seat.
    for (const what of ['requests', 'seats']) {
      ofSchemas(`executing_${what}`, `The ${what} of a flow schema that are under way.`, ({ executing }) => executing);
      ofSchemas(`inqueue_${what}`, `The ${what} of a flow schema that wait.`, ({ waiting }) => waiting);
    }
    const started = Date.now() / 1000 - process.uptime();
    value('gauge', 'process_start_time_seconds', 'When the process began, in seconds since 1970.').set({}, started);
    value('gauge', 'process_resident_memory_bytes', 'Bytes of memory that the process has.').compute((set) =>
      set({}, process.memoryUsage.rss()),
    );
    value('counter', 'process_cpu_seconds_total', 'Seconds that the process has computed.').compute((set) => {
      const { user, system } = process.cpuUsage();
      set({}, (user + system) / 1e6);
    });
  }

  /** @param lease its name */
  leading(lease: string, isLeading: boolean): void {
    this.#leading.set({ name: lease }, isLeading ? 1 : 0);
  }

  /** Gives what counts stored objects that can't be read, and logs them. */
  corrupt(onError: ((error: unknown) => void) | undefined): (of: GroupResourceLike, error: StorageError) => void {
    return ({ group, resource }, error) => {
      this.#corrupt.add({ group, resource }, 1);
      onError?.(error);
    };
  }

  /** Counts a request that is refused because too many are under way. */
  dropped(kind: RequestKind): void {
    this.#dropped.add({ request_kind: kind }, 1);
  }

  /**
   * Counts requests when they are answered, and watches as long as they go on.
   * @param find the resource of a request; undefined for what is none: then its path doesn't count, of which there are too many
   */
  withMetrics(find: (info: RequestInfo) => ServedResource | undefined): Filter {
    return async (request, next) => this.#counting(request, find(request.info), await next(request));
  }

  #counting(
    { info, query, receivedAt }: APIRequest,
    resource: ServedResource | undefined,
    response: ServerResponse,
  ): ServerResponse {
    const labels = labelsOf(info, resource, query.get('dryRun') ?? '');
    this.#requests.add({ ...labels, code: String(response.status) }, 1);
    const observe = (): void => this.#durations.observe(labels, (performance.now() - receivedAt) / 1000);
    if (response.inPieces === true) return { ...response, body: withEnd(response.body, observe) };
    if (respondedBytes(response) !== undefined) {
      observe();
      return response;
    }
    return { ...response, body: this.#counted(response.body, labels) };
  }

  async *#counted(
    body: ServerResponse['body'],
    { dry_run: _, ...labels }: RequestLabels,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    const { group, version, resource } = labels;
    this.#longRunning.add(labels, 1);
    try {
      for await (const chunk of body) {
        this.#events.add({ group, version, resource }, 1);
        yield chunk;
      }
    } finally {
      this.#longRunning.add(labels, -1);
    }
  }

  /** What `/metrics` answers, in Prometheus' text format. @param stored the resources whose objects are counted */
  async respond(stored: Iterable<ServedResource>, context: RequestContext): Promise<ServerResponse> {
    for (const { resource, groupVersion, store } of stored) {
      const { items, remainingItemCount = 0 } = await store.list({ predicate: { ...everything(), limit: 1 } }, context);
      const name = groupVersion.group === '' ? resource : `${resource}.${groupVersion.group}`;
      this.#objects.set({ resource: name }, items.length + Number(remainingItemCount));
    }
    return respond(200, TEXT, toUTF8(this.#registry.text()));
  }
}

/** The labels of a request, in the order in which they are written. */
type RequestLabels = Labels & Readonly<Record<'dry_run' | 'group' | 'version' | 'resource', string>>;

function labelsOf(info: RequestInfo, served: ServedResource | undefined, dryRun: string): RequestLabels {
  return {
    dry_run: dryRun,
    verb: VERBS.get(info.verb) ?? 'other',
    group: served?.groupVersion.group ?? '',
    version: served?.groupVersion.version ?? '',
    resource: served?.resource ?? '',
    subresource: served?.subresource ?? '',
    scope: served === undefined ? '' : scopeOf(info),
    component: 'apiserver',
  };
}

/** A client may send any method. */
const VERBS: ReadonlyMap<string, string> = new Map(
  ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection', 'post', 'put', 'head'].map(
    (verb) => [verb, verb.toUpperCase()],
  ),
);

/** Mirrors Go's `CleanScope`. */
function scopeOf(info: RequestInfo): string {
  if (info.name !== '' || info.verb === 'create') return 'resource';
  return info.namespace !== '' ? 'namespace' : 'cluster';
}

const nameOf = ({ configuration: { metadata } }: PriorityLevel): string => metadata.name ?? '';
