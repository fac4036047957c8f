import { english } from '@waybill/contract/sentence';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { checkedCss } from './custom-css.ts';

describe('a tenant style sheet', () => {
  it('changes the appearance and is rewritten from the parsed rules', () => {
    const text = `
      :root { --primary: light-dark(#123456, oklch(70% 0.1 200)); }
      h1, .rounded-card:hover { color: rgb(1 2 3 / 0.5); border-radius: calc(2px + 1px) }
      @media (prefers-color-scheme: dark) and (min-width: 600px) { h1 { letter-spacing: .1em } }
    `;
    expect(checkedCss(text)).toEqual({
      css:
        ':root{--primary:light-dark(#123456,oklch(70%0.1 200))}' +
        'h1,.rounded-card:hover{color:rgb(1 2 3/0.5);border-radius:calc(2px + 1px)}' +
        '@media (prefers-color-scheme:dark) and (min-width:600px){h1{letter-spacing:.1em}}',
    });
  });

  it.each([
    ['loads nothing', '@import "https://evil.example/x.css";', '@import'],
    ['loads no picture', 'h1 { background-color: url(https://evil.example/x) }', 'url()'],
    ['loads nothing by a custom property', ':root { --x: url(//evil.example) }', 'url()'],
    ['loads nothing in other clothes', 'h1 { color: image-set("x" 1x) }', 'image-set()'],
    ['loads nothing by escapes', 'h1 { color: u\\72l(//evil.example) }', 'could not be read'],
    ['loads no font', '@font-face { font-family: x; src: url(x) }', '@font-face'],
    ['covers nothing', 'div { position: fixed }', 'position'],
    ['moves nothing over another', 'div { margin-top: -500px }', 'negative margin'],
    ['hides nothing', '.banner { display: none }', 'display'],
    ['hides nothing by making it pale', '.banner { opacity: 0.01 }', 'opacity'],
    ['writes nothing', 'h1::before { content: "Paid" }', '::before'],
    ['makes nothing untouchable', 'button { pointer-events: none }', 'pointer-events'],
    ['breaks out of nothing', 'h1 { color: red } </style><script>', 'read'],
    [
      'asks nothing of the device',
      '@media (device-width: 1px) { h1 { color: red } }',
      'device-width',
    ],
    ['runs nothing', 'h1 { color: expression(alert(1)) }', 'expression()'],
  ])('%s', (_, text, states) => {
    const checked = checkedCss(text);
    expect('faults' in checked ? checked.faults.map(english).join('\n') : checked.css).toContain(
      states,
    );
    expect('faults' in checked).toBe(true);
  });

  it('reports the line of each error', () => {
    expect(inEnglish(checkedCss('h1 { color: red }\nh2 { float: left }\nh3 { top: 0 }'))).toEqual({
      faults: ['Line 2: float is not taken', 'Line 3: top is not taken'],
    });
  });
});
