import { calls } from '@paco/domain/calls'
import type { Call } from '@paco/domain/http/call'
import { describe, expect, it } from 'vitest'
import { NOW, openBin } from './lixeira.testing.ts'

const bench = await openBin()
const { call, admin, obras, auditor, pool } = bench
const { newProjeto, archive, unarchive, newContrato, ask, decide } = bench

const MOTIVO = 'Obra cancelada'
const KEY = '0b9f3c52-7f0e-4c55-9d1e-2f6f5a1f0a01'
const paper = (entidade: string, registro_id: number) => ({
  entidade,
  registro_id,
  titulo: 'Publicação',
  codigo: 'publicacao',
  link: 'https://pncp.gov.br/1',
  link_conferido_em: '2026-04-01',
})
const read = async (id: number, who: Parameters<typeof call>[0] = obras) =>
  (await call(who, 'GET', `/api/getprojetocompleto/${id}`)).json().Result[0]

/** A project with something of everything, its amendment decided. */
async function decided(nomeprojeto: string): Promise<{ id: number; aditivo: number }> {
  const id = await newProjeto({ nomeprojeto, situacaoetapa5: 'Em andamento', natureza: 'obra' })
  const aditivo = await ask(bench.valorRequest(id))
  await decide(auditor, aditivo, 'aprovar', 'Visto')
  await bench.post('/api/coordenadas', { id_projeto: id, latitude: -22.8, longitude: -45.2 })
  await bench.post('/api/servicos', {
    projeto_id: id,
    descricao: 'Fundação',
    valor_total: 90,
    parcelas: [{ mes: 1, valor: 90 }],
  })
  await bench.stopped(id)
  await bench.post('/api/vinculos', { id_projeto: id, tipo: 'orcamento', id_alvo: bench.line, valor: 5 })
  await newContrato([id])
  return { id, aditivo }
}

const has = ({ query }: Call, name: string) => query !== undefined && Object.hasOwn(query.shape, name)
const asked = (read: Call) =>
  new URLSearchParams({
    ...(has(read, 'formato') ? { formato: 'csv' } : {}),
    ...(has(read, 'termo') ? { termo: 'zepelim' } : {}),
  })

/** What is kept whole: what was decided, the trail, contracts, and what a budget line is drawn on by. */
const KEEPS = [
  '/api/aditivos',
  '/api/auditoria',
  '/api/auditoria/entradas',
  '/api/contratos',
  '/api/exportar/aditivos',
  '/api/exportar/auditoria',
  '/api/exportar/contratos',
  '/api/vinculos',
]
const readings = (Object.values(calls) as Call[]).filter(
  ({ method, path }) => method === 'GET' && !path.includes('{') && !KEEPS.includes(path),
)

/** Every reading without a record, as this person gets it. */
async function everywhere(): Promise<Record<string, string>> {
  const told: Record<string, string> = {}
  for (const one of readings) {
    const reply = await call(admin, 'GET', `${one.path}?${asked(one)}`)
    if (reply.statusCode === 200) told[one.path] = reply.body
  }
  return told
}

const where = (told: Record<string, string>) =>
  Object.entries(told).flatMap(([path, body]) => (body.includes('Zepelim') ? [path] : []))

const TELLING = [
  '/api/coordenadas',
  '/api/exportar/ficha-projetos',
  '/api/exportar/paralisacoes',
  '/api/exportar/processos',
  '/api/exportar/relacao-processos',
  '/api/getEmployee',
  '/api/getnomeprojeto',
  '/api/getprojetocompleto',
  '/api/getnomesecretaria',
  '/api/paralisacoes',
  '/api/prazos',
]

