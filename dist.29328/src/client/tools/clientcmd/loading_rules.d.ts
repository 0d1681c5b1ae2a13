import { type Config } from './config.ts';
/** Which files are read. Mirrors Go's `clientcmd.ClientConfigLoadingRules`. */
export interface LoadingRules {
    /** This file alone, which must be there. */
    readonly explicitPath?: string;
    /** These files, those that are there: of two things with one name, the first counts. */
    readonly precedence?: readonly string[];
}
/** The files that KUBECONFIG names, else `~/.kube/config`. Mirrors Go's `clientcmd.NewDefaultClientConfigLoadingRules`. */
export declare function newDefaultClientConfigLoadingRules(env?: Readonly<Record<string, string | undefined>>): LoadingRules;
/**
 * Reads and merges kubeconfig files; relative paths in them count from the folder of their file. Mirrors Go's
 * `ClientConfigLoadingRules.Load`.
 * @throws KubeconfigError when one can't be read, with what is wrong with each
 */
export declare function loadFiles({ explicitPath, precedence }: LoadingRules): Config;
/** Reads one kubeconfig file, and resolves the paths in it. Mirrors Go's `clientcmd.LoadFromFile`. @throws KubeconfigError */
export declare function loadFromFile(path: string): Config;
/** Writes a kubeconfig that only its owner can read; makes the folder if need be. Mirrors Go's `clientcmd.WriteToFile`. */
export declare function writeToFile(config: Config, path: string): void;
