import { type Data, isData } from '../model/values.ts';

/** Data without the entries of lists that cannot be shown yet. */
export function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== undefined).map(withoutGaps);
  if (!isData(value) || '$' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutGaps(part)]));
}

/** What the site gives sections from its texts and its backend, on the canvas: enough to see where it stands. */
export function withStandIns(section: string, props: Data): Data {
  if (section === 'ContactSection') {
    return { ...props, children: <p className="empty-page">The site’s contact form stands here.</p> };
  }
  const { items } = props;
  if (section !== 'ProcessSection' || !Array.isArray(items)) return props;
  const steps = items.map((item: unknown, index) => ({
    number: index + 1,
    numberLabel: String(index + 1),
    ...(isData(item) ? item : {}),
  }));
  return { ...props, items: steps };
}
