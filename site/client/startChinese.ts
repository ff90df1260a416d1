/*
 * Inline at the end of Chinese documents: one script instead of two, because each costs its hash in the page's policy, and
 * headers share a document's first round trip with its words. Nothing is painted before it has run.
 */
import './holdChineseText.ts';
import './start.ts';
