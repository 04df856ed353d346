import type { PlanoPncp } from '@paco/domain/pca/envio'
import { MESSAGES } from '@paco/domain/pca/messages'
import { complete } from '@paco/domain/pca/pca.testing'
import { describe, expect, it } from 'vitest'
import { itemErrors, planoErrors } from '../../../../test/pncp/validar.ts'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { versaoDe } from '../../test/lido.ts'
import { SYSTEM } from '../db/transact.ts'
import { openPncp } from '../pncp/client.ts'
import { RECUSAS } from '../pncp/enviar.ts'
import { type Humor, openDouble } from '../pncp/pncp-double.testing.ts'
import { sendPlano } from './envio.ts'
import { openPlanos } from './planos.testing.ts'

const double = await openDouble()
const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'), { pncp: double.address })
const { ana, call, post, rows, plan, add, approve, approvePlan, read } = await openPlanos(test)
const { versao } = (await call(ana, 'GET', '/cidade')).json().Result[0]
await call(ana, 'PUT', '/cidade', { cnpj: '11.222.333/0001-81', versao })

const WHY = { justificativa_revisao: 'Preço novo.' }
let last = 2060
/** An approved plan of a year of its own with ready items, and how it is sent. */
async function newPlano(count: number) {
  last += 1
  const ano = last
  const data_pretendida = `${ano}-01-05`
  const novo = async (body: object = {}) => {
    const id = await add({ ...complete, data_pretendida, ...body })
    await approve(id, { motivo: 'Emenda recebida.' })
    return id
  }
  const ids = []
  for (let made = 0; made < count; made += 1) ids.push(await novo())
  await approvePlan(ano)
  const before = double.taken.length
  return {
    ano,
    ids: ids as [number, ...number[]],
    novo,
    edit: (id: number, body: object) => call(ana, 'PUT', `/editpca/${id}`, body),
    send: (body: object = {}, who = ana) => post(who, `/pca/planos/${ano}/pncp/enviar`, body),
    mark: (body: object = {}) =>
      post(ana, `/pca/planos/${ano}/enviado`, { enviado_em: '2026-11-16', ...body }),
    told: async () => (await rows<PlanoPncp>(`/pca/planos/${ano}/pncp`))[0] as PlanoPncp,
    taken: () =>
      double.taken.slice(before).map(({ method, url, body }) => ({
        call: `${method} ${url.replace(/^.*\/orgaos\/11222333000181/, '')}`,
        body,
      })),
  }
}

