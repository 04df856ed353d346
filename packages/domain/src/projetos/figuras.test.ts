import { describe, expect, it } from 'vitest'
import { percentualDaObra, ritmoContradiz, type TerminoDaObra, terminoDaObra } from './figuras.ts'

const HOJE = '2026-11-20'

it.each([
  [43, 77, 43, 'medicao'],
  // Measured, and nothing of it done yet: that is known.
  [0, 77, 0, 'medicao'],
  [null, 77, 77, 'etapas'],
  [null, 0, 0, 'etapas'],
])('measured %s, by the stages %s: %s by %s', (fisico, progresso, percentual, regra) =>
  expect(percentualDaObra({ fisico, progresso })).toMatchObject({ percentual, regra }),
)

describe('the end of a work', () => {
  const parada = (reinicio_previsto: string | null) => ({ desde: '2026-10-01', reinicio_previsto })
  it.each<[string, Partial<Parameters<typeof terminoDaObra>[0]>, Pick<TerminoDaObra, 'dia' | 'regra'>]>([
    ['is that of its fifth stage', {}, { dia: '2027-02-05', regra: 'etapa' }],
    ['nobody planned', { fim: null }, { dia: null, regra: 'sem_data' }],
    [
      'is the day on which it really ended',
      { concluida: true, fim_real: '2026-11-01' },
      { dia: '2026-11-01', regra: 'realizado' },
    ],
    ['that nobody noted is as planned', { concluida: true }, { dia: '2027-02-05', regra: 'etapa' }],
    // 101 days from the first of October to the tenth of January.
    [
      'moves by the days of a stop that is foreseen to end',
      { paralisacao: parada('2027-01-10') },
      { dia: '2027-05-17', regra: 'retomada' },
    ],
    [
      'is unknown while nobody foresees that',
      { paralisacao: parada(null) },
      { dia: null, regra: 'paralisada' },
    ],
    [
      'is unknown once the foreseen day has passed',
      { paralisacao: parada('2026-11-19') },
      { dia: null, regra: 'paralisada' },
    ],
    [
      'stopped, without a plan',
      { fim: null, paralisacao: parada('2027-01-10') },
      { dia: null, regra: 'paralisada' },
    ],
    [
      'that ended before it was told to stand still',
      { concluida: true, fim_real: '2026-09-01', paralisacao: parada(null) },
      { dia: '2026-09-01', regra: 'realizado' },
    ],
  ])('%s', (_what, own, told) =>
    expect(
      terminoDaObra({ concluida: false, fim: '2027-02-05', fim_real: null, paralisacao: null, ...own }, HOJE),
    ).toMatchObject(told),
  )
})

describe('a pace', () => {
  const termino: TerminoDaObra = { dia: '2027-02-05', regra: 'etapa', texto: '' }
  // 200 days gone, 77 to go.
  const obra = { fisico: 20, progresso: 60, inicio: '2026-05-04', termino }
  it.each<[string, Partial<typeof obra>, RegExp | null]>([
    [
      'that misses the end by far says so',
      {},
      /20% em 200 dias\): nesse ritmo terminaria por volta de 28\/01\/2029/,
    ],
    ['that makes it says nothing', { fisico: 75 }, null],
    ['a little behind says nothing', { fisico: 65 }, null],
    ['of nothing measured is none', { fisico: null as unknown as number }, null],
    ['of zero is none', { fisico: 0 }, null],
    ['of finished works is none', { fisico: 100 }, null],
    ['of some days is none', { inicio: '2026-11-01' }, null],
    ['of an end that has passed is none', { termino: { ...termino, dia: '2026-11-20' } }, null],
    ['of stopped works is none', { termino: { ...termino, regra: 'retomada' } }, null],
  ])('%s', (_what, own, told) => {
    const text = ritmoContradiz({ ...obra, ...own }, HOJE)
    if (told === null) expect(text).toBeNull()
    else expect(text).toMatch(told)
  })
})
