import { describe, expect, it } from 'vitest'
import { html } from './html.ts'
import { type Conteudo, cutPage, fatos, ligacao, lista, tabela } from './pagina.ts'

const BUILT = `<!doctype html><head><meta name="csp-nonce" content="__CSP_NONCE__"><meta name="description" content="Processos" />
<title>Paço</title></head><body><div id="root"><div class="outline-lines" aria-hidden="true"></div><noscript>Este sistema precisa de JavaScript.</noscript></div></body>`

const told = (own: Partial<Conteudo> = {}): Conteudo => ({
  titulo: 'Praça',
  descricao: 'Em execução.',
  endereco: 'https://obras.gov.br/transparencia/obras/7',
  corpo: html`<p>x</p>`,
  ...own,
})

const ATTACKS = [
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</noscript><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  ']]><script>',
  "$& $1 $` $' $$ $<titulo>",
  '__CSP_NONCE__',
  '<title>outro</title>',
  '<meta name="description" content="x">',
  '<!--title-->',
]

describe('a page with what it is about', () => {
  const page = cutPage(BUILT)

  it('has its title, description, address, picture and feed, and its words without a program', () => {
    const text = page('N0', {
      ...told({ imagem: 'https://obras.gov.br/img/a.webp' }),
      feed: { titulo: 'O que mudou', href: '/api/obras/7/rss' },
    })
    expect(text).toContain('<title>Praça · Paço</title>')
    expect(text).toContain('<meta name="description" content="Em execução.">')
    expect(text).toContain('<meta property="og:title" content="Praça">')
    expect(text).toContain('<meta property="og:url" content="https://obras.gov.br/transparencia/obras/7">')
    expect(text).toContain('<meta property="og:image" content="https://obras.gov.br/img/a.webp">')
    expect(text).toContain(
      'rel="alternate" type="application/rss+xml" title="O que mudou" href="/api/obras/7/rss"',
    )
    expect(text).toContain('<noscript><h1>Praça</h1><p>x</p>')
    expect(text).toContain('<meta name="csp-nonce" content="N0">')
    expect(text.match(/<title>/g)).toHaveLength(1)
  })

  it('without a picture says nothing of one, and under a built title does not say it twice', () => {
    const text = cutPage(`${BUILT}<h1 class="outline-title">Obras</h1>`)('N0', told())
    expect(text).not.toContain('og:image')
    expect(text.match(/<h1/g)).toHaveLength(1)
  })

  it("has its built title in the city's words, where it has some", () => {
    const casa = {
      orgao: 'Prefeitura',
      sistema: 'Paço',
      dados: '{}',
      titulos: { Obras: 'Obras <& serviços' },
    }
    const titled = (titulo: string) =>
      cutPage(`${BUILT}<h1 class="outline-title">${titulo}</h1>`)('N0', null, casa)
    expect(titled('Obras')).toContain('<h1 class="outline-title">Obras &lt;&amp; serviços</h1>')
    expect(titled('Contratos')).toContain('<h1 class="outline-title">Contratos</h1>')
  })

  it('says what matters most before the program is here, once', () => {
    const text = page('N0', told({ resumo: 'Deve terminar em março.' }))
    expect(text).toContain(
      '<h1 class="outline-title">Praça</h1><p class="outline-lead">Deve terminar em março.</p><div class="outline-lines"',
    )
    expect(text.match(/<h1/g)).toHaveLength(1)
  })

  it.each([
    ['narrow', '<p class="outline-lead outline-narrow">Uma praça.</p>'],
    ['small', '<p class="outline-lead outline-small">Uma praça.</p>'],
  ] as const)('says it as the screen will: %s', (resumoComo, lead) => {
    expect(page('N0', told({ resumo: 'Uma praça.', resumoComo }))).toContain(lead)
  })

  it('names a record where its screen will, below the way back', () => {
    expect(page('N0', told({ resumo: '', temVolta: true }))).toContain(
      '<h1 class="outline-title outline-record">Praça</h1><div class="outline-lines"',
    )
  })

  it('is as it was built where nothing is said', () => {
    expect(page('N0', null)).toBe(BUILT.replace('__CSP_NONCE__', 'N0'))
  })

  it.each(ATTACKS)('holds no more elements for %s', (attack) => {
    const shape = (text: string) => text.match(/<\/?[a-z]+|<!/gi)
    const own = (text: string) =>
      told({
        titulo: text,
        descricao: text,
        resumo: text,
        endereco: text,
        imagem: text,
        feed: { titulo: text, href: text },
        corpo: html`${fatos(text, [[text, text]])}${tabela(text, [text], [[text, text]])}${lista([ligacao(text, text)])}`,
      })
    const text = page('SECRET', own(attack))
    expect(shape(text)).toEqual(shape(page('SECRET', own('plain'))))
    // The nonce stands where it was built in, and nowhere else.
    expect(text.split('SECRET')).toHaveLength(2)
    expect(text).toContain(`<title>${html`${attack}`.text} · Paço</title>`)
  })
})

