import { MESSAGES } from '@paco/domain/diario/messages'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { readPdf } from '../pdf/read-pdf.testing.ts'
import { untold } from '../pdf/read-tags.testing.ts'
import { openDiario } from './diario.testing.ts'

const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
const { call, admin, obras, auditor, fiscal, gestor, saude, visitor, newObra, sendFoto, note, list } =
  await openDiario(test)

describe('the book of occurrences', () => {
  it('is for those who work on it and those who control', async () => {
    const { projeto } = await newObra()
    await note(fiscal, projeto)
    for (const who of [obras, admin, auditor, fiscal, gestor])
      expect(await list(who, projeto)).toMatchObject([{ tipo: 'ocorrencia', texto: 'Choveu o dia todo.' }])
    for (const who of [null, visitor, saude]) expect(await list(who, projeto)).toEqual([])
    for (const who of [null, saude])
      expect(
        (await call(who, 'GET', `/api/diario/projeto/${projeto}/registros?tipo=ocorrencia`)).json(),
      ).toEqual({
        Status: 'Success',
        Result: [],
      })
  })

  it('is written by those who work on it', async () => {
    const { projeto } = await newObra()
    const everybody: [Who, number][] = [
      [null, 401],
      [visitor, 403],
      [saude, 403],
      [auditor, 403],
      [obras, 200],
      [fiscal, 200],
      [gestor, 200],
      [admin, 200],
    ]
    for (const [who, status] of everybody) {
      const { id } = (await sendFoto(obras, projeto)).json()
      const replies = [
        await note(who, projeto),
        await sendFoto(who, projeto),
        await call(who, 'PUT', `/api/diario/${id}`, { texto: 'x' }),
        await call(who, 'PUT', `/api/diario/${id}/sem-efeito`, { motivo: 'x' }),
      ]
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([status, status, status, status])
    }
    const head = async (who: Who) =>
      (await call(who, 'GET', `/api/diario/projeto/${projeto}`)).json().Result[0]
    expect(await head(fiscal)).toMatchObject({
      escreve: true,
      le_livro: true,
      contratos: [{ nome: expect.any(String) }],
    })
    expect(await head(auditor)).toMatchObject({ escreve: false, le_livro: true, contratos: [] })
    expect(await head(saude)).toMatchObject({ escreve: false, le_livro: false, contratos: [] })
    const over = { ...fiscal, headers: { authorization: 'Bearer passada' } }
    const readers = await Promise.all([head(fiscal), head(over), head(null)])
    expect(readers.map(({ leitor }) => leitor)).toEqual([fiscal.id, null, null])
    expect((await call(null, 'GET', '/api/diario/projeto/99999')).statusCode).toBe(404)
    expect((await call(null, 'GET', '/api/diario/projeto/99999/registros')).statusCode).toBe(404)
  })

  it('takes no day to come, no contract of others, and says what else is wrong', async () => {
    const { projeto } = await newObra()
    const other = await newObra()
    const campos = async (own: object) => {
      const reply = await note(obras, projeto, own)
      return [reply.statusCode, reply.json().Campos]
    }
    expect(await campos({ dia: '2026-11-17' })).toEqual([400, { dia: MESSAGES.future }])
    expect(await campos({ dia: '1990-05-01' })).toEqual([400, { dia: MESSAGES.beforeWork('01/01/2026') }])
    expect(await campos({ id_contrato: other.contrato })).toEqual([
      400,
      { id_contrato: MESSAGES.notOfProjeto },
    ])
    expect(await campos({ texto: '' })).toEqual([400, { texto: 'Campo obrigatório.' }])
    expect((await campos({ texto: 'a\0b' }))[0]).toBe(400)
    expect((await note(obras, 99_999)).statusCode).toBe(404)
  })

  it('is printed whole and numbered, for those who read it', async () => {
    const { projeto } = await newObra()
    const print = (who: Who) => call(who, 'GET', `/api/diario/projeto/${projeto}/livro`)
    expect((await readPdf((await print(obras)).rawPayload)).pages[0]).toContain('Nenhumaocorrência')
    await note(fiscal, projeto, { texto: 'Faltou cimento.', dia: '2026-11-09' })
    const { id } = (await note(fiscal, projeto, { texto: 'linha\n'.repeat(400), dia: '2026-11-08' })).json()
    await call(obras, 'PUT', `/api/diario/${id}/sem-efeito`, { motivo: 'Era de outra obra.' })
    await note(gestor, projeto, { texto: 'Chegou cimento.' })
    expect((await list(obras, projeto)).map(({ numero }: { numero: number }) => numero)).toEqual([3, 1, 2])
    const { rawPayload } = await print(auditor)
    expect(await untold(rawPayload)).toEqual([])
    const { pages } = await readPdf(rawPayload)
    const all = pages.join('')
    const words = [
      'Nº1·09/11/2026',
      'Nº2·08/11/2026',
      'Semefeito:Eradeoutraobra.',
      'Nº3·10/11/2026',
      'AnaFiscal',
      'RuiGestor',
    ]
    for (const word of words) expect(all).toContain(word)
    expect(pages.length).toBeGreaterThan(2)
    expect((await print(null)).statusCode).toBe(401)
    for (const who of [saude, visitor]) expect((await print(who)).statusCode).toBe(403)
    expect((await call(obras, 'GET', '/api/diario/projeto/99999/livro')).statusCode).toBe(404)
  })

  it('is paged and filtered', async () => {
    const { projeto } = await newObra()
    await note(obras, projeto, { etapa: 3, dia: '2026-11-01' })
    await note(obras, projeto, { dia: '2026-11-02', texto: 'Visita técnica' })
    await sendFoto(obras, projeto, { momento: 'antes', dia: '2026-10-30' })
    const days = async (query: string) =>
      (await list(obras, projeto, query)).map(({ dia }: { dia: string }) => dia)
    expect(await days('')).toEqual(['2026-11-02', '2026-11-01', '2026-10-30'])
    expect(await days('?tipo=ocorrencia')).toEqual(['2026-11-02', '2026-11-01'])
    expect(await days('?etapa=3')).toEqual(['2026-11-01'])
    expect(await days('?momento=antes')).toEqual(['2026-10-30'])
    expect(await days('?busca=tecnica')).toEqual(['2026-11-02'])
    expect(await days('?limite=1&pagina=2')).toEqual(['2026-11-01'])
    const fotos = (await call(null, 'GET', `/api/diario/fotos?id_projeto=${projeto}`)).json().Result
    expect(fotos).toMatchObject([{ nomeprojeto: 'Ponte do Ribeirão', dia: '2026-10-30' }])
  })
})
