import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addMetaToScheme,
  addToGroupVersion,
  DeleteOptions,
  Status,
  WatchEvent,
} from 'kubetyped/apimachinery/apis/meta/v1';
import { isNotConvertibleError, NotConvertibleError } from 'kubetyped/apimachinery/conversion';
import {
  APIVersionInternal,
  DisabledGroupVersioner,
  defaultMetaV1FieldSelectorConversion,
  FieldLabelError,
  InternalGroupVersioner,
  isMissingKind,
  isMissingVersion,
  isNotRegisteredError,
  isStrictDecodingError,
  type KindChooser,
  MissingKindError,
  MissingVersionError,
  NotRegisteredError,
  newCoercingMultiGroupVersioner,
  newMultiGroupVersioner,
  RegistrationError,
  Scheme,
  SchemeBuilder,
  StrictDecodingError,
  useOrCreateObject,
} from 'kubetyped/apimachinery/runtime';
import {
  type GroupKindLike,
  type GroupVersionKindLike,
  type GroupVersionLike,
  GroupVersions,
} from 'kubetyped/apimachinery/runtime/schema';
import { assertRows } from '../vectors/schema_rows.ts';
import { Other, Thing, Widget, WidgetList, WidgetV2 } from './sample_kinds.ts';

const v1 = { group: 'example.com', version: 'v1' };
const v2 = { group: 'example.com', version: 'v2' };

function widgets(): Scheme {
  const scheme = new Scheme('widgets');
  scheme.addKnownTypes(v1, Widget, WidgetList);
  scheme.addKnownTypes(v2, WidgetV2);
  return scheme;
}

test('error texts agree with Go', () => {
  const text = (error: Error): never => {
    throw error;
  };
  assertRows({
    notRegisteredForKind: (schemeName: string, gvk: GroupVersionKindLike) =>
      text(new NotRegisteredError({ schemeName, gvk })),
    notRegisteredGVKForTarget: (schemeName: string, gvk: GroupVersionKindLike, target: GroupVersionLike) =>
      text(new NotRegisteredError({ schemeName, gvk, target })),
    missingKind: (data: string) => text(new MissingKindError(data)),
    missingVersion: (data: string) => text(new MissingVersionError(data)),
    convertFieldLabel: (label: string, value: string) => {
      const answer = new Scheme().convertFieldLabel({ group: '', version: 'v1', kind: 'Pod' }, label, value);
      assert.deepEqual(answer, defaultMetaV1FieldSelectorConversion(label, value));
      return [answer.label, answer.value];
    },
  });
});

test('version priorities agree with Go', () => {
  assertRows({
    priorities: (registered: GroupVersionLike[], orders: GroupVersionLike[][]) => {
      const scheme = new Scheme();
      for (const gv of registered) scheme.addKnownTypes(gv, Thing);
      const refusals = orders.map((order) => {
        try {
          scheme.setVersionPriority(...order);
          return '';
        } catch (err) {
          assert.ok(err instanceof RegistrationError);
          return err.message;
        }
      });
      const out: Record<string, unknown> = { refusals };
      for (const group of ['', 'apps', 'batch']) {
        out[`group:${group}`] = scheme.prioritizedVersionsForGroup(group);
        out[`kind:${group}`] = scheme.versionsForGroupKind({ group, kind: 'Thing' });
        out[`registered:${group}`] = scheme.isGroupRegistered(group);
        for (const version of ['v1', 'v2', 'v1beta1', APIVersionInternal, ''])
          out[`version:${group}/${version}`] = scheme.isVersionRegistered({ group, version });
        assert.deepEqual(
          scheme.prioritizedVersionsAllGroups().filter((gv) => gv.group === group),
          scheme.prioritizedVersionsForGroup(group),
        );
        assert.deepEqual(
          scheme.preferredVersionAllGroups().find((gv) => gv.group === group),
          scheme.prioritizedVersionsForGroup(group)[0],
        );
      }
      return out;
    },
  });
});

