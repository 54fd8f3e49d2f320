import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseStoredHtml } from './sanitize.ts';

/** Each family of cross-site scripting with its usual disguises. What stays of them is text. */
const attacks: Record<string, string[]> = {
  scripts: [
    '<script>steal()</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>steal()</scr</script>ipt>',
    '<script\n>steal()</script\n>',
    '<<script>steal();//<</script>',
    '<script>steal()',
    '<\u0000script>steal()</script>',
    '<scr\u0000ipt>steal()</scr\u0000ipt>',
  ],
  handlers: [
    '<p onclick="steal()">x</p>',
    '<img/src="/x.png"/onerror=steal()>',
    '<img src=`/x.png`onerror=steal()>',
    '<img """><script>steal()</script>">',
    '<a href="/x"onmouseover=steal()>x</a>',
    '<a href="/x" onfocus=steal() autofocus tabindex=1>x</a>',
    '<table background="javascript:steal()"><tr><td onmouseenter=steal()>x</td></tr></table>',
    '<p a="&quot; onclick=steal() b=&quot;">x</p>',
    '<img src="/x.png" alt="&quot;&gt;&lt;script&gt;steal()&lt;/script&gt;">',
    '<img src="/x.png" alt=\'" onerror="steal()\'>',
  ],
  addresses: [
    '<a href="javascript:steal()">x</a>',
    '<a href="JaVaScRiPt:steal()">x</a>',
    '<a href="java\nscript:steal()">x</a>',
    '<a href="jav&#x0A;ascript:steal()">x</a>',
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;steal()">x</a>',
    '<a href="javascript&colon;steal()">x</a>',
    '<a href=" &#14; javascript:steal()">x</a>',
    '<a href="\u0001javascript:steal()">x</a>',
    '<a href="vbscript:steal()">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<a href="view-source:javascript:steal()">x</a>',
    '<img src="javascript:steal()">',
    '<img src="data:image/svg+xml,<svg onload=steal()>">',
    '<img srcset="javascript:steal() 1x, data:text/html,x 2x">',
    '<blockquote cite="javascript:steal()">x</blockquote>',
  ],
  'embedded documents': [
    '<iframe srcdoc="<script>steal()</script>"></iframe>',
    '<object data="javascript:steal()"></object>',
    '<frameset onload=steal()><frame src="javascript:steal()"></frameset>',
    '<video><source onerror=steal()></video>',
  ],
  'the head of a page': [
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=javascript:steal()">',
    '<link rel="stylesheet" href="javascript:steal()">',
    '<style>@import "javascript:steal()"; p{background:url(javascript:steal())}</style>',
    '<p style="background:url(javascript:steal())">x</p>',
    '<div style="width: expression(steal());">x</div>',
    '<title><script>steal()</script></title>',
    '<html xmlns:x="urn:x" onclick="steal()">',
    '<?xml-stylesheet href="javascript:steal()"?>',
    '<!DOCTYPE html [<!ENTITY x "<script>steal()</script>">]>&x;',
    '<!--[if gte IE 4]><script>steal()</script><![endif]-->',
  ],
  tables: [
    '<table onload=steal()><tbody onclick=steal()><tr onclick=steal()><td onclick=steal()>x</td></tr></tbody></table>',
    '<table style="background:url(javascript:steal())"><tr><td style="width:expression(steal())">x</td></tr></table>',
    '<table><tr><td><a href="javascript:steal()">x</a><img src=x onerror=steal()></td></tr></table>',
    '<table><caption onclick=steal()><script>steal()</script></caption><tr><td>x</td></tr></table>',
    '<table><script>steal()</script><tr><form action="javascript:steal()"><td>x</td></form></tr></table>',
    `${'<table><tr><td>'.repeat(500)}<img src=x onerror=steal()>`,
  ],
  forms: [
    '<form action="javascript:steal()"><input type=submit></form>',
    '<button formaction="javascript:steal()">x</button>',
    '<input type="image" src="javascript:steal()" onfocus=steal() autofocus>',
    '<textarea></textarea><script>steal()</script>',
    '<textarea><img src="</textarea><img src=/x onerror=steal()>">',
    '<select><option><script>steal()</script></option></select>',
  ],
  'other languages': [
    '<svg onload=steal()>',
    '<svg><script>steal()</script></svg>',
    '<svg><a xlink:href="javascript:steal()"><text>x</text></a></svg>',
    '<svg><animate xlink:href=#x attributeName=href values=javascript:steal() /><a id=x>x</a></svg>',
    '<svg><foreignObject><iframe onload=steal()></iframe></foreignObject></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=steal()>#x"/></svg>',
    '<math><maction actiontype="statusline#" xlink:href="javascript:steal()">x</maction></math>',
  ],
  'what a second parser reads differently': [
    '<noscript><p title="</noscript><img src=/x onerror=steal()>"></noscript>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=steal()&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=steal()>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=steal()>',
    '<xmp><p title="</xmp><svg/onload=steal()>"></xmp>',
    '<template><script>steal()</script></template>',
    '<plaintext><img src=x onerror=steal()>',
    '<p>&lt;script&gt;steal()&lt;/script&gt;</p>',
    '&lt;img src=x onerror=steal()&gt;',
    '&amp;lt;script&amp;gt;steal()',
    '<![CDATA[<script>steal()</script>]]>',
    '<!--><script>steal()</script>-->',
    '<!-- --!><img src=x onerror=steal()> -->',
    '<a href="/x" title="<!--"><img src=x onerror=steal()>',
    '<img src="/x.png"',
    '<a href="javascript:steal()',
    '<',
    '<p/<script>steal()</script>',
    '<custom-element onclick=steal()>x</custom-element>',
    '<p id="location" name="cookie" class="fixed inset-0" is="x-y">x</p>',
    '+ADw-script+AD4-steal()+ADw-/script+AD4-',
  ],
};

