/** Everything that a project takes from this package besides the command; see README.md. */
export type { Catalogue, Mode, PicturesParameter } from './catalogue.ts';
export { CouldNotRun } from './failure.ts';
export { type Options, readOptions } from './options.ts';
export type { Report } from './report.ts';
export { renderReport } from './report/render.ts';
export { compareWorkshops } from './run.ts';
export { findBase } from './git.ts';
export { withCheckout } from './checkout.ts';
