import type { Paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import { describe, expect, it } from 'vitest'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { compact, readPdf } from '../pdf/read-pdf.testing.ts'
import { untold } from '../pdf/read-tags.testing.ts'
import { openStops } from './paralisacoes.testing.ts'

const bench = await openStops('2026-04-20T12:00:00-03:00')
const { call, admin, obras, auditor, saude, visitor, newProjeto, readProjeto } = bench
const { order, stop, stopped, restart, read, edit, remove } = bench

describe('stopping works', () => {
  it('is told by the project and by the list, to everyone', async () => {
    const projeto = await newProjeto()
    const before = await readProjeto(projeto)
    expect(before.paralisacao).toBeNull()
    const reply = await stop(projeto, {
      ordem: '12/2026',
      reinicio_previsto: '2026-05-30',
      detalhe: 'Cheia do rio',
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ Status: 'Success', message: 'Obra paralisada.' })
    const { id } = reply.json()
    expect(await readProjeto(projeto, null)).toMatchObject({
      status: before.status,
      paralisacao: {
        desde: '2026-03-10',
        motivo: 'chuvas',
        detalhe: 'Cheia do rio',
        responsavel: 'Secretaria de Obras',
        reinicio_previsto: '2026-05-30',
      },
    })
    for (const who of [null, visitor, saude, obras, auditor, admin]) {
      const { headers, body } = await call(who, 'GET', `/api/paralisacoes?id_projeto=${projeto}&aberta=true`)
      expect(headers['x-total-count']).toBe('1')
      expect(JSON.parse(body).Result).toEqual([await read(id, who)])
    }
    expect(await read(id)).toMatchObject({ ordem: '12/2026', dias: null, reinicio: null, versao: 1 })
    expect(await read(id)).not.toHaveProperty('criado_por')
  })

  it.each<[string, Who, number]>([
    ['no one known', null, 401],
    ['a visitor', visitor, 403],
    ['another department', saude, 403],
    ['an auditor', auditor, 403],
    ['the department', obras, 200],
    ['an administrator', admin, 200],
  ])('by %s', async (_who, who, status) => {
    const projeto = await newProjeto()
    expect((await stop(projeto, {}, who)).statusCode).toBe(status)
    expect((await readProjeto(projeto)).paralisacao === null).toBe(status !== 200)
  })

  it.each([
    [{ inicio: '2026-04-21' }, 'inicio', 'Informe uma data até hoje.'],
    [{ inicio: '2025-12-31' }, 'inicio', 'A obra não pode parar antes do início do projeto.'],
    [{ inicio: '2026-02-29' }, 'inicio', 'Informe uma data válida.'],
    [{ inicio: undefined }, 'inicio', 'Informe uma data.'],
    [{ motivo: 'preguica' }, 'motivo', 'Escolha um dos motivos.'],
    [{ motivo: 'outro' }, 'detalhe', 'Descreva o motivo.'],
    [{ responsavel: '  ' }, 'responsavel', 'Campo obrigatório.'],
    [{ responsavel: 'x'.repeat(201) }, 'responsavel', 'Use no máximo 200 caracteres.'],
    [{ responsavel: 7 }, 'responsavel', 'Campo obrigatório.'],
    [
      { reinicio_previsto: '2026-03-10' },
      'reinicio_previsto',
      'O reinício previsto vem depois do início da paralisação.',
    ],
    [{ id_contrato: 999_999 }, 'id_contrato', 'Escolha um contrato deste projeto.'],
  ])('with %j is refused', async (own, campo, motivo) => {
    const reply = await stop(await newProjeto(), own)
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, { [campo]: motivo }])
  })

  it('with a text no database takes is refused too', async () => {
    expect((await stop(await newProjeto(), { responsavel: 'a\u0000b' })).statusCode).toBe(400)
  })

  it('is refused of what is not there, and of what is done', async () => {
    expect((await stop(999_999)).statusCode).toBe(404)
    const done = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`situacaoetapa${n}`, 'Concluído']))
    const reply = await stop(await newProjeto(done))
    expect([reply.statusCode, reply.json().Error]).toEqual([
      409,
      'Este projeto está concluído: não há obra a paralisar.',
    ])
  })

  it('once at a time, however many ask at once, and never over an earlier one', async () => {
    const projeto = await newProjeto()
    const replies = await Promise.all(Array.from({ length: 5 }, () => stop(projeto)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().Error).toBe(
      'Esta obra já está paralisada.',
    )
    const id = replies.find(({ statusCode }) => statusCode === 200)?.json().id
    await restart(id, '2026-04-01')
    expect((await stop(projeto, { inicio: '2026-03-31' })).json().Campos).toEqual({
      inicio: 'Este período já está em outra paralisação desta obra.',
    })
    expect((await stop(projeto, { inicio: '2026-04-01' })).statusCode).toBe(200)
  })

  it('names the contract it stops, or takes the only one that runs', async () => {
    const [one, other] = [await newProjeto(), await newProjeto()]
    const contrato = await bench.newContrato([one])
    expect((await read(await stopped(one))).id_contrato).toBe(contrato)
    expect((await stop(other, { id_contrato: contrato })).statusCode).toBe(400)
    await bench.newContrato([other])
    const second = await bench.newContrato([other])
    const id = await stopped(other, { id_contrato: second })
    expect((await read(id)).id_contrato).toBe(second)
  })
})

