import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'

const test = await startTestApp(() => new Date('2028-02-29T12:00:00-03:00'))
const bench = await openBench(test)
const { obras, newProjeto, readProjeto, put, putOlder } = bench

const realOf = async (id: number, n: number) => {
  const projeto = await readProjeto(id, null)
  return [projeto[`datainicioreal${n}`], projeto[`datafimreal${n}`]]
}

describe('a stage’s actual dates', () => {
  it.each([
    ['by the call', put],
    ['by the older call', putOlder],
  ])('are filled with today as its situation changes, %s', async (_, send) => {
    const id = await newProjeto()
    expect(await realOf(id, 1)).toEqual([null, null])
    await send(obras, id, { situacaoetapa1: 'Em andamento' })
    expect(await realOf(id, 1)).toEqual(['2028-02-29', null])
    await send(obras, id, { situacaoetapa1: 'Concluído', situacaoetapa2: 'Concluído' })
    expect(await realOf(id, 1)).toEqual(['2028-02-29', '2028-02-29'])
    expect(await realOf(id, 2)).toEqual(['2028-02-29', '2028-02-29'])
    await send(obras, id, { situacaoetapa1: 'Não iniciado', situacaoetapa2: 'Em andamento' })
    expect(await realOf(id, 1)).toEqual([null, null])
    expect(await realOf(id, 2)).toEqual(['2028-02-29', null])
  })

  it('are what is said, and stay while nothing is said of them', async () => {
    const id = await newProjeto()
    const said = { situacaoetapa1: 'Concluído', datainicioreal1: '2027-12-31', datafimreal1: '2028-01-01' }
    expect((await put(obras, id, said)).statusCode).toBe(200)
    await put(obras, id, {
      nomeprojeto: 'Outro nome',
      situacaoetapa1: 'Concluído',
      datafimetapa1: '2028-05-01',
    })
    expect(await realOf(id, 1)).toEqual(['2027-12-31', '2028-01-01'])
    await put(obras, id, { datafimreal1: '2028-02-01' })
    expect(await realOf(id, 1)).toEqual(['2027-12-31', '2028-02-01'])
    await put(obras, id, { datafimreal1: '', datainicioreal1: null })
    expect(await realOf(id, 1)).toEqual([null, null])
  })

  it('are told when a project is entered, never guessed', async () => {
    const id = await newProjeto({
      situacaoetapa1: 'Concluído',
      situacaoetapa2: 'Concluído',
      datainicioreal2: '2027-01-05',
      datafimreal2: '2027-03-05',
    })
    expect(await realOf(id, 1)).toEqual([null, null])
    expect(await realOf(id, 2)).toEqual(['2027-01-05', '2027-03-05'])
  })

  it('leave the planned ones and the baseline alone, and stand in the trail', async () => {
    const id = await newProjeto()
    const before = await readProjeto(id)
    await put(obras, id, { situacaoetapa1: 'Concluído', datafimreal1: '2028-02-20' })
    expect(await readProjeto(id)).toMatchObject({
      datafimetapa1: before.datafimetapa1,
      datafimoriginal1: before.datafimoriginal1,
      prazoetapa1: 19,
    })
    const { rows } = await test.database.pool.query(
      "select depois from auditoria where entidade = 'etapas' order by id desc limit 1",
    )
    expect(rows[0].depois).toMatchObject({ inicio_real: '2028-02-20', fim_real: '2028-02-20' })
  })

  const FUTURE = 'O futuro não pode ser dado como feito: informe uma data até hoje.'
  it.each([
    [{ situacaoetapa1: 'Concluído', datafimreal1: '2028-03-01' }, { datafimreal1: FUTURE }],
    [{ situacaoetapa1: 'Em andamento', datainicioreal1: '2028-03-01' }, { datainicioreal1: FUTURE }],
    [
      { situacaoetapa1: 'Concluído', datainicioreal1: '2028-02-02', datafimreal1: '2028-02-01' },
      { datafimreal1: 'O fim real vem antes do início real.' },
    ],
    [{ datafimreal3: '2028-02-01' }, { datafimreal3: 'Só uma etapa concluída tem fim real.' }],
    [{ datainicioreal3: '2028-02-01' }, { datainicioreal3: 'Uma etapa não iniciada não tem início real.' }],
    [{ datainicioreal3: '2027-02-29' }, { datainicioreal3: 'Informe uma data válida.' }],
  ])('refuse %j, and nothing changes', async (body, campos) => {
    const id = await newProjeto()
    const before = await readProjeto(id)
    for (const send of [put, putOlder]) {
      const reply = await send(obras, id, { nomeprojeto: 'Outro nome', ...body })
      expect([reply.statusCode, reply.json().Campos]).toEqual([400, campos])
    }
    expect(await readProjeto(id)).toEqual(before)
    const created = await bench.call(bench.admin, 'POST', '/api/createprojetocompleto', {
      nomeprojeto: 'Novo',
      id_secretaria: 12,
      ...body,
    })
    expect(created.statusCode).toBe(400)
  })
})
