import type { Filter } from '../filters/filter.ts';
/** Shows browsers the page. @param isShown whether it is there now */
export declare function withObjectBrowser(isShown: () => boolean): Filter;
