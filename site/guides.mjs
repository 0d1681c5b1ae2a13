import { readdirSync, readFileSync } from 'node:fs';
import { anchor, plainText } from './html.mjs';

/**
 * The guides, in the order of their file names: `guides/01-manifests.md` becomes guides/manifests.html; and what stands in
 * the repository's docs, `docs/client.md` as docs/client.html, the long tables last.
 */
export function guides() {
  return [
    ...pagesOf('guides', './guides/'),
    ...pagesOf('docs', '../docs/').sort((a, b) => a.text.length - b.text.length),
  ];
}

/** The guides for each kind of program, and the documents about one part in full, under their headings. */
export function groupsOf(pages) {
  const isGuide = ({ path }) => path.startsWith('guides/');
  return [
    { name: 'Guides', pages: pages.filter(isGuide) },
    { name: 'In detail', pages: pages.filter((page) => !isGuide(page)) },
  ];
}

function pagesOf(name, place) {
  const folder = new URL(place, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    // Comments are for those who edit the file.
    const text = readFileSync(new URL(file, folder), 'utf8').replace(/^<!--.*?-->\n/s, '');
    return {
      path: `${name}/${file.replace(/^\d+-|\.md$/g, '')}.html`,
      title: /^# (.*)$/m.exec(text)[1],
      lead: plainText(/^# .*\n\n(.*)$/m.exec(text)?.[1] ?? ''),
      headings: Array.from(text.matchAll(/^## (.*)$/gm), ([, heading]) => ({ text: heading, id: anchor(heading) })),
      text,
    };
  });
}
