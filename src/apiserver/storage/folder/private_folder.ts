/// <reference types="node" />
import { chmod, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { asError } from '#engine/text/as_error';
import { hasCode } from '#engine/text/has_code';

/** What rights others have. */
const OTHERS = 0o077;
/** Where everybody may make files, such as /tmp. */
const STICKY = 0o1000;
/** The database's own files, what a server keeps beside them, and what a file system has at its top. */
const OWN =
  /^(?:CURRENT|LOCK|LOG(?:\.old)?|MANIFEST-\d+|\d+\.(?:log|ldb|sst|dbtmp)|lock|repairing|damaged-\d+|lost|lost\+found|[\w-]+\.(?:key|crt|token)(?:\.new)?)$/;

/**
 * Takes from others the rights to a folder of a store and to the files in it. A folder that holds something else stays as
 * it is, but for the store's own files: it may be a working directory.
 * @param tell takes what was done, and what could not be, as a line
 */
export async function keepPrivate(path: string, tell: (line: string) => void): Promise<void> {
  // Rights are not modes there.
  if (process.platform === 'win32') return;
  try {
    const names = await readdir(path);
    const { mode } = await stat(path);
    const stranger = names.find((name) => !OWN.test(name));
    if ((mode & OTHERS) !== 0) {
      const now = `storage in ${path}: others could use the folder (${octal(mode)})`;
      if ((mode & STICKY) !== 0) tell(`${now}, and still can, as everybody makes files there: choose another one`);
      else if (stranger !== undefined)
        tell(`${now}, and still can, as ${stranger} is in it: choose one for the store alone`);
      else {
        await chmod(path, 0o700);
        tell(`${now}; it is 700 now`);
      }
    }
    for (const name of names) {
      const file = join(path, name);
      const found = await lstat(file).catch(() => undefined);
      if (OWN.test(name) && found?.isFile() === true && (found.mode & OTHERS) !== 0)
        await chmod(file, 0o600).catch((error: unknown) => {
          // The database takes files away meanwhile.
          if (!hasCode(error, 'ENOENT')) throw error;
        });
    }
  } catch (error) {
    tell(`storage in ${path}: others may be able to read it: ${asError(error).message}`);
  }
}

function octal(mode: number): string {
  return (mode & 0o777).toString(8);
}
