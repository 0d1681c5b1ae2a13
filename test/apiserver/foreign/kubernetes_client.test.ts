// The official client of Python on our server. KUBETYPED_PYTHON names a Python that has the package `kubernetes`.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { startTestServer } from 'kubetyped/apiserver/testing';

const { KUBETYPED_PYTHON: python = '' } = process.env;
const skip = python === '' ? 'NOT RUN: set KUBETYPED_PYTHON to a Python with the package kubernetes' : false;

test('the client of Python sees what it sees on kube-apiserver', { skip }, async () => {
  await using api = await startTestServer();
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-python-'));
  try {
    const kubeconfig = join(folder, 'kubeconfig');
    writeFileSync(kubeconfig, api.kubeconfig);
    const script = join(import.meta.dirname, 'kubernetes_client.py');
    const { stdout } = await promisify(execFile)(python, [script, kubeconfig]);
    assert.deepEqual(stdout.trim().split('\n'), [
      "created a {'k': 'v'}",
      "patched {'k': 'w'}",
      'refused 409 Conflict',
      "watched ADDED {'k': 'v'}",
      "watched MODIFIED {'k': 'w'}",
      "watched DELETED {'k': 'w'}",
      'replicas 1',
      'scaled 3',
      "applied {'a': 'Yg=='}",
      "listed ['s']",
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
