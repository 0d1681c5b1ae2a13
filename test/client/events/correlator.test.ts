// Events correlated as by client-go: see scripts/go/eventvectors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as corev1 from 'kubetyped/api/core/v1';
import { timeFromDate } from 'kubetyped/apimachinery/apis/meta/v1';
import { type CorrelatorOptions, EventCorrelator } from 'kubetyped/client/tools/record';
import { asGo, readRows } from './rows.ts';

interface Step {
  readonly after?: number;
  readonly object: string;
  readonly source: string;
  readonly type: string;
  readonly reason: string;
  readonly message: string;
  readonly version?: string;
}

interface Row {
  readonly in: { readonly options?: CorrelatorOptions; readonly steps: readonly Step[] };
  readonly out: readonly { readonly skip?: boolean; readonly event?: object; readonly patch?: object }[];
}

const START = Date.UTC(2000, 0, 1);

test('client-go correlates the same', () => {
  const rows = readRows<Row>('event-correlator');
  assert.ok(rows.length > 150);
  let skipped = 0;
  for (const { in: script, out } of rows) {
    let now = 0;
    const correlator = new EventCorrelator({
      ...script.options,
      clock: { now: () => now, after: () => () => undefined },
      now: () => new Date(START + now),
    });
    script.steps.forEach(({ after = 0, object, source, type, reason, message, version }, index) => {
      now += after;
      const time = timeFromDate(new Date(START + now));
      const event: corev1.Event = {
        apiVersion: 'v1',
        kind: 'Event',
        metadata: { name: `event-${index}`, namespace: 'default' },
        involvedObject: { kind: 'Pod', namespace: 'default', name: object, uid: 'uid', apiVersion: 'v1' },
        reason,
        message,
        source: { component: source },
        firstTimestamp: time,
        lastTimestamp: time,
        count: 1,
        type,
        reportingComponent: source,
      };
      const result = correlator.eventCorrelate(event);
      const where = `${JSON.stringify(script)} step ${index}`;
      const want = out[index]!;
      assert.equal(result.skip, want.skip ?? false, where);
      if (result.skip) {
        skipped++;
        return;
      }
      const { apiVersion: _, kind: __, ...got } = asGo(result.event) as Record<string, unknown>;
      assert.deepEqual(got, want.event, where);
      assert.deepEqual(result.patch === undefined ? undefined : JSON.parse(result.patch), want.patch, where);
      if (version === undefined) return;
      correlator.updateState({ ...result.event, metadata: { ...result.event.metadata, resourceVersion: version } });
    });
  }
  assert.ok(skipped > 30, String(skipped));
});
