import { readFileSync } from 'node:fs';
import { apiPages } from './api/pages.mjs';
import { guides } from './guides.mjs';
import { layout } from './layout.mjs';
import { referencePages } from './reference/pages.mjs';
import { searchIndex } from './search_index.mjs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export default function configure(config) {
  const reference = referencePages();
  const api = apiPages();
  const written = guides();
  config.addGlobalData('version', version);
  config.addGlobalData('reference', () => reference);
  config.addGlobalData('api', () => api);
  config.addGlobalData('guides', () => written);
  config.addGlobalData('searchIndex', () => searchIndex(reference, api, written));
  config.addTransform('layout', function addLayout(content) {
    return this.page.outputPath?.endsWith('.html') ? layout(content, this.page.url, written) : content;
  });
  config.setTemplateFormats(['11ty.js']);
}
