// Random sequences of requests to the Go reference server and to ours: the same answers, and the same events.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { Random } from '../differential/random_scalars.ts';
import { findAPIServer, skipWithout } from '../server/server.ts';
import { isKnown } from './differential_differences.ts';
import { askBoth, inLanes, Session } from './differential_session.ts';
import { randomSequence, VERSIONS } from './random_requests.ts';
import { newReferenceLikeServer } from './reference_like.ts';

const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const count = Math.min(Number(process.env['KUBETYPED_CASES'] ?? 40), 5000);

test('random sequences of requests are answered as by the Go server', { timeout: 3_600_000 }, async (t) => {
  const reference = findAPIServer(8467);
  if (skipWithout(reference, t)) return;
  const ours = newReferenceLikeServer();
  const differences: string[] = [];
  let requests = 0;
  let known = 0;
  try {
    const { url } = await ours.listen();
    await inLanes(count, async (index) => {
      const namespace = `random-${process.pid}-${index}`;
      const sequence = randomSequence(new Random(seed + index));
      const [go, mine] = [reference.url, url].map((base) => new Session(`${base}/api/v1/namespaces/${namespace}`)) as [
        Session,
        Session,
      ];
      for (const [at, request] of sequence.entries()) {
        requests++;
        const [theirs, own] = await askBoth(go, mine, request);
        if (isDeepStrictEqual(theirs, own)) continue;
        if (isKnown(request, theirs, own)) known++;
        else
          differences.push(
            `sequence ${index}, request ${at}: ${JSON.stringify(request)}\n  Go   ${JSON.stringify(theirs)}\n  ours ${JSON.stringify(own)}`,
          );
        // What comes after may differ because of this.
        if (theirs.status !== own.status) break;
      }
      // A version that a request has made up is none to watch from.
      const [from, fromOwn] = [go.firstVersion, mine.firstVersion];
      if (from !== undefined && fromOwn !== undefined && !VERSIONS.includes(from) && index % 10 === 0) {
        const plural = sequence[0]!.path;
        const [theirs, own] = await Promise.all([go.events(plural, from), mine.events(plural, fromOwn)]);
        if (!isDeepStrictEqual(theirs, own))
          differences.push(
            `sequence ${index}, events:\n  Go   ${JSON.stringify(theirs)}\n  ours ${JSON.stringify(own)}`,
          );
      }
    });
  } finally {
    await ours.close();
    reference.stop();
  }
  t.diagnostic(
    `${count} sequences, ${requests} requests, ${known} known differences, ${differences.length} others; KUBETYPED_SEED=${seed}`,
  );
  const report = process.env['KUBETYPED_TRANSCRIPT'];
  if (report !== undefined) writeFileSync(report, differences.join('\n\n'));
  assert.deepEqual(differences, []);
});
