import { MESSAGES as CONTRATO } from '@paco/domain/contratos/messages'
import { MESSAGES } from '@paco/domain/recebimentos/messages'
import { textoDoImpedimento } from '@paco/domain/shared/impedimentos'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { openContratos, signedBody } from '../contratos/contratos.testing.ts'
import { compact, readPdf } from '../pdf/read-pdf.testing.ts'
import { untold } from '../pdf/read-tags.testing.ts'

const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
const { call, admin, obras, auditor, newContrato, readContrato } = await openContratos(test)
const { pool } = test.database
const fiscal = await loginAs(test, { id_secretaria: 17, name: 'Ana Lima' })
const gestor = await loginAs(test, { name: 'Rui Sá' })
const saude = await loginAs(test, { id_secretaria: 17 })

const cumprido = { ...signedBody, situacao: 'Cumprido', encerrado_em: '2026-09-01' }
const newCumprido = (own: object = {}) =>
  newContrato({ ...cumprido, fiscal_titular_id: fiscal.id, gestor_id: gestor.id, ...own }, obras)
const ANA = { id_usuario: fiscal.id, nome: 'outro nome' }
const BIA = { id_usuario: null, nome: 'Bia Melo' }

const provisorio = (id_contrato: number, own: object = {}) => ({
  id_contrato,
  tipo: 'provisorio',
  data: '2026-09-10',
  responsaveis: [ANA],
  descricao: 'Ponte conferida com o projeto.',
  ...own,
})
const definitivo = (id_contrato: number, own: object = {}) =>
  provisorio(id_contrato, { tipo: 'definitivo', data: '2026-11-10', responsaveis: [BIA], ...own })
const create = (body: object, who: Who) => call(who, 'POST', '/api/recebimentos', body)
const update = (id: number, body: object, who: Who) => call(who, 'PUT', `/api/recebimentos/${id}`, body)
const list = async (id_contrato: number) =>
  (await call(null, 'GET', `/api/contratos/${id_contrato}/recebimentos`)).json().Result

describe('receipts', () => {
  it('are noted by the inspector and then by others, and the contract’s days follow', async () => {
    const id = await newCumprido()
    const first = await create(provisorio(id), fiscal)
    expect(first.json()).toEqual({ Status: 'Success', id: first.json().id, message: MESSAGES.created })
    expect(await readContrato(id)).toMatchObject({
      recebido_provisorio_em: '2026-09-10',
      recebido_definitivo_em: null,
    })
    await update(first.json().id, { data: '2026-09-12', versao: 1 }, fiscal)
    expect(await readContrato(id)).toMatchObject({ recebido_provisorio_em: '2026-09-12' })
    expect((await create(definitivo(id), gestor)).statusCode).toBe(200)
    expect(await readContrato(id)).toMatchObject({ recebido_definitivo_em: '2026-11-10' })
    expect(await list(id)).toMatchObject([
      {
        tipo: 'provisorio',
        data: '2026-09-12',
        responsaveis: [{ id_usuario: fiscal.id, nome: 'Ana Lima' }],
        registrado_por: fiscal.id,
        registrado_por_nome: 'Ana Lima',
        versao: 2,
      },
      { tipo: 'definitivo', responsaveis: [BIA], ressalvas: null },
    ])
  })

  it('end the deadlines the law has for them', async () => {
    const id = await newCumprido()
    const due = async () =>
      (await call(admin, 'GET', `/api/prazos?limite=1000`))
        .json()
        .Result.map(({ parte }: { parte: string | null }) => parte)
        .filter(
          (chave: string | null) =>
            chave?.startsWith(`contrato:${id}:`) && /provisorio|definitivo|responsa/.test(chave),
        )
    expect(await due()).toEqual([`contrato:${id}:provisorio`])
    await create(provisorio(id), fiscal)
    expect(await due()).toEqual([`contrato:${id}:definitivo`])
    await create(definitivo(id), obras)
    expect(await due()).toEqual([])
  })

  it.each<[string, Who, 'provisorio' | 'definitivo', number, string | undefined]>([
    ['nobody', null, 'provisorio', 401, undefined],
    ['an auditor', auditor, 'provisorio', 403, undefined],
    ['the department, provisionally', obras, 'provisorio', 403, MESSAGES.notFiscal],
    ['another department', saude, 'definitivo', 403, MESSAGES.notYours],
    [
      'the inspector, for good',
      fiscal,
      'definitivo',
      403,
      textoDoImpedimento('receberEmDefinitivo', 'responde') ?? '',
    ],
  ])('are not noted by %s', async (_, who, tipo, status, message) => {
    const id = await newCumprido()
    const reply = await create(tipo === 'provisorio' ? provisorio(id) : definitivo(id), who)
    expect(reply.statusCode).toBe(status)
    if (message) expect(reply.json().message).toBe(message)
    expect(await list(id)).toEqual([])
  })

  it.each<[string, object, object]>([
    ['in the future', { data: '2026-11-17' }, { data: MESSAGES.future }],
    ['before the signature', { data: '2026-03-01' }, { data: MESSAGES.beforeSignature }],
    ['by nobody', { responsaveis: [] }, { responsaveis: MESSAGES.nobody }],
    ['by another than the inspector', { responsaveis: [BIA] }, { responsaveis: MESSAGES.notFiscal }],
    [
      'by a person who is not there',
      { responsaveis: [{ id_usuario: 2_000_000_000, nome: 'X' }] },
      { responsaveis: CONTRATO.personNotFound },
    ],
    [
      'with reservations and no term',
      { ressalvas: 'Guarda-corpo' },
      { corrigir_ate: MESSAGES.needsDeadline },
    ],
    ['of no kind', { tipo: 'parcial' }, { tipo: MESSAGES.chooseTipo }],
    ['for good before', { tipo: 'definitivo', responsaveis: [BIA] }, { data: MESSAGES.provisionalFirst }],
    ['by a text', { responsaveis: 'Ana' }, { responsaveis: MESSAGES.invalidPeople }],
  ])('are refused %s', async (_, own, campos) => {
    const id = await newCumprido()
    const reply = await create(provisorio(id, own), admin)
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, campos])
    expect(await readContrato(id)).toMatchObject({ recebido_provisorio_em: null })
  })

  it('the inspector is the same person by name, with account or without', async () => {
    const id = await newCumprido()
    await create(provisorio(id), fiscal)
    const reply = await create(definitivo(id, { responsaveis: [{ nome: 'ANA LIMA' }] }), obras)
    expect(reply.json().Campos).toEqual({ responsaveis: MESSAGES.samePerson })
  })

  it('wait for their reservations to be mended', async () => {
    const id = await newCumprido()
    const reserved = provisorio(id, { ressalvas: 'Guarda-corpo', corrigir_ate: '2026-10-10' })
    const termo = (await create(reserved, fiscal)).json().id
    expect((await create(definitivo(id), obras)).json().Campos).toEqual({ tipo: MESSAGES.openReservations })
    expect((await update(termo, { sanadas_em: '2026-10-01' }, saude)).statusCode).toBe(403)
    expect((await update(termo, { sanadas_em: '2026-10-01', versao: 7 }, fiscal)).statusCode).toBe(409)
    expect((await update(termo, { sanadas_em: '2026-10-01' }, fiscal)).statusCode).toBe(200)
    expect((await create(definitivo(id), obras)).statusCode).toBe(200)
  })

  it('stand once each, of many at once one, and after the definitive one no term changes', async () => {
    const id = await newCumprido()
    const both = await Promise.all([1, 2, 3].map(() => create(provisorio(id), fiscal)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    await create(definitivo(id), obras)
    const [first, last] = await list(id)
    for (const { id: termo } of [first, last]) {
      const refused = await update(termo, { descricao: 'Outra' }, admin)
      expect([refused.statusCode, refused.json().message]).toEqual([409, MESSAGES.definitiveStays])
      for (const statement of [
        "update recebimentos set descricao = 'x' where id = $1",
        'delete from recebimentos where id = $1',
      ])
        await expect(pool.query(statement, [termo])).rejects.toMatchObject({ code: 'PA002' })
    }
  })

  it('of what is not there are not found', async () => {
    const gone = 2_000_000_000
    expect((await create(provisorio(gone), admin)).json().message).toBe(CONTRATO.notFound)
    expect((await update(gone, {}, admin)).json().message).toBe(MESSAGES.notFound)
    expect((await call(null, 'GET', `/api/recebimentos/${gone}/pdf`)).statusCode).toBe(404)
    expect((await call(null, 'GET', `/api/contratos/${gone}/recebimentos`)).statusCode).toBe(404)
  })
})

