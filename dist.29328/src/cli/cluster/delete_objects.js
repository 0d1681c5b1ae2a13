/// <reference types="node" />
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { interrupted } from '#apimachinery/util/wait/interrupted';
import { isDeleted, until } from '../../client/tools/watch/index.js';
import { FAULTY, OK, TROUBLE } from '../command.js';
import { findFiles } from '../input/find_files.js';
import { ObjectSource } from '../objects/object_source.js';
import { printable } from '../printable.js';
import { refused, typeLabel, withCluster } from './cluster.js';
import { secondsOf } from './cluster_options.js';
import { wantedBy } from './resource_arguments.js';
function propagationPolicy(args) {
    const cascade = args.value('cascade');
    return cascade === 'foreground' ? 'Foreground' : cascade === 'orphan' ? 'Orphan' : 'Background';
}
/** The work of `delete`. @returns the exit status */
export function deleteObjects(args) {
    return withCluster(args, async (cluster) => {
        let status = OK;
        const file = args.value('filename');
        const source = new ObjectSource();
        try {
            const doomed = file === undefined ? await named(args, cluster) : await ofFiles(file, source, cluster);
            if (source.trouble)
                return TROUBLE;
            const waiting = [];
            for (const each of doomed) {
                try {
                    waiting.push({ ...each, uid: await remove(args, each) });
                    process.stdout.write(`${each.label} deleted${args.has('dry-run') ? ' (dry run)' : ''}\n`);
                }
                catch (error) {
                    if (!isNotFound(error) || !args.has('ignore-not-found'))
                        status = refused(error);
                }
            }
            if (args.has('wait') && !args.has('dry-run'))
                status = Math.max(status, await allGone(args, waiting));
        }
        catch (error) {
            status = refused(error);
        }
        return status;
    });
}
async function named(args, cluster) {
    const doomed = [];
    for (const { resource, names } of await wantedBy(args, cluster)) {
        const labelSelector = args.value('selector');
        const objects = cluster.objects(resource, cluster.namespace);
        const chosen = [...names];
        if (labelSelector !== undefined)
            for await (const object of objects.each({ labelSelector }))
                chosen.push(object.getName());
        for (const name of chosen)
            doomed.push({ objects, name, label: `${typeLabel(resource)}/${printable(name)}` });
    }
    return doomed;
}
/** In the opposite order of applying, so that a namespace goes last. */
async function ofFiles(path, source, cluster) {
    const doomed = [];
    for (const { gvk, name, namespace } of (await source.read(findFiles([path]))).reverse()) {
        const resource = await cluster.resourceOf(gvk.group, gvk.version, gvk.kind);
        const objects = cluster.objects(resource, namespace || cluster.namespace);
        doomed.push({ objects, name, label: `${typeLabel(resource)}/${printable(name)}` });
    }
    return doomed;
}
/** @returns the uid of the object */
async function remove(args, { objects, name }) {
    const { uid } = (await objects.get(name)).metadata ?? {};
    const grace = args.value('grace-period');
    await objects.delete(name, {
        propagationPolicy: propagationPolicy(args),
        ...(grace !== undefined && { gracePeriodSeconds: Number(grace) }),
        ...(args.has('dry-run') && { dryRun: ['All'] }),
        ...(typeof uid === 'string' && { preconditions: { uid } }),
    });
    return typeof uid === 'string' ? uid : undefined;
}
async function allGone(args, waiting) {
    const end = Date.now() + (secondsOf(args, 'timeout') ?? 300_000);
    for (const { objects, name, label, uid } of waiting) {
        try {
            await until(objects, name, isDeleted(uid), { timeout: Math.max(end - Date.now(), 1) });
        }
        catch (error) {
            if (!interrupted(error))
                throw error;
            process.stderr.write(`kubetyped: ${label} is still there\n`);
            return FAULTY;
        }
    }
    return OK;
}
