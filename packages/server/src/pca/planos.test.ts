import type { Pca } from '@paco/domain/pca/pca'
import { complete } from '@paco/domain/pca/pca.testing'
import type { Revisao } from '@paco/domain/pca/revisao'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import { textoDoImpedimento } from '@paco/domain/shared/impedimentos'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { versaoDe } from '../../test/lido.ts'
import { openPlanos } from './planos.testing.ts'

const test = await startTestApp()
const { database } = test
const { ana, bento, item, call, post, rows, step, read, plan, add, approve, approvePlan } =
  await openPlanos(test)
const obras = await loginAs(test, { id_secretaria: 12, name: 'Célia das Obras' })
const saude = await loginAs(test, { id_secretaria: 17 })

describe('a number', () => {
  it('is given once in its plan, stays with its item, and is nobody else’s after it is gone', async () => {
    const [first, second, third] = [
      await add({ data_pretendida: '2051-01-01' }),
      await add({ data_pretendida: '2051-12-31' }),
      await add({ data_pretendida: '2051-06-01' }),
    ]
    await call(ana, 'DELETE', `/pca/${second}`)
    const fourth = await add({ data_pretendida: '2051-02-01' })
    const numbers = await Promise.all([first, third, fourth].map(async (id) => (await read(id)).numero_item))
    expect(numbers).toEqual([1, 3, 4])
    await call(ana, 'PUT', `/editpca/${third}`, { data_pretendida: '2052-01-01' })
    expect(await read(third)).toMatchObject({ ano: 2051, numero_item: 3, data_pretendida: '2052-01-01' })
    expect(
      (await call(ana, 'GET', '/pca?ano=2051&ordem=numero_item')).json().map(({ id }: Pca) => id),
    ).toEqual([first, third, fourth])
    await expect(database.pool.query(`update pca set numero_item = 9 where id = ${first}`)).rejects.toThrow(
      'O número de um item do plano não muda.',
    )
  })

  it('is never given to two of many that are written at once, in a year without a plan', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => add({ data_pretendida: '2053-05-05' })))
    const numbers = (await Promise.all(made.map(read))).map(({ numero_item }) => numero_item)
    expect(numbers.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    expect(await plan(2053)).toMatchObject({
      situacao: 'elaboracao',
      itens: 20,
      esperando: 20,
      codigo_unidade: '1',
    })
  })
})