test('choosing a version agrees with Go', () => {
  const answer = (chooser: KindChooser, kinds: GroupVersionKindLike[]): unknown => {
    const chosen = chooser.kindForGroupVersionKinds(kinds);
    return [chosen ?? { group: '', version: '', kind: '' }, chosen !== undefined, chooser.identifier()];
  };
  assertRows({
    internalGroupVersioner: (kinds: GroupVersionKindLike[]) => answer(InternalGroupVersioner, kinds),
    disabledGroupVersioner: (kinds: GroupVersionKindLike[]) => answer(DisabledGroupVersioner, kinds),
    newMultiGroupVersioner: (gv: GroupVersionLike, accepted: GroupKindLike[], kinds: GroupVersionKindLike[]) =>
      answer(newMultiGroupVersioner(gv, ...accepted), kinds),
    newCoercingMultiGroupVersioner: (gv: GroupVersionLike, accepted: GroupKindLike[], kinds: GroupVersionKindLike[]) =>
      answer(newCoercingMultiGroupVersioner(gv, ...accepted), kinds),
  });
});

test('conversion to a version and making objects agree with Go', () => {
  const scheme = new Scheme();
  scheme.addKnownTypes({ group: 'g', version: 'v1' }, Thing);
  scheme.addKnownTypes({ group: 'g', version: APIVersionInternal }, Thing);
  scheme.addUnversionedTypes({ group: '', version: 'v1' }, Other);
  assertRows({
    convertToVersion: (name: string, targets: GroupVersionLike[]) => {
      const object = name === 'Thing' ? new Thing() : new Other();
      const out = scheme.convertToVersion(object, targets.length === 1 ? targets[0]! : new GroupVersions(targets));
      assert.notEqual(out, object);
      // An object of the internal version has no kind of its own. Go's has no other, ours still answers for its class.
      return Object.hasOwn(out, 'kind') ? out.groupVersionKind() : { group: '', version: '', kind: '' };
    },
    new: (gvk: GroupVersionKindLike) => Boolean(scheme.new(gvk)),
    recognizes: (gvk: GroupVersionKindLike) => scheme.recognizes(gvk),
  });
});

test("registering twice is refused, with Go's texts", () => {
  const scheme = widgets();
  scheme.addKnownTypes(v1, Widget);
  assert.throws(() => scheme.addKnownTypeWithName({ ...v1, kind: 'Widget' }, WidgetV2), {
    code: 'ERR_REGISTRATION',
    message:
      'Double registration of different types for example.com/v1, Kind=Widget: old=example.com/api/v1.Widget, new=example.com/api/v2.Widget in scheme "widgets"',
  });
  assert.throws(() => scheme.addKnownTypes({ group: 'x', version: '' }, Widget), {
    message: 'version is required on all types: x/, Kind=Widget *v1.Widget',
  });
  scheme.addKnownTypesWithNames(v1, { Widget, Other: Widget });
  assert.equal(scheme.typeFor({ ...v1, kind: 'Other' }), Widget);
  for (const add of [
    () => scheme.addKnownTypesWithNames(v1, { Gadget: Widget, Widget: WidgetV2 }),
    () => widgets().addKnownTypesWithNames(v1, { Widget: WidgetV2 }),
  ]) {
    assert.throws(add, {
      code: 'ERR_REGISTRATION',
      message: /^Double registration of different types for example\.com\/v1, Kind=Widget: /,
    });
  }
  scheme.addUnversionedTypes({ group: 'a', version: 'v1' }, Widget);
  assert.throws(() => scheme.addUnversionedTypes({ group: 'b', version: 'v1' }, WidgetV2), {
    message:
      'example.com/api/v1.Widget has already been registered as unversioned kind "b/v1, Kind=Widget" - kind name must be unique in scheme "widgets"',
  });
});

test('what is registered', () => {
  const scheme = widgets();
  assert.deepEqual(
    [...scheme.knownTypes(v1)],
    [
      ['Widget', Widget],
      ['WidgetList', WidgetList],
    ],
  );
  assert.deepEqual(
    scheme.allKnownTypes().map(([gvk, type]) => [gvk.toString(), type]),
    [
      ['example.com/v1, Kind=Widget', Widget],
      ['example.com/v1, Kind=WidgetList', WidgetList],
      ['example.com/v2, Kind=Widget', WidgetV2],
    ],
  );
  assert.equal(scheme.typeFor({ ...v2, kind: 'Widget' }), WidgetV2);
  assert.equal(scheme.typeFor(Widget), Widget);
  assert.equal(scheme.typeFor({ ...v2, kind: 'Gadget' }), undefined);
  assert.ok(scheme.recognizes(WidgetV2));
  assert.deepEqual(
    [scheme.schemeName, scheme.name(), String(scheme), new Scheme().schemeName],
    ['widgets', 'widgets', 'Scheme(widgets)', 'scheme'],
  );
});