describe('the contract’s own days of receipt', () => {
  it('are typed while there is no term, and come from the terms from then on', async () => {
    const id = await newCumprido({ recebido_provisorio_em: '2026-09-05' })
    await create(provisorio(id), fiscal)
    expect(await readContrato(id)).toMatchObject({ recebido_provisorio_em: '2026-09-10' })
    for (const typed of [{ recebido_provisorio_em: null }, { recebido_definitivo_em: '2026-10-01' }]) {
      const refused = await call(admin, 'PUT', `/api/contratos/${id}`, typed)
      expect([refused.statusCode, refused.json().message]).toEqual([409, CONTRATO.receivedByTerm])
    }
    const other = await call(obras, 'PUT', `/api/contratos/${id}`, {
      processo: '9/2026',
      recebido_provisorio_em: '2026-09-10',
    })
    expect(other.statusCode).toBe(200)
  })

  it('are not left in the wrong order by a term', async () => {
    const id = await newCumprido({
      recebido_provisorio_em: '2026-09-05',
      recebido_definitivo_em: '2026-09-08',
    })
    const reply = await create(provisorio(id), fiscal)
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, { data: CONTRATO.beforeProvisional }])
  })
})

describe('the term on paper', () => {
  it('says what was received, with what reservations, and who signs', async () => {
    const id = await newCumprido()
    const own = { ressalvas: 'Guarda-corpo amassado', corrigir_ate: '2026-10-10' }
    const termo = (await create(provisorio(id, own), fiscal)).json().id
    const { rawPayload } = await call(null, 'GET', `/api/recebimentos/${termo}/pdf`)
    expect(await untold(rawPayload)).toEqual([])
    const { pages } = await readPdf(rawPayload)
    for (const text of [
      'Termo de recebimento provisório',
      'art. 140, I, a',
      'Ponte conferida com o projeto.',
      'Guarda-corpo amassado',
      'A corrigir até 10/10/2026.',
      'Ana Lima',
    ])
      expect(pages.join('')).toContain(compact(text))
    await update(termo, { sanadas_em: '2026-10-01' }, fiscal)
    const last = (await create(definitivo(id), obras)).json().id
    const read = await readPdf((await call(null, 'GET', `/api/recebimentos/${last}/pdf`)).rawPayload)
    expect(read.pages.join('')).toContain(compact('até 10/11/2031 (art. 140, § 6º)'))
  })
})
