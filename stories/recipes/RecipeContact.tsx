import { ContactForm, ContactSection, type SectionTone } from '@plinth/ui';
import type { Look } from '../../.storybook/words.ts';
import type { StoryText } from '../text/index.ts';
import { recipeWords } from './recipeWords.ts';

interface RecipeContactProps {
  readonly text: StoryText;
  readonly look: Look;
  /** Another than the section above has. */
  readonly tone?: SectionTone;
}

/** The end of every recipe: the words of a contact section and its form. */
export function RecipeContact({ text, look, tone }: RecipeContactProps) {
  const { companyName, name, mobile, lineId, description, required, requiredNote } = text.form;
  return (
    <ContactSection id="contact" tone={tone} {...recipeWords[look.locale].contact}>
      <ContactForm
        text={{
          labels: { companyName, name, mobile, lineId, description },
          requiredNote,
          submit: text.action.send,
          submitting: text.action.sending,
        }}
        requiredMessages={{ companyName: required, name: required, mobile: required, description: required }}
        onSubmit={() => undefined}
      />
    </ContactSection>
  );
}
