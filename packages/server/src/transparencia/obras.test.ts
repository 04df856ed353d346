import { FAMILIAS } from '@paco/domain/convenios/familias'
import { SITUACOES } from '@paco/domain/etapas/etapa'
import { SITUACOES_OBRA, situacaoDaObra } from '@paco/domain/obras/situacao'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { ObraPublica } from '@paco/domain/transparencia/obra'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openContratos } from '../contratos/contratos.testing.ts'
import { bodyOf } from '../convenios/convenios.testing.ts'

const HOJE = '2026-05-10'
const test = await startTestApp(() => new Date(`${HOJE}T15:00:00Z`))
const bench = await openContratos(test)
const { call, admin, auditor, newProjeto, newContrato } = bench

const listed = async (query = ''): Promise<ObraPublica[]> =>
  (await call(null, 'GET', `/api/transparencia/obras${query}`)).json().Result
const find = async (id: number) => (await listed()).find((obra) => obra.id === id)
const link = (id_projeto: number, tipo: string, id_alvo: number) =>
  call(admin, 'POST', '/api/vinculos', { id_projeto, tipo, id_alvo })

describe('how a work stands', () => {
  it('is told by the list as the rule tells it', async () => {
    const fim = ['2026-05-09', HOJE, null]
    const parada: number[] = []
    for (const situacaoetapa5 of [...SITUACOES, null]) {
      for (const datafimetapa5 of fim) {
        await newProjeto({ natureza: 'obra', situacaoetapa5, datafimetapa5 })
        parada.push(await newProjeto({ natureza: 'obra', situacaoetapa5, datafimetapa5 }))
      }
    }
    const done = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`situacaoetapa${n}`, 'Concluído']))
    await newProjeto({ natureza: 'servico_engenharia', ...done })
    const measured = await newProjeto({ natureza: 'obra', datafimetapa5: null })
    await test.database.pool.query('update projetos set fisico = 7 where id = $1', [measured])
    for (const id_projeto of parada) {
      const stop = { id_projeto, motivo: 'chuvas', responsavel: 'Obras', inicio: '2026-05-01' }
      await call(admin, 'POST', '/api/paralisacoes', stop)
    }
    const obras = await listed()
    expect(obras).toHaveLength(32)
    for (const { id, situacao } of obras) {
      const projeto: Projeto = (await call(null, 'GET', `/api/getprojetocompleto/${id}`)).json().Result[0]
      const page = (await call(null, 'GET', `/api/obras/${id}`)).json().Result[0]
      const { situacaoetapa5: situacao_obra, datafimetapa5: fim } = projeto
      const obra = { ...projeto, situacao_obra, fim, fim_inicial: fim, fim_real: null, recebida_em: null }
      expect([id, situacao]).toEqual([id, situacaoDaObra(obra, HOJE)])
      expect([id, situacao]).toEqual([id, page.situacao])
    }
    expect([...new Set(obras.map(({ situacao }) => situacao))].sort()).toEqual([...SITUACOES_OBRA].sort())
    for (const situacao of SITUACOES_OBRA) {
      const some = await listed(`?situacao=${situacao}`)
      expect(some.map(({ id }) => id)).toEqual(
        obras.filter((obra) => obra.situacao === situacao).map(({ id }) => id),
      )
    }
  })

  it('of a stopped one tells why, who answers, since when and until when', async () => {
    const id_projeto = await newProjeto({ natureza: 'obra' })
    await call(admin, 'POST', '/api/paralisacoes', {
      id_projeto,
      motivo: 'outro',
      detalhe: 'Achado arqueológico',
      responsavel: 'Secretaria de Obras',
      inicio: '2026-05-01',
      reinicio_previsto: '2026-08-01',
    })
    expect(await find(id_projeto)).toMatchObject({
      situacao: 'paralisada',
      motivo: 'outro',
      detalhe: 'Achado arqueológico',
      responsavel: 'Secretaria de Obras',
      desde: '2026-05-01',
      dias: 9,
      reinicio_previsto: '2026-08-01',
    })
  })
})

describe('a work', () => {
  it('has what was signed for it, what is planned, where it is and whose money it takes', async () => {
    const id = await newProjeto({ natureza: 'obra', valor: 600_000, endereco: 'Rua da Ponte', ano: 2026 })
    const signed = { situacao: 'Em execução', assinatura: '2026-03-02', projetos: [id] }
    const contrato = await newContrato({ ...signed, ordem_inicio: '2026-03-20' })
    await newContrato({ projetos: [id], empresa: 'Ainda em estudo' })
    await link(id, 'orcamento', bench.line)
    await link(id, 'bairro', 1)
    await link(id, 'bairro', 2)
    const [dade] = FAMILIAS
    const convenio = (await call(admin, 'POST', '/api/conveniosdade', bodyOf(dade, 'Ponte'))).json().id
    await link(id, 'dade', convenio)
    const { numero_ano } = await bench.readContrato(contrato)
    const line = (await call(null, 'GET', `/api/orcamento/${bench.line}`)).json().Result[0]
    expect(await find(id)).toMatchObject({
      objeto: 'Ponte',
      ano: 2026,
      secretaria_nome: 'Obras',
      bairro: 'Alto das Almas, Aroeira',
      endereco: 'Rua da Ponte',
      inicio: '2026-03-20',
      inicio_previsto: '2026-05-01',
      conclusao_prevista: '2026-05-20',
      conclusao_original: '2026-05-20',
      empresa: 'Construtora Vale Ltda.',
      cnpj: '11.222.333/0001-81',
      contrato: numero_ano,
      valor_previsto: 600_000,
      valor_inicial: 528_987.72,
      valor_atual: 528_987.72,
      fisico: null,
      // Nobody recorded a payment.
      pago_percentual: null,
      fontes: [line.fonte_recurso, 'dade'].sort(),
      motivo: null,
      dias: null,
    })
    for (const query of ['?id_bairro=2', '?busca=aroeira', '?busca=11.222.333', '?busca=construtora+ponte'])
      expect((await listed(query)).map((obra) => obra.id)).toEqual([id])
    // What is not signed is not found by either.
    expect(await listed('?busca=estudo')).toEqual([])
  })

  it('is none of other natures, and not there once it is archived', async () => {
    const compra = await newProjeto({ natureza: 'compra' })
    const nobody = await newProjeto()
    const obra = await newProjeto({ natureza: 'obra' })
    const ids = (await listed()).map(({ id }) => id)
    expect([compra, nobody, obra].map((id) => ids.includes(id))).toEqual([false, false, true])
    const { versao } = await bench.readProjeto(obra)
    const archived = await call(admin, 'POST', `/api/projetos/${obra}/arquivar`, { motivo: 'Fim', versao })
    expect(archived.statusCode).toBe(200)
    expect(await find(obra)).toBeUndefined()
  })

  it('moves its promised end only when an amendment is approved, and keeps the first one', async () => {
    const id = await newProjeto({ natureza: 'obra', situacaoetapa5: 'Em andamento' })
    const asked = await bench.ask(bench.prazoRequest(id, 30, 5))
    expect(await find(id)).toMatchObject({ conclusao_prevista: '2026-05-20' })
    expect((await bench.decide(auditor, asked, 'aprovar')).statusCode).toBe(200)
    expect(await find(id)).toMatchObject({
      conclusao_prevista: '2026-06-19',
      conclusao_original: '2026-05-20',
    })
  })
})
