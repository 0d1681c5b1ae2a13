import MarkdownIt from 'markdown-it';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML, for attributes too. */
export function escape(text) {
  return String(text).replace(/[&<>"]/g, (character) => ENTITIES[character]);
}

const markdown = new MarkdownIt({ html: false, linkify: false });
const fence = markdown.renderer.rules.fence;
// A block that scrolls is reached by the keyboard.
markdown.renderer.rules.fence = (...args) => fence(...args).replace('<pre>', '<pre tabindex="0">');
markdown.renderer.rules.heading_open = (tokens, at) => {
  const { tag } = tokens[at];
  return `<${tag} id="${escape(anchor(tokens[at + 1].content))}">`;
};
markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';

/** The id of a heading. */
export function anchor(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

/** A line of Markdown without its marks. */
export function plainText(line) {
  return line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}

const linkOpen = (tokens, at) => `<a href="${escape(pageOf(tokens[at].attrGet('href')))}">`;
// What is in the repository but no page is text.
markdown.renderer.rules.link_open = (tokens, at) =>
  pageOf(tokens[at].attrGet('href')) ? linkOpen(tokens, at) : '<em>';
markdown.renderer.rules.link_close = (tokens, at) => {
  const open = tokens.slice(0, at).findLast(({ type }) => type === 'link_open');
  return pageOf(open.attrGet('href')) ? '</a>' : '</em>';
};

/** Where a link of a guide leads on the site, undefined for nowhere. */
function pageOf(href) {
  if (/^(?:https:|#)/.test(href) || /\.html(?:#|$)/.test(href)) return href;
  const [, guide, place = ''] = /^\.\.\/site\/guides\/\d+-([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (guide !== undefined) return `../guides/${guide}.html${place}`;
  const [, page, hash = ''] = /^(?:\.\/|(?:\.\.\/)?docs\/)?(\w[\w-]*)\.md(#.*)?$/.exec(href) ?? [];
  return page === undefined ? undefined : `${href.includes('docs/') ? 'docs/' : ''}${page}.html${hash}`;
}

/** Markdown as HTML; HTML inside it is text. */
export function fromMarkdown(text) {
  return markdown.render(text);
}

/** The same for a line of text, without a paragraph around it. */
export function fromMarkdownLine(text) {
  return markdown.renderInline(text);
}
