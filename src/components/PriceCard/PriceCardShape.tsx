import { Skeleton, Stack } from '../../primitives/index.ts';
import { token } from '../../tokens/roles.ts';
import { Lines } from '../shared/Lines.tsx';
import { Foot, Head, Price, Root } from './PriceCard.styles.ts';

/** The skeleton of a card that is still loading. */
export function PriceCardShape() {
  return (
    <Root padding="none">
      <Head>
        <Lines size="xl" widths={['55%']} />
      </Head>
      <Price as="div">
        <Lines size="3xl" widths={['75%']} />
      </Price>
      <Stack gap={3}>
        <Lines size="md" widths={['100%', '80%']} />
        <Lines size="md" widths={['92%']} />
        <Lines size="md" widths={['100%', '70%']} />
        <Lines size="md" widths={['84%']} />
        <Lines size="md" widths={['100%', '55%']} />
      </Stack>
      <Foot>
        <Skeleton shape="block" height={token('size.control')} />
      </Foot>
    </Root>
  );
}
