import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import {
  Button,
  Checkbox,
  Fieldset,
  FileField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from '../primitives/index.ts';
import { hydrate, perform, render } from '../testing/render.tsx';
import { type FormOptions, type FormValues, type StandardSchema, schemaCheck, useForm } from './index.ts';

const FIELDS = {
  email: {
    label: 'E-mail',
    required: 'no e-mail',
    invalid: 'no address',
    check: (value: string) => (value.endsWith('.invalid') ? 'nobody there' : undefined),
  },
  seats: { label: 'Seats', invalid: 'no number' },
  service: { label: 'Service', required: 'no service' },
  channel: { label: 'Channel', required: 'no channel' },
  topics: { kind: 'list', label: 'Topics', required: 'no topic' },
  consent: { kind: 'checkbox', label: 'Consent', required: 'no consent' },
} as const;
type Values = FormValues<typeof FIELDS>;

type Options = Partial<Omit<FormOptions<typeof FIELDS>, 'fields'>>;

const ignore = () => undefined;

function Enquiry({ onSubmit = ignore, ...options }: Options) {
  const { formProps, field, error, summary } = useForm({ fields: FIELDS, onSubmit, ...options });
  const { label: legend, name, ...topics } = field('topics');
  return (
    <form {...formProps}>
      <TextField {...field('email')} type="email" />
      <TextField {...field('seats')} type="number" min={1} />
      <Select
        {...field('service')}
        placeholder="Choose"
        options={[
          { value: 'cloud', label: 'Cloud' },
          { value: 'ai', label: 'AI' },
        ]}
      />
      <RadioGroup
        {...field('channel')}
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'mail', label: 'Mail' },
        ]}
      />
      <Fieldset {...topics} legend={legend}>
        <Checkbox label="Price" name={name} value="price" />
        <Checkbox label="Time" name={name} value="time" />
      </Fieldset>
      <Checkbox {...field('consent')} />
      {error !== undefined && <p id="form-error">{error}</p>}
      {summary}
      <Button type="submit">Send</Button>
    </form>
  );
}

const DRAFT: Values = {
  email: 'ada@sample.example',
  seats: '3',
  service: 'ai',
  channel: 'mail',
  topics: ['time'],
  consent: true,
};

async function open(options: Options = {}) {
  const onSubmit = vi.fn<(values: Values) => void>();
  const page = await render(<Enquiry onSubmit={onSubmit} {...options} />);
  const get = (name: string, value?: string) =>
    page.get<HTMLInputElement>(`[name=${name}]${value === undefined ? '' : `[value=${value}]`}`);
  return {
    ...page,
    onSubmit,
    field: get,
    type: (name: string, value: string) =>
      perform(() => {
        get(name).value = value;
        get(name).dispatchEvent(new Event('input', { bubbles: true }));
      }),
    press: (name: string, value?: string) => perform(() => get(name, value).click()),
    submit: () =>
      perform(() => {
        page.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }),
    said: () => [...page.container.querySelectorAll('[role=status] p')].map((line) => line.textContent),
    errorOf: (name: string) => {
      const control = get(name).closest('[role=radiogroup]') ?? get(name);
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    },
  };
}

