/** The code of the contact form with further questions, written by hand: functions cannot be read off the page. */
export const FURTHER_CODE = `import { Checkbox, ContactForm, Link, Select, schemaCheck } from '@plinth/ui';
import * as v from 'valibot';

<ContactForm
  text={text}
  requiredMessages={messages}
  tooLongMessage={tooLong}
  further={{
    service: { label: 'What is it about?', required: 'This field is required' },
    consent: { kind: 'checkbox', label: 'Privacy', required: 'We need your consent' },
  }}
  check={schemaCheck(v.object({ mobile: v.pipe(v.string(), v.regex(/^[-+\\d ]{6,}$/, 'Digits, please')) }))}
  onSubmit={(payload, key, further) => send(payload, key, further)}
>
  {(field) => (
    <>
      <Select {...field('service')} placeholder="Choose" options={options} />
      <Checkbox {...field('consent')} label={<Link href="#privacy">Privacy</Link>} />
    </>
  )}
</ContactForm>`;
