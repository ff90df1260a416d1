import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import type { VariantName } from './globals.ts';

/** Addresses of design files, by the title of what they show: `{ 'Components/PriceCard': 'https://…' }`. */
type DesignFiles = Readonly<Record<string, string>>;

/** The list of all design files, by brand. No brand has any so far. */
const DESIGN_FILES: Readonly<Record<VariantName, DesignFiles>> = {};

/** What `@storybook/addon-designs` shows beside a story: a link for each brand, as an embedded file would use the network. */
export const designsOf = (title: string, files = DESIGN_FILES) =>
  Object.entries(files).flatMap(([name, { [title]: url }]) =>
    url === undefined ? [] : [{ name, type: 'link' as const, url }],
  );

/** Links each story with the design files of its part. */
export const designed: ArgTypesEnhancer = ({ title, parameters, argTypes }) => {
  const designs = designsOf(title);
  if (designs.length > 0) parameters.design = designs;
  return argTypes;
};
