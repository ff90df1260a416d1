import { Button, Checkbox, Select, Stack, Text, TextArea, TextField, useForm } from '@plinth/ui';
import { useState } from 'react';
import type { conferenceWords } from './conferenceWords.ts';

interface ConferenceFormProps {
  readonly words: (typeof conferenceWords)['en']['form'];
}

/** A registration with a choice and a consent; what was typed stays until it has been sent. */
export function ConferenceForm({ words: t }: ConferenceFormProps) {
  const [isDone, setDone] = useState(false);
  const { formProps, field, summary } = useForm({
    fields: {
      name: { label: t.name, required: t.nameRequired },
      email: { label: t.email, required: t.emailRequired, invalid: t.emailInvalid },
      ticket: { label: t.ticket, required: t.ticketRequired },
      needs: { label: t.needs },
      consent: { kind: 'checkbox', label: t.consentName, required: t.consentRequired },
    },
    onSubmit: (_values, form) => {
      setDone(true);
      form.reset();
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={2}>
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <Select
          {...field('ticket')}
          placeholder={t.choose}
          options={t.tickets.map((ticket) => ({ value: ticket, label: ticket }))}
        />
        <TextArea {...field('needs')} />
        <Checkbox {...field('consent')} label={t.consent} />
        {summary}
        <Button type="submit" size="lg">
          {t.submit}
        </Button>
        <Stack role="status">{isDone && <Text>{t.done}</Text>}</Stack>
      </Stack>
    </form>
  );
}
ConferenceForm.displayName = 'ConferenceForm';
