import { motivoText } from '../projetos/paralisada.ts'
import { formatDay } from '../shared/days.ts'
import type { Paralisacao } from './paralisacao.ts'

type Told = Pick<
  Paralisacao,
  'nomeprojeto' | 'secretaria_nome' | 'motivo' | 'detalhe' | 'responsavel' | 'inicio' | 'reinicio_previsto'
>

const restartOf = ({ reinicio_previsto }: Told) =>
  reinicio_previsto === null ? 'ainda sem data prevista' : formatDay(reinicio_previsto)

export const LEI = 'Lei nº 14.133/2021, art. 115, § 6º'

/** What art. 115 § 6 wants told, line by line: label and what is said. */
export const linhasDoAviso = (told: Told): readonly (readonly [label: string, text: string])[] => [
  ['Obra', told.nomeprojeto],
  ['Secretaria', told.secretaria_nome],
  ['Paralisada desde', formatDay(told.inicio)],
  ['Motivo', motivoText(told)],
  ['Responsável', told.responsavel],
  ['Reinício previsto', restartOf(told)],
]

/** For the city's site. */
export const avisoText = (told: Told): string =>
  [
    'AVISO DE PARALISAÇÃO DE OBRA',
    LEI,
    '',
    ...linhasDoAviso(told).map(([label, text]) => `${label}: ${text}`),
  ].join('\n')

/** For the sign at the works: short enough to be read from the street. */
export const placaText = (told: Told): string =>
  [
    'OBRA PARALISADA',
    told.nomeprojeto,
    `Desde: ${formatDay(told.inicio)}`,
    `Motivo: ${motivoText(told)}`,
    `Responsável: ${told.responsavel}`,
    `Reinício previsto: ${restartOf(told)}`,
  ].join('\n')
