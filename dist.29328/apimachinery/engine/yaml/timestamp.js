const pattern = /^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:([Tt ])([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2})(?:[.,][0-9]+)?(Z|[-+][0-9]{2}:[0-9]{2})?)?$/;
const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Whether Go's YAML library takes a plain scalar for a timestamp: it does for fewer forms than YAML 1.1 has. */
export function isTimestamp(text) {
    if (text.charCodeAt(4) !== 0x2d)
        return false;
    const match = pattern.exec(text);
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    if (month < 1 || month > 12 || day < 1 || day > daysOfMonth[month - 1] + (leap ? 1 : 0))
        return false;
    const separator = match[4];
    if (separator === undefined)
        return true;
    if (Number(match[5]) > 23 || Number(match[6]) > 59 || Number(match[7]) > 59)
        return false;
    const zone = match[8];
    // With a blank there must be no zone, with a T there must be one.
    if (separator === ' ')
        return zone === undefined;
    if (zone === undefined)
        return false;
    return zone === 'Z' || (Number(zone.slice(1, 3)) <= 24 && Number(zone.slice(4, 6)) <= 60);
}
