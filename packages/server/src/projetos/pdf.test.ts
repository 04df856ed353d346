import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app } = test
const admin = await loginAs(test, { role: 'admin' })

const create = async (): Promise<number> => {
  const payload = { id_secretaria: 12, nomeprojeto: 'Ponte do Pedregulho' }
  const url = '/api/createprojetocompleto'
  return (await app.inject({ method: 'POST', url, payload, headers: admin.headers })).json().id
}

describe('PDF', () => {
  const gerar = (body: object) => app.inject({ method: 'POST', url: '/api/gerar-pdf', payload: body })

  it('of one project and of several, under their names', async () => {
    const [one, two] = [await create(), await create()]
    const single = await gerar({ ids: [one] })
    expect(single.headers['content-type']).toBe('application/pdf')
    expect(single.headers['content-disposition']).toContain('relatorio_projetos.pdf')
    expect(single.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await gerar({ ids: [one, two] })).headers['content-disposition']).toContain('projetos.pdf')
  })

  it.each([
    [{}, 400],
    [{ ids: [] }, 400],
    [{ ids: 'todos' }, 400],
    [{ ids: Array.from({ length: 201 }, (_, i) => i + 1) }, 400],
    [{ ids: [999999] }, 404],
  ])('%j is %i', async (body, status) => expect((await gerar(body)).statusCode).toBe(status))

  it('lets one address have only a few going at once', async () => {
    const id = await create()
    const codes = (await Promise.all(Array.from({ length: 10 }, () => gerar({ ids: [id] })))).map(
      ({ statusCode }) => statusCode,
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(4)
    expect(codes.filter((code) => code === 429)).toHaveLength(6)
  })
})
