import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { ListOptions } from '../../v1/zz_generated.types.ts';
/** The fields {@link validateListOptions} checks. Any ListOptions fits. */
export type ListOptionsLike = Readonly<Partial<Pick<ListOptions, 'watch' | 'resourceVersion' | 'resourceVersionMatch' | 'continue' | 'sendInitialEvents'>>>;
/**
 * Validates the options of a list or watch: which combinations are allowed. Mirrors Go's
 * `validation.ValidateListOptions`, whose argument is the internal form of the same options.
 * @param isWatchListFeatureEnabled whether the server has the feature WatchList, which `sendInitialEvents` needs
 */
export declare function validateListOptions(options: ListOptionsLike, isWatchListFeatureEnabled: boolean): ErrorList;