/** Reads the answer as strictly as it was promised: every `<` opens one of the listed elements with listed attributes. */
function expectHarmless(html: string) {
  const rest = html.replaceAll(
    /<(\/?)(h[2-4]|p|ul|ol|li|blockquote|pre|hr|figure|figcaption|strong|em|sub|sup|s|a|br|img|code|table|caption|thead|tbody|tr|th|td)((?: [a-z]+="[^"<>]*")*)( \/)?>/g,
    (_, _slash, _name, attributes: string) => {
      for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
        expect(name).toMatch(
          /^(?:href|rel|src|alt|width|height|loading|decoding|start|colspan|rowspan|scope)$/,
        );
        if (name === 'href') expect(value).toMatch(/^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/);
        if (name === 'src') expect(value).toMatch(/^\/(?![/\\])/);
      }
      return '';
    },
  );
  expect(rest).not.toContain('<');
}

describe.each(Object.entries(attacks))('stored HTML with %s', (_, payloads) => {
  it.each(payloads)('%s', (payload) => {
    for (const html of [payload, `<p>before</p>${payload}<p>after</p>`, `<ul><li>${payload}`]) {
      const clean = sanitiseStoredHtml(html);
      expectHarmless(clean);
      expect(sanitiseStoredHtml(clean)).toBe(clean);
    }
  });
});

describe('stored HTML of any kind', () => {
  const piece = fc.oneof(
    fc.constantFrom(...Object.values(attacks).flat()),
    fc.constantFrom(...'<>"\'`=/&; \0', '<!--', '-->', ']]>'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );

  it('is harmless, and cleaning it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.nat(), (pieces, cut) => {
        const whole = pieces.join('');
        const clean = sanitiseStoredHtml(whole.slice(cut % (whole.length + 1)));
        expectHarmless(clean);
        expect(sanitiseStoredHtml(clean)).toBe(clean);
      }),
      { numRuns: 2_000 },
    );
  }, 30_000);
});
