import { ApiError, type ApiClient } from '@plinth/ui/api';

/** Says that there is nobody to ask, before anything is sent. */
const refuse = () => Promise.reject(new ApiError('network', 'There is no backend here.'));

/** The calls where nobody answers them: while a page is rendered, and on a plain host. */
export const SILENT_API: ApiClient = {
  getMenu: refuse,
  getHomeData: refuse,
  getService: refuse,
  addContact: refuse,
  getJson: refuse,
};
