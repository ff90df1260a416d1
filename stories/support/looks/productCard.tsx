import { Grid, ProductCard } from '@plinth/ui';
import type { Looks } from '../../../.storybook/guide.ts';
import type { Look } from '../../../.storybook/words.ts';
import type { StoryText } from '../../text/index.ts';
import { productCards } from '../fromContent.ts';

const cards = (t: StoryText, look: Look) => productCards(t, look).slice(0, 3);

/** Services side by side. */
export const PRODUCT_CARD_LOOKS: Looks = {
  isPage: true,
  do: {
    words: 'A row of equals: pictures from one hand, words of about the same length.',
    draw: (t, look) => (
      <Grid columns={3}>
        {cards(t, look).map((card, index) => (
          <ProductCard key={index} {...card} />
        ))}
      </Grid>
    ),
  },
  dont: {
    words: 'One without a picture and one that says everything: the row falls apart.',
    draw: (t, look) => (
      <Grid columns={3}>
        {cards(t, look).map((card, index) => (
          <ProductCard
            key={index}
            {...card}
            media={index === 1 ? undefined : card.media}
            description={index === 2 ? t.long.description : card.description}
          />
        ))}
      </Grid>
    ),
  },
};
