import { fileNameOf } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';

/** Downloads the files of a page, as they belong in the brand's folder `pages`. */
export function download(slug: string, texts: Partial<Readonly<Record<LangCode, string>>>): void {
  for (const [langCode, text] of Object.entries(texts)) {
    // Each in a frame of its own: of downloads that one frame begins at once WebKit completes only the last. The frame stays, since
    // removing it would cancel its download.
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
