import { ListBase, ListMeta, ObjectBase, ObjectMeta, TypeMeta } from 'kubetyped/apimachinery/apis/meta/v1';
import { type Init, KindBase } from 'kubetyped/apimachinery/runtime';
import type { Field, Struct } from 'kubetyped/engine';

// Kinds as the generator writes them, with the few fields that tests need.

export interface WidgetSpec {
  size?: number;
  parts?: string[];
  labels?: { [key: string]: string };
}

export interface Widget {
  apiVersion: 'example.com/v1';
  kind: 'Widget';
  metadata: ObjectMeta;
  spec?: WidgetSpec;
}

export interface WidgetList {
  apiVersion: 'example.com/v1';
  kind: 'WidgetList';
  metadata: ListMeta;
  items: Widget[];
}

/** The second version of Widget. */
export interface WidgetV2 {
  apiVersion: 'example.com/v2';
  kind: 'Widget';
  metadata: ObjectMeta;
  spec: { width: number };
}

export interface Thing {
  apiVersion: 'g/v1';
  kind: 'Thing';
}

export interface Other {
  apiVersion: 'v1';
  kind: 'Other';
}

/** Has no TypeMeta, as WatchEvent. */
export interface Notice {
  type: string;
}

export const WidgetSpec: Struct<WidgetSpec> = {
  type: 'example.com/api/v1.WidgetSpec',
  fields: [
    ['size', 'int32', 8],
    ['parts', 'string', 9],
    ['labels', 'string', 10],
  ],
};

export class WidgetList extends ListBase {
  static readonly type: string = 'example.com/api/v1.WidgetList';
  static readonly group = 'example.com';
  static readonly version = 'v1';
  static readonly apiVersion = 'example.com/v1';
  static readonly kind = 'WidgetList';

  static get fields(): readonly Field[] {
    return [
      ['', TypeMeta, 32],
      ['metadata', ListMeta, 8],
      ['items', Widget, 1],
    ];
  }

  constructor(init?: Init<WidgetList>) {
    super(init);
  }
}

export class Widget extends ObjectBase {
  static readonly type: string = 'example.com/api/v1.Widget';
  static readonly group = 'example.com';
  static readonly version = 'v1';
  static readonly apiVersion = 'example.com/v1';
  static readonly kind = 'Widget';
  static readonly resource = 'widgets';
  static readonly namespaced = true;
  static readonly fields: readonly Field[] = [
    ['', TypeMeta, 32],
    ['metadata', ObjectMeta, 8],
    ['spec', WidgetSpec, 8],
  ];

  constructor(init?: Init<Widget>) {
    super(init);
  }
}

export class WidgetV2 extends ObjectBase {
  static readonly type: string = 'example.com/api/v2.Widget';
  static readonly group = 'example.com';
  static readonly version = 'v2';
  static readonly apiVersion = 'example.com/v2';
  static readonly kind = 'Widget';
  static readonly fields: readonly Field[] = [
    ['', TypeMeta, 32],
    ['metadata', ObjectMeta, 8],
  ];

  constructor(init?: Init<WidgetV2>) {
    super(init);
  }
}

export class Thing extends KindBase {
  static readonly type: string = 'main.Thing';
  static readonly group = 'g';
  static readonly version = 'v1';
  static readonly apiVersion = 'g/v1';
  static readonly kind = 'Thing';
  static readonly fields: readonly Field[] = [['', TypeMeta, 32]];

  constructor(init?: Init<Thing>) {
    super(init);
  }
}

export class Other extends KindBase {
  static readonly type: string = 'main.Other';
  static readonly group = '';
  static readonly version = 'v1';
  static readonly apiVersion = 'v1';
  static readonly kind = 'Other';
  static readonly fields: readonly Field[] = [['', TypeMeta, 32]];

  constructor(init?: Init<Other>) {
    super(init);
  }
}

export class Notice extends KindBase {
  static readonly type: string = 'example.com/api/v1.Notice';
  static readonly group = '';
  static readonly version = 'v1';
  static readonly apiVersion = '';
  static readonly kind = 'Notice';
  static readonly fields: readonly Field[] = [['type', 'string', 0]];

  constructor(init?: Init<Notice>) {
    super(init);
  }
}
