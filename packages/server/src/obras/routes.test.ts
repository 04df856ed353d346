import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { cameraPicture, diarioForm } from '../diario/diario.testing.ts'

const test = await startTestApp(() => new Date('2026-06-10T12:00:00-03:00'))
const bench = await openBench(test)
const { admin, auditor, call, newProjeto } = bench

const read = (path: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api/obras${path}`, headers })
const obraOf = async (id: number) => (await read(`/${id}`)).json().Result[0]

const obra = await newProjeto({
  nomeprojeto: 'Praça <b>& "flores"</b>',
  natureza: 'obra',
  descricao: 'Só para dentro',
  descricao_publica: 'Uma praça com brinquedos.',
  endereco: 'Rua das Flores, 10',
  situacaoetapa4: 'Concluído',
  situacaoetapa5: 'Em andamento',
})
await call(admin, 'POST', '/api/coordenadas', { id_projeto: obra, latitude: -22.8164, longitude: -45.1933 })
const contrato = await bench.newContrato([obra])
const compra = await newProjeto({ nomeprojeto: 'Cadeiras', natureza: 'compra' })

describe('a work for citizens', () => {
  it('is told to everyone in one reply', async () => {
    const reply = await read(`/${obra}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.json().Result[0]).toMatchObject({
      id: obra,
      nome: 'Praça <b>& "flores"</b>',
      descricao: 'Uma praça com brinquedos.',
      endereco: 'Rua das Flores, 10',
      latitude: -22.8164,
      situacao: 'atrasada',
      resumo: expect.stringMatching(
        /^Em execução e atrasada, com \d+% pelas etapas do projeto \(sem medição\)\. Deveria ter terminado em 20\/05\/2026\.$/,
      ),
      medido: null,
      pago: null,
      valor_inicial: 1000,
      valor_atual: 1000,
      contratos: [{ id: contrato, empresa: 'Construtora Vale', valor_atual: 1000 }],
      endereco_permanente: `http://localhost:80/transparencia/obras/${obra}`,
    })
    expect(reply.body).not.toContain('Só para dentro')
  })

  it.each([
    ['a purchase', () => compra],
    ['one that is not there', () => 999_999],
  ])('%s is none', async (_what, id) => {
    for (const path of ['', '/rss']) {
      const reply = await read(`/${id()}${path}`)
      expect([reply.statusCode, reply.json().message]).toEqual([404, 'Obra não encontrada.'])
    }
    expect((await read(`/${id()}/planilha`)).json().Result).toEqual([])
  })

  it.each([
    '/abc',
    '/0',
    '/-1',
    '/1e400',
    '/99999999999',
    '/1%00',
    '/%ff',
    '/1?x=1',
    '/1/rss?x=1',
    '?busca=a',
  ])('%s is refused', async (path) => {
    const { statusCode } = await read(path)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  })

  it('an archived one is no longer there, nor in any list', async () => {
    const id = await newProjeto({ nomeprojeto: 'Coreto arquivado', natureza: 'obra' })
    expect((await read('')).body).toContain('Coreto arquivado')
    const { versao } = await bench.readProjeto(id)
    const archived = await call(admin, 'POST', `/api/projetos/${id}/arquivar`, {
      motivo: 'Desistência',
      versao,
    })
    expect(archived.statusCode).toBe(200)
    expect((await read(`/${id}`)).statusCode).toBe(404)
    expect((await read(`/${id}/rss`)).statusCode).toBe(404)
    for (const path of ['', '/rss']) expect((await read(path)).body).not.toContain('Coreto arquivado')
  })

  it('tells of contracts once they are signed, of amendments once they are approved', async () => {
    const id = await newProjeto({ natureza: 'obra', nomeprojeto: 'Ponte' })
    await bench.newContrato([id], { assinatura: null, situacao: 'Em preparação' })
    const signed = await bench.newContrato([id])
    const asked = await bench.ask(
      bench.pedido(id, 'misto', { valor: 100, supressao: 20, id_contrato: signed }),
    )
    const before = await obraOf(id)
    expect(before.contratos.map((one: { id: number }) => one.id)).toEqual([signed])
    expect(before.mudancas).toHaveLength(1)
    await bench.decide(auditor, asked, 'aprovar', 'Segredo da decisão')
    const { mudancas } = await obraOf(id)
    expect(mudancas[0]).toEqual({
      chave: `aditivo-${asked}`,
      dia: '2026-06-10',
      titulo: 'Aditivo aprovado',
      texto: 'Acrescentou R$ 100,00 e retirou R$ 20,00.',
    })
    expect(JSON.stringify(mudancas)).not.toMatch(/Segredo|Projeto executivo/)
  })

  it('tells stoppages with their reason, and that work went on', async () => {
    const id = await newProjeto({ natureza: 'servico_engenharia', situacaoetapa5: 'Em andamento' })
    const stopped = await call(admin, 'POST', '/api/paralisacoes', {
      id_projeto: id,
      motivo: 'outro',
      detalhe: 'Ninho de corujas',
      responsavel: 'Meio Ambiente',
      inicio: '2026-06-01',
    })
    expect(await obraOf(id)).toMatchObject({
      situacao: 'paralisada',
      fim: null,
      fim_texto: 'sem previsão enquanto paralisada',
    })
    const restarted = { reinicio: '2026-06-08', versao: 1 }
    await call(admin, 'PUT', `/api/paralisacoes/${stopped.json().id}/reiniciar`, restarted)
    const { mudancas } = await obraOf(id)
    expect(mudancas).toContainEqual(
      expect.objectContaining({ titulo: 'Obra retomada', texto: 'Ficou 7 dias parada.' }),
    )
  })

  it('shows pictures in force, the newest first, and none that was made void', async () => {
    const send = async (dia: string, texto: string) => {
      const fields = { chave: randomUUID(), id_projeto: obra, tipo: 'foto', dia, texto, momento: 'durante' }
      const { headers, payload } = diarioForm(fields, await cameraPicture())
      const sent = {
        method: 'POST',
        url: '/api/diario',
        headers: { ...admin.headers, ...headers },
        payload,
      } as const
      return (await test.app.inject(sent)).json().id
    }
    await send('2026-05-01', 'Fundação')
    const last = await send('2026-06-01', 'Brinquedos')
    const legendas = async () => (await obraOf(obra)).fotos.map(({ legenda }: { legenda: string }) => legenda)
    expect(await legendas()).toEqual(['Brinquedos', 'Fundação'])
    await call(admin, 'PUT', `/api/diario/${last}/sem-efeito`, { motivo: 'Outra obra', versao: 1 })
    expect(await legendas()).toEqual(['Fundação'])
  })
})

