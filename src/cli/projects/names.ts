import { isDNS1123Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { UsageError } from '../usage_error.ts';

/** What things are called in a project. */
export interface Names {
  /** Of the project, its image and its namespace. */
  readonly project: string;
  /** Of the API group: `shop.example.com`. */
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** In URLs: `birds`. */
  readonly plural: string;
}

/** Words of the language that can't name a variable. */
const RESERVED = new Set(
  `break case catch class const continue debugger default delete do else enum export extends false finally for function if
  import in instanceof new null return super switch this throw true try typeof var void while with yield let static
  implements interface package private protected public await`.split(/\s+/),
);

/** @throws UsageError */
export function checkProject(name: string): void {
  const [fault] = isDNS1123Label(name);
  if (fault !== undefined || /^\d/.test(name))
    throw new UsageError(
      `invalid name ${name}`,
      'use small letters, digits and dashes, a letter first: redis-operator',
    );
}

/** @throws UsageError */
export function checkKind(kind: string): void {
  if (!/^[A-Z][A-Za-z0-9]{0,50}$/.test(kind))
    throw new UsageError(`invalid kind ${kind}`, 'use letters and digits, a capital first: RedisCluster');
  if (RESERVED.has(variableOf(kind)) || kind in globalThis)
    throw new UsageError(`${kind} means something in the language: use another kind`);
}

/** @throws UsageError */
export function checkGroup(group: string): void {
  const [fault] = isDNS1123Subdomain(group);
  if (fault !== undefined || !group.includes('.'))
    throw new UsageError(`invalid API group ${group}`, 'use a name of a domain of yours: shop.example.com');
  if (/(?:^|\.)(?:k8s|kubernetes)\.io$/.test(group))
    throw new UsageError(
      `the API group ${group} is reserved for Kubernetes`,
      'use a domain of yours: --domain example.com',
    );
}

/** @throws UsageError */
export function checkVersion(version: string): void {
  if (!/^v[1-9]\d*(?:(?:alpha|beta)[1-9]\d*)?$/.test(version))
    throw new UsageError(`invalid version ${version}`, 'use v1alpha1, v1beta1, v1 or the like');
}

/** Less than 0 when the first version comes before the second one: v1alpha1, v1beta1, v1, v2alpha1. */
export function compareVersions(a: string, b: string): number {
  const [x, y] = [a, b].map((version) => {
    const [, major, stage = 'stable', minor] = /^v(\d+)(?:(alpha|beta)(\d+))?$/.exec(version) ?? [];
    return [Number(major), ['alpha', 'beta', 'stable'].indexOf(stage), Number(minor ?? 0)];
  });
  return x?.map((part, index) => part - (y?.[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** @throws UsageError */
export function checkPlural(plural: string, kind: string): void {
  const [fault] = isDNS1123Label(plural);
  if (fault !== undefined || !/^[a-z][a-z0-9]*$/.test(plural))
    throw new UsageError(`invalid plural ${plural}`, 'use small letters and digits: redisclusters');
  if (plural === kind.toLowerCase()) throw new UsageError(`the plural of ${kind} must differ from the singular`);
}

/** `RedisCluster` of `redis-cluster`. */
export function kindOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

/** `redisCluster` of `RedisCluster`, and `dbCluster` of `DBCluster`. */
export function variableOf(kind: string): string {
  return kind.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]+$|^[A-Z]/, (start) => start.toLowerCase());
}

/** The plural of an English noun, mostly. */
export function pluralOf(kind: string): string {
  const word = kind.toLowerCase();
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
