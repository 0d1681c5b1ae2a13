// What our small packages make of the inputs of scripts/go/utilvectors, in the form of its answers.

import * as sharding from 'kubetyped/apimachinery/sharding';
import * as cache from 'kubetyped/apimachinery/util/cache';
import { humanDuration, shortHumanDuration } from 'kubetyped/apimachinery/util/duration';
import * as net from 'kubetyped/apimachinery/util/net';
import { safeEncodeString } from 'kubetyped/apimachinery/util/rand';
import { compareResourceVersion } from 'kubetyped/apimachinery/util/resourceversion';
import * as sets from 'kubetyped/apimachinery/util/sets';
import { mergePreservingRelativeOrder } from 'kubetyped/apimachinery/util/sort';
import * as version from 'kubetyped/apimachinery/util/version';
import { compareKubeAwareVersionStrings } from 'kubetyped/apimachinery/version';
import { goSort, goStableSort } from '#engine/go/sort';
import { type Answer, attempt } from './answer_rows.ts';

const parsers = [version.parseGeneric, version.parseSemantic, version.parse, version.parseMajorMinor];

function orNull<T>(list: readonly T[]): readonly T[] | null {
  return list.length === 0 ? null : list;
}

function describeVersion(v: version.Version): object {
  const { major, minor, gitVersion } = v.info();
  const inRange = v
    .components()
    .slice(0, 2)
    .every((component) => component < 2n ** 63n);
  return {
    text: v.toString(),
    components: v.components().map(String),
    pre: v.preRelease(),
    build: v.buildMetadata(),
    ...(inRange && { info: [major, minor, gitVersion] }),
  };
}

function readVersion({ a, b, pre, number }: { a: string; b: string; pre: string; number: number }): unknown {
  return parsers.map((parse) => {
    const { value: v, err } = attempt(() => parse(a));
    if (v === undefined) return err;
    const movable = number < 2 ** 31 - 1 && v.components()[1]! < 2n ** 63n - 1n;
    const order = attempt(() => v.compare(b));
    const others = parsers.flatMap((each) => attempt(() => each(b)).value ?? []);
    const other = others.at(-1);
    return {
      is: describeVersion(v),
      equalsNil: v.equalTo(undefined),
      ...(movable && { moved: [v.addMinor(number), v.subtractMinor(number), v.offsetMinor(-number)].map(String) }),
      with: [
        v.withMajor(number),
        v.withMinor(number),
        v.withPatch(number),
        v.withPreRelease(pre),
        v.withBuildMetadata(pre),
      ].map(describeVersion),
      compare: [order.value ?? 0, order.err],
      ...(other && {
        order: [
          v.equalTo(other),
          v.atLeast(other),
          v.lessThan(other),
          v.greaterThan(other),
          other.lessThan(v.withPreRelease(pre)),
        ],
      }),
    };
  });
}

function highestVersion(input: readonly string[]): unknown {
  const { value, err } = attempt(() => version.highestSupportedVersion(input));
  return value === undefined ? err : [value.toString()];
}

function compareKubeVersions([a, b]: readonly [string, string]): number {
  return Math.max(-(2 ** 50), Math.min(2 ** 50, compareKubeAwareVersionStrings(a, b)));
}

function compareResourceVersions([a, b]: readonly [string, string]): unknown {
  const { value, err } = attempt(() => compareResourceVersion(a, b));
  return [value ?? 0, err];
}

/** Every form of the duration that holds it exactly gives the same text. */
function humanTexts(nanoseconds: string): unknown {
  const exact = BigInt(nanoseconds);
  const forms = [exact, { seconds: Number(exact / 1_000_000_000n), nanoseconds: Number(exact % 1_000_000_000n) }];
  // Up to some 26 days, milliseconds are as exact as nanoseconds.
  const milliseconds =
    exact % 1_000_000n === 0n || (exact < 2n ** 51n && exact > -(2n ** 51n)) ? [Number(exact) / 1e6] : [];
  const answers = [...forms, ...milliseconds].map((form) => [humanDuration(form), shortHumanDuration(form)]);
  return answers.every((answer) => answer.join() === answers[0]!.join()) ? answers[0] : answers;
}

interface ShardInput {
  readonly uid: string;
  readonly namespace: string;
  readonly requirements: readonly sharding.ShardRangeRequirement[];
}

function shard({ uid, namespace, requirements }: ShardInput): object {
  const selector = sharding.newSelector(...requirements);
  const { value, err } = attempt(() => selector.matches({ metadata: { uid, namespace } }));
  return {
    hash: [sharding.hashField(uid), sharding.hashField(namespace)],
    less: orNull(requirements.map(({ start, end }) => sharding.hexLess(start, end))),
    matches: value ?? false,
    err,
    empty: selector.empty(),
    text: selector.toString(),
  };
}

