// What our selectors make of the inputs of scripts/go/selectorvectors, in the form of its answers.

import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import * as fields from 'kubetyped/apimachinery/fields';
import * as labels from 'kubetyped/apimachinery/labels';
import { newPath, type PathOptions, withPath } from 'kubetyped/apimachinery/util/validation/field';
import { type Answer, attempt } from './answer_rows.ts';

type Sets = readonly (labels.Set | null)[];

const keys = ['a', 'b', 'x', 'x/y', 'app', 'tier', 'env', 'n', '__proto__', 'constructor', '\u00e9'];

function orNull<T>(values: readonly T[]): readonly T[] | null {
  return values.length === 0 ? null : values;
}

function describe(run: () => labels.Selector, sets: Sets): object {
  const { value: selector, err } = attempt(run);
  if (selector === undefined)
    return { err, text: '', empty: false, requirements: null, listed: '', matches: null, exact: null };
  const requirements = selector.requirements();
  const compiled = labels.compile(selector);
  return {
    err,
    text: selector.toString(),
    empty: selector.empty(),
    requirements:
      requirements?.map((each) => ({ key: each.key(), op: each.operator(), values: each.valuesUnsorted() })) ?? null,
    listed: requirements === undefined ? '' : labels.Requirements.toString(requirements),
    matches: orNull(sets.map((set) => agreed([selector.matches(set), compiled(set), oneByOne(requirements, set)]))),
    exact: keys.map((key) => selector.requiresExactMatch(key) ?? null),
  };
}

function oneByOne(requirements: labels.Requirements | undefined, set: labels.Set | null): boolean {
  return requirements !== undefined && requirements.every((requirement) => requirement.matches(set));
}

function agreed(answers: readonly boolean[]): boolean | string {
  return answers.every((answer) => answer === answers[0]) ? answers[0]! : `ways of matching differ: ${answers.join()}`;
}

function pairs(map: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(map).sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

function parseLabels(input: { text: string; path: boolean; sets: Sets | null }): object {
  const options: PathOptions | undefined = input.path ? withPath(newPath('spec', 'selector').index(0)) : undefined;
  const typed = attempt(() => metav1.parseToLabelSelector(input.text));
  return {
    selector: describe(() => labels.parse(input.text, options), input.sets ?? []),
    typed: typed.value ?? null,
    typedErr: typed.err,
  };
}

function makeRequirement(input: {
  key: string;
  op: never;
  values: string[] | null;
  path: boolean;
  sets: Sets;
}): object {
  const options: PathOptions = input.path ? withPath(newPath('root').key('k')) : {};
  return describe(
    () => labels.newSelector().add(labels.newRequirement(input.key, input.op, input.values, options)),
    input.sets,
  );
}

function compareSets([a, b]: [labels.Set | null, labels.Set | null]): object {
  const validated = attempt(() => labels.Set.asValidatedSelector(a).toString());
  return {
    text: labels.Set.toString(a),
    format: labels.formatLabels(a),
    conflicts: labels.conflicts(a, b),
    equals: labels.equals(a, b),
    merge: pairs(labels.merge(a, b)),
    selector: describe(() => labels.selectorFromSet(a), [a, b]),
    validated: { text: validated.value ?? '', err: validated.err },
    map: describe(() => new labels.ValidatedSetSelector(a ?? {}), [a, b]),
  };
}

function convertMap(text: string): object {
  const converted = (options?: PathOptions): unknown => {
    const { value, err } = attempt(() => labels.convertSelectorToLabelsMap(text, options));
    return value === undefined ? err : pairs(value);
  };
  return { bare: converted(), path: converted(withPath(newPath('p'))) };
}

function convertSelector(input: { selector: metav1.LabelSelector | null; sets: Sets }): object {
  const { selector } = input;
  const asMap = attempt(() => metav1.labelSelectorAsMap(selector));
  const made = attempt(() => metav1.labelSelectorAsSelector(selector));
  const clone = selector ? metav1.cloneSelectorAndAddLabel(selector, '__proto__', 'new') : undefined;
  return {
    selector: describe(() => metav1.labelSelectorAsSelector(selector), input.sets),
    format: metav1.formatLabelSelector(selector),
    map: asMap.value === undefined ? asMap.err || null : pairs(asMap.value),
    nothing: made.value !== undefined && labels.matchesNothing(made.value),
    clone: clone && pairs(clone.matchLabels!),
    has: clone && [metav1.selectorHasLabel(clone, '__proto__'), metav1.selectorHasLabel(clone, 'a')],
  };
}

function describeFields(run: () => fields.Selector, sets: Sets): object {
  const { value: selector, err } = attempt(run);
  if (selector === undefined) return { err, text: '', empty: false, requirements: null, matches: null, exact: null };
  return {
    err,
    text: selector.toString(),
    empty: selector.empty(),
    requirements: selector.requirements().map(({ field, operator, value }) => [field, operator, value]),
    matches: orNull(sets.map((set) => selector.matches(set))),
    exact: keys.map((key) => selector.requiresExactMatch(key) ?? null),
  };
}

function translate(field: string, value: string): fields.TransformedField {
  if (field.startsWith('b')) return { label: '', value: '' };
  if (field.includes('x')) throw Object.assign(new Error(`no ${field}`), { code: 'ERR_TEST' });
  return { label: `${field}.to`, value: `<${value}` };
}

function parseFields({ text, sets: given }: { text: string; sets: Sets | null }): object {
  const sets = given ?? [];
  const parsed = attempt(() => fields.parseSelector(text)).value;
  const last = sets.at(-1);
  const single = sets.findLast((set) => set && Object.keys(set).length === 1);
  return {
    parsed: describeFields(() => fields.parseSelector(text), sets),
    translated: describeFields(() => fields.parseAndTransformSelector(text, translate), sets),
    and:
      parsed &&
      describeFields(
        () => fields.andSelectors(parsed, fields.oneTermNotEqualSelector('a', '1,='), fields.everything()),
        sets,
      ),
    nothing: parsed && describeFields(() => fields.andSelectors(fields.nothing(), parsed), sets),
    set: last === undefined ? undefined : fields.Set.toString(last),
    fromSet: single ? describeFields(() => fields.selectorFromSet(single), sets) : undefined,
  };
}

function escapeField(text: string): object {
  const { value, err } = attempt(() => fields.unescapeValue(text));
  return { escaped: fields.escapeValue(text), unescaped: value ?? '', ...(err === '' ? {} : { err }) };
}

/** By the name of the area. */
export const selectorAnswers: Readonly<Record<string, Answer>> = {
  'label-parse': parseLabels,
  'label-requirement': makeRequirement,
  'label-set': compareSets,
  'label-map': convertMap,
  'label-selector': convertSelector,
  'field-parse': parseFields,
  'field-value': escapeField,
};
