// @vitest-environment happy-dom
import type { ContactPayload } from '@plinth/ui/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { attemptKey, clearDraft, keepTyped, readDraft, saveDraft } from './draft.ts';
import { DRAFT_KEY } from './draftKey.ts';

const MESSAGE: ContactPayload = {
  companyName: '層雲',
  name: 'Ada',
  mobile: '0912345678',
  lineId: '',
  description: 'Hello\nthere',
};

afterEach(() => {
  vi.unstubAllGlobals();
  clearDraft();
  sessionStorage.clear();
});

function breakStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

describe('the draft', () => {
  test('comes back as it was typed, without what is empty', () => {
    saveDraft(MESSAGE);
    const { lineId: _empty, ...typed } = MESSAGE;
    expect(readDraft()).toEqual(typed);
  });

  test('takes up what stands in a form, and keeps what stands in none', () => {
    saveDraft({ name: 'Ada', mobile: '02' });
    const form = document.createElement('form');
    for (const [name, value] of [
      ['name', 'Lin'],
      ['mobile', ''],
      ['website', 'x'],
    ] as const) {
      form.append(Object.assign(document.createElement('input'), { name, value }));
    }
    keepTyped(form);
    expect(readDraft()).toEqual({ name: 'Lin', mobile: '02' });
  });

  test('is empty when nothing was typed', () => {
    expect(readDraft()).toEqual({});
  });

  test('is gone after a success, and so is the attempt', () => {
    saveDraft(MESSAGE);
    const key = attemptKey(MESSAGE);
    clearDraft();
    expect(readDraft()).toEqual({});
    expect(attemptKey(MESSAGE)).not.toBe(key);
  });

  test.each(['not json', 'null', '[]', '"text"', '{"name": 7, "other": "x", "mobile": null}'])(
    'leaves out what somebody else wrote: %s',
    (text) => {
      sessionStorage.setItem(DRAFT_KEY, text);
      expect(readDraft()).toEqual({});
    },
  );

  test('storage that throws never breaks the form', () => {
    breakStorage();
    expect(() => saveDraft(MESSAGE)).not.toThrow();
    expect(() => clearDraft()).not.toThrow();
    expect(readDraft()).toEqual({});
  });

  test('is kept without storage, too, for as long as the document lives', () => {
    breakStorage();
    saveDraft({ name: 'Ada' });
    expect(readDraft()).toEqual({ name: 'Ada' });
  });

  test('is the last one where storage is full, not the one that it still took', () => {
    const full = () => {
      throw new DOMException('There is no more room.', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => '{"name":"A"}', setItem: full });
    saveDraft({ name: 'Ada' });
    expect(readDraft()).toEqual({ name: 'Ada' });
    vi.unstubAllGlobals();
    saveDraft({ name: 'Ada L' });
    expect(readDraft()).toEqual({ name: 'Ada L' });
  });
});

describe('the idempotency key', () => {
  test('stays for the same text, so that a second try is stored once', () => {
    const key = attemptKey(MESSAGE);
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(attemptKey({ ...MESSAGE })).toBe(key);
  });

  test('is new for another text', () => {
    expect(attemptKey({ ...MESSAGE, description: 'Hello again' })).not.toBe(attemptKey(MESSAGE));
  });

  test('is made without storage, too', () => {
    breakStorage();
    const key = attemptKey(MESSAGE);
    expect(key).not.toBe('');
    expect(attemptKey(MESSAGE)).toBe(key);
  });

  test('is made where randomUUID is missing, as on plain http', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(171) });
    expect(attemptKey(MESSAGE)).toBe('ab'.repeat(16));
  });
});