test('objectKinds knows instances, plain objects and list items', () => {
  const scheme = widgets();
  const kinds = (object: object): string[] => scheme.objectKinds(object).gvks.map(String);
  assert.deepEqual(kinds(new Widget()), ['example.com/v1, Kind=Widget']);
  assert.deepEqual(kinds({ apiVersion: 'example.com/v2', kind: 'Widget' }), ['example.com/v2, Kind=Widget']);
  assert.deepEqual(kinds(Object.setPrototypeOf({}, Widget.prototype) as object), ['example.com/v1, Kind=Widget']);
  assert.deepEqual(
    kinds(Object.assign(Object.create(null), { apiVersion: 'example.com/v1', kind: 'Widget' }) as object),
    ['example.com/v1, Kind=Widget'],
  );
  // The class decides, not the text, as in Go.
  assert.deepEqual(kinds(new Widget({ kind: 'WidgetList' } as never)), ['example.com/v1, Kind=Widget']);
  scheme.addKnownTypeWithName({ group: 'other', version: 'v3', kind: 'Gadget' }, Widget);
  assert.deepEqual(kinds(new Widget()), ['example.com/v1, Kind=Widget', 'other/v3, Kind=Gadget']);
  assert.throws(() => kinds(new Thing()), {
    code: 'ERR_NOT_REGISTERED',
    message: 'no kind is registered for the type main.Thing in scheme "widgets"',
  });
  assert.throws(() => kinds({ apiVersion: 'v1', kind: 'Pod' }), {
    message: 'no kind "Pod" is registered for version "v1" in scheme "widgets"',
  });
  assert.throws(() => kinds({ apiVersion: 'v1' }), isMissingKind);
  assert.throws(() => kinds({ kind: 'Pod' }), isMissingVersion);
  assert.throws(() => kinds({ apiVersion: 3, kind: 'Pod' }), isMissingVersion);
  assert.throws(() => kinds({ apiVersion: 'a/b/c', kind: 'Pod' }), isMissingVersion);
  assert.throws(
    () => kinds(JSON.parse('{"constructor":{"prototype":{}},"apiVersion":"__proto__","kind":"__proto__"}') as object),
    isNotRegisteredError,
  );
});

test('an unstructured object is what it says, registered or not', () => {
  const scheme = widgets();
  const unstructured = (apiVersion: string, kind: string): object => ({
    apiVersion,
    kind,
    unstructuredContent: () => ({}),
  });
  assert.deepEqual(scheme.objectKinds(unstructured('a/v1', 'B')).gvks.map(String), ['a/v1, Kind=B']);
  assert.throws(() => scheme.objectKinds(unstructured('a/v1', '')), {
    message: "Object 'Kind' is missing in 'unstructured object has no kind'",
  });
  assert.throws(() => scheme.objectKinds(unstructured('', 'B')), {
    message: "Object 'apiVersion' is missing in 'unstructured object has no version'",
  });
});

test('a class is known by every kind it was registered as, also after others have been asked for', () => {
  const scheme = widgets();
  const widget = new Widget({});
  assert.deepEqual(scheme.objectKinds(widget).gvks.map(String), ['example.com/v1, Kind=Widget']);
  scheme.addKnownTypesWithNames({ group: 'other.example.com', version: 'v1' }, { Gadget: Widget });
  assert.deepEqual(scheme.objectKinds(widget).gvks.map(String), [
    'example.com/v1, Kind=Widget',
    'other.example.com/v1, Kind=Gadget',
  ]);
});

test('new makes an empty object of exactly the kind', () => {
  const scheme = widgets();
  assert.deepEqual(scheme.new({ ...v1, kind: 'Widget' }), new Widget());
  scheme.addKnownTypeWithName({ group: 'other', version: 'v3', kind: 'Gadget' }, Widget);
  assert.equal(
    JSON.stringify(scheme.new({ group: 'other', version: 'v3', kind: 'Gadget' })),
    '{"apiVersion":"other/v3","kind":"Gadget","metadata":{}}',
  );
  assert.throws(() => scheme.new({ ...v1, kind: 'Gadget' }), isNotRegisteredError);
});

test('from makes an instance of a plain object and keeps instances', () => {
  const scheme = widgets();
  const plain = { apiVersion: 'example.com/v1', kind: 'Widget', spec: { size: 1 } };
  const widget = scheme.from(plain);
  assert.ok(widget instanceof Widget);
  assert.equal(widget.spec, plain.spec);
  assert.ok(!('metadata' in plain));
  assert.equal(scheme.from(widget), widget);
  assert.throws(() => scheme.from({ apiVersion: 'v1', kind: 'Pod' }), isNotRegisteredError);
});

