// The object browser: who gets it, and what other pages can't do.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { startTestServer, type TestServerOptions } from 'kubetyped/apiserver/testing';
import { send } from './client.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const MAPS = '/api/v1/namespaces/default/configmaps';

function newServer(options: { objectBrowser?: boolean } = {}): APIServer {
  return new APIServer({ scheme: new Scheme('browser'), ...options }).resource(ConfigMap);
}

/** Sends a request as a browser would, with headers that fetch doesn't let anybody set. @returns the status */
function status(url: string, method: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((done, failed) => {
    const outgoing = request(new URL(path, url), { method, headers, timeout: 10_000 }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    outgoing.on('error', failed);
    outgoing.end(method === 'POST' ? '{"metadata":{"name":"a"}}' : undefined);
  });
}

test('the page is there on loopback, or when it is asked for', async () => {
  await using server = newServer();
  assert.match((await send(server, 'GET', '/', undefined, HTML)).text, /"paths"/, 'it does not listen');
  await server.listen();
  const page = await send(server, 'GET', '/', undefined, HTML);
  assert.equal(page.headers['Content-Type'], 'text/html; charset=utf-8');
  assert.match(String(page.headers['Content-Security-Policy']), /^default-src 'none'; script-src 'self';/);
  assert.match((await send(server, 'GET', '/', undefined, { accept: 'application/json, */*' })).text, /"paths"/);
  assert.equal((await send(server, 'GET', '/browser/main.mjs')).status, 200);
  assert.equal((await send(server, 'GET', '/browser/nothing.mjs')).status, 404);
  assert.equal((await send(server, 'GET', '/browser/constructor')).status, 404);
  assert.match((await send(server, 'POST', '/', {}, HTML)).text, /"paths"/);
  await using off = newServer({ objectBrowser: false });
  await off.listen();
  assert.match((await send(off, 'GET', '/', undefined, HTML)).text, /"paths"/);
  assert.equal((await send(off, 'GET', '/browser/main.mjs')).status, 404);
  await using asked = newServer({ objectBrowser: true });
  assert.match((await send(asked, 'GET', '/', undefined, HTML)).text, /<!doctype html>/);
});

test('without authentication it is not there where others can reach the server', async () => {
  const options = { scheme: new Scheme('browser'), authentication: async () => ({ name: 'ann', groups: [] }) };
  await using server = new APIServer(options).resource(ConfigMap);
  await server.listen();
  await server.listen({ host: '0.0.0.0' });
  assert.match((await send(server, 'GET', '/', undefined, HTML)).text, /"paths"/);
});

test('pages of other sites can neither write nor take the name of the server', async () => {
  await using api = await startTestServer();
  const { host } = new URL(api.url);
  const from = (headers: Record<string, string>, method = 'POST') => status(api.url, method, MAPS, headers);
  assert.equal(await from({ Origin: 'https://evil.example' }), 403);
  assert.equal(await from({ Origin: 'null' }), 403);
  assert.equal(await from({ Origin: `http://${host}`, 'Sec-Fetch-Site': 'cross-site' }), 403);
  assert.equal(await from({ 'Sec-Fetch-Site': 'same-site' }), 403);
  assert.equal(await from({ Host: 'evil.example' }, 'GET'), 403);
  assert.equal(await from({ Host: 'evil.example:80', Origin: 'http://evil.example:80' }), 403);
  assert.equal(await from({ Host: '127.0.0.1.evil.example' }, 'GET'), 403);
  assert.equal(await from({ Origin: 'https://evil.example' }, 'GET'), 200, 'it cannot read what comes');
  assert.equal(await from({ Host: 'localhost:1' }, 'GET'), 200);
  assert.equal(await from({ Host: '[::1]:1' }, 'GET'), 200);
  assert.equal(await from({ Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' }), 201);
});

test('who says who they are by a token may come from any page, and by any name', async () => {
  const authentication: TestServerOptions['authentication'] = async ({ headers }) =>
    headers['authorization'] === 'Bearer secret' ? { name: 'ann', groups: ['system:authenticated'] } : undefined;
  await using api = await startTestServer({ authentication });
  const headers = { Origin: 'https://dashboard.example', Host: 'api.example' };
  assert.equal(await status(api.url, 'POST', MAPS, { ...headers, Authorization: 'Bearer secret' }), 201);
  assert.equal(await status(api.url, 'POST', MAPS, headers), 401);
});