describe('a plan that is sent to the portal', () => {
  it('goes once, whole, and is known there by its number', async () => {
    const { ano, send, taken, told } = await newPlano(2)
    expect(await told()).toMatchObject({ envia: true, recusa: null, estado: null, inclusoes: 2 })
    expect((await send()).json().message).toBe('Enviado ao PNCP: 2 itens do plano.')
    expect((await send()).json().message).toBe(MESSAGES.nothingRevised)
    const [{ call: one, body }] = taken() as [{ call: string; body: object }]
    expect([one, planoErrors(body), taken().length]).toEqual(['POST /pca', [], 1])
    expect(await plan(ano)).toMatchObject({
      enviado_em: '2026-11-16',
      pncp_sequencial: 7,
      pncp_numero_controle: `11222333000181-0-000007/${ano}`,
    })
    expect(await told()).toMatchObject({ estado: 'enviado', inclusoes: 0, alteracoes: 0, exclusoes: 0 })
  })

  it('leaves once when fifty send it at once', async () => {
    const { send, taken } = await newPlano(1)
    const replies = await Promise.all(Array.from({ length: 50 }, () => send()))
    expect(taken()).toHaveLength(1)
    for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode)
  })

  it('is corrected by what changed since, and by nothing else', async () => {
    const { ano, ids, novo, edit, send, taken } = await newPlano(3)
    await send()
    await edit(ids[0], { valor_preliminar: 300, ...WHY })
    await edit(ids[1] as number, { valor_preliminar: 1, ...WHY })
    await edit(ids[1] as number, { valor_preliminar: 4000.5, ...WHY })
    await post(ana, `/pca/${ids[2]}/cancelar`, { motivo: 'Sem verba.' })
    await novo()
    expect(await plan(ano)).toMatchObject({ revisoes_pendentes: 5 })
    expect((await send()).json().message).toBe('Enviado ao PNCP: 1 alteração, 1 inclusão, 1 exclusão.')
    const itens = `/pca/${ano}/7/itens`
    const [, changed, added, gone] = taken()
    expect(changed).toEqual({
      call: `PATCH ${itens}`,
      body: {
        lista: [{ numeroItem: 1, valorUnitario: 3, valorTotal: 300, valorOrcamentoExercicio: 300 }],
        justificativa: 'Preço novo.',
      },
    })
    expect(added).toMatchObject({ call: `POST ${itens}`, body: [{ numeroItem: 4 }] })
    expect((added?.body as unknown[] | undefined)?.flatMap(itemErrors)).toEqual([])
    expect(gone).toEqual({
      call: `DELETE ${itens}`,
      body: { listaNumerosItens: [3], justificativa: 'Sem verba.' },
    })
    expect(await plan(ano)).toMatchObject({ revisoes_pendentes: 0 })
    await send()
    expect(taken()).toHaveLength(4)
  })

  it('is marked item by item where the answer names some; the others are a person’s to look for', async () => {
    const { novo, send, told, taken } = await newPlano(1)
    await send()
    const [first, second] = [await novo(), await novo()]
    double.next('some')
    expect((await send()).json().message).toContain('O PNCP confirmou 1 de 2 itens.')
    expect([(await read(first)).no_portal, (await read(second)).no_portal]).toEqual([true, false])
    expect(await told()).toMatchObject({ estado: 'incerto', inclusoes: 1 })
    expect((await send()).json().message).toBe(RECUSAS.uncertain)
    expect((await send({ confirmado: true })).statusCode).toBe(200)
    expect(taken()).toHaveLength(3)
  })

  it('refused, says why, marks nothing and may be sent again', async () => {
    const { ano, send, told, taken } = await newPlano(1)
    double.next('422')
    expect((await send()).json().message).toBe('O PNCP não recebeu: 422: CNPJ não habilitado')
    expect(await plan(ano)).toMatchObject({ enviado_em: null, pncp_sequencial: null })
    expect(await told()).toMatchObject({ estado: 'recusado', resposta: '422: CNPJ não habilitado' })
    expect((await send()).statusCode).toBe(200)
    expect(taken()).toHaveLength(1)
  })

  it.each<Humor>(['500', 'reset', 'no location'])('%s: asks a person before another try', async (humor) => {
    const { ano, ids, edit, send, taken } = await newPlano(1)
    double.next(humor)
    expect((await send()).statusCode).toBe(409)
    await edit(ids[0], { valor_preliminar: 300, ...WHY })
    expect((await send()).json().message).toBe(RECUSAS.uncertain)
    expect((await plan(ano)).enviado_em).toBeNull()
    expect(taken()).toHaveLength(1)
    expect((await send({ confirmado: true })).statusCode).toBe(200)
    expect(taken()[1]?.body).toMatchObject({ itensPlano: [{ valorTotal: 300 }] })
  })

  it('that hangs is left, and is uncertain too', async () => {
    const { ano, told, taken } = await newPlano(1)
    const now = () => new Date('2026-11-16T15:00:00Z')
    const client = openPncp(double.address, { now, timeout: 300 })
    double.next('hang')
    await expect(
      sendPlano(
        { db: test.database.db, now, client },
        SYSTEM,
        { ano },
        { confirmado: false, versao: await versaoDe(test.database.pool, `/api/pca/planos/${ano}`) },
      ),
    ).rejects.toThrow('Não se sabe se o PNCP recebeu')
    expect(await told()).toMatchObject({ estado: 'incerto', inclusoes: 1 })
    expect(taken()).toHaveLength(1)
  })

  it('found on the portal after all, is marked as it left, not as it is now', async () => {
    const { ano, ids, edit, send, mark, told, taken } = await newPlano(1)
    double.next('reset')
    await send()
    await edit(ids[0], { valor_preliminar: 300, ...WHY })
    expect((await mark({ pncp_sequencial: 9 })).statusCode).toBe(200)
    expect(await told()).toMatchObject({ estado: 'enviado', inclusoes: 0, alteracoes: 1 })
    await send()
    expect(taken()[1]).toMatchObject({
      call: `PATCH /pca/${ano}/9/itens`,
      body: { lista: [{ valorTotal: 300 }] },
    })
  })

  it('is sent by administrators, once approved, with a number, and where there is something to send', async () => {
    const { send, ano } = await newPlano(1)
    for (const who of [await loginAs(test, { id_secretaria: 12 }), await loginAs(test, { role: 'auditor' })])
      expect((await send({}, who)).statusCode).toBe(403)
    await post(ana, `/pca/planos/${ano}/enviado`, { enviado_em: '2026-11-01' })
    expect((await send()).json().message).toBe(MESSAGES.noSequencial)
    await add({ ...complete, data_pretendida: '2095-01-05' })
    expect((await post(ana, '/pca/planos/2095/pncp/enviar')).json().message).toBe(MESSAGES.notApprovedYet)
    const lacking = await add({ data_pretendida: '2096-01-05' })
    await approve(lacking)
    await approvePlan(2096)
    expect((await post(ana, '/pca/planos/2096/pncp/enviar')).json().message).toBe(MESSAGES.nothingReady)
    expect((await post(ana, '/pca/planos/2099/pncp/enviar')).statusCode).toBe(404)
  })
})

describe('an item that was sent and lacks something now', () => {
  it('is named, in no correction, and its revision waits', async () => {
    const { ano, ids, edit, send, told, taken } = await newPlano(2)
    await send()
    await edit(ids[0], { unidade_fornecimento: '', valor_preliminar: 300, ...WHY })
    const { lacunas, alteracoes } = await told()
    expect(alteracoes).toBe(0)
    expect(lacunas).toEqual([
      {
        id: ids[0],
        numero_item: 1,
        objeto: 'Cimento CP II',
        no_portal: true,
        faltas: [
          { campo: 'unidade_fornecimento', rotulo: 'Unidade de fornecimento', texto: 'Falta preencher.' },
        ],
      },
    ])
    expect((await send()).json().message).toBe(MESSAGES.nothingRevised)
    await post(ana, `/pca/planos/${ano}/enviado`, { enviado_em: '2026-11-16' })
    expect(await plan(ano)).toMatchObject({ revisoes_pendentes: 1 })
    await edit(ids[0], { unidade_fornecimento: 'Saco' })
    await send()
    expect(taken()[1]?.body).toMatchObject({ lista: [{ numeroItem: 1, unidadeFornecimento: 'Saco' }] })
    expect(await plan(ano)).toMatchObject({ revisoes_pendentes: 0 })
  })
})
