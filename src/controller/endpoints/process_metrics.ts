import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ValueMetric } from '../metrics/metric.ts';
import type { Registry } from '../metrics/registry.ts';

/**
 * Adds the metrics of the process, unless they are there, under the names that Prometheus' clients give them; outside of
 * Linux those alone that Node itself knows.
 */
export function registerProcessMetrics(registry: Registry): void {
  if (registry.has('process_start_time_seconds')) return;
  const value = (type: 'counter' | 'gauge', name: string, help: string, read: () => number | undefined): void =>
    registry.register(new ValueMetric(type, name, help)).compute((set) => {
      const now = read();
      if (now !== undefined) set({}, now);
    });
  const started = Date.now() / 1000 - process.uptime();
  value('gauge', 'process_start_time_seconds', 'When the process began, in seconds since 1970.', () => started);
  value('gauge', 'process_resident_memory_bytes', 'Bytes of memory that the process has.', () =>
    process.memoryUsage.rss(),
  );
  value('counter', 'process_cpu_seconds_total', 'Seconds that the process has computed.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  if (!existsSync('/proc/self/stat')) return;
  const limit = (name: string): number | undefined => {
    const soft = new RegExp(`^${name} +(\\S+)`, 'm').exec(readFileSync('/proc/self/limits', 'latin1'))?.[1];
    return soft === undefined || soft === 'unlimited' ? undefined : Number(soft);
  };
  value(
    'gauge',
    'process_open_fds',
    'Files and connections that are open.',
    () =>
      // The folder itself is open, too, while it is read.
      readdirSync('/proc/self/fd').length - 1,
  );
  value('gauge', 'process_max_fds', 'Files and connections that may be open.', () => limit('Max open files'));
  value('gauge', 'process_virtual_memory_bytes', 'Bytes of addresses that the process has.', () => {
    // The name of the program, in parentheses, may have spaces.
    const fields = readFileSync('/proc/self/stat', 'latin1').split(') ').at(-1)?.split(' ');
    return fields?.[20] === undefined ? undefined : Number(fields[20]);
  });
}
