import { hasCode } from '#engine/text/has_code';
import { type Command, type Configure, OK } from '../command.ts';
import { UsageError } from '../usage_error.ts';

const PACKAGES = 'vscode-languageserver vscode-languageserver-textdocument';

export const lsp: Command = {
  name: 'lsp',
  usage: 'lsp [options]',
  description: `Runs a language server for editors (Language Server Protocol, over standard input and output):
diagnostics of validate as you type, with quick fixes; hover text from explain; completion of
fields, values and object names; go to definition and find references between objects.

The workspace is checked as kubetyped validate would check it there: with the validate section of
kubetyped.yaml, and the CustomResourceDefinitions among its files.

It needs two packages: npm install ${PACKAGES}`,
  options: { stdio: { type: 'boolean', help: 'use standard input and output (the default)' } },
  examples: [['kubetyped lsp', 'the command for editors; docs/editors.md has their settings']],
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
