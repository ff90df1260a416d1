import { SHARE_IMAGE_SIZE } from '@plinth/site/head';
import type { Theme } from '@plinth/ui/tokens';
import satori from 'satori';
import sharp from 'sharp';
import type { ShareFonts } from './shareImagesFonts.ts';
import { LAYOUT } from './shareImagesGround.ts';
import { box, setTitle } from './shareImagesTitle.ts';
import type { Words } from './shareImagesWords.ts';

/** Draws the words of a share image on its ground. */
export async function paintWords(
  ground: Buffer,
  theme: Theme,
  fonts: ShareFonts,
  words: Words,
): Promise<Uint8Array> {
  const { light: colors } = theme;
  const { margin, logo, text } = LAYOUT;
  const eyebrow = box(
    { fontFamily: fonts.small, fontSize: 28, color: colors['accent-inverse'], whiteSpace: 'nowrap' },
    words.eyebrow,
  );
  const title = await setTitle(theme, fonts, words);
  const svg = await satori(
    box({ position: 'relative', width: '100%', height: '100%' }, [
      box(
        {
          position: 'absolute',
          left: margin + logo + 16,
          top: margin - 10,
          height: logo,
          alignItems: 'center',
          fontFamily: fonts.title,
          fontSize: 32,
          color: colors['text-inverse'],
        },
        words.siteName,
      ),
      box(
        {
          position: 'absolute',
          left: margin,
          top: 142,
          height: 390,
          width: text + 60,
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 20,
        },
        words.eyebrow === '' ? title : [eyebrow, title],
      ),
      box(
        {
          position: 'absolute',
          left: margin,
          bottom: 60,
          fontFamily: fonts.small,
          fontSize: 24,
          color: colors['text-inverse-muted'],
        },
        words.foot,
      ),
    ]),
    { ...SHARE_IMAGE_SIZE, fonts: fonts.all },
  );
  return sharp(ground)
    .composite([{ input: Buffer.from(svg) }])
    .png({ palette: true, colours: 256, quality: 90, effort: 7, dither: 0.6 })
    .toBuffer();
}
