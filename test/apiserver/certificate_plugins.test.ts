// Who may approve and sign certificates, and for whom: CertificateApproval, CertificateSigning and
// CertificateSubjectRestriction.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before } from 'node:test';
import { type AdmittingServers, create, expectStatus, startAdmitting, testsOf } from './admission_servers.ts';

const REQUESTS = '/apis/certificates.k8s.io/v1/certificatesigningrequests';
const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const CLIENT = 'kubernetes.io/kube-apiserver-client';

let all: AdmittingServers;

before(async () => {
  all = await startAdmitting();
});
after(() => all.close());

function pem(subject: string, ...more: readonly string[]): string {
  const flags = ['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', '/dev/null'];
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  return execFileSync('openssl', [...flags, '-subj', subject, ...more], { encoding: 'utf8', stdio: [...stdio] });
}

function requestOf(name: string, text: string, signerName = 'example.com/signer'): object {
  const request = Buffer.from(text).toString('base64');
  return { metadata: { name }, spec: { request, signerName, usages: ['client auth'] } };
}

for (const index of [0, 1]) {
  const tried = testsOf(index, () => all);

  tried('no certificate of a client is asked for in the group system:masters', async (server) => {
    const refused = async (name: string, text: string): Promise<string> =>
      (await expectStatus(403, server, 'admin', 'POST', REQUESTS, requestOf(name, text, CLIENT))).json.message;
    const message = `certificatesigningrequests.certificates.k8s.io "a" is forbidden: use of ${CLIENT} signer with system:masters group is not allowed`;
    assert.equal(await refused('a', pem('/CN=admin/O=system:masters')), message);
    assert.equal(await refused('a', pem('/O=dev/O=system:masters/CN=admin')), message);
    // Several attributes in one part of the name, and other encodings of text.
    assert.equal(await refused('a', pem('/CN=admin+O=system:masters', '-multivalue-rdn')), message);
    for (const name of ['/CN=admin/O=dev', '/CN=system:masters', '/CN=a/OU=system:masters', '/CN=a/O=system:master'])
      await create(server, REQUESTS, requestOf(`ok${name.replace(/[^a-z]/g, '')}`, pem(name), CLIENT));
    await create(server, REQUESTS, requestOf('other', pem('/O=system:masters'), 'example.com/signer'));
  });

  tried('a request is approved by who may approve for its signer, or for all of its domain', async (server) => {
    await create(server, `${RBAC}/clusterroles`, {
      metadata: { name: 'requests' },
      rules: [
        {
          apiGroups: ['certificates.k8s.io'],
          resources: [
            'certificatesigningrequests',
            'certificatesigningrequests/approval',
            'certificatesigningrequests/status',
          ],
          verbs: ['*'],
        },
      ],
    });
    const subjects = [{ kind: 'User', name: 'nobody', apiGroup: 'rbac.authorization.k8s.io' }];
    const bind = (role: string): Promise<unknown> =>
      create(server, `${RBAC}/clusterrolebindings`, {
        metadata: { name: role },
        subjects,
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: role },
      });
    await bind('requests');
    const approve = async (name: string, status: number): Promise<string> => {
      const request = (await expectStatus(200, server, 'nobody', 'GET', `${REQUESTS}/${name}`)).json;
      request.status = { conditions: [{ type: 'Approved', status: 'True', reason: 'R', message: 'm' }] };
      return (await expectStatus(status, server, 'nobody', 'PUT', `${REQUESTS}/${name}/approval`, request)).json
        .message;
    };
    const sign = async (name: string, status: number, failure?: object): Promise<string> => {
      const request = (await expectStatus(200, server, 'nobody', 'GET', `${REQUESTS}/${name}`)).json;
      if (failure) request.status = { conditions: [...(request.status.conditions ?? []), failure] };
      return (await expectStatus(status, server, 'nobody', 'PUT', `${REQUESTS}/${name}/status`, request)).json.message;
    };
    for (const name of ['b', 'c', 'd'])
      await create(server, REQUESTS, requestOf(name, pem('/CN=b'), `${name}.example.com/x`));
    assert.equal(
      await approve('b', 403),
      'certificatesigningrequests.certificates.k8s.io "b" is forbidden: user not permitted to approve requests with signerName "b.example.com/x"',
    );
    const failed = { type: 'Failed', status: 'True', reason: 'R', message: 'm' };
    assert.equal(
      await sign('b', 403, failed),
      'certificatesigningrequests.certificates.k8s.io "b" is forbidden: user not permitted to sign requests with signerName "b.example.com/x"',
    );
    // Nothing is signed by that.
    await sign('b', 200);
    const signers = { apiGroups: ['certificates.k8s.io'], resources: ['signers'] };
    await create(server, `${RBAC}/clusterroles`, {
      metadata: { name: 'signers' },
      rules: [
        { ...signers, verbs: ['approve'], resourceNames: ['b.example.com/x', 'c.example.com/*'] },
        { ...signers, verbs: ['sign'], resourceNames: ['b.example.com/*'] },
      ],
    });
    await bind('signers');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await approve('b', 200);
    await approve('c', 200);
    await approve('d', 403);
    await sign('b', 200, failed);
    await sign('c', 403, failed);
  });
}
