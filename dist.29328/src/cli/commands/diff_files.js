import { formatDifferences } from '#apimachinery/util/objectdiff/format_differences';
import { stringifyJSON } from '#engine/json/stringify';
import { FAULTY, OK, TROUBLE } from '../command.js';
import { findFiles } from '../input/find_files.js';
import { maskedDiff } from '../objects/masked_diff.js';
import { ObjectSource } from '../objects/object_source.js';
import { diffOptions, objectLabel, pairObjects } from '../objects/same_object.js';
import { printable } from '../printable.js';
import { coloursFor, hasColours } from '../report/colour.js';
import { Output } from '../report/output.js';
/** The work of `diff`. @returns the exit status */
export async function diffFiles(args) {
    const options = diffOptions(args);
    const source = new ObjectSource();
    const [before = [], after = []] = [
        await source.read(findFiles(args.paths.slice(0, 1))),
        await source.read(findFiles(args.paths.slice(1))),
    ];
    const out = new Output();
    const isJSON = args.value('output') === 'json';
    const printed = [];
    let count = 0;
    for (const [left, right] of pairs(before, after)) {
        const differences = left === undefined || right === undefined ? [] : maskedDiff(left.object, right.object, options);
        if (left !== undefined && right !== undefined && differences.length === 0)
            continue;
        const changed = { before: left, after: right, differences };
        if (isJSON)
            printed.push(described(changed));
        else
            out.write(`${count > 0 ? '\n' : ''}${text(changed)}`);
        count++;
        await out.pause();
    }
    if (isJSON)
        out.write(`${stringifyJSON(printed, { indent: 2 })}\n`);
    await out.end();
    if (source.trouble)
        return TROUBLE;
    return count > 0 ? FAULTY : OK;
}
function pairs(before, after) {
    const [left, right] = [before[0], after[0]];
    const isOneEach = before.length === 1 &&
        after.length === 1 &&
        left.gvk.kind === right.gvk.kind &&
        left.gvk.group === right.gvk.group;
    return isOneEach ? [[left, right]] : pairObjects(before, after, nameOf);
}
function nameOf({ gvk, namespace, name }) {
    return { group: gvk.group, kind: gvk.kind, namespace, name };
}
function place({ path, line }) {
    return `${path === '-' ? 'standard input' : path}:${line}`;
}
function text({ before, after, differences }) {
    const { bold, red, green } = coloursFor(process.stdout);
    const label = printable(objectLabel(nameOf((after ?? before))));
    if (before === undefined)
        return `${green(`+ ${label}`)}  (only in ${printable(place(after))})\n`;
    if (after === undefined)
        return `${red(`- ${label}`)}  (only in ${printable(place(before))})\n`;
    return `${bold(label)}  (${printable(place(before))} -> ${printable(place(after))})\n${formatDifferences(differences, { colour: hasColours(process.stdout) })}`;
}
function described({ before, after, differences }) {
    const { gvk, namespace, name } = (after ?? before);
    return {
        apiVersion: gvk.groupVersion().toString(),
        kind: gvk.kind,
        namespace: namespace === '' ? undefined : namespace,
        name,
        op: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
        before: before && { file: before.path, line: before.line },
        after: after && { file: after.path, line: after.line },
        differences,
    };
}