describe('the feed of a work', () => {
  it('is RSS that means what was written, whatever that is', async () => {
    const reply = await read(`/${obra}/rss`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(reply.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
    expect(reply.body).toContain('<title>Praça &lt;b&gt;&amp; &quot;flores&quot;&lt;/b&gt;</title>')
    expect(reply.body).toContain(`<guid isPermaLink="false">paco:obra-${obra}:contrato-${contrato}</guid>`)
    expect(reply.body).toContain('<pubDate>Sun, 01 Feb 2026 03:00:00 +0000</pubDate>')
    expect(reply.body).toContain(`href="http://localhost:80/api/obras/${obra}/rss" rel="self"`)
  })

  it.each(['/rss', () => `/${obra}/rss`])('whoever has it is not sent it again: %s', async (path) => {
    const url = typeof path === 'string' ? path : path()
    const { headers } = await read(url)
    expect(headers['last-modified']).toMatch(/GMT$/)
    const again = await read(url, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await bench.newContrato([await newProjeto({ natureza: 'obra' })])
    expect((await read(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200)
  })

  it('of all works names each', async () => {
    const { body } = await read('/rss')
    expect(body).toContain('<title>Ponte: Aditivo aprovado</title>')
    expect(body).not.toContain('Cadeiras')
  })
})

it('what is read again is what it is by then', async () => {
  const id = await newProjeto({ natureza: 'obra', nomeprojeto: 'Coreto' })
  expect((await obraOf(id)).nome).toBe('Coreto')
  await bench.put(admin, id, { nomeprojeto: 'Coreto novo' })
  expect((await obraOf(id)).nome).toBe('Coreto novo')
  await bench.put(admin, id, { natureza: 'compra' })
  expect((await read(`/${id}`)).statusCode).toBe(404)
})

it('fifty who ask at once are all answered', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => read(`/${obra}`)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})
