import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { perform, render } from '../../testing/render.tsx';
import { FileField } from './FileField.tsx';

const props = {
  name: 'plans',
  label: 'Plans',
  multiple: true,
  text: { choose: 'Choose', remove: 'Remove {name}', wrongType: '{name} is no PDF' },
};
const plan = new File(['x'], 'plan.pdf');
const costs = new File(['x'], 'costs $& $$.txt');

/** Like the browser's own, which the test's DOM does not have. */
class Transfer {
  readonly files: File[] = [];
  readonly items = { add: (file: File) => void this.files.push(file) };
}

const choose = (input: HTMLInputElement, files: File[]) =>
  perform(() => {
    Object.defineProperty(input, 'files', { value: files, writable: true, configurable: true });
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(() => vi.stubGlobal('DataTransfer', Transfer));
afterEach(() => vi.unstubAllGlobals());

it('calls a file by its name, whatever signs stand in it', async () => {
  const { container, get } = await render(<FileField {...props} accept=".pdf" error="" />);
  await choose(get('input'), [costs]);
  expect(get('li button').getAttribute('aria-label')).toBe('Remove costs $& $$.txt');
  expect(container.textContent).toContain('costs $& $$.txt is no PDF');
});

it('is called by all words that visitors see at it, and says at once what is wrong', async () => {
  const { container, get } = await render(<FileField {...props} accept=".pdf" />);
  const { id } = get('input');
  const labels = [...container.querySelectorAll(`label[for="${id}"]`)];
  expect(labels.map(({ textContent }) => textContent)).toEqual(['Plans', 'Choose']);
  expect(get('[role=status]').textContent).toBe('');
  await choose(get('input'), [costs]);
  expect(get('[role=status]').textContent).toBe('costs $& $$.txt is no PDF');
});

it('is described by the names of its files, not by the buttons that remove them', async () => {
  const { get } = await render(<FileField {...props} hint="Two at most" />);
  await choose(get('input'), [plan, costs]);
  const ids = get('input').getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = ids.map((id) => document.getElementById(id));
  expect(words.map((each) => each?.textContent)).toEqual(['Two at most', 'plan.pdf', 'costs $& $$.txt']);
});

it('tells whoever listens for changes that a file was taken away', async () => {
  const onChange = vi.fn();
  const { get } = await render(
    <FileField {...props} onChange={({ currentTarget }) => onChange([...(currentTarget.files ?? [])])} />,
  );
  await choose(get('input'), [plan, costs]);
  await perform(() => get('li button').click());
  expect(onChange.mock.calls).toEqual([[[costs]]]);
});

it('lets the form around hear of a file that is chosen or taken away, and what is wrong by then', async () => {
  const heard = vi.fn();
  const { get } = await render(
    <form onInput={() => heard(get<HTMLInputElement>('input').validity.customError)}>
      <FileField {...props} accept=".pdf" />
    </form>,
  );
  await choose(get('input'), [costs]);
  await perform(() => get('li button').click());
  expect(heard.mock.calls).toEqual([[true], [false]]);
});

it('lets nobody take a file away while it is disabled', async () => {
  const { get, rerender } = await render(<FileField {...props} />);
  await choose(get('input'), [plan]);
  expect(get<HTMLButtonElement>('li button').disabled).toBe(false);
  await rerender(<FileField {...props} disabled />);
  expect(get<HTMLButtonElement>('li button').disabled).toBe(true);
});
