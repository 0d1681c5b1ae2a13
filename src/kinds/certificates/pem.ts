import { decodeBase64 } from '#engine/text/base64';

/** A block of PEM. */
export interface PEMBlock {
  /** `CERTIFICATE` */
  readonly type: string;
  readonly hasHeaders: boolean;
  readonly bytes: Uint8Array;
}

const BOUNDARY = /^-----(BEGIN|END) ([^\n]*)-----[ \t\r]*$/;

/** The blocks of a text; what is not a block is passed over. Mirrors Go's `pem.Decode`, called until there is nothing more. */
export function pemBlocks(text: string): PEMBlock[] {
  const blocks: PEMBlock[] = [];
  let open: { readonly type: string; readonly lines: string[]; headers: number } | undefined;
  for (const line of text.split('\n')) {
    const [, boundary, type = ''] = BOUNDARY.exec(line) ?? [];
    if (boundary === 'BEGIN') open = { type, lines: [], headers: 0 };
    else if (boundary === 'END') {
      const bytes = open?.type === type ? bytesOf(open.lines) : undefined;
      if (open !== undefined && bytes !== undefined) blocks.push({ type, hasHeaders: open.headers > 0, bytes });
      open = undefined;
    } else if (open?.lines.length === 0 && line.includes(':')) open.headers++;
    else open?.lines.push(line);
  }
  return blocks;
}

function bytesOf(lines: readonly string[]): Uint8Array | undefined {
  try {
    return decodeBase64(lines.join('').replace(/[ \t\r]/g, ''));
  } catch {
    return undefined;
  }
}
