// Fast path for times as Kubernetes writes them (years 1000 to 9999, UTC, whole seconds), to and from seconds since
// 1970: lists contain thousands of them.
const DAY = 86400;
/** Seconds since 1970 of the years 1000 and 10000. */
const FIRST = -30610224000;
const END = 253402300800;
function twoDigits(text, at) {
    const tens = text.charCodeAt(at) - 48;
    const ones = text.charCodeAt(at + 1) - 48;
    return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}
/** Seconds since 1970 of a string of this form; NaN for any other string, valid or not. */
export function plainSeconds(text) {
    if (text.length !== 20 || text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45 || text.charCodeAt(10) !== 84)
        return NaN;
    if (text.charCodeAt(13) !== 58 || text.charCodeAt(16) !== 58 || text.charCodeAt(19) !== 90)
        return NaN;
    const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
    const month = twoDigits(text, 5);
    const day = twoDigits(text, 8);
    const hour = twoDigits(text, 11);
    const minute = twoDigits(text, 14);
    const second = twoDigits(text, 17);
    if (!(year >= 1000 && month >= 1 && month <= 12 && day >= 1 && hour < 24 && minute < 60 && second < 60))
        return NaN;
    const days = daysOf(year, month, day);
    // A day beyond the end of the month falls in the next one.
    return day > 28 && dateOf(days)[2] !== day ? NaN : days * DAY + hour * 3600 + minute * 60 + second;
}
/** Days since 1970: years start in March here, so that the leap day comes last. */
function daysOf(year, month, day) {
    const shifted = month > 2 ? year : year - 1;
    const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
    return (365 * shifted + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + dayOfYear - 719468);
}
function dateOf(days) {
    const shifted = days + 719468;
    const cycle = Math.floor(shifted / 146097);
    const ofCycle = shifted - cycle * 146097;
    const year = Math.floor((ofCycle - Math.floor(ofCycle / 1460) + Math.floor(ofCycle / 36524) - Math.floor(ofCycle / 146096)) / 365);
    const ofYear = ofCycle - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
    const month = Math.floor((5 * ofYear + 2) / 153);
    return [
        cycle * 400 + year + (month > 9 ? 1 : 0),
        month > 9 ? month - 9 : month + 3,
        ofYear - Math.floor((153 * month + 2) / 5) + 1,
    ];
}
function padded(value) {
    return value < 10 ? `0${value}` : String(value);
}
let lastDay = NaN;
let lastDate = '';
/** Formats seconds in this form; undefined outside its years. */
export function plainText(seconds) {
    if (!(seconds >= FIRST && seconds < END))
        return undefined;
    const days = Math.floor(seconds / DAY);
    const ofDay = seconds - days * DAY;
    if (days !== lastDay) {
        const [year, month, day] = dateOf(days);
        lastDay = days;
        lastDate = `${year}-${padded(month)}-${padded(day)}T`;
    }
    return `${lastDate}${padded(Math.floor(ofDay / 3600))}:${padded(Math.floor(ofDay / 60) % 60)}:${padded(ofDay % 60)}Z`;
}
/** A year with a sign or more than four digits, possible only in Protobuf. */
const LONG_YEAR = /^(-?\d{4,9})(-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{6})?Z)$/;
/** Years and seconds after which the calendar repeats. */
const CYCLE_YEARS = 400;
const CYCLE = 146097 * DAY;
/**
 * Maps a time of such a year to the years 2000 to 2399, with the difference in seconds; undefined for any other string.
 */
export function longYear(text) {
    const match = LONG_YEAR.exec(text);
    if (match === null)
        return undefined;
    const year = Number(match[1]);
    const cycles = Math.floor((year - 2000) / CYCLE_YEARS);
    return { text: `${year - cycles * CYCLE_YEARS}${match[2]}`, shift: cycles * CYCLE };
}
