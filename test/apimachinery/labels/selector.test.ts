import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compile,
  conflicts,
  convertSelectorToLabelsMap,
  equals,
  everything,
  Set as LabelSet,
  matchesNothing,
  merge,
  newRequirement,
  newSelector,
  nothing,
  parse,
  parseToRequirements,
  Requirements,
  selectorFromSet,
  ValidatedSetSelector,
  validatedSelectorFromSet,
} from 'kubetyped/apimachinery/labels';
import { newPath } from 'kubetyped/apimachinery/util/validation/field';
import { assertLinear } from '../../linear.ts';

test('what conditions match', () => {
  const selector = parse('app in (web,api),tier!=cache,!canary,weight>5');
  assert.equal(selector.toString(), 'app in (api,web),!canary,tier!=cache,weight>5');
  assert.ok(selector.matches({ app: 'web', weight: '10' }));
  assert.ok(!selector.matches({ app: 'web', weight: '5' }));
  assert.ok(!selector.matches({ app: 'web', weight: 'ten' }));
  assert.ok(!selector.matches({ app: 'web', weight: '10', canary: '' }));
  assert.ok(!selector.matches(undefined));
  assert.equal(selector.requiresExactMatch('app'), undefined);
  assert.equal(parse('app in (web)').requiresExactMatch('app'), 'web');
});

test('everything and nothing print the same, and are opposites', () => {
  assert.equal(everything().toString(), '');
  assert.equal(nothing().toString(), '');
  assert.ok(everything().matches(undefined) && everything().empty() && !matchesNothing(everything()));
  assert.ok(!nothing().matches({}) && !nothing().empty() && matchesNothing(nothing()));
  assert.ok(matchesNothing(nothing().add(newRequirement('a', 'exists', []))));
  assert.equal(compile(nothing())({ a: '1' }), false);
  assert.equal(compile(everything())(null), true);
});

test('inherited properties are not labels', () => {
  for (const key of ['constructor', 'toString', 'valueOf', 'hasOwnProperty']) {
    assert.ok(!parse(key).matches({}), key);
    assert.ok(parse(`!${key}`).matches({}), key);
    assert.ok(parse(`${key}!=1`).matches({}), key);
    assert.ok(parse(`${key}=1`).matches({ [key]: '1' }), key);
    assert.equal(LabelSet.lookup({}, key), undefined);
  }
  const set = JSON.parse('{"__proto__":"1","a":"2"}') as LabelSet;
  assert.equal(LabelSet.get(set, '__proto__'), '1');
  assert.ok(selectorFromSet(set).matches(set));
  assert.ok(!selectorFromSet(set).matches({ a: '2' }));
  assert.deepEqual(Object.keys(merge({}, set)), ['__proto__', 'a']);
  assert.equal((Object.prototype as { a?: unknown }).a, undefined);
  assert.ok(parse('a').matches(Object.assign(Object.create(null) as LabelSet, { a: '' })));
});

test('requirements', () => {
  const requirement = newRequirement('a', 'in', ['y', 'x', 'y']);
  assert.equal(String(requirement), 'a in (x,y,y)');
  assert.deepEqual([...requirement.values()], ['y', 'x']);
  assert.deepEqual(requirement.valuesUnsorted(), ['y', 'x', 'y']);
  assert.ok(requirement.equal(newRequirement('a', 'in', ['y', 'x', 'y'])));
  assert.ok(!requirement.equal(newRequirement('a', 'in', ['x', 'y', 'y'])));
  assert.ok(!requirement.equal(newRequirement('a', 'notin', ['y', 'x', 'y'])));
  assert.equal(Requirements.toString(parseToRequirements('b,a=1')), 'a=1, b');

  const values = ['x'];
  const copied = newRequirement('a', 'in', values);
  values[0] = 'y';
  copied.valuesUnsorted().push('z');
  copied.values().clear();
  assert.equal(copied.toString(), 'a in (x)');

  assert.notDeepEqual(parse('a=1'), parse('a=2'));
  const selector = newSelector().add(newRequirement('b', 'exists', []));
  assert.equal(selector.add(newRequirement('a', 'exists', null)).toString(), 'a,b');
  assert.equal(selector.toString(), 'b');
});

