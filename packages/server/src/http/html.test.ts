import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeText, html, safeHref } from './html.ts'

const ATTACKS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title><script>',
  '</noscript><script>',
  '<!-- -->',
  ']]>',
  '&lt;script&gt;',
  "$& $1 $` $' $$",
  '\u0000<\u0000script>',
  '\ud800<b>',
  '__CSP_NONCE__',
]

describe('what stands in a page', () => {
  it.each(ATTACKS)('means itself: %s', (attack) => {
    const { text } = html`<p title="${attack}">${attack}</p>`
    const [, title = '', body = ''] = /^<p title="([^"]*)">([^<]*)<\/p>$/.exec(text) ?? []
    expect(title).toBe(body)
    expect(body).toBe(escapeText(attack))
    expect(body).not.toMatch(/[<>"']/)
  })

  it('is what was written, for any text', () => {
    const back = (text: string) =>
      text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeText(text)).not.toMatch(/[<>"']/)
        expect(back(escapeText(text))).toBe(text)
      }),
    )
  })

  it('takes pieces as they are, numbers as they are told, and of nothing nothing', () => {
    const rows = ['a', '<b>'].map((cell) => html`<td>${cell}</td>`)
    expect(html`<tr>${rows}</tr>${null}${7}`.text).toBe('<tr><td>a</td><td>&lt;b&gt;</td></tr>7')
  })
})

describe('an address', () => {
  it.each(['https://pncp.gov.br/1', 'HTTP://a.br', '/mapa', '/'])('%s is followed', (address) =>
    expect(safeHref(address)).toBe(address),
  )
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//outro.com',
    '/\\outro.com',
    'mapa',
    '',
  ])('%s leads nowhere', (address) => expect(safeHref(address)).toBe('#'))
})
