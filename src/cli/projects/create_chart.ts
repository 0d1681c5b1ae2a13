import type { Arguments } from '../arguments.ts';
import { UsageError } from '../usage_error.ts';
import { addPart, projectOf } from './create_part.ts';

/** `create chart`. @returns the exit status @throws UsageError */
export function createChart(args: Arguments): number {
  const [, more] = args.paths;
  if (more !== undefined) throw new UsageError(`create chart takes no ${more}: the chart is named after the project`);
  const project = projectOf(args);
  const step = { do: 'create chart', project: project.name };
  const next = ['look at chart/Chart.yaml and chart/values.yaml, then:'];
  return addPart(args, project, { step, lines: { chart: 'chart' } }, next);
}
