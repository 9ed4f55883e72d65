import { expect, test } from 'vitest';
import { html, jsonScript, raw } from '../../../src/report/page/html.ts';

test('escapes texts in elements and attributes, and leaves markup and numbers', () => {
  const text = `<b title='x'>"&"</b>`;
  const escaped = '&lt;b title=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/b&gt;';
  expect(html`<p title="${text}">${text}${1.5}</p>`.toString()).toBe(
    `<p title="${escaped}">${escaped}1.5</p>`,
  );
  expect(html`${html`<i>${'<'}</i>`}${raw('<hr>')}`.toString()).toBe('<i>&lt;</i><hr>');
});

test('joins lists, and escapes the texts in them', () => {
  expect(html`<ul>${['<', ['&', html`<b>x</b>`]]}</ul>`.toString()).toBe('<ul>&lt;&amp;<b>x</b></ul>');
});

test('keeps what stands in the template as it is written', () => {
  expect(html`a\nb`.toString()).toBe('a\nb');
});

test('JSON of a script ends no script, and reads back', () => {
  const value = { text: '</script><!-- " \\ \u2028' };
  const script = jsonScript('data', value).toString();
  const [, json = ''] = /^<script type="application\/json" id="data">(.*)<\/script>$/s.exec(script) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(value);
});
