// What the admission plug-ins that kube-apiserver has on by default make of requests, each by itself.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { packedRows } from '../packed_rows.ts';
import { goAnswer, type PluginAnswer, PluginAnswers, type PluginRequest } from './admission_plugin_answers.ts';

interface Row extends PluginRequest {
  readonly out: PluginAnswer;
}

const rows = packedRows<Row>('test/apiserver/vectors/default-plugins.jsonl.gz');
/** All requests are to a server with the same objects. */
let ours: PluginAnswers;
before(async () => {
  ours = await PluginAnswers.start(rows[0]?.existing);
});
after(() => ours.close());

/**
 * What of an answer counts: what becomes of an object that is refused does not, nor that a plug-in is asked which has nothing
 * to say, nor a field that only repeats another.
 */
function effectOf(answer: unknown, { object: given }: PluginRequest): object {
  const { handles: _, admit, validate, object, ...rest } = answer as PluginAnswer;
  const isRefused = admit !== undefined || validate !== undefined;
  const { spec } = (object ?? {}) as { spec?: { serviceAccount?: string } };
  delete spec?.serviceAccount;
  return { ...rest, admit, validate, object: isRefused ? undefined : (object ?? given) };
}

for (const plugin of new Set(rows.map((row) => row.plugin))) {
  const asked = rows.filter((row) => row.plugin === plugin);
  test(`${asked.length} requests are admitted as by ${plugin} of kube-apiserver`, async () => {
    const differences: object[] = [];
    for (const { out, ...request } of asked) {
      const answer = effectOf(await ours.answer(request), request);
      const expected = effectOf(goAnswer(request, out), request);
      const { existing: _, ...shown } = request;
      if (!isDeepStrictEqual(answer, expected)) differences.push({ request: shown, answer, expected });
    }
    assert.deepEqual(differences, []);
    const changing = asked.filter(({ out }) => out.object ?? out.admit ?? out.validate);
    assert.ok(changing.length > 0 && changing.length < asked.length);
  });
}

test('an amount beyond 2^63 is more than every limit, where in Go it wraps around', async () => {
  const [row] = rows.filter(
    ({ plugin, namespace, object }) => plugin === 'LimitRanger' && namespace === 'large' && object,
  );
  assert.ok(row);
  const resources = { requests: { 'a.io/x': '1' }, limits: { 'a.io/x': '10E' } };
  const spec = { containers: [{ name: 'a', image: 'i', resources }] };
  const answer = (await ours.answer({ ...row, object: { ...row.object, spec } })) as PluginAnswer;
  assert.deepEqual(answer.validate, {
    metadata: {},
    status: 'Failure',
    message: 'pods "x" is forbidden: maximum a.io/x usage per Container is 9223372036854775, but limit is 10E',
    reason: 'Forbidden',
    details: { name: 'x', kind: 'pods' },
    code: 403,
  });
});
