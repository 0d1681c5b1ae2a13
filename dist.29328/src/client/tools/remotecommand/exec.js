import { isConnectionError } from '../../transport/connection_error.js';
import { RemoteCommand, streamProtocols } from './remote_command.js';
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
export function execInPod(pods, name, { command, ...options }) {
    return connect(pods, 'exec', name, options, command);
}
/** Connects to the process that a container runs. @throws as {@link execInPod} does */
export function attachToPod(pods, name, options = {}) {
    return connect(pods, 'attach', name, options, []);
}
/**
 * Runs a command in a container until it ends.
 *
 * ```ts
 * const { stdout, exitCode } = await runInPod(pods, 'web', { command: ['date'] });
 * ```
 * @throws as {@link execInPod} does; an exit code other than 0 is no error
 */
export async function runInPod(pods, name, { input, ...options }) {
    const command = await execInPod(pods, name, { ...options, stdin: input !== undefined });
    try {
        const output = command.output();
        if (input !== undefined)
            await Promise.race([output, writeAll(command, input)]);
        return await output;
    }
    finally {
        command.close();
    }
}
async function writeAll({ stdin }, input) {
    try {
        await stdin.write(input);
        await stdin.end();
    }
    catch (error) {
        // A command may end before it has read everything: its output tells how.
        if (!isConnectionError(error))
            throw error;
    }
}
function connect(pods, verb, name, { container = '', stdin = false, stdout = true, tty = false, stderr = !tty, signal }, command) {
    const parameters = [
        ...command.map((each) => ['command', each]),
        ...(container === '' ? [] : [['container', container]]),
        ...Object.entries({ stdin, stdout, stderr, tty }).flatMap(([field, on]) => (on ? [[field, 'true']] : [])),
    ];
    return pods
        .subresource(verb)
        .connect(name, parameters, streamProtocols, { signal })
        .then((socket) => new RemoteCommand(socket, { stdin, stdout, stderr }));
}
