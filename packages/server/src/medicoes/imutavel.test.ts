import { APOS_APROVACAO } from '@paco/domain/medicoes/situacao'
import { CBUQ, PLACA } from '@paco/domain/quantitativos/exemplo.testing'
import { describe, expect, it } from 'vitest'
import { openObras } from './medicoes.testing.ts'

const bench = await openObras()
const { call, pool, auditor, obras, financas, fiscal, gestor, NOTA } = bench
const { newObra, measured, save, check, step, pay, read, opened, bring } = bench

const FROZEN = { code: 'PA002' }
const tried = (sql: string, ...values: unknown[]) => pool.query(sql, values).catch((error) => error)

const contrato = await newObra()
const approved = await measured(contrato, 0, [{ chave: PLACA, pleiteada: 2 }])

describe('an approved bulletin is changed by no call', () => {
  it.each<[string, () => ReturnType<typeof call>]>([
    ['saving', () => save(approved, { itens: [{ chave: PLACA, pleiteada: 3 }] })],
    ['checking', () => check(approved, [{ chave: PLACA, aceita: 1 }])],
    ['sending', () => step(approved, 'enviar', obras)],
    ['attesting', () => step(approved, 'atestar', fiscal)],
    ['approving again', () => step(approved, 'aprovar', gestor)],
    ['returning', () => step(approved, 'devolver', gestor, { motivo_devolucao: 'x' })],
    ['deleting', () => call(bench.admin, 'DELETE', `/api/medicoes/${approved}`)],
  ])('%s', async (_what, ask) => {
    const before = await read(approved)
    expect((await ask()).statusCode).toBe(409)
    expect(await read(approved)).toEqual(before)
  })
})

