/**
 * The version to run: the wanted one, unless it is older than what runs. What a newer version wrote, an older one can't
 * read.
 * @param running undefined before the first roll-out is complete
 */
export function versionToRun(wanted: string, running: string | undefined): string {
  return running !== undefined && isOlder(wanted, running) ? running : wanted;
}

function isOlder(a: string, b: string): boolean {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  for (const [at, number] of right.entries()) {
    // 8.1 is any 8.1.x.
    const other = left[at];
    if (other === undefined) return false;
    if (other !== number) return other < number;
  }
  return false;
}

function numbersOf(version: string): number[] {
  return version.split('.').map(Number);
}
