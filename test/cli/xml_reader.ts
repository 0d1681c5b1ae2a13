/** An element of an XML document. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads XML 1.0 without declarations, comments and CDATA sections.
 * @throws Error for what is not well-formed
 */
export function readXML(text: string): Element {
  assertCharacters(text);
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!text.startsWith(head)) throw new Error('no XML declaration');
  const document: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const token = /<(\/?)([\w-]+)((?: [\w-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  let at = (token.lastIndex = head.length);
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    at = token.lastIndex;
    const [, end, name = '', attributes = '', empty, words] = match;
    const last = open.at(-1)!;
    if (words !== undefined) last.text += decode(words);
    else if (end === '/') {
      if (open.pop()!.name !== name) throw new Error(`</${name}> ends nothing`);
    } else {
      const pairs = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(
        ([, key, value]) => [key!, decode(value!)] as const,
      );
      if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`duplicate attribute of ${name}`);
      const element: Element = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
      last.children.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  if (at !== text.length || open.length !== 1 || document.children.length !== 1)
    throw new Error(`not well-formed at ${at}: ${text.slice(at, at + 40)}`);
  return document.children[0]!;
}

function assertCharacters(text: string): void {
  for (const char of text) {
    const code = char.codePointAt(0)!;
    const isAllowed = code === 9 || code === 10 || code === 13 || (code >= 32 && code < 0xd800) || code > 0xdfff;
    if (!isAllowed || code === 0xfffe || code === 0xffff) throw new Error(`U+${code.toString(16)} is not allowed`);
  }
}

function decode(text: string): string {
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const code = /^#(\d+)$/.exec(name)?.[1];
    if (!whole.endsWith(';') || (code === undefined && ENTITIES[name] === undefined))
      throw new Error(`bad entity ${whole}`);
    return code === undefined ? ENTITIES[name]! : String.fromCodePoint(Number(code));
  });
}
