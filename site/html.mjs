import MarkdownIt from 'markdown-it';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML, for attributes too. */
export function escape(text) {
  return String(text).replace(/[&<>"]/g, (character) => ENTITIES[character]);
}

/** Text as HTML, for narrow places: lines break after the slashes of paths, too. */
export function escapePaths(text) {
  return escape(text).replace(/(?<=[\w}]\/)(?=[\w{])/g, '<wbr>');
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
for (const name of ['th', 'td'])
  for (const end of ['open', 'close'])
    markdown.renderer.rules[`${name}_${end}`] = (tokens, at, options, env, self) => {
      env.isInCell = end === 'open';
      return self.renderToken(tokens, at, options);
    };
const textOf = ({ content }, { isInCell }) => (isInCell ? escapePaths(content) : escape(content));
markdown.renderer.rules.text = (tokens, at, _, env) => textOf(tokens[at], env);
markdown.renderer.rules.code_inline = (tokens, at, _, env) => `<code>${textOf(tokens[at], env)}</code>`;

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

/** Where a link between guides and docs leads on the site, undefined for nowhere. In the tree it names a file. */
function pageOf(href) {
  if (/^(?:https:|#)/.test(href)) return href;
  const [, guides, docs, page, hash = ''] = FILE.exec(href) ?? [];
  const folder = guides ?? docs;
  if (page === undefined) return undefined;
  return `${folder === undefined ? '' : `../${folder}/`}${page}.html${hash}`;
}

/** A guide from a document, a document from a guide, or a page beside. */
const FILE = /^(?:\.\/|\.\.\/site\/(guides)\/\d+-|\.\.\/\.\.\/(docs)\/)?(\w[\w-]*)\.md(#.*)?$/;

/** Markdown as HTML; HTML inside it is text. */
export function fromMarkdown(text) {
  return markdown.render(text);
}

/** The same for a line of text, without a paragraph around it. */
export function fromMarkdownLine(text) {
  return markdown.renderInline(text);
}
