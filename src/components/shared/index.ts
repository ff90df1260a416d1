/** What several components share and the library does not export. */
export * from './ActionButton.tsx';
export * from './PicturePanel.ts';
