import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newSelfSignedCACert, newSignedCert } from 'kubetyped/client/util/cert';
import { ask, create, type Side } from '../apiserver/kubelet_sides.ts';
import { kubeletCertificates, StandInKubelet } from '../apiserver/stand_in_kubelet.ts';
import { cli, inFolder } from './run_cli.ts';
import { withServer } from './started_server.ts';

const PODS = '/api/v1/namespaces/default/pods';

test('server reaches kubelets as the flags of kube-apiserver say', async () => {
  const certificates = kubeletCertificates(['127.0.0.1']);
  const kubelet = await StandInKubelet.start(certificates);
  try {
    await inFolder(async (cwd) => {
      const authority = newSelfSignedCACert({ commonName: 'clients' });
      const client = newSignedCert({ commonName: 'apiserver', usages: ['client auth'] }, authority);
      for (const [name, text] of Object.entries({ ca: certificates.ca, cert: client.cert, key: client.key }))
        writeFileSync(join(cwd, `${name}.pem`), text, { mode: 0o600 });
      const flags = [
        ...['--kubelet-client-certificate=cert.pem', '--kubelet-client-key=key.pem'],
        ...['--kubelet-certificate-authority=ca.pem', '--kubelet-timeout=5s'],
        ...[`--kubelet-port=${kubelet.port}`, '--kubelet-preferred-address-types=ExternalIP,InternalIP'],
      ];
      await withServer(cwd, flags, async ({ url }) => {
        const side: Side = { name: 'server', url, token: '', ca: '' };
        const addresses = [
          { type: 'Hostname', address: 'nobody.invalid' },
          { type: 'InternalIP', address: '127.0.0.1' },
        ];
        await create(side, '/api/v1/nodes', { metadata: { name: 'n' }, status: { addresses } });
        const account = { metadata: { name: 'default' } };
        await ask(side, 'POST', '/api/v1/namespaces/default/serviceaccounts', {
          body: JSON.stringify(account),
          headers: { 'content-type': 'application/json' },
        });
        const spec = { nodeName: 'n', containers: [{ name: 'c', image: 'x' }] };
        await create(side, PODS, { metadata: { name: 'p' }, spec });
        const { status, text } = await ask(side, 'GET', `${PODS}/p/log`);
        assert.deepEqual([status, text], [200, 'GET /containerLogs/default/p/c\n']);
        assert.deepEqual(kubelet.shown, ['apiserver']);
      });
    });
  } finally {
    kubelet.close();
  }
});

test('flags for kubelets that make no sense are refused', async () => {
  for (const [flags, said] of [
    [['--kubelet-client-key', 'k'], /--kubelet-client-certificate and --kubelet-client-key must be set together/],
    [['--kubelet-port', '0'], /invalid value 0 for option --kubelet-port/],
    [['--kubelet-port', '65536'], /invalid value 65536 for option --kubelet-port/],
    [['--kubelet-certificate-authority', 'missing.pem'], /--kubelet-certificate-authority missing\.pem: /],
  ] as const) {
    const { status, stderr } = await cli(['server', ...flags]);
    assert.equal(status, 2, stderr);
    assert.match(stderr, said);
  }
});
