import { Skeleton } from '../../primitives/index.ts';
import { Lines } from '../shared/Lines.tsx';
import { PicturePanel } from '../shared/index.ts';
import { Root } from './ProductCard.styles.ts';

/** The skeleton of a card that is still loading. */
export function ProductCardShape() {
  return (
    <Root padding="none">
      <PicturePanel data-part="media">
        <Skeleton shape="block" ratio="3 / 2" />
      </PicturePanel>
      <div data-part="words">
        <div data-part="heading">
          <Lines size="xl" widths={['60%']} />
        </div>
        <Lines size="md" widths={['100%', '92%', '74%']} />
        <Lines size="md" widths={['5rem']} />
      </div>
    </Root>
  );
}
