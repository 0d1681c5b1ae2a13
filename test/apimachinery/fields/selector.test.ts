import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  andSelectors,
  escapeValue,
  everything,
  Set as FieldSet,
  nothing,
  oneTermEqualSelector,
  oneTermNotEqualSelector,
  parseAndTransformSelector,
  parseSelector,
  selectorFromSet,
  unescapeValue,
} from 'kubetyped/apimachinery/fields';
import { defaultMetaV1FieldSelectorConversion } from 'kubetyped/apimachinery/runtime';
import { assertLinear } from '../../linear.ts';

test('what conditions match', () => {
  const selector = parseSelector('spec.nodeName!=n1,metadata.name==a,');
  assert.equal(selector.toString(), 'metadata.name=a,spec.nodeName!=n1');
  assert.ok(selector.matches({ 'metadata.name': 'a' }));
  assert.ok(!selector.matches({ 'metadata.name': 'a', 'spec.nodeName': 'n1' }));
  assert.ok(!selector.matches(undefined));
  assert.equal(selector.requiresExactMatch('metadata.name'), 'a');
  assert.equal(selector.requiresExactMatch('spec.nodeName'), undefined);
  assert.deepEqual(selector.requirements(), [
    { field: 'metadata.name', operator: '=', value: 'a' },
    { field: 'spec.nodeName', operator: '!=', value: 'n1' },
  ]);
});

test('a field that is missing has the empty value', () => {
  assert.ok(oneTermEqualSelector('a', '').matches({}));
  assert.ok(oneTermNotEqualSelector('a', 'x').matches(undefined));
  assert.ok(oneTermEqualSelector('constructor', '').matches({}));
  assert.ok(!FieldSet.has({}, 'constructor') && FieldSet.has({ a: '' }, 'a') && FieldSet.get({}, 'toString') === '');
});

test('everything, nothing and their combinations', () => {
  assert.ok(everything().empty() && everything().matches(undefined));
  assert.ok(!nothing().empty() && !nothing().matches({}));
  assert.ok(!andSelectors(everything(), nothing()).matches({}));
  assert.ok(andSelectors(everything(), everything()).empty());
  assert.equal(
    nothing().transform(() => ({ label: '', value: '' })),
    nothing(),
  );
  assert.ok(FieldSet.asSelector(null).empty());
});

test('values are escaped', () => {
  assert.equal(escapeValue('a,b=c\\d'), 'a\\,b\\=c\\\\d');
  assert.equal(parseSelector('a=x\\,y').toString(), 'a=x\\,y');
  assert.ok(parseSelector('a=x\\,y').matches({ a: 'x,y' }));
  assert.throws(() => unescapeValue('a\\x'), {
    code: 'ERR_INVALID_ESCAPE_SEQUENCE',
    sequence: '\\x',
    message: 'invalid field selector: invalid escape sequence: \\x',
  });
  assert.throws(() => unescapeValue('a=b'), {
    code: 'ERR_UNESCAPED_RUNE',
    rune: '=',
    message: 'invalid field selector: unescaped character in value: 61',
  });
  assert.throws(() => parseSelector('a=1,b'), {
    code: 'ERR_FIELD_SELECTOR',
    term: 'b',
    message: "invalid selector: 'a=1,b'; can't understand 'b'",
  });
});

test('a field label conversion translates a selector', () => {
  assert.equal(
    parseAndTransformSelector('metadata.name=a', defaultMetaV1FieldSelectorConversion).toString(),
    'metadata.name=a',
  );
  assert.throws(() => parseAndTransformSelector('spec.x=a', defaultMetaV1FieldSelectorConversion), {
    code: 'ERR_FIELD_LABEL',
  });
});

test('Differs from Go: conditions of a set are sorted by field', () => {
  assert.equal(selectorFromSet({ c: '1', a: '2', b: '3' }).toString(), 'a=2,b=3,c=1');
});

test('long and hostile texts are read in linear time', () => {
  for (const piece of ['a', '\\', '!', ',', 'a=1,', '='])
    assertLinear(
      piece,
      500_001,
      (n) => piece.repeat(n / piece.length),
      (text) => {
        try {
          parseSelector(text).toString();
        } catch (error) {
          assert.match(String((error as { code?: unknown }).code), /^ERR_/);
        }
      },
    );
});
