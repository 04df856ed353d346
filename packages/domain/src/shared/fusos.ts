/**
 * The clocks Brazil has by law, each by the place that names it: how many hours it is behind UTC since there is no summer
 * time, which places live by it, and what its time is called.
 */
export const FUSOS = {
  'America/Noronha': {
    horas: 2,
    nome: 'Fernando de Noronha (UTC−2)',
    hora: 'horário de Fernando de Noronha',
  },
  'America/Sao_Paulo': { horas: 3, nome: 'Brasília (UTC−3)', hora: 'horário de Brasília' },
  'America/Porto_Velho': {
    horas: 4,
    nome: 'Amazonas, Mato Grosso, Mato Grosso do Sul, Rondônia e Roraima (UTC−4)',
    hora: 'horário do Amazonas',
  },
  'America/Rio_Branco': { horas: 5, nome: 'Acre e oeste do Amazonas (UTC−5)', hora: 'horário do Acre' },
} as const
export type Fuso = keyof typeof FUSOS
export const FUSO_KEYS = Object.keys(FUSOS) as [Fuso, ...Fuso[]]

/** By which most of the country lives: what counts until a city says otherwise. */
export const BRASILIA: Fuso = 'America/Sao_Paulo'

/** The clock that is so many hours behind UTC; each is another. */
export const fusoOf = (horas: number): Fuso =>
  FUSO_KEYS.find((fuso) => FUSOS[fuso].horas === horas) ?? BRASILIA
