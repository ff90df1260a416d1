/** The path of a drawing's file for dark grounds, beside the one for light: `a.svg` has `a-dark.svg`. */
export const darkPath = (path: string): string => path.replace(/(?=\.svg$)/, '-dark');
