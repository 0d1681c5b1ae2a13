import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newSelfSignedCACert, newSignedCert } from 'kubetyped/client/util/cert';
import { skipWithoutKubectl } from '../server/kubectl.ts';
import { cli, inFolder } from './run_cli.ts';
import { type StartedServer, withServer } from './started_server.ts';

const TRUST = ['get', 'configmap', 'extension-apiserver-authentication', '-n', 'kube-system', '-o', 'json'];

/** Is written soon after a server listens. */
async function trustOf(server: StartedServer): Promise<Record<string, string>> {
  let written = '';
  await server.eventually(async () => {
    const { code, stdout, stderr } = await server.kubectl(server.admin, ...TRUST);
    assert.equal(code, 0, stderr);
    written = stdout;
  });
  return (JSON.parse(written) as { data: Record<string, string> }).data;
}

/** Of kube-apiserver. */
const HEADERS = {
  'requestheader-username-headers': '["X-Remote-User"]',
  'requestheader-uid-headers': '["X-Remote-Uid"]',
  'requestheader-group-headers': '["X-Remote-Group"]',
  'requestheader-extra-headers-prefix': '["X-Remote-Extra-"]',
  'requestheader-allowed-names': '["front-proxy-client"]',
};

test('server has a local APIService for what it serves, and says whom servers behind it may believe', async (t) => {
  if (skipWithoutKubectl(t)) return;
  await inFolder(async (cwd) => {
    await withServer(cwd, [], async (server) => {
      await server.eventually(async () => {
        const shown = await server.kubectl(server.admin, 'get', 'apiservices', 'v1.apps', '--no-headers');
        assert.match(shown.stdout, /^v1\.apps +Local +True +\d+s\n$/);
      });
      const { 'requestheader-client-ca-file': ca = '', ...headers } = await trustOf(server);
      assert.deepEqual(headers, HEADERS);
      assert.ok(new X509Certificate(ca).ca);
    });
  });
});

test('server shows servers behind it the certificate it is given', async (t) => {
  if (skipWithoutKubectl(t)) return;
  await inFolder(async (cwd) => {
    const authority = newSelfSignedCACert({ commonName: 'proxies' });
    const { cert, key } = newSignedCert({ commonName: 'front-proxy-client', usages: ['client auth'] }, authority);
    for (const [name, text] of Object.entries({ ca: authority.cert, cert, key }))
      writeFileSync(join(cwd, `${name}.pem`), text);
    const files = ['--proxy-client-cert-file', 'cert.pem', '--proxy-client-key-file', 'key.pem'];
    const believed = [
      '--requestheader-client-ca-file',
      'ca.pem',
      '--requestheader-allowed-names',
      'front-proxy-client',
    ];
    await withServer(cwd, [...files, ...believed, '--enable-aggregator-routing', 'true'], async (server) => {
      const { 'requestheader-client-ca-file': ca, ...headers } = await trustOf(server);
      assert.deepEqual([ca, headers], [authority.cert, HEADERS]);
    });
  });
});

test('what does not belong together, or is no certificate, is refused', async () => {
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'other.pem'), 'no certificate');
    for (const [args, text] of [
      [
        ['--proxy-client-cert-file', 'a.pem'],
        /--proxy-client-cert-file and --proxy-client-key-file must be set together/,
      ],
      [['--enable-aggregator-routing', 'yes'], /--enable-aggregator-routing/],
      [
        ['--proxy-client-cert-file', 'other.pem', '--proxy-client-key-file', 'other.pem'],
        /--proxy-client-key-file other\.pem: no private key found/,
      ],
    ] as const) {
      const { status, stderr } = await cli(['server', ...args], { cwd, own: false });
      assert.equal(status, 2, stderr);
      assert.match(stderr, text);
    }
  });
});
