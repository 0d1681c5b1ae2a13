import { string as randomString } from '#apimachinery/util/rand/string';
const RANDOM_LENGTH = 5;
const MAX_GENERATED_BASE = 63 - RANDOM_LENGTH;
/** Mirrors Go's `names.SimpleNameGenerator`. */
export function generateName(base) {
    return `${base.slice(0, MAX_GENERATED_BASE)}${randomString(RANDOM_LENGTH)}`;
}