describe('editing a stoppage', () => {
  it('changes what is said, keeps the rest, and the project tells it', async () => {
    const projeto = await newProjeto()
    const id = await stopped(projeto, { detalhe: 'Cheia' })
    const body = {
      motivo: 'repasse',
      reinicio_previsto: '2026-06-01',
      aviso_publicado_em: '2026-04-12',
      versao: 1,
    }
    expect((await edit(id, body)).json()).toMatchObject({ message: 'Paralisação alterada.' })
    expect(await read(id)).toMatchObject({ motivo: 'repasse', detalhe: 'Cheia', placa_em: null, versao: 2 })
    expect((await readProjeto(projeto)).paralisacao).toMatchObject({
      motivo: 'repasse',
      reinicio_previsto: '2026-06-01',
    })
    const stale = await edit(id, { ...body, motivo: 'judicial' })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().Error).toMatch(/alterado por outra pessoa/)
    expect((await read(id)).motivo).toBe('repasse')
  })

  it.each([
    [{ motivo: 'outro', detalhe: '' }, 'detalhe', 'Descreva o motivo.'],
    [
      { reinicio_previsto: '2026-03-01' },
      'reinicio_previsto',
      'O reinício previsto vem depois do início da paralisação.',
    ],
    [{ aviso_publicado_em: '2026-04-21' }, 'aviso_publicado_em', 'Informe uma data até hoje.'],
    [{ placa_em: '2026-03-09' }, 'placa_em', 'Informe uma data a partir do início da paralisação.'],
  ])('to %j is refused', async (body, campo, motivo) => {
    const reply = await edit(await stopped(await newProjeto()), body)
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, { [campo]: motivo }])
  })

  it('is for those who may stop it', async () => {
    const id = await stopped(await newProjeto())
    const statuses = []
    for (const who of [null, visitor, saude, auditor, admin])
      statuses.push((await edit(id, { motivo: 'judicial' }, who)).statusCode)
    expect(statuses).toEqual([401, 403, 403, 403, 200])
    expect((await edit(999_999, { motivo: 'judicial' })).statusCode).toBe(404)
  })
})

describe('what was entered by mistake', () => {
  it('is deleted by an administrator, while it is open', async () => {
    const projeto = await newProjeto()
    const id = await stopped(projeto)
    const statuses = []
    for (const who of [null, visitor, saude, obras, auditor])
      statuses.push((await remove(id, who)).statusCode)
    expect(statuses).toEqual([401, 403, 403, 403, 403])
    expect((await remove(id)).json()).toEqual({ Status: 'Success', message: 'Paralisação excluída.' })
    expect((await readProjeto(projeto)).paralisacao).toBeNull()
    expect((await remove(id)).statusCode).toBe(404)
    const ended = await stopped(projeto)
    await restart(ended, '2026-04-01')
    const refused = await remove(ended)
    expect([refused.statusCode, refused.json().Error]).toEqual([
      409,
      'Uma paralisação já encerrada não se exclui: ela moveu o cronograma do projeto.',
    ])
  })
})

