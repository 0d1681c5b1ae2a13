/// <reference types="node" />
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { formatDifferences } from '#apimachinery/util/objectdiff/format_differences';
import { ServerFields } from '#apimachinery/util/objectdiff/server_fields';
import { stringifyJSON } from '#engine/json/stringify';
import { FAULTY, OK, TROUBLE } from '../command.js';
import { findFiles } from '../input/find_files.js';
import { maskedDiff } from '../objects/masked_diff.js';
import { ObjectSource } from '../objects/object_source.js';
import { diffOptions, objectLabel } from '../objects/same_object.js';
import { printable } from '../printable.js';
import { coloursFor, hasColours } from '../report/colour.js';
import { Output } from '../report/output.js';
import { refused, withCluster } from './cluster.js';
import { configurationOf, inOrder } from './manifest_order.js';
/** The work of `diff` with a cluster. @returns the exit status: 2 also when the server refuses what it is asked */
export function diffWithCluster(args) {
    return withCluster(args, async (cluster) => {
        const options = diffOptions(args, ServerFields);
        const source = new ObjectSource();
        const out = new Output();
        const isJSON = args.value('output') === 'json';
        const printed = [];
        let trouble = false;
        let count = 0;
        for (const manifest of inOrder(await source.read(findFiles(args.paths)))) {
            try {
                const { namespace, before, after } = await dryRun(args, cluster, manifest);
                const differences = before && maskedDiff(before, after, options);
                if (differences?.length === 0)
                    continue;
                const change = { manifest, namespace, differences };
                if (isJSON)
                    printed.push(described(change));
                else
                    out.write(`${count > 0 ? '\n' : ''}${text(change)}`);
                count++;
                await out.pause();
            }
            catch (error) {
                trouble = true;
                process.stderr.write(`${printable(manifest.path)}:${manifest.line}: `);
                refused(error);
            }
        }
        if (isJSON)
            out.write(`${stringifyJSON(printed, { indent: 2 })}\n`);
        await out.end();
        if (source.trouble || trouble)
            return TROUBLE;
        return count > 0 ? FAULTY : OK;
    });
}
async function dryRun(args, cluster, manifest) {
    const { gvk, name } = manifest;
    const resource = await cluster.resourceOf(gvk.group, gvk.version, gvk.kind);
    const namespace = resource.namespaced ? manifest.namespace || cluster.namespace : '';
    const objects = cluster.objects(resource, namespace);
    const before = await objects.get(name).catch((error) => {
        if (isNotFound(error))
            return undefined;
        throw error;
    });
    const fieldManager = args.value('field-manager') ?? 'kubetyped';
    const after = await objects.apply(configurationOf(manifest), { fieldManager, force: true, dryRun: ['All'] });
    return { namespace, before, after };
}
function text({ manifest: { gvk, name, path, line }, namespace, differences }) {
    const { bold, green } = coloursFor(process.stdout);
    const label = printable(objectLabel({ group: gvk.group, kind: gvk.kind, namespace, name }));
    const place = printable(`${path === '-' ? 'standard input' : path}:${line}`);
    if (differences === undefined)
        return `${green(`+ ${label}`)}  (not in the cluster, ${place})\n`;
    return `${bold(label)}  (${place})\n${formatDifferences(differences, { colour: hasColours(process.stdout) })}`;
}
function described({ manifest: { gvk, name, path, line }, namespace, differences }) {
    return {
        apiVersion: gvk.groupVersion().toString(),
        kind: gvk.kind,
        namespace: namespace === '' ? undefined : namespace,
        name,
        op: differences === undefined ? 'added' : 'changed',
        file: path,
        line,
        differences: differences ?? [],
    };
}
