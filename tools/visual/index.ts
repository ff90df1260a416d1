/** Everything that a project takes from this package besides the command; see README.md. */
export type { Browsers, PictureBrowser, Tab } from './browser.ts';
export { CLOCK, STILL_SCRIPT, TIME_ZONE } from './camera.ts';
export type { Catalogue, PicturesParameter } from './catalogue.ts';
export { startChromium } from './chromium.ts';
export { changedFiles, findBase } from './git.ts';
export { readOptions } from './options.ts';
export type { Report } from './report.ts';
export { compareWorkshops } from './run.ts';
export { runCommand } from './runCommand.ts';
export { withCheckout } from './checkout.ts';
export { shortHash } from './settings.ts';
