import { textoOf } from '@paco/domain/avisos/frase'
import type { Inicio } from '@paco/domain/inicio/inicio'
import { CARTOES, temCartao } from '@paco/domain/inicio/papel'
import { describe, expect, it } from 'vitest'
import { loginAs } from '../../test/harness.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { changes } from '../db/changes.ts'
import { openStops } from '../paralisacoes/paralisacoes.testing.ts'

const bench = await openStops('2026-06-15T15:00:00Z')
const { test, call, admin, obras, auditor, saude, visitor, newProjeto, newContrato, stopped } = bench
const { ask, decide, put, valorRequest, prazoRequest } = bench
const maria = await loginAs(test, { id_secretaria: 12, name: 'Maria Souza' })

const inicio = async (who: Who, query = ''): Promise<Inicio> =>
  (await call(who, 'GET', `/api/inicio${query}`)).json().Result[0]
const cards = (told: Inicio) => CARTOES.filter((cartao) => told[cartao] !== null)

const ponte = await newProjeto({ situacaoetapa1: 'Concluído', situacaoetapa2: 'Em andamento' })
const posto = await newProjeto({ nomeprojeto: 'Posto', id_secretaria: 17 })
const contrato = await newContrato([ponte], { vigencia_fim: '2026-06-30', valor_inicial: 1000 })
await newContrato([posto], { vigencia_fim: '2026-07-01' })
changes.emit('written')
await stopped(ponte, { inicio: '2026-06-01' })
const approved = await ask(valorRequest(ponte, 120, { id_contrato: contrato }))
await decide(auditor, approved, 'aprovar')
const waiting = await ask(prazoRequest(ponte, 30, 6))
const ofSaude = await ask(prazoRequest(posto, 10, 6, { id_secretaria: 17 }), saude)

describe('what a day begins with', () => {
  it('is for those who are logged in', async () => {
    expect((await call(null, 'GET', '/api/inicio')).statusCode).toBe(401)
    expect((await call(obras, 'GET', '/api/inicio?desde=ontem')).statusCode).toBe(400)
    expect((await call(obras, 'GET', '/api/inicio?desde=2026-02-31T00:00:00Z')).statusCode).toBe(400)
    expect((await call(obras, 'GET', '/api/inicio?id_secretaria=17')).statusCode).toBe(400)
  })

  it.each([
    ['secretaria', obras, { role: 'user' }],
    ['auditoria', auditor, { role: 'auditor' }],
    ['governo', admin, { role: 'admin' }],
  ] as const)('has the cards of %s', async (papel, who, person) => {
    const told = await inicio(who)
    expect(told).toMatchObject({ hoje: '2026-06-15', papel })
    expect(cards(told)).toEqual(CARTOES.filter((cartao) => temCartao(person, cartao)))
  })

  it('tells somebody without a department nothing of requests', async () => {
    expect(cards(await inicio(visitor))).toEqual(['etapas', 'mudancas'])
  })
})

