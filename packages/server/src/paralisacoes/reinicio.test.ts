import { describe, expect, it } from 'vitest'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { openStops } from './paralisacoes.testing.ts'

const bench = await openStops('2028-04-20T12:00:00-03:00')
const { call, admin, obras, auditor, saude, visitor, newProjeto, readProjeto, readAditivos } = bench
const { stopped, restart, read, clock } = bench

/** Its third stage runs over a leap day, its fourth over a year's end. */
const datas = {
  situacaoetapa1: 'Concluído',
  situacaoetapa2: 'Concluído',
  situacaoetapa3: 'Em andamento',
  datainicioetapa3: '2027-11-01',
  datafimetapa3: '2028-02-27',
  prazoetapa3: 118,
  datainicioetapa4: '2028-02-28',
  datafimetapa4: '2028-12-15',
  prazoetapa4: null,
}
const inicio = '2027-12-15'

describe('a restart', () => {
  it('moves every unfinished stage by the days stopped, keeps what was first planned, and notes it', async () => {
    const projeto = await newProjeto(datas)
    const before = await readProjeto(projeto)
    const id = await stopped(projeto, { inicio, ordem: '7/2027', motivo: 'licenca' })
    const reply = await restart(id, '2028-03-01')
    expect(reply.json()).toEqual({
      Status: 'Success',
      id,
      message: 'Obra reiniciada. O cronograma foi prorrogado.',
    })
    const after = await readProjeto(projeto)
    expect(after).toEqual({
      ...before,
      // 77 days, the leap day among them
      datafimetapa3: '2028-05-14',
      prazoetapa3: 195,
      datainicioetapa4: '2028-05-15',
      datafimetapa4: '2029-03-02',
      datainicioetapa5: '2026-07-17',
      datafimetapa5: '2026-08-05',
      datainicioetapa6: '2026-08-17',
      datafimetapa6: '2026-09-05',
      progresso: after.progresso,
      etapas_atrasadas: [],
      aditivo_decidido: true,
      guardado: ['aditivo'],
      versao: before.versao + 1,
    })
    expect(after.progresso).toBeLessThan(before.progresso)
    expect(await read(id)).toMatchObject({ reinicio: '2028-03-01', dias: 77, versao: 2 })
    expect(await readAditivos(projeto)).toMatchObject([
      {
        tipo: 'apostila',
        status: 'aprovado',
        prazo: 77,
        etapa: null,
        decidido_por: null,
        criado_por: obras.id,
        descricao_pedido: 'Paralisação de 15/12/2027 a 01/03/2028 (ordem 7/2027): Licença ambiental.',
      },
    ])
  })

  it('twice moves it by the sum', async () => {
    const [twice, once] = [await newProjeto(datas), await newProjeto(datas)]
    await restart(await stopped(twice, { inicio: '2027-12-31' }), '2028-01-01')
    await restart(await stopped(twice, { inicio: '2028-02-28' }), '2028-03-01')
    await restart(await stopped(once, { inicio: '2028-01-01' }), '2028-01-04')
    const dates = ({ datafimetapa3, datainicioetapa4, datafimetapa6 }: Record<string, unknown>) => [
      datafimetapa3,
      datainicioetapa4,
      datafimetapa6,
    ]
    expect(dates(await readProjeto(twice))).toEqual(dates(await readProjeto(once)))
    expect(await readAditivos(twice)).toHaveLength(2)
  })

  it('moves what is frozen too, and the term of its contract', async () => {
    const projeto = await newProjeto(datas)
    const contrato = await bench.newContrato([projeto], { vigencia_fim: '2028-02-28' })
    await bench.ask(bench.valorRequest(projeto))
    await restart(await stopped(projeto, { inicio: '2028-02-28' }), '2028-03-01')
    expect(await readProjeto(projeto)).toMatchObject({ datafimetapa3: '2028-02-29', valor: 1000 })
    const { rows } = await bench.test.database.pool.query(
      'select vigencia_fim::text from contratos where id = $1',
      [contrato],
    )
    expect(rows).toEqual([{ vigencia_fim: '2028-03-01' }])
  })

  it.each<[string, Who, number]>([
    ['no one known', null, 401],
    ['a visitor', visitor, 403],
    ['another department', saude, 403],
    ['an auditor', auditor, 403],
    ['an administrator', admin, 200],
  ])('by %s', async (_who, who, status) => {
    const projeto = await newProjeto(datas)
    const before = await readProjeto(projeto)
    const reply = await restart(await stopped(projeto, { inicio }), '2028-03-01', who)
    expect(reply.statusCode).toBe(status)
    expect((await readProjeto(projeto)).datafimetapa3 === before.datafimetapa3).toBe(status !== 200)
  })

  it.each([
    ['2028-04-21', 'Informe uma data até hoje.'],
    [inicio, 'O reinício vem depois do início da paralisação.'],
    ['2027-12-14', 'O reinício vem depois do início da paralisação.'],
    ['2027-02-29', 'Informe uma data válida.'],
    [null, 'Informe uma data.'],
  ])('on %s is refused, and nothing changes', async (day, text) => {
    const projeto = await newProjeto(datas)
    const id = await stopped(projeto, { inicio })
    const before = await readProjeto(projeto)
    const reply = await restart(id, day)
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, { reinicio: text }])
    expect(await readProjeto(projeto)).toEqual(before)
    expect(await readAditivos(projeto)).toEqual([])
  })

  it('happens once, however many restart at once, and not from an old version', async () => {
    const projeto = await newProjeto(datas)
    const id = await stopped(projeto, { inicio: '2028-02-28' })
    expect((await restart(id, '2028-03-01', obras, { versao: 9 })).statusCode).toBe(409)
    const replies = await Promise.all(Array.from({ length: 4 }, () => restart(id, '2028-03-01')))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().Error).toBe(
      'Esta obra já foi reiniciada.',
    )
    expect((await readProjeto(projeto)).datafimetapa3).toBe('2028-02-29')
    expect(await readAditivos(projeto)).toHaveLength(1)
  })

  it('stays as it was: neither days nor line go by hand', async () => {
    const id = await stopped(await newProjeto(datas), { inicio })
    await restart(id, '2028-03-01')
    const { pool } = bench.test.database
    for (const statement of ["update paralisacoes set inicio = '2028-01-01'", 'delete from paralisacoes'])
      await expect(pool.query(`${statement} where id = $1`, [id])).rejects.toThrow(
        'Uma paralisação encerrada não muda.',
      )
    expect((await bench.edit(id, { placa_em: '2028-01-20' })).statusCode).toBe(200)
  })

  it('is told in the history of its project, whose record then stays', async () => {
    const projeto = await newProjeto(datas)
    await restart(await stopped(projeto, { inicio }), '2028-03-01')
    const reply = await call(admin, 'DELETE', `/api/deleteprojetocompleto/${projeto}`)
    expect(reply.statusCode).toBe(409)
    const open = await newProjeto(datas)
    await stopped(open, { inicio })
    expect((await call(admin, 'DELETE', `/api/deleteprojetocompleto/${open}`)).statusCode).toBe(200)
  })
})

