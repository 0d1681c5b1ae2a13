import { decodeBase64 } from '#engine/text/base64';
const BOUNDARY = /^-----(BEGIN|END) ([^\n]*)-----[ \t\r]*$/;
/** The blocks of a text; what is no block is passed over. Mirrors Go's `pem.Decode`, called until there is nothing more. */
export function pemBlocks(text) {
    const blocks = [];
    let open;
    for (const line of text.split('\n')) {
        const [, boundary, type = ''] = BOUNDARY.exec(line) ?? [];
        if (boundary === 'BEGIN')
            open = { type, lines: [], headers: 0 };
        else if (boundary === 'END') {
            const bytes = open?.type === type ? bytesOf(open.lines) : undefined;
            if (open !== undefined && bytes !== undefined)
                blocks.push({ type, hasHeaders: open.headers > 0, bytes });
            open = undefined;
        }
        else if (open?.lines.length === 0 && line.includes(':'))
            open.headers++;
        else
            open?.lines.push(line);
    }
    return blocks;
}
function bytesOf(lines) {
    try {
        return decodeBase64(lines.join('').replace(/[ \t\r]/g, ''));
    }
    catch {
        return undefined;
    }
}
