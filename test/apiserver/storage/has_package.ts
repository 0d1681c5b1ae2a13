import { createRequire } from 'node:module';

/** Whether a package that some storages need is installed. */
export function hasPackage(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
