import type { CharClass } from './char_class.ts';

/** A place in the text, without a character of its own. */
export type Assertion = 'beginText' | 'endText' | 'beginLine' | 'endLine' | 'wordBoundary' | 'noWordBoundary';

/** A part of a regular expression. Height and size are what its limits are about. */
export type Node = { readonly height: number; readonly size: number } & (
  | { readonly op: 'empty' }
  | { readonly op: 'char'; readonly chars: CharClass; readonly literal: boolean }
  | { readonly op: 'assertion'; readonly assertion: Assertion }
  | { readonly op: 'concat' | 'alternate'; readonly subs: readonly Node[] }
  | { readonly op: 'capture'; readonly sub: Node }
  | {
      readonly op: 'repeat';
      readonly sub: Node;
      readonly min: number;
      readonly max: number;
      readonly counted: boolean;
      readonly lazy: boolean;
    }
);

export const EMPTY: Node = { op: 'empty', height: 1, size: 1 };

export function charNode(chars: CharClass, literal: boolean): Node {
  return { op: 'char', chars, literal, height: 1, size: 1 };
}

export function assertionNode(assertion: Assertion): Node {
  return { op: 'assertion', assertion, height: 1, size: 1 };
}

export function captureNode(sub: Node): Node {
  return { op: 'capture', sub, height: sub.height + 1, size: sub.size + 2 };
}

/**
 * @param max Infinity for as often as can be
 * @param counted whether it was written with braces
 * @param lazy whether fewer repetitions are preferred
 */
export function repeatNode(sub: Node, min: number, max: number, counted: boolean, lazy: boolean): Node {
  const copies = max === Infinity ? Math.max(min, 1) : max;
  const size = Math.max(1, copies * sub.size + (max === Infinity ? 2 : max - min));
  return { op: 'repeat', sub, min, max, counted, lazy, height: sub.height + 1, size };
}

export function concatNode(subs: readonly Node[]): Node {
  if (subs.length <= 1) return subs[0] ?? EMPTY;
  const literal = subs.every((sub) => sub.op === 'char' && sub.literal);
  return { op: 'concat', subs, height: literal ? 1 : 1 + highest(subs), size: total(subs) };
}

export function alternateNode(subs: readonly Node[]): Node {
  if (subs.length === 1) return subs[0]!;
  return { op: 'alternate', subs, height: 1 + highest(subs), size: total(subs) + subs.length - 1 };
}

function highest(nodes: readonly Node[]): number {
  return nodes.reduce((most, { height }) => Math.max(most, height), 0);
}

function total(nodes: readonly Node[]): number {
  return nodes.reduce((sum, { size }) => sum + size, 0);
}

/** Whether a part matches an empty string, as far as repetitions have to know. */
export function isNullable(node: Node): boolean {
  switch (node.op) {
    case 'empty':
    case 'assertion':
      return true;
    case 'char':
      return false;
    case 'capture':
      return isNullable(node.sub);
    case 'concat':
      return node.subs.every(isNullable);
    case 'alternate':
      return node.subs.some(isNullable);
    case 'repeat':
      return node.min === 0 || isNullable(node.sub);
  }
}
