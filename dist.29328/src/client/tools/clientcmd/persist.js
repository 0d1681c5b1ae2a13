/// <reference types="node" />
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '#engine/text/has_code';
import { KubeconfigError } from './config.js';
import { writeToFile } from './loading_rules.js';
import { load } from './parse.js';
/** How often, and after how many milliseconds again, a file is tried that somebody else is about to change. */
const ATTEMPTS = 20;
const PAUSE = 50;
/**
 * Writes what an auth provider has got into the kubeconfig file that its user is from, with a lock that client-go knows.
 * Comments of the file are lost, as with kubectl. Mirrors the persister of Go's `clientcmd.PersisterForUser`.
 * @throws KubeconfigError when the file can't be written, or has no such user any more
 */
export async function persistAuthProviderOf(userName, config, file) {
    const unlock = await lock(file);
    try {
        // Not as programs load it: paths stay as they are.
        const content = load(readFileSync(file));
        const user = Object.hasOwn(content.authInfos, userName) ? content.authInfos[userName] : undefined;
        if (user?.authProvider === undefined)
            throw new KubeconfigError(`${file}: the user ${JSON.stringify(userName)} has no auth-provider any more`);
        user.authProvider = { ...user.authProvider, config };
        writeToFile(content, file);
    }
    catch (error) {
        const code = codeOf(error);
        if (code === 'ERR_KUBECONFIG')
            throw error;
        throw new KubeconfigError(`${file} can't be written: ${code}`, { cause: error });
    }
    finally {
        unlock();
    }
}
async function lock(file) {
    const path = `${file}.lock`;
    for (let attempt = 1;; attempt++) {
        try {
            closeSync(openSync(path, 'wx', 0));
            return () => rmSync(path, { force: true });
        }
        catch (error) {
            const code = codeOf(error);
            if (code !== 'EEXIST' || attempt === ATTEMPTS)
                throw new KubeconfigError(code === 'EEXIST' ? `${file} is locked by ${path}` : `${path} can't be written: ${code}`, { cause: error });
            await setTimeout(PAUSE);
        }
    }
}
