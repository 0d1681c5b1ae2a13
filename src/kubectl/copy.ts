import { isInternalError } from '#apimachinery/api/errors/predicates';
import type { CallOptions } from '../client/options.ts';
import type { ResourceClient } from '../client/resource_client.ts';
import { execInPod, type RemoteCommand, runInPod, streamProtocols } from '../client/tools/remotecommand/index.ts';
import { isConnectionError, isConnectionLoss } from '../client/transport/connection_error.ts';
import { readTar, type TarEntry, type TarHeader, tarEnd, tarHeader, tarPadding } from './tar.ts';

export { type TarEntry, TarError, type TarHeader } from './tar.ts';

/** The program `tar` of a container could not do what it was asked, or gave what was not asked for. */
export class CopyError extends Error {
  readonly code = 'ERR_COPY';

  constructor(message: string) {
    super(message);
    this.name = 'CopyError';
  }
}

/** Which container files are copied from or to. */
export interface CopyOptions extends Pick<CallOptions, 'signal'> {
  /** That of the annotation `kubectl.kubernetes.io/default-container`, or the only one, unless given. */
  readonly container?: string;
}

/** What {@link filesFromPod} takes. */
export interface CopyFromOptions extends CopyOptions {
  /**
   * How often to go on where the archive was cut off when the connection is lost; Infinity for as often as needed. Default
   * 0. The container then needs `sh` and `tail`, and the files must not have changed meanwhile.
   */
  readonly retries?: number;
  /** Called before each of them with the bytes that are there. */
  readonly onRetry?: (bytes: number, retry: number) => void;
}

/** What {@link filesToPod} takes. */
export interface CopyToOptions extends CopyOptions {
  /** Whether files get their permissions, and their owners where `tar` runs as root. Default true. */
  readonly preserve?: boolean;
}

/** A file that is copied into a container. Its content must have `size` bytes. */
export interface CopiedFile extends TarHeader {
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * The files of a container below a path, read with its program `tar`, as `kubectl cp` does. Their paths are relative to
 * the one that is asked for, empty for itself, and lead nowhere else: what does is refused.
 * @throws CopyError TarError StatusError ConnectionError
 */
export async function* filesFromPod<T extends object>(
  pods: ResourceClient<T>,
  name: string,
  path: string,
  options: CopyFromOptions = {},
): AsyncGenerator<TarEntry, void, undefined> {
  const prefix = partsOf(path);
  for await (const entry of readTar(archiveOf(pods, name, argument(path), options))) {
    const parts = partsOf(entry.path);
    if (prefix.some((part, at) => parts[at] !== part) || /(?:^|\/)\.\.(?:\/|$)|\0/.test(entry.path))
      throw new CopyError(`tar gave ${JSON.stringify(entry.path)}, which is not below ${JSON.stringify(path)}`);
    yield { ...entry, path: parts.slice(prefix.length).join('/') };
  }
}

/** What tar writes of a path, over as many connections as it takes. */
async function* archiveOf<T extends object>(
  pods: ResourceClient<T>,
  name: string,
  path: string,
  { retries = 0, onRetry, ...options }: CopyFromOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (let bytes = 0, retry = 0; ; ) {
    const rest = ['sh', '-c', 'tar cf - "$0" | tail -c +"$1"', path, String(bytes + 1)];
    try {
      const command = await execInPod(pods, name, {
        ...options,
        command: bytes === 0 ? ['tar', 'cf', '-', path] : rest,
      });
      try {
        const errors = textOf(command.stderr);
        errors.catch(() => undefined);
        for await (const piece of command.stdout) {
          bytes += piece.length;
          yield piece;
        }
        const { exitCode } = await command.exit;
        if (exitCode !== 0) throw ended(exitCode, await errors);
        return;
      } finally {
        command.close();
      }
    } catch (error) {
      if (!isConnectionLoss(error) || retry >= retries) throw error;
      onRetry?.(bytes, ++retry);
    }
  }
}

/**
 * Writes files into a folder of a container, which must be there, with its program `tar`, as `kubectl cp` does. The server
 * must be of Kubernetes 1.30 or later: older ones cannot say that an archive ends, and tar would wait for more.
 * @throws CopyError StatusError ConnectionError, and whatever the files throw
 */
export async function filesToPod<T extends object>(
  pods: ResourceClient<T>,
  name: string,
  folder: string,
  files: AsyncIterable<CopiedFile>,
  { preserve = true, ...options }: CopyToOptions = {},
): Promise<void> {
  const flags = preserve ? [] : ['--no-same-permissions', '--no-same-owner'];
  const extract = ['tar', ...flags, '-xmf', '-', '-C', argument(folder)];
  const command = await execInPod(pods, name, { ...options, command: extract, stdin: true });
  try {
    // GNU tar reads what follows an archive, too.
    if (command.protocol !== streamProtocols[0])
      throw new CopyError(
        `the server speaks ${command.protocol}, which cannot say that an archive ends: copying to a container needs Kubernetes 1.30 or later`,
      );
    const output = command.output();
    output.catch(() => undefined);
    // A tar that has ended reads no more: its exit code says why.
    await Promise.race([output, writeArchive(command, files)]);
    const { exitCode, stderr } = await output;
    if (exitCode !== 0) throw ended(exitCode, stderr);
  } finally {
    command.close();
  }
}

async function writeArchive({ stdin }: RemoteCommand, files: AsyncIterable<CopiedFile>): Promise<void> {
  try {
    for await (const file of files) {
      await stdin.write(tarHeader(file));
      let size = 0;
      for await (const piece of file.content) {
        size += piece.length;
        if (size <= file.size) await stdin.write(piece);
      }
      if (size !== file.size) throw new CopyError(`${file.path} has ${size} bytes now, and had ${file.size} before`);
      await stdin.write(tarPadding(file.size));
    }
    await stdin.write(tarEnd());
    await stdin.end();
  } catch (error) {
    if (!isConnectionError(error)) throw error;
  }
}

function ended(exitCode: number, errors: string): CopyError {
  return new CopyError(`tar ended with exit code ${exitCode}: ${errors.trim()}`);
}

/** Whether a path of a container is a folder. */
export async function isFolderOfPod<T extends object>(
  pods: ResourceClient<T>,
  name: string,
  path: string,
  options: CopyOptions = {},
): Promise<boolean> {
  try {
    return (await runInPod(pods, name, { ...options, command: ['test', '-d', path] })).exitCode === 0;
  } catch (error) {
    // There is no program `test`.
    if (!isInternalError(error)) throw error;
    return false;
  }
}

/** No path is an option of tar. */
function argument(path: string): string {
  return path.startsWith('-') ? `./${path}` : path;
}

/** The parts of a path as tar writes it: without the root, and what leads above it. */
function partsOf(path: string): string[] {
  const parts: string[] = [];
  for (const part of path.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  return parts;
}

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of stream) if (text.length < 4096) text += decoder.decode(piece, { stream: true });
  return text;
}
