import type { RequestMetrics } from '../../client/rest/rest_client.ts';
import { Histogram, ValueMetric } from './metric.ts';
import type { Registry } from './registry.ts';

/** In seconds, as controller-runtime has them. */
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60];
/** In bytes, up to 16 MiB. */
const SIZE_BUCKETS = [64, 256, 512, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304, 16777216];
/** In seconds. */
const WEBHOOK_BUCKETS = [1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.1, 1, 10, 100, 1000];

/**
 * The metrics of a client's requests, under the names that client-go gives them.
 * @throws DuplicateMetricError
 */
export function newRequestMetrics(registry: Registry): RequestMetrics {
  const histogram = (name: string, help: string, bounds: readonly number[]): Histogram =>
    registry.register(new Histogram(name, help, bounds));
  const results = registry.register(
    new ValueMetric('counter', 'rest_client_requests_total', 'Requests by code, method and host.'),
  );
  const retries = registry.register(
    new ValueMetric('counter', 'rest_client_request_retries_total', 'Repeated requests by code, verb and host.'),
  );
  const latency = histogram('rest_client_request_duration_seconds', 'How long requests take.', REQUEST_BUCKETS);
  const limiter = histogram(
    'rest_client_rate_limiter_duration_seconds',
    'How long requests wait for the rate limiter.',
    REQUEST_BUCKETS,
  );
  const sent = histogram('rest_client_request_size_bytes', 'How large requests are.', SIZE_BUCKETS);
  const received = histogram('rest_client_response_size_bytes', 'How large responses are.', SIZE_BUCKETS);
  return {
    result: (code, method, host) => results.add({ code, method, host }, 1),
    retry: (code, verb, host) => retries.add({ code, verb, host }, 1),
    requestLatency: (verb, host, seconds) => latency.observe({ verb, host }, seconds),
    rateLimiterLatency: (verb, host, seconds) => limiter.observe({ verb, host }, seconds),
    requestSize: (verb, host, bytes) => sent.observe({ verb, host }, bytes),
    responseSize: (verb, host, bytes) => received.observe({ verb, host }, bytes),
  };
}

/** The metrics of handlers of requests, under the names that controller-runtime gives those of webhooks. */
export class WebhookMetrics {
  readonly #latency: Histogram;
  readonly #total: ValueMetric;
  readonly #inFlight: ValueMetric;

  /**
   * @param paths of all handlers, so that their series can be seen before anything happens
   * @throws DuplicateMetricError
   */
  constructor(registry: Registry, paths: readonly string[]) {
    this.#latency = registry.register(
      new Histogram('controller_runtime_webhook_latency_seconds', 'How long webhooks take.', WEBHOOK_BUCKETS),
    );
    this.#total = registry.register(
      new ValueMetric('counter', 'controller_runtime_webhook_requests_total', 'Requests of webhooks by code.'),
    );
    this.#inFlight = registry.register(
      new ValueMetric('gauge', 'controller_runtime_webhook_requests_in_flight', 'Requests that webhooks work on.'),
    );
    for (const webhook of paths) {
      for (const code of ['200', '500']) this.#total.add({ webhook, code }, 0);
      this.#inFlight.set({ webhook }, 0);
    }
  }

  /** Counts a request that is being answered. */
  async measure(webhook: string, now: () => number, answer: () => Promise<Response>): Promise<Response> {
    const begun = now();
    this.#inFlight.add({ webhook }, 1);
    let code = '500';
    try {
      const response = await answer();
      code = String(response.status);
      return response;
    } finally {
      this.#inFlight.add({ webhook }, -1);
      this.#total.add({ webhook, code }, 1);
      this.#latency.observe({ webhook }, (now() - begun) / 1000);
    }
  }
}
