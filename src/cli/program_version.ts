import { readPublishedFile } from '../releases/published_file.ts';

/** The version of the package. */
export function programVersion(): string {
  const text = new TextDecoder().decode(readPublishedFile('package.json'));
  return (JSON.parse(text) as { readonly version: string }).version;
}
