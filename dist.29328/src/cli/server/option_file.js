/// <reference types="node" />
import { createPrivateKey } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { isCertificate } from '../../apiserver/configuration/validate_authentication.js';
import { systemMessage } from '../system_message.js';
import { UsageError } from '../usage_error.js';
/** A file that an option names. What is in it is in no error. */
export class OptionFile {
    path;
    #option;
    constructor(option, path) {
        this.#option = option;
        this.path = path;
    }
    /** An error that says which file is meant. */
    fault(text) {
        return new UsageError(`--${this.#option} ${this.path}: ${text}`);
    }
    /** Says that a file with a secret can be read or written by others. */
    warnIfOpen(tell) {
        const mode = process.platform === 'win32' ? 0 : (statSync(this.path, { throwIfNoEntry: false })?.mode ?? 0) & 0o777;
        if ((mode & 0o077) !== 0)
            tell(this.fault(`others can use this file (${mode.toString(8)}), which holds a secret: chmod 600`).message);
    }
    /** @throws UsageError when it can't be read */
    text() {
        try {
            return readFileSync(this.path, 'utf8');
        }
        catch (error) {
            throw this.fault(systemMessage(error));
        }
    }
    /** The certificates in it, as PEM. @throws UsageError when there is none, or one is broken */
    certificates() {
        const text = this.text();
        // One that doesn't end is broken, too.
        const blocks = [...text.matchAll(/-----BEGIN CERTIFICATE-----[^]*?(?:-----END CERTIFICATE-----|$)/g)];
        if (blocks.length === 0)
            throw this.fault('there is no certificate in it: it must be PEM');
        return blocks.map(({ 0: block, index }) => {
            if (!isCertificate(block))
                throw this.fault(`line ${lineAt(text, index)}: the certificate is broken`);
            return block;
        });
    }
    /** The private key in it. @throws UsageError when there is none without a password */
    privateKey() {
        try {
            return createPrivateKey(this.text());
        }
        catch (error) {
            if (error instanceof UsageError)
                throw error;
            throw this.fault('there is no private key in it: it must be PEM, without a password');
        }
    }
}
/** The line of a place in a text, from 1. */
export function lineAt(text, index) {
    return text.slice(0, index).split('\n').length;
}
