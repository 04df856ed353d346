import type { Aviso } from '@paco/domain/avisos/aviso'
import { textoOf } from '@paco/domain/avisos/frase'
import { PLACA } from '@paco/domain/quantitativos/exemplo.testing'
import { expect, it } from 'vitest'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { queueDecisoes, startCursor } from '../avisos/emails-queries.ts'
import { openObras } from './medicoes.testing.ts'

const { call, saude, obras, fiscal, substituto, gestor, newObra, measured, test } = await openObras()
const ITENS = [{ chave: PLACA, pleiteada: 2 }]

const told = async (who: Who): Promise<string[]> =>
  (await call(who, 'GET', '/api/avisos')).json().Result.map(({ frase }: Aviso) => textoOf(frase))

it('a bulletin is told to those whose turn it is, and to nobody else', async () => {
  await startCursor(test.database.db)
  await measured(await newObra(), 0, ITENS, 'enviada')
  for (const who of [fiscal, substituto])
    expect(await told(who)).toEqual([expect.stringMatching(/ enviou o boletim de medição nº 1 do contrato /)])
  for (const who of [gestor, saude, obras]) expect(await told(who)).toEqual([])

  await measured(await newObra(), 0, ITENS, 'atestada')
  expect(await told(gestor)).toEqual([
    expect.stringMatching(/^Eng\. Ana atestou o boletim de medição nº 1 do contrato /),
  ])
  expect(await told(saude)).toEqual([])

  // By e-mail the same, where the city sends some.
  await queueDecisoes(test.database.db, new Date('2026-11-16T16:00:00Z'))
  const { rows } = await test.database.pool.query(
    'select usuario_id, count(*)::int as vezes from avisos_emails group by 1 order by 1',
  )
  expect(Object.fromEntries(rows.map(({ usuario_id, vezes }) => [usuario_id, vezes]))).toEqual({
    // Sent twice; begun to be checked by the first of the two.
    [fiscal.id]: 2,
    [substituto.id]: 3,
    [gestor.id]: 1,
  })
})
