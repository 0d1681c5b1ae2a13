import type { CallOptions } from '../../options.ts';
import type { ResourceClient } from '../../resource_client.ts';
import { type CommandOutput, RemoteCommand } from './remote_command.ts';
/** Which streams are connected. See `corev1.PodAttachOptions`. */
export interface AttachOptions extends Pick<CallOptions, 'signal'> {
    /** The container: that of the annotation `kubectl.kubernetes.io/default-container`, or the only one, unless given. */
    readonly container?: string;
    /** Default false. */
    readonly stdin?: boolean;
    /** Default true. */
    readonly stdout?: boolean;
    /** Default true; false with a terminal, which has one stream for both. */
    readonly stderr?: boolean;
    /** Whether there is a terminal. Default false. */
    readonly tty?: boolean;
}
/** What is run in a container. See `corev1.PodExecOptions`. */
export interface ExecOptions extends AttachOptions {
    /** The program and its arguments; no shell reads it. */
    readonly command: readonly string[];
}
/**
 * Runs a command in a container.
 *
 * ```ts
 * await using shell = await execInPod(pods, 'web', { command: ['sh', '-c', 'sort'], stdin: true });
 * await shell.stdin.write('b\na\n');
 * await shell.stdin.end();
 * console.log(await shell.output()); // { exitCode: 0, stdout: 'a\nb\n', stderr: '' }
 * ```
 * @param pods the resource client of `corev1.Pod`
 * @throws StatusError when the server refuses ConnectionError NoWebSocketsError, or the signal's reason
 */
export declare function execInPod<T extends object>(pods: ResourceClient<T>, name: string, { command, ...options }: ExecOptions): Promise<RemoteCommand>;
/** Connects to the process that a container runs. @throws as {@link execInPod} does */
export declare function attachToPod<T extends object>(pods: ResourceClient<T>, name: string, options?: AttachOptions): Promise<RemoteCommand>;
/** What {@link runInPod} takes. */
export interface RunOptions extends Omit<ExecOptions, 'stdin' | 'stdout' | 'stderr' | 'tty'> {
    /** What the command reads. If it ends with much of it unread, the server may cut the connection before it says how. */
    readonly input?: Uint8Array | string;
}
/**
 * Runs a command in a container until it ends.
 *
 * ```ts
 * const { stdout, exitCode } = await runInPod(pods, 'web', { command: ['date'] });
 * ```
 * @throws as {@link execInPod} does; an exit code other than 0 is no error
 */
export declare function runInPod<T extends object>(pods: ResourceClient<T>, name: string, { input, ...options }: RunOptions): Promise<CommandOutput>;
