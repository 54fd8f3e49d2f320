import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { handedOver, handOver } from './static-hand-over';
import { StaticMarkup } from './static-markup';

const write = (of: unknown, words: string) =>
  renderToStaticMarkup(
    <StaticMarkup name="offer" of={of}>
      <p>{words}</p>
    </StaticMarkup>,
  );
const nameIn = (html: string) => /data-static="([^"]+)"/.exec(html)?.[1];

describe('a static region', () => {
  it('is written with what it was given', () => {
    expect(write(undefined, 'Two nights')).toBe('<div data-static="offer"><p>Two nights</p></div>');
  });

  it('has the same name for the same data, and another for other data', () => {
    const name = nameIn(write({ nights: 2 }, 'Two nights'));
    expect(name).toMatch(/^offer-.{10}$/);
    expect(nameIn(write({ nights: 2 }, 'Two nights'))).toBe(name);
    expect(nameIn(write({ nights: 3 }, 'Three nights'))).not.toBe(name);
    expect(nameIn(write(null, 'No nights'))).not.toBe(name);
  });

  it('is not written where it was never given anything', () => {
    expect(() => handedOver('nobody')).toThrow('The static region nobody was not handed over.');
  });

  it('is forgotten when many others came after it, unless it is given again', () => {
    handOver('first', createElement('p'));
    handOver('again', createElement('p'));
    for (let other = 0; other < 60; other += 1) handOver(`other-${other}`, createElement('p'));
    handOver('again', createElement('p'));
    for (let other = 60; other < 80; other += 1) handOver(`other-${other}`, createElement('p'));
    expect(() => handedOver('first')).toThrow();
    expect(() => handedOver('again')).not.toThrow();
  });
});
