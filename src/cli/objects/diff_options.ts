import { diff } from '#apimachinery/util/objectdiff/diff';
import type { DiffOptions } from '#apimachinery/util/objectdiff/diff_options';
import { DiffPathError } from '#apimachinery/util/objectdiff/diff_path_error';
import { ServerFields } from '#apimachinery/util/objectdiff/server_fields';
import { scheme } from '../../index.ts';
import type { Arguments } from '../arguments.ts';
import { splitPaths } from '../input/split_paths.ts';
import { UsageError } from '../usage_error.ts';

/** How objects are compared, by the command line. @param ignored fields to ignore besides @throws UsageError when a path to ignore is invalid */
export function diffOptions(args: Arguments, ignored: readonly string[] = []): DiffOptions {
  const ignore = [
    ...ignored,
    ...splitPaths(args.value('ignore') ?? ''),
    ...(args.has('skip-server-fields') ? ServerFields : []),
  ];
  const options: DiffOptions = { scheme, exact: args.has('exact'), ignore };
  try {
    diff({}, {}, options);
  } catch (error) {
    if (error instanceof DiffPathError) throw new UsageError(error.message);
    throw error;
  }
  return options;
}
