// The list of all kinds, by group and version.
import { escape } from '../html.mjs';

export const data = { permalink: 'reference/index.html' };

export function render({ reference: { pages, newest } }) {
  const kinds = pages.filter(({ kind }) => kind !== undefined);
  const folders = byFolder(kinds);
  const section = ([folder, own]) => `<h2 id="${escape(folder.replaceAll('/', '-'))}">${escape(folder)}</h2>
<ul class="types">${own
    .map(({ path, name, kind }) => {
      const gone = kind.some((sentence) => /\bremoved in\b/.test(sentence));
      return `<li${gone ? ' class="gone"' : ''}><a href="../${escape(path)}">${escape(name)}</a></li>`;
    })
    .join('')}</ul>`;
  return `<h1>Kinds</h1>
<p>Every kind of Kubernetes ${escape(newest)}, with the fields of its types, what they are for, and the rules for them. Kinds that newer servers no longer have are struck out.</p>
${[...folders].map(section).join('\n')}`;
}

function byFolder(kinds) {
  const folders = new Map();
  for (const each of kinds) folders.set(each.folder, [...(folders.get(each.folder) ?? []), each]);
  return folders;
}
