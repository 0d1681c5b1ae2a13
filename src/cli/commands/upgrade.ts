import type { Command } from '../command.ts';

export const upgrade: Command = {
  name: 'upgrade',
  usage: 'upgrade [--dir FOLDER] [--dry-run]',
  description: `Brings a project that kubetyped new and create wrote to this version: its dependency, and the
files that their templates have changed since. Your changes are kept. Both are merged as git merges
branches: with what was written at first as the base, which is in .kubetyped.json.

A place that you and the templates have changed is marked in the file by <<<<<<<, ======= and
>>>>>>>, and the file is named. What you have deleted stays deleted. Manifests that npm run
manifests writes are left to it. Everything is written, or nothing.

  npx kubetyped@latest upgrade --dry-run

Commit before, and look at git diff afterwards.

Exit status: 0 done, or nothing to do; 1 something is to be decided by you, and is named; 2 wrong
usage, or it can't be written.`,
  options: {
    dir: { type: 'string', placeholder: 'FOLDER', help: 'the folder of the project (default: this one)' },
    'dry-run': { type: 'boolean', help: 'print the changes as a diff, and write nothing' },
  },
  examples: [
    ['kubetyped upgrade --dry-run', 'what would change'],
    ['kubetyped upgrade', 'change it; then npm install, npm run manifests, npm test'],
  ],
  run: async (args) => (await import('../projects/upgrade.ts')).upgradeProject(args),
};
