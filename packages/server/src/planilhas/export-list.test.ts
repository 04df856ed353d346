import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app } = test

describe('exporting a list', () => {
  it('follows the filter and order, and has no pages', async () => {
    const address = '/api/exportar/secretarias?formato=csv&tipo=entidade&ordem=-nomesecretaria'
    const paged = await app.inject(`${address}&limite=1&pagina=2`)
    expect(paged.statusCode).toBe(400)
    expect(Object.keys(paged.json().Campos)).toEqual(['limite', 'pagina'])
    const reply = await app.inject(address)
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toBe("attachment; filename*=UTF-8''secretarias.csv")
    const lines = reply.body.split('\r\n')
    expect(lines.map((line) => line.split(';')[1])).toEqual(['Secretaria', 'SAEG', 'CODESG', undefined])
  })

  it('gives the whole list as XLSX', async () => {
    const reply = await app.inject('/api/exportar/secretarias?formato=xlsx')
    const { sheets } = await readXlsx(reply.rawPayload)
    expect(sheets[0]?.rows).toHaveLength(28)
  })

  it('asks for a format it knows and for the rights of the list', async () => {
    expect((await app.inject('/api/exportar/secretarias')).statusCode).toBe(400)
    expect((await app.inject('/api/exportar/secretarias?formato=pdf')).json().Campos).toEqual({
      formato: 'Escolha csv ou xlsx.',
    })
    expect((await app.inject('/api/exportar/usuarios?formato=csv')).statusCode).toBe(401)
    const { headers } = await loginAs(test)
    expect((await app.inject({ url: '/api/exportar/usuarios?formato=csv', headers })).statusCode).toBe(403)
  })
})
