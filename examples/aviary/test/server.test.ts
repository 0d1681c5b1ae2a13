import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resources } from '../src/server.ts';
import { startWorld } from './world.ts';

test('the server is healthy, and shows its resources to kubectl', async () => {
  await using world = await startWorld();
  assert.equal((await fetch(`${world.url}/readyz`)).status, 200);
  for (const { kind } of resources) {
    const response = await fetch(`${world.url}/apis/${kind.group}/${kind.version}`);
    const { resources: served } = (await response.json()) as { resources: { name: string }[] };
    assert.ok(
      served.some(({ name }) => name === kind.resource),
      kind.resource,
    );
  }
});
