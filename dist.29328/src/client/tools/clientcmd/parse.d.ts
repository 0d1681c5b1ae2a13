import { type Config } from './config.ts';
/**
 * Reads a kubeconfig: YAML or JSON. An empty text is an empty kubeconfig. Mirrors Go's `clientcmd.Load`.
 * @throws KubeconfigError with the path of what is of the wrong type; YAML 1.1 makes a boolean of `n`, for example
 */
export declare function load(data: string | Uint8Array): Config;
/** A kubeconfig as YAML, names sorted. Mirrors Go's `clientcmd.Write`. */
export declare function write(config: Config): string;
