/** Where a drawing's file for dark grounds stands beside the one for light: `a.svg` has `a-dark.svg`. */
export const darkPath = (path: string): string => path.replace(/(?=\.svg$)/, '-dark');
