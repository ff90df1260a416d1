import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Checkbox, Fieldset, FileField, RadioGroup, Select, TextArea, TextField } from '../index.ts';

const text = { choose: 'Choose', remove: 'Remove {name}', wrongType: '{name} is wrong' };
const message = 'too much';

/** What is passed, and the prop that the complaint has to name. */
const CASES: readonly (readonly [string, string, ReactElement])[] = [
  ['a box without a label', 'Checkbox: `label`', <Checkbox label="" />],
  ['a group without a legend', 'Fieldset: `legend`', <Fieldset legend=" " />],
  ['a list without answers', 'Select: `options`', <Select label="Service" options={[]} />],
  [
    'a question without answers',
    'RadioGroup: `options`',
    <RadioGroup label="Channel" name="a" options={[]} />,
  ],
  [
    'answers without a common name',
    'RadioGroup: `name`',
    <RadioGroup label="Channel" name="" options={[{ value: 'a', label: 'A' }]} />,
  ],
  ['a counter without an end', 'Field: `counter`', <TextField label="Name" counter="{left} left" />],
  [
    'a counter of lines without an end',
    'Field: `counter`',
    <TextArea label="Message" counter="{left} left" />,
  ],
  [
    'a size that lets no file through',
    'FileField: `maxSize.bytes`',
    <FileField label="Plans" text={text} maxSize={{ bytes: 0, message }} />,
  ],
  [
    'a number that lets no file through',
    'FileField: `maxFiles.count`',
    <FileField label="Plans" text={text} maxFiles={{ count: Number.NaN, message }} />,
  ],
];

describe('in development', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterEach(() => error.mockClear());

  it.each(CASES)('%s is complained about by its name: %s', async (_name, prop, part) => {
    const { container } = await render(part);
    expect(error).toHaveBeenCalledWith(expect.stringContaining(prop));
    expect(container.childElementCount).toBe(1);
  });

  it('says nothing about three hundred answers, two of them alike', async () => {
    const options = Array.from({ length: 300 }, (_, index) => ({
      value: String(Math.max(1, index)),
      label: 'W'.repeat(200),
    }));
    const { container } = await render(
      <>
        <Select label="Service" options={options} />
        <RadioGroup label="Channel" name="channel" options={options} />
      </>,
    );
    expect(container.querySelectorAll('option, [type=radio]')).toHaveLength(600);
    expect(error).not.toHaveBeenCalled();
  });
});
