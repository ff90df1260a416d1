/*
 * Inline at the end of Chinese documents: one script instead of two, because each costs a hash in the page's policy, and headers
 * share the first round trip with the document. Nothing is painted before it has run.
 */
import './holdChineseText.ts';
import './start.ts';
