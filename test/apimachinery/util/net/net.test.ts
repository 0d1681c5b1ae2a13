import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as net from 'kubetyped/apimachinery/util/net';
import { assertLinear } from '../../../linear.ts';

test('port ranges', () => {
  const range = net.parsePortRange('8000-8010');
  assert.deepEqual(
    [range.base, range.size, range.contains(8010), range.contains(8011), `${range}`],
    [8000, 11, true, false, '8000-8010'],
  );
  assert.equal(String(net.parsePortRange('80')), '80-80');
  assert.throws(() => net.parsePortRange('65536-1'), {
    message: 'the port range cannot be greater than 65535: 65536-1',
  });
  assert.throws(() => net.parsePortRange('70000'), {
    code: 'ERR_NETWORK_VALUE',
    message: 'the port range cannot be greater than 65535: 70000',
  });
});

test('a warning can be written and read back', () => {
  const header = net.newWarningHeader(299, '', 'policy/v1beta1 "PodSecurityPolicy" is \\deprecated');
  assert.equal(header, '299 - "policy/v1beta1 \\"PodSecurityPolicy\\" is \\\\deprecated"');
  assert.deepEqual(
    net.parseWarningHeaders([`${header}, ${header}`, 'x']).warnings.map(({ text }) => text),
    Array(2).fill('policy/v1beta1 "PodSecurityPolicy" is \\deprecated'),
  );
  assert.deepEqual(
    net.parseWarningHeaders(['x']).errors.map(({ message }) => message),
    ['invalid warning header: fewer than 3 segments'],
  );
  assert.throws(() => net.newWarningHeader(1.5, '', ''), { code: 'ERR_NETWORK_VALUE' });
  assert.throws(() => net.newWarningHeader(299, '', '\ud800'), { message: /^text must be valid UTF-8/ });
});

test('every header is read in linear time', () => {
  for (const piece of ['\\', '"', '=?', '=?utf-8?q?a?= ', '?', ' ', ',', '=?utf-8?q?', '299 - "a", ']) {
    assertLinear(
      piece,
      50_000,
      (n) => piece.repeat(n),
      (text) => net.parseWarningHeaders([text, `299 - "${text}"`, `299 - "${text}`]),
    );
    assertLinear(
      piece,
      200_000,
      (n) => '../a/'.repeat(n / 5),
      (text) => net.joinPreservingTrailingSlash(text, piece),
    );
  }
});
