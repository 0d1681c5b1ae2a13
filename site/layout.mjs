import { groupsOf } from './guides.mjs';
import { escape } from './html.mjs';

/** No inline scripts or styles, no eval, no requests anywhere. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** The way from a page to the root of the site. */
export function rootOf(url) {
  return '../'.repeat(url.split('/').length - 2) || './';
}

/** Puts a page between the head and navigation that all have. Its first heading is the title. */
export function layout(content, url, guides) {
  const root = rootOf(url);
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(content)?.[1].replace(/<[^>]*>/g, '') ?? '';
  const link = (path, text) =>
    `<a href="${root}${path}"${url.slice(1) === path ? ' aria-current="page"' : ''}>${escape(text)}</a>`;
  const [, lab] = /^\/playground(-\w+)?\.html$/.exec(url) ?? [undefined, undefined];
  const isPlayground = url === '/playground.html' || lab !== undefined;
  const script = lab === undefined ? 'playground' : 'playground-lab';
  const playground = isPlayground ? `\n<script src="${root}assets/${script}.js" defer></script>` : '';
  return `<!doctype html>
<html lang="en" data-root="${root}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escape(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${url === '/' ? '' : `${title} · `}kubetyped</title>
<link rel="icon" href="${root}assets/icon.svg">
<link rel="stylesheet" href="${root}assets/style.css">
<script src="${root}assets/theme.js"></script>
<script src="${root}assets/search.js" defer></script>${playground}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="brand" href="${root}index.html">kubetyped</a>
<nav aria-label="Main">
${link('reference/index.html', 'Kinds')}
${link('api/index.html', 'API')}
${link('playground.html', 'Playground')}
${link('compare.html', 'Comparison')}
</nav>
<div class="search" role="search">
<input id="search" type="search" placeholder="Search kinds, fields, functions  ( / )" aria-label="Search" autocomplete="off" spellcheck="false" role="combobox" aria-expanded="false" aria-controls="results">
<ul id="results" role="listbox" aria-label="Search results" hidden></ul>
</div>
<button id="theme" type="button" aria-label="Dark mode" aria-pressed="false">◐</button>
</header>
<div class="columns">
<nav class="side" aria-label="Guides">
${groupsOf(guides)
  .map(
    ({ name, pages }) => `<h2>${name}</h2>
<ul>
${pages.map(({ path, title: text }) => `<li>${link(path, text)}</li>`).join('\n')}
</ul>`,
  )
  .join('\n')}
</nav>
<main id="content" tabindex="-1">
${content}
</main>
</div>
</body>
</html>
`;
}
