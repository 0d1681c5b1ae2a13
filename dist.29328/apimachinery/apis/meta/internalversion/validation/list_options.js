import { forbidden, notSupported } from '#apimachinery/util/validation/field/constructors';
import { ofNamedType } from '#apimachinery/util/validation/field/named_type';
import { newPath } from '#apimachinery/util/validation/field/path';
import { ResourceVersionMatchExact, ResourceVersionMatchNotOlderThan } from '../../v1/zz_generated.constants.js';
/**
 * Validates the options of a list or watch: which combinations are allowed. Mirrors Go's
 * `validation.ValidateListOptions`, whose argument is the internal form of the same options.
 * @param isWatchListFeatureEnabled whether the server has the feature WatchList, which `sendInitialEvents` needs
 */
export function validateListOptions(options, isWatchListFeatureEnabled) {
    return options.watch === true ? validateWatch(options, isWatchListFeatureEnabled) : validateList(options);
}
function validateList(options) {
    const errors = [];
    const path = newPath('resourceVersionMatch');
    const match = options.resourceVersionMatch ?? '';
    if (match !== '') {
        if (!options.resourceVersion)
            errors.push(forbidden(path, 'resourceVersionMatch is forbidden unless resourceVersion is provided'));
        if (options.continue)
            errors.push(forbidden(path, 'resourceVersionMatch is forbidden when continue is provided'));
        if (match !== ResourceVersionMatchExact && match !== ResourceVersionMatchNotOlderThan) {
            errors.push(ofNamedType(notSupported(path, match, [ResourceVersionMatchExact, ResourceVersionMatchNotOlderThan, ''])));
        }
        if (match === ResourceVersionMatchExact && options.resourceVersion === '0') {
            errors.push(forbidden(path, 'resourceVersionMatch "exact" is forbidden for resourceVersion "0"'));
        }
    }
    if (sendsInitialEvents(options))
        errors.push(forbidden(newPath('sendInitialEvents'), 'sendInitialEvents is forbidden for list'));
    return errors;
}
function validateWatch(options, isWatchListFeatureEnabled) {
    const errors = [];
    const path = newPath('resourceVersionMatch');
    const match = options.resourceVersionMatch ?? '';
    if (sendsInitialEvents(options)) {
        if (match !== ResourceVersionMatchNotOlderThan) {
            errors.push(forbidden(path, `sendInitialEvents requires setting resourceVersionMatch to ${ResourceVersionMatchNotOlderThan}`));
        }
        if (!isWatchListFeatureEnabled) {
            errors.push(forbidden(newPath('sendInitialEvents'), 'sendInitialEvents is forbidden for watch unless the WatchList feature gate is enabled'));
        }
    }
    if (match === '')
        return errors;
    if (!sendsInitialEvents(options))
        errors.push(forbidden(path, 'resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided'));
    if (match !== ResourceVersionMatchNotOlderThan)
        errors.push(ofNamedType(notSupported(path, match, [ResourceVersionMatchNotOlderThan])));
    if (options.continue)
        errors.push(forbidden(path, 'resourceVersionMatch is forbidden when continue is provided'));
    return errors;
}
/** Whether the option is set, even to false. */
function sendsInitialEvents(options) {
    return options.sendInitialEvents !== undefined && options.sendInitialEvents !== null;
}
