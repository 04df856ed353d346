/** The clocks Brazil has by law, each by the place that names it, and how many hours it is behind UTC since there is no summer time. */
export const FUSOS = {
  'America/Noronha': { nome: 'Fernando de Noronha (UTC−2)', horas: 2 },
  'America/Sao_Paulo': { nome: 'Brasília (UTC−3)', horas: 3 },
  'America/Porto_Velho': {
    nome: 'Amazonas, Mato Grosso, Mato Grosso do Sul, Rondônia e Roraima (UTC−4)',
    horas: 4,
  },
  'America/Rio_Branco': { nome: 'Acre e oeste do Amazonas (UTC−5)', horas: 5 },
} as const
export type Fuso = keyof typeof FUSOS
export const FUSO_KEYS = Object.keys(FUSOS) as [Fuso, ...Fuso[]]

/** By which most of the country lives: what counts until a city says otherwise. */
export const BRASILIA: Fuso = 'America/Sao_Paulo'
