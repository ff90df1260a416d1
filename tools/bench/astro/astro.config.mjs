export default {
  trailingSlash: 'never',
  build: { inlineStylesheets: 'always', format: 'file' },
  compressHTML: true,
};
