import type { UserInfo } from '../request/user.ts';
/** Users by their tokens, and what is odd about the file. */
export interface TokenFile {
    /** For `tokens`. */
    readonly tokens: Readonly<Record<string, UserInfo>>;
    /** Lines without a token, and those whose token an earlier one has. No token is in the text. */
    readonly warnings: readonly string[];
}
/**
 * Reads a file of tokens as kube-apiserver's `--token-auth-file` takes it, CSV (RFC 4180): token, user, uid, and groups with
 * commas between them, in quotes if there are several. Of two lines with one token the last counts. Mirrors Go's
 * `tokenfile.NewCSV`.
 * @throws {TypeError} what is wrong with which line; no token is in the text
 */
export declare function readTokenFile(text: string): TokenFile;
