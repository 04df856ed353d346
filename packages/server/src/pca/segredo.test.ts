import { expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { readingCalls } from '../http/leituras.testing.ts'

const SECRET = 'Zepelim dirigível'

it('tells of a demand that was not sent to its department and to those who control, whatever others read', async () => {
  const test = await startTestApp(() => new Date('2026-03-10T15:00:00.000Z'))
  const { call, admin, auditor, obras, newProjeto } = await openBench(test)
  const [saude, visitor] = [await loginAs(test, { id_secretaria: 17 }), await loginAs(test)]
  const made = await call(obras, 'POST', '/api/pca/demandas', {
    requisitante: 'Obras',
    objeto: SECRET,
    justificativa: SECRET,
    expectativa_consumo_anual: 1,
    valor_preliminar: 1234.56,
    data_pretendida: '2026-03-20',
    prioridade: 'Média',
  })
  const { id } = made.json()
  const projeto = await newProjeto()
  const link = { id_projeto: projeto, tipo: 'pca', id_alvo: id }
  expect((await call(obras, 'POST', '/api/vinculos', link)).statusCode).toBe(200)
  const everything = readingCalls(test)
  const telling = async (who: Parameters<typeof call>[0]) =>
    [...(await everything(who, [id, projeto]))]
      .filter(([, body]) => body.includes(SECRET))
      .map(([url]) => url)

  for (const who of [null, visitor, saude]) expect(await telling(who)).toEqual([])
  const own = await telling(obras)
  expect(own).toEqual(expect.arrayContaining(['/api/pca', `/api/pca/${id}`, '/api/vinculos']))
  for (const who of [admin, auditor]) expect(await telling(who)).toEqual(expect.arrayContaining(own))
  // A search finds it no more than a list does.
  expect((await call(saude, 'GET', '/api/pca?busca=zepelim')).headers['x-total-count']).toBe('0')

  expect((await call(obras, 'POST', `/api/pca/${id}/enviar`, {})).statusCode).toBe(200)
  expect(await telling(saude)).toEqual(expect.arrayContaining(['/api/pca', `/api/pca/${id}`]))
})
