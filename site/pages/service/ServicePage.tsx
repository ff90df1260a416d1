/** A service's page. */
export { ServiceContent as Page } from './ServiceContent.tsx';
