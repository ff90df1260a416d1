import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { hydrate, perform, render } from '../../testing/render.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const labels = {
  companyName: 'Company',
  name: 'Name',
  mobile: 'Phone',
  lineId: 'LINE ID',
  description: 'Message',
};
const required = {
  companyName: 'no company',
  name: 'no name',
  mobile: 'no phone',
  description: 'no message',
};

function form(props: Partial<ContactFormProps> = {}) {
  const text = { labels, submit: 'Send', submitting: 'Sending' };
  return (
    <ContactForm
      text={text}
      requiredMessages={required}
      tooLongMessage="{over} over {max}"
      onSubmit={() => undefined}
      {...props}
    />
  );
}

const type = (input: HTMLInputElement, value: string) =>
  perform(() => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

async function open(props: Partial<ContactFormProps> = {}) {
  const onSubmit = vi.fn<ContactFormProps['onSubmit']>();
  const page = await render(form({ onSubmit, ...props }));
  const element = page.get<HTMLFormElement>('form');
  const field = (name: string) => page.get<HTMLInputElement>(`[name=${name}]`);
  return {
    ...page,
    onSubmit,
    element,
    field,
    invalid: () =>
      [...page.container.querySelectorAll('[aria-invalid=true]')].map((e) => e.getAttribute('name')),
    submit: () =>
      perform(() => {
        element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }),
    fill: async () => {
      for (const name of ['companyName', 'name', 'mobile', 'description'])
        await type(field(name), ` ${name} `);
    },
  };
}

describe('ContactForm', () => {
  it('says what the asterisk means before anybody meets one', async () => {
    const text = { labels, requiredNote: '* cannot be left empty', submit: 'Send', submitting: 'Sending' };
    const { element } = await open({ text });
    expect(element.textContent).toMatch(/^\* cannot be left emptyCompany/);
  });

  it('asks phones to leave a LINE ID as it is typed: they correct it to words that they know', async () => {
    const { field } = await open();
    const asked = ['autocapitalize', 'autocorrect'].map((name) => field('lineId').getAttribute(name));
    expect(asked).toEqual(['off', 'off']);
  });

  it('says nothing about empty fields before a submit', async () => {
    const { field, invalid } = await open();
    await type(field('name'), 'x');
    await type(field('name'), '');
    expect(invalid()).toEqual([]);
  });

  it('marks every empty required field, focuses the first, announces all and sends nothing', async () => {
    const { submit, invalid, field, onSubmit, get } = await open();
    await type(field('companyName'), 'Acme');
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(invalid()).toEqual(['name', 'mobile', 'description']);
    expect(document.activeElement).toBe(field('name'));
    const description = document.getElementById(field('name').getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('no name');
    expect(get('form > [role=status]').textContent).toContain('Phone no phone');
  });

  it('says what is missing once, and nothing again while fields are mended', async () => {
    const { submit, field, get } = await open();
    await submit();
    const status = get('form > [role=status]');
    expect(status.querySelectorAll('p')).toHaveLength(4);
    await type(field('companyName'), 'A');
    // A polite live region is read whole whenever a part of it changes, so nothing may be left in it.
    expect(status.textContent).toBe('');
    await submit();
    expect([...status.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Name no name',
      'Phone no phone',
      'Message no message',
    ]);
  });

  it('does not name a field twice where the message names it', async () => {
    const { submit, get } = await open({
      requiredMessages: { ...required, companyName: 'Company: say which' },
    });
    await submit();
    expect(get('form > [role=status] p').textContent).toBe('Company: say which');
  });

  it('takes a text of any length, and says after a submit by how much it is too long', async () => {
    const { fill, submit, invalid, field, onSubmit, get } = await open();
    await fill();
    const message = '字'.repeat(5_000);
    await type(field('description'), `${message}。\n。 `);
    await type(field('lineId'), 'x'.repeat(201));
    expect(invalid()).toEqual([]);
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(invalid()).toEqual(['lineId', 'description']);
    expect(document.activeElement).toBe(field('lineId'));
    expect(get('form > [role=status]').textContent).toBe('LINE ID 1 over 200Message 3 over 5000');
    await type(field('lineId'), 'x'.repeat(200));
    await type(field('description'), `${message} `);
    expect(invalid()).toEqual([]);
    await submit();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.lastCall?.[0].description).toBe(message);
  });

  it('takes an error away as soon as its field is mended', async () => {
    const { submit, invalid, field } = await open();
    await submit();
    await type(field('name'), 'Lin');
    expect(invalid()).toEqual(['companyName', 'mobile', 'description']);
  });

  it('says what is wrong in another language once the form speaks that', async () => {
    const { submit, rerender, field, get, onSubmit } = await open();
    await submit();
    const text = { labels, submit: '送出', submitting: '傳送中' };
    await rerender(form({ onSubmit, text, requiredMessages: { ...required, name: '必填' } }));
    expect(document.getElementById(`${field('name').id}-error`)?.textContent).toBe('必填');
    expect(document.getElementById(`${field('mobile').id}-error`)?.textContent).toBe('no phone');
    expect(get('form > [role=status]').textContent).toBe('');
  });

  it('sends trimmed values and what stands in the robots’ field', async () => {
    const { fill, submit, field, onSubmit } = await open({ honeypotName: 'website' });
    await fill();
    field('website').value = 'spam';
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      { companyName: 'companyName', name: 'name', mobile: 'mobile', lineId: '', description: 'description' },
      'spam',
      {},
    );
  });

  it('keeps robots’ bait away from people and assistive technology', async () => {
    const { field } = await open({ honeypotName: 'website' });
    expect(field('website').tabIndex).toBe(-1);
    expect(field('website').closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('sends nothing while a request is on its way', async () => {
    const { fill, submit, onSubmit, get } = await open({ busy: true });
    await fill();
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(get('button').getAttribute('aria-busy')).toBe('true');
  });

  it('sends once and is busy until what its sender promised is settled', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onSubmit = vi.fn(() => promise);
    const { fill, element, submit, get } = await open({ onSubmit });
    const isBusy = () => get('button').getAttribute('aria-busy') === 'true';
    await fill();
    // Before it can be rendered as busy.
    await perform(() => {
      element.requestSubmit();
      element.requestSubmit();
    });
    await submit();
    expect([onSubmit.mock.calls.length, isBusy()]).toEqual([1, true]);
    await perform(resolve);
    expect(isBusy()).toBe(false);
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('forgets its errors with a reset', async () => {
    const { submit, invalid, element, field } = await open();
    await submit();
    await perform(() => element.reset());
    expect(invalid()).toEqual([]);
    await type(field('name'), '');
    expect(invalid()).toEqual([]);
  });

  it('puts a draft into empty fields, once', async () => {
    const { field, rerender, onSubmit } = await open({ initialValues: { name: 'Lin' } });
    expect(field('name').value).toBe('Lin');
    await type(field('name'), '');
    await rerender(form({ onSubmit, initialValues: { name: 'Lin' } }));
    expect(field('name').value).toBe('');
  });

  it('keeps what was typed before hydration, and tells it', async () => {
    const onValuesChange = vi.fn<NonNullable<ContactFormProps['onValuesChange']>>();
    const node = form({ onValuesChange, initialValues: { name: 'draft', mobile: '02' } });
    const { get } = await hydrate(renderToString(node), node, (container) => {
      const input = container.querySelector<HTMLInputElement>('[name=name]');
      if (input !== null) input.value = 'typed';
    });
    expect(get<HTMLInputElement>('[name=name]').value).toBe('typed');
    expect(onValuesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'typed', mobile: '02' }),
      {},
    );
  });

  it('carries the attributes of the specification', async () => {
    const { element, field, get } = await open();
    expect(element.noValidate).toBe(true);
    expect(field('mobile').type).toBe('tel');
    expect(field('mobile').maxLength).toBe(20);
    // The other fields take pasted text whole.
    expect(field('description').hasAttribute('maxlength')).toBe(false);
    expect(get(`label[for="${field('name').id}"]`).textContent).toBe('Name *');
    expect(get(`label[for="${field('lineId').id}"]`).textContent).toBe('LINE ID');
  });
});
