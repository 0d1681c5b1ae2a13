import type { Container, EphemeralContainer, PodSpec } from '#api/core/v1/zz_generated.structs';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { compareUTF8 } from '#engine/text/utf8';

/** What is wrong with a Pod: in short, and which parts of it. */
export interface Violation {
  readonly reason: string;
  readonly detail: string;
}

/** What is looked at of a Pod. */
export interface CheckedPod {
  readonly metadata: Pick<ObjectMeta, 'annotations'>;
  readonly spec: PodSpec;
}

type CheckPod = (pod: CheckedPod) => Violation | undefined;

/** Something that a level forbids. */
export interface Check {
  readonly id: string;
  /** The minor versions from which on Pods are checked in a way, in order. */
  readonly versions: readonly {
    readonly minimum: number;
    readonly checkPod: CheckPod;
    /** Pods that are not checked. */
    readonly exempt?: (spec: PodSpec) => boolean;
    /** The check of the level below that is not made, as this one is stricter. */
    readonly overrides?: string;
  }[];
}

/** A container of any sort. */
export type AnyContainer = Container | EphemeralContainer;

export function containersOf({ initContainers, containers, ephemeralContainers }: PodSpec): AnyContainer[] {
  return [...(initContainers ?? []), ...(containers ?? []), ...(ephemeralContainers ?? [])];
}

/** The names of containers, those that are several times there as well. */
export function namesOf(spec: PodSpec, isBad: (container: AnyContainer) => boolean): string[] {
  return containersOf(spec)
    .filter(isBad)
    .map(({ name }) => name);
}

export const plural = (word: string, { length }: readonly unknown[]): string => (length === 1 ? word : `${word}s`);
export const uses = (users: readonly unknown[]): string => (users.length === 1 ? 'uses' : 'use');
export const joinQuote = (items: readonly string[]): string => items.map((item) => `"${item}"`).join(', ');
export const containersNamed = (names: readonly string[]): string =>
  `${plural('container', names)} ${joinQuote(names)}`;
/** Each once, in Go's order. */
export const sorted = (items: Iterable<string>): string[] => [...new Set(items)].sort(compareUTF8);

/** Those that have set something wrong: the Pod itself, and containers. */
export function setters(isPodBad: boolean, containers: readonly string[]): string[] {
  return [...(isPodBad ? ['pod'] : []), ...(containers.length > 0 ? [containersNamed(containers)] : [])];
}

/** Such a Pod has no root of its node. */
export function isInUserNamespace({ hostUsers }: PodSpec): boolean {
  return hostUsers === false;
}
