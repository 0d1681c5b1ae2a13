import { readdirSync, readFileSync } from 'node:fs';
import { anchor } from './html.mjs';

const folder = new URL('guides/', import.meta.url);

/** The guides, in the order of their file names: `01-manifests.md` becomes guides/manifests.html. */
export function guides() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return {
        path: `guides/${name.replace(/^\d+-|\.md$/g, '')}.html`,
        title: /^# (.*)$/m.exec(text)[1],
        lead: /^# .*\n\n(.*)$/m.exec(text)?.[1] ?? '',
        headings: Array.from(text.matchAll(/^## (.*)$/gm), ([, heading]) => ({ text: heading, id: anchor(heading) })),
        text,
      };
    });
}
