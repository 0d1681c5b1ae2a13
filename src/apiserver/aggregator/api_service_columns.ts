import type { APIService } from '#api/apiregistration/v1/zz_generated.types';
import { ageColumn, nameColumn } from '../../kinds/aspects/cells.ts';
import type { Column } from '../../kinds/aspects/column.ts';
import { availabilityOf } from './availability.ts';

const serviceColumn: Column<APIService> = {
  name: 'Service',
  description: 'The reference to the service that hosts this API endpoint.',
  value: ({ spec }) => (spec?.service === undefined ? 'Local' : `${spec.service.namespace}/${spec.service.name}`),
};

const availableColumn: Column<APIService> = {
  name: 'Available',
  description: 'Whether this service is available.',
  value: (service) => {
    const found = availabilityOf(service);
    if (found === undefined) return 'Unknown';
    return found.status === 'True' ? 'True' : `${found.status} (${found.reason})`;
  },
};

/** Of APIServices. */
export const apiServiceColumns: readonly Column<APIService>[] = [nameColumn, serviceColumn, availableColumn, ageColumn];