/** The kept counters against what there is. */
const COUNTED = `
  select * from (
    select id_secretaria, status, ano, arquivado, quantidade::int as n, valor from projetos_totais where quantidade <> 0 or valor <> 0
  ) kept
  full join (
    select id_secretaria, status, coalesce(ano, 0) as ano, arquivado, count(*)::int as n, coalesce(sum(valor), 0)::numeric(20, 2) as valor
    from projetos group by 1, 2, 3, 4
  ) counted using (id_secretaria, status, ano, arquivado)
  where kept.n is distinct from counted.n or kept.valor is distinct from counted.valor`

describe('an archived project', () => {
  it('is in no list, count, panel, map, search, deadline or spreadsheet, and is back as it was', async () => {
    const { id } = await decided('Zepelim')
    const before = await everywhere()
    expect(where(before)).toEqual(expect.arrayContaining(TELLING))
    const painel = before['/api/totalprojeto']
    expect((await archive(id)).json()).toEqual({ Status: 'Success', id, message: 'Projeto arquivado.' })
    const after = await everywhere()
    expect(where(after)).toEqual([])
    expect(after['/api/totalprojeto']).not.toBe(painel)
    expect(after['/api/valorprojeto']).not.toBe(before['/api/valorprojeto'])
    expect((await pool.query(COUNTED)).rows).toEqual([])
    expect((await unarchive(id)).json()).toMatchObject({ Status: 'Success', id })
    const back = await everywhere()
    expect(where(back)).toEqual(where(before))
    for (const path of ['/api/totalprojeto', '/api/valorprojeto', '/api/coordenadas', '/api/prazos']) {
      expect([path, back[path]]).toEqual([path, before[path]])
    }
    expect((await pool.query(COUNTED)).rows).toEqual([])
  })

  it('is listed where it is asked for, with count and sum, and its own page opens', async () => {
    const { id } = await decided('Ponte do arquivo')
    await archive(id)
    for (const query of ['', '&arquivados=false']) {
      const reply = await call(null, 'GET', `/api/getprojetocompleto?busca=arquivo${query}`)
      expect(reply.json().Result).toEqual([])
    }
    const reply = await call(null, 'GET', '/api/getprojetocompleto?arquivados=true')
    expect(reply.json().Result.map((row: { id: number }) => row.id)).toContain(id)
    expect(reply.headers['x-total-count']).toBe(String(reply.json().Result.length))
    expect(await read(id)).toMatchObject({ arquivado_motivo: MOTIVO, arquivado_por: expect.any(String) })
    expect(new Date((await read(id)).arquivado_em).toISOString()).toBe(NOW)
    const stranger = await read(id, null)
    expect(stranger).toMatchObject({ arquivado_motivo: MOTIVO, arquivado_por: null, guardado: [] })
    const stops = (await call(null, 'GET', `/api/paralisacoes?id_projeto=${id}`)).json().Result
    expect(stops).toHaveLength(1)
    expect((await call(null, 'GET', `/api/get/${id}?tipo=legado`)).statusCode).toBe(200)
    expect((await call(null, 'POST', '/api/gerar-pdf', { ids: [id] })).statusCode).toBe(200)
    const wrong = await call(null, 'GET', '/api/getprojetocompleto?arquivados=talvez')
    expect(wrong.statusCode).toBe(400)
  })

  it('keeps what an auditor decided in /aditivos, marked, and what was committed committed', async () => {
    const { id, aditivo } = await decided('Viaduto')
    const line = async () =>
      (await pool.query('select comprometido, aprovado from orcamento where id = $1', [bench.line])).rows
    const committed = await line()
    await archive(id)
    const all = (await call(auditor, 'GET', '/api/aditivos')).json()
    expect(all.find((row: { id: number }) => row.id === aditivo)).toMatchObject({
      status: 'aprovado',
      projeto_arquivado: true,
    })
    expect(await line()).toEqual(committed)
    const trail = (await call(auditor, 'GET', `/api/historico/projetos/${id}`)).json().Result
    expect(trail[0]).toMatchObject({ acao: 'alterou', depois: { arquivado_motivo: MOTIVO } })
  })

  it('is only read: whatever writes it, or anything of its own, is refused in words', async () => {
    const { id } = await decided('Só leitura')
    const first = async (sql: string) => (await pool.query(sql, [id])).rows[0].id
    const servico = await first('select id from servicos where projeto_id = $1')
    const ponto = await first('select id from coordenadas where id_projeto = $1')
    const parada = await first('select id from paralisacoes where id_projeto = $1')
    const vinculo = await first('select id from vinculos where projeto_id = $1')
    const aprovado = await first("select id from aditivos where id_projeto = $1 and status = 'aprovado'")
    await archive(id)
    const before = await read(id)
    const writes: [Parameters<typeof call>[1], string, object?][] = [
      ['PUT', `/api/updateprojetocompleto/${id}`, { descricao: 'x' }],
      ['PUT', `/api/updateprojetocompleto/${id}`, { datainicioetapa1: '2026-01-02' }],
      ['PUT', `/api/update/${id}`, { descricao: 'x' }],
      ['DELETE', `/api/deleteprojetocompleto/${id}`],
      ['DELETE', `/api/delete/${id}`],
      ['POST', '/api/servicos', { projeto_id: id, descricao: 'x', valor_total: 1 }],
      ['PUT', `/api/servicos/${servico}`, { descricao: 'x', valor_total: 90, peso: 0, parcelas: [] }],
      ['DELETE', `/api/servicos/${servico}`],
      ['POST', '/api/coordenadas', { id_projeto: id, latitude: -22.8, longitude: -45.2 }],
      ['PUT', `/api/coordenadas/${ponto}`, { latitude: -22.7, longitude: -45.2 }],
      ['DELETE', `/api/coordenadas/${ponto}`],
      ['POST', '/api/paralisacoes', bench.order(id)],
      ['PUT', `/api/paralisacoes/${parada}`, { responsavel: 'x' }],
      ['PUT', `/api/paralisacoes/${parada}/reiniciar`, { reinicio: '2026-04-01' }],
      ['DELETE', `/api/paralisacoes/${parada}`],
      ['POST', '/api/vinculos', { id_projeto: id, tipo: 'orcamento', id_alvo: bench.line }],
      ['DELETE', `/api/vinculos/${vinculo}`],
      ['POST', '/api/aditivos', bench.valorRequest(id)],
      ['PUT', `/api/aditivos/${aprovado}/termo`, { numero_termo: '1/2026' }],
      ['POST', '/api/documentos', paper('projetos', id)],
      ['POST', '/api/documentos', paper('aditivos', aprovado)],
      ['POST', `/api/projetos/${id}/dispensas`, { codigo: 'tr', motivo: 'x' }],
      [
        'POST',
        '/api/diario',
        { id_projeto: id, tipo: 'ocorrencia', dia: '2026-04-01', texto: 'x', chave: KEY },
      ],
    ]
    for (const [method, path, body] of writes) {
      const reply = await call(admin, method, path, body)
      expect([method, path, reply.statusCode, reply.json().Error]).toEqual([
        method,
        path,
        409,
        'Este projeto está arquivado: pode ser consultado, mas não alterado.',
      ])
    }
    expect(await read(id)).toEqual(before)
  })

  it('is not taken into a contract; one it is in goes on', async () => {
    const { id } = await decided('Do contrato')
    await archive(id)
    const [{ id: contrato, versao }] = (
      await pool.query(
        'select c.id, c.versao from contratos c join contratos_projetos v on v.contrato_id = c.id where v.projeto_id = $1',
        [id],
      )
    ).rows
    const edit = (projetos: number[]) =>
      call(admin, 'PUT', `/api/contratos/${contrato}`, { processo: '9/2026', projetos, versao })
    expect((await edit([id])).statusCode).toBe(200)
    const other = (await decided('Outro do contrato')).id
    await archive(other)
    const reply = await call(admin, 'PUT', `/api/contratos/${contrato}`, { projetos: [id, other] })
    expect(reply.statusCode).toBe(409)
  })
})