test('errors say what and where', () => {
  assert.throws(
    () => newRequirement('a/b/c', 'gt', ['-1'], { path: newPath('spec', 'selector') }),
    (error: Error & { code?: unknown; errors?: unknown[] }) => {
      assert.equal(error.code, 'ERR_AGGREGATE');
      assert.equal(error.errors?.length, 2);
      assert.match(
        error.message,
        /^\[spec\.selector\.key: Invalid value: "a\/b\/c": .*, spec\.selector\.values\[0\]\[a\/b\/c\]: Invalid value: "-1": .*\]$/,
      );
      return true;
    },
  );
  assert.throws(() => parse('a in b'), {
    code: 'ERR_LABEL_SELECTOR',
    message: "unable to parse requirement: found 'b' expected: '('",
  });
  assert.throws(() => parse('a,,b'), {
    code: 'ERR_LABEL_SELECTOR',
    message: "found ',', expected: identifier after ','",
  });
  assert.throws(() => parse('-a=1'), {
    code: 'ERR_LABEL_SELECTOR',
    message: /^unable to parse requirement: <nil>: Invalid value: "-a": name part must consist/,
  });
  assert.throws(() => convertSelectorToLabelsMap('a'), { code: 'ERR_LABELS_MAP', message: 'invalid selector: [a]' });
  assert.throws(() => convertSelectorToLabelsMap('a=-'), {
    code: 'ERR_FIELD',
    message: /^\[a\]: Invalid value: "-": /,
  });
});

test('Differs from Go: an unknown operator is quoted as it is', () => {
  assert.throws(() => newRequirement('a', '<' as never, ['1']), {
    message:
      'operator: Unsupported value: "<": supported values: "in", "notin", "=", "==", "!=", "gt", "lt", "exists", "!"',
  });
});

test('Differs from Go: many conditions on one key stay in their order', () => {
  const values = Array.from({ length: 40 }, (_, index) => `a!=${(index * 17) % 40}`);
  assert.equal(parse(values.join()).toString(), values.join());
});

test('Differs from Go: the first wrong label by key is reported', () => {
  assert.throws(() => validatedSelectorFromSet({ '-z': '1', '-a': '1' }), { message: /^key: Invalid value: "-a": / });
});

test('sets', () => {
  assert.equal(LabelSet.toString({ b: '1', a: '2' }), 'a=2,b=1');
  assert.ok(conflicts({ a: '1' }, { a: '2' }) && !conflicts({ a: '1' }, { b: '2' }));
  assert.ok(equals(undefined, {}) && !equals({ a: '1' }, { a: '2' }) && !equals({ a: '1' }, { b: '1' }));
  assert.ok(new ValidatedSetSelector({ a: '1' }).matches({ a: '1', b: '2' }));
  assert.deepEqual(convertSelectorToLabelsMap(' a = 1 ,b=,a=2'), { a: '2', b: '' });
});

test('long and hostile texts are read in linear time', () => {
  const texts: readonly ((long: number) => string)[] = [
    (long) => 'a'.repeat(long),
    (long) => 'a-'.repeat(long / 2),
    (long) => 'a.'.repeat(long / 2),
    (long) => `${'a,'.repeat(long / 2)}a`,
    (long) => '('.repeat(long),
    (long) => '!'.repeat(long),
    (long) => ' '.repeat(long),
    (long) => '='.repeat(long),
    (long) => `a in (${'b,'.repeat(long / 2)})`,
    (long) => `a in (${','.repeat(long)})`,
    (long) => `a>${'9'.repeat(long)}`,
    (long) => `a>${'0'.repeat(long)}`,
    (long) => '\u0000'.repeat(long),
    (long) => `${'a.'.repeat(long / 2)}/b`,
  ];
  for (const input of texts)
    assertLinear(String(input), 1_000_000, input, (text) => {
      try {
        parse(text);
      } catch (error) {
        assert.equal((error as { code?: unknown }).code, 'ERR_LABEL_SELECTOR', text.slice(0, 9));
      }
      try {
        convertSelectorToLabelsMap(text);
      } catch (error) {
        assert.match(String((error as { code?: unknown }).code), /^ERR_(LABELS_MAP|FIELD)$/);
      }
      assert.ok(!parse('a>1').matches({ a: text }));
    });
});
