import { expect, test } from 'vitest';
import { pictureOf } from './pictureManifest.ts';

const site = { assetBase: '/brand/', pictures: { 'assets/pictures/a.svg': { width: 320, height: 200 } } };

test.each(['assets/pictures/a.svg', '/assets/pictures/a.svg', './assets/pictures/a.svg'])(
  '%s has the size that the build knows',
  (imageUrl) => {
    expect(pictureOf(imageUrl, 'A', site)).toEqual({
      src: '/brand/assets/pictures/a.svg',
      alt: 'A',
      width: 320,
      height: 200,
    });
  },
);

test.each(['https://pictures.example/assets/pictures/a.svg', '//pictures.example/a.svg', 'data:image/png,'])(
  '%s lies elsewhere',
  (imageUrl) => expect(pictureOf(imageUrl, '', site)).toEqual({ src: imageUrl, alt: '' }),
);
