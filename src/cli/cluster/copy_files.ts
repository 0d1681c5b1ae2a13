/// <reference types="node" />

import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, readlink, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { Pod } from '#api/core/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { ResourceClient } from '../../client/index.ts';
import {
  type CopiedFile,
  CopyError,
  type CopyFromOptions,
  type CopyToOptions,
  filesFromPod,
  filesToPod,
  isFolderOfPod,
} from '../../kubectl/index.ts';
import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { systemMessage } from '../system_message.ts';
import { UsageError } from '../usage_error.ts';
import { withCluster } from './cluster.ts';
import { failed } from './named_objects.ts';

/** The end of a copy that is in a container. */
interface Remote {
  readonly namespace: string | undefined;
  readonly pod: string;
  readonly path: string;
}

/** The work of `cp`. @returns the exit status */
export function copyFiles(args: Arguments, from: string, to: string): Promise<number> {
  const [source, target] = [remote(from), remote(to)];
  const end = source ?? target;
  if (end === undefined || (source !== undefined && target !== undefined))
    throw new UsageError('one of the two must be in a Pod: POD:PATH', 'a path here with a colon begins with ./');
  const retries = Number(args.value('retries') ?? 0);
  if (!Number.isInteger(retries)) throw new UsageError(`--retries takes a number, not ${args.value('retries')}`);
  const container = args.value('container');
  const options = container === undefined ? {} : { container };
  return withCluster(args, async ({ client, namespace }) => {
    const type: KindClass<Pod> = Pod;
    const pods = client.resource(type, { namespace: end.namespace ?? namespace });
    try {
      if (source !== undefined)
        await receive(pods, source, to, {
          ...options,
          retries: retries < 0 ? Number.POSITIVE_INFINITY : retries,
          onRetry,
        });
      else await send(pods, from, end, { ...options, preserve: !args.has('no-preserve') });
      return OK;
    } catch (error) {
      return failed(`pod/${printable(end.pod)}`, error);
    }
  });
}

function onRetry(bytes: number, retry: number): void {
  streams().stderr.write(`Resuming copy at ${bytes} bytes, retry ${retry}\n`);
}

/** Turns what the system says of a file here into an error that names it. */
async function local<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new CopyError(`${path}: ${systemMessage(error)}`);
  }
}

/** @throws UsageError */
function remote(text: string): Remote | undefined {
  const at = text.indexOf(':');
  // A drive, or a path here.
  if (at < 0 || /^(?:[.\/]|[A-Za-z]:[\\/])/.test(text)) return undefined;
  const parts = text.slice(0, at).split('/');
  const [pod = '', namespace] = parts.reverse();
  const path = text.slice(at + 1);
  if (pod === '' || parts.length > 2 || path === '')
    throw new UsageError(`expected [NAMESPACE/]POD:PATH, got ${printable(text)}`);
  return { namespace, pod, path };
}

async function receive(
  pods: ResourceClient<Pod>,
  { pod, path }: Remote,
  to: string,
  options: CopyFromOptions,
): Promise<void> {
  const isFolder = (await stat(to).catch(() => undefined))?.isDirectory() ?? false;
  for await (const { path: found, type, target: leadsTo, content, mode } of filesFromPod(pods, pod, path, options)) {
    // A file into a folder keeps its name.
    const relative = found === '' && type !== 'folder' && isFolder ? basename(path) : found;
    const target = join(to, relative);
    if (!isBelow(resolve(to), resolve(target))) throw new CopyError(`${found} would be outside of ${to}`);
    if (type === 'link' || type === 'other') {
      const what = type === 'link' ? `link to ${printable(leadsTo)}` : 'special file';
      streams().stderr.write(`Warning: ${printable(target)} is skipped: it is a ${what}\n`);
      continue;
    }
    const folder = type === 'folder' ? target : dirname(target);
    if (found !== '' && !isBelow(await realpath(to).catch(() => resolve(to)), await realFolder(folder)))
      throw new CopyError(`${target} would be outside of ${to}: a link here leads there`);
    await local(folder, mkdir(folder, { recursive: true }));
    if (type === 'file') await write(target, content, mode);
  }
}

function isBelow(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.replace(/[\\/]$/, '') + sep);
}

/** Where a folder is, or will be, without links. */
async function realFolder(path: string): Promise<string> {
  const whole = resolve(path);
  for (let at = whole; ; at = dirname(at)) {
    const real = await realpath(at).catch(() => undefined);
    if (real !== undefined) return join(real, whole.slice(at.length));
    if (at === dirname(at)) return whole;
  }
}

/** A link that is there already is not followed: the archive might mean it. */
async function write(path: string, content: AsyncIterable<Uint8Array>, mode: number): Promise<void> {
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);
  const isLink = (await lstat(path).catch(() => undefined))?.isSymbolicLink() ?? false;
  if (isLink) throw new CopyError(`${path}: there is a link, which is not followed`);
  const file = await local(path, open(path, flags, mode & 0o755));
  try {
    for await (const piece of content) await local(path, file.writeFile(piece));
  } finally {
    await file.close();
  }
}

async function send(
  pods: ResourceClient<Pod>,
  from: string,
  { pod, path }: Remote,
  options: CopyToOptions,
): Promise<void> {
  await local(from, stat(from));
  const into = await isFolderOfPod(pods, pod, path, options);
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  const at = trimmed.lastIndexOf('/');
  const folder = into ? trimmed : at < 0 ? '.' : at === 0 ? '/' : trimmed.slice(0, at);
  const name = into ? basename(resolve(from)) : trimmed.slice(at + 1);
  await filesToPod(pods, pod, folder, filesBelow(from, name), options);
}

/** The files, folders and links of a path. A link that is the path itself is followed. */
async function* filesBelow(path: string, name: string, isTop = true): AsyncGenerator<CopiedFile, void, undefined> {
  const found = await local(path, isTop ? stat(path) : lstat(path));
  const { uid, gid } = found;
  const header = { path: name, mode: found.mode & 0o777, uid, gid, size: 0, content: nothing() };
  if (found.isDirectory()) {
    yield { ...header, type: 'folder' };
    for (const each of (await local(path, readdir(path))).sort())
      yield* filesBelow(join(path, each), `${name}/${each}`, false);
  } else if (found.isFile()) {
    const file = await local(path, open(path));
    yield { ...header, type: 'file', size: found.size, content: file.createReadStream() };
  } else if (found.isSymbolicLink()) yield { ...header, type: 'link', target: await local(path, readlink(path)) };
  else streams().stderr.write(`Warning: ${printable(path)} is skipped: it is a special file\n`);
}

async function* nothing(): AsyncGenerator<Uint8Array, void, undefined> {}
