/// <reference types="node" />

import { kubernetesVersion } from '#api/index';
import type { APILifecycle } from '#apimachinery/runtime/api_lifecycle';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { scheme } from '../../index.ts';
import { readRelease } from '../../releases/index.ts';
import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { count } from '../count.ts';
import { minorVersion, replacementText, type Stage, stageOf } from '../objects/lifecycle.ts';
import { printable } from '../printable.ts';
import type { Colours } from '../report/colour.ts';
import { coloursFor } from '../report/colour.ts';
import { Output } from '../report/output.ts';
import { Table } from '../report/table.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';

/** The work of `kinds`. @returns the exit status @throws UsageError */
export async function listKinds(args: Arguments): Promise<number> {
  if (args.paths.length > 1)
    throw new UsageError('more than one filter given', 'a filter is one word: kubetyped kinds cronjob');
  const minor = minorVersion(args.value('kubernetes-version') ?? kubernetesVersion);
  const stages = lifecycles(minor);
  const filter = (args.paths[0] ?? '').toLowerCase();
  const found = knownKinds(args.has('all')).filter((type) => {
    if (args.has('deprecated') && !isOld(stages.stage(type))) return false;
    return searchText(type).includes(filter);
  });
  const out = new Output();
  if (args.value('output') === 'json') writeJSON(out, found, stages);
  else writeTable(out, found, stages, coloursFor(streams().stdout));
  await out.end();
  if (args.value('output') !== 'json') {
    for (const [stage, what] of OTHERS) {
      const some = found.filter((type) => stages.stage(type) === stage).length;
      if (some > 0)
        streams().stderr.write(`${some === 1 ? '1 kind is' : `${some} kinds are`} ${what} Kubernetes 1.${minor}\n`);
    }
  }
  if (found.length === 0) streams().stderr.write(`no kind matches ${printable(args.paths[0] ?? '')}\n`);
  return OK;
}

/** Every kind once, under its own group and version. */
function knownKinds(all: boolean): KindClass[] {
  const types = new Set<KindClass>();
  for (const [, type] of scheme.allKnownTypes()) if (all || isOwn(type)) types.add(type);
  return [...types].sort((a, b) => compare(a.kind, b.kind) || compare(a.apiVersion, b.apiVersion));
}

/** Neither a list kind nor one shared by all groups. */
function isOwn(type: KindClass): boolean {
  if (type.resource !== undefined) return true;
  return !type.type.includes('/pkg/apis/meta/') && !type.fields.some(([name]) => name === 'items');
}

/** What a version does not have. */
const OTHERS: readonly (readonly [stage: Stage, what: string])[] = [
  ['removed', 'gone in'],
  ['future', 'not there yet in'],
];

/** Since when and until when there are kinds, and what that means for a version. */
interface Lifecycles {
  of(type: KindClass): APILifecycle | undefined;
  stage(type: KindClass): Stage;
}

function lifecycles(minor: number): Lifecycles {
  const newest = readRelease(kubernetesVersion);
  const of = (type: KindClass): APILifecycle | undefined => newest.lifecycle(type);
  return { of, stage: (type) => stageOf(of(type), minor) };
}

const isOld = (stage: Stage): boolean => stage === 'deprecated' || stage === 'removed';

function searchText(type: KindClass): string {
  return `${new GroupVersion(type)} ${type.kind} ${type.resource ?? ''}`.toLowerCase();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function writeTable(
  out: Output,
  types: readonly KindClass[],
  stages: Lifecycles,
  { bold, red, yellow, dim }: Colours,
): void {
  if (types.length === 0) return;
  const heading = ['KIND', 'PLURAL', 'APIVERSION', 'SCOPE', 'LIFECYCLE'].map((text) => ({ text, paint: bold }));
  const paints = { current: undefined, future: dim, deprecated: yellow, removed: red };
  const rows = types.map((type) => {
    const paint = paints[stages.stage(type)];
    const cells = [
      type.kind,
      type.resource ?? '-',
      new GroupVersion(type).toString(),
      scopeOf(type) ?? '-',
      lifecycleText(type.kind, stages.of(type)),
    ];
    return cells.map((text, index) => (index === cells.length - 1 && paint !== undefined ? { text, paint } : { text }));
  });
  const table = new Table([heading, ...rows]);
  for (const row of [heading, ...rows]) out.write(table.row(row));
  out.write(`\n${count(types.length, 'kind')}\n`);
}

function scopeOf(type: KindClass): string | undefined {
  if (type.namespaced === undefined) return undefined;
  return type.namespaced ? 'Namespaced' : 'Cluster';
}

/** `since 1.6, deprecated 1.9, gone 1.16: use apps/v1`. */
function lifecycleText(kind: string, lifecycle: APILifecycle | undefined): string {
  if (lifecycle === undefined) return '-';
  const { introduced, deprecated, removed } = lifecycle;
  const parts = [`since ${introduced}`];
  if (deprecated !== undefined) parts.push(`deprecated ${deprecated}`);
  if (removed !== undefined) parts.push(`gone ${removed}`);
  const instead = replacementText(lifecycle, kind);
  return parts.join(', ') + (instead === '' ? '' : `: use ${instead}`);
}

function writeJSON(out: Output, types: readonly KindClass[], stages: Lifecycles): void {
  const rows = types.map((type) => {
    const { group, version, kind, resource } = type;
    return {
      group,
      version,
      kind,
      plural: resource ?? null,
      scope: scopeOf(type) ?? null,
      stage: stages.stage(type),
      lifecycle: stages.of(type) ?? null,
    };
  });
  out.write(`${JSON.stringify(rows, undefined, 2)}\n`);
}