test('useOrCreateObject', () => {
  const scheme = widgets();
  const widget = new Widget();
  assert.equal(useOrCreateObject(scheme, Widget, widget), widget);
  assert.ok(useOrCreateObject(scheme, WidgetV2, widget) instanceof WidgetV2);
  assert.ok(useOrCreateObject(scheme, Widget) instanceof Widget);
});

test('defaulting and validation go by class, for plain objects too', () => {
  const scheme = widgets();
  scheme.addTypeDefaultingFunc(Widget, (widget) => {
    widget.spec = { size: 1, ...widget.spec };
  });
  scheme.addValidationFunc(Widget, (widget, old) =>
    widget.spec?.size === old?.spec?.size || !old ? [] : ['size is immutable'],
  );
  const plain: { apiVersion: string; kind: string; spec?: object } = { apiVersion: 'example.com/v1', kind: 'Widget' };
  scheme.default(plain);
  assert.deepEqual(plain.spec, { size: 1 });
  const widget = new Widget({ spec: { size: 2 } });
  scheme.default(widget);
  assert.deepEqual(widget.spec, { size: 2 });
  assert.deepEqual(scheme.validate(widget), []);
  assert.deepEqual(scheme.validateUpdate(widget, plain), ['size is immutable']);
  scheme.default(new WidgetV2({ spec: { width: 1 } }));
  assert.deepEqual(scheme.validate({ apiVersion: 'v1', kind: 'Pod' }), []);
});

test('conversion between versions', () => {
  const scheme = widgets();
  const widget = new Widget({ metadata: { name: 'a' }, spec: { size: 3 } });
  assert.throws(() => scheme.convertToVersion(widget, { group: 'h', version: 'v1' }), {
    code: 'ERR_NOT_REGISTERED',
    message: 'v1.Widget is not suitable for converting to "h/v1" in scheme "widgets"',
  });
  assert.throws(
    () => scheme.convertToVersion(widget, v2),
    (err) => {
      assert.ok(isNotConvertibleError(err) && err instanceof NotConvertibleError);
      return err.message === 'converting (v1.Widget) to (v2.Widget): unknown conversion';
    },
  );
  scheme.addGeneratedConversionFunc(Widget, WidgetV2, () => assert.fail('the function added by hand goes first'));
  scheme.addConversionFunc(Widget, WidgetV2, (input, out, scope) => {
    assert.equal(scope.context, v2);
    out.metadata = input.metadata;
    out.spec = { width: input.spec?.size ?? 0 };
  });
  const converted = scheme.convertToVersion(widget, v2) as WidgetV2;
  assert.equal(
    JSON.stringify(converted),
    '{"apiVersion":"example.com/v2","kind":"Widget","metadata":{"name":"a"},"spec":{"width":3}}',
  );
  assert.notEqual(converted.metadata, widget.metadata);
  assert.equal((scheme.unsafeConvertToVersion(widget, v2) as WidgetV2).metadata, widget.metadata);
  assert.ok(scheme.convertToVersion({ ...widget }, v2) instanceof WidgetV2);
});

test('conversion to the same class copies; the unsafe one does not', () => {
  const scheme = widgets();
  const widget = new Widget({ metadata: { name: 'a' } });
  const copy = scheme.convertToVersion(widget, v1);
  assert.deepEqual(copy, widget);
  assert.notEqual(copy, widget);
  assert.equal(scheme.unsafeConvertToVersion(widget, v1), widget);
  const plain = { apiVersion: 'example.com/v1', kind: 'Widget', spec: {} };
  assert.equal((scheme.unsafeConvertToVersion(plain, v1) as Widget).spec, plain.spec);
  assert.notEqual((scheme.convertToVersion(plain, v1) as Widget).spec, plain.spec);
});

