import type { Library } from './library.ts';
/** What matches a pattern of RE2: `find` and `findAll`. Mirrors Kubernetes' `library.Regex`. */
export declare function regex(): Library;
