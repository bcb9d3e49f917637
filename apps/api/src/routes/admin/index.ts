import { adminDoor } from '../../http/admin-door.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { dashboardRoutes } from './dashboard.ts';
import { editionRoutes } from './editions.ts';
import { entranceRoutes } from './entrance.ts';
import { fileRoutes } from './files.ts';
import { inspectingRoutes } from './games.ts';
import { helpingRoutes } from './helping.ts';
import { peopleRoutes } from './people.ts';
import { reportRoutes } from './reports.ts';
import { staffRoutes } from './staff.ts';
import { tidyingRoutes } from './tidying.ts';
import { timelineRoutes } from './timeline.ts';

/** All that admins may do: each behind the same door, and none elsewhere. */
export function adminRoutes(app: App, services: RouteServices): void {
  app.register((admin: App, _options, registered) => {
    adminDoor(admin, () => services.desk);
    entranceRoutes(admin, services);
    staffRoutes(admin, services);
    peopleRoutes(admin, services);
    reportRoutes(admin, services);
    inspectingRoutes(admin, services);
    editionRoutes(admin, services);
    helpingRoutes(admin, services);
    timelineRoutes(admin, services);
    fileRoutes(admin, services);
    tidyingRoutes(admin, services);
    dashboardRoutes(admin, services);
    registered();
  });
}
