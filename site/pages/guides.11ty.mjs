import { fromMarkdown } from '../html.mjs';

export const data = {
  pagination: { data: 'guides', size: 1, alias: 'entry' },
  permalink: ({ entry }) => entry.path,
};

export function render({ entry }) {
  return fromMarkdown(entry.text);
}
