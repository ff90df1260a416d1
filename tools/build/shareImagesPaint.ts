import type { Theme } from '@plinth/ui/tokens';
import satori from 'satori';
import sharp from 'sharp';
import type { ShareFonts } from './shareImagesFonts.ts';
import { LAYOUT } from './shareImagesGround.ts';
import type { SetTitle } from './shareImagesTitle.ts';
import type { Words } from './shareImagesWords.ts';

/** A box for satori, which takes React's element objects. */
const box = (style: Readonly<Record<string, string | number>>, children: unknown) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

/** Draws the words of a share image on its ground. */
export async function paintWords(
  ground: Buffer,
  { light: colors }: Theme,
  { families, all }: ShareFonts,
  { lang, siteName, eyebrow, foot }: Words,
  { phrases, size }: SetTitle,
): Promise<Uint8Array> {
  const isChinese = lang.startsWith('zh');
  const words = box({ position: 'relative', width: 1200, height: 630 }, [
    box(
      {
        position: 'absolute',
        left: LAYOUT.margin + LAYOUT.logo + 16,
        top: LAYOUT.margin - 10,
        height: LAYOUT.logo,
        alignItems: 'center',
        fontFamily: families.title,
        fontSize: 32,
        color: colors['text-inverse'],
      },
      siteName,
    ),
    box(
      {
        position: 'absolute',
        left: LAYOUT.margin,
        top: 142,
        height: 390,
        width: LAYOUT.text + 60,
        flexDirection: 'column',
        justifyContent: 'center',
      },
      [
        ...(eyebrow === ''
          ? []
          : [
              box(
                {
                  fontFamily: families.small,
                  fontSize: 28,
                  marginBottom: 20,
                  color: colors['accent-inverse'],
                  whiteSpace: 'nowrap',
                },
                eyebrow,
              ),
            ]),
        box(
          {
            flexDirection: 'column',
            width: LAYOUT.text,
            fontFamily: families.title,
            fontSize: size,
            lineHeight: isChinese ? 1.28 : 1.16,
            letterSpacing: isChinese ? 0 : size * -0.018,
            color: colors['text-inverse'],
          },
          phrases.map((phrase) =>
            box(
              { flexWrap: 'wrap' },
              phrase.map((piece) => box({ whiteSpace: 'pre' }, piece)),
            ),
          ),
        ),
      ],
    ),
    box(
      {
        position: 'absolute',
        left: LAYOUT.margin,
        bottom: 60,
        fontFamily: families.small,
        fontSize: 24,
        color: colors['text-inverse-muted'],
      },
      foot,
    ),
  ]);
  const svg = await satori(words, {
    width: 1200,
    height: 630,
    fonts: all,
  });
  return sharp(ground)
    .composite([{ input: Buffer.from(svg) }])
    .png({ palette: true, colours: 256, quality: 90, effort: 7, dither: 0.6 })
    .toBuffer();
}
