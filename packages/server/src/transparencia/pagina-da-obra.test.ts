import { describe, expect, it } from 'vitest'
import { openPaginas } from './paginas.testing.ts'

const { app, bench, id } = await openPaginas()

describe('a page of a module that is off', () => {
  it('says so and is not found; on again it is as it was', async () => {
    const turnOff = (modulos: readonly string[]) =>
      app.inject({
        method: 'PUT',
        url: '/api/cidade',
        headers: bench.admin.headers,
        payload: { modulos_desligados: modulos },
      })
    expect((await turnOff(['convenios'])).statusCode).toBe(200)
    const { statusCode, body } = await app.inject('/transparencia/convenios')
    expect(statusCode).toBe(404)
    expect(body).toContain('O módulo Convênios está desligado nesta cidade.')
    expect((await app.inject('/')).body).not.toContain('href="/transparencia/convenios"')
    await turnOff([])
    expect((await app.inject('/transparencia/convenios')).statusCode).toBe(200)
    expect((await app.inject('/')).body).toContain('href="/transparencia/convenios"')
  })
})

describe('the page of a work, as the server sends it', () => {
  it('names the work, says how it stands and has its facts as tables', async () => {
    const { statusCode, body } = await app.inject(`/transparencia/obras/${id}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>&lt;/title&gt;&lt;/noscript&gt;&lt;script&gt;')
    expect(body).toContain(
      `<meta property="og:url" content="https://obras.cidade.sp.gov.br/transparencia/obras/${id}">`,
    )
    expect(body).toMatch(
      /og:description" content="Em execução e atrasada, com \d+% pelas etapas do projeto \(sem medição\)\. Deveria ter terminado em 20\/05\/2026\./,
    )
    expect(body).toContain('<th scope="row">Valor previsto</th><td>R$ 1.000,00</td>')
    expect(body).toContain('<th scope="row">Pago</th><td>não informado</td>')
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
    expect(body).toContain('<title>Obra não encontrada · Prefeitura Municipal de Guaratinguetá</title>')
  })

  it('holds back what looks like personal data', async () => {
    const held = await bench.newProjeto({
      nomeprojeto: 'Muro do Rui, 529.982.247-25',
      natureza: 'obra',
      descricao_publica: `${'Muro. '.repeat(45)} Falar com rui@cidade.sp.gov.br`,
    })
    for (const url of [
      `/transparencia/obras/${held}`,
      `/viewprojetocompleto/${held}`,
      '/transparencia/obras',
      `/api/obras/${held}/rss`,
    ]) {
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
