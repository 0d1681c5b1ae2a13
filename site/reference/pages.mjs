// The pages of kinds and of the types they are made of, from the data that `kubetyped explain` has.
import { readFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(new URL(`../../proto/${path}`, import.meta.url), 'utf8'));

/** `core/v1` of `k8s.io/api/core/v1.Pod`. */
export function folderOf(type) {
  return type.slice(0, type.lastIndexOf('.')).replace(/^k8s\.io\/(?:api|[\w-]+\/pkg(?:\/apis)?)\//, '');
}

/** `Pod` of `k8s.io/api/core/v1.Pod`. */
export function nameOf(type) {
  return type.slice(type.lastIndexOf('.') + 1);
}

/**
 * A page for every kind, and for every type that more than one page needs; other types stand on the page of the one type
 * that has them. Lists of a kind have none.
 * @returns `pages`, sorted; `hrefs`, by type
 */
export function referencePages() {
  const { kinds, types, words } = read('explain.json');
  const { fields: since, newest } = read('releases.json');
  const describe = describer(words);
  const shown = Object.keys(kinds).filter((type) => !isListOfKind(type, kinds));
  const homes = homesOf(shown, types);
  const hrefs = new Map();
  for (const [type, home] of homes) {
    const page = `reference/${folderOf(home)}/${nameOf(home)}.html`;
    hrefs.set(type, type === home ? page : `${page}#${nameOf(type)}`);
  }
  const sections = new Map();
  for (const [type, home] of homes) {
    const section = {
      type,
      name: nameOf(type),
      words: describe(type),
      doc: types[type]?.doc ?? [],
      fields: (types[type]?.fields ?? []).map(([name, text, doc, below]) => ({
        name,
        type: text,
        below,
        doc,
        words: describe(type, name),
        since: since[type]?.[name],
      })),
    };
    const present = sections.get(home) ?? [];
    if (type === home) present.unshift(section);
    else present.push(section);
    sections.set(home, present);
  }
  const pages = [...sections].map(([type, own]) => ({
    type,
    name: nameOf(type),
    folder: folderOf(type),
    path: hrefs.get(type),
    kind: kinds[type],
    sections: own,
    usedBy: Object.keys(types).filter(
      (user) => homes.has(user) && homes.get(user) !== type && types[user].fields.some((field) => field[3] === type),
    ),
  }));
  pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { pages, hrefs, newest };
}

function isListOfKind(type, kinds) {
  return type.endsWith('List') && kinds[type.slice(0, -4)] !== undefined;
}

/** By type, the type on whose page it stands. */
function homesOf(kinds, types) {
  const homes = new Map(kinds.map((type) => [type, type]));
  const reached = new Set(kinds);
  for (const type of reached) for (const [, , , below] of types[type]?.fields ?? []) if (below) reached.add(below);
  const users = new Map();
  for (const type of reached)
    for (const [, , , below] of types[type]?.fields ?? [])
      if (below !== undefined && below !== type) users.set(below, (users.get(below) ?? new Set()).add(type));
  // A home once given only becomes the type's own: that ends.
  for (let changed = true; changed; ) {
    changed = false;
    for (const type of reached) {
      if (homes.get(type) === type) continue;
      const found = new Set([...(users.get(type) ?? [])].map((user) => homes.get(user)).filter(Boolean));
      const home = found.size === 1 ? [...found][0] : found.size > 1 ? type : undefined;
      if (home === undefined || home === homes.get(type)) continue;
      homes.set(type, home);
      changed = true;
    }
  }
  return homes;
}

/** Finds descriptions: a version's own, or those that all versions share. */
function describer(words) {
  const of = (type, field) => (Object.hasOwn(words[type] ?? {}, field) ? words[type][field] : undefined);
  return (type, field = '') => {
    const own = of(type, field) ?? of(type.replace(/\/v\d\w*(?=\.\w+$)/, ''), field);
    if (own !== undefined || (field !== 'apiVersion' && field !== 'kind')) return own;
    return of('k8s.io/apimachinery/pkg/apis/meta.TypeMeta', field);
  };
}
