import type { Arguments } from '../arguments.ts';
import { UsageError } from '../usage_error.ts';
import { addPart, partFiles, projectOf } from './create_part.ts';
import { render } from './render.ts';
import { MEMO } from './templates.ts';

/** `create chart`. @returns the exit status @throws UsageError */
export function createChart(args: Arguments): number {
  const [, more] = args.paths;
  if (more !== undefined) throw new UsageError(`create chart takes no ${more}: its name is that of the project`);
  const project = projectOf(args);
  const chosen = partFiles((path) => path.startsWith('chart/') || path === 'src/chart.ts');
  const files = render(chosen, MEMO, { ...MEMO, project: project.name });
  const next = ['look at chart/Chart.yaml and chart/values.yaml, then:'];
  return addPart(args, project, { files, lines: { chart: 'chart' } }, next);
}
