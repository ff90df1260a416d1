import type { MarketingText } from './marketing/MarketingText.ts';
import type { PartsText } from './parts/PartsText.ts';

/** A heading with what explains it. */
export interface HeadingText {
  readonly eyebrow: string;
  readonly heading: string;
  readonly description: string;
}

/** The words that stories of parts show, the same in shape for every language. */
export interface StoryText {
  readonly action: {
    readonly consult: string;
    readonly prices: string;
    readonly more: string;
    readonly send: string;
    readonly sending: string;
    readonly close: string;
    readonly confirm: string;
    readonly backToTop: string;
    readonly backHome: string;
    /** The longest label that a button has to carry. */
    readonly long: string;
  };
  readonly section: HeadingText;
  /** The same, as long as content rules allow. */
  readonly long: HeadingText;
  readonly paragraph: string;
  readonly card: { readonly heading: string; readonly description: string };
  readonly badge: { readonly popular: string; readonly best: string; readonly fresh: string };
  readonly picture: { readonly alt: string; readonly missing: string };
  readonly loading: string;
  readonly field: {
    readonly company: string;
    readonly phone: string;
    readonly phoneHint: string;
    readonly message: string;
    readonly required: string;
    readonly filled: string;
    readonly filledMessage: string;
  };
  readonly hidden: string;
  readonly menu: {
    readonly label: string;
    readonly services: string;
    readonly servicesEmpty: string;
    readonly package: string;
    readonly packageUnavailable: string;
    readonly about: string;
    readonly contact: string;
    readonly language: string;
    readonly languageShort: string;
    readonly open: string;
    readonly close: string;
    readonly home: string;
    readonly skip: string;
  };
  readonly company: {
    readonly name: string;
    readonly addressLabel: string;
    readonly address: string;
    readonly emailLabel: string;
    readonly footer: string;
    readonly follow: string;
    readonly social: string;
    readonly messaging: string;
    readonly copyright: string;
  };
  readonly price: {
    readonly contact: string;
    readonly tax: string;
    readonly month: string;
    readonly hugeHeading: string;
  };
  readonly step: { readonly number: (step: number) => string };
  readonly dialog: {
    readonly successHeading: string;
    readonly notice: string;
    readonly system: string;
    readonly later: string;
    readonly timeout: string;
    readonly html: string;
  };
  readonly form: {
    readonly companyName: string;
    readonly name: string;
    readonly mobile: string;
    readonly lineId: string;
    readonly description: string;
    readonly requiredNote: string;
    readonly required: string;
    readonly samples: {
      readonly companyName: string;
      readonly name: string;
      readonly mobile: string;
      readonly lineId: string;
      readonly description: string;
    };
  };
  /** A longer form: what a first meeting is asked for. */
  readonly kit: {
    readonly email: string;
    readonly emailHint: string;
    readonly emailInvalid: string;
    readonly website: string;
    readonly websiteInvalid: string;
    readonly seats: string;
    readonly seatsInvalid: string;
    readonly day: string;
    readonly budget: string;
    readonly currency: string;
    readonly left: string;
    readonly service: string;
    readonly choose: string;
    readonly services: readonly { readonly group: string; readonly items: readonly [string, string] }[];
    readonly channel: string;
    readonly channels: readonly [string, string, string];
    readonly channelHints: readonly [string, string, string];
    readonly meeting: string;
    readonly meetingHint: string;
    readonly consent: string;
    readonly consentLink: string;
    readonly consentMissing: string;
    readonly consentName: string;
    readonly files: string;
    readonly filesHint: string;
    readonly chooseFiles: string;
    readonly removeFile: string;
    readonly wrongType: string;
    readonly tooLarge: string;
    readonly tooMany: string;
    readonly fileName: string;
  };
  readonly person: {
    readonly name: string;
    readonly role: string;
    readonly bio: readonly [string, string, string];
    readonly alt: string;
  };
  readonly marketing: MarketingText;
  readonly parts: PartsText;
}
