/// <reference types="node" />
import { kubernetesVersion } from '#api/index';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { scheme } from '../../index.js';
import { OK } from '../command.js';
import { minorVersion, replacementText, stageOf } from '../objects/lifecycle.js';
import { printable } from '../printable.js';
import { coloursFor } from '../report/colour.js';
import { Output } from '../report/output.js';
import { Table } from '../report/table.js';
import { count } from '../report/tally.js';
import { UsageError } from '../usage_error.js';
/** The work of `kinds`. @returns the exit status @throws UsageError */
export async function listKinds(args) {
    if (args.paths.length > 1)
        throw new UsageError('more than one filter given', 'a filter is one word: kubetyped kinds cronjob');
    const minor = minorVersion(args.value('kubernetes-version') ?? kubernetesVersion);
    const filter = (args.paths[0] ?? '').toLowerCase();
    const found = knownKinds(args.has('all')).filter((type) => {
        if (args.has('deprecated') && !isOld(type, minor))
            return false;
        return searchText(type).includes(filter);
    });
    const out = new Output();
    if (args.value('output') === 'json')
        writeJSON(out, found, minor);
    else
        writeTable(out, found, minor, coloursFor(process.stdout));
    await out.end();
    const removed = found.filter((type) => stageOf(type.lifecycle, minor) === 'removed').length;
    if (removed > 0 && args.value('output') !== 'json')
        process.stderr.write(`${removed === 1 ? '1 kind is' : `${removed} kinds are`} gone in Kubernetes 1.${minor}\n`);
    if (found.length === 0)
        process.stderr.write(`no kind matches ${printable(args.paths[0] ?? '')}\n`);
    return OK;
}
/** Every kind once, under its own group and version. */
function knownKinds(all) {
    const types = new Set();
    for (const [, type] of scheme.allKnownTypes())
        if (all || isOwn(type))
            types.add(type);
    return [...types].sort((a, b) => compare(a.kind, b.kind) || compare(a.apiVersion, b.apiVersion));
}
/** Neither a list kind nor one shared by all groups. */
function isOwn(type) {
    if (type.resource !== undefined)
        return true;
    return !type.type.includes('/pkg/apis/meta/') && !type.fields.some(([name]) => name === 'items');
}
function isOld(type, minor) {
    const stage = stageOf(type.lifecycle, minor);
    return stage === 'deprecated' || stage === 'removed';
}
function searchText(type) {
    return `${new GroupVersion(type)} ${type.kind} ${type.resource ?? ''}`.toLowerCase();
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function writeTable(out, types, minor, { bold, red, yellow, dim }) {
    if (types.length === 0)
        return;
    const heading = ['KIND', 'PLURAL', 'APIVERSION', 'SCOPE', 'LIFECYCLE'].map((text) => ({ text, paint: bold }));
    const paints = { current: undefined, future: dim, deprecated: yellow, removed: red };
    const rows = types.map((type) => {
        const paint = paints[stageOf(type.lifecycle, minor)];
        const cells = [
            type.kind,
            type.resource ?? '-',
            new GroupVersion(type).toString(),
            scopeOf(type) ?? '-',
            lifecycleText(type),
        ];
        return cells.map((text, index) => (index === cells.length - 1 && paint !== undefined ? { text, paint } : { text }));
    });
    const table = new Table([heading, ...rows]);
    for (const row of [heading, ...rows])
        out.write(table.row(row));
    out.write(`\n${count(types.length, 'kind')}\n`);
}
function scopeOf(type) {
    if (type.namespaced === undefined)
        return undefined;
    return type.namespaced ? 'Namespaced' : 'Cluster';
}
/** `since 1.6, deprecated 1.9, gone 1.16: use apps/v1`. */
function lifecycleText({ kind, lifecycle }) {
    if (lifecycle === undefined)
        return '-';
    const { introduced, deprecated, removed } = lifecycle;
    const parts = [`since ${introduced}`];
    if (deprecated !== undefined)
        parts.push(`deprecated ${deprecated}`);
    if (removed !== undefined)
        parts.push(`gone ${removed}`);
    const instead = replacementText(lifecycle, kind);
    return parts.join(', ') + (instead === '' ? '' : `: use ${instead}`);
}
function writeJSON(out, types, minor) {
    const rows = types.map((type) => {
        const { group, version, kind, resource, lifecycle } = type;
        return {
            group,
            version,
            kind,
            plural: resource ?? null,
            scope: scopeOf(type) ?? null,
            stage: stageOf(lifecycle, minor),
            lifecycle: lifecycle ?? null,
        };
    });
    out.write(`${JSON.stringify(rows, undefined, 2)}\n`);
}
