import { ApiError, type ApiClient } from '@plinth/ui/api';

/** Fails because there is nobody to ask, before anything is sent. */
const refuse = () => Promise.reject(new ApiError('network', 'There is no backend here.'));

/** The API client where nobody answers calls: while a page is prerendered, and on a plain host. */
export const SILENT_API: ApiClient = {
  getMenu: refuse,
  getHomeData: refuse,
  getService: refuse,
  addContact: refuse,
  getJson: refuse,
};
