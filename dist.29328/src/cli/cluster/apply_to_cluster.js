/// <reference types="node" />
import { DaemonSet, Deployment, StatefulSet } from '#api/apps/v1/zz_generated.types';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { isNoMatchError } from '#apimachinery/api/meta/rest_mapper_errors';
import { interrupted } from '#apimachinery/util/wait/interrupted';
import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { readiness, until } from '../../client/tools/watch/index.js';
import { scheme } from '../../index.js';
import { rolloutStatus } from '../../kubectl/index.js';
import { FAULTY, OK, TROUBLE } from '../command.js';
import { findFiles } from '../input/find_files.js';
import { ObjectSource } from '../objects/object_source.js';
import { printable } from '../printable.js';
import { Progress } from '../report/progress.js';
import { refused, typeLabel, withCluster } from './cluster.js';
import { secondsOf } from './cluster_options.js';
import { configurationOf, inOrder } from './manifest_order.js';
/** The work of `apply` with a cluster. @returns the exit status */
export function applyToCluster(args) {
    return withCluster(args, async (cluster) => {
        const source = new ObjectSource();
        const objects = inOrder(await source.read(findFiles(args.paths)));
        // Half a set of manifests may do more harm than none.
        if (source.trouble)
            return TROUBLE;
        const progress = new Progress(objects.length);
        const applied = [];
        let status = OK;
        for (const [index, object] of objects.entries()) {
            progress.update(index, object.path);
            try {
                const [done, what] = await applyOne(args, cluster, object);
                progress.end();
                process.stdout.write(`${done.label} ${what}${args.has('dry-run') ? ' (dry run)' : ''}\n`);
                applied.push(done);
            }
            catch (error) {
                progress.end();
                status = complain(error, object);
            }
        }
        progress.end();
        if (args.has('wait') && !args.has('dry-run') && status === OK)
            status = await allReady(args, applied);
        return status;
    });
}
async function applyOne(args, cluster, manifest) {
    const { gvk, namespace, name } = manifest;
    const resource = await cluster.resourceOf(gvk.group, gvk.version, gvk.kind);
    const objects = cluster.objects(resource, namespace || cluster.namespace);
    const label = `${typeLabel(resource)}/${printable(name)}`;
    const before = await objects.get(name).catch((error) => {
        if (isNotFound(error))
            return undefined;
        throw error;
    });
    const after = await objects.apply(configurationOf(manifest), {
        fieldManager: args.value('field-manager') ?? 'kubetyped',
        force: args.has('force-conflicts'),
        ...(args.has('dry-run') && { dryRun: ['All'] }),
    });
    if (gvk.kind === 'CustomResourceDefinition' && !args.has('dry-run'))
        await until(objects, name, (found) => readiness(found) === 'ready', { timeout: 30_000 });
    const unchanged = before?.getResourceVersion() === after.getResourceVersion();
    return [
        { objects, name, label, object: after },
        before === undefined ? 'created' : unchanged ? 'unchanged' : 'configured',
    ];
}
/** Says what is wrong with an object. @throws what has nothing to do with it, such as a connection that is refused */
function complain(error, { path, line }) {
    if (!isNoMatchError(error) && !isStatusError(error))
        throw error;
    process.stderr.write(`${printable(path)}:${line}: `);
    if (isNoMatchError(error)) {
        process.stderr.write(`kubetyped: the server does not know this kind: ${printable(asError(error).message)}\n`);
        return FAULTY;
    }
    const status = refused(error);
    if (isConflict(error))
        process.stderr.write('use --force-conflicts to take the fields over\n');
    return status;
}
async function allReady(args, applied) {
    const timeout = secondsOf(args, 'timeout') ?? 300_000;
    const progress = new Progress(applied.length);
    let ready = 0;
    // All at once, so that each has the whole time.
    const faults = await Promise.all(applied.map(async (one) => {
        const fault = await faultOf(one, timeout);
        progress.update(ready++, `waiting for ${one.label}`);
        return fault;
    }));
    progress.end();
    const found = faults.filter((fault) => fault !== undefined);
    for (const fault of found)
        process.stderr.write(`kubetyped: ${fault}\n`);
    if (found.length > 0)
        return FAULTY;
    process.stdout.write('all ready\n');
    return OK;
}
/** Waits until an object is ready. @returns why it is not */
async function faultOf({ objects, name, label, object }, timeout) {
    if (readiness(object) === 'ready')
        return undefined;
    let last = object;
    const why = () => (last === undefined ? '' : reasonOf(last));
    try {
        const found = await until(objects, name, (seen) => readiness((last = seen)) !== 'waiting', { timeout });
        return readiness(found) === 'ready' ? undefined : `${label} has failed${why()}`;
    }
    catch (error) {
        if (!interrupted(error))
            throw error;
        return `${label} is not ready${why()}`;
    }
}
/** Why an object is not ready, as far as it says so itself. */
function reasonOf(object) {
    const text = workloadReason(object) ?? conditionReason(object);
    return text === undefined || text === '' ? '' : `: ${printable(text)}`;
}
function workloadReason(object) {
    const known = scheme.recognizes(object.groupVersionKind()) ? scheme.from(object) : object;
    if (!(known instanceof Deployment || known instanceof DaemonSet || known instanceof StatefulSet))
        return undefined;
    try {
        return rolloutStatus(known).message.replace(/^Waiting for .* rollout to finish: |\.\.\.$/g, '');
    }
    catch (error) {
        return asError(error).message;
    }
}
/** What the first condition says that is not met and says anything. */
function conditionReason({ status }) {
    const conditions = isMap(status) && Array.isArray(status['conditions']) ? status['conditions'].filter(isMap) : [];
    const text = ({ reason, message }) => [reason, message].filter((each) => typeof each === 'string' && each !== '').join(': ');
    return conditions
        .filter((each) => each['status'] !== 'True')
        .map(text)
        .find((each) => each !== '');
}
