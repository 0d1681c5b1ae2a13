/// <reference types="node" />
import { relative, sep } from 'node:path';

/** A path as seen from the working folder, with slashes: `manifests/web.yaml`. */
export function relativePath(path: string): string {
  return relative('.', path).split(sep).join('/');
}
