import type { CallOptions } from '../../options.ts';
import type { ResourceClient } from '../../resource_client.ts';
import { isConnectionError } from '../../transport/connection_error.ts';
import { type CommandOutput, RemoteCommand, streamProtocols } from './remote_command.ts';

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
export function execInPod<T extends object>(
  pods: ResourceClient<T>,
  name: string,
  { command, ...options }: ExecOptions,
): Promise<RemoteCommand> {
  return connect(pods, 'exec', name, options, command);
}

/** Connects to the process that a container runs. @throws as {@link execInPod} does */
export function attachToPod<T extends object>(
  pods: ResourceClient<T>,
  name: string,
  options: AttachOptions = {},
): Promise<RemoteCommand> {
  return connect(pods, 'attach', name, options, []);
}

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
 * @throws as {@link execInPod} does; an exit code other than 0 is not an error
 */
export async function runInPod<T extends object>(
  pods: ResourceClient<T>,
  name: string,
  { input, ...options }: RunOptions,
): Promise<CommandOutput> {
  const command = await execInPod(pods, name, { ...options, stdin: input !== undefined });
  try {
    const output = command.output();
    if (input !== undefined) await Promise.race([output, writeAll(command, input)]);
    return await output;
  } finally {
    command.close();
  }
}

async function writeAll({ stdin }: RemoteCommand, input: Uint8Array | string): Promise<void> {
  try {
    await stdin.write(input);
    await stdin.end();
  } catch (error) {
    // A command may end before it has read everything: its output tells how.
    if (!isConnectionError(error)) throw error;
  }
}

function connect<T extends object>(
  pods: ResourceClient<T>,
  verb: 'exec' | 'attach',
  name: string,
  { container = '', stdin = false, stdout = true, tty = false, stderr = !tty, signal }: AttachOptions,
  command: readonly string[],
): Promise<RemoteCommand> {
  const parameters = [
    ...command.map((each) => ['command', each] as const),
    ...(container === '' ? [] : [['container', container] as const]),
    ...Object.entries({ stdin, stdout, stderr, tty }).flatMap(([field, on]) => (on ? [[field, 'true'] as const] : [])),
  ];
  return pods
    .subresource(verb)
    .connect(name, parameters, streamProtocols, { signal })
    .then((socket) => new RemoteCommand(socket, { stdin, stdout, stderr }));
}
