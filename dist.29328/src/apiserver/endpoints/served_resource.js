import { inTurns } from '../turns/turns.js';
/** A FieldManager that lets others work between its steps. */
export function fieldManagerInTurns(manager) {
    return {
        updateNoErrors: (live, object, name) => inTurns(manager.updatingNoErrors(live, object, name)),
        apply: (live, config, name, options) => inTurns(manager.applying(live, config, name, options)),
    };
}