describe('a demand', () => {
  const demand = { ...item, data_pretendida: '2054-03-10' }
  it('is written, changed and sent by its department, returned with a reason, and sent again', async () => {
    const { id, message } = (await post(obras, '/pca/demandas', demand)).json()
    expect(message).toBe('Demanda salva como rascunho.')
    expect(await read(id)).toMatchObject({ situacao: 'rascunho', id_secretaria: 12, criado_por: obras.id })
    for (const [who, status] of [
      [saude, 403],
      [obras, 200],
    ] as const) {
      expect((await call(who, 'PUT', `/pca/demandas/${id}`, { objeto: 'Areia' })).statusCode).toBe(status)
      expect((await post(who, `/pca/${id}/enviar`)).statusCode).toBe(status)
    }
    expect((await call(obras, 'PUT', `/pca/demandas/${id}`, { objeto: 'x' })).statusCode).toBe(409)
    expect((await call(obras, 'DELETE', `/pca/demandas/${id}`)).statusCode).toBe(409)
    expect((await post(obras, `/pca/${id}/aprovar`)).statusCode).toBe(403)
    expect((await post(ana, `/pca/${id}/devolver`)).json().Campos).toEqual({ motivo: 'Campo obrigatório.' })
    await post(ana, `/pca/${id}/devolver`, { motivo: 'Diga para quais ruas.' })
    expect(await read(id)).toMatchObject({ situacao: 'devolvido', motivo: 'Diga para quais ruas.' })
    await post(obras, `/pca/${id}/enviar`)
    expect((await approve(id, {}, ana)).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ situacao: 'aprovado', motivo: null })
  })

  it('is nobody’s without a department, and not another one’s', async () => {
    const nobody = await loginAs(test)
    const auditor = await loginAs(test, { role: 'auditor', id_secretaria: 12 })
    for (const who of [nobody, auditor])
      expect((await post(who, '/pca/demandas', demand)).statusCode).toBe(403)
    expect((await post(obras, '/pca/demandas', { ...demand, id_secretaria: 17 })).statusCode).toBe(403)
    expect((await post(ana, '/pca/demandas', demand)).json().Campos).toEqual({
      id_secretaria: 'Campo obrigatório.',
    })
    const { id } = (await post(obras, '/pca/demandas', demand)).json()
    expect((await call(obras, 'PUT', `/pca/demandas/${id}`, { id_secretaria: 17 })).statusCode).toBe(403)
    expect((await call(obras, 'DELETE', `/pca/demandas/${id}`)).json().message).toBe('Demanda excluída.')
  })

  it('is not approved by whoever wrote it, nor by the spec’s call', async () => {
    const id = await add({ data_pretendida: '2054-04-10' })
    const refused = await approve(id, {}, ana)
    expect([refused.statusCode, refused.json().Error]).toEqual([
      403,
      textoDoImpedimento('aprovarItemDoPca', 'escreveu'),
    ])
    expect((await call(ana, 'PUT', `/editpca/${id}`, { situacao: 'aprovado' })).statusCode).toBe(200)
    expect((await read(id)).situacao).toBe('enviado')
    const replies = await Promise.all(Array.from({ length: 5 }, () => approve(id)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
  })

  it('is not approved by an administrator who changed what it says; reading or saving it as it is changes nothing', async () => {
    const { id } = (await post(obras, '/pca/demandas', { ...demand, objeto: 'Tijolos' })).json()
    await post(obras, `/pca/${id}/enviar`)
    await call(bento, 'PUT', `/editpca/${id}`, { objeto: 'Tijolos' })
    expect((await read(id)).autores).toEqual([obras.id])
    await call(bento, 'PUT', `/editpca/${id}`, { valor_preliminar: 9 })
    await call(ana, 'PUT', `/editpca/${id}`, { prioridade: 'Baixa' })
    expect((await read(id)).autores).toEqual([obras.id, bento.id, ana.id])
    for (const who of [bento, ana]) expect((await approve(id, {}, who)).statusCode).toBe(403)
    const carla = await loginAs(test, { role: 'admin' })
    const { id: part } = (await post(obras, '/pca/demandas', demand)).json()
    await post(obras, `/pca/${part}/enviar`)
    await post(carla, `/pca/${part}/consolidar`, { itens: [{ id, versao: (await read(id)).versao }] })
    expect((await approve(part, {}, bento)).statusCode).toBe(403)
    expect((await approve(part, {}, carla)).statusCode).toBe(200)
  })

  it('is merged into another: it points there and leaves list and sums, and no author approves the sum', async () => {
    const year = { data_pretendida: '2055-01-05' }
    const [kept, part, approved] = [
      await add(year, bento),
      await add({ ...year, valor_preliminar: 0.5 }),
      await add(year),
    ]
    await approve(approved)
    const merge = async (ids: number[]) => {
      const lidos = ids.map(async (id) => ({ id, versao: await versaoDe(database.pool, `/api/pca/${id}`) }))
      return post(bento, `/pca/${kept}/consolidar`, { itens: await Promise.all(lidos) })
    }
    expect((await merge([approved])).statusCode).toBe(409)
    expect((await merge([999_999])).statusCode).toBe(400)
    expect((await merge([])).statusCode).toBe(400)
    const { versao } = await read(part)
    await call(bento, 'PUT', `/editpca/${part}`, { prioridade: 'Baixa' })
    const unread = await post(bento, `/pca/${kept}/consolidar`, { itens: [{ id: part, versao }] })
    expect([unread.statusCode, unread.json().message]).toEqual([409, STALE_VERSION])
    expect((await merge([part])).statusCode).toBe(200)
    expect(await read(kept)).toMatchObject({ valor_preliminar: 4001, expectativa_consumo_anual: 200 })
    expect(await read(part)).toMatchObject({ situacao: 'consolidado', consolidado_em: kept })
    const listed = await call(ana, 'GET', '/pca?ano=2055&ordem=id')
    expect(listed.json().map(({ id }: Pca) => id)).toEqual([kept, approved])
    expect(JSON.parse(String(listed.headers['x-somas']))).toEqual({ valor_preliminar: 8001.5 })
    expect((await call(ana, 'GET', '/pca?ano=2055&situacao=consolidado')).json()).toHaveLength(1)
    for (const who of [ana, bento]) expect((await approve(kept, {}, who)).statusCode).toBe(403)
    expect((await call(ana, 'DELETE', `/pca/${part}`)).statusCode).toBe(409)
    expect((await call(ana, 'PUT', `/editpca/${part}`, { objeto: 'x' })).statusCode).toBe(409)
  })
})

describe('a plan', () => {
  it('goes from state to state, by administrators, and not while something waits', async () => {
    const year = { data_pretendida: '2056-01-05' }
    const [one, other] = [await add(year), await add(year)]
    expect((await post(obras, '/pca/planos/2056/passo', { passo: 'submeter' })).statusCode).toBe(403)
    expect((await step(2056, 'publicar')).statusCode).toBe(409)
    await step(2056, 'submeter')
    expect((await step(2056, 'aprovar')).json().Error).toContain('(2)')
    await approve(one)
    await approve(other)
    for (const [passo, situacao] of [
      ['aprovar', 'aprovado'],
      ['publicar', 'publicado'],
      ['revisar', 'revisao'],
      ['publicar', 'publicado'],
      ['encerrar', 'encerrado'],
    ] as const) {
      expect((await step(2056, passo)).statusCode).toBe(200)
      expect((await plan(2056)).situacao).toBe(situacao)
    }
    expect(await plan(2056)).toMatchObject({
      aprovado_por_nome: 'Bento Aprova',
      aprovados: 2,
      planejado: 8001,
    })
    const late = await post(ana, '/addpca', { ...item, ...year })
    expect([late.statusCode, late.json().Error]).toEqual([409, 'O plano deste ano está encerrado.'])
    expect((await call(ana, 'PUT', `/editpca/${one}`, { objeto: 'x' })).statusCode).toBe(409)
    expect((await call(ana, 'GET', '/pca/planos/2099')).statusCode).toBe(404)
    expect((await step(2099, 'submeter')).statusCode).toBe(404)
  })

  it('says its unit as the portal knows it, and the next one begins with it', async () => {
    await add({ data_pretendida: '2190-01-05' })
    const { versao } = await plan(2190)
    const unit = { codigo_unidade: '986457', nome_unidade: 'Prefeitura', versao }
    expect((await call(ana, 'PUT', '/pca/planos/2190', unit)).statusCode).toBe(200)
    expect((await call(ana, 'PUT', '/pca/planos/2190', unit)).statusCode).toBe(409)
    await add({ data_pretendida: '2191-01-05' })
    expect(await plan(2191)).toMatchObject({ codigo_unidade: '986457', nome_unidade: 'Prefeitura' })
    await database.pool.query('delete from pca where data_pretendida >= $1', ['2190-01-01'])
    await database.pool.query('delete from pca_planos where ano >= 2190')
  })
})

describe('after approval', () => {
  it('value, quantity, day and removal need a reason, and each is a revision', async () => {
    const year = { data_pretendida: '2057-01-05' }
    const [id, gone] = [await add({ ...year, ...complete }), await add(year)]
    for (const one of [id, gone]) await approve(one)
    await approvePlan(2057)
    const edit = (body: object) => call(ana, 'PUT', `/editpca/${id}`, body)
    const refused = await edit({ valor_preliminar: 5000 })
    expect([refused.statusCode, refused.json().Campos]).toEqual([
      400,
      { justificativa_revisao: 'O plano está aprovado: diga por que isto muda.' },
    ])
    expect((await edit({ prioridade: 'Baixa' })).statusCode).toBe(200)
    expect((await edit({ unidade_fornecimento: 'Saco' })).statusCode).toBe(200)
    await edit({
      valor_preliminar: 5000,
      data_pretendida: '2057-02-01',
      justificativa_revisao: 'Preço novo.',
    })
    expect(await rows<Revisao>(`/pca/${id}/revisoes`)).toMatchObject([
      {
        numero: 2,
        tipo: 'alteracao',
        antes: { valor_preliminar: 4000.5, data_pretendida: '2057-01-05' },
        depois: { valor_preliminar: 5000, data_pretendida: '2057-02-01' },
        justificativa: 'Preço novo.',
        feita_por_nome: 'Ana Planeja',
        enviada: false,
      },
      { numero: 1, antes: { unidade_fornecimento: 'Unidade' }, depois: { unidade_fornecimento: 'Saco' } },
    ])
    expect((await call(ana, 'DELETE', `/pca/${gone}`)).json().Error).toBe(
      'Este item é de um plano aprovado: cancele-o com justificativa.',
    )
    expect((await post(ana, `/pca/${gone}/cancelar`)).statusCode).toBe(400)
    expect((await post(ana, `/pca/${gone}/cancelar`, { motivo: 'Não é mais preciso.' })).statusCode).toBe(200)
    expect(await read(gone)).toMatchObject({ situacao: 'cancelado', numero_item: 2 })
    const late = await add(year)
    expect((await approve(late)).json().Campos).toEqual({
      motivo: 'O plano está aprovado: diga por que isto muda.',
    })
    expect((await approve(late, { motivo: 'Emenda recebida.' })).statusCode).toBe(200)
    expect(await plan(2057)).toMatchObject({ aprovados: 2, revisoes_pendentes: 4 })
    expect((await read(late)).numero_item).toBe(3)
  })
})
