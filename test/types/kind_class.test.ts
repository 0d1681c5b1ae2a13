import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Object as MetaObject, ObjectMetaAccessor } from 'kubetyped/apimachinery/apis/meta/v1';
import type { Init, KindBase, KindClass, Plain, RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { Other, Widget, WidgetList, WidgetV2 } from '../apimachinery/runtime/sample_kinds.ts';

// What the compiler must accept and refuse. The functions are never called.

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function is<_T extends true>(): void {}

export function literals(widget: Widget, list: WidgetList): void {
  is<Equal<Widget['kind'], 'Widget'>>();
  is<Equal<Widget['apiVersion'], 'example.com/v1'>>();
  is<Equal<typeof Widget.kind, 'Widget'>>();
  is<Equal<typeof Widget.namespaced, true>>();
  is<Equal<ReturnType<Widget['deepCopy']>, Widget>>();
  is<Equal<ReturnType<Widget['getName']>, string>>();
  // @ts-expect-error the kind is a literal
  widget.kind = 'Gadget';
  // metadata and items are always there, other fields are optional
  widget.metadata.name?.length;
  list.items[0]?.metadata.name?.length;
  // @ts-expect-error spec may be absent
  widget.spec.size;
  const copy: Widget = widget.deepCopy();
  const object: MetaObject = copy;
  const accessor: ObjectMetaAccessor = copy;
  void [object, accessor];
}

export function unions(object: Widget | WidgetV2 | Other): number | undefined {
  // Literal types tell a union apart.
  if (object.kind === 'Other') return undefined;
  return object.apiVersion === 'example.com/v2' ? object.spec.width : object.spec?.size;
}

export function constructors(spec: Widget['spec']): void {
  new Widget();
  new Widget({});
  new Widget({ apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name: 'a' }, spec: { size: 1 } });
  new Widget(new Widget());
  new WidgetV2({ spec: { width: 1 } });
  new WidgetList({ items: [{ spec: {} }, new Widget()] });
  new WidgetList({ metadata: { resourceVersion: '1' } });
  // @ts-expect-error another kind
  new Widget({ kind: 'WidgetList' });
  // @ts-expect-error another version
  new Widget({ apiVersion: 'example.com/v2' });
  // @ts-expect-error no such field
  new Widget({ specs: {} });
  // @ts-expect-error wrong type deep inside
  new Widget({ spec: { size: '1' } });
  // @ts-expect-error a required field is missing
  new WidgetV2({});
  // @ts-expect-error items of another kind
  new WidgetList({ items: [new WidgetV2({ spec: { width: 1 } })] });
  // @ts-expect-error methods are no data
  new Widget({ getName: () => 'a' });
  // @ts-expect-error undefined is not the same as absent
  new Widget({ spec });
}

export function wrapping(foreign: { apiVersion?: string; kind?: string; spec?: { size?: number } }): void {
  is<Equal<ReturnType<typeof fromForeign>, Widget>>();
  // @ts-expect-error wrong type
  Widget.from({ spec: { size: '1' } });
  // @ts-expect-error no object
  Widget.from('text');
  function fromForeign() {
    return Widget.from(foreign);
  }
  void fromForeign;
}

export function plainObjects(widget: Widget, plain: Plain<Widget>, init: Init<Widget>): void {
  const objects: RuntimeObject[] = [widget, plain, init, { apiVersion: 'v1', kind: 'Pod' }, { ...widget }];
  // A spread loses the methods, and the data stay typed.
  const spread = { ...widget };
  is<Equal<typeof spread.kind, 'Widget'>>();
  // @ts-expect-error methods don't survive a spread
  spread.getName();
  // @ts-expect-error nothing in common with an object
  objects.push({ name: 'a' });
}

export function classes(): void {
  const kinds: KindClass[] = [Widget, WidgetList, WidgetV2, Other];
  const one: KindClass<Widget> = Widget;
  const made: Widget = new one();
  const base: KindBase = made;
  // @ts-expect-error a class of another kind
  const wrong: KindClass<Widget> = WidgetV2;
  void [kinds, base, wrong];
}

test('a union of kinds is told apart at run time as the compiler does', () => {
  assert.equal(unions(new Widget({ spec: { size: 1 } })), 1);
  assert.equal(unions(new WidgetV2({ spec: { width: 2 } })), 2);
  assert.equal(unions(new Other()), undefined);
});
