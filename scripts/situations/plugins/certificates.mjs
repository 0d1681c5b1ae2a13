// @ts-check
// Requests to the plug-ins of certificates.
import { BUNDLE, object, REQUEST } from './objects.mjs';
import { Questions } from './questions.mjs';

/** @typedef {import('./objects.mjs').Data} Data */

const questions = new Questions();

/** @type {(signerName: string, status?: Data) => Data} */
const request = (signerName, status = {}) =>
  object(REQUEST, { name: 'x' }, { spec: { signerName, request: 'aaaa', usages: ['client auth'] }, status });
const ISSUED = { certificate: 'YQ==' };
const APPROVED = { conditions: [{ type: 'Approved', status: 'True', reason: 'r', message: 'm' }] };
for (const plugin of ['CertificateApproval', 'CertificateSigning', 'CertificateSubjectRestriction'])
  questions.everywhere(plugin, REQUEST, request('a.io/x', { ...ISSUED, ...APPROVED }), request('a.io/x'), {
    subresources: ['status', 'approval'],
  });
for (const [plugin, subresource, verb] of /** @type {const} */ ([
  ['CertificateApproval', 'approval', 'approve'],
  ['CertificateSigning', 'status', 'sign'],
])) {
  const signers = 'certificates.k8s.io/*/signers/';
  for (const status of [{}, ISSUED, APPROVED])
    for (const before of [{}, ISSUED, APPROVED])
      for (const more of [
        {},
        { allowed: [`${verb} ${signers} /a.io/x`] },
        { allowed: [`${verb} ${signers} /a.io/*`] },
        { allowed: [`get ${signers} /a.io/x`] },
        { failure: 'none' },
      ])
        questions.ask(plugin, 'UPDATE', REQUEST, {
          subresource,
          object: request('b.io/x', status),
          old: request('a.io/x', before),
          ...more,
        });
  for (const signerName of ['', 'a', 'a/b/c'])
    questions.ask(plugin, 'UPDATE', REQUEST, {
      subresource,
      object: request(signerName, ISSUED),
      old: request(signerName),
    });
}
for (const signerName of ['kubernetes.io/kube-apiserver-client', 'kubernetes.io/kubelet-serving'])
  questions.ask('CertificateSubjectRestriction', 'CREATE', REQUEST, { object: request(signerName) });
/** @type {(signerName?: string, metadata?: Data, trustBundle?: string) => Data} */
const bundle = (signerName, metadata = {}, trustBundle = 't') =>
  object(
    BUNDLE,
    { name: 'x', ...metadata },
    { spec: { ...(signerName !== undefined && { signerName }), trustBundle } },
  );
questions.everywhere('ClusterTrustBundleAttest', BUNDLE, bundle('a.io/x'), bundle('a.io/x', {}, 'u'), {
  subresources: [],
});
for (const signerName of [undefined, '', 'a.io/x'])
  for (const allowed of [
    [],
    ['attest certificates.k8s.io/*/signers/ /a.io/x'],
    ['attest certificates.k8s.io/*/signers/ /a.io/*'],
  ]) {
    questions.ask('ClusterTrustBundleAttest', 'CREATE', BUNDLE, { object: bundle(signerName), allowed });
    for (const old of [
      bundle(signerName),
      bundle('b.io/x'),
      bundle(signerName, { ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name: 'p', uid: 'u' }] }),
      bundle(signerName, { labels: { a: 'b' } }),
      bundle(signerName, {}, 'other'),
    ])
      questions.ask('ClusterTrustBundleAttest', 'UPDATE', BUNDLE, { object: bundle(signerName), old, allowed });
  }

export const certificates = questions.rows;