describe('useForm', () => {
  it('tells assistive technology what cannot be left empty, and lets no browser call it wrong from the start', async () => {
    const { container } = await open();
    const found = (selector: string) =>
      [...container.querySelectorAll(selector)].map(
        (control) => control.getAttribute('name') ?? control.role,
      );
    expect(found('[required]')).toEqual([]);
    expect(found('[aria-required]')).toEqual(['email', 'service', 'radiogroup', 'consent']);
  });

  it('knows what each answer is', () => {
    expectTypeOf<Values['email']>().toEqualTypeOf<string>();
    expectTypeOf<Values['topics']>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<Values['consent']>().toEqualTypeOf<boolean>();
  });

  it('says all that is missing once, ties it to its field and focuses the first', async () => {
    const { submit, said, field, errorOf, onSubmit } = await open();
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(said()).toEqual([
      'E-mail no e-mail',
      'Service no service',
      'Channel no channel',
      'Topics no topic',
      'Consent no consent',
    ]);
    expect(document.activeElement).toBe(field('email'));
    expect(['email', 'service', 'channel', 'consent'].map(errorOf)).toEqual([
      'no e-mail',
      'no service',
      'no channel',
      'no consent',
    ]);
  });

  it('says the same again at a second attempt, as news', async () => {
    const { submit, said, container } = await open();
    await submit();
    const first = container.querySelector('[role=status] p');
    await submit();
    expect(said()).toHaveLength(5);
    expect(container.querySelector('[role=status] p')).not.toBe(first);
  });

  it('hears ticks and choices as it hears typing', async () => {
    const { submit, press, errorOf, said, field } = await open();
    await submit();
    await press('consent');
    expect(said()).toEqual([]);
    expect(errorOf('consent')).toBe('');
    await press('channel', 'mail');
    expect(field('channel').closest('[role=radiogroup]')?.getAttribute('aria-invalid')).toBeNull();
  });

  it('sends what each field is answered with', async () => {
    const { submit, type, press, onSubmit } = await open({ initialValues: { service: 'ai' } });
    await type('email', ' ada@sample.example ');
    await press('channel', 'mail');
    await press('topics', 'time');
    await press('consent');
    await submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...DRAFT, seats: '' });
  });

  it('says of a number that cannot be read that it is none, also where one is required', async () => {
    function Order() {
      const { formProps, field } = useForm({
        fields: { seats: { label: 'Seats', required: 'no seats', invalid: 'no number' } },
        onSubmit: ignore,
      });
      return (
        <form {...formProps}>
          <TextField {...field('seats')} type="number" />
        </form>
      );
    }
    const { container, get } = await render(<Order />);
    const own = get<HTMLInputElement>('input');
    // As in browsers for '12 seats': the value is empty.
    Object.defineProperty(own, 'validity', { value: { valid: false, badInput: true, valueMissing: true } });
    await perform(() => get<HTMLFormElement>('form').requestSubmit());
    expect(container.querySelector('p')?.textContent).toBe('no number');
  });

  it('asks nothing that is not on the page, whatever its check says', async () => {
    const onSubmit = vi.fn();
    function Firm() {
      const fields = { name: { label: 'Name' }, firm: { label: 'Firm' } };
      const { formProps, field } = useForm({ fields, check: () => ({ firm: 'no firm' }), onSubmit });
      return (
        <form {...formProps}>
          <TextField {...field('name')} />
        </form>
      );
    }
    const { get } = await render(<Firm />);
    await perform(() => get<HTMLFormElement>('form').requestSubmit());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('leads into a group of boxes that is bound as a whole', async () => {
    function Topics() {
      const fields = { topics: { kind: 'list', label: 'Topics', required: 'no topic' } } as const;
      const { formProps, field } = useForm({ fields, onSubmit: ignore });
      return (
        <form {...formProps}>
          <Fieldset {...field('topics')} legend="Topics">
            <Checkbox label="Price" name="topics" value="price" />
          </Fieldset>
        </form>
      );
    }
    const { get } = await render(<Topics />);
    await perform(() => get<HTMLFormElement>('form').requestSubmit());
    expect(document.activeElement).toBe(get('[value=price]'));
  });

  it('believes the control about its type and range, in its own words or in the browser’s', async () => {
    const { submit, type, errorOf } = await open({ initialValues: DRAFT });
    await type('email', 'ada');
    await type('seats', '0');
    await submit();
    expect(errorOf('email')).toBe('no address');
    expect(errorOf('seats')).toBe('no number');
    await type('email', 'ada@nowhere.invalid');
    expect(errorOf('email')).toBe('nobody there');
  });

  it('takes a check that answers with no words for one that finds nothing', async () => {
    const { submit, onSubmit } = await open({ initialValues: DRAFT, check: () => ({ email: '', '': '' }) });
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('binds no field to a rule of another kind', () => {
    const text = { choose: '', remove: '', wrongType: '' };
    const Misread = () => {
      const fields = { text: { label: 'Text' }, box: { kind: 'checkbox', label: 'Box' } } as const;
      const { field } = useForm({ fields, onSubmit: ignore });
      const { label: legend, ...others } = field('text');
      return (
        <>
          {/* @ts-expect-error -- its rule forgot `kind: 'checkbox'` */}
          <Checkbox {...field('text')} />
          {/* @ts-expect-error -- its rule forgot `kind: 'files'` */}
          <FileField {...field('text')} text={text} />
          {/* @ts-expect-error -- its rule forgot `kind: 'list'` */}
          <Fieldset {...others} legend={legend} />
          {/* @ts-expect-error -- its rule is of a box: whatever is written would be `true` */}
          <TextField {...field('box')} />
          {/* @ts-expect-error -- as is this one's */}
          <TextArea {...field('box')} />
          {/* @ts-expect-error -- and this one's */}
          <Select {...field('box')} options={[]} />
          {/* @ts-expect-error -- and this one's */}
          <RadioGroup {...field('box')} options={[]} />
          <TextField {...field('text')} />
        </>
      );
    };
    expect(Misread).toBeDefined();
  });

  it('sends nothing while busy', async () => {
    const { submit, onSubmit } = await open({ initialValues: DRAFT, busy: true });
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('tells before it sends of what was filled in without a word', async () => {
    const onValuesChange = vi.fn<(values: Values) => void>();
    const { field, submit } = await open({ onValuesChange });
    field('email').value = 'ada@sample.example';
    await submit();
    expect(onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ email: 'ada@sample.example' }));
  });

  it('puts a draft into every kind of field', async () => {
    const { submit, onSubmit } = await open({ initialValues: DRAFT });
    await submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual(DRAFT);
  });

  it('keeps what was typed, chosen and ticked before hydration', async () => {
    const onValuesChange = vi.fn<(values: Values) => void>();
    const node = <Enquiry initialValues={DRAFT} onValuesChange={onValuesChange} />;
    const { get } = await hydrate(renderToString(node), node, (container) => {
      const find = (selector: string) => container.querySelector<HTMLInputElement>(selector);
      const email = find('[name=email]');
      if (email !== null) email.value = 'typed@early.example';
      find('[value=phone]')?.click();
      find('[value=price]')?.click();
      const service = container.querySelector('select');
      if (service !== null) service.value = 'cloud';
    });
    expect(get<HTMLInputElement>('[name=email]').value).toBe('typed@early.example');
    expect(onValuesChange).toHaveBeenLastCalledWith({
      ...DRAFT,
      email: 'typed@early.example',
      service: 'cloud',
      channel: 'phone',
      topics: ['price'],
    });
  });

  it('tells of what was typed before hydration also where there is no draft, and takes one that comes later', async () => {
    const onValuesChange = vi.fn<(values: Values) => void>();
    const node = <Enquiry onValuesChange={onValuesChange} />;
    const { get, rerender } = await hydrate(renderToString(node), node, (container) => {
      const email = container.querySelector<HTMLInputElement>('[name=email]');
      if (email !== null) email.value = 'typed@early.example';
    });
    expect(onValuesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ email: 'typed@early.example' }),
    );
    await rerender(<Enquiry initialValues={DRAFT} />);
    expect(get<HTMLInputElement>('[name=seats]').value).toBe('3');
    expect(get<HTMLInputElement>('[name=email]').value).toBe('typed@early.example');
  });

  it('says what is wrong in the words that the rules have by now, and goes on following what is typed', async () => {
    function Question({ required }: { readonly required: string }) {
      const fields = { name: { label: 'Name', required } };
      const { formProps, field } = useForm({ fields, onSubmit: ignore });
      return (
        <form {...formProps}>
          <TextField {...field('name')} />
        </form>
      );
    }
    const { get, container, rerender } = await render(<Question required="no name" />);
    await perform(() => {
      get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    await rerender(<Question required="沒有名字" />);
    expect(container.textContent).toContain('沒有名字');
    await perform(() => {
      get<HTMLInputElement>('input').value = 'Ada';
      get('input').dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(container.textContent).not.toContain('沒有名字');
  });

  it('is empty again after a reset, without errors', async () => {
    const { submit, said, get, container } = await open();
    await submit();
    await perform(() => get<HTMLFormElement>('form').reset());
    expect(said()).toEqual([]);
    expect(container.querySelector('[aria-invalid=true]')).toBeNull();
  });

  it('puts a draft into a form that comes later, or comes again, then without its errors', async () => {
    const fields = { name: { label: 'Name', required: 'no name' } };
    const options = { fields, initialValues: { name: 'Ada' }, onSubmit: ignore };
    function Opened({ isOpen }: { readonly isOpen: boolean }) {
      const { formProps, field } = useForm(options);
      return isOpen && <form {...formProps}>{<TextField {...field('name')} />}</form>;
    }
    const { get, rerender } = await render(<Opened isOpen={false} />);
    const name = () => get<HTMLInputElement>('[name=name]');
    await rerender(<Opened isOpen />);
    expect(name().value).toBe('Ada');
    name().value = '';
    await rerender(<Opened isOpen />);
    expect(name().value).toBe('');
    await perform(() => {
      get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    expect(name().getAttribute('aria-invalid')).toBe('true');
    await rerender(<Opened isOpen={false} />);
    await rerender(<Opened isOpen />);
    expect([name().value, name().getAttribute('aria-invalid')]).toEqual(['Ada', null]);
  });

  it('tells whoever keeps a draft that the form was emptied', async () => {
    const onValuesChange = vi.fn<(values: Values) => void>();
    const { get } = await open({ initialValues: DRAFT, onValuesChange });
    await perform(() => get<HTMLFormElement>('form').reset());
    await vi.waitFor(() =>
      expect(onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ email: '', consent: false })),
    );
  });

  it('tells of what was typed as it was typed, takes nothing unseen for an answer, and sends no white space around it', async () => {
    const onSubmit = vi.fn<(values: { readonly note: string }) => void>();
    const onValuesChange = vi.fn<(values: { readonly note: string }) => void>();
    const fields = { note: { label: 'Note', required: 'no note', invalid: 'bad note', check: () => '' } };
    function Note() {
      const { formProps, field } = useForm({ fields, onSubmit, onValuesChange });
      return (
        <form {...formProps}>
          <TextField {...field('note')} />
        </form>
      );
    }
    const { get, container } = await render(<Note />);
    const type = (text: string) =>
      perform(() => {
        get<HTMLInputElement>('input').value = text;
        get('input').dispatchEvent(new Event('input', { bubbles: true }));
        get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
    for (const unseen of [' ', '\u200B\u2060', '\u3164']) {
      await type(unseen);
      expect(onValuesChange).toHaveBeenLastCalledWith({ note: unseen });
      expect(container.textContent).toContain('no note');
    }
    await perform(() => get<HTMLInputElement>('input').setCustomValidity('not this note'));
    await type('this note');
    expect(container.textContent).toContain('not this note');
    expect(onSubmit).not.toHaveBeenCalled();
    await perform(() => get<HTMLInputElement>('input').setCustomValidity(''));
    await type(' a note ');
    expect(onValuesChange).toHaveBeenLastCalledWith({ note: ' a note ' });
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ note: 'a note' });
  });

  it('puts a draft into a choice that has no empty option, and tells what counts letters', async () => {
    const fields = { size: { label: 'Size' }, note: { label: 'Note' } };
    const options = ['small', 'large'].map((value) => ({ value, label: value }));
    function Order() {
      const initialValues = { size: 'large', note: 'four' };
      const { formProps, field } = useForm({ fields, onSubmit: ignore, initialValues });
      return (
        <form {...formProps}>
          <Select {...field('size')} options={options} />
          <TextArea {...field('note')} maxLength={9} counter="{left} left" />
        </form>
      );
    }
    const { get, container } = await render(<Order />);
    expect(get<HTMLSelectElement>('select').value).toBe('large');
    expect(container.textContent).toContain('4 / 9');
  });

  it('leaves a choice unanswered whose answer in the draft is no longer among the options', async () => {
    const { submit, get, said } = await open({ initialValues: { ...DRAFT, service: 'fax' } });
    expect(get<HTMLSelectElement>('select').selectedIndex).toBe(0);
    await submit();
    expect(said()).toEqual(['Service no service']);
  });

  it('leaves alone what is sent in a form that React has inside it and the page elsewhere', async () => {
    const onSubmit = vi.fn();
    const onInnerSubmit = vi.fn();
    const elsewhere = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => elsewhere.remove());
    function Outer() {
      const { formProps, field } = useForm({
        fields: { name: { label: 'Name', required: 'no name' } },
        onSubmit,
      });
      return (
        <form {...formProps}>
          <TextField {...field('name')} />
          {createPortal(<Inner />, elsewhere)}
        </form>
      );
    }
    function Inner() {
      const { formProps } = useForm({ fields: {}, onSubmit: onInnerSubmit });
      return <form {...formProps} id="inner" />;
    }
    const { get } = await render(<Outer />);
    get<HTMLInputElement>('input').value = 'Ada';
    await perform(() => {
      const submit = new Event('submit', { bubbles: true, cancelable: true });
      document.querySelector('#inner')?.dispatchEvent(submit);
    });
    expect(onInnerSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('asks for files, sends what was chosen, and leaves them out of a draft', async () => {
    const onSubmit = vi.fn<(values: { readonly plans: readonly File[] }) => void>();
    const fields = { plans: { kind: 'files', label: 'Plans', required: 'no plan' } } as const;
    const plan = new File(['x'], 'plan.pdf');
    function Tender() {
      const { formProps, field, summary } = useForm({ fields, onSubmit, initialValues: { plans: [plan] } });
      return (
        <form {...formProps}>
          <FileField {...field('plans')} text={{ choose: 'Choose', remove: 'Remove', wrongType: 'Wrong' }} />
          {summary}
        </form>
      );
    }
    const { get } = await render(<Tender />);
    const submit = () =>
      perform(() => {
        get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
    await submit();
    expect(get('[role=status] p').textContent).toBe('Plans no plan');
    Object.assign(get('input'), { files: [plan] });
    await submit();
    expect(onSubmit.mock.calls[0]?.[0].plans).toEqual([plan]);
  });

  it('does not ask what cannot be answered', async () => {
    const { submit, field, said } = await open();
    field('email').disabled = true;
    await submit();
    expect(said()).not.toContain('E-mail no e-mail');
  });
});

/** The same rules, written with each of two libraries. */
const SCHEMAS: readonly (readonly [string, StandardSchema])[] = [
  [
    'valibot',
    v.pipe(
      v.object({ email: v.pipe(v.string(), v.endsWith('.example', 'not ours')), seats: v.string() }),
      v.check(({ seats }) => seats !== '13', 'thirteen is too many'),
    ),
  ],
  [
    'zod',
    z
      .object({ email: z.string().endsWith('.example', 'not ours'), seats: z.string() })
      .refine(({ seats }) => seats !== '13', 'thirteen is too many'),
  ],
];

describe.each(SCHEMAS)('schemaCheck with %s', (_library, schema) => {
  it('lets a schema find what is wrong with a field, after the field’s own rules', async () => {
    const { submit, type, errorOf, onSubmit } = await open({
      initialValues: DRAFT,
      check: schemaCheck(schema),
    });
    await type('email', 'ada@else.where');
    await submit();
    expect(errorOf('email')).toBe('not ours');
    await type('email', 'ada');
    expect(errorOf('email')).toBe('no address');
    await type('email', 'ada@our.example');
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('gives the form what belongs to no field', async () => {
    const { submit, type, get, said, onSubmit } = await open({
      initialValues: DRAFT,
      check: schemaCheck(schema),
    });
    await type('seats', '13');
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(get('#form-error').textContent).toBe('thirteen is too many');
    expect(document.activeElement).toBe(document.body);
    expect(said()).toEqual(['thirteen is too many']);
  });
});

describe('schemaCheck', () => {
  it('takes the first of several findings about one field', () => {
    const check = schemaCheck({
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: () => ({
          issues: [
            { message: 'first', path: ['email'] },
            { message: 'second', path: [{ key: 'email' }, 'part'] },
          ],
        }),
      },
    });
    expect(check({ email: '' })).toEqual({ email: 'first' });
    expect(check({}), 'of no field of the form').toEqual({ '': 'first' });
  });

  it('refuses a schema that answers later', () => {
    const later = v.objectAsync({
      email: v.pipeAsync(
        v.string(),
        v.checkAsync(async () => true),
      ),
    });
    expect(() => schemaCheck(later)({ email: '' })).toThrow('the schema is asynchronous');
  });
});