describe('a department', () => {
  it('is told its own stages, and by which version each is concluded', async () => {
    const { etapas } = await inicio(obras)
    expect(new Set(etapas?.linhas.map(({ id_secretaria }) => id_secretaria))).toEqual(new Set([12]))
    const [first] = etapas?.linhas ?? []
    expect(first).toMatchObject({ projeto: 'Ponte', etapa: 2, motivo: 'atrasada', atraso: 115, recusa: null })
    const { id_projeto = 0, versao, colunas } = first ?? {}
    const done = { [colunas?.situacao ?? '']: 'Concluído', versao }
    expect((await put(saude, id_projeto, done)).statusCode).toBe(403)
    expect((await put(obras, id_projeto, done)).statusCode).toBe(200)
    expect((await put(obras, id_projeto, done)).statusCode).toBe(409)
    expect((await inicio(obras)).etapas?.linhas[0]).toMatchObject({ etapa: 3 })
  })

  it('is told what it asked for: first what came back, then the answers, then what waits', async () => {
    const { pedidos } = await inicio(obras)
    expect(pedidos?.total).toBe(2)
    expect(pedidos?.linhas.map(({ id, status }) => [id, status])).toEqual([
      [approved, 'aprovado'],
      [waiting, 'pendente'],
    ])
    expect((await inicio(saude)).pedidos?.linhas.map(({ id }) => id)).toEqual([ofSaude])
    const back = await ask(prazoRequest(ponte, 5, 6))
    await call(auditor, 'PUT', `/api/aditivos/${back}/devolver`, { motivo_devolucao: 'Falta o cronograma.' })
    expect((await inicio(obras)).pedidos?.linhas[0]).toMatchObject({ id: back, status: 'devolvido' })
    await call(obras, 'PUT', `/api/aditivos/${back}/retirar`)
  })

  it('is told what others changed in its projects since it was last here', async () => {
    await put(maria, ponte, { gestorprocesso: 'Ana' })
    await put(saude, posto, { gestorprocesso: 'Rita' })
    const told = async (who: Who, desde: string) =>
      (await inicio(who, `?desde=${desde}`)).mudancas?.linhas.map(({ frase }) => textoOf(frase)) ?? []
    const early = '2026-06-10T00:00:00Z'
    expect((await told(obras, early)).join(' ')).toContain('Maria Souza')
    expect((await told(maria, early)).join(' ')).not.toContain('Maria Souza')
    expect((await told(obras, early)).join(' ')).not.toContain('Posto')
    expect((await inicio(obras, '?desde=1999-01-01T00:00:00Z')).mudancas?.desde).toBe(
      '2026-05-16T15:00:00.000Z',
    )
  })
})

describe('those who control', () => {
  it('are told what waits the longest, what was decided, and what costs most', async () => {
    const { fila, decididos, caros } = await inicio(auditor)
    expect(fila?.linhas.map(({ id }) => id).sort()).toEqual([waiting, ofSaude].sort())
    expect(decididos?.linhas).toMatchObject([{ id: approved, status: 'aprovado' }])
    expect(caros?.linhas).toMatchObject([{ id: approved, valor: 120, percentual_contrato: 12 }])
  })

  it('are told when the trail was last walked, and what came of it', async () => {
    expect((await inicio(auditor)).trilha).toEqual({ conferida: null })
    const linha = (await call(auditor, 'GET', '/api/auditoria/selo')).json().Result[0].linha
    await call(auditor, 'GET', `/api/auditoria/verificacao?desde=${linha}`)
    expect((await inicio(auditor)).trilha).toEqual({ conferida: null })
    await call(auditor, 'GET', '/api/auditoria/verificacao')
    expect((await inicio(auditor)).trilha?.conferida).toMatchObject({
      em: '2026-06-15T15:00:00.000Z',
      integra: true,
    })
  })
})

describe('who governs', () => {
  it('is told what is late and by how much, what stands and why, what ends this month', async () => {
    const { atrasados, paralisadas, termos } = await inicio(admin)
    expect(atrasados).toMatchObject({ total: 0, linhas: [] })
    expect(paralisadas).toMatchObject({
      total: 1,
      linhas: [{ id: ponte, nomeprojeto: 'Ponte', paralisacao: { desde: '2026-06-01', motivo: 'chuvas' } }],
    })
    expect(termos).toMatchObject({
      mes: '2026-06',
      total: 1,
      linhas: [{ tipo: 'contrato', id: contrato, fim: '2026-06-30', dias: 15 }],
    })
    bench.clock.now = '2026-06-25T15:00:00Z'
    const later = (await inicio(admin)).atrasados
    expect(later?.linhas.map(({ nomeprojeto, dias }) => [nomeprojeto, dias])).toContainEqual(['Ponte', 5])
    bench.clock.now = '2026-06-15T15:00:00Z'
  })

  it('is told the year’s money by department', async () => {
    const { dinheiro } = await inicio(admin)
    expect(dinheiro).toMatchObject({ ano: 2026, soma: { pago: 0 } })
    expect(dinheiro?.linhas.every(({ planejado, medido, pago }) => planejado + medido + pago > 0)).toBe(true)
  })

  it('is told nothing of what is archived', async () => {
    const gone = await newProjeto({ nomeprojeto: 'Antigo' })
    await stopped(gone)
    await call(admin, 'POST', `/api/projetos/${gone}/arquivar`, { motivo: 'Duplicado por engano.' })
    expect(JSON.stringify(await inicio(admin))).not.toContain(`"id":${gone},"nomeprojeto":"Antigo"`)
  })
})
