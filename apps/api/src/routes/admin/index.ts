import { adminDoor } from '../../http/admin-door.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { entranceRoutes } from './entrance.ts';
import { inspectingRoutes } from './games.ts';
import { peopleRoutes } from './people.ts';
import { reportRoutes } from './reports.ts';
import { staffRoutes } from './staff.ts';

/** All that admins may do: each behind the same door, and none elsewhere. */
export function adminRoutes(app: App, services: RouteServices): void {
  app.register((admin: App, _options, registered) => {
    adminDoor(admin, () => services.desk);
    entranceRoutes(admin, services);
    staffRoutes(admin, services);
    peopleRoutes(admin, services);
    reportRoutes(admin, services);
    inspectingRoutes(admin, services);
    registered();
  });
}