function parseShard(text: string): string | null {
  return attempt(() => sharding.parse(text).toString()).value ?? null;
}

function warningHeader(input: { headers: readonly string[]; code: number; agent: string; text: string }): object {
  const { warnings, errors } = net.parseWarningHeaders(input.headers);
  const made = attempt(() => net.newWarningHeader(input.code, input.agent, input.text));
  return {
    warnings: orNull(warnings.map(({ code, agent, text }) => [code, agent, text])),
    problems: orNull(errors.map((error) => error.message)),
    header: made.value ?? '',
    err: made.err,
  };
}

function networkText(text: string): object {
  const { value: range, err } = attempt(() => net.parsePortRange(text));
  const split = net.splitSchemeNamePort(text);
  return {
    ports: range
      ? [
          range.base,
          range.size,
          range.toString(),
          range.contains(range.base),
          range.contains(range.base + range.size),
          range.contains(80),
        ]
      : err,
    split: split
      ? [split.scheme, split.name, split.port, net.joinSchemeNamePort(split.scheme, split.name, split.port)]
      : null,
    joined: [[text], [text, ''], ['/api', text], [text, 'v1']].map((elements) =>
      net.joinPreservingTrailingSlash(...elements),
    ),
  };
}

function combineSets([first, second]: readonly [string[], string[]]): object {
  const [a, b] = [sets.newSet(...first), sets.newSet(...second)];
  return {
    a: sets.list(a),
    numbers: sets.list(new Set(first.map((each) => Buffer.byteLength(each) - 2.5))),
    difference: sets.list(sets.difference(a, b)),
    symmetric: sets.list(sets.symmetricDifference(a, b)),
    union: sets.list(sets.union(a, b)),
    intersection: sets.list(sets.intersection(a, b)),
    superset: sets.isSuperset(a, b),
    equal: sets.equal(a, b),
    all: sets.hasAll(a, ...second),
    any: sets.hasAny(a, ...second),
    has: sets.has(a, 'a'),
    len: sets.len(a),
    inserted: sets.list(sets.insert(sets.clone(a), ...second)),
    deleted: sets.list(sets.deleteItems(sets.clone(a), ...second)),
    cleared: sets.clear(sets.clone(a)).size,
  };
}

interface CacheInput {
  readonly size: number;
  readonly allowStale: boolean;
  readonly steps: readonly {
    readonly do: string;
    readonly key: string;
    readonly value: number;
    readonly ttl: number;
  }[];
}

function runCaches({ size, allowStale, steps }: CacheInput): unknown {
  let time = 0;
  const clock: cache.Clock = { now: () => time };
  const lru = new cache.LRUExpireCache<string, number>(size, clock);
  const expiring = new cache.Expiring<string, number>({ clock, allowExpiredGet: allowStale });
  return steps.map((step) => {
    let answer: unknown = null;
    switch (step.do) {
      case 'set':
        lru.add(step.key, step.value, step.ttl);
        expiring.set(step.key, step.value, step.ttl);
        break;
      case 'get':
        answer = [lru.get(step.key) ?? null, expiring.get(step.key) ?? null];
        break;
      case 'delete':
        lru.remove(step.key);
        expiring.delete(step.key);
        break;
      case 'clear':
        lru.removeAll((key) => Buffer.compare(Buffer.from(key), Buffer.from(step.key)) < 0);
        break;
      default:
        time += step.ttl;
    }
    return [answer, lru.keys(), expiring.len()];
  });
}

interface SortInput {
  readonly keys: readonly number[];
  readonly rule: 'less' | 'orEqual' | 'contradictory';
}

function sortPlaces({ keys, rule }: SortInput): unknown {
  const rules = {
    less: (a: number, b: number) => a < b,
    orEqual: (a: number, b: number) => a <= b,
    contradictory: (a: number, b: number) => (3 * a + 5 * b) % 7 < 3,
  };
  const before = (a: number, b: number): boolean => rules[rule](keys[a]!, keys[b]!);
  const [quick, stable] = [[...keys.keys()], [...keys.keys()]];
  goSort(quick, before);
  goStableSort(stable, before);
  return [quick, stable];
}

/** By the name of the area. */
export const utilAnswers: Readonly<Record<string, Answer>> = {
  version: readVersion,
  'kube-version': compareKubeVersions,
  'highest-version': highestVersion,
  'resource-version': compareResourceVersions,
  'human-duration': humanTexts,
  'safe-encode': safeEncodeString as Answer,
  shard,
  'shard-parse': parseShard,
  'warning-header': warningHeader,
  'network-text': networkText,
  'string-sets': combineSets,
  'merge-order': mergePreservingRelativeOrder as Answer,
  'expiring-cache': runCaches,
  sort: sortPlaces,
};
