import { describe, expect, it } from 'vitest'
import { openBin } from './lixeira.testing.ts'

const bench = await openBin()
const { call, admin, obras, saude, auditor, visitor, pool } = bench
const { newProjeto, archive, unarchive, remove, readProjeto, newContrato, ask, decide } = bench

const MOTIVO = 'Obra cancelada'
const read = async (id: number) =>
  (await call(obras, 'GET', `/api/getprojetocompleto/${id}`)).json().Result[0]

describe('archiving', () => {
  it.each([
    ['nobody', null, 401],
    ['somebody without a department', visitor, 403],
    ['another department', saude, 403],
    ['an auditor', auditor, 403],
    ['the department', obras, 200],
    ['an administrator', admin, 200],
  ])('by %s', async (_who, who, status) => {
    const id = await newProjeto()
    expect((await archive(id, { motivo: MOTIVO }, who)).statusCode).toBe(status)
    expect((await read(id)).arquivado_em === null).toBe(status !== 200)
  })

  it.each([
    ['nobody', null, 401],
    ['the department', obras, 403],
    ['an auditor', auditor, 403],
    ['an administrator', admin, 200],
  ])('is undone by %s', async (_who, who, status) => {
    const id = await newProjeto()
    await archive(id)
    expect((await unarchive(id, who)).statusCode).toBe(status)
  })

  it.each([
    ['missing', {}],
    ['empty', { motivo: '   ' }],
    ['too long', { motivo: 'x'.repeat(1001) }],
    ['a number', { motivo: 7 }],
    ['with a NUL', { motivo: 'a\u0000b' }],
  ])('with a reason that is %s is refused at its field', async (_what, body) => {
    const id = await newProjeto()
    const reply = await archive(id, body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Error).toEqual(expect.any(String))
    expect((await read(id)).arquivado_em).toBeNull()
  })

  it('from an old version, twice, or of what is not archived changes nothing', async () => {
    const id = await newProjeto()
    const { versao } = await read(id)
    expect((await archive(id, { motivo: MOTIVO, versao: versao + 1 })).statusCode).toBe(409)
    expect((await unarchive(id)).json().Error).toBe('Este projeto não está arquivado.')
    expect((await archive(id, { motivo: MOTIVO, versao })).statusCode).toBe(200)
    expect((await archive(id)).json().Error).toBe('Este projeto já está arquivado.')
    expect((await unarchive(id, admin, { versao })).statusCode).toBe(409)
    expect((await archive(999_999)).statusCode).toBe(404)
  })

  it('waits for an amendment that is asked for', async () => {
    const id = await newProjeto()
    const aditivo = await ask(bench.prazoRequest(id))
    const reply = await archive(id)
    expect([reply.statusCode, reply.json().Error]).toEqual([
      409,
      'Há um aditivo deste projeto à espera de decisão ou devolvido. Ele precisa ser decidido ou retirado antes de arquivar.',
    ])
    await decide(auditor, aditivo, 'rejeitar', 'Não')
    expect((await archive(id)).statusCode).toBe(200)
  })

  it('while somebody edits: whoever is second is told', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const id = await newProjeto()
      const { versao } = await read(id)
      const editing = () => bench.put(obras, id, { descricao: 'x', versao })
      const archiving = () => archive(id, { motivo: MOTIVO, versao }, admin)
      const replies = await Promise.all(turn % 2 ? [editing(), archiving()] : [archiving(), editing()])
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    }
  })

  it('tells who did it by the name they have now', async () => {
    const id = await newProjeto()
    await archive(id)
    await pool.query('update usuarios set name = $1 where id = $2', ['Rute Nova', obras.id])
    expect(await read(id)).toMatchObject({ arquivado_por: 'Rute Nova' })
  })
})

describe('a project that is kept', () => {
  const FIM = '. Ele pode ser arquivado, com um motivo.'
  it.each([
    ['a signed contract', 'há um contrato assinado dele', (id: number) => newContrato([id])],
    [
      'a sealed document',
      'há um documento lacrado dele',
      (id: number) => pool.query('update projetos set documento_lacrado = true where id = $1', [id]),
    ],
    [
      'a decided amendment',
      'um aditivo dele já foi decidido',
      async (id: number) => decide(auditor, await ask(bench.prazoRequest(id)), 'rejeitar', 'Não'),
    ],
  ])('by %s is not deleted by anyone, and can be archived', async (_what, words, keep) => {
    const id = await newProjeto()
    expect(await readProjeto(id)).toMatchObject({ guardado: [] })
    await keep(id)
    for (const who of [obras, admin]) {
      const reply = await remove(id, who)
      expect([reply.statusCode, reply.json().Error]).toEqual([
        409,
        `Este projeto não pode ser excluído: ${words}${FIM}`,
      ])
    }
    expect((await readProjeto(id)).guardado).toHaveLength(1)
    expect((await archive(id)).statusCode).toBe(200)
  })
})
