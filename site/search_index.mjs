import { shortNamesOf } from '../dist/api/rest_mapper/short_names.js';
import { scheme } from '../dist/src/scheme.js';

/** By Go type: `deploy` of Deployment. */
const shortNames = new Map(scheme.allKnownTypes().map(([, type]) => [type.type, shortNamesOf(type)]));

/**
 * What the search finds: `paths`, and rows of a name, what it belongs to, the index of its path, the rest of its address
 * after `#`, its rank (the stable and newest first) and its description.
 */
export function searchIndex({ pages }, api, guides) {
  const paths = [];
  const rows = [];
  const at = (path) => {
    if (paths.at(-1) !== path) paths.push(path);
    return paths.length - 1;
  };
  for (const { path, title, headings } of guides) {
    rows.push([title, 'guide', at(path), '', 0, '']);
    for (const { text, id } of headings) rows.push([text, title, at(path), id, 1, '']);
  }
  rows.push(['Comparison', 'page', at('compare.html'), '', 0, '']);
  for (const { path, name, folder, kind, sections } of pages) {
    const rank = rankOf(folder, kind);
    rows.push([name, folder, at(path), '', rank, sections[0].words ?? '']);
    for (const short of shortNames.get(sections[0].type) ?? [])
      rows.push([short, `${name} · ${folder}`, at(path), '', rank, sections[0].words ?? '']);
    for (const section of sections) {
      if (section !== sections[0])
        rows.push([section.name, folder, at(path), section.name, rank + 1, section.words ?? '']);
      for (const field of section.fields) {
        if (field.name === 'apiVersion' || field.name === 'kind') continue;
        const owner = `${section.name} · ${folder}`;
        rows.push([field.name, owner, at(path), `${section.name}.${field.name}`, rank + 1, field.words ?? '']);
      }
    }
  }
  for (const { path, specifier, entries } of api) {
    rows.push([specifier, 'package', at(path), '', 1, '']);
    for (const { name, summary } of entries) rows.push([name, specifier, at(path), name, 2, summary]);
  }
  return { paths, rows };
}

function rankOf(folder, kind = []) {
  if (kind.some((sentence) => /\bremoved in\b/.test(sentence))) return 6;
  return /alpha/.test(folder) ? 4 : /beta/.test(folder) ? 2 : 0;
}
