import { MESSAGES } from '@paco/domain/diario/messages'
import { guardadoText } from '@paco/domain/projetos/guardado'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { cameraPicture, openDiario } from './diario.testing.ts'

const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
const { pool } = test.database
const { call, admin, obras, newObra, sendFoto, note, list } = await openDiario(test)

const said = (reply: { statusCode: number; json: () => { Error?: string } }) => [
  reply.statusCode,
  reply.json().Error,
]
const correct = (id: number, body: object) => call(obras, 'PUT', `/api/diario/${id}`, body)
const annul = (id: number, body: object) => call(obras, 'PUT', `/api/diario/${id}/sem-efeito`, body)

describe('what is in the diary', () => {
  it('of an occurrence does not change; it is made without effect, with the reason, and stays', async () => {
    const { projeto } = await newObra()
    const { id } = (await note(obras, projeto)).json()
    expect(said(await correct(id, { texto: 'Fez sol.' }))).toEqual([409, MESSAGES.bookStays])
    expect((await annul(id, { motivo: '' })).statusCode).toBe(400)
    expect(said(await annul(id, { motivo: 'Dia errado', versao: 7 }))).toEqual([409, STALE_VERSION])
    expect((await annul(id, { motivo: 'Dia errado', versao: 1 })).json()).toMatchObject({
      message: MESSAGES.annulled,
    })
    expect(await list(obras, projeto)).toMatchObject([
      { texto: 'Choveu o dia todo.', situacao: 'sem_efeito', motivo: 'Dia errado', versao: 2 },
    ])
    expect(said(await annul(id, { motivo: 'De novo' }))).toEqual([409, MESSAGES.annulledStays])
    expect((await annul(99_999, { motivo: 'x' })).statusCode).toBe(404)
  })

  it('of a picture may be corrected in what is said of it, which the trail tells', async () => {
    const { projeto } = await newObra()
    const { id } = (await sendFoto(obras, projeto, { texto: 'Fundação', momento: 'antes' })).json()
    await correct(id, { texto: 'Fundações do encontro', etapa: 5, versao: 1 })
    expect(await list(null, projeto)).toMatchObject([
      { texto: 'Fundações do encontro', etapa: 5, momento: 'antes' },
    ])
    expect(said(await correct(id, { texto: 'Outra', versao: 1 }))).toEqual([409, STALE_VERSION])
    const trail = (await call(admin, 'GET', `/api/historico/projetos/${projeto}`)).json().Result
    expect(trail[0]).toMatchObject({
      acao: 'alterou',
      antes: { texto: 'Fundação', etapa: null },
      depois: { texto: 'Fundações do encontro', etapa: 5 },
    })
  })

  it('without effect is shown to nobody outside, nor is its picture, until it is sent anew', async () => {
    const { projeto } = await newObra()
    const bytes = await cameraPicture('2026:11:10 14:05:00', 77)
    const { id } = (await sendFoto(obras, projeto, {}, bytes)).json()
    const [{ foto }] = await list(obras, projeto)
    const status = async () => (await test.app.inject({ url: `/img/${foto}` })).statusCode
    const twin = (await sendFoto(obras, projeto, {}, bytes)).json().id
    await annul(id, { motivo: 'Aparece uma criança' })
    expect(await status()).toBe(200)
    await annul(twin, { motivo: 'Aparece uma criança' })
    expect(await status()).toBe(404)
    expect(await list(null, projeto)).toEqual([])
    expect((await call(obras, 'GET', `/api/diario/${id}/original`)).statusCode).toBe(200)
    await sendFoto(obras, projeto, {}, bytes)
    expect(await status()).toBe(200)
  })

  it('is held by the database, whoever writes to it', async () => {
    const { projeto } = await newObra()
    const text = (await note(obras, projeto)).json().id
    const picture = (await sendFoto(obras, projeto)).json().id
    const statements: [string, number][] = [
      ["update diario set texto = 'x' where id = $1", text],
      ["update diario set dia = '2020-01-01' where id = $1", text],
      ['update diario set latitude = 1 where id = $1', picture],
      ["update diario set dia = '2020-01-01' where id = $1", picture],
      ['delete from diario where id = $1', text],
      ['delete from diario where id = $1', picture],
    ]
    for (const [statement, id] of statements)
      await expect(pool.query(statement, [id])).rejects.toMatchObject({ code: 'PA002' })
    await expect(pool.query('truncate diario')).rejects.toMatchObject({ code: 'PA002' })
  })

  it('keeps its project and its contract', async () => {
    const { projeto, contrato } = await newObra()
    await note(obras, projeto, { id_contrato: contrato })
    expect((await call(admin, 'DELETE', `/api/contratos/${contrato}`)).statusCode).toBe(409)
    expect(said(await call(admin, 'DELETE', `/api/deleteprojetocompleto/${projeto}`))).toEqual([
      409,
      guardadoText(['contrato', 'diario']),
    ])
  })
})