describe('nor by any SQL of the application', () => {
  it('in any column but those of liquidation and payment', async () => {
    const { rows } = await pool.query(
      `select column_name as name, data_type as type from information_schema.columns
       where table_name = 'medicoes' and table_schema = current_schema() and is_identity = 'NO'`,
    )
    const others = rows.filter(({ name }) => !(APOS_APROVACAO as readonly string[]).includes(name))
    expect(others.length).toBeGreaterThan(25)
    const another: Record<string, string> = {
      boolean: 'not',
      integer: '1 +',
      numeric: '0.5 +',
      date: '1 +',
      jsonb: `'[1]' ||`,
      ARRAY: '1 ||',
    }
    for (const { name, type } of others) {
      const value =
        type === 'text' || type.startsWith('timestamp')
          ? type === 'text'
            ? `coalesce(${name}, '') || 'x'`
            : `coalesce(${name}, now()) + interval '1 day'`
          : `${another[type]} coalesce(${name}, ${{ boolean: 'false', jsonb: `'[]'`, ARRAY: `'{}'`, date: 'current_date' }[type as string] ?? 1})`
      const refused = await tried(`update medicoes set ${name} = ${value} where id = $1`, approved)
      expect([name, refused.code]).toEqual([name, 'PA002'])
    }
  })

  it.each([
    ['back', `update medicoes set situacao = 'atestada' where id = $1`],
    ['to a draft', `update medicoes set situacao = 'em_elaboracao', aprovada_por = null where id = $1`],
    ['away', 'delete from medicoes where id = $1'],
    ['its rows', 'update medicoes_itens set pleiteada = 3 where medicao_id = $1'],
    ['its rows gone', 'delete from medicoes_itens where medicao_id = $1'],
    ['a row more', 'insert into medicoes_itens (medicao_id, chave, pleiteada) values ($1, 22, 1)'],
    [
      'a row more, quietly',
      `insert into medicoes_itens (medicao_id, chave, pleiteada) values ($1, ${PLACA}, 1)
       on conflict (medicao_id, chave) do update set pleiteada = 9`,
    ],
    ['paid out of nothing', 'update medicoes set valor_pago = 1 where id = $1'],
  ])('%s', async (_what, sql) => {
    expect(await tried(sql, approved)).toMatchObject(FROZEN)
  })

  it('rows of another bulletin are not moved into it, nor its own away', async () => {
    const other = await newObra()
    const draft = await opened(other)
    await save(draft, { itens: [{ chave: CBUQ, pleiteada: 1 }] })
    expect(
      await tried('update medicoes_itens set medicao_id = $1 where medicao_id = $2', approved, draft),
    ).toMatchObject(FROZEN)
    expect(
      await tried('update medicoes_itens set medicao_id = $2 where medicao_id = $1', approved, draft),
    ).toMatchObject(FROZEN)
  })

  it.each([
    'truncate medicoes_itens',
    'truncate medicoes cascade',
    'truncate medicoes_pagamentos',
    'truncate recebimentos',
  ])('not even by %s', async (sql) => {
    expect(await tried(sql)).toMatchObject(FROZEN)
  })

  it('nobody approves by SQL without two signatures', async () => {
    const draft = await opened(await newObra())
    const forged = await tried(`update medicoes set situacao = 'aprovada' where id = $1`, draft)
    expect(forged).toMatchObject({ code: '23514', constraint: 'medicoes_assinada' })
  })

  it('a payment stays, is of a liquidated bulletin, and never more than the net', async () => {
    const insert = `insert into medicoes_pagamentos
        (medicao_id, contrato_id, empenho, nota_fiscal, data, valor, registrado_por, registrado_em)
      values ($1, $2, 'E', 'N', '2026-11-16', $3, $4, now())`
    expect(await tried(insert, approved, contrato, 1, obras.id)).toMatchObject(FROZEN)
    await step(approved, 'liquidar', financas, NOTA)
    await pay(approved, { valor: 100 })
    expect(await tried(insert, approved, contrato, 99_999, obras.id)).toMatchObject({ code: '23514' })
    for (const sql of ['update medicoes_pagamentos set valor = 1', 'delete from medicoes_pagamentos'])
      expect(await tried(`${sql} where medicao_id = $1`, approved)).toMatchObject(FROZEN)
    for (const column of ["nota_fiscal = 'outra'", 'liquidada_por = null', "situacao = 'aprovada'"])
      expect(await tried(`update medicoes set ${column} where id = $1`, approved)).toMatchObject(FROZEN)
    expect(await read(approved)).toMatchObject({ valor_pago: 100, situacao: 'liquidada' })
  })

  it('what is a draft may change, and go', async () => {
    const draft = await opened(await newObra())
    await save(draft, { itens: [{ chave: PLACA, pleiteada: 1 }] })
    expect((await call(obras, 'DELETE', `/api/medicoes/${draft}`)).statusCode).toBe(200)
    expect(await read(draft)).toBeUndefined()
  })
})

describe('the trail', () => {
  it('tells of rule, bulletin and payments under their contract and its department', async () => {
    const own = await newObra()
    await call(obras, 'PUT', `/api/contratos/${own}/medicao`, { modo: 'por_item', retencao_percentual: 5 })
    const id = await opened(own)
    await save(id, { itens: [{ chave: PLACA, pleiteada: 1 }] })
    await bring(id, 'paga')
    const { rows } = await pool.query(
      `select distinct entidade, pai, id_secretaria from auditoria where pai = $1 and entidade like 'medicoes%' order by 1`,
      [`contratos/${own}`],
    )
    expect(rows).toEqual(
      ['medicoes', 'medicoes_pagamentos', 'medicoes_regras'].map((entidade) => ({
        entidade,
        pai: `contratos/${own}`,
        id_secretaria: 12,
      })),
    )
    const lines = (await call(auditor, 'GET', `/api/historico/contratos/${own}`)).json().Result
    expect(lines.map(({ entidade }: { entidade: string }) => entidade)).toContain('medicoes_pagamentos')
  })
})
