import type { ReactElement } from 'react';
import * as ui from '../index.ts';
import { type Given, say } from './given.ts';

/** Each exported field with all its texts. */
export const EVERY_FIELD: Readonly<Record<string, (given: Given) => ReactElement>> = {
  Checkbox: (given) => (
    <ui.Checkbox {...given} label={say('label')} hint={say('hint')} error={say('error')} required />
  ),
  Fieldset: (given) => (
    <ui.Fieldset {...given} legend={say('legend')} hint={say('hint')} error={say('error')} required>
      {say('fields')}
    </ui.Fieldset>
  ),
  FileField: (given) => (
    <ui.FileField
      {...given}
      label={say('label')}
      hint={say('hint')}
      error={say('error')}
      text={{ choose: say('choose'), remove: say('remove'), wrongType: say('type') }}
      required
    />
  ),
  RadioGroup: (given) => (
    <ui.RadioGroup
      {...given}
      label={say('label')}
      name="answer"
      options={[{ value: 'a', label: say('answer'), hint: say('hint') }]}
      hint={say('hint')}
      error={say('error')}
      required
    />
  ),
  Select: (given) => (
    <ui.Select
      {...given}
      label={say('label')}
      hint={say('hint')}
      error={say('error')}
      placeholder={say('choose')}
      options={[
        { value: 'a', label: say('answer') },
        { label: say('group'), options: [{ value: 'b', label: say('answer') }] },
      ]}
      required
    />
  ),
  TextArea: (given) => (
    <ui.TextArea {...given} label={say('label')} hint={say('hint')} error={say('error')} required />
  ),
  TextField: (given) => (
    <ui.TextField {...given} label={say('label')} hint={say('hint')} error={say('error')} required />
  ),
};
