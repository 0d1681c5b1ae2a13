import { hasCode } from '#engine/text/has_code';
import { type Command, type Configure, OK } from '../command.ts';
import { UsageError } from '../usage_error.ts';

const PACKAGES = 'vscode-languageserver vscode-languageserver-textdocument';

export const lsp: Command = {
  name: 'lsp',
  usage: 'lsp [options]',
  description: `Serves an editor by the Language Server Protocol, over standard input and output: what validate
says of manifests as they are typed, with fixes; what explain says of the field under the pointer;
fields, values and names of objects to choose from; the object that a name refers to, and who refers
to it.

The folder of the editor is checked as kubetyped validate would check it there: by the section
validate of kubetyped.yaml, with the definitions of custom resources among its files.

It needs two packages: npm install ${PACKAGES}`,
  options: { stdio: { type: 'boolean', help: 'standard input and output, which are used anyway' } },
  examples: [['kubetyped lsp', 'what editors run; docs/editors.md has their settings']],
  run: async (args, configure) => {
    if (args.paths.length > 0) throw new UsageError('lsp takes no paths', 'the editor says what its folders are');
    await serve(configure);
    return OK;
  },
};

async function serve(configure: Configure): Promise<void> {
  let server: typeof import('../lsp/server.ts');
  try {
    server = await import('../lsp/server.ts');
  } catch (error) {
    if (!hasCode(error, 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new UsageError('the language server needs packages that are not installed', `npm install ${PACKAGES}`);
  }
  server.serve(configure);
}
