import { ApiError, type ApiClient } from '@plinth/ui/api';
import { expect, test, vi } from 'vitest';
import { requestOf } from './requestOf.ts';
import { requests } from './requests.ts';

function apiOf(changes: Partial<ApiClient>): ApiClient {
  const unexpected = () => Promise.reject(new Error('This call was not expected.'));
  return {
    getMenu: unexpected,
    getHomeData: unexpected,
    getService: unexpected,
    addContact: unexpected,
    getJson: unexpected,
    ...changes,
  };
}

test.each([
  [{ page: 'home', langCode: 'en' }, 'home:en'],
  [{ page: 'service', langCode: 'zh-tw', id: '2' }, 'service:2:zh-tw'],
  [{ page: 'service', langCode: 'zh-tw' }, 'service::zh-tw'],
  [{ page: 'plan', langCode: 'en' }, 'service:1:en'],
] as const)('the data of %o is kept under %s', (match, key) => {
  expect(requestOf(match)?.key).toBe(key);
});

test.each([{ page: 'about', langCode: 'en' }, { page: 'error' }] as const)('%o asks for nothing', (match) => {
  expect(requestOf(match)).toBeUndefined();
});

test('the plan is service 1 in the language of the page', async () => {
  const getService = vi.fn<ApiClient['getService']>().mockRejectedValue(new ApiError('http', 'No.'));
  await expect(requests.plan('en').run(apiOf({ getService }))).rejects.toThrow('No.');
  expect(getService).toHaveBeenCalledExactlyOnceWith('1', 'en', undefined);
});

test('a service page without an id counts as an empty answer, and asks nobody', async () => {
  const asked = requests.service('en', undefined).run(apiOf({}));
  await expect(asked).rejects.toMatchObject({ name: 'ApiError', kind: 'abnormal' });
});