describe('works without evolution', () => {
  const running = {
    ...Object.fromEntries([1, 2, 3, 4].map((n) => [`situacaoetapa${n}`, 'Concluído'])),
    situacaoetapa5: 'Em andamento',
    datainicioetapa5: '2028-04-01',
    datafimetapa5: '2028-04-10',
    datainicioetapa6: '2029-01-01',
    datafimetapa6: '2029-12-31',
    ano: 2033,
  }
  const marked = async () =>
    (await call(null, 'GET', '/api/getprojetocompleto?sem_evolucao=true&ano=2033'))
      .json()
      .Result.map(({ id }: { id: number }) => id)
  const at = async (day: string) => {
    clock.now = `${day}T12:00:00-03:00`
    return marked()
  }

  it('are found on the day, by the day; not while they are stopped, nor once they got on', async () => {
    expect(await at('2028-04-20')).toEqual([])
    const [still, stoppedOne, moving, early] = [
      await newProjeto(running),
      await newProjeto(running),
      await newProjeto(running),
      await newProjeto({ ...running, situacaoetapa5: 'Não iniciado' }),
    ]
    expect((await readProjeto(still)).sem_evolucao_em).toBe('2028-08-18')
    expect((await readProjeto(early)).sem_evolucao_em).toBeNull()
    const stop = await stopped(stoppedOne, { inicio: '2028-04-20' })
    expect((await readProjeto(stoppedOne)).sem_evolucao_em).toBeNull()
    clock.now = '2028-07-01T12:00:00-03:00'
    await marked()
    await bench.put(admin, moving, { situacaoetapa6: 'Concluído' })
    expect((await readProjeto(moving)).sem_evolucao_em).toBeNull()
    await bench.put(admin, moving, { situacaoetapa6: 'Não iniciado' })
    await restart(stop, '2028-07-01')
    expect(await at('2028-08-17')).toEqual([])
    expect(await at('2028-08-18')).toEqual([moving, still])
    expect(await at('2028-10-29')).toEqual([moving, stoppedOne, still])
    await bench.put(admin, still, { situacaoetapa5: 'Concluído' })
    expect(await marked()).toEqual([moving, stoppedOne])
    const others = (await call(null, 'GET', '/api/getprojetocompleto?sem_evolucao=false&ano=2033')).json()
      .Result
    expect(others.map(({ id }: { id: number }) => id)).toEqual([early, still])
  })
})
