/**
 * Answers for checks as Kubernetes components do: 200 with `ok`, or 500 with a line for each check. `?verbose` shows the
 * lines of a success, too; a further part of the path asks for one check.
 * @param name of the endpoint: `healthz`
 * @param only the check that is asked for; empty for all
 */
export async function answerHealth(name, checks, only, verbose) {
    const wanted = Object.entries(checks).filter(([check]) => only === '' || check === only);
    if (only !== '' && wanted.length === 0)
        return new Response('404 page not found\n', { status: 404 });
    const lines = [];
    let failed = false;
    for (const [check, run] of wanted) {
        try {
            await run();
            lines.push(`[+]${check} ok`);
        }
        catch {
            // What is wrong may be nobody's business who can reach the endpoint.
            lines.push(`[-]${check} failed: reason withheld`);
            failed = true;
        }
    }
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
    if (failed)
        return new Response([...lines, `${name} check failed`, ''].join('\n'), { status: 500, headers });
    return new Response(verbose ? [...lines, `${name} check passed`, ''].join('\n') : 'ok', { headers });
}
