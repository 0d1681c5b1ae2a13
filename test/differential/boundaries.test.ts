// Asks Go about the texts of test/engine/boundaries.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Boundary, boundaries, cborObject } from '../engine/boundaries.ts';
import { GoOracle, hasGo, withoutGo } from './go_oracle.ts';

const ops = { toJSON: 'yamlToJSON', toYAML: 'jsonToYAML', cbor: 'decode' };
const argsOf = ({ by, text }: Boundary): object =>
  by === 'cbor' ? { format: 'cbor', base64: Buffer.from(cborObject(text), 'hex').toString('base64') } : { data: text };

test('Go takes and refuses the same', async (t) => {
  if (!hasGo()) return t.skip(withoutGo);
  const oracle = new GoOracle();
  t.after(() => oracle.end());
  for (const boundary of boundaries) {
    const { name, by, error, gives } = boundary;
    const [answer] = await oracle.ask<{ json?: string; yaml?: string; error?: string }>(ops[by], [argsOf(boundary)]);
    const found = answer instanceof Error ? answer.message : answer!.error;
    if (error === undefined) assert.equal(found?.slice(0, 200), undefined, name);
    else assert.ok(found?.includes(error), `${name}: ${found?.slice(0, 200)}`);
    const result = answer instanceof Error ? '' : (answer!.json ?? answer!.yaml ?? '');
    if (gives !== undefined) assert.ok(result.includes(gives), `${name}: ${result.slice(0, 200)}`);
  }
});
