// What the language server says of every place in files of all sorts, to the letter. KUBETYPED_TEXTS=write writes
// places.txt again: read the difference.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { DocumentSymbol, Location, Range } from 'vscode-languageserver/node';
import { assertHeld } from '../held_text.ts';
import { Editor } from './editor.ts';

const FILE = 'test/lsp/places.txt';
const FOLDER = resolve('test/lsp/files');

const place = ({ start, end }: Range): string =>
  start.line === end.line
    ? `${start.line + 1}:${start.character + 1}-${end.character + 1}`
    : `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;

const target = ({ uri, range }: Location): string => `${relative(FOLDER, fileURLToPath(uri))} ${place(range)}`;

const symbol = ({ name, kind, range, selectionRange, children = [] }: DocumentSymbol): string =>
  `${name} (${kind}) ${place(range)} ${place(selectionRange)}${children.length === 0 ? '' : ` [${children.map(symbol).join(', ')}]`}`;

/** The first column of a line where something stands, those of what stands behind a colon and a dash, and its end. */
function columnsOf(line: string): number[] {
  const starts = Array.from(line.matchAll(/(?<=^|[\s{[,"'])[^\s{}[\],"']/g), ({ index }) => index);
  return [...new Set([0, ...starts, line.length])].sort((a, b) => a - b);
}

async function placesOf(editor: Editor, name: string): Promise<string[]> {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const uri = await editor.open(join(FOLDER, name), text, name.endsWith('.json') ? 'json' : 'yaml');
  const said = [`== ${name}`];
  for (const { range, severity, code, message } of await editor.diagnostics(uri))
    said.push(`! ${place(range)} ${severity} ${code}: ${message}`);
  for (const each of await editor.symbols(uri)) said.push(`# ${symbol(each)}`);
  const lines = text.split('\n');
  for (const [line, words] of lines.entries()) {
    said.push(words);
    let before = '';
    for (const character of columnsOf(words)) {
      const position = { line, character };
      const hover = (await editor.hover(uri, position)).replaceAll(/\s+/g, ' ').slice(0, 160);
      const items = (await editor.complete(uri, position)).map(({ label, kind, textEdit, detail = '' }) => {
        const edit =
          textEdit !== undefined && 'range' in textEdit ? `${place(textEdit.range)}=${textEdit.newText}` : '';
        return `${label}/${kind}${detail === '' ? '' : ` (${detail})`} ${JSON.stringify(edit)}`;
      });
      const some = items.length > 6 ? [...items.slice(0, 3), `${items.length} in all`, ...items.slice(-1)] : items;
      const definitions = (await editor.definition(uri, position)).map(target);
      const references = (await editor.references(uri, position)).map(target);
      const fixes = (await editor.fixes(uri, { start: position, end: position })).map(({ title, edit }) => {
        const edits = Object.values(edit?.changes ?? {}).flat();
        return `${title} ${edits.map(({ range, newText }) => `${place(range)}=${JSON.stringify(newText)}`).join(' ')}`;
      });
      const answer = [
        ...(hover === '' ? [] : [`hover ${hover}`]),
        ...(some.length === 0 ? [] : [`complete ${some.join(', ')}`]),
        ...(definitions.length === 0 ? [] : [`definition ${definitions.join(', ')}`]),
        ...(references.length === 0 ? [] : [`references ${references.join(', ')}`]),
        ...fixes.map((fix) => `fix ${fix}`),
      ].map((each) => `  ${each}`);
      const all = answer.join('\n');
      if (all !== before && answer.length > 0) said.push(` ${line + 1}:${character + 1}`, ...answer);
      before = all;
    }
  }
  await editor.closeDocument(uri);
  return said;
}

test('every place is answered as before', async () => {
  const editor = new Editor();
  await editor.start(FOLDER);
  const said: string[] = [];
  for (const name of readdirSync(FOLDER).sort()) said.push(...(await placesOf(editor, name)));
  assert.equal(await editor.close(), 0);
  assert.deepEqual(editor.messages, []);
  const text = `${said.join('\n')}\n`;
  assertHeld(FILE, text);
});
