import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Checkbox, Fieldset, FileField, RadioGroup, Select, TextArea, TextField } from '../index.ts';

const text = { choose: 'Choose', remove: 'Remove {name}', wrongType: '{name} is wrong' };
const message = 'too much';

/** What is wrong, the prop that the warning must name, and the part. */
const CASES: Readonly<Record<string, { readonly prop: string; readonly part: ReactElement }>> = {
  'a box without a label': { prop: 'Checkbox: `label`', part: <Checkbox label="" /> },
  'a group without a legend': { prop: 'Fieldset: `legend`', part: <Fieldset legend=" " /> },
  'a list without answers': { prop: 'Select: `options`', part: <Select label="Service" options={[]} /> },
  'a question without answers': {
    prop: 'RadioGroup: `options`',
    part: <RadioGroup label="Channel" name="a" options={[]} />,
  },
  'answers without a common name': {
    prop: 'RadioGroup: `name`',
    part: <RadioGroup label="Channel" name="" options={[{ value: 'a', label: 'A' }]} />,
  },
  'a counter without an end': {
    prop: 'Field: `counter`',
    part: <TextField label="Name" counter="{left} left" />,
  },
  'a counter of lines without an end': {
    prop: 'Field: `counter`',
    part: <TextArea label="Message" counter="{left} left" />,
  },
  'a size that lets no file through': {
    prop: 'FileField: `maxSize.bytes`',
    part: <FileField label="Plans" text={text} maxSize={{ bytes: 0, message }} />,
  },
  'a number that lets no file through': {
    prop: 'FileField: `maxFiles.count`',
    part: <FileField label="Plans" text={text} maxFiles={{ count: Number.NaN, message }} />,
  },
};

describe('in development', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterEach(() => error.mockClear());

  it.each(Object.entries(CASES))('%s is complained about by its name', async (_name, { prop, part }) => {
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
