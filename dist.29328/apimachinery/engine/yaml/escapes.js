/** What may stand behind a backslash in double quotes, and the characters it stands for, in the same order. */
const LETTERS = '0abtnvfre"\\N_LP';
const CHARACTERS = '\0\x07\b\t\n\v\f\r\x1b"\\\x85\xa0\u2028\u2029';
/** Characters that stand for themselves; read, but never written. */
const MORE = "\t '";
/** The character that a letter behind a backslash stands for; undefined for none. */
export function characterOf(letter) {
    return MORE.includes(letter) ? letter : CHARACTERS[LETTERS.indexOf(letter)];
}
/** The letter that stands for a character; undefined for none. */
export function letterOf(character) {
    return LETTERS[CHARACTERS.indexOf(character)];
}
