import { TRIBUNAIS_DE_CONTAS } from '../cidade/tribunais.ts'

/** What the fields of a remittance are called, and the courts. Apart from the rest, as the trail of every record's page asks it. */
export const LABELS = {
  tribunal: 'Tribunal',
  inicio: 'Início do período',
  fim: 'Fim do período',
  linhas: 'Obras',
  feita_em: 'Gerada em',
}

/** Of a city that has not said which court oversees it. */
export const SEM_TRIBUNAL = 'tc'

export const TRIBUNAL_LABELS: Readonly<Record<string, string>> = {
  ...TRIBUNAIS_DE_CONTAS,
  [SEM_TRIBUNAL]: 'Tribunal de Contas',
}
