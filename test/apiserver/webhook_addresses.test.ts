// Where webhooks may be, as kube-apiserver sees it: asked of our server, and with KUBETYPED_CONTROLPLANE=start of the real one.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type BothServers, startBoth } from './both_servers.ts';

let both: BothServers;
before(async () => {
  both = await startBoth();
});
after(() => both.close());

const PATH = '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations?dryRun=All';

const URLS: readonly (readonly [url: string, fault: RegExp | undefined])[] = [
  ['https://127.0.0.1:1/', undefined],
  ['HTTPS://x/', undefined],
  ['https://x:99999/', undefined],
  ['https://[::1]/../a', undefined],
  ['http://x/', /^Invalid value: "http": 'https' is the only allowed URL scheme; desired format/],
  ['//x', /^Invalid value: "": 'https' is the only allowed URL scheme; desired format/],
  ['https://', /^Invalid value: "": host must be specified; desired format/],
  // We do not show whose password it is.
  ['https://user:secret@x/', /^Invalid value: ".*": user information is not permitted in the URL$/],
  ['https://x/?a=b', /^Invalid value: "a=b": query parameters are not permitted in the URL$/],
  ['https://x/#f', /^Invalid value: "f": fragments are not permitted in the URL$/],
  ['https://x /', /^Required value: url must be a valid URL: .*invalid character .*in host name; desired format/],
  ['https://x|y/', /^Required value: url must be a valid URL: .*invalid character .*in host name; desired format/],
  ['https://x/%zz', /^Required value: url must be a valid URL: .*invalid URL escape.*; desired format/],
  ['https://x/%', /^Required value: url must be a valid URL: .*invalid URL escape.*; desired format/],
];

test('where a webhook may be', async () => {
  for (const { name, send } of both.servers)
    for (const [url, fault] of URLS) {
      const webhook = { name: 'a.b.c', clientConfig: { url }, sideEffects: 'None', admissionReviewVersions: ['v1'] };
      const { status, body } = await send('POST', PATH, { metadata: { name: 'w' }, webhooks: [webhook] });
      assert.equal(status, fault === undefined ? 201 : 422, `${name}: ${url}`);
      const { causes = [] } = (body['details'] ?? {}) as { causes?: { field: string; message: string }[] };
      const found = causes.find(({ field }) => field === 'webhooks[0].clientConfig.url')?.message;
      assert.match(found ?? '', fault ?? /^$/, `${name}: ${url}`);
      if (name === 'our server') assert.doesNotMatch(JSON.stringify(body['message'] ?? ''), /secret/);
    }
});
