/** A text area with line numbers, which marks faults: what editorOf of page.mjs has written. */
export class Editor {
  #input;
  #marks;
  #lines;

  /** @param {HTMLElement} element  @param {() => void} changed called for every change */
  constructor(element, changed) {
    this.#input = element.querySelector('textarea');
    this.#marks = element.querySelector('.marks');
    this.#lines = element.querySelector('.lines');
    this.#input.addEventListener('input', changed);
    this.#input.addEventListener('scroll', () => this.#follow());
  }

  get text() {
    return this.#input.value;
  }

  set text(text) {
    this.#input.value = text;
  }

  /** Shows line numbers, and marks the places of faults: from the column to the end of its line. */
  mark(faults) {
    const byLine = new Map();
    for (const { line, column } of faults) byLine.set(line, Math.min(column, byLine.get(line) ?? Infinity));
    const numbers = [];
    const marked = [];
    for (const [at, content] of this.text.split('\n').entries()) {
      const column = byLine.get(at + 1);
      const number = document.createElement('span');
      number.textContent = `${at + 1}\n`;
      if (column !== undefined) {
        number.className = 'fault';
        const mark = document.createElement('mark');
        mark.textContent = content.slice(column - 1) || ' ';
        marked.push(content.slice(0, column - 1), mark, '\n');
      } else marked.push(`${content}\n`);
      numbers.push(number);
    }
    this.#lines.replaceChildren(...numbers);
    this.#marks.replaceChildren(...marked);
    this.#follow();
  }

  goTo(line, column) {
    const before = this.text.split('\n').slice(0, line - 1);
    const start = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
    const end = this.text.indexOf('\n', start);
    this.#input.focus();
    this.#input.setSelectionRange(start, end < 0 ? this.text.length : end);
  }

  #follow() {
    for (const each of [this.#marks, this.#lines]) each.scrollTop = this.#input.scrollTop;
    this.#marks.scrollLeft = this.#input.scrollLeft;
  }
}

/** A fault in a list, with a button that leads to its place. */
export function faultItem(editor, { line, column, path = '', text, suggestion }) {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `${line}:${column}`;
  button.setAttribute('aria-label', `Go to line ${line}, column ${column}`);
  button.addEventListener('click', () => editor.goTo(line, column));
  const field = document.createElement('code');
  // A long path breaks before its parts.
  field.append(...path.split(/(?=[.[])/).flatMap((part) => [document.createElement('wbr'), part]));
  const hint = suggestion === undefined ? '' : `; did you mean ${suggestion}?`;
  item.append(button, ' ', field, `${path === '' ? '' : ': '}${text}${hint}`);
  return item;
}

/** What is said of no place. */
export function textItem(text) {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}