describe('a page of a city with a coat of arms', () => {
  const brasao = { pequeno: '/img/brasao/a-p.png', grande: '/img/brasao/a.png', texto: 'Brasão de <Tefé>' }
  const casa = { orgao: 'Prefeitura', sistema: 'Processos', dados: '{}', brasao }
  const bar = '<div class="outline-bar"><div><b>x</b> <span>/ y</span></div></div>'
  const page = cutPage(`${BUILT}${bar}`)

  it('has it in its bar before any program runs', () => {
    expect(page('N0', null, casa)).toContain(
      '<div class="outline-bar"><img src="/img/brasao/a-p.png" alt="Brasão de &lt;Tefé&gt;"><div><b>Prefeitura</b>',
    )
    expect(page('N0', null, { ...casa, brasao: null })).toContain(
      '<div class="outline-bar"><div><b>Prefeitura</b>',
    )
  })

  it('shows it beside links to a page that has no picture of its own', () => {
    const text = page('N0', told(), casa)
    expect(text).toContain('<meta property="og:image" content="https://obras.gov.br/img/brasao/a.png">')
    expect(text).toContain('<meta property="og:image:alt" content="Brasão de &lt;Tefé&gt;">')
    const own = page('N0', told({ imagem: 'https://obras.gov.br/img/a.webp' }), casa)
    expect(own.match(/og:image"/g)).toHaveLength(1)
    expect(own).toContain('content="https://obras.gov.br/img/a.webp"')
  })
})

describe('a page of a city', () => {
  const page = cutPage(
    `${BUILT}<script type="application/json" id="cidade"></script><div><b>Prefeitura Municipal</b> <span>/ Módulo de Processos</span></div>`,
  )
  const casa = { orgao: 'Prefeitura de Tefé', sistema: 'Obras', dados: '{"nome":"Tefé"}' }

  it('says whose it is, to people and to the screens', () => {
    const text = page('N0', null, casa)
    expect(text).toContain('<div><b>Prefeitura de Tefé</b> <span>/ Obras</span></div>')
    expect(text).toContain('<meta name="description" content="Processos e projetos da Prefeitura de Tefé">')
    expect(text).toContain('<script type="application/json" id="cidade">{"nome":"Tefé"}</script>')
    expect(page('N0', told(), casa)).toContain('<meta property="og:site_name" content="Prefeitura de Tefé">')
  })

  it('that nobody can tell just now is the one that was built', () => {
    expect(page('N0', null)).toContain('<script type="application/json" id="cidade"></script>')
    expect(page('N0', null)).toContain('<b>Prefeitura Municipal</b>')
  })

  it.each(ATTACKS)('stays a text in all of it: %s', (attack) => {
    const text = page('N0', null, { orgao: attack, sistema: attack, dados: JSON.stringify({ nome: attack }) })
    const [, data = ''] = /id="cidade">([^<]*)<\/script>/.exec(text) ?? []
    expect(JSON.parse(data)).toEqual({ nome: attack })
    expect(text.match(/<script/g)).toHaveLength(1)
  })
})
