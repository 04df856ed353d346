import type { Prazo } from '@paco/domain/prazos/prazo'
import { addDays, type Day } from '@paco/domain/shared/days'
import { describe, expect, it } from 'vitest'
import { openStops } from '../paralisacoes/paralisacoes.testing.ts'

const INICIO: Day = '2026-01-05'
const bench = await openStops(`${INICIO}T12:00:00-03:00`)
const { call, clock, admin, obras, saude, auditor, visitor, newProjeto, stopped, restart } = bench
// From the first figures on, days are those of this clock and not of the database's.
await call(null, 'GET', '/api/painel')

const works = (fim: Day) => ({
  datainicioetapa5: INICIO,
  datafimetapa5: fim,
  situacaoetapa5: 'Em andamento',
})
/** Its works were to end a month ago: nothing moves from the day it is entered. */
const creche = await newProjeto({ nomeprojeto: 'Creche', ...works(INICIO) })
const chave = `obra:${creche}:evolucao`

const turn = (day: Day) => {
  clock.now = `${day}T12:00:00-03:00`
}
const due = async (who: typeof obras, query = 'tipo=legal'): Promise<Prazo[]> =>
  (await call(who, 'GET', `/api/prazos?${query}`)).json().Result
const keys = async (who = obras) => (await due(who)).map(({ parte }) => parte)
const counts = async (who = obras) => (await call(who, 'GET', '/api/prazos/contagem')).json().Result[0]

describe('works that do not get on', () => {
  it('are told from thirty days before, and as overdue once they count so', async () => {
    turn('2026-04-04')
    expect(await keys()).toEqual([])
    turn('2026-04-05')
    expect(await keys()).toEqual([chave])
    turn('2026-05-06')
    for (const who of [admin, obras, saude, auditor, visitor])
      expect((await due(who)).filter(({ parte }) => parte === chave)).toEqual([
        {
          tipo: 'legal',
          id: creche,
          parte: chave,
          titulo: 'Creche',
          detalhe: 'Obra sem evolução',
          id_secretaria: 12,
          secretaria_nome: 'Obras',
          dia: '2026-05-05',
          dias: -1,
          base_legal: 'critério da Lei 14.719/2023 (5% em 120 dias, 15% em 365)',
          acao: 'Atualize o andamento da obra ou, se ela parou, registre a paralisação.',
          dias_uteis: null,
          marcavel: false,
          id_projeto: creche,
          marca: null,
          meu: who === obras,
        },
      ])
  })

  it('are on the project’s page, in the number beside the menu and in the calendar', async () => {
    turn('2026-05-06')
    const page = (await call(visitor, 'GET', `/api/prazos/projeto/${creche}`)).json().Result
    expect(page).toMatchObject([{ chave, dia: '2026-05-05', situacao: 'aberto', marcavel: false }])
    expect((await call(null, 'GET', `/api/prazos/projeto/${creche}`)).statusCode).toBe(401)
    const overdue = (await due(obras, '')).filter(({ dias }) => dias < 0)
    expect(overdue.map(({ parte }) => parte)).toContain(chave)
    expect((await counts()).vencidos).toBe(overdue.length)
    const { endereco } = (await call(obras, 'POST', '/api/prazos/agenda')).json().Result[0]
    const { body } = await call(null, 'GET', endereco)
    expect(body).toContain(`UID:legal-obra-${creche}-evolucao@paco`)
    expect(body).toContain('SUMMARY:Creche: Obra sem evolução')
  })

  it('are marked as done by nobody', async () => {
    turn('2026-05-06')
    const mark = (who: typeof obras, one = chave) =>
      call(who, 'POST', '/api/prazos/cumprimentos', {
        chave: one,
        cumprido_em: '2026-05-05',
        evidencia: 'Vistoria',
      })
    expect((await mark(saude)).statusCode).toBe(403)
    for (const who of [obras, admin]) expect((await mark(who)).statusCode).toBe(409)
    for (const one of [`obra:${creche}:pncp`, 'obra:999999:evolucao'])
      expect((await mark(admin, one)).statusCode).toBe(404)
  })

  it('are no longer told once they are stopped; from the restart days count anew', async () => {
    turn('2026-05-06')
    const other = await newProjeto({ nomeprojeto: 'Praça', ...works(INICIO) })
    turn('2026-09-03')
    expect(await keys()).toContain(`obra:${other}:evolucao`)
    const stop = await stopped(other, { inicio: '2026-09-01' })
    expect((await keys()).join()).not.toContain(`obra:${other}:`)
    await restart(stop, '2026-09-03')
    expect((await keys()).join()).not.toContain(`obra:${other}:`)
    turn('2027-01-01')
    expect(await keys()).toContain(`obra:${other}:evolucao`)
  })
})

describe('on the day they would count so', () => {
  it('those that get on with that very day are not told, whoever asks first', async () => {
    const own = await openStops(`${INICIO}T12:00:00-03:00`)
    await own.call(null, 'GET', '/api/painel')
    // So slow that every 120th day brings the next point, from the 50th on.
    await own.newProjeto({ nomeprojeto: 'Barragem', ...works(addDays(INICIO, 2000)) })
    const linesOn = async (day: number): Promise<Prazo[]> => {
      own.clock.now = `${addDays(INICIO, day)}T12:00:00-03:00`
      return (await own.call(own.obras, 'GET', '/api/prazos?tipo=legal')).json().Result
    }
    expect(await linesOn(50)).toEqual([])
    expect(await linesOn(169)).toMatchObject([{ dia: addDays(INICIO, 170), dias: 1 }])
    expect(await linesOn(170)).toEqual([])
  })
})
