/** Says that something is well by returning, and that it isn't by throwing. Mirrors controller-runtime's `healthz.Checker`. */
export type HealthCheck = () => void | Promise<void>;

/** Checks by name. */
export type HealthChecks = Readonly<Record<string, HealthCheck>>;

/**
 * Answers for checks as Kubernetes components do: 200 with `ok`, or 500 with a line for each check. `?verbose` shows the
 * lines of a success, too; a further part of the path asks for one check.
 * @param name of the endpoint: `healthz`
 * @param only the check that is asked for; empty for all
 */
export async function answerHealth(
  name: string,
  checks: HealthChecks,
  only: string,
  verbose: boolean,
): Promise<Response> {
  const wanted = Object.entries(checks).filter(([check]) => only === '' || check === only);
  if (only !== '' && wanted.length === 0) return new Response('404 page not found\n', { status: 404 });
  const lines: string[] = [];
  let failed = false;
  for (const [check, run] of wanted) {
    try {
      await run();
      lines.push(`[+]${check} ok`);
    } catch {
      // The reason is not for all who can reach the endpoint.
      lines.push(`[-]${check} failed: reason withheld`);
      failed = true;
    }
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  if (failed) return new Response([...lines, `${name} check failed`, ''].join('\n'), { status: 500, headers });
  return new Response(verbose ? [...lines, `${name} check passed`, ''].join('\n') : 'ok', { headers });
}
