import { asError } from '#engine/text/as_error';
import { isWebAddress, withoutCredentials } from '../web_address.js';
import { findFiles } from './find_files.js';
import { readInput, textOf } from './read_input.js';
/** Reads files, folders, patterns of files and addresses of the web, one after the other. */
export async function* readLocations(locations, web) {
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
            }
            catch (error) {
                yield { path, reason: asError(error).message };
            }
        }
    }
}
async function readAddress(location, web) {
    const path = withoutCredentials(location);
    try {
        const body = await web.read(location);
        if (body === undefined)
            return { path, reason: 'the server has nothing there (404)' };
        return { location: path, path, data: textOf(body) };
    }
    catch (error) {
        return { path, reason: asError(error).message };
    }
}
