import { LICENCAS } from '@paco/domain/dados/publicacao'
import { ATALHOS } from '@paco/domain/shared/atalhos'
import { type Frase, type Secao, trechosOf } from '@paco/domain/shared/texto'
import { ACESSIBILIDADE } from '@paco/domain/transparencia/acessibilidade'
import { mapaPublico } from '@paco/domain/transparencia/mapa-do-site'
import { PRIVACIDADE } from '@paco/domain/transparencia/privacidade'
import { describe, expect, it } from 'vitest'
import { escapeText } from '../http/html.ts'
import { openPaginas } from './paginas.testing.ts'

const { app, bench } = await openPaginas()
const pageOf = async (url: string) => (await app.inject(url)).body
const settle = (payload: object) => bench.call(bench.admin, 'PUT', '/api/cidade', payload)

/** All words of a text that stand there whoever reads it, as a page has them. */
const wordsOf = (frase: Frase) =>
  trechosOf(frase).flatMap((trecho) => {
    if (typeof trecho === 'string') return [trecho]
    return 'texto' in trecho ? [trecho.texto] : []
  })
const textOf = (secoes: readonly Secao[]) =>
  secoes.flatMap(({ titulo, paragrafos = [], itens = [] }) => [
    `<h2>${escapeText(titulo)}</h2>`,
    ...[...paragrafos, ...itens].flatMap(wordsOf).map(escapeText),
  ])

describe('without JavaScript', () => {
  it.each([
    ['/privacidade', textOf(PRIVACIDADE)],
    ['/acessibilidade', textOf(ACESSIBILIDADE)],
  ])('%s says every word that its screen says', async (url, texts) => {
    const body = await pageOf(url)
    expect(texts.filter((text) => !body.includes(text))).toEqual([])
  })

  it('whom to turn to is as the city says it, and that it has not said it where it has not', async () => {
    const before = await pageOf('/acessibilidade')
    expect(before).toContain('<p>Ouvidoria: A cidade ainda não informou.</p>')
    await settle({
      encarregado: 'Ana <Souza>',
      encarregado_contato: 'lgpd@cidade.sp.gov.br',
      ouvidoria: '156',
    })
    const privacidade = await pageOf('/privacidade')
    expect(privacidade).toContain(
      '<th scope="row">Encarregado pelos dados pessoais</th><td>Ana &lt;Souza&gt;</td>',
    )
    expect(privacidade).toContain('<th scope="row">Contato do encarregado</th><td>lgpd@cidade.sp.gov.br</td>')
    expect(await pageOf('/acessibilidade')).toContain('<p>Ouvidoria: 156</p>')
  })

  it('every key is told, and what it does', async () => {
    const body = await pageOf('/acessibilidade')
    for (const { keys, label } of ATALHOS.flatMap(({ shortcuts }) => shortcuts))
      expect(body).toContain(`<th scope="row">${escapeText(label)}</th><td>${keys.join(' + ')}</td>`)
  })

  it('the site map leads to every page that strangers may open, and to none of a module that is off', async () => {
    const lugares = mapaPublico().flatMap(({ lugares }) => lugares.flatMap((one) => [one, ...one.abaixo]))
    const body = await pageOf('/mapa-do-site')
    for (const { para, titulo } of lugares) expect(body).toContain(`<a href="${para}">${titulo}</a>`)
    await settle({ modulos_desligados: ['emendas'] })
    expect(await pageOf('/mapa-do-site')).not.toContain('emendas"')
    await settle({ modulos_desligados: [] })
  })

  it('open data tells its licence, its rules, when each set changed, and what is declared not to be', async () => {
    await bench.call(bench.admin, 'POST', '/api/declaracoes', { codigo: '10.4' })
    const body = await pageOf('/dados')
    expect(body).toContain(`<a href="${LICENCAS['CC-BY-4.0'].url}">`)
    expect(body).toContain(
      'São até 60 consultas por minuto de cada endereço. Acima disso a resposta é 429, e <code>Retry-After</code>',
    )
    expect(body).toContain('Consulta em 10/06/2026. Licença CC-BY-4.0.</q>')
    expect(body).toMatch(
      /<th scope="row">[^<]+<\/th><td>[^<]+<\/td><td>Atualizado em \d\d\/\d\d\/\d{4} \d\d:\d\d<\/td><td><a href="\/api\/dados\/obras\.csv">/,
    )
    expect(body).toContain(
      '<li>Não há obras paralisadas em 10/06/2026 (declarado por Prefeitura). Vale até 10/07/2026.</li>',
    )
  })
})
