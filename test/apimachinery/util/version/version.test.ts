import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  highestSupportedVersion,
  majorMinor,
  parseGeneric,
  parseSemantic,
  Version,
} from 'kubetyped/apimachinery/util/version';
import { compareKubeAwareVersionStrings, infoToString } from 'kubetyped/apimachinery/version';
import { assertLinear } from '../../../linear.ts';

test('a version is immutable', () => {
  const version = parseSemantic('v1.36.0-rc.1+dirty');
  version.components()[0] = 9;
  assert.equal(version.withMinor(37).toString(), '1.37.0-rc.1+dirty');
  assert.equal(version.addMinor(1).toString(), '1.37');
  assert.equal(version.toString(), '1.36.0-rc.1+dirty');
  assert.deepEqual(
    [version.major(), version.minor(), version.patch(), version.preRelease(), version.buildMetadata()],
    [1, 36, 0, 'rc.1', 'dirty'],
  );
  assert.ok(version instanceof Version);
  assert.equal(infoToString(version.info()), '1.36.0-rc.1+dirty');
});

test('the highest version below 2', () => {
  const highest = (...versions: string[]): string => highestSupportedVersion(versions).toString();
  assert.equal(highest('v1.2.0', 'v1.10.0', 'v1.9.0', 'v2.0.0'), '1.10.0');
  assert.equal(highest('v0.3.0', 'v1.0.0', 'v9.1.0'), '1.0.0');
  assert.throws(() => highest('v2.1.0'), { code: 'ERR_VERSION' });
});

test('comparing by operators is refused', () => {
  assert.throws(
    () => (parseGeneric('1.9') as unknown as number) < (parseGeneric('1.10') as unknown as number),
    TypeError,
  );
  assert.ok(parseGeneric('1.9').lessThan(parseGeneric('1.10')));
});

test('numbers beyond 2^53 are exact', () => {
  const version = parseGeneric('1.9007199254740993');
  assert.deepEqual(version.components(), [1, 9007199254740993n]);
  assert.ok(version.greaterThan(parseGeneric('1.9007199254740992')));
  assert.throws(() => version.minor(), { code: 'ERR_VERSION' });
  assert.equal(version.addMinor(1).toString(), '1.9007199254740994');
});

test('Differs from Go: a number of 2^63 or more is not turned into a negative one', () => {
  assert.equal(parseGeneric('18446744073709551615.0').info().major, '18446744073709551615');
});

test('numbers that are not a version are refused', () => {
  for (const wrong of [-1, 1.5, NaN, Infinity, 2 ** 53, -1n, 2n ** 64n]) {
    assert.throws(() => majorMinor(1, wrong), { code: 'ERR_VERSION' }, String(wrong));
    assert.throws(() => majorMinor(1, 2).withPatch(wrong), { code: 'ERR_VERSION' });
  }
});

test('versions of an API sort with the newest stable one last', () => {
  const sorted = ['v1', 'foo', 'v10', 'v2', 'v1beta1', 'v3beta1', 'v12alpha1', 'v11beta2', 'bar'].sort(
    compareKubeAwareVersionStrings,
  );
  assert.deepEqual(sorted, ['foo', 'bar', 'v12alpha1', 'v1beta1', 'v3beta1', 'v11beta2', 'v1', 'v2', 'v10']);
});

test('every text is read in linear time', () => {
  for (const piece of ['1', '1.', '.', '-', '0', ' ', 'a.'])
    assertLinear(
      piece,
      300_000,
      (n) => [piece.repeat(n), `1.2.3-${piece.repeat(n)}!`, `${piece.repeat(n)}\n`, `1.2.3+${piece.repeat(n)}\n`],
      (texts) => {
        for (const text of texts)
          for (const parse of [parseGeneric, parseSemantic]) {
            try {
              parse(text);
            } catch (error) {
              assert.equal((error as { code?: unknown }).code, 'ERR_VERSION');
            }
          }
      },
    );
});
