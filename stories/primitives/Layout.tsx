import { Card } from '@plinth/ui';

/** Numbered boxes that show where a layout puts things. */
export function boxes(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <Card key={index} padding="md">
      {index + 1}
    </Card>
  ));
}