describe('lists', () => {
  it('of projects are narrowed to those that are stopped', async () => {
    const [one, other] = [
      await newProjeto({ nomeprojeto: 'Parada', ano: 2031 }),
      await newProjeto({ ano: 2031 }),
    ]
    await stopped(one)
    const ids = async (paralisado: boolean) =>
      (await call(null, 'GET', `/api/getprojetocompleto?ano=2031&paralisado=${paralisado}`))
        .json()
        .Result.map(({ id }: { id: number }) => id)
    expect(await ids(true)).toEqual([one])
    expect(await ids(false)).toEqual([other])
    expect((await call(null, 'GET', '/api/getprojetocompleto?paralisado=talvez')).statusCode).toBe(400)
    const sheet = await call(null, 'GET', '/api/exportar/processos?formato=csv&paralisado=true&ano=2031')
    expect(sheet.body.trim().split('\r\n')).toEqual([expect.any(String), expect.stringContaining('Parada')])
  })

  it('of stoppages are found by project and by words, and exported', async () => {
    const projeto = await newProjeto({ nomeprojeto: 'Cais do Porto' })
    await stopped(projeto, { motivo: 'outro', detalhe: 'Achado arqueológico' })
    for (const busca of ['cais', 'arqueologico']) {
      const { Result } = (await call(null, 'GET', `/api/paralisacoes?busca=${busca}`)).json()
      expect(Result.map(({ id_projeto }: Paralisacao) => id_projeto)).toEqual([projeto])
    }
    const sheet = await call(null, 'GET', `/api/exportar/paralisacoes?formato=csv&id_projeto=${projeto}`)
    expect(sheet.body.split('\r\n')[1]).toMatch(/Cais do Porto;.*;Outro motivo;Achado arqueológico;/)
  })

  it('the map tells of it, and the trail keeps it', async () => {
    const projeto = await newProjeto()
    await call(obras, 'POST', '/api/coordenadas', { id_projeto: projeto, latitude: -22.8, longitude: -45.2 })
    await stopped(projeto)
    const [point] = (await call(null, 'GET', `/api/coordenadas?id_projeto=${projeto}`)).json()
    expect(point.paralisacao).toMatchObject({ desde: '2026-03-10', motivo: 'chuvas' })
    const { rows } = await bench.test.database.pool.query(
      "select depois from auditoria where entidade = 'paralisacoes' order by id desc limit 1",
    )
    expect(rows[0].depois).toMatchObject({ motivo: 'chuvas', inicio: '2026-03-10' })
  })
})

describe('on paper', () => {
  it.each(['aviso', 'placa'])('the %s says what the law asks for', async (folha) => {
    const projeto = await newProjeto({ nomeprojeto: 'Ponte do Pedregulho' })
    const id = await stopped(projeto, { detalhe: 'Cheia #[do] rio', reinicio_previsto: '2026-05-30' })
    const reply = await call(null, 'GET', `/api/paralisacoes/${id}/pdf?folha=${folha}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-disposition']).toContain(`${folha}-paralisacao-${id}.pdf`)
    const { pages } = await readPdf(reply.rawPayload)
    expect(await untold(reply.rawPayload)).toEqual([])
    expect(pages).toHaveLength(1)
    for (const said of [
      'Ponte do Pedregulho',
      '10/03/2026',
      'Cheia #[do] rio',
      'Secretaria de Obras',
      '30/05/2026',
    ])
      expect(pages[0]).toContain(compact(said))
  })

  it.each(['aviso', 'placa'])('the %s is one sheet, however much is said', async (folha) => {
    const projeto = await newProjeto({ nomeprojeto: 'Palavra '.repeat(37) })
    const id = await stopped(projeto, { detalhe: 'palavra '.repeat(62), responsavel: 'Nome '.repeat(40) })
    const { rawPayload } = await call(null, 'GET', `/api/paralisacoes/${id}/pdf?folha=${folha}`)
    expect((await readPdf(rawPayload)).pages).toHaveLength(1)
  })

  it('of nothing there is none', async () => {
    expect((await call(null, 'GET', '/api/paralisacoes/999999/pdf?folha=aviso')).statusCode).toBe(404)
    expect((await call(null, 'GET', '/api/paralisacoes/1/pdf?folha=cartaz')).statusCode).toBe(400)
  })
})

it('a body is a body', async () => {
  expect((await call(obras, 'POST', '/api/paralisacoes', { ...order(1), id_projeto: 'x' })).statusCode).toBe(
    400,
  )
})
