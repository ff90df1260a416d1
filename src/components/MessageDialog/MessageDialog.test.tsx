import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { perform, render } from '../../testing/render.tsx';
import { MessageDialog, type MessageDialogProps } from './MessageDialog.tsx';
import * as sanitizer from './sanitize.ts';

const HOSTILE =
  '<p>Thank <b>you</b></p><img src=x onerror=alert(1)><a href="javascript:alert(1)">bad</a><a href="https://a.example/">good</a><script>alert(1)</script>';

function dialog(props: Partial<MessageDialogProps> = {}) {
  return (
    <MessageDialog
      open
      tone="error"
      heading="Notice"
      confirmLabel="OK"
      onClose={() => undefined}
      {...props}
    />
  );
}

/** happy-dom fires `close` at once, browsers in a task of its own; the component must handle both. */
const settle = () => perform(() => undefined);

describe('MessageDialog', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is modal, named, described, and focuses its button', async () => {
    const { get } = await render(dialog({ message: 'System error' }));
    const element = get<HTMLDialogElement>('dialog');
    expect(element.open).toBe(true);
    expect(element.getAttribute('role')).toBe('alertdialog');
    const textOf = (attribute: string) =>
      document.getElementById(element.getAttribute(attribute) ?? '')?.textContent;
    expect(textOf('aria-labelledby')).toBe('Notice');
    expect(textOf('aria-describedby')).toBe('System error');
    expect(document.activeElement).toBe(get('button'));
  });

  it('tells once that the visitor closed it, and gives focus and scrolling back', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const onClose = vi.fn();
    const { get, rerender } = await render(dialog({ onClose }));
    expect(document.documentElement.style.overflow).toBe('hidden');
    await perform(() => {
      get('button').click();
      get('button').click();
    });
    await rerender(dialog({ onClose, open: false }));
    await settle();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it.each([
    ['first', [false, true]],
    ['last', [true, false]],
    ['with the other', [false, false]],
  ] as const)('gives scrolling back when the last of two is closed, this one %s', async (_, [one, other]) => {
    const both = (isOneOpen: boolean, isOtherOpen: boolean) => (
      <>
        {dialog({ open: isOneOpen })}
        {dialog({ open: isOtherOpen })}
      </>
    );
    const { rerender } = await render(both(true, true));
    await rerender(both(one, other));
    expect(document.documentElement.style.overflow).toBe(one || other ? 'hidden' : '');
    await rerender(both(false, false));
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('does not take the page’s own closing for the visitor’s', async () => {
    const onClose = vi.fn();
    const { get, rerender } = await render(<StrictMode>{dialog({ onClose })}</StrictMode>);
    const element = get<HTMLDialogElement>('dialog');
    await rerender(<StrictMode>{dialog({ onClose, open: false })}</StrictMode>);
    await settle();
    // In browsers, to be closed gives the focus back; to be removed alone loses it.
    expect(element.open).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not take a late `close` for the visitor’s when the dialog is open again', async () => {
    const onClose = vi.fn();
    const { get } = await render(dialog({ onClose }));
    await perform(() => get('dialog').dispatchEvent(new Event('close')));
    expect(onClose).not.toHaveBeenCalled();
  });

  // What the sanitiser leaves is tested in real browsers: this DOM does not walk a tree as they do.
  it('shows nothing of a server’s html but what the sanitiser gives, once that has come', async () => {
    const fragment = document.createDocumentFragment();
    fragment.append(Object.assign(document.createElement('b'), { textContent: 'clean' }));
    let finish: (clean: DocumentFragment) => void = () => undefined;
    vi.spyOn(sanitizer, 'sanitize').mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { get, container } = await render(dialog({ html: HOSTILE, detail: 'Detail' }));
    expect(document.getElementById(get('dialog').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Detail',
    );
    await perform(() => finish(fragment));
    expect(get('[aria-live=polite]').innerHTML).toBe('<b>clean</b>');
    expect(container.querySelector('img, script, a')).toBeNull();
  });

  it('shows plain text when the sanitiser cannot come', async () => {
    vi.spyOn(sanitizer, 'sanitize').mockRejectedValue(new Error('offline'));
    const { get, container } = await render(dialog({ html: HOSTILE }));
    await vi.waitFor(() => expect(get('dialog').textContent).toContain('Thank you\nbadgood'), {
      timeout: 10_000,
    });
    expect(container.querySelector('img, script, b')).toBeNull();
  });
});