test('convert fills an object', () => {
  const scheme = widgets();
  const out = new Widget({ spec: { size: 9 } });
  scheme.convert({ apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name: 'a' } }, out);
  assert.deepEqual({ ...out }, { metadata: { name: 'a' } });
  const into = new WidgetV2({ spec: { width: 1 } });
  assert.throws(() => scheme.convert(new Widget(), into), isNotConvertibleError);
  scheme.addConversionFunc(Widget, WidgetV2, (input, target, scope) => {
    target.spec = { width: Number(scope.context) + (input.spec?.size ?? 0) };
  });
  scheme.convert(new Widget({ spec: { size: 1 } }), into, 41);
  assert.deepEqual(into.spec, { width: 42 });
  scheme.addIgnoredConversionType(Widget, WidgetV2);
  scheme.convert(new Widget({ spec: { size: 1 } }), into, 1);
  assert.deepEqual(into.spec, { width: 42 });
  scheme.converter().convert(new Widget(), into);
});

test('field labels', () => {
  const scheme = widgets();
  scheme.addFieldLabelConversionFunc(Widget, (label, value) => ({ label: `x-${label}`, value }));
  assert.deepEqual(scheme.convertFieldLabel(Widget, 'a', 'b'), { label: 'x-a', value: 'b' });
  assert.throws(() => scheme.convertFieldLabel(WidgetV2, 'a', 'b'), FieldLabelError);
});

test('predicates look at the code and take anything', () => {
  const errors = [
    new NotRegisteredError({ schemeName: 's', gvk: Widget }),
    new MissingKindError(''),
    new MissingVersionError(''),
    new StrictDecodingError(['a', 'b'], {}, Widget),
  ];
  const predicates = [isNotRegisteredError, isMissingKind, isMissingVersion, isStrictDecodingError];
  assert.deepEqual(
    predicates.map((is) => errors.map((err) => is({ code: err.code }))),
    [
      [true, false, false, false],
      [false, true, false, false],
      [false, false, true, false],
      [false, false, false, true],
    ],
  );
  for (const is of predicates)
    for (const what of [undefined, null, 1, 'x', {}, new Error('x')]) assert.equal(is(what), false);
  const strict = errors[3] as StrictDecodingError;
  assert.deepEqual(
    [strict.message, strict.errors, strict.gvk?.kind],
    ['strict decoding error: a, b', ['a', 'b'], 'Widget'],
  );
});

test('a scheme builder calls its functions in order, also when passed on unbound', () => {
  const order: number[] = [];
  const builder = new SchemeBuilder(() => order.push(1));
  builder.register(
    (scheme) => scheme.addKnownTypes(v1, Widget),
    () => order.push(2),
  );
  const { addToScheme } = builder;
  const scheme = new Scheme();
  addToScheme(scheme);
  assert.deepEqual(order, [1, 2]);
  assert.ok(scheme.recognizes(Widget));
});

test('every group has the types that addToGroupVersion adds', () => {
  const scheme = new Scheme();
  for (const gv of [v1, v2]) addToGroupVersion(scheme, gv);
  for (const kind of [
    'WatchEvent',
    'ListOptions',
    'GetOptions',
    'DeleteOptions',
    'CreateOptions',
    'UpdateOptions',
    'PatchOptions',
  ]) {
    assert.ok(scheme.recognizes({ ...v1, kind }) && scheme.recognizes({ ...v2, kind }), kind);
  }
  for (const kind of ['Status', 'APIVersions', 'APIGroup', 'APIGroupList', 'APIResourceList']) {
    assert.ok(scheme.recognizes({ group: '', version: 'v1', kind }) && !scheme.recognizes({ ...v1, kind }), kind);
  }
  assert.equal(scheme.isUnversioned(new Status()), true);
  assert.equal(scheme.isUnversioned(new DeleteOptions()), false);
  assert.equal(scheme.isUnversioned(new Widget()), undefined);
  assert.equal(
    JSON.stringify(scheme.new({ ...v2, kind: 'DeleteOptions' })),
    '{"apiVersion":"example.com/v2","kind":"DeleteOptions"}',
  );
  assert.equal(JSON.stringify(scheme.new({ ...v2, kind: 'WatchEvent' })), '{}');
  assert.ok(scheme.new({ ...v2, kind: 'WatchEvent' }) instanceof WatchEvent);
  // An unversioned kind is made in any version, and says its own.
  assert.equal(
    JSON.stringify(scheme.new({ ...v2, kind: 'Status' })),
    '{"apiVersion":"v1","kind":"Status","metadata":{}}',
  );
  assert.equal(scheme.convertToVersion(new Status(), v2).apiVersion, 'v1');
  addMetaToScheme(scheme);
  assert.ok(scheme.recognizes({ group: 'meta.k8s.io', version: 'v1', kind: 'Table' }));
});
