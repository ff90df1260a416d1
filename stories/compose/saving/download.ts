import { fileNameOf } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';

/** Gives the files of a page to the browser to download, as they belong into the brand's folder `pages`. */
export function download(slug: string, texts: Partial<Readonly<Record<LangCode, string>>>): void {
  for (const [langCode, text] of Object.entries(texts)) {
    // Each in a frame of its own, for WebKit gives the last alone of those that one frame begins at once. It stays: its download goes with it.
    const frame = document.createElement('iframe');
    frame.hidden = true;
    document.body.append(frame);
    const link = (frame.contentDocument ?? document).createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }));
    link.download = fileNameOf({ slug, langCode: langCode as LangCode });
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
