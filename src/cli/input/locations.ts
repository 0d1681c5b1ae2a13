import { asError } from '#engine/text/as_error';
import { isWebAddress, withoutCredentials } from '../web_address.ts';
import type { Unreadable } from './find_files.ts';
import { findFiles } from './find_files.ts';
import { readInput, textOf } from './read_input.ts';
import type { WebReader } from './web_reader.ts';

/** A file of a location, or why it can't be read. */
export type LocationFile =
  | { readonly location: string; readonly path: string; readonly data: string | Uint8Array }
  | Unreadable;

/** Reads files, folders, patterns of files and addresses of the web, one after the other. */
export async function* readLocations(
  locations: readonly string[],
  web: WebReader,
): AsyncGenerator<LocationFile, void, undefined> {
  for (const location of locations) {
    if (isWebAddress(location)) {
      yield await readAddress(location, web);
      continue;
    }
    const { files, unreadable } = findFiles([location]);
    yield* unreadable;
    for (const { path } of files) {
      try {
        yield { location, path, data: await readInput(path) };
      } catch (error) {
        yield { path, reason: asError(error).message };
      }
    }
  }
}

async function readAddress(location: string, web: WebReader): Promise<LocationFile> {
  const path = withoutCredentials(location);
  try {
    const body = await web.read(location);
    if (body === undefined) return { path, reason: 'the server has nothing there (404)' };
    return { location: path, path, data: textOf(body) };
  } catch (error) {
    return { path, reason: asError(error).message };
  }
}
