import { ResourceQuota } from 'kubetyped/api/core/v1';
import { canonicalizeQuantity, equalQuantity } from 'kubetyped/apimachinery/api/resource';
import { decode } from 'kubetyped/json';
import type { Row } from './read_vectors.ts';

/** What decoding makes of a quantity that is the JSON number. */
export function decodedQuantity(number: string): string | number {
  const quota = decode(ResourceQuota, `{"spec":{"hard":{"cpu":${number}}}}`);
  return quota.spec!.hard!['cpu']!;
}

/**
 * What is wrong with the decoded quantity: a number must have the value that Go has read, a string the text that Go writes.
 * @returns `undefined` when nothing is
 */
export function quantityNumberFault({ in: number, out }: Row): string | undefined {
  const quantity = decodedQuantity(number);
  const theirs = JSON.parse(out!) as string;
  const agrees =
    typeof quantity === 'string'
      ? canonicalizeQuantity(quantity) === theirs
      : equalQuantity(String(quantity).replace('+', ''), theirs);
  return agrees ? undefined : `${number} is ${typeof quantity} ${quantity}, to Go ${theirs}`;
}
