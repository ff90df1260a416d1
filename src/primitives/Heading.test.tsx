import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { Heading } from './Heading.tsx';

const htmlOf = async (text: string, size: 'display' | 'lg' = 'display') =>
  (
    await render(
      <Heading level={1} size={size}>
        {text}
      </Heading>,
    )
  ).get('h1').innerHTML;

it('tells where a large Chinese heading may break, which WebKit does not find out by itself', async () => {
  expect(await htmlOf('雲端上線，從容以對。')).toBe('雲端上線，<wbr>從容以對。');
});

it('keeps what is in brackets together: no line ends with an opening one or begins with a closing one', async () => {
  expect(await htmlOf('「您好，」他說。')).toBe('「您好，」<wbr>他說。');
  expect(await htmlOf('愛問「然後呢？」公司')).toBe('愛問<wbr>「然後呢？」<wbr>公司');
});

it('begins no line with the particle of what is in brackets', async () => {
  expect(await htmlOf('《「光」的故事》')).toBe('《「光<span>」的</span><wbr>故事》');
  expect(await htmlOf('愛問「然後呢？」的公司')).toBe('愛問<wbr>「然後呢？<span>」的</span><wbr>公司');
});

it('leaves to the browser what has a long phrase, is small or is not Chinese', async () => {
  expect(await htmlOf('一二三四五六七八九十，十一')).not.toContain('<wbr>');
  expect(await htmlOf('雲端上線，從容以對。', 'lg')).not.toContain('<wbr>');
  expect(await htmlOf('Ready, steady, go.')).not.toContain('<wbr>');
});
