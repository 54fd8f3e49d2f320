// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { sanitiseStoredHtml } from '@/lib/html/sanitize';
import { htmlOfText, preparePasted, type Loss } from './pasted';
import { extensions } from './rich-text-extensions';

/** What visitors are shown of a text that was pasted into the editor and saved. */
function pasted(html: string): string {
  const editor = new Editor({ extensions, element: document.createElement('div') });
  editor.view.pasteHTML(preparePasted(html).html, new Event('paste') as ClipboardEvent);
  const shown = sanitiseStoredHtml(editor.getHTML());
  editor.destroy();
  return shown;
}

/** The clipboard of Word: its styles, and the text between two comments. */
const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!--
 /* Font Definitions */ @font-face {font-family:Wingdings; panose-1:5 0 0 0;}
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt;}
 @list l0 {mso-list-id:1; mso-list-type:hybrid;} @list l0:level1 {mso-level-number-format:bullet; mso-level-text:;}
--></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (level: number, sign: string, text: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** The clipboard of Excel: a table that has its styles as classes. */
const excel = (rows: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style><!--
 table {mso-displayed-decimal-separator:"\\.";} .font5 {color:black; font-weight:400; text-decoration:none;}
 td {padding-top:1px; color:black; font-weight:400; font-style:normal; text-decoration:none; vertical-align:bottom; white-space:nowrap;}
 .xl65 {font-weight:700;} .xl66 {text-decoration:line-through;} .xl67 {color:#9C0006; background:#FFC7CE;}
--></style></head><body link="#0563C1" vlink="#954F72"><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment--> <col width=64 span=2 style='width:48pt'>${rows}<!--EndFragment--></table></body></html>`;

const docs = (body: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7d1c">${body}</b><br class="Apple-interchange-newline">`;
const span = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`;

const table = (...rows: string[]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
const cells = (...texts: string[]) =>
  texts.map((text) => `<td>${text && `<p>${text}</p>`}</td>`).join('');
const heads = (...texts: string[]) => texts.map((text) => `<th><p>${text}</p></th>`).join('');

const cell = (text: string, style = '') =>
  `<td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt"><p dir="ltr" style="line-height:1.2;">${span(text, style)}</p></td>`;
const onWeb = (level: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-aria-posinset="1" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span></p></li></ul></div>`;
const li = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;" aria-level="${level}"><p dir="ltr" role="presentation">${span(text)}</p></li>`;

/** What is on the clipboard, what visitors are shown, and what is named as lost. */
const examples: [html: string, shown: string, ...lost: Loss[]][] = [
  // Tables: of Excel, with a bold head, a struck cell, an empty and a hidden row
  [
    excel(
      '<tr height=20><td height=20 class=xl65 width=64>Room</td><td class=xl65>Price</td></tr>' +
        '<tr height=20><td height=20>Attic</td><td class=xl66 align=right>90</td></tr>' +
        '<tr height=20><td height=20>Cellar</td><td align=right>70<font class="font5"> net</font></td></tr>' +
        '<tr height=20><td></td><td>&nbsp;</td></tr>' +
        "<![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td><td width=64></td></tr><![endif]>",
    ),
    table(heads('Room', 'Price'), cells('Attic', '<s>90</s>'), cells('Cellar', '70 net')),
  ],
  // a text that runs over empty cells, and merged ones
  [
    excel(
      "<tr><td colspan=2 style='mso-ignore:colspan'>A long text</td><td>c</td></tr><tr><td colspan=3>m</td></tr><tr><td rowspan=2>r</td><td>x</td><td>y</td></tr><tr><td>z</td><td>w</td></tr>",
    ),
    table(
      cells('A long text', '', 'c'),
      '<td colspan="3"><p>m</p></td>',
      `<td rowspan="2"><p>r</p></td>${cells('x', 'y')}`,
      cells('z', 'w'),
    ),
  ],
  // Google Sheets
  [
    '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>' +
      '<tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;font-weight:bold;">Room</td><td style="font-weight:bold;">Price</td></tr>' +
      '<tr style="height:21px;"><td style="vertical-align:bottom;font-style:italic;">Attic</td><td style="text-decoration:line-through;text-align:right;" data-sheets-value="{}">90</td></tr></tbody></table></google-sheets-html-origin>',
    table(heads('Room', 'Price'), cells('<em>Attic</em>', '<s>90</s>')),
  ],
  // Google Docs
  [
    docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300" /><col width="300" /></colgroup><tbody><tr style="height:0pt">${cell('Attic')}${cell('90', 'text-decoration:line-through;')}</tr><tr>${cell('Cellar')}${cell('70')}</tr></tbody></table></div><br />`,
    ),
    table(cells('Attic', '<s>90</s>'), cells('Cellar', '70')),
  ],
  // LibreOffice, with a caption
  [
    '<table width="665" cellpadding="4" cellspacing="0"><caption>Prices</caption><col width="328"/><col width="329"/><thead><tr valign="top"><th width="328"><p align="center"><b>Room</b></p></th><th><p>Price</p></th></tr></thead><tbody><tr><td><p><font color="#000000">Attic</font></p></td><td><p><strike>90</strike><br/></p></td></tr></tbody></table>',
    table(heads('Room', 'Price'), cells('Attic', '<s>90</s>')).replace(
      '<table>',
      '<table><caption>Prices</caption>',
    ),
  ],
  // Word
  [
    word(
      '<table class=MsoTableGrid border=1><tr style="mso-yfti-irow:0"><td width=300 valign=top><p class=MsoNormal>a<o:p></o:p></p></td><td><p class=MsoNormal>H<sub>2</sub>O<o:p></o:p></p></td></tr></table>',
    ),
    table(cells('a', 'H<sub>2</sub>O')),
  ],
  // what only lays something out, or lies in another table
  ['<table><tr><td>one cell</td></tr></table>', '<p>one cell</p>'],
  ['<table role="presentation"><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
  [
    '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td><td>d</td></tr></table>',
    table('<td><p>a</p><p>b</p><p>c</p></td><td><p>d</p></td>'),
    'cells',
  ],
  // more columns than the site takes
  [
    '<table><tr><td colspan="1000000000">a</td><td rowspan="-4">b</td><td colspan="x">c</td></tr></table>',
    table(`<td colspan="99"><p>a</p></td>${cells('b', 'c')}`),
    'cells',
  ],
  // Lists: of Word, which writes paragraphs
  [
    word(
      item(1, '·', 'First', 'First') +
        item(2, 'o', 'Inner') +
        item(3, '§', 'Innermost') +
        item(1, '·', '<b>Second</b>', 'Last') +
        '<p class=MsoNormal>After<o:p></o:p></p>',
    ),
    '<ul><li><p>First</p><ul><li><p>Inner</p><ul><li><p>Innermost</p></li></ul></li></ul></li><li><p><strong>Second</strong></p></li></ul><p>After</p>',
  ],
  // numbered, going on after a paragraph
  [
    word(
      item(1, '1.', 'One') +
        item(2, 'a)', 'Part') +
        item(1, '2.', 'Two') +
        '<p class=MsoNormal>Between</p>' +
        item(1, '3.', 'Three'),
    ),
    '<ol><li><p>One</p><ol><li><p>Part</p></li></ol></li><li><p>Two</p></li></ol><p>Between</p><ol start="3"><li><p>Three</p></li></ol>',
  ],
  // with nothing but its bullets and margins
  [
    "<p class=MsoListParagraph style='margin-left:36.0pt'>·<span>&nbsp;&nbsp;&nbsp; </span>First</p><p class=MsoListParagraph style='margin-left:72.0pt'>•\u00a0 Inner</p>",
    '<ul><li><p>First</p><ul><li><p>Inner</p></li></ul></li></ul>',
  ],
  // Word on the web
  [
    onWeb(1, 'First') + onWeb(2, 'Inner') + onWeb(1, 'Second'),
    '<ul><li><p>First</p><ul><li><p>Inner</p></li></ul></li><li><p>Second</p></li></ul>',
  ],
  // Google Docs and LibreOffice, which put inner lists beside
  [
    docs(
      `<ul style="margin-top:0;">${li(1, 'First')}<ul>${li(2, 'Inner')}</ul>${li(1, 'Second')}</ul>`,
    ),
    '<ul><li><p>First</p><ul><li><p>Inner</p></li></ul></li><li><p>Second</p></li></ul>',
  ],
  [
    '<ol><li><p>a</p></li><ul><li><p>b</p></li></ul></ol>',
    '<ol><li><p>a</p><ul><li><p>b</p></li></ul></li></ol>',
  ],
  [
    '<ul><li role="checkbox" aria-checked="true"><p>done</p></li><li role="checkbox" aria-checked="false"><p>open</p></li></ul>',
    '<ul><li><p>☑ done</p></li><li><p>☐ open</p></li></ul>',
  ],
  // Emphasis
  [
    docs(
      `<p dir="ltr">${span('Was ')}${span('90', 'text-decoration:line-through;')}${span(', now ')}${span('70', 'font-weight:700;text-decoration:line-through;font-style:italic;')}</p>`,
    ),
    '<p>Was <s>90</s>, now <strong><em><s>70</s></em></strong></p>',
  ],
  [
    docs(
      `<p>${span('m')}${span('2', 'vertical-align:super;')}${span(' H')}${span('2', 'vertical-align:sub;')}${span('O')}</p>`,
    ),
    '<p>m<sup>2</sup> H<sub>2</sub>O</p>',
  ],
  [
    word(
      '<p class=MsoNormal><s>90</s> <span style="text-decoration:line-through;text-line-through:double">80</span> m<sup>2</sup> <b style="mso-bidi-font-weight:normal">b</b><o:p></o:p></p>',
    ),
    '<p><s>90</s> <s>80</s> m<sup>2</sup> <strong>b</strong></p>',
  ],
  // Pages and Notes: classes, in a style sheet that the program writes for each text.
  [
    '<html><head><style type="text/css">p.p1 {margin: 0.0px; font: 12.0px Helvetica} span.s1 {text-decoration: line-through} span.s2 {font-weight: bold}</style></head><body><p class="p1"><span class="s1">90</span> <span class="s2">70</span></p></body></html>',
    '<p><s>90</s> <strong>70</strong></p>',
  ],
  [
    '<p><b>bold <span style="font-weight:normal">not</span></b></p>',
    '<p><strong>bold </strong>not</p>',
  ],
  ['<h1><b>Title</b></h1><h6>Small</h6>', '<h2>Title</h2><h4>Small</h4>'],
  ['<p>a<br>b</p><div>c</div>', '<p>a<br />b</p><p>c</p>'],
  // What the editor cannot keep
  ['<p>a<img src="https://example.org/a.png" alt="A"></p>', '<p>a</p>', 'pictures'],
  [
    word(
      '<p class=MsoNormal>a<img width=9 height=9 src="file:///C:/Temp/image001.png" v:shapes="Bild_1"></p>',
    ),
    '<p>a</p>',
    'pictures',
  ],
  [`<p>${span('late', 'color:#ff0000;')}</p>`, '<p>late</p>', 'colours'],
  [excel('<tr><td class=xl67>late</td><td>b</td></tr>'), table(cells('late', 'b')), 'colours'],
  ["<p><span style='background:yellow;mso-highlight:yellow'>a</span></p>", '<p>a</p>', 'colours'],
  ['<p><mark>a</mark></p>', '<p>a</p>', 'colours'],
  ['<p><u>a</u></p>', '<p>a</p>', 'underlining'],
  [
    word(
      '<p class=MsoNormal>a<a style="mso-footnote-id:ftn1" href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p><div style="mso-element:footnote-list"><hr><div style="mso-element:footnote" id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> Note</p></div></div>',
    ),
    '<p>a[1]</p><p>[1] Note</p>',
    'footnotes',
  ],
  [
    '<p>a<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>',
    '<p>a<sup>1</sup></p>',
    'footnotes',
  ],
  [
    word(
      '<p class=MsoNormal>a<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span></p><div style="mso-element:comment-list"><p class=MsoCommentText>Really?</p></div>',
    ),
    '<p>a</p>',
    'comments',
  ],
  [
    word(
      '<p class=MsoNormal><del cite="mailto:Ada" datetime="2026-01-01T10:00">90</del><ins cite="mailto:Ada" datetime="2026-01-01T10:00">70</ins></p>',
    ),
    '<p><s>90</s>70</p>',
    'changes',
  ],
  [
    '<p>a</p><iframe src="https://example.org"></iframe><video></video><math><mi>x</mi></math>',
    '<p>a</p>',
    'objects',
  ],
  [
    '<p><a href="file:///C:/a.doc">a</a> <a href="javascript:steal()">b</a> <a href="#_Toc1">c</a> <a href="data:text/html,x">d</a></p>',
    '<p>a b c d</p>',
    'links',
  ],
  ['<ol type="a"><li>a</li></ol>', '<ol><li><p>a</p></li></ol>', 'numbering'],
  ['<p>a<span style="display:none">b</span></p>', '<p>a</p>', 'hidden'],
  // What every text has: dark type, blue links, headings in the colour of their style
  [
    word(
      '<h1 style="color:#2F5496">A</h1><p class=MsoNormal style="color:windowtext"><span style="color:#1f2328;background:white">b</span> <a href="https://example.org/"><span style="color:#0563C1;text-decoration:underline">c</span></a></p>',
    ),
    '<h2>A</h2><p>b <a href="https://example.org/" rel="noopener">c</a></p>',
  ],
  // an emoji that is a picture, and a pixel that counts readers
  [
    '<p>a<img class="emoji" alt="😀" src="https://example.org/1f600.png"><img src="https://example.org/pixel" width="1" height="1"></p>',
    '<p>a😀</p>',
  ],
  // Links: without a scheme, plain addresses, of this site
  [
    '<p><a href="www.example.com">a</a> see www.example.com, 3.34.0, README.md and Booking.com</p>',
    '<p><a href="https://www.example.com/" rel="noopener">a</a> see <a href="https://www.example.com/" rel="noopener">www.example.com</a>, 3.34.0, README.md and Booking.com</p>',
  ],
  [`<p><a href="${location.origin}/faq#a">a</a></p>`, '<p><a href="/faq#a">a</a></p>'],
];

it.each(examples)('%#: what is pasted keeps its meaning', (html, shown, ...lost) => {
  expect(pasted(html)).toBe(shown);
  expect(preparePasted(html).dropped).toEqual(lost);
});

it('a picture of this site stays', () => {
  const html = `<p><img src="${location.origin}/media/a.webp" alt="A"></p>`;
  expect(pasted(html)).toContain('src="/media/a.webp"');
});

it('what was copied within the editor is left as it is', () => {
  const html = '<p data-pm-slice="1 1 []">a <span style="color:red">b</span></p>';
  expect(preparePasted(html)).toEqual({ html, dropped: [] });
});

it.each<[string, string | null]>([
  ['•\tFirst\n•\tSecond', '<ul><li>First</li><li>Second</li></ul>'],
  ['1.\tOne\n2.\tTwo', '<ol><li>One</li><li>Two</li></ol>'],
  ...['one line', 'a\nb', 'a\tb\nc', '\tindented\n\tcode', '- not a list alone', ''].map(
    (text): [string, null] => [text, null],
  ),
])('plain text is a list where its lines begin with the signs of one: %j', (text, html) => {
  expect(htmlOfText(text)).toBe(html);
});
