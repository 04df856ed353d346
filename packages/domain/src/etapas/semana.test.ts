import { describe, expect, it } from 'vitest'
import type { Situacao } from './etapa.ts'
import { atrasoOf, motivoDaSemana } from './semana.ts'

const TODAY = '2026-11-17'
const etapa = (situacao: Situacao | null, inicio: string | null, fim: string | null) => ({
  situacao,
  inicio,
  fim,
})

describe('a stage of the week', () => {
  it.each([
    ['running, on time', etapa('Em andamento', '2026-10-01', '2027-03-01'), 'em_andamento', 0],
    ['running, without dates', etapa('Em andamento', null, null), 'em_andamento', 0],
    ['running, on its last day', etapa('Em andamento', '2026-10-01', TODAY), 'em_andamento', 0],
    ['running, a day after its end', etapa('Em andamento', '2026-10-01', '2026-11-16'), 'atrasada', 1],
    ['said to be late, without an end', etapa('Atrasado', '2026-10-01', null), 'atrasada', 0],
    ['said to be late, before its end', etapa('Atrasado', '2026-10-01', '2026-12-01'), 'atrasada', 0],
    ['not begun though its end passed', etapa('Não iniciado', '2026-09-01', '2026-10-18'), 'atrasada', 30],
    ['nothing said though its end passed', etapa(null, null, '2026-11-07'), 'atrasada', 10],
    ['not begun though its start passed', etapa('Não iniciado', '2026-11-15', '2027-03-01'), 'atrasada', 2],
    ['begins today', etapa('Não iniciado', TODAY, '2027-03-01'), 'comeca', 0],
    ['begins in fourteen days', etapa(null, '2026-12-01', '2027-03-01'), 'comeca', 0],
    ['begins in fifteen', etapa('Não iniciado', '2026-12-02', '2027-03-01'), null, 0],
    ['ends today, its start unknown', etapa('Não iniciado', null, TODAY), 'termina', 0],
    ['ends in fourteen days', etapa(null, null, '2026-12-01'), 'termina', 0],
    ['ends in fifteen', etapa(null, null, '2026-12-02'), null, 0],
    ['concluded, whatever its days', etapa('Concluído', '2026-11-10', TODAY), null, 0],
    ['concluded after its end', etapa('Concluído', '2026-01-10', '2026-02-01'), null, 0],
    ['nothing known', etapa(null, null, null), null, 0],
  ])('%s', (_name, one, motivo, atraso) => {
    expect([motivoDaSemana(one, TODAY), atrasoOf(one, TODAY)]).toEqual([motivo, atraso])
  })
})
