// What is secret is in no message of `kubetyped server` and in no audit log, whatever is wrong with the files that hold it.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as requestHTTP } from 'node:http';
import { request as requestHTTPS } from 'node:https';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';
import { StartedServer } from './started_server.ts';

const SECRET = 's3cretMARKs3cretMARKs3cretMARK00';

/** A text, and what somebody may have made of it by mistake. */
function broken(text: string): string[] {
  return [
    text.slice(0, text.indexOf(SECRET) + SECRET.length),
    text.replace(SECRET, `${SECRET}\t: "${SECRET}: {`),
    `{"${SECRET}": ${SECRET}}`,
  ];
}

const PEM = `-----BEGIN PRIVATE KEY-----\n${SECRET}\n-----END PRIVATE KEY-----\n`;
const KUBECONFIG = `apiVersion: v1
kind: Config
clusters: [{ name: a, cluster: { server: 'https://127.0.0.1:1' } }]
users: [{ name: a, user: { token: ${SECRET} } }]
contexts: [{ name: a, context: { cluster: a, user: a } }]
current-context: a
`;

/** Options whose file is secret, with what else they take. */
const FILES: readonly (readonly [option: string, text: string, ...others: readonly string[]])[] = [
  ['--token-auth-file', `${SECRET},ann,1\n${SECRET},bob\n${SECRET}\n`],
  ['--tls-private-key-file', PEM, '--tls-cert-file', 'secret', '--authorization-mode', 'RBAC'],
  ['--service-account-signing-key-file', PEM],
  ['--proxy-client-key-file', PEM, '--proxy-client-cert-file', 'secret'],
  ['--authentication-token-webhook-config-file', KUBECONFIG],
  ['--authorization-webhook-config-file', KUBECONFIG, '--authorization-mode', 'Webhook'],
];

for (const [option, text, ...others] of FILES)
  test(`${option}: what is wrong with the file is said without what is in it`, { timeout: 120_000 }, async () => {
    await inFolder(async (cwd) => {
      let faults = 0;
      for (const [index, content] of broken(text).entries()) {
        const name = `secret${index}`;
        writeFileSync(join(cwd, name), content, { mode: 0o600 });
        const args = others.map((each) => (each === 'secret' ? name : each));
        // A port that no server gets: the files are read before.
        const { stdout, stderr } = await cli(['server', option, name, ...args, '--write-kubeconfig', 'no/folder'], {
          cwd,
          own: false,
        });
        assert.ok(!(stdout + stderr).includes('s3cret'), stderr);
        if (stderr.includes(name)) faults++;
      }
      assert.ok(faults > 0);
    });
  });

test('tokens and Secrets of requests are in no audit log and in no message', { timeout: 120_000 }, async () => {
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'tokens.csv'), `${SECRET},ann,1,"system:masters"\n`, { mode: 0o600 });
    const server = await StartedServer.start(cwd, ['--token-auth-file', 'tokens.csv', '--audit-log', 'audit.log']);
    try {
      const send = (token: string, path: string, body?: object, more?: Record<string, string>): Promise<string> => {
        const headers = {
          ...(token !== '' && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...more,
        };
        const method = body === undefined ? 'GET' : 'POST';
        return new Promise((resolve) => {
          let text = '';
          const request = server.url.startsWith('https:') ? requestHTTPS : requestHTTP;
          const asked = request(`${server.url}${path}`, { method, headers, rejectUnauthorized: false }, (answer) => {
            answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
            answer.on('close', () => resolve(text));
          });
          asked.on('error', () => resolve(text));
          asked.end(body && JSON.stringify(body));
        });
      };
      assert.match(await send(`wrong-${SECRET}`, '/api/v1/pods'), /Unauthorized/);
      const secret = { metadata: { name: 's' }, stringData: { k: SECRET } };
      assert.match(await send(SECRET, '/api/v1/namespaces/default/secrets', secret), /"kind": ?"Secret"/);
      const broken = { metadata: { name: 's' }, stringData: [SECRET], type: 1 };
      assert.match(await send(SECRET, '/api/v1/namespaces/default/secrets', broken), /"status": ?"Failure"/);
      const review = { spec: { token: SECRET } };
      assert.match(await send(SECRET, '/apis/authentication.k8s.io/v1/tokenreviews', review), /"authenticated": ?true/);
      const issued = await send(SECRET, '/api/v1/namespaces/default/serviceaccounts/default/token', { spec: {} });
      const [, token = ''] = /"token": ?"([^"]+)"/.exec(issued) ?? [];
      assert.notEqual(token, '');
      await send(token.slice(0, -4), '/api/v1/pods');
      const protocol = `base64url.bearer.authorization.k8s.io.${Buffer.from(SECRET).toString('base64url')}`;
      await send('', '/api/v1/pods?watch=1&timeoutSeconds=1', undefined, { 'sec-websocket-protocol': protocol });
      const audited = readFileSync(join(cwd, 'audit.log'), 'utf8');
      assert.ok(audited.split('\n').length > 5);
      for (const kept of [SECRET, Buffer.from(SECRET).toString('base64'), token.slice(0, -4)]) {
        assert.ok(!audited.includes(kept));
        assert.ok(!server.said.includes(kept), server.said);
      }
    } finally {
      await server.end();
    }
  });
});
