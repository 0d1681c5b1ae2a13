/// <reference types="node" />
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { asError } from '#engine/text/as_error';
import { codeOf } from '#engine/text/has_code';
import { KubeconfigError, newConfig } from './config.js';
import { load, write } from './parse.js';
/** The files that KUBECONFIG names, else `~/.kube/config`. Mirrors Go's `clientcmd.NewDefaultClientConfigLoadingRules`. */
export function newDefaultClientConfigLoadingRules(env = process.env) {
    const named = env['KUBECONFIG'] ?? '';
    if (named !== '')
        return { precedence: [...new Set(named.split(delimiter))] };
    return { precedence: [join(env['HOME'] || homedir(), '.kube', 'config')] };
}
/**
 * Reads and merges kubeconfig files; relative paths in them count from the folder of their file. Mirrors Go's
 * `ClientConfigLoadingRules.Load`.
 * @throws KubeconfigError when one can't be read, with what is wrong with each
 */
export function loadFiles({ explicitPath = '', precedence = [] }) {
    if (explicitPath !== '' && !existsSync(explicitPath))
        throw new KubeconfigError(`the kubeconfig ${explicitPath} is not there`, { failure: 'fileNotFound' });
    const configs = [];
    const faults = [];
    for (const path of explicitPath === '' ? precedence : [explicitPath]) {
        if (path === '' || !existsSync(path))
            continue;
        try {
            configs.push(loadFromFile(path));
        }
        catch (error) {
            faults.push(`error loading config file "${path}": ${asError(error).message}`);
        }
    }
    if (faults.length > 0)
        throw new KubeconfigError(faults.join(', '));
    return configs.reverse().reduce(merge, newConfig());
}
/** Reads one kubeconfig file, and resolves the paths in it. Mirrors Go's `clientcmd.LoadFromFile`. @throws KubeconfigError */
export function loadFromFile(path) {
    let data;
    try {
        data = readFileSync(path);
    }
    catch (error) {
        throw new KubeconfigError(`${path} can't be read: ${codeOf(error)}`, { cause: error });
    }
    const config = load(data);
    const base = resolve(dirname(path));
    const local = (file) => file === undefined || file === '' || isAbsolute(file) ? file : join(base, file);
    for (const cluster of Object.values(config.clusters)) {
        cluster.locationOfOrigin = path;
        set(cluster, 'certificateAuthority', local(cluster.certificateAuthority));
    }
    for (const user of Object.values(config.authInfos)) {
        user.locationOfOrigin = path;
        set(user, 'clientCertificate', local(user.clientCertificate));
        set(user, 'clientKey', local(user.clientKey));
        set(user, 'tokenFile', local(user.tokenFile));
        // A command without a slash is looked for where programs are.
        if (user.exec?.command.includes(sep))
            user.exec = { ...user.exec, command: local(user.exec.command) };
    }
    for (const context of Object.values(config.contexts))
        context.locationOfOrigin = path;
    return config;
}
function set(target, key, value) {
    if (value !== undefined)
        target[key] = value;
}
/** What the second says replaces what the first says. */
function merge(into, from) {
    return {
        clusters: { ...into.clusters, ...from.clusters },
        authInfos: { ...into.authInfos, ...from.authInfos },
        contexts: { ...into.contexts, ...from.contexts },
        currentContext: from.currentContext || into.currentContext,
        extensions: { ...into.extensions, ...from.extensions },
    };
}
/** Writes a kubeconfig that only its owner can read; makes the folder if need be. Mirrors Go's `clientcmd.WriteToFile`. */
export function writeToFile(config, path) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, write(config), { mode: 0o600 });
}
