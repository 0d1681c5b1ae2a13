export const EventSeries = {
    type: 'k8s.io/api/events/v1beta1.EventSeries',
    get fields() {
        return [
            ['count', 'int32', 0],
            ['lastObservedTime', '@v1.MicroTime', 0],
        ];
    },
};
