// @ts-check

/**
 * An element. Text is text: nothing that a server sends becomes markup.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | boolean | ((event: Event) => void)>} [attributes] a function listens to the event of its name
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/**
 * A table; the first cell of each row heads it.
 * @param {string} label
 * @param {readonly string[]} headings
 * @param {readonly (readonly (Node | string)[])[]} rows
 */
export function table(label, headings, rows) {
  const head = element('tr', {}, ...headings.map((each) => element('th', { scope: 'col' }, each)));
  const lines = rows.map(([first, ...rest]) =>
    element('tr', {}, element('th', { scope: 'row' }, first), ...rest.map((each) => element('td', {}, each))),
  );
  const made = element('table', { 'aria-label': label }, element('thead', {}, head), element('tbody', {}, ...lines));
  return element('div', { class: 'scroll' }, made);
}

/**
 * An element of the page.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 */
export function byId(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`the page has no ${id}`);
  return found;
}
