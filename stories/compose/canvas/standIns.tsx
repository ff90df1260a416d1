import { type Data, isData } from '../model/values.ts';

/** Lists without the entries that cannot be shown yet. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== undefined).map(withoutGaps);
  if (!isData(value) || '$' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutGaps(part)]));
}

/** What the site gives sections from its texts and its backend, on the canvas: enough to see where it stands. */
export function withStandIns(section: string, props: Data): Data {
  const whole = withoutGaps(props) as Data;
  if (section === 'ContactSection') {
    return { ...whole, children: <p className="empty-page">The site’s contact form stands here.</p> };
  }
  const { items } = whole;
  if (section !== 'ProcessSection' || !Array.isArray(items)) return whole;
  const steps = items.map((item: unknown, index) => ({
    number: index + 1,
    numberLabel: String(index + 1),
    ...(isData(item) ? item : {}),
  }));
  return { ...whole, items: steps };
}
