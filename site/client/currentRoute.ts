import { matchRoute } from '../routes/index.ts';
import { BASE_PATH } from './settings.ts';

/** The part of the location that the routes know, without the base. */
export function currentRoute() {
  const { pathname, search } = window.location;
  return matchRoute(`/${pathname.slice(BASE_PATH.length)}`, search);
}
