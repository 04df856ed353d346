import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { buildApp } from '../app.ts'

const root = mkdtempSync(join(tmpdir(), 'paco-paginas-'))
mkdirSync(join(root, 'pages'))
const BUILT =
  '<meta name="csp-nonce" content="__CSP_NONCE__"><meta name="description" content="x"><title>Paço</title><noscript>Ative.</noscript>'
for (const file of ['index.html', 'api-docs.html']) writeFileSync(join(root, file), BUILT)
const known = ['index', 'transparencia/obras', 'transparencia/obras@id', 'transparencia/perto', 'login']
writeFileSync(join(root, 'pages/known.json'), JSON.stringify(known))

const NOON = () => new Date('2026-06-10T12:00:00-03:00')
const test = await startTestApp(NOON)
const bench = await openBench(test)
const app = await buildApp({
  database: test.database,
  logLevel: 'silent',
  trustProxy: false,
  checkReplies: true,
  publicUrl: 'https://obras.cidade.sp.gov.br',
  now: NOON,
  screens: { root, tileOrigin: null },
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

const NOME = `</title></noscript><script>alert("1")</script> $& ]]> 'x'`
const id = await bench.newProjeto({
  nomeprojeto: NOME,
  natureza: 'obra',
  descricao: 'Só para dentro',
  descricao_publica: `Praça. ${'Muito texto. '.repeat(60)}`,
  situacaoetapa5: 'Em andamento',
})
await bench.newContrato([id])

describe('the page of a work, as the server sends it', () => {
  it('names the work, says how it stands and has its facts as tables', async () => {
    const { statusCode, body } = await app.inject(`/transparencia/obras/${id}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>&lt;/title&gt;&lt;/noscript&gt;&lt;script&gt;')
    expect(body).toContain(
      `<meta property="og:url" content="https://obras.cidade.sp.gov.br/transparencia/obras/${id}">`,
    )
    expect(body).toContain(
      'og:description" content="Em execução e atrasada. Deveria ter terminado em 20/05/2026.',
    )
    expect(body).toContain('<th scope="row">Valor inicial</th><td>R$ 1.000,00</td>')
    expect(body).toContain(`href="/api/obras/${id}/rss"`)
    expect(body).toContain('Construtora Vale')
    expect(body).not.toMatch(/<script|Só para dentro|og:image/)
    expect(/og:description" content="([^"]*)"/.exec(body)?.[1]?.length).toBeLessThanOrEqual(300)
  })

  it.each([
    '/transparencia/obras/999999',
    '/transparencia/obras/0',
    `/transparencia/obras/${'9'.repeat(40)}`,
  ])('%s is not there, and the status says so', async (url) => {
    const { statusCode, body } = await app.inject(url)
    expect(statusCode).toBe(404)
    expect(body).toContain('<title>Obra não encontrada · Paço</title>')
  })

  it('holds back what looks like personal data', async () => {
    const held = await bench.newProjeto({
      nomeprojeto: 'Muro do Rui, 529.982.247-25',
      natureza: 'obra',
      descricao_publica: `${'Muro. '.repeat(45)} Falar com rui@cidade.sp.gov.br`,
    })
    for (const url of [`/transparencia/obras/${held}`, '/transparencia/obras', `/api/obras/${held}/rss`]) {
      const { statusCode, body } = await app.inject(url)
      expect([url, statusCode, body.match(/529|rui@|Muro/g)]).toEqual([url, 200, null])
      expect(body).toContain('[texto retido: parece conter dado pessoal]')
    }
  })

  it('is as strict as any page', async () => {
    const { headers } = await app.inject(`/transparencia/obras/${id}`)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/)
  })
})

describe('the other public pages', () => {
  it.each(['/transparencia/obras', '/transparencia/perto'])(
    '%s lists works, each with its link',
    async (url) => {
      const { statusCode, body } = await app.inject(url)
      expect(statusCode).toBe(200)
      expect(body).toContain(`<a href="/transparencia/obras/${id}">&lt;/title&gt;`)
    },
  )

  it('the first leads to the others', async () => {
    const { body } = await app.inject('/')
    expect(body).toContain('<title>Obras e projetos da prefeitura · Paço</title>')
    for (const page of ['/transparencia', '/transparencia/perto', '/transparencia/contratos', '/privacidade'])
      expect(body).toContain(`<a href="${page}">`)
  })

  it('those of people who work here stay as they were built', async () => {
    const { body } = await app.inject('/login')
    expect(body).toContain('<title>Paço</title><noscript>Ative.</noscript>')
  })
})
