import type { ContactPayload, ContactResponse } from '@plinth/ui/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { SILENT_API } from '../data/silentApi.ts';
import { variant } from '../variants/cloud/index.ts';
import type { SiteRuntime } from '../shell/runtime.ts';
import { type ContactSubmission, useSubmissionState } from './useContactSubmission.ts';

const MESSAGE: ContactPayload = {
  companyName: 'Acme',
  name: 'Ada',
  mobile: '0912345678',
  lineId: '',
  description: 'Hello',
};

test('a second submit in the same breath sends nothing, and one after the result has been read does', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const addContact = vi.fn<() => Promise<ContactResponse>>(async () => ({ isError: true, message: 'No' }));
  const runtime = { api: { ...SILENT_API, addContact }, variant } as unknown as SiteRuntime;
  const told = vi.fn<(submission: ContactSubmission) => void>();
  function Probe() {
    told(useSubmissionState(runtime));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
  const now = () => {
    const [latest] = told.mock.lastCall ?? [];
    if (latest === undefined) throw new Error('Nothing was rendered.');
    return latest;
  };
  const pressTwice = () =>
    act(async () => {
      const { send } = now();
      await Promise.all([send(MESSAGE, '', 'en'), send(MESSAGE, '', 'en')]);
    });
  await pressTwice();
  expect(addContact).toHaveBeenCalledTimes(1);
  expect(now().submission.status).toBe('refused');
  await act(async () => now().settle());
  await pressTwice();
  expect(addContact).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
