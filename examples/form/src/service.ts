// The page of Services.
import { Service } from 'kubetyped/api/core/v1';
import { checkService } from 'kubetyped/kinds/core';
import { validateAs } from 'kubetyped/validation';
import { builtInKind } from './kind.ts';
import { openPage } from './page.ts';

openPage(builtInKind('service', (object) => validateAs(Service, checkService, object)));
